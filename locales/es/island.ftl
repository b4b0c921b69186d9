# La Isla Prohibida.

island-title = La Isla Prohibida
island-pitch = Rescatad juntos cuatro tesoros de una isla que se hunde y volved a casa volando.
island-how-long = La mayoría de las partidas dura unos 20 turnos: una hora si estáis todos, varios días si no.

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
    .the = una Piedra de la Tierra
    .many = Piedras de la Tierra
    .letter = T
island-statue = Estatua del Viento
    .the = una Estatua del Viento
    .many = Estatuas del Viento
    .letter = V
island-crystal = Cristal del Fuego
    .the = un Cristal del Fuego
    .many = Cristales del Fuego
    .letter = F
island-chalice = Cáliz del Océano
    .the = un Cáliz del Océano
    .many = Cálices del Océano
    .letter = O
island-helicopter-lift = Ascenso en Helicóptero
    .the = un Ascenso en Helicóptero
    .many = Ascensos en Helicóptero
island-sandbags = Sacos Terreros
    .the = unos Sacos Terreros
    .many = Sacos Terreros
island-waters-rise = ¡Las aguas suben!
    .the = ¡Las aguas suben!
    .many = ¡Las aguas suben!

island-engineer = Ingeniero
island-pilot = Piloto
island-navigator = Navegador
island-explorer = Explorador
island-diver = Submarinista
island-messenger = Mensajero

island-always = Pregúntame siempre antes de sacar las cartas
island-saving = Pregúntame solo si hay algo que salvar
island-never = No me preguntes
island-power-engineer = Puedes asegurar dos losetas con una sola acción.
island-power-pilot = Una vez por turno puedes volar a cualquier loseta con una acción.
island-power-navigator = Con una acción puedes mover el peón de otro jugador una o dos losetas.
island-power-explorer = También puedes moverte, asegurar y nadar en diagonal.
island-power-diver = Con una acción puedes bucear por todas las losetas inundadas o hundidas que quieras.
island-power-messenger = Puedes entregar cartas de Tesoro a cualquiera, en cualquier loseta.

## Options

island-option-difficulty = Dificultad: { $value }
island-option-difficulty-description = Qué nivel tiene el agua al empezar
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
island-pace-swift = Ágil (pregunto antes de la inundación)
island-pace-careful = Con calma (pregunto antes de cada carta)
island-option-first = Primer turno: { $value }
island-option-first-description = Quién tiene el primer turno
island-first-host = el anfitrión
island-first-random = alguien al azar

## Whom the table waits for

island-asks-acting = { $who } **Tu turno: { $left ->
    [one] te queda { $left } acción
   *[other] te quedan { $left } acciones
}.**
island-asks-ending = { $who } Ya no te quedan acciones. Termina el turno{ $undo ->
    [yes] { " " }o deshaz tu última acción
   *[none] { "" }
}.
island-asks-considering = { $who } **¿Quieres jugar una carta especial antes de que salgan las cartas de Inundación?**{ $gate }
island-gate-to-win = Con un Ascenso en Helicóptero ganáis la partida ahora mismo.
island-gate-to-save = Puede ayudar: { $cards }.
island-asks-discarding = { $who } **Tienes más de 5 cartas.** Descarta una o juega una carta especial.
island-asks-swimming = { $stranded_count ->
    [0] { $who } **{ $sunk_under } se ha hundido bajo tus pies.** Ponte a salvo a nado o usa un Ascenso en Helicóptero.
   *[other] { $who } **{ $stranded } no puede nadar a ninguna parte.** Sacadlo de ahí volando ahora o perdéis todos. { $rescuers_count ->
        [0] { "" }
        [one] { $rescuers } tiene un Ascenso en Helicóptero.
       *[other] { $rescuers } tienen un Ascenso en Helicóptero.
    }
}

## What can be done

island-do-move = Moverte a { $to }
island-do-fly = Volar a { $to }
island-do-dive = Bucear hasta { $to }
island-do-navigate = Mover a { $who } a { $to }
island-do-shore-up = Asegurar { $tile }{ $also ->
    [none] { "" }
   *[other] { " " }y { $also }
}
island-do-give = Entregar { $card_the } a { $to }
island-do-capture = Recuperar el tesoro
island-do-end-turn = Terminar el turno
island-do-discard = Descartar { $card_the }
island-do-swim = Nadar hasta { $to }
island-do-lift = Ascenso en Helicóptero a { $to }: llevar a { $who } desde { $origin }
island-do-lift-off = Volar a casa y ganar
island-do-sandbag = Sacos Terreros en { $tile }
island-do-pass = Pasar
island-do-ask-me = { $when }

