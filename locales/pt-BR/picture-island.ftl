# Words on the pictures of the island, and the pictures told in words.

picture-name = { island-title }
picture-invitation = { $seats ->
    [0] De 2 a 4 jogadores. Quatro tesouros, um helicóptero.
    [one] 1 jogador na mesa. { $free ->
        [0] A mesa está completa.
        [one] Cabe mais 1.
       *[other] Cabem mais { $free }.
    }
   *[other] { $seats } jogadores na mesa. { $free ->
        [0] A mesa está completa.
        [one] Cabe mais 1.
       *[other] Cabem mais { $free }.
    }
}
picture-player = Jogador { $seat }
picture-turn = Turno de { $name }
picture-discarding = { $name }: descarte
picture-swimming = { $name }: nadar
picture-considering = { $name }: jogar carta?
picture-over-won = Vitória
picture-over-lost = Derrota
picture-actions = { $left ->
    [0] Nenhuma ação
    [one] Resta 1 ação
   *[other] Restam { $left } ações
}
picture-ending = Sem ações: encerre o turno
picture-hand-full = Mais de cinco cartas
picture-sunk-under = A peça afundou: escolha outra
picture-gate = Antes das próximas cartas
picture-rescue = { $name }: salve { $lost }!
picture-rescue-how = Sem helicóptero, é o fim
picture-the-end = A partida acabou
picture-water = Nível da água { $mark }
picture-rate = Alaga { $rate }, depois { $next }
picture-rate-last = Alaga { $rate }, depois o fim
picture-mark-discarded = No descarte
picture-mark-flooded = Recém-alagada
picture-mark-sank = Recém-afundada
picture-mark-shored-up = Recém-drenada
picture-mark-came = Alguém chegou
picture-mark-held = Em uma mão
picture-mark-in-deck = No baralho
picture-mark-gone = Descartada
picture-landed = A salvo em casa!
picture-lost = A ilha venceu
picture-cause-landing-lost = O { island-fools-landing } afundou.
picture-cause-treasure-lost = As duas peças { $treasure } afundaram.
picture-cause-drowned = { $count ->
    [0] { $name } se afogou.
    [one] { $name } se afogou.
   *[other] { $name } se afogaram.
}
picture-cause-skull-reached = A água chegou à caveira.
picture-cause-home = Os quatro tesouros voaram para casa.
picture-number-turns = Turnos
picture-number-treasures = Tesouros
picture-number-shored = Drenadas
picture-number-flooded = Alagamentos
picture-number-sunk = Afundadas
picture-number-water = Água


# Both places…

picture-of-stone = da Pedra da Terra
picture-of-statue = da Estátua do Vento
picture-of-crystal = do Cristal do Fogo
picture-of-chalice = do Cálice do Oceano
