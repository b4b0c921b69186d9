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
puzzle-plans-solved = { $leads ->
    [one] De los { $among } planes posibles, solo uno lo consigue.
   *[other] De los { $among } planes posibles, { $leads } lo consiguen.
}
puzzle-open-plan = Coloca tus peones y luego entrega el plan.
puzzle-submit = Entregar el plan

## Una ronda de Robinson Crusoe: el objetivo, lo que pueden traer los dados y lo bueno que es el plan

puzzle-round-survive = Haz un plan para que nadie muera esta noche.
puzzle-round-feed = Haz un plan para que esta noche coman todos y nadie muera.
puzzle-round-unhurt = Haz un plan para que mañana nadie tenga más heridas que ahora.
puzzle-round-build = Construye esto sin que nadie muera esta noche: { $thing }.
puzzle-round-threat = Ocúpate de «{ $thing }» sin que nadie muera esta noche.
puzzle-round-store = Ten { $wood } de madera mañana por la mañana sin que nadie muera esta noche.
puzzle-round-raise = Ten { $what ->
    [roof] un tejado
    [palisade] una empalizada
   *[weapons] armas
} de nivel { $level } mañana por la mañana sin que nadie muera esta noche.
puzzle-round-sure = Tiene que funcionar salga lo que salga en los dados.
puzzle-round-likely = Tiene que funcionar al menos en el { $percent } % de las tiradas. Ningún plan llega a más.

puzzle-round-tonight = El clima de esta noche: { $list }.
puzzle-round-rain = el dado de lluvia ({ $one } % 1 nube de lluvia, { $two } % 2 nubes de lluvia, { $winter } % 1 nube de invierno)
puzzle-round-winter = el dado de invierno ({ $one } % 1 nube de invierno, { $two } % 2 nubes de invierno, { $rain } % 2 nubes de lluvia)
puzzle-round-animals = el dado de los animales hambrientos ({ $palisade } % se pierde 1 nivel de empalizada, { $food } % se pierde 1 de comida, { $beast } % una bestia de fuerza { $strength }, { $blank } % nada)
puzzle-round-storm = una tormenta (se pierde 1 nivel de empalizada)
puzzle-round-dice = Sin un peón de más, se tiran los dados. Construir sale bien en el { $build_success } % y hiere a quien actúa en el { $build_wound } %. Recolectar sale bien en el { $gather_success } % y hiere a quien actúa en el { $gather_wound } %.
puzzle-round-rules = Nadie puede usar habilidades. { $friday ->
    [yes] Las aventuras no hacen nada, pero el dado de aventura ({ $adventure } %) hiere a Viernes.
   *[no] Las aventuras no hacen nada.
}

puzzle-round-solved = **¡Resuelto!** { $percent ->
    [100] Tu plan funciona siempre.
   *[other] Tu plan funciona en el { $percent } % de las tiradas, y ningún plan llega a más.
}
puzzle-round-failed = **Sin resolver.** { $percent ->
    [0] Tu plan no funciona nunca.
   *[other] Tu plan funciona en el { $percent } % de las tiradas.
} Se puede llegar al { $best } %.
puzzle-round-dies = En el { $share } % hay una muerte: { $who }.
puzzle-round-hungry = En el { $share } % alguien pasa hambre.
puzzle-round-hurt = En el { $share } % alguien tiene más heridas que ahora.
puzzle-round-unbuilt = En el { $share } % no se construye esto: { $thing }.
puzzle-round-unmet = Nadie se ocupa de «{ $thing }».
puzzle-round-short = En el { $share } % todos viven, pero hay menos de { $wood } de madera.
puzzle-round-low = En el { $share } % todos viven, pero { $what ->
    [roof] el tejado no llega al nivel { $level }
    [palisade] la empalizada no llega al nivel { $level }
   *[weapons] las armas no llegan al nivel { $level }
}.
puzzle-round-again = Deshaz un paso para cambiar el plan o mira la solución.



## Por qué no

no-no-such-puzzle = No existe el reto { $number }. Elige un número del 1 al { $most }.
no-not-in-this-puzzle = Ahora no puedes hacer eso en este reto.

## Lessons, and why a step is wrong

