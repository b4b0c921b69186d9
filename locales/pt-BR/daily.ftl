## The deal of the day

command-daily = Jogar a partida de hoje, a mesma para todo mundo
daily-abandoned = Você encerrou a partida de hoje antes do fim. Amanhã tem outra.
daily-dealt = -# **{ $game }**, partida de { $date }: hoje todo mundo recebe as mesmas cartas. Você joga sozinho e só uma vez. As dicas são contadas.
daily-aim-bridges = Objetivo: completar o maior número de ilhas. Uma ilha está completa quando tem tantas pontes quanto o seu número. Cada ilha completa vale 2 pontos; bandeiras e seis ilhas conectadas valem mais. São 17 cartas, uns dez minutos.
daily-aim-island = Objetivo: recolher os quatro tesouros e voar para casa com dois jogadores do computador antes que a ilha afunde. É a sua primeira vez? `/learn` ensina em dois minutos.
daily-once = Cada partida do dia só pode ser jogada uma vez. Digite `/daily` para jogar a de hoje.
daily-shared = Agora todo mundo aqui pode ver.
daily-result = **Pontes, partida de { $date }**, lado { $side }: { $name }
daily-points = { $points } pontos, { $finished } de 18 ilhas prontas. Nível: { $rank }.
daily-signs = Cada símbolo é uma carta: { $none } quer dizer nenhuma ilha completa; { $one }, uma; { $more }, várias.
daily-race = Carta { $round }, { $race }: { $points } pontos.
daily-streak = { $days ->
    [0] { $days } dias seguidos
    [one] 1 dia seguido
   *[other] { $days } dias seguidos
}.
daily-is-theirs = Só quem começou esta partida pode jogá-la.
command-daily-show = Mostrar como foi a partida de hoje ou a de ontem
daily-show-results = Resultados de hoje
daily-show-yesterday = Resultados de ontem
daily-island-result = **{ island-title }, ilha de { $date }**, { $difficulty }: { $name }
daily-island-won = { $turns ->
    [0] De volta
    [one] De volta após um turno
   *[other] De volta após { $turns } turnos
} com os quatro tesouros e a água no nível { $water } de { $skull }.
daily-island-lost = { $turns ->
    [0] Derrota
    [one] Derrota no primeiro turno
   *[other] Derrota após { $turns } turnos
} com { $treasures ->
    [0] nenhum dos tesouros
    [one] um dos quatro tesouros
   *[other] { $treasures } dos quatro tesouros
} e a água no nível { $water } de { $skull }.
daily-island-points = { $points } pontos.
command-daily-game = Jogar Pontes ou a ilha com dois computadores
daily-taken = Você já começou a partida de hoje, e ela foi apagada depois. Amanhã tem outra.
daily-shared-already = Este resultado já foi compartilhado aqui.

## How it went

standings-later = { $count ->
    [0] Ninguém terminou ainda.
    [one] Uma pessoa terminou. Você vai ver como foi quando também terminar.
   *[other] { $count } pessoas terminaram. Você vai ver como foi quando também terminar.
}
standings-none = Ninguém terminou.
standings-none-here = Ninguém daqui terminou.
standings-line = { $place }\. { $who }: { $points }{ $hints ->
    [0] { "" }
    [one] , com uma dica
   *[other] , com { $hints } dicas
}
standings-best = Recorde de todos os servidores: { $points } ({ $count ->
    [0] nenhum jogador
    [one] um jogador
   *[other] { $count } jogadores
}).
standings-own = Com { $points } pontos, você foi melhor que { $percent }% dos outros.
standings-computer = O computador fez { $points } com as mesmas cartas.
standings-streak = { $days ->
    [0] Ninguém daqui terminou hoje.
    [one] Alguém daqui terminou hoje.
   *[other] Há { $days } dias seguidos alguém daqui termina a partida do dia.
}
standings-late = { $who }: { $points }, terminada depois do fim do dia
standings-next = A próxima partida começa { $when }.

## Told once a day, where a server wishes it

morning-best-here = O melhor resultado deste servidor supera { $percent }% dos outros.
morning-play-bridges = Jogar as Pontes de hoje
morning-play-island = Jogar a ilha de hoje
setting-daily-channel = Onde publicar os resultados de ontem
command-server-daily = Publicar os resultados do dia em um canal
setting-daily-time = Quando publicar, ex.: 9:00 (- para parar)
setting-daily-time-zone = Fuso desse horário, ex.: America/Sao_Paulo

## A day's picture

day-of-bridges = Partida de { $date }
day-of-island = Ilha de { $date }
day-streak = { $days ->
    [0] Nenhum dia seguido
    [one] 1 dia seguido
   *[other] { $days } dias seguidos
}
day-here = Os melhores daqui
day-nobody-here = Ninguém daqui terminou.
day-nobody = Ninguém terminou.
day-line = { $place }. { $name }: { $points }{ $hints ->
    [0] { "" }
    [one] , uma dica
   *[other] , { $hints } dicas
}
day-hints = { $hints ->
    [0] sem dicas
    [one] uma dica
   *[other] { $hints } dicas
}
day-more = e mais { $count }
day-anywhere = Os pontos de todos
day-best = Recorde geral: { $points } ({ $count ->
    [0] ninguém
    [one] uma pessoa
   *[other] { $count } pessoas
})
day-computer = Computador: { $points }
day-ours = daqui
day-others = de outros lugares
day-spread = Por pontos: { $bars }

## The long run

leaderboard-daily = As partidas do dia
leaderboard-records = As primeiras vezes e os recordes do servidor
long-run-title = **{ $game }: partidas do dia**
long-run-line = { $place }\. { $who }: { $crowns }, { $days ->
    [0] nenhum dia
    [one] 1 dia
   *[other] { $days } dias
}, { $average } pontos em média, maior sequência: { $longest ->
    [0] nenhum dia
    [one] 1 dia
   *[other] { $longest } dias
}
long-run-none = Ninguém daqui terminou uma partida do dia ainda.
