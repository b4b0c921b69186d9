# Retos: una posición, un objetivo y un camino que lleva hasta él.

puzzle-you = Tú
puzzle-heading = { $game }, reto { $number } de { $of } ({ $level })
puzzle-level-easy = fácil
puzzle-level-tricky = con truco
puzzle-level-hard = difícil

puzzle-goal-win = Gana en este turno: vuelve a casa antes de que se roben más cartas.
puzzle-goal-capture-two = Recupera dos tesoros: { $first } en este turno y { $then } en el siguiente. Entre un turno y otro no sale ninguna carta.
puzzle-goal-save = Salva { $tiles }: { $count ->
    [one] que no pueda hundirse este turno, salgan las cartas que salgan.
   *[other] que ninguna pueda hundirse este turno, salgan las cartas que salgan.
}
puzzle-goal-points = Consigue { $points } puntos. Las próximas cartas son { $cards }.

puzzle-open = Puedes jugar las cartas especiales de todos.
puzzle-solved = **¡Resuelto!** { $leads ->
    [one] De las { $among } acciones con las que podías empezar, solo una lleva al objetivo.
   *[other] De las { $among } acciones con las que podías empezar, { $leads } llevan al objetivo.
}
puzzle-failed = Ya no puedes alcanzar el objetivo. Deshaz un paso o mira la solución.

## Lo que enseñan los cinco primeros

puzzle-lesson-1 = Tienes hasta tres acciones por turno. Muévete a una loseta contigua y luego asegura esa loseta o una contigua. Así vuelve a estar seca.
puzzle-lesson-2 = Las cartas especiales no gastan acciones y puedes jugarlas en el turno de cualquiera. Un Ascenso en Helicóptero lleva peones a cualquier loseta. Los Sacos Terreros secan cualquier loseta inundada.
puzzle-lesson-3 = Cada tesoro puede recuperarse en dos losetas. Ve a una de esas losetas con cuatro cartas del tesoro. La loseta puede estar inundada.
puzzle-lesson-4 = Con cuatro cartas de un tesoro puedes recuperarlo. Con una acción, entrega una carta a un jugador que esté en tu loseta. Así ese jugador podrá recuperar el tesoro.
puzzle-lesson-5 = Con los cuatro tesoros, reuníos todos en la { island-fools-landing }. Allí un Ascenso en Helicóptero os lleva a casa, así que guardad el último para eso.

## Por qué no

no-no-such-puzzle = No existe el reto { $number }. Elige un número del 1 al { $most }.
no-not-in-this-puzzle = Ahora no puedes hacer eso en este reto.