island-menu-move = Moverte a…
island-menu-fly = Volar a… (una vez por turno)
island-menu-dive = Bucear hasta…
island-menu-navigate = Mover a otro jugador a…
island-menu-shore-up = Asegurar…
island-menu-give = Entregar una carta…
island-menu-capture = Recuperar el tesoro
island-menu-end-turn = Terminar el turno
island-menu-discard = Descartar…
island-menu-swim = Nadar hasta…
island-menu-lift = Ascenso en Helicóptero…
island-menu-lift-off = Volar a casa y ganar
island-menu-sandbag = Sacos Terreros en…
island-menu-pass = Pasar
island-menu-ask-me = Cuándo preguntarme…
island-which-lift-who = Ascenso en Helicóptero: quién vuela…
island-which-lift-origin = Ascenso en Helicóptero: desde…
island-which-lift-to = Ascenso en Helicóptero: hasta…
island-which-navigate-who = A quién mover…
island-which-navigate-to = Mover a otro jugador a…

island-open-move = Moverte
island-open-fly = Volar
island-open-dive = Bucear
island-open-navigate = Mover a otro
island-open-shore-up = Asegurar
island-open-give = Entregar
island-open-capture = Recuperar
island-open-end-turn = Terminar el turno
island-open-discard = Descartar
island-open-swim = Nadar
island-open-lift = Ascenso en Helicóptero
island-open-lift-off = Volar a casa
island-open-sandbag = Sacos Terreros
island-open-pass = Pasar
island-open-ask-me = Cuándo preguntarme

island-hint-move = Con una acción, te mueves a una de estas losetas, seca o inundada.
island-hint-fly = Una vez por turno, puedes gastar una acción para volar a cualquier loseta.
island-hint-dive = Con una acción, buceas por losetas inundadas y hundidas.
island-hint-navigate = Con una acción, mueves el peón de otro jugador una o dos losetas.
island-hint-shore-up = Con una acción, secas una loseta inundada.
island-hint-give = Con una acción, entregas una carta de Tesoro a otro jugador. Nadie puede tener más de cinco cartas.
island-hint-capture = Con una acción, descartas cuatro cartas de un tesoro y te lo llevas.
island-hint-end-turn = Robas dos cartas de Tesoro y después salen las cartas de Inundación.
island-hint-discard = Puedes quedarte con cinco cartas.
island-hint-swim = Sales de la loseta hundida. No gastas ninguna acción.
island-hint-lift = Lleva peones de una loseta a cualquier otra. No gastas ninguna acción.
island-hint-lift-off = Todos vuelan a casa y ganáis. No gastas ninguna acción.
island-hint-sandbag = Seca cualquier loseta inundada. No gastas ninguna acción.
island-hint-pass = Te quedas con tus cartas y salen las siguientes.
island-hint-ask-me = siempre, cuando importe, solo si se puede salvar algo, o nunca.

## What happened

