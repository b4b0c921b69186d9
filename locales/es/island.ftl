# La Isla Prohibida.

island-title = La Isla Prohibida
island-pitch = Rescatar juntos cuatro tesoros de una isla que se hunde y volver a casa.
island-how-long = La mayoría de las partidas dura unos 20 turnos: una hora si están todos, o varios días.

## Places, cards, people

island-fools-landing = Pista de Aterrizaje
    .letter = P
island-bronze-gate = Puerta de Bronce
island-copper-gate = Puerta de Cobre
island-gold-gate = Puerta de Oro
island-iron-gate = Puerta de Hierro
island-silver-gate = Puerta de Plata
island-temple-of-the-moon = Templo de la Luna
island-temple-of-the-sun = Templo del Sol
island-whispering-garden = Jardín de los Susurros
island-howling-garden = Jardín de los Aullidos
island-cave-of-embers = Caverna de las Ascuas
island-cave-of-shadows = Caverna de las Sombras
island-coral-palace = Palacio de Coral
island-tidal-palace = Palacio de las Mareas
island-breakers-bridge = Puente del Oleaje
island-cliffs-of-abandon = Riscos del Abandono
island-crimson-forest = Bosque Carmesí
island-dunes-of-deception = Dunas del Engaño
island-lost-lagoon = Laguna Perdida
island-misty-marsh = Pantano de las Brumas
island-observatory = Observatorio
island-phantom-rock = Roca Fantasma
island-twilight-hollow = Valle del Crepúsculo
island-watchtower = Atalaya

island-stone = Piedra de la Tierra
    .letter = T
island-statue = Estatua del Viento
    .letter = V
island-crystal = Cristal del Fuego
    .letter = F
island-chalice = Cáliz del Océano
    .letter = O
island-helicopter-lift = Ascenso en Helicóptero
island-sandbags = Sacos Terreros
island-waters-rise = ¡Las aguas suben!

island-engineer = Ingeniero
island-pilot = Piloto
island-navigator = Navegador
island-explorer = Explorador
island-diver = Submarinista
island-messenger = Mensajero

island-always = Pregúntame siempre antes de las cartas
island-saving = Pregúntame solo si hay algo que salvar
island-never = No me preguntes
island-power-engineer = Puedes asegurar dos losetas con una sola acción.
island-power-pilot = Una vez por turno puedes volar a cualquier loseta con una acción.
island-power-navigator = Con una acción puedes mover el peón de otra persona una o dos losetas.
island-power-explorer = También puedes mover, asegurar y nadar en diagonal.
island-power-diver = Con una acción puedes bucear a través de tantas losetas inundadas o hundidas como haga falta.
island-power-messenger = Puedes entregar cartas de Tesoro a cualquiera, esté donde esté.

## Options

island-option-difficulty = Dificultad: { $value }
island-option-difficulty-description = El nivel del agua al empezar
island-difficulty-novice = Iniciación
island-difficulty-normal = Normal
island-difficulty-elite = Élite
island-difficulty-legendary = Legendario
island-option-layout = Isla: { $value }
island-option-layout-description = Qué forma tiene la isla
island-layout-classic = Isla Prohibida
island-layout-treasure = Isla del Tesoro
island-layout-shadows = Isla de las Sombras
island-layout-volcano = Isla del Volcán
island-layout-death = Isla de la Muerte
island-layout-gulls = Bahía de las Gaviotas
island-layout-bone = Isla del Hueso
island-layout-reef = Arrecife de Coral
island-layout-skull = Isla de la Calavera
island-layout-bridge = Puente de los Horrores
island-layout-atoll = Atolón de las Decisiones
island-layout-arch = Arco del Destino
island-layout-shipwreck = Bahía del Naufragio
island-layout-harpoon = Guarida del Arpón
island-layout-davy = Cofre de Davy Jones
island-layout-palm = Manantial de las Palmeras
island-layout-mutiny = Torres del Motín
island-layout-tombstone = Isla de la Lápida
island-layout-shockking = Isla del Rey Rayo
island-layout-barbary = Costa de Berbería
island-layout-hangman = Puerto del Verdugo
island-layout-anchorbay = Bahía del Ancla
island-layout-anchorisle = Isla del Ancla
island-layout-invader = Espacio del Invasor
island-layout-peaks = Picos Peligrosos
island-layout-parlay = Península de la Tregua
island-layout-roasted = Refugio Tostado
island-layout-plank = Paraíso del Tablón
island-layout-shuriken = Isla Shuriken
island-option-pace = Ritmo: { $value }
island-option-pace-description = Cuándo se pueden jugar cartas de Acción Especial
island-pace-swift = Ágil (cartas especiales antes de la inundación)
island-pace-careful = Pausado (cartas especiales antes de cada carta)
island-option-first-description = Quién tiene el primer turno
island-first-host = Empieza quien organiza
island-first-random = Alguien al azar

