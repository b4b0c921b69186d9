# Robinson Crusoe em palavras: a posição inteira, e as imagens contadas.

crusoe-text-page-state = O dia
crusoe-text-page-island = A ilha
crusoe-text-page-workshop = A oficina
crusoe-text-page-people = As pessoas
crusoe-text-nothing = nada
crusoe-text-or = ou
crusoe-text-sure = sucesso garantido
crusoe-text-first = joga primeiro
crusoe-text-ready = já aceitou o plano
crusoe-text-outside = fora esta noite
crusoe-text-used = (usada nesta rodada)
crusoe-text-camp = o acampamento
crusoe-text-natural-shelter = abrigo natural
crusoe-text-round = Rodada { $round } de { $rounds }. { $asked }
crusoe-text-ended = { $won ->
    [yes] Vitória.
   *[no] Derrota.
} { $why } { $points }: { $list }.
crusoe-text-goal-castaways = Objetivo: a pilha de lenha tem { $castaways } de madeira, e a fogueira { $fire ->
    [yes] está pronta
   *[no] ainda não está pronta
}. Um navio passa nas rodadas 10 a 12.
crusoe-text-goal-cursed = Objetivo: erguer cruzes em peças diferentes ({ $cross } até agora).
crusoe-text-goal-jenny = Objetivo: Jenny { $jenny ->
    [yes] está em terra
   *[no] continua na rocha
}, e o bote salva-vidas { $lifeboat ->
    [yes] está pronto
   *[no] ainda não está pronto
}.
crusoe-text-goal-volcano = Objetivo: explorar mais peças ({ $tiles }), templos ({ $temple }) e o barco ({ $boat ->
    [yes] já está pronto
   *[no] ainda não está pronto
}).
crusoe-text-goal-cannibals = Objetivo: tomar a cidade (força { $city }). Vocês queimaram { $burnt } aldeias, e { $village } ainda estão de pé.
crusoe-text-goal-family = Objetivo: vocês têm { $done } de { $count } coisas para o lar. Ainda faltam: { $missing }.
crusoe-text-stage = { $room ->
    [0] Nesta rodada vocês não podem colocar mais madeira na pilha.
   *[other] Nesta rodada vocês podem colocar { $room } de madeira na pilha.
}
crusoe-text-villages = Cada aldeia tem força { $n } agora. Cada uma que vocês queimam tira 3 da força da cidade.
crusoe-text-tonight = O clima desta noite: { $sky }. O telhado está no nível { $roof }. { $meals ->
    [0] Vocês não têm comida para as { $eaters } pessoas
   *[other] Vocês têm { $meals } de comida para { $eaters } pessoas
}{ $more ->
    [0] { "" }
   *[other] , e com certeza recebem mais { $more }
}. { $sheltered ->
    [yes] Vocês têm um abrigo.
   *[no] Vocês ainda não têm abrigo, então todos sofrem 1 ferimento.
}
crusoe-text-late = { $eaten ->
    [yes] Vocês já comeram.
    [hungry] Alguém passa fome esta noite.
   *[no] { $meals ->
        [0] Vocês não têm comida para as { $eaters } pessoas esta noite.
       *[other] Vocês têm { $meals } de comida para { $eaters } pessoas esta noite.
    }
} { $sheltered ->
    [yes] Vocês têm um abrigo.
    [over] Vocês dormiram sem abrigo.
   *[no] Vocês não têm abrigo, então todos sofrem 1 ferimento.
}
crusoe-text-sky-rain = { $count ->
    [0] nenhuma nuvem de chuva
    [one] 1 nuvem de chuva
   *[other] { $count } nuvens de chuva
}
crusoe-text-sky-winter = { $count ->
    [0] nenhuma nuvem de inverno
    [one] 1 nuvem de inverno
   *[other] { $count } nuvens de inverno
}
crusoe-text-no-dice = sem dados do clima
crusoe-text-die-rain = o dado de chuva
crusoe-text-die-winter = o dado de inverno
crusoe-text-die-animals = o dado de animais famintos
crusoe-text-ahead = Dados do clima nas próximas rodadas: { $list }.
crusoe-text-later = Cartas que ainda têm efeito: { $list }.
crusoe-text-stores = Vocês têm { $goods }.
crusoe-text-promised = Reservado para o plano: { $goods }.
crusoe-text-coming = Chega depois: { $goods }.
crusoe-text-of = { $done } de { $most }
crusoe-text-levels = { $shelter ->
    [built] Abrigo construído
    [natural] Abrigo natural
   *[none] Sem abrigo
}; telhado { $roof }, paliçada { $palisade }, armas { $weapons }.
crusoe-text-morale = Moral { $n }.
crusoe-text-good-wood = { $count ->
    [0] 0 de madeira
    [1] 1 de madeira
   *[other] { $count } de madeira
}
crusoe-text-good-food = { $count ->
    [0] 0 de comida
    [1] 1 de comida
   *[other] { $count } de comida
}
crusoe-text-good-preserved = { $count ->
    [0] 0 de comida que não estraga
    [1] 1 de comida que não estraga
   *[other] { $count } de comida que não estraga
}
crusoe-text-good-hide = { $count ->
    [0] 0 peles
    [1] 1 pele
   *[other] { $count } peles
}
crusoe-text-threats = Ameaças: { $list }.
crusoe-text-threat-short = “{ $name }”{ $round ->
    [0] { "" }
   *[other] { " " }(rodada { $round })
}
crusoe-text-threat = Ameaça: **{ $card }**{ $round ->
    [0] .
   *[other] { " " }(pode atacar na rodada { $round }).
}
crusoe-text-pawns = { $count ->
    [0] 0 peões
    [one] 1 peão
   *[other] { $count } peões
}
crusoe-text-with = { $name } com { $count ->
    [0] nenhum peão
    [one] 1 peão
   *[other] { $count } peões
}
crusoe-text-weapons = armas { $n } ou mais
crusoe-text-against = Para evitar: { $words }
crusoe-text-strikes = Se atacar: { $words }
crusoe-text-fields = Estas ações têm fichas: { $list }.
crusoe-text-plan = Plano: { $list }.
crusoe-text-odds = { $success }% de sucesso, { $wound }% de ferimento, { $adventure }% de aventura
crusoe-text-odds-short = { $success }%
crusoe-text-dies = ‼ { $chance ->
    [100] { $name } vai morrer esta noite quase com certeza.
   *[other] { $chance }% de chance de { $name } morrer esta noite.
}
crusoe-text-short-meal = ⚠ { $chance ->
    [100] Alguém vai passar fome.
   *[other] { $chance }% de chance de alguém passar fome.
}
crusoe-text-short-food = ⚠ { $chance ->
    [100] O clima vai tirar mais comida do que vocês têm.
   *[other] { $chance }% de chance de o clima tirar mais comida do que vocês têm.
}
crusoe-text-short-wood = ⚠ { $chance ->
    [100] Vai faltar madeira.
   *[other] { $chance }% de chance de faltar madeira.
}
crusoe-text-short-palisade = ⚠ { $chance ->
    [100] A paliçada não vai aguentar.
   *[other] { $chance }% de chance de a paliçada não aguentar.
}
crusoe-text-lacks = { $count ->
    [0] faltam 0 peões
    [1] falta 1 peão
   *[other] faltam { $count } peões
}
crusoe-text-idle = Peões livres: { $list }.
crusoe-text-sayable = Você pode fazer isto: { $list }.
crusoe-text-possible = O que vocês podem fazer agora, com o mínimo de peões e o custo. Com um peão a mais, construir, coletar e explorar sempre dão certo:
crusoe-text-terrain = seu terreno
crusoe-text-land-lava = lava
crusoe-text-land-volcano = a cratera
crusoe-text-land-face-down = virada para baixo
crusoe-text-unknown = { $count ->
    [0] inexplorada
    [one] inexplorada (explorar precisa de 1 peão)
   *[other] inexplorada (explorar precisa de { $count } peões)
}
crusoe-text-exhausted = sem { $source }
crusoe-text-several = { $n } de { $what }
crusoe-text-covered = { $what } (coberto)
crusoe-text-how-spaces-lie = As colunas são letras e as linhas são números. Cada espaço mostra seus vizinhos.
crusoe-text-steps = { $count ->
    [0] No acampamento.
    [1] A 1 passo do acampamento.
   *[other] A { $count } passos do acampamento.
}
crusoe-text-beside = Ao lado de { $list }.
crusoe-text-terrains = Terrenos que vocês encontraram: { $list }.
crusoe-text-decks = Feras para caçar: { $hunt }; baralho de feras: { $beasts }. Peças restantes: { $left }. Eventos restantes: { $events }.
crusoe-text-inventions-built = Construídas:
crusoe-text-inventions-planned = No plano:
crusoe-text-inventions-possible = Vocês podem construir estas (e do que cada uma precisa):
crusoe-text-inventions-blocked = Ainda falta algo para estas (veja do que cada uma precisa):
crusoe-text-next-invention = Próxima invenção: { $name }.
crusoe-text-at-hand = Vocês podem usar:
crusoe-text-nothing-at-hand = Vocês não têm nada para usar.
crusoe-text-kept = { $name }{ $uses ->
    [0] { "" }
    [1] { " " }(1 uso)
   *[other] { " " }({ $uses } usos)
}:
crusoe-text-person = { $name }{ $player ->
    [yes] { " " }({ $role })
   *[no] { "" }
}: { $state ->
    [dead] morreu
    [last] { $wounds } de { $hearts } ferimentos (o próximo mata)
   *[alive] { $wounds } de { $hearts } ferimentos
}, { $tokens ->
    [0] sem fichas
    [one] 1 ficha
   *[other] { $tokens } fichas
}
crusoe-text-injury = lesão: { $part }
crusoe-text-drops = Ferimentos que baixam o moral: { $list }.
crusoe-text-led-by = { $name } lidera
crusoe-text-own = Invenção própria: { $name }.
crusoe-text-price = { $count ->
    [0] 0 fichas
    [1] 1 ficha
   *[other] { $count } fichas
}
crusoe-text-dog-helps = O cachorro está aqui. Ele ajuda um jogador a caçar ou explorar.