island-did-dealt = { $seat } es { $adventurer }, empieza en { $place } y tiene { $cards }.
island-did-turn-began = Turno de { $seat }.
island-did-moved = { $seat } se mueve a { $to }.
island-did-flew = { $seat } vuela a { $to }.
island-did-dived = { $seat } bucea hasta { $to }.
island-did-navigated = { $seat } lleva a { $who } hasta { $to }.
island-did-shored-up = { $here ->
    [yes] { $seat } asegura esa loseta.
   *[none] { $seat } asegura { $tiles }.
}
island-did-gave = { $seat } entrega { $card_the } a { $to }.
island-did-captured = { $here ->
    [yes] { $seat } recupera allí un tesoro: **¡{ $treasure }!**
   *[none] { $seat } recupera un tesoro en { $at }: **¡{ $treasure }!**
}
island-did-turn-ended = { $seat } termina el turno.
island-did-drew = { $card_key ->
    [waters-rise] { $seat } roba { $card_the }
   *[other] { $seat } roba { $card_the }.
}
island-did-waters-rose = **El agua sube al nivel { $mark }**: { $rate ->
    [one] 1 carta
   *[other] { $rate } cartas
} de Inundación por turno. { $returned ->
    [0] No había descartes de Inundación que devolver.
    [one] Un descarte de Inundación vuelve a ponerse encima del mazo.
   *[other] { $returned } descartes de Inundación se barajan y se ponen encima del mazo.
}
island-did-treasure-deck-renewed = Los descartes de Tesoro se barajan y forman un mazo nuevo.
island-did-flood-deck-renewed = Los descartes de Inundación se barajan y forman un mazo nuevo.
island-did-flooded = { $tile } se inunda.
island-did-sank = **{ $tile } se hunde para siempre.**
island-did-discarded = { $seat } descarta { $card_the }.
island-did-swam = { $seat } **nada** hasta { $to }.
island-did-lifted = { $who_key ->
    [self] { $seat } juega un Ascenso en Helicóptero y vuela a { $to }.
   *[others] { $saved_count ->
        [0] { $seat } juega un Ascenso en Helicóptero: { $who } { $who_count ->
            [one] vuela
           *[other] vuelan
        } a { $to }.
       *[other] { $seat } **salva** a { $saved } con un Ascenso en Helicóptero a { $to }.
    }
}
island-did-sandbagged = { $seat } juega Sacos Terreros: { $tile } vuelve a estar seca.
island-did-passed = { $seat } pasa.
island-did-asked-for = { $when_key ->
    [always] { $seat } quiere que le pregunte siempre antes de las cartas de Inundación.
    [matters] { $seat } quiere que le pregunte cuando importe.
    [saving] { $seat } quiere que le pregunte solo si hay algo que salvar.
   *[never] { $seat } no quiere que le pregunte antes de las cartas de Inundación.
}
island-did-game-won = **¡Habéis ganado! Los cuatro tesoros están en casa.** { $seat } jugó un Ascenso en Helicóptero y os fuisteis todos volando.
island-did-game-lost = **Habéis perdido: { $causes }.**{ $treasure ->
    [none] { "" }
   *[other] { " " }Ya no podéis conseguir este tesoro: { $treasure }.
}{ $drowned_count ->
    [0] { "" }
    [one] { " " }{ $drowned } se ahogó.
   *[other] { " " }{ $drowned } se ahogaron.
}
island-treasure-lost = se han hundido las dos losetas de un tesoro
island-landing-lost = se ha hundido la { island-fools-landing }
island-drowned = alguien no tenía adónde nadar
island-skull-reached = el agua ha llegado a la calavera

# Lo que hizo cada persona en toda la partida

island-feat-captured = { $count ->
    [one] 1 tesoro recuperado
   *[other] { $count } tesoros recuperados
}
island-feat-shored-up = { $count ->
    [one] 1 loseta asegurada
   *[other] { $count } losetas aseguradas
}
island-feat-sandbagged = { $count ->
    [one] Sacos Terreros una vez
    [2] Sacos Terreros dos veces
   *[other] Sacos Terreros { $count } veces
}
island-feat-gave = { $count ->
    [one] 1 carta entregada
   *[other] { $count } cartas entregadas
}
island-feat-lifted = { $count ->
    [one] Ascenso en Helicóptero una vez
    [2] Ascenso en Helicóptero dos veces
   *[other] Ascenso en Helicóptero { $count } veces
}
island-feat-flew = { $count ->
    [one] 1 vuelo
   *[other] { $count } vuelos
}
island-feat-dived = { $count ->
    [one] 1 inmersión
   *[other] { $count } inmersiones
}
island-feat-navigated = { $count ->
    [one] 1 peón movido como { island-navigator }
   *[other] { $count } peones movidos como { island-navigator }
}
island-feat-swam = { $count ->
    [one] una huida a nado
    [2] dos huidas a nado
   *[other] { $count } huidas a nado
}

## Refusals