## Whom the table waits for

island-asks-acting = { $who } **Tu turno: { $left ->
    [one] te queda { $left } acción
   *[other] te quedan { $left } acciones
}.**
island-asks-ending = { $who } Ya no te quedan acciones. Termina el turno{ $undo ->
    [yes] { " " }o deshaz la última
   *[none] { "" }
}.
island-asks-considering = { $who } **¿Jugar una carta especial antes de las cartas de Inundación?**{ $gate }
island-gate-to-win = Con Ascenso en Helicóptero se gana la partida ahora mismo.
island-gate-to-save = Puede ayudar: { $cards }.
island-asks-discarding = { $who } **Tienes más de 5 cartas.** Descarta una o juega una carta especial.
island-asks-swimming = { $stranded_count ->
    [0] { $who } Se ha hundido el suelo bajo los pies: { $sunk_under }. Toca ponerse a salvo, a nado o en helicóptero.
   *[other] { $who } Sin salida a nado: { $stranded }. Hace falta un helicóptero ya, o todo está perdido. { $rescuers_count ->
        [0] { "" }
       *[other] La carta está en manos de { $rescuers }.
    }
}

## What can be done

island-do-move = Mover a { $to }
island-do-fly = Volar a { $to }
island-do-dive = Bucear hasta { $to }
island-do-navigate = Llevar a { $who } hasta { $to }
island-do-shore-up = Asegurar { $tile }{ $also ->
    [none] { "" }
   *[other] { " " }y { $also }
}
island-do-give = Entregar { $card } a { $to }
island-do-capture = Recuperar el tesoro
island-do-end-turn = Terminar el turno
island-do-discard = Descartar { $card }
island-do-swim = Nadar hasta { $to }
island-do-lift = Llevar hasta { $to } ({ $who } desde { $origin })
island-do-lift-off = Despegar y ganar
island-do-sandbag = Sacos Terreros en { $tile }
island-do-pass = Pasar
island-do-ask-me = { $when }

island-menu-move = Mover a…
island-menu-fly = Volar a… (una vez por turno)
island-menu-dive = Bucear hasta…
island-menu-navigate = Mover a otra persona a…
island-menu-shore-up = Asegurar…
island-menu-give = Entregar una carta…
island-menu-capture = Recuperar el tesoro
island-menu-end-turn = Terminar el turno
island-menu-discard = Descartar…
island-menu-swim = Nadar hasta…
island-menu-lift = Ascenso en Helicóptero…
island-menu-lift-off = Despegar
island-menu-sandbag = Sacos Terreros en…
island-menu-pass = Pasar
island-menu-ask-me = Cuándo preguntarme…
island-which-lift-who = Ascenso en Helicóptero: quién vuela…
island-which-lift-origin = Ascenso en Helicóptero: desde…
island-which-lift-to = Ascenso en Helicóptero: hasta…
island-which-navigate-who = A quién mover…
island-which-navigate-to = Mover a otra persona: a…

island-open-move = Mover
island-open-fly = Volar
island-open-dive = Bucear
island-open-navigate = Mover a otra persona
island-open-shore-up = Asegurar
island-open-give = Entregar
island-open-capture = Recuperar
island-open-end-turn = Terminar el turno
island-open-discard = Descartar
island-open-swim = Nadar
island-open-lift = Ascenso en Helicóptero
island-open-lift-off = Despegar
island-open-sandbag = Sacos Terreros
island-open-pass = Pasar
island-open-ask-me = Cuándo preguntarme

