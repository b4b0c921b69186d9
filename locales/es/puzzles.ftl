# Retos: una posición, un objetivo y un camino que lleva hasta él.

puzzle-you = Tú
puzzle-heading = { $game }, reto { $number } de { $of } ({ $level })
puzzle-level-easy = fácil
puzzle-level-tricky = con truco
puzzle-level-hard = difícil

puzzle-goal-win = Gana en este turno: vuelve a casa antes de que se roben más cartas.
puzzle-goal-capture-two = Recupera dos tesoros: uno en este turno ({ $first }) y otro en el siguiente ({ $then }). Entre ambos no sale ninguna carta.
puzzle-goal-save = Salva { $tiles }: { $count ->
    [one] ninguna carta de este turno debe poder hundir esa loseta.
   *[other] ninguna carta de este turno debe poder hundir esas losetas.
}
puzzle-goal-points = Llega a { $points } puntos. Las cartas que vienen: { $cards }.

puzzle-open = Puedes jugar las cartas especiales de todos.
puzzle-solved = **Resuelto.** De las { $among } primeras acciones posibles, { $leads ->
    [one] una lleva
   *[other] { $leads } llevan
} hasta ahí.
puzzle-failed = Ya no puedes llegar al objetivo. Deshaz un paso o mira la solución.

## Lo que enseñan los cinco primeros

puzzle-lesson-1 = Un turno tiene hasta tres acciones. Muévete a una loseta contigua y asegura: una loseta inundada contigua, o la tuya, vuelve a estar seca.
puzzle-lesson-2 = Las cartas de Acción Especial no gastan acción, y quien tiene una puede jugarla en cualquier turno. Ascenso en Helicóptero lleva peones a cualquier loseta; Sacos Terreros seca una donde sea.
puzzle-lesson-3 = Cada tesoro tiene dos losetas. Ve a una de ellas con cuatro de sus cartas y recupéralo. Una loseta inundada te sostiene igual de bien.
puzzle-lesson-4 = Cuatro cartas de un tesoro bastan para recuperarlo. Una acción entrega una carta a quien está en tu loseta, y así lo recupera quien juega después.
puzzle-lesson-5 = Con los cuatro tesoros, todos se reúnen en la { island-fools-landing }. Un Ascenso en Helicóptero los lleva entonces a casa: guarda el último para eso.

## Por qué no

no-no-such-puzzle = No hay un reto { $number }. Elige un número del 1 al { $most }.
no-not-in-this-puzzle = Ahora no puedes hacer eso en este reto.