island-no-not-your-turn = Es el turno de { $seat }.
island-no-no-actions-left = Ya no te quedan acciones. Termina el turno o deshaz tu última acción.
island-no-hand-full = { $own ->
    [yes] Primero tienes que descartar. Tienes { $held } cartas y el límite es 5.
   *[none] Primero tiene que descartar { $seat }. Tiene { $held } cartas y el límite es 5.
}
island-no-waits-for-swimmers = Antes, estos jugadores tienen que ponerse a salvo a nado: { $who }.
island-no-waits-at-gate = Antes, estos jugadores tienen que jugar una carta especial o pasar: { $who }.
island-no-no-such-place = En esta isla no hay ninguna loseta { $to }.
island-no-sunk = { $tile } se ha hundido para siempre.
island-no-not-your-gift = Solo el { $needs } puede hacer eso.
island-no-flown-already = El { island-pilot } solo puede volar una vez por turno, y ya has volado.
island-no-there-already = El peón ya está en { $to }. Elige otra loseta.
island-no-too-far = No puedes llegar a { $to } desde { $origin }.{ $reach_count ->
    [0] { "" }
   *[other] { " " }Puedes llegar a { $reach }.
}
island-no-only-a-step = { $to } está justo al lado de { $origin }. Basta con moverte.
island-no-only-others = Tienes que elegir a otro jugador.
island-no-same-twice = Has elegido { $tile } dos veces. Elige dos losetas distintas.
island-no-not-flooded = { $tile } no está inundada. Elige una loseta inundada.
island-no-never-given = No puedes entregar { $card_the }, porque es una carta especial.
island-no-no-such-card = No tienes { $card_the }.
island-no-not-same-tile = Estás en { $place } y { $seat } está en { $other }. Solo puedes entregar cartas a quien está en tu loseta. Solo el { island-messenger } puede hacerlo a distancia.
island-no-no-treasure-here = En { $tile } no puedes recuperar un tesoro. Ve a una loseta con el símbolo de un tesoro.
island-no-captured-already = Vuestro equipo ya tiene este tesoro: { $treasure }.
island-holds = { $who } tiene { $count } en { $place }
island-no-cards-needed = Necesitas { $needed } cartas de { $treasure } y tienes { $held }.{ $others_count ->
    [0] { "" }
   *[other] { " " }{ $others }.
}
island-no-no-discarding-by-choice = Solo puedes descartar si tienes más de { $limit } cartas. Tienes { $held }.
island-no-nothing-to-swim-from = Tu loseta no se ha hundido, así que no tienes que nadar.
island-no-not-there = { $seat } no está en { $place }.
island-no-nobody-to-lift = Elige quién vuela.
island-no-not-all-aboard = Todavía no podéis volar a casa.{ $treasures_count ->
    [0] { "" }
   *[other] { " " }Aún falta recuperar: { $treasures }.
}{ $who_count ->
    [0] { "" }
    [one] { " " }{ $who } aún no está en { $landing }.
   *[other] { " " }{ $who } aún no están en { $landing }.
}
island-no-nothing-to-pass = Ahora no hace falta que pases.
island-no-so-already = Ya habías elegido eso.
island-no-only-at-a-gate = Puedes cambiar eso la próxima vez que te pregunte por tus cartas especiales.
island-no-unknown-layout = No hay ninguna isla llamada «{ $layout }». Elige una de la lista.
island-no-adventurers-for-each = Elige un aventurero para cada uno de los { $seats } jugadores.

island-closest = Victoria más ajustada: el agua se quedó a { $score ->
    [one] 1 nivel
   *[other] { $score } niveles
} de la calavera.
island-new-acting = -# Hasta tres acciones por turno: moverte, asegurar una loseta inundada, entregar una carta o recuperar un tesoro. Elige en los menús y luego pulsa { island-do-end-turn }.
island-goal = **Objetivo:** recuperad los cuatro tesoros, reuníos en { $tile } y marchaos con un Ascenso en Helicóptero. Un tesoro pide cuatro de sus cartas, en una loseta con su símbolo. Una partida dura unos 20 turnos. Entre tus turnos puedo preguntarte si quieres usar una carta especial.
island-you-are = Eres **{ $adventurer }**. { $power }

## The position in words