island-hint-move = Una acción: a una de estas losetas, seca o inundada.
island-hint-fly = Una acción, una vez por turno: a cualquier loseta.
island-hint-dive = Una acción: a través de losetas inundadas o hundidas, hasta una loseta al otro lado.
island-hint-navigate = Una acción: el peón de otra persona, una o dos losetas.
island-hint-shore-up = Una acción: la loseta inundada vuelve a estar seca.
island-hint-give = Por una acción, entregas una carta de Tesoro. Puedes tener cinco cartas como máximo.
island-hint-capture = Una acción: descartas cuatro cartas de ese tesoro, y ya es del equipo.
island-hint-end-turn = Robas dos cartas de Tesoro y después se descubren las de Inundación.
island-hint-discard = En la mano caben cinco cartas.
island-hint-swim = Sin gastar acción: dejas la loseta hundida y te pones a salvo.
island-hint-lift = Sin gastar acción: peones de una loseta vuelan a cualquier otra.
island-hint-lift-off = Sin gastar acción: todos vuelan a casa y se gana la partida.
island-hint-sandbag = Sin gastar acción: una loseta inundada cualquiera vuelve a estar seca.
island-hint-pass = Te quedas con tus cartas y se descubren las siguientes.
island-hint-ask-me = Siempre, cuando importe, solo si hay algo que salvar o nunca.

## What happened

island-did-dealt = { $seat }: { $adventurer }, en { $at }, con { $cards }.
island-did-turn-began = Turno de { $seat }.
island-did-moved = { $seat } se mueve a { $to }.
island-did-flew = { $seat } vuela a { $to }.
island-did-dived = { $seat } bucea hasta { $to }.
island-did-navigated = { $seat } lleva a { $who } hasta { $to }.
island-did-shored-up = { $here ->
    [yes] { $seat } asegura esa loseta.
   *[none] { $seat } asegura { $tiles }.
}
island-did-gave = { $seat } entrega una carta a { $to }: { $card }.
island-did-captured = { $here ->
    [yes] { $seat } recupera allí un tesoro: **¡{ $treasure }!**
   *[none] { $seat } recupera un tesoro en { $at }: **¡{ $treasure }!**
}
island-did-turn-ended = { $seat } termina el turno.
island-did-drew = { $card_key ->
    [waters-rise] { $seat } descubre una carta: { $card }
   *[other] { $seat } roba { $card }.
}
island-did-waters-rose = **Las aguas suben a la marca { $mark }**: { $rate ->
    [one] 1 carta
   *[other] { $rate } cartas
} de Inundación por turno. { $returned ->
    [0] No había descartes de Inundación.
    [one] Una carta de Inundación vuelve encima del mazo.
   *[other] { $returned } cartas de Inundación vuelven barajadas encima del mazo.
}
island-did-treasure-deck-renewed = Las cartas de Tesoro se barajan y forman un mazo nuevo.
island-did-flood-deck-renewed = Las cartas de Inundación se barajan y forman un mazo nuevo.
island-did-flooded = { $tile } se inunda.
island-did-sank = **{ $tile } se hunde para siempre.**
island-did-discarded = { $seat } descarta { $card }.
island-did-swam = { $seat } **nada** hasta { $to }.
island-did-lifted = { $who_key ->
    [self] { $seat } vuela a { $to } con Ascenso en Helicóptero.
   *[others] { $saved_count ->
        [0] { $seat } juega Ascenso en Helicóptero: { $who } { $who_count ->
            [one] vuela
           *[other] vuelan
        } a { $to }.
       *[other] { $seat } **salva** a { $saved }: Ascenso en Helicóptero hasta { $to }.
    }
}
island-did-sandbagged = { $seat } seca { $tile } con Sacos Terreros.
island-did-passed = { $seat } pasa.
island-did-asked-for = { $when_key ->
    [always] { $seat } prefiere que se le pregunte siempre antes de las cartas.
    [matters] { $seat } prefiere que se le pregunte cuando importe.
    [saving] { $seat } prefiere que se le pregunte solo si hay algo que salvar.
   *[never] { $seat } prefiere que no se le pregunte antes de las cartas.
}
island-did-game-won = **¡Habéis ganado! Los cuatro tesoros están a salvo.** { $seat } ha jugado Ascenso en Helicóptero y os habéis ido todos volando.
island-did-game-lost = **Habéis perdido: { $causes }.**{ $treasure ->
    [none] { "" }
   *[other] { " " }Ya no se puede conseguir este tesoro: { $treasure }.
}{ $drowned_count ->
    [0] { "" }
   *[other] { " " }En el fondo del mar: { $drowned }.
}
island-treasure-lost = se han hundido las dos losetas de un tesoro
island-landing-lost = se ha hundido la { island-fools-landing }
island-drowned = alguien no tenía adónde nadar
island-skull-reached = el agua ha llegado a la calavera