lesson-heading = { $game }, lección { $number } de { $of }: { $title }
lesson-solved = **¡Muy bien!**
puzzle-goal-capture = Recupera un tesoro en este turno: { $treasure }.
puzzle-goal-capture-together = Recuperad un tesoro antes de que termine el turno de { $then }: { $treasure }. Primero juega { $first }. Entre los dos turnos no se roban cartas.
puzzle-why-sinks = { $places_count ->
    [one] { $places } se va a hundir: su carta está encima del mazo y ya no hay forma de asegurarla a tiempo.
   *[other] { $places } se van a hundir: sus cartas están encima del mazo y ya no hay forma de asegurarlas a tiempo.
}
puzzle-why-can-sink = { $places_count ->
    [one] { $places } puede hundirse: su carta puede salir y ya no hay forma de asegurarla a tiempo.
   *[other] { $places } pueden hundirse: sus cartas pueden salir y ya no hay forma de asegurarlas a tiempo.
}
puzzle-why-not-all = Aún puedes salvar alguna de estas losetas, pero no todas: { $places }.
puzzle-why-no-treasure = Ya no hay forma de recuperar este tesoro a tiempo: { $treasure }. Hacen falta cuatro de sus cartas y 1 acción en una de sus dos losetas.
puzzle-why-no-treasures = Ya no hay forma de recuperar dos tesoros a tiempo.
puzzle-why-no-lift = Ya nadie tiene un { island-helicopter-lift }, así que no podéis volar a casa.
puzzle-why-too-far = { $who_count ->
    [one] { $who } no llega a tiempo a { island-fools-landing }, y todos tienen que estar allí.
   *[other] { $who } no llegan a tiempo a { island-fools-landing }, y todos tienen que estar allí.
}
puzzle-on = Siguiente lección
puzzle-play = Jugar una partida
lesson-island-1-title = asegura antes de que se hunda
lesson-island-1 = Eres el **{ island-messenger }** y estás en C4. **C2** está inundada y su carta está encima del mazo de Inundación: después de tu turno se hundirá para siempre. Tienes tres acciones. **Mover** te lleva a la loseta de al lado. **Asegurar** seca tu loseta o una de al lado. Elige una acción en un menú de abajo.
lesson-island-1-learned = Has aprendido: asegura una loseta inundada antes de que su carta vuelva a salir. Puedes hacerlo desde la loseta de al lado.
lesson-island-2-title = una carta descartada no es peligro
lesson-island-2 = Eres el **{ island-messenger }** y estás en C4. **C3** y **E3** están inundadas. C3 tiene una carta pequeña encima: su carta de Inundación ya está descartada, así que ahora no puede hundirse. La carta de E3 está encima del mazo. Tus tres acciones bastan justo para E3.
lesson-island-2-learned = Has aprendido: busca la carta pequeña en una loseta inundada. Si no la tiene, puede hundirse en este turno. Cuando suben las aguas, las cartas descartadas vuelven encima del mazo.
lesson-island-3-title = las cartas especiales son gratis
lesson-island-3 = Eres el **{ island-messenger }** y estás en D4. **A3** y **E3** se hundirán después de tu turno. A3 está demasiado lejos, pero tienes la carta **{ island-sandbags }**: seca cualquier loseta y no cuesta ninguna acción.
lesson-island-3-learned = Has aprendido: las cartas especiales no cuestan acciones y se pueden jugar en el turno de cualquiera. Guárdalas para las losetas a las que no llegas.
lesson-island-4-title = cuatro cartas, un tesoro
lesson-island-4 = Eres el **{ island-engineer }** y estás en B4, con cuatro cartas del { island-chalice }. Ve a una loseta con el signo del cáliz, **A3** o **E2**, y recupera allí el tesoro. La loseta puede estar inundada.
lesson-island-4-learned = Has aprendido: con cuatro cartas de un tesoro, en una de sus dos losetas, recuperarlo cuesta 1 acción.
lesson-island-5-title = dale una carta a tu compañero
lesson-island-5 = Eres el **{ island-engineer }** y estás en B3. El { island-explorer } está en **A3**, una loseta del { island-chalice }, con tres de sus cartas. Tú tienes la cuarta. Entrégasela en la misma loseta y pulsa **{ island-do-end-turn }**. Juegas por los dos.
lesson-island-5-learned = Has aprendido: entregar una carta cuesta 1 acción, y los dos peones tienen que estar en la misma loseta.
lesson-island-6-title = vuela a casa
lesson-island-6 = Eres el **{ island-engineer }** y estás en D4. Tenéis los cuatro tesoros y un **{ island-helicopter-lift }**. Cuando todos estén en **C3**, { island-fools-landing }, el helicóptero os lleva a casa. También puede llevar peones a otra loseta, pero solo tenéis uno.
lesson-island-6-learned = Has aprendido: guarda un { island-helicopter-lift } para el final y cuida { island-fools-landing }. Si se hunde, perdéis.
learn-button = Aprender en dos minutos
learn-game-button = Aprender { $game }