island-text-water = Nivel del agua { $mark } de 10: { $rate } cartas de Inundación por turno, { $next } en el siguiente nivel.
island-text-water-last = Nivel del agua { $mark } de 10: { $rate } cartas de Inundación por turno. Si el agua sube una vez más, perdéis.
island-text-perils = Pueden hundirse este turno ({ $chance } %{ $count ->
    [one] { "" }
   *[other] { " " }cada una
}): { $tiles }
island-text-more-perils = { $chance } %{ $count ->
    [one] { "" }
   *[other] { " " }cada una
}: { $tiles }
island-text-perils-others = { $count ->
    [one] También podría hundirse 1 loseta más
   *[other] También podrían hundirse { $count } losetas más
}.
island-text-fatal = { $tile } está inundada: { $percent } % de probabilidad de que se hunda este turno. { $why ->
    [landing] Si se hunde, perdéis.
   *[last] Es el último lugar donde podéis recuperar { $treasure }: si se hunde, perdéis.
}
island-text-peril = { $tile }{ $why ->
    [landing] { " " }(el camino a casa)
    [last] { " " }(última loseta: { $treasure })
    [treasure] { " " }({ $treasure })
    [pawn] { $count ->
        [one] { " " }(ahí está { $who })
       *[other] { " " }(ahí están { $who })
    }
   *[none] { "" }
}
island-text-captured = { $count ->
    [0] Aún no habéis recuperado ningún tesoro.
    [one] Tesoro recuperado: { $treasures }.
   *[other] Tesoros recuperados: { $treasures }.
}
island-text-treasure = { $treasure } puede recuperarse en { $tiles }. Cartas de este tesoro: { $held }; { $deck } en el mazo, { $gone } descartadas.
island-text-nobody = nadie tiene ninguna
island-text-has = { $name } tiene { $count }
island-text-tile = { $tile } ({ $state ->
    [flooded] inundada
    [sunk] hundida
   *[dry] seca
})
island-text-player = { $name } (jugador { $number }, { $role }) está en { $tile }. Cartas: { $cards }.
island-text-alone = { $name } (jugador { $number }) está en { $tile }. Cartas: { $cards }.
island-text-no-cards = ninguna
island-text-flooded = Losetas inundadas ({ $count }): { $tiles }.
island-text-sunk = Losetas hundidas ({ $count }): { $tiles }.
island-text-dry = Losetas secas ({ $count }): { $tiles }.
island-text-treasure-deck = Mazo de Tesoro ({ $count }): { $cards }.
island-text-treasure-discards = Descartes de Tesoro ({ $count }): { $cards }.
island-text-flood-deck = Mazo de Inundación ({ $count }).
island-text-flood-top = Primeras cartas del mazo de Inundación, en orden desconocido ({ $count }): { $tiles }.
island-text-flood-discards = Descartes de Inundación ({ $count }): { $tiles }.
island-text-lift = { $what } (de { $tiles } a cualquier otra loseta que no se haya hundido)
island-text-two-at-once = { $what } (dos con una acción)
island-text-no-perils = Este turno no puede hundirse nada.
island-text-power = { $role }: { $power }
island-text-may = Puedes: { $acts }.
island-text-drawing =
    Mapa de la isla. Las columnas llevan letras, de izquierda a derecha, y las filas, números, de arriba abajo. `#`: seca; `~`: inundada; `x`: hundida. Los números son los jugadores.
    { island-fools-landing.letter } { island-fools-landing }, { island-stone.letter } { island-stone }, { island-statue.letter } { island-statue }, { island-crystal.letter } { island-crystal }, { island-chalice.letter } { island-chalice }.

## Rules

island-rules-1 = **{ island-title }: el objetivo**
    Sois un equipo. Recuperad cuatro tesoros, reuníos en la { island-fools-landing } y jugad allí un Ascenso en Helicóptero. Así ganáis todos.
    Perdéis todos si se hunden las dos losetas de un tesoro antes de recuperarlo, si se hunde la { island-fools-landing }, si un jugador se ahoga o si el agua llega a la calavera.
island-rules-2 = **Preparación**
    La isla tiene 24 losetas. Cada aventurero empieza en su loseta con dos cartas de Tesoro (nunca ¡Las aguas suben!).
    Después salen seis cartas de Inundación, y sus losetas empiezan inundadas. La dificultad decide el nivel inicial del agua.
island-rules-3 = **Tu turno**
    Haz hasta tres acciones, en cualquier orden. Después roba dos cartas de Tesoro. Después saca tantas cartas de Inundación como diga el nivel del agua.
    Moverte: vas a la loseta de arriba, abajo, izquierda o derecha, seca o inundada. Asegurar: secas tu loseta o una contigua.
    Entregar: das una carta de Tesoro a un jugador de tu loseta. No puedes dar cartas especiales.
    Recuperar: en una de las dos losetas de un tesoro, descartas cuatro de sus cartas. La loseta puede estar inundada.