# Lo que hizo cada persona en toda la partida

island-feat-captured = { $count ->
    [one] un tesoro recuperado
   *[other] { $count } tesoros recuperados
}
island-feat-shored-up = { $count ->
    [one] una loseta asegurada
   *[other] { $count } losetas aseguradas
}
island-feat-sandbagged = { $count ->
    [one] unos Sacos Terreros
    [2] Sacos Terreros dos veces
   *[other] Sacos Terreros { $count } veces
}
island-feat-gave = { $count ->
    [one] una carta entregada
   *[other] { $count } cartas entregadas
}
island-feat-lifted = { $count ->
    [one] un Ascenso en Helicóptero
    [2] Ascenso en Helicóptero dos veces
   *[other] Ascenso en Helicóptero { $count } veces
}
island-feat-flew = { $count ->
    [one] un vuelo
   *[other] { $count } vuelos
}
island-feat-dived = { $count ->
    [one] una inmersión
   *[other] { $count } inmersiones
}
island-feat-navigated = { $count ->
    [one] un peón guiado como { island-navigator }
   *[other] { $count } peones guiados como { island-navigator }
}
island-feat-swam = { $count ->
    [one] una vez a salvo a nado
    [2] dos veces a salvo a nado
   *[other] { $count } veces a salvo a nado
}

## Refusals

island-no-not-your-turn = Es el turno de { $seat }.
island-no-no-actions-left = Ya no te quedan acciones. Termina el turno o deshaz la última.
island-no-hand-full = { $own ->
    [yes] Primero tienes que descartar
   *[none] Primero tiene que descartar { $seat }
}: { $held } cartas en la mano, caben 5.
island-no-waits-for-swimmers = Antes hay quien tiene que ponerse a salvo a nado: { $who }.
island-no-waits-at-gate = Antes hay quien tiene que jugar una carta especial o pasar: { $who }.
island-no-no-such-place = En esta isla no hay ninguna loseta { $to }.
island-no-sunk = { $tile } se hundió para siempre.
island-no-not-your-gift = Eso solo puede hacerlo el { $needs }.
island-no-flown-already = El { island-pilot } solo puede volar una vez por turno, y ya lo ha hecho.
island-no-there-already = Ese peón ya está en { $to }.
island-no-too-far = { $to } queda fuera de alcance desde { $origin }.{ $reach_count ->
    [0] { "" }
   *[other] { " " }Al alcance: { $reach }.
}
island-no-only-a-step = { $to } está a un solo paso de { $origin }: basta con mover.
island-no-only-others = Eso se hace con otra persona, no contigo.
island-no-same-twice = Has nombrado dos veces { $tile }. Di dos losetas distintas.
island-no-not-flooded = La loseta { $tile } no está inundada.
island-no-never-given = Las cartas de Acción Especial no se entregan: { $card }.
island-no-no-such-card = No tienes esa carta: { $card }.
island-no-not-same-tile = Estás en { $at }; { $seat }, en { $other }. Las cartas se entregan en la misma loseta; solo el { island-messenger } lo hace a distancia.
island-no-no-treasure-here = En { $tile } no se puede recuperar ningún tesoro.
island-no-captured-already = El equipo ya lo tiene: { $treasure }.
island-holds = { $who } tiene { $count } en { $at }
island-no-cards-needed = Hacen falta { $needed } cartas de este tesoro: { $treasure }. Tienes { $held }.{ $others_count ->
    [0] { "" }
   *[other] { " " }{ $others }.
}
island-no-no-discarding-by-choice = Solo se descarta con más de { $limit } cartas en la mano; tienes { $held }.
island-no-nothing-to-swim-from = Estás en tierra firme; nadie tiene que nadar.
island-no-not-there = { $seat } no está en { $at }.
island-no-nobody-to-lift = Di quién vuela.
island-no-not-all-aboard = Todavía no.{ $treasures_count ->
    [0] { "" }
   *[other] { " " }Por recuperar: { $treasures }.
}{ $who_count ->
    [0] { "" }
   *[other] { " " }Aún no en { $landing }: { $who }.
}
island-no-nothing-to-pass = Ahora no tienes que decidir sobre ninguna carta especial, así que no hace falta que pases.
island-no-so-already = Ya está decidido así.
island-no-only-at-a-gate = Eso se decide cuando se te pregunta si juegas una carta especial o pasas.
island-no-unknown-layout = No hay ninguna isla llamada «{ $layout }». Elige una de la lista.
island-no-adventurers-for-each = Nombra un aventurero por jugador: hacen falta { $seats }.

