# Desafios: uma posição, um objetivo e um caminho que leva até ele.

puzzle-you = Você
puzzle-heading = { $game }, desafio { $number } de { $of } ({ $level })
puzzle-level-easy = fácil
puzzle-level-tricky = traiçoeiro
puzzle-level-hard = difícil

puzzle-goal-win = Ganhe neste turno: volte para casa antes que mais cartas sejam compradas.
puzzle-goal-capture-two = Recolha dois tesouros: { $first } neste turno e { $then } no próximo. Entre os dois turnos não sai nenhuma carta.
puzzle-goal-save = Salve { $tiles }: { $count ->
    [0] nenhuma pode afundar neste turno, não importa quais cartas saiam.
    [one] ela não pode afundar neste turno, não importa quais cartas saiam.
   *[other] nenhuma pode afundar neste turno, não importa quais cartas saiam.
}
puzzle-goal-points = Faça { $points } pontos. As próximas cartas são { $cards }.

puzzle-open = Você pode jogar as cartas especiais de todos.
puzzle-solved = **Resolvido.** Das { $among } primeiras ações possíveis, { $leads ->
    [0] nenhuma leva
    [one] uma leva
   *[other] { $leads } levam
} à solução.
puzzle-failed = Você não consegue mais chegar ao objetivo. Desfaça um passo ou veja a solução.

## O que ensinam os cinco primeiros

puzzle-lesson-1 = Você tem até três ações por turno. Vá para uma peça vizinha e depois drene: a sua peça ou uma vizinha volta a ficar seca.
puzzle-lesson-2 = Cartas especiais não gastam ações, e você pode jogá-las no turno de qualquer um. Uma Fuga de Helicóptero leva peões para qualquer peça. Um Saco de Areia seca qualquer peça alagada.
puzzle-lesson-3 = Cada tesouro pode ser recolhido em duas peças. Com quatro cartas do tesouro na mão, vá a uma dessas peças. A peça pode estar alagada.
puzzle-lesson-4 = Com quatro cartas de um tesouro, você pode recolhê-lo. Com uma ação, dê uma carta a um jogador que esteja na sua peça. Aí ele pode recolher o tesouro.
puzzle-lesson-5 = Com os quatro tesouros, todos precisam se encontrar em { island-fools-landing }. Lá, uma Fuga de Helicóptero leva vocês para casa, então guardem a última para isso.

## Por que não

no-no-such-puzzle = Não existe o desafio { $number }. Escolha um número de 1 a { $most }.
no-not-in-this-puzzle = Agora você não pode fazer isso neste desafio.