island-rules-4 = **Los aventureros**
    { island-explorer }: { island-power-explorer }
    { island-pilot }: { island-power-pilot }
    { island-navigator }: { island-power-navigator }
    { island-diver }: { island-power-diver }
    { island-engineer }: { island-power-engineer }
    { island-messenger }: { island-power-messenger }
island-rules-5 = **Cartas**
    Las cartas de todos están a la vista. Puedes tener cinco cartas. Si llegas a seis, tienes que descartar una o jugar enseguida una carta especial.
    Ascenso en Helicóptero: lleva peones de una loseta a cualquier otra. Sacos Terreros: secan cualquier loseta inundada. Puedes jugar las dos en cualquier momento, sin gastar acciones.
    Para ganar, jugad un Ascenso en Helicóptero en la { island-fools-landing } cuando estéis todos allí. La loseta puede estar inundada, pero no hundida.
    ¡Las aguas suben!: el agua sube un nivel. Los descartes de Inundación se barajan y se ponen encima de su mazo.
    Cuando un mazo se acaba, sus descartes se barajan y forman uno nuevo. Puedes mirar los descartes cuando quieras.
island-rules-6 = **La inundación**
    Cuando sale una carta de Inundación, una loseta seca se inunda. Una loseta inundada se hunde para siempre, y su carta sale de la partida.
    Si se hunde tu loseta, nadas a una contigua. El { island-explorer } también puede nadar en diagonal, el { island-diver } nada a la loseta más cercana y el { island-pilot } va a cualquiera.
    Si no puedes nadar a ninguna parte, aún puede salvarte un Ascenso en Helicóptero.
island-rules-7 = **Antes de las cartas de Inundación**
    Pregunto a quien tenga alguna carta especial que pueda ayudar. Juegan una o pasan.
    Puedes elegir cuándo quieres que te pregunte.
    Con el ritmo «Con calma», pregunto antes de cada carta.

## Gates: passing, standing answers, what is asked about once more

island-matters = Pregúntame cuando importe
island-do-pass-turn = Pasar y no preguntarme más este turno
island-do-pass-game = Pasar y no preguntarme más en esta partida
island-menu-pass-turn = Pasar todo el turno
island-menu-pass-game = Pasar toda la partida
island-open-pass-turn = Pasar todo el turno
island-open-pass-game = Pasar toda la partida
island-hint-pass-turn = Te quedas con tus cartas. No volveré a preguntártelo este turno.
island-hint-pass-game = Te quedas con tus cartas. No volveré a preguntártelo hasta que lo cambies.
island-sure-end-turn = { $left ->
    [one] Te queda una acción.
   *[other] Te quedan { $left } acciones.
} ¿Terminar el turno de todos modos?
island-sure-drown = { $who } no puede nadar a ninguna parte y nadie más puede volar hasta allí. Si haces esto, perdéis todos.
island-sure-doomed = Es seguro que las próximas cartas de Inundación hundirán { $place }. Si pasas ahora, perdéis todos. Aún puedes salvarla.

island-option-adventurers = Aventureros: { $value }
island-option-adventurers-means = Elige de dos a cuatro, o que decida el azar
island-option-adventurers-description = Aventureros, separados por + (por defecto, al azar)
island-adventurers-how = Elige de dos a cuatro aventureros distintos, separados por +: { $names }.
island-recap-turn-began = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
}
island-recap-captured = { $count ->
    [one] 1 tesoro recuperado
   *[other] { $count } tesoros recuperados
}
island-recap-waters-rose = { $count ->
    [one] una subida del agua
   *[other] { $count } subidas del agua
}
island-recap-sank = { $count ->
    [one] 1 loseta perdida
   *[other] { $count } losetas perdidas
}

## A hint, level by level