island-closest = Victoria más ajustada: { $score } { $score ->
    [one] marca
   *[other] marcas
} entre el agua y la calavera.
island-new-acting = -# Hasta tres acciones por turno: mover, asegurar una loseta inundada, entregar una carta o recuperar un tesoro. Elige en los menús y luego pulsa { island-do-end-turn }.
island-goal = **Objetivo:** recuperad los cuatro tesoros, reuníos en { $landing } y marchaos volando. Una partida dura unos 20 turnos. Entre tus turnos puedo pedirte una carta especial.
island-you-are = Eres: **{ $adventurer }**. { $power }

## The position in words

island-text-water = Nivel del agua { $mark } de 10: { $rate } cartas de Inundación por turno, { $next } en la próxima marca.
island-text-water-last = Nivel del agua { $mark } de 10: { $rate } cartas de Inundación por turno; la próxima marca es la calavera.
island-text-perils = Pueden hundirse este turno: { $tiles }.
island-text-fatal = { $tile } está inundada: { $percent } % de probabilidad de que se hunda este turno. { $why ->
    [landing] Si se hunde, perdéis.
   *[last] Es el último lugar donde recuperar { $treasure }: si se hunde, perdéis.
}
island-text-peril = { $tile } { $percent } %{ $why ->
    [landing] { " " }(el camino a casa)
    [last] { " " }(la última loseta: { $treasure })
    [treasure] { " " }({ $treasure })
    [pawn] { " " }(ahí: { $who })
   *[none] { "" }
}
island-text-captured = { $count ->
    [0] Aún no hay ningún tesoro recuperado.
    [one] Tesoro recuperado: { $treasures }.
   *[other] Tesoros recuperados: { $treasures }.
}
island-text-treasure = { $treasure }, en { $tiles }. Cartas: { $held }; en el mazo { $deck }, descartadas { $gone }.
island-text-nobody = en ninguna mano
island-text-tile = { $tile } ({ $state ->
    [flooded] inundada
    [sunk] hundida
   *[dry] seca
})
island-text-player = { $name } ({ $number }), { $role }, en { $at }: { $cards }.
island-text-alone = { $name } ({ $number }), en { $at }: { $cards }.
island-text-no-cards = sin cartas
island-text-flooded = Inundadas ({ $count }): { $tiles }.
island-text-sunk = Hundidas ({ $count }): { $tiles }.
island-text-dry = Secas ({ $count }): { $tiles }.
island-text-treasure-deck = Mazo de Tesoro ({ $count }): { $cards }.
island-text-treasure-discards = Descartes de Tesoro ({ $count }): { $cards }.
island-text-flood-deck = Mazo de Inundación ({ $count }).
island-text-flood-top = Encima del mazo de Inundación, en orden desconocido ({ $count }): { $tiles }.
island-text-flood-discards = Descartes de Inundación ({ $count }): { $tiles }.
island-text-lift = { $lift } (desde { $places } a cualquier otra loseta que no se haya hundido)
island-text-two-at-once = { $acts }, dos de ellas por una acción
island-text-no-perils = En este turno no puede hundirse ninguna loseta.
island-text-power = { $role }: { $power }
island-text-may = Ahora puedes: { $acts }.
island-text-drawing =
    La isla, letras desde la izquierda y números desde arriba. `#` seca, `~` inundada, `x` hundida; los números son jugadores.
    { island-fools-landing.letter } { island-fools-landing }, { island-stone.letter } { island-stone }, { island-statue.letter } { island-statue }, { island-crystal.letter } { island-crystal }, { island-chalice.letter } { island-chalice }.

## Rules

