# Words on the pictures of the island, and the pictures told in words.

picture-island-name = { island-title }
picture-island-invitation = { $seats ->
    [0] De 2 a 4 jogadores. Quatro tesouros, um helicóptero.
    [one] 1 jogador entrou. { $free ->
        [0] A partida está completa.
        [one] Cabe mais 1.
       *[other] Cabem mais { $free }.
    }
   *[other] { $seats } jogadores entraram. { $free ->
        [0] A partida está completa.
        [one] Cabe mais 1.
       *[other] Cabem mais { $free }.
    }
}
picture-player = Jogador { $seat }
picture-island-turn = Turno de { $name }
picture-island-discarding = { $name }: descarte
picture-island-swimming = { $name }: nade
picture-island-considering = { $name }: jogar carta?
picture-island-over-won = Vitória
picture-island-over-lost = Derrota
picture-island-actions = { $left ->
    [0] Nenhuma ação
    [one] Resta 1 ação
   *[other] Restam { $left } ações
}
picture-island-ending = Você não tem mais ações
picture-island-hand-full = Mais de cinco cartas
picture-island-sunk-under = Peça afundada: nade para outra
picture-island-gate = Antes do alagamento
picture-island-rescue = { $name }: salve { $lost }!
picture-island-rescue-how = Voem com eles ou percam
picture-island-the-end = A partida acabou
picture-island-water = Nível da água { $mark }
picture-island-rate = { $rate } cartas, depois { $next }
picture-island-rate-last = { $rate } cartas, depois perdem
picture-island-mark-discarded = Alagamento descartado
picture-island-mark-flooded = Recém-alagada
picture-island-mark-sank = Recém-afundada
picture-island-mark-shored-up = Recém-drenada
picture-island-mark-came = Alguém chegou
picture-island-mark-held = Na mão
picture-island-mark-in-deck = No baralho
picture-island-mark-gone = Descartada
picture-island-landed = A salvo em casa!
picture-island-lost = A ilha venceu
picture-island-cause-landing-lost = O { island-fools-landing } afundou.
picture-island-cause-treasure-lost = As duas peças { $treasure } afundaram.
picture-island-cause-drowned = { $count ->
    [0] { $name } se afogou.
    [one] { $name } se afogou.
   *[other] { $name } se afogaram.
}
picture-island-cause-skull-reached = A água chegou à caveira.
picture-island-cause-home = Os quatro tesouros voaram para casa.
picture-island-number-turns = Turnos
picture-island-number-treasures = Tesouros
picture-island-number-shored = Drenadas
picture-island-number-flooded = Alagamentos
picture-island-number-sunk = Afundadas
picture-island-number-water = Água


# Both places…

picture-island-of-stone = da Pedra da Terra
picture-island-of-statue = da Estátua do Vento
picture-island-of-crystal = do Cristal do Fogo
picture-island-of-chalice = do Cálice do Oceano
picture-island-legend-treasure = Tesouro:
picture-island-power-engineer = Drena 2 peças de uma vez
picture-island-power-pilot = Voa aonde quiser, 1 vez
picture-island-power-navigator = Move os outros 2 peças
picture-island-power-explorer = Também anda na diagonal
picture-island-power-diver = Mergulha no que alagou
picture-island-power-messenger = Dá cartas de qualquer lugar
