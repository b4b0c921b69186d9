## A server's logbook

logbook-new = 📖 Novos recordes deste servidor: { $facts }{ $more ->
    [0] .
    [one] , e mais { $more }.
   *[other] , e mais { $more }.
}
logbook-empty = Este servidor ainda não tem recordes. Ganhe uma partida para conseguir o primeiro.
logbook-line = { $what }: { $count ->
    [0] { $when }
   *[other] { $who }, { $when }
}
logbook-island-won-novice = primeira vitória no nível { island-difficulty-novice }
logbook-island-won-normal = primeira vitória no nível { island-difficulty-normal }
logbook-island-won-elite = primeira vitória no nível { island-difficulty-elite }
logbook-island-won-legendary = primeira vitória no nível { island-difficulty-legendary }
logbook-island-swiftest = o voo mais rápido para casa ({ $value ->
    [0] nenhum turno
    [one] um turno
   *[other] { $value } turnos
})
logbook-island-most-sunk = volta para casa da menor ilha ({ $value ->
    [0] nenhuma peça afundada
    [one] uma peça afundada
   *[other] { $value } peças afundadas
})
logbook-island-at-the-brink = primeiro voo para casa com a água no último nível
logbook-island-nothing-sank = primeira vitória sem que nada afundasse
logbook-island-little-left = primeira vitória com dez ou mais peças afundadas
logbook-island-swam-and-won = primeira vitória em que alguém precisou nadar
logbook-island-never-rose = primeira vitória sem nenhuma enchente
logbook-bridges-most-points-a = mais pontos no lado A ({ $value })
logbook-bridges-most-points-b = mais pontos no lado B ({ $value })
logbook-bridges-much = primeiro tabuleiro com cinquenta pontos ou mais
logbook-bridges-all-islands = primeiro tabuleiro com as 18 ilhas prontas
logbook-bridges-all-races = primeira pessoa a ganhar os três primeiros prêmios
logbook-crusoe-best-score = melhor pontuação ({ $value })
logbook-crusoe-most-built = mais construções em uma partida ganha ({ $value })
logbook-crusoe-nobody-hungry = primeira vitória em que ninguém passou fome
logbook-crusoe-in-good-spirits = primeira vitória com o moral alto
logbook-crusoe-alone = primeira vitória em um náufrago sozinho
logbook-crusoe-won-castaways = primeira vitória em “{ crusoe-scenario-castaways }”
logbook-crusoe-won-cursed = primeira vitória em “{ crusoe-scenario-cursed }”
logbook-crusoe-won-jenny = primeira vitória em “{ crusoe-scenario-jenny }”
logbook-crusoe-won-volcano = primeira vitória em “{ crusoe-scenario-volcano }”
logbook-crusoe-won-cannibals = primeira vitória em “{ crusoe-scenario-cannibals }”
logbook-crusoe-won-family = primeira vitória em “{ crusoe-scenario-family }”