island-rules-1 = **{ island-title }: el objetivo**
    Se juega en equipo. Hay que recuperar los cuatro tesoros, reunirse en la { island-fools-landing } y jugar allí Ascenso en Helicóptero: ganan todos.
    Pierden todos si se hunden las dos losetas de un tesoro sin recuperar, si se hunde la { island-fools-landing }, si alguien se ahoga o si el agua llega a la calavera.
island-rules-2 = **Antes del primer turno**
    La isla son 24 losetas. Cada aventurero empieza en la suya y recibe dos cartas de Tesoro, nunca ¡Las aguas suben!
    Después se descubren seis cartas de Inundación: esas losetas empiezan inundadas. La dificultad dice dónde empieza el agua.
island-rules-3 = **El turno**
    Hasta tres acciones, en cualquier combinación; después se roban dos cartas de Tesoro; después, cartas de Inundación, tantas como diga el Marcador de Agua.
    Mover: a la loseta de arriba, de abajo, de la izquierda o de la derecha, seca o inundada. Asegurar: tu loseta o una contigua vuelve a estar seca.
    Entregar: una carta de Tesoro a alguien en tu loseta; las cartas especiales nunca se entregan.
    Recuperar: en una de las dos losetas de un tesoro, con cuatro de sus cartas. Una loseta inundada sirve igual que una seca.
island-rules-4 = **Los aventureros**
    { island-explorer }: { island-power-explorer }
    { island-pilot }: { island-power-pilot }
    { island-navigator }: { island-power-navigator }
    { island-diver }: { island-power-diver }
    { island-engineer }: { island-power-engineer }
    { island-messenger }: { island-power-messenger }
island-rules-5 = **Las cartas**
    Las manos están a la vista; cinco cartas como máximo. Quien tiene seis descarta enseguida, y antes puede jugar una carta especial.
    Ascenso en Helicóptero: peones de una loseta vuelan a cualquier otra. Sacos Terreros: una loseta inundada cualquiera vuelve a estar seca. Ambas en cualquier momento, sin gastar acción.
    Para ganar se despega de la { island-fools-landing } con todos allí; puede estar inundada, pero no hundida.
    ¡Las aguas suben!: el marcador sube una marca, y los descartes de Inundación vuelven barajados encima del mazo.
    Un mazo agotado se forma de nuevo barajando sus descartes. Puedes mirar las dos pilas de descartes cuando quieras.
island-rules-6 = **La inundación**
    Si sale la carta de una loseta seca, se inunda. Si ya estaba inundada, se hunde para siempre, con su carta.
    Quien está en una loseta que se hunde nada a una contigua: el { island-explorer } también en diagonal, el { island-diver } a la más cercana, el { island-pilot } a cualquiera.
    Cuando no hay adónde nadar, aún salva un Ascenso en Helicóptero.
island-rules-7 = **Antes de las cartas**
    Antes de las cartas de Inundación, quien tiene una carta especial que sirva de algo la juega o pasa.
    Puedes decir de una vez por todas cuándo quieres que se te pregunte.
    Con el ritmo «pausado» hay un momento así antes de cada carta.

## Gates: passing, standing answers, what is asked about once more

island-matters = Pregúntame cuando importe
island-do-pass-turn = Pasar y que no me pregunten más este turno
island-do-pass-game = Pasar y que no me pregunten más en esta partida
island-menu-pass-turn = Pasar todo el turno
island-menu-pass-game = Pasar toda la partida
island-open-pass-turn = Pasar todo el turno
island-open-pass-game = Pasar toda la partida
island-hint-pass-turn = Te quedas con tus cartas y no se te vuelve a preguntar por ellas este turno.
island-hint-pass-game = Te quedas con tus cartas y no se te vuelve a preguntar por ellas hasta que lo pidas.
island-sure-end-turn = { $left ->
    [one] Queda una acción.
   *[other] Quedan { $left } acciones.
} ¿Terminar el turno de todos modos?
island-sure-drown = Sin salida a nado: { $who }, y nadie más puede volar hasta allí. Si haces eso, todo está perdido.
island-sure-doomed = Las próximas cartas de inundación hundirán seguro { $at }. Si pasas ahora, todos pierden. Aún puedes evitarlo.