island-tip-where = { $count ->
    [0] Aquí no destaca ninguna loseta. Lo que importa son las próximas cartas.
   *[other] **Mira:** { $where }
}
island-tip-lowers = { $moves ->
    [0] La jugada correcta baja
    [one] Esta jugada baja
   *[other] Juntas, estas jugadas bajan
}
island-tip-after = { $moves ->
    [0] Después de la jugada correcta
    [one] Después de esta jugada
   *[other] Después de estas jugadas
}
island-tip-wins = Este turno podéis volar todos a casa desde { $tile }, con los cuatro tesoros. Así ganáis la partida.
island-tip-captures = Este turno puedes recuperar un tesoro en { $tile }: { $treasure }. Así tenéis { $after } de 4.
island-tip-rescues = { $mine ->
    [yes] No puedes
   *[none] { $who } no puede
} nadar a ninguna parte, así que perderíais todos. En { $tile } no hay peligro.
island-tip-saves-landing = Si { $tile } se hunde, perdéis todos. { island-tip-lowers } la probabilidad de que ocurra este turno del { $before } % al { $after } %.
island-tip-saves-treasure = { $tile } es el último lugar donde podéis conseguir { $treasure }. Si se hunde, perdéis todos. { island-tip-lowers } la probabilidad de que ocurra este turno del { $before } % al { $after } %.
island-tip-saves-pawn = Si { $tile } se hunde, { $mine ->
    [yes] no tienes
   *[none] { $who } no tiene
} adónde nadar y perdéis todos. { island-tip-lowers } la probabilidad de que ocurra este turno del { $before } % al { $after } %.
island-tip-gives = { $mine ->
    [yes] Tienes
   *[none] { $who } tiene
} { $before ->
    [one] 1 carta
   *[other] { $before } cartas
} de { $card }. Con esto serán { $after }. Con cuatro cartas podéis recuperar el tesoro.
island-tip-nears-home = Todos tenéis que llegar a { $tile }. { $mine ->
    [yes] Estás
   *[none] { $who } está
} a { $before ->
    [one] 1 acción
   *[other] { $before } acciones
}. { island-tip-after }, a { $after }.
island-tip-nears-site = { $mine ->
    [yes] Tienes
   *[none] { $who } tiene
} las cuatro cartas de { $treasure }. Se puede recuperar en { $tile }, a { $before ->
    [one] 1 acción
   *[other] { $before } acciones
}. { island-tip-after }, a { $after }.
island-tip-nears-giver = { $who } tiene cartas de { $treasure }, y otro jugador también. Para juntarse en una loseta necesitan { $before ->
    [one] 1 acción
   *[other] { $before } acciones
}. { island-tip-after }, { $after ->
    [0] ya están juntos
   *[other] { $after }
}.
island-tip-nears-flood = { $tile } está inundada, y { $treasure_key ->
    [none] la necesitáis para volar a casa
   *[other] ahí podéis recuperar { $treasure }
}. { $mine ->
    [yes] Necesitas
   *[none] { $who } necesita
} { $before } acciones para llegar hasta ella y asegurarla. { island-tip-after }, { $after }.
island-tip-gathers = { $mine ->
    [yes] Eres quien tiene
   *[none] { $who } tiene
} más cartas de { $treasure } que nadie. Se puede recuperar en { $tile }, a { $before ->
    [one] 1 acción
   *[other] { $before } acciones
}. { island-tip-after }, a { $after }.
island-tip-dries-landing = { $tile } está inundada y todos la necesitáis para volver a casa. Si la secas, harán falta dos cartas de Inundación para hundirla.
island-tip-dries-treasure = Puedes recuperar { $treasure } en dos losetas, y { $before } { $before ->
    [one] está inundada o hundida
   *[other] están inundadas o hundidas
}. Si secas { $tile }, bajará a { $after }.
island-tip-dries-tile = Hay { $before } losetas inundadas, y { $tile } es una de ellas. Si la secas, harán falta dos cartas de Inundación para hundirla.
island-tip-saves-tile = { island-tip-lowers } la probabilidad de que { $tile } se hunda este turno del { $before } % al { $after } %, y así queda abierto el paso.
island-tip-stands-safer = { $mine ->
    [yes] Estás
   *[none] { $who } está
} en { $tile }, y la probabilidad de que se hunda este turno es del { $before } %. { island-tip-after }, el riesgo será del { $after } %.
island-tip-opens-ways = { island-tip-after }, si { $tile } se hunde, { $mine ->
    [yes] podrás
   *[none] { $who } podrá
} nadar a { $after } losetas. Ahora solo a { $before }.
island-tip-useless = Ya habéis recuperado este tesoro ({ $treasure }), así que sus cartas ya no os sirven.
island-tip-too-many = Cuatro cartas bastan para recuperar { $treasure }, y un jugador tiene { $before }.
island-tip-lets-go = Creo que { $card_the } es la carta que menos necesitáis. El equipo tiene { $before }, y en el mazo { $after ->
    [one] queda { $after }
   *[other] quedan { $after }
}.
island-tip-swims = Desde { $tile } podrás ir luego a { $before ->
    [one] 1 loseta
   *[other] { $before } losetas
}. Hay un { $after } % de probabilidad de que se hunda este turno.
island-tip-keeps = Yo guardaría { $card_the } para después. { $tile ->
    [none] Ahora no puede hundirse nada.
   *[other] No perdáis de vista { $tile }: la probabilidad de que se hunda este turno es del { $before } %.
}
island-tip-waits = No veo ninguna jugada mejor. No perdáis de vista { $tile }: la probabilidad de que se hunda este turno es del { $before } %.
island-tip-rises = No veo ninguna opción mejor, y este turno no puede hundirse nada. Hay un { $before } % de probabilidad de que salga { $card }
island-tip-ready = Ten listo { $card_the }. Incluso después de tu mejor jugada, hay un { $before } % de probabilidad de que { $tile } se hunda. Puedes jugar la carta justo antes de las cartas de Inundación.
island-tip-nothing = Creo que así tenéis más probabilidades de ganar, pero no se debe a ninguna loseta, carta o persona en concreto.
island-tip-spends = Vale la pena jugar { $card_the } ahora. Sin eso, vuestra probabilidad de ganar baja { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
island-all-flooded = Se inundan { $tile }.
island-all-sank = **Se hunden para siempre { $tile }.**

## Odds, on request

island-odds-lost = { $percent } % de probabilidad de que perdáis antes del próximo turno si nadie hace nada más{ $count ->
    [0] { "." }
   *[other] { " " }({ $ways }).
}
island-odds-landing-lost = { $percent } % de probabilidad de que { $tile } se hunda
island-odds-treasure-lost = { $percent } % de probabilidad de que { $treasure } se pierda para siempre
island-odds-drowned = { $percent } % de probabilidad de que { $who } se ahogue en { $tile }
island-odds-skull-reached = { $percent } % de probabilidad de que el agua llegue a la calavera
island-odds-won = Entre el { $low } y el { $high } % de probabilidad de que ganéis si jugáis bien.

## The review of a finished game

island-turning-choice = **El turno decisivo fue el { $turn }:** { $said } habría aumentado en { $worth } puntos vuestra probabilidad de ganar.
island-turning-cards = **El turno decisivo fue el { $turn }:** las cartas llevaron vuestra probabilidad de ganar del { $before } % al { $after } %.
island-review-title = Vuestra probabilidad de ganar, turno a turno
island-review-won = Ganasteis en { $turns } turnos. Cambios de vuestra probabilidad de ganar, en puntos: cartas { $luck }, decisiones { $choices }.
island-review-lost = Perdisteis en { $turns } turnos. Cambios de vuestra probabilidad de ganar, en puntos: cartas { $luck }, decisiones { $choices }.
island-review-turns = Vuestra probabilidad de ganar al empezar cada turno: { $turns }.
island-review-turn = { $turn }: { $percent } %
island-review-none = Ningún turno decidió la partida por sí solo.
island-review-point = Turno { $turn }: de { $before } % a { $after } %
island-review-parts = Cartas { $luck }, decisiones { $choices }.
island-review-cards = Cartas robadas: { $cards }.
island-review-sunk = { $count ->
    [one] se hundió { $tiles }
   *[other] se hundieron { $tiles }
}
island-review-done = Jugado: { $said }.
island-review-instead = Mejor: { $said }. Habría añadido { $worth } puntos.
island-review-others = Otras decisiones de ese turno: { $worth }.
island-review-rose = { $count ->
    [one] subieron las aguas
   *[other] subieron las aguas { $count } veces
}
island-review-as-good = Ninguna otra jugada era claramente mejor.
island-review-luck = Efecto de las cartas
island-review-choices = Efecto de las decisiones
