# A revisão de uma partida terminada de Robinson Crusoe.

crusoe-review-title = A chance de ganhar, rodada a rodada
crusoe-review-won = Vitória em { $rounds ->
    [0] nenhuma rodada
    [one] 1 rodada
   *[other] { $rounds } rodadas
}. Efeito na chance de ganhar, em pontos percentuais: sorte { $luck }, decisões { $choices }.
crusoe-review-lost = Derrota em { $rounds ->
    [0] nenhuma rodada
    [one] 1 rodada
   *[other] { $rounds } rodadas
}. Efeito na chance de ganhar, em pontos percentuais: sorte { $luck }, decisões { $choices }.
crusoe-review-rounds = Chance de ganhar a cada manhã: { $rounds }.
crusoe-review-round = { $round }: { $percent }%
crusoe-review-none = Nenhuma rodada decidiu sozinha.
crusoe-review-point = Rodada { $round }: de { $before }% para { $after }%
crusoe-review-night = A noite decisiva: nenhuma outra rodada mudou tanto a chance.
crusoe-review-parts = Sorte { $luck }, decisões { $choices }.
crusoe-review-happened = O que aconteceu: { $news }.
crusoe-review-died = { $who } morreu
crusoe-review-wounds = { $who } sofreu { $n ->
    [0] nenhum ferimento
    [one] 1 ferimento
   *[other] { $n } ferimentos
}
crusoe-review-struck = “{ $card }” atacou
crusoe-review-failed = { $count ->
    [0] nenhuma ação falhou
    [one] esta ação falhou: { $targets }
   *[other] estas ações falharam: { $targets }
}
crusoe-review-line = { $target } ({ $pawns })
crusoe-review-wood = { $wood } de madeira na pilha de lenha
crusoe-review-use = primeiro usar { $thing }
crusoe-review-nothing = nenhuma outra ação
crusoe-review-planned = Planejado
crusoe-review-better = Melhor: +{ $worth } pontos
crusoe-review-done = Planejado: { $plan }{ $others ->
    [0] { "" }
    [one] , e mais 1 ação
   *[other] , e mais { $others } ações
}.
crusoe-review-instead = Melhor: { $plan }{ $others ->
    [0] { "" }
    [one] , e a mesma outra ação
   *[other] , e as mesmas outras ações
}. Teria somado { $worth } pontos.
crusoe-review-same = { $others ->
    [0] e nenhuma outra ação
    [one] e mais 1 ação
   *[other] e mais { $others } ações
}
crusoe-review-later = Decisões posteriores dessa rodada: { $worth }.
crusoe-review-as-good = Nenhum outro plano era claramente melhor.
crusoe-review-luck = Efeito de dados, cartas e clima
crusoe-review-choices = Efeito das decisões
crusoe-turning-plan = **A noite decisiva foi a da rodada { $round }:** levou a chance de ganhar de { $before }% para { $after }%. Um plano melhor teria somado { $worth } pontos: { $plan }.
crusoe-turning-night = **A noite decisiva foi a da rodada { $round }:** levou a chance de ganhar de { $before }% para { $after }%.