island-option-adventurers = Aventureros: { $value }
island-option-adventurers-description = Quiénes juegan, con + entre ellos; si no, al azar
island-adventurers-how = Nombra de dos a cuatro aventureros distintos, con + entre ellos: { $names }.
island-recap-turn-began = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
}
island-recap-captured = { $count ->
    [one] 1 tesoro recuperado
   *[other] { $count } tesoros recuperados
}
island-recap-waters-rose = { $count ->
    [one] 1 subida del agua
   *[other] { $count } subidas del agua
}
island-recap-sank = { $count ->
    [one] 1 loseta perdida
   *[other] { $count } losetas perdidas
}

## A hint, level by level

island-tip-where = { $count ->
    [0] Ninguna loseta destaca. Se trata de las próximas cartas.
   *[other] Mira { $where }.
}
island-tip-wins = Este turno pueden volar todos a casa, con todos los tesoros, desde { $tile }. Así se gana la partida.
island-tip-captures = Este turno se puede recuperar un tesoro en { $tile }: { $card }. El equipo tendría { $after } de 4.
island-tip-rescues = { $mine ->
    [yes] No tienes adónde nadar
   *[none] { $who } no tiene adónde nadar
}, y todo estaría perdido. En { $tile } la partida sigue.
island-tip-saves-landing = Hay un { $before } % de probabilidad de que { $tile } se hunda en este turno, y entonces todos pierden. Esta jugada la baja al { $after } %.
island-tip-saves-treasure = Hay un { $before } % de probabilidad de que { $tile } se hunda en este turno. Es el último lugar de { $card }, así que todos perderían. Esta jugada la baja al { $after } %.
island-tip-saves-pawn = { $mine ->
    [yes] Estás
   *[none] { $who } está
} en { $tile }, y de ahí no habría adónde nadar. La probabilidad de que se hunda y todo se pierda es de { $before } % este turno; con esto baja a { $after } %.
island-tip-gives = { $card }: { $mine ->
    [yes] tienes
   *[none] { $who } tiene
} { $before } de esas cartas; siguiendo el consejo serían { $after }. Con cuatro se recupera.
island-tip-nears-home = Todos deben llegar a { $tile }. { $mine ->
    [yes] Te faltan
   *[none] A { $who } le faltan
} { $before } { $before ->
    [one] acción
   *[other] acciones
}; siguiendo el consejo, { $after }.
island-tip-nears-site = { $card }: { $mine ->
    [yes] tienes
   *[none] { $who } tiene
} las cuatro cartas. Hasta { $tile }, donde se recupera, hay { $before } { $before ->
    [one] acción
   *[other] acciones
}; siguiendo el consejo, { $after }.
island-tip-nears-giver = { $card }: esas cartas están en varias manos, y algunas las tiene { $who } en { $tile }. El camino para entregarlas es de { $before } { $before ->
    [one] acción
   *[other] acciones
}; siguiendo el consejo, { $after }.
island-tip-nears-flood = La loseta { $tile } está inundada, y es de las que importan. { $mine ->
    [yes] Para asegurarla necesitas
   *[none] Para asegurarla { $who } necesita
} { $before } acciones, contando el camino; siguiendo el consejo, { $after }.
island-tip-gathers = { $card }: { $mine ->
    [yes] eres quien más cartas de esas tiene
   *[none] { $who } es quien más cartas de esas tiene
}. Hasta { $tile }, donde se puede recuperar, hay { $before } { $before ->
    [one] acción
   *[other] acciones
}; siguiendo el consejo, { $after }.
island-tip-dries-landing = La loseta { $tile } está inundada, y sin ella nadie vuelve a casa. Una vez seca, hacen falta dos cartas de Inundación para perderla.
island-tip-dries-treasure = { $card }: de sus dos losetas, { $before } { $before ->
    [one] está inundada o hundida
   *[other] están inundadas o hundidas
}. Con la loseta { $tile } seca: { $after }.
island-tip-dries-tile = La loseta { $tile } está inundada, una de { $before }. Una vez seca, hacen falta dos cartas de Inundación para perderla.
island-tip-saves-tile = Hay un { $before } % de probabilidad de que { $tile } se hunda en este turno. Esta jugada la baja al { $after } % y deja libre el paso.
island-tip-stands-safer = { $mine ->
    [yes] Estás
   *[none] { $who } está
} en { $tile }, y la probabilidad de que se hunda este turno es de { $before } %. Después de esto es de { $after } %.
island-tip-opens-ways = { $mine ->
    [yes] Tendrías
   *[none] { $who } tendría
} más salidas desde { $tile }: { $after } en vez de { $before }.
island-tip-useless = { $card }: ese tesoro ya está recuperado, y sus cartas ya no sirven.
island-tip-too-many = { $card }: con cuatro cartas se recupera, y en una sola mano hay { $before }.
island-tip-lets-go = { $card }: según la máquina, es lo que menos se echará de menos. El equipo tiene { $before }, y en el mazo { $after ->
    [one] queda { $after }
   *[other] quedan { $after }
}.
island-tip-swims = Desde { $tile } se puede seguir hasta { $before } { $before ->
    [one] loseta
   *[other] losetas
}. La probabilidad de que se hunda este turno es de { $after } %.
island-tip-keeps = Yo guardaría { $card } para después. { $tile ->
    [none] Ahora no puede hundirse nada.
   *[other] La loseta con más riesgo es { $tile } ({ $before } %).
}
island-tip-waits = No veo nada mejor que hacer. La loseta con más riesgo es { $tile } ({ $before } %).
island-tip-rises = Según la máquina, no queda nada mejor que hacer. Este turno no puede hundirse nada; hay un { $before } % de que llegue una carta: { $card }
island-tip-ready = Ten preparada { $card }. Incluso con la mejor jugada, hay un { $before } % de probabilidad de que { $tile } se hunda. Puedes jugarla justo antes de las cartas de Inundación.
island-tip-nothing = Creo que esto da la mejor probabilidad de ganar, pero ninguna loseta, carta o persona es la razón.
island-tip-spends = Vale la pena jugar { $card } ahora: sin esa carta, la probabilidad de ganar baja en { $points } { $points ->
    [one] punto
   *[other] puntos
}.
island-all-flooded = Se inundan { $tile }.
island-all-sank = **Se hunden para siempre { $tile }.**

