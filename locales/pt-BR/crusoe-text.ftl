# Robinson Crusoe em palavras: a posição inteira, e as imagens contadas.

crusoe-text-page-state = O dia
crusoe-text-page-island = A ilha
crusoe-text-page-workshop = A oficina
crusoe-text-page-people = As pessoas
crusoe-text-nothing = nada
crusoe-text-or = ou
crusoe-text-sure = garantido
crusoe-text-first = primeiro jogador
crusoe-text-ready = de acordo
crusoe-text-outside = fora esta noite
crusoe-text-used = (usada nesta rodada)
crusoe-text-camp = o acampamento
crusoe-text-natural-shelter = abrigo natural
crusoe-text-round = Rodada { $round } de { $rounds }. { $asked }
crusoe-text-ended = { $won ->
    [yes] Vitória.
   *[no] Derrota.
} { $why } { $points }: { $list }.
crusoe-text-goal-castaways = Objetivo: pilha do sinal { $castaways } de madeira; fogo { $fire ->
    [yes] pronto
   *[no] por fazer
}; um navio passa nas rodadas 10 a 12.
crusoe-text-goal-cursed = Objetivo: cruzes { $cross }.
crusoe-text-goal-jenny = Objetivo: Jenny, { $jenny ->
    [yes] em terra
   *[no] na rocha
}; bote salva-vidas, { $lifeboat ->
    [yes] pronto
   *[no] por fazer
}.
crusoe-text-goal-volcano = Objetivo: outras peças { $tiles }; templos { $temple }; esquife { $boat ->
    [yes] pronto
   *[no] por fazer
}.
crusoe-text-goal-cannibals = Objetivo: a cidade, força { $city }; aldeias queimadas { $burnt }, de pé { $village }.
crusoe-text-goal-family = Objetivo: { $done } de { $count } para o lar; falta: { $missing }.
crusoe-text-stage = { $room ->
    [0] Nesta rodada não cabe mais madeira na pilha.
   *[other] Nesta rodada ainda há lugar para { $room } de madeira na pilha.
}
crusoe-text-villages = Cada aldeia tem agora força { $n }; cada uma que se queima tira 3 da cidade.
crusoe-text-tonight = Esta noite: { $sky }; telhado { $roof }; comida { $meals } para { $eaters }{ $more ->
    [0] { "" }
   *[other] { " " }(mais { $more } com certeza)
}; { $sheltered ->
    [yes] com abrigo
   *[no] sem abrigo, 1 ferimento para cada um
}.
crusoe-text-late = Esta noite: { $eaten ->
    [yes] a refeição já passou
    [hungry] alguém passa fome
   *[no] comida { $meals } para { $eaters }
}; { $sheltered ->
    [yes] com abrigo
    [over] dormiu-se sem abrigo
   *[no] sem abrigo, 1 ferimento para cada um
}.
crusoe-text-sky-known = nuvens de chuva { $rain }, de inverno { $winter }
crusoe-text-no-dice = sem dados do clima
crusoe-text-die-rain = dado de chuva
crusoe-text-die-winter = dado de inverno
crusoe-text-die-animals = dado dos animais famintos
crusoe-text-ahead = Dados do clima por rodada: { $list }.
crusoe-text-later = Ainda por vir, de cartas: { $list }.
crusoe-text-stores = Estoque: { $goods }
crusoe-text-promised = reservado para o plano: { $goods }
crusoe-text-coming = chega depois: { $goods }
crusoe-text-levels = { $shelter ->
    [built] Abrigo pronto
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
crusoe-text-threat-short = { $name }{ $round ->
    [0] { "" }
   *[other] { " " }(rodada { $round })
}
crusoe-text-threat = Ameaça: **{ $name }**{ $round ->
    [0] .
   *[other] , pode atacar na rodada { $round }.
}
crusoe-text-pawns = { $count ->
    [0] 0 peões
    [one] 1 peão
   *[other] { $count } peões
}
crusoe-text-weapons = armas { $n } ou mais
crusoe-text-against = Para evitar isso, { $words }
crusoe-text-strikes = Se atacar: { $words }
crusoe-text-fields = Nos campos de ação: { $list }.
crusoe-text-plan = Plano: { $list }.
crusoe-text-odds = sucesso { $success }%, ferimento { $wound }%, aventura { $adventure }%
crusoe-text-odds-short = { $success }%
crusoe-text-dies = ‼ { $chance }% de chance de { $name } morrer esta noite.
crusoe-text-short-meal = ⚠ { $chance }% de chance de alguém passar fome.
crusoe-text-short-food = ⚠ { $chance }% de chance de o tempo levar mais comida do que vocês têm.
crusoe-text-short-wood = ⚠ { $chance }% de chance de faltar madeira.
crusoe-text-short-palisade = ⚠ { $chance }% de chance de a paliçada não aguentar.
crusoe-text-lacks = { $count ->
    [0] faltam 0 peões
    [1] falta 1 peão
   *[other] faltam { $count } peões
}
crusoe-text-idle = Peões livres: { $list }.
crusoe-text-sayable = Pode-se dizer: { $list }.
crusoe-text-possible = O que dá para fazer agora, com os peões e os recursos de cada ação. Ao construir, coletar ou explorar, um peão a mais garante o sucesso:
crusoe-text-terrain = seu terreno
crusoe-text-land-lava = lava
crusoe-text-land-volcano = a cratera
crusoe-text-land-face-down = virada para baixo
crusoe-text-unknown = { $count ->
    [0] inexplorado
    [1] inexplorado, 1 peão
   *[other] inexplorado, { $count } peões
}
crusoe-text-exhausted = { $what } (fonte esgotada)
crusoe-text-several = { $what } ×{ $n }
crusoe-text-covered = { $what } (terreno coberto)
crusoe-text-how-spaces-lie = As colunas são letras, as linhas são números; de cada espaço, diz-se quais o tocam.
crusoe-text-steps = { $count ->
    [0] No acampamento.
    [1] A 1 passo do acampamento.
   *[other] A { $count } passos do acampamento.
}
crusoe-text-beside = Ao lado de { $list }.
crusoe-text-terrains = Terrenos explorados: { $list }.
crusoe-text-decks = Para caçar: { $hunt } (baralho de feras: { $beasts }). Peças por explorar: { $tiles }. Eventos restantes: { $events }.
crusoe-text-inventions-built = Pronto:
crusoe-text-inventions-planned = No plano:
crusoe-text-inventions-possible = Pode ser construído; entre parênteses, o que cada coisa pede:
crusoe-text-inventions-blocked = Ainda falta algo para isto; entre parênteses, o que cada coisa pede:
crusoe-text-next-invention = Próxima invenção do baralho: { $name }.
crusoe-text-at-hand = À mão:
crusoe-text-nothing-at-hand = Não há nada à mão.
crusoe-text-kept = { $name }{ $uses ->
    [0] { "" }
    [1] { " " }(1 uso)
   *[other] { " " }({ $uses } usos)
}:
crusoe-text-person = { $name }{ $player ->
    [yes] , { $role }
   *[no] { "" }
}: { $state ->
    [dead] não sobreviveu
    [last] ferimentos { $wounds } de { $hearts } (o próximo mata)
   *[alive] ferimentos { $wounds } de { $hearts }
}, fichas { $tokens }
crusoe-text-injury = ferimento especial: { $part }
crusoe-text-drops = Ferimentos que baixam o moral: { $list }.
crusoe-text-led-by = quem age é { $name }
crusoe-text-own = Invenção própria: { $name }.
crusoe-text-price = { $count ->
    [0] 0 fichas
    [1] 1 ficha
   *[other] { $count } fichas
}
crusoe-text-dog-helps = O cachorro está aqui: ajuda um jogador a caçar ou explorar.
