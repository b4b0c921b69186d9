# Desafios: uma posição, um objetivo e um caminho que leva até ele.

puzzle-you = Você
puzzle-heading = { $game }, desafio { $number } de { $of } ({ $level })
puzzle-level-easy = fácil
puzzle-level-tricky = traiçoeiro
puzzle-level-hard = difícil

puzzle-goal-win = Ganhe neste turno: volte para casa antes que mais cartas sejam compradas.
puzzle-goal-capture-two = Recolha dois tesouros: um neste turno ({ $first }) e outro no seguinte ({ $then }). Entre os dois não sai nenhuma carta.
puzzle-goal-save = Salve { $tiles }: { $count ->
    [0] nenhuma carta deste turno pode causar perdas.
    [one] nenhuma carta deste turno pode afundar essa peça.
   *[other] nenhuma carta deste turno pode afundar essas peças.
}
puzzle-goal-points = Chegue a { $points } pontos. As cartas que vêm: { $cards }.

puzzle-open = Você pode jogar as cartas especiais de todos.
puzzle-solved = **Resolvido.** Das { $among } primeiras ações possíveis, { $leads ->
    [0] nenhuma leva
    [one] uma leva
   *[other] { $leads } levam
} até lá.
puzzle-failed = Você não consegue mais chegar ao objetivo. Desfaça um passo ou veja a solução.

## O que ensinam os cinco primeiros

puzzle-lesson-1 = Um turno tem até três ações. Mova-se para uma peça vizinha e drene: uma peça alagada ao seu lado, ou a sua, volta a ficar seca.
puzzle-lesson-2 = Cartas de Ação Especial não gastam ação, e quem tem uma pode jogá-la no turno de qualquer pessoa. Fuga de Helicóptero leva peões a qualquer peça; Saco de Areia seca uma em qualquer lugar.
puzzle-lesson-3 = Cada tesouro tem duas peças. Vá até uma delas com quatro cartas dele e recolha-o. Uma peça alagada sustenta você do mesmo jeito.
puzzle-lesson-4 = Quatro cartas de um tesouro bastam para recolhê-lo. Uma ação dá uma carta a quem está na sua peça, e assim quem joga depois pode recolher.
puzzle-lesson-5 = Com os quatro tesouros, todos se reúnem no { island-fools-landing }. Então uma Fuga de Helicóptero leva todos para casa: guarde a última para isso.

## Por que não

no-no-such-puzzle = Não existe o desafio { $number }. Escolha um número de 1 a { $most }.
no-not-in-this-puzzle = Você não pode fazer isso neste desafio agora.