## Odds, on request

island-odds-lost = { $percent } % de probabilidad de perder antes del próximo turno si nadie hace nada más{ $count ->
    [0] { "." }
   *[other] { " " }({ $ways }).
}
island-odds-landing-lost = { $percent } %: se hunde { $tile }
island-odds-treasure-lost = { $percent } %: { $treasure } se pierde para siempre
island-odds-drowned = { $percent } %: { $who } se ahoga en { $tile }
island-odds-skull-reached = { $percent } %: el agua llega a la calavera
island-odds-won = De { $low } a { $high } % de probabilidad de ganar si siguen jugando jugadores fuertes.

## The review of a finished game

island-turning-choice = **El turno decisivo fue el { $turn }:** { $said } habría añadido { $worth } puntos a vuestra probabilidad de ganar.
island-turning-cards = **El turno decisivo fue el { $turn }:** las cartas llevaron vuestra probabilidad de ganar del { $before } % al { $after } %.
island-review-title = La probabilidad de ganar, turno a turno
island-review-won = Ganada en el turno { $turns }. Probabilidad de ganar, en puntos: por las cartas { $luck }, por las decisiones { $choices }.
island-review-lost = Perdida en el turno { $turns }. Probabilidad de ganar, en puntos: por las cartas { $luck }, por las decisiones { $choices }.
island-review-turns = Al comenzar cada turno: { $turns }.
island-review-turn = { $turn }: { $percent } %
island-review-none = Ningún turno la decidió por sí solo.
island-review-point = Turno { $turn }: de { $before } % a { $after } %
island-review-parts = Por las cartas { $luck }, por las decisiones { $choices }.
island-review-cards = Lo que vino: { $cards }.
island-review-sunk = { $count ->
    [one] se hundió { $tiles }
   *[other] se hundieron { $tiles }
}
island-review-done = Se hizo: { $said }.
island-review-instead = Se pudo hacer: { $said }. Valía { $worth } más.
island-review-others = Las demás decisiones de ese turno: { $worth }.
island-review-rose = { $count ->
    [one] subieron las aguas
   *[other] subieron las aguas { $count } veces
}
island-review-as-good = Nada prometía claramente más.
island-review-luck = Lo que trajeron las cartas
island-review-choices = Lo que costaron las decisiones
