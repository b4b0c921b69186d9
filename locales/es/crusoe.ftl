# Robinson Crusoe.

crusoe-title = Robinson Crusoe
crusoe-pitch = Habéis naufragado juntos en una isla mortal. Planead cada día, resistid el clima, conseguid comida y alcanzad vuestro objetivo a tiempo.

## People

crusoe-carpenter = Carpintero
crusoe-cook = Cocinero
crusoe-explorer = Explorador
crusoe-soldier = Soldado
crusoe-friday = Viernes
crusoe-jenny = Jenny
crusoe-dog = el perro

crusoe-power-carpenter = Ahorras madera, repites tiradas al construir y tienes ideas nuevas.
crusoe-power-cook = Curas a los demás con comida, vuelves a tirar dados al recolectar y haces sopa de la nada.
crusoe-power-explorer = Reconoces el terreno, vuelves a tirar dados al explorar y subes la moral.
crusoe-power-soldier = Rastreas bestias, luchas con más fuerza y mejoras la empalizada o las armas.
crusoe-plays = { $who } es { $character }. { $power }
crusoe-plays-whom = { $who } es { $character }.
crusoe-aim-castaways = **Objetivo:** construid un fuego y juntad 15 de madera en la pila de leña, un poco cada ronda. Ganáis si lo tenéis todo mientras haya un barco cerca (rondas 10 a 12). { crusoe-how-long }
crusoe-aim-cursed = **Objetivo:** levantad cruces en cinco losetas distintas en 10 rondas, mientras la niebla se extiende por la isla. { crusoe-how-long }
crusoe-aim-jenny = **Objetivo:** traed a Jenny a tierra en una balsa y construid el bote salvavidas en 8 rondas. Jenny pierde 2 corazones cada noche. { crusoe-how-long }
crusoe-aim-volcano = **Objetivo:** explorad suficientes losetas y templos, construid el esquife y marchaos en 8 rondas. La lava llega en la ronda 4. { crusoe-how-long }
crusoe-aim-cannibals = **Objetivo:** quemad aldeas y después asaltad la ciudad, que aparece en la ronda 4. Tenéis 9 rondas. { crusoe-how-long }
crusoe-aim-family = **Objetivo:** construid un hogar con refugio, tejado, empalizada, armas y nueve inventos. Desde la ronda 7 también comen los niños. { crusoe-how-long }
crusoe-how-long = Si muere uno, perdéis todos. Una partida dura de una a dos semanas.

crusoe-pawn-dog = el perro
crusoe-pawn-brown = un peón de construcción
crusoe-pawn-compass = el peón de la brújula
crusoe-pawn-map = el peón del mapa
crusoe-pawn-belts = el peón de las cintas
crusoe-pawn-lantern = el peón de la linterna
crusoe-pawn-raft = el peón de la balsa
crusoe-pawn-shield = el peón del escudo
crusoe-pawn-rope-ladder = el peón de la escalera de cuerda

## Goods, land, tokens

crusoe-wood = madera
crusoe-food = comida
crusoe-hide = piel
crusoe-mixed = madera y piel
crusoe-mixed-2 = madera y 2 pieles
crusoe-parrot = aves
crusoe-fish = peces
crusoe-any = cualquier fuente
crusoe-beach = playa
crusoe-hills = colinas
crusoe-mountains = montañas
crusoe-river = río
crusoe-plains = llanuras
crusoe-shelter = el refugio
crusoe-roof = tejado
crusoe-palisade = empalizada
crusoe-weapons = armas
crusoe-chart = el mapa del tesoro
crusoe-idle = los peones sin tarea
crusoe-head = cabeza
crusoe-arm = brazo
crusoe-belly = vientre
crusoe-leg = pierna

crusoe-as-goods = { $wood ->
    [0] { "" }
   *[other] { $wood } de madera
}{ $food ->
    [0] { "" }
   *[other] { $wood ->
        [0] { "" }
       *[other] { $preserved ->
            [0] { $hide ->
                [0] { " y " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
    }{ $food } de comida
}{ $preserved ->
    [0] { "" }
   *[other] { $wood ->
        [0] { $food ->
            [0] { "" }
           *[other] { $hide ->
                [0] { " y " }
               *[other] { ", " }
            }
        }
       *[other] { $hide ->
            [0] { " y " }
           *[other] { ", " }
        }
    }{ $preserved } de comida que no se pudre
}{ $hide ->
    [0] { $wood ->
        [0] { $food ->
            [0] { $preserved ->
                [0] nada
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $wood ->
        [0] { $food ->
            [0] { $preserved ->
                [0] { "" }
               *[other] { " y " }
            }
           *[other] { " y " }
        }
       *[other] { " y " }
    }{ $hide ->
        [one] 1 piel
       *[other] { $hide } pieles
    }
}

crusoe-tile-holds = { $terrain } ({ $sources }{ $discoveries ->
    [0] { "" }
    [one] , 1 descubrimiento
   *[other] , { $discoveries } descubrimientos
}{ $beast ->
    [yes] , 1 bestia
   *[none] { "" }
}{ $shelter ->
    [yes] , 1 refugio natural
   *[none] { "" }
}{ $totem ->
    [yes] , 1 tótem
   *[none] { "" }
})

crusoe-token-adventure = una ficha de aventura
crusoe-token-reroll = una ficha de repetición
crusoe-token-minus-pawn = una ficha de peón extra
crusoe-token-plus-wood = una ficha de madera
crusoe-token-plus-food = una ficha de comida
crusoe-token-strength = una ficha de peligro
crusoe-token-block = desorden
crusoe-token-rain = una nube de lluvia
crusoe-token-winter = una nube de invierno
crusoe-token-storm = una tormenta
crusoe-token-animals = animales hambrientos
crusoe-token-totem = un tótem por registrar
crusoe-token-fog = niebla
crusoe-token-ash = ceniza
crusoe-token-lava = lava
crusoe-token-temple = un templo explorado
crusoe-token-village = una aldea
crusoe-token-burnt = una aldea quemada
crusoe-token-cross = una cruz
crusoe-token-shortcut = el atajo
crusoe-token-wither = un lugar agotado

crusoe-at-threat = las amenazas
crusoe-at-build = Construir
crusoe-at-gather = Recolectar
crusoe-at-explore = Explorar
crusoe-at-arrange = Organizar el campamento
crusoe-at-rest = Descansar
crusoe-at-hunt = el mazo de caza
crusoe-at-weather = el clima
crusoe-at-shelter = el coste del refugio
crusoe-at-roof = el coste del tejado
crusoe-at-palisade = el coste de la empalizada
crusoe-at-weapons = el coste de las armas

crusoe-threat = Amenaza
crusoe-hunt = Cazar
crusoe-build = Construir
crusoe-gather = Recolectar
crusoe-explore = Explorar
crusoe-arrange = Organizar el campamento
crusoe-rest = Descansar
crusoe-clear = Despejar

crusoe-deck-event = mazo de eventos
crusoe-deck-event_deck = mazo de eventos
crusoe-deck-build = mazo de aventuras de construcción
crusoe-deck-gather = mazo de aventuras de recolección
crusoe-deck-explore = mazo de aventuras de exploración
crusoe-deck-mystery = mazo de misterios
crusoe-deck-mysteries = mazo de misterios
crusoe-deck-beast = mazo de bestias
crusoe-deck-beasts = mazo de bestias
crusoe-deck-hunt = mazo de caza
crusoe-deck-invention = mazo de inventos
crusoe-deck-discovery = montón de descubrimientos
crusoe-deck-ambush = mazo de bestias al acecho
crusoe-deck-tiles = montón de losetas

crusoe-phase-event = Evento
crusoe-phase-morale = Moral
crusoe-phase-production = Producción
crusoe-phase-planning = Planificación
crusoe-phase-action = Acciones
crusoe-phase-evening = Atardecer
crusoe-phase-weather = Clima
crusoe-phase-night = Noche

## Where pawns go

crusoe-to-threat = Ocuparse de «{ $thing }»
crusoe-to-hunt = Cazar
crusoe-to-shelter = Construir el refugio
crusoe-to-roof = Mejorar el tejado
crusoe-to-palisade = Reforzar la empalizada
crusoe-to-weapons = Fabricar armas
crusoe-to-build = Hacer { $thing }
crusoe-to-cross = Levantar una cruz en { $space }
crusoe-to-gather = Recolectar { $source } en { $space }
crusoe-to-explore = Explorar { $space }
crusoe-to-totem = Registrar el tótem de { $space }
crusoe-to-jenny = Ir en balsa hasta Jenny
crusoe-to-chart = Seguir el mapa del tesoro
crusoe-to-village = Quemar la aldea de { $space }
crusoe-to-city = Asaltar la ciudad
crusoe-to-clear = Despejar { $space } ({ $source })
crusoe-to-arrange = Organizar el campamento
crusoe-to-rest = Descansar

crusoe-done-threat = { $who } se ocupa de «{ $thing }».
crusoe-done-hunt = { $who } sale de caza.
crusoe-done-shelter = { $who } construye el refugio.
crusoe-done-roof = { $who } mejora el tejado.
crusoe-done-palisade = { $who } refuerza la empalizada.
crusoe-done-weapons = { $who } fabrica armas.
crusoe-done-build = { $who } hace { $thing }.
crusoe-done-cross = { $who } levanta una cruz en { $space }.
crusoe-done-gather = { $who } recolecta { $source } en { $space }.
crusoe-done-explore = { $who } explora { $space }.
crusoe-done-totem = { $who } registra el tótem de { $space }.
crusoe-done-jenny = { $who } llega en balsa a la roca de Jenny.
crusoe-done-chart = { $who } sigue el mapa del tesoro.
crusoe-done-village = { $who } ataca la aldea de { $space }.
crusoe-done-city = { $who } asalta la ciudad.
crusoe-done-clear = { $who } despeja { $space } ({ $source }).
crusoe-done-arrange = { $who } ordena el campamento.
crusoe-done-rest = { $who } descansa.

crusoe-failed-shelter = { $who } no consigue construir el refugio.
crusoe-failed-roof = { $who } no consigue mejorar el tejado.
crusoe-failed-palisade = { $who } no consigue reforzar la empalizada.
crusoe-failed-weapons = { $who } no consigue fabricar armas.
crusoe-failed-build = { $who } no consigue terminar { $thing }.
crusoe-failed-cross = { $who } no consigue levantar la cruz en { $space }.
crusoe-failed-gather = { $who } vuelve de { $space } con las manos vacías.
crusoe-failed-explore = { $who } se pierde camino de { $space }.
crusoe-failed-totem = { $who } no encuentra nada en el tótem de { $space }.
crusoe-failed-jenny = { $who } no consigue llegar a la roca de Jenny.
crusoe-failed-chart = { $who } no entiende el mapa del tesoro.

## Options

crusoe-option-scenario = Escenario: { $value }
crusoe-option-scenario-description = Qué historia jugar; empieza por Náufragos
crusoe-scenario-castaways = Náufragos
crusoe-scenario-cursed = La isla maldita
crusoe-scenario-jenny = Jenny
crusoe-scenario-volcano = El volcán
crusoe-scenario-cannibals = Los caníbales
crusoe-scenario-family = La familia
crusoe-choice-castaways = Náufragos: 12 rondas, empieza por aquí
crusoe-choice-cursed = La isla maldita: 10 rondas, más difícil
crusoe-choice-jenny = Jenny: un rescate en 8 rondas
crusoe-choice-volcano = El volcán: una carrera de 8 rondas
crusoe-choice-cannibals = Los caníbales: una guerra de 9 rondas
crusoe-choice-family = La familia: 12 rondas, el más difícil
crusoe-goal-castaways = Un barco pasa en las rondas 10 a 12. Construid un fuego y una pila de leña de 15 de madera. La pila tiene etapas de 1, 2, 3, 4 y 5 de madera, y solo podéis completar una por ronda. Terminadla mientras el barco esté cerca.
crusoe-goal-cursed = La niebla se extiende por la isla. Levantad cruces en cinco losetas distintas en 10 rondas.
crusoe-goal-jenny = Jenny está atrapada en una roca y pierde 2 corazones cada noche. Traedla a tierra en una balsa y construid el bote salvavidas en 8 rondas.
crusoe-goal-volcano = La lava llega en la ronda 4. Explorad suficientes losetas y templos, construid el esquife y marchaos en 8 rondas.
crusoe-goal-cannibals = Quemad aldeas y después asaltad la ciudad, que aparece en la ronda 4. Tenéis 9 rondas.
crusoe-goal-family = Cread un hogar con refugio, tejado, empalizada, armas y nueve inventos. Desde la ronda 7 hay niños que alimentar.
crusoe-option-friday = Viernes: { $value }
crusoe-option-friday-description = Dejar que ayude Viernes (para uno o dos jugadores)
crusoe-friday-standard = según las reglas
crusoe-friday-yes = con Viernes
crusoe-friday-no = sin Viernes (más difícil)
crusoe-option-dog = Perro: { $value }
crusoe-option-dog-description = Dejar que ayude el perro (para un jugador)
crusoe-dog-standard = según las reglas
crusoe-dog-yes = con el perro (más fácil)
crusoe-dog-no = sin el perro
crusoe-option-starting_items = Objetos iniciales: { $value }
crusoe-option-starting_items-description = Cuántos objetos salvasteis (normalmente 2)
crusoe-option-events = Eventos: { $value }
crusoe-option-events-description = Con qué frecuencia actúa el efecto del escenario
crusoe-events-standard = según las reglas
crusoe-events-fewer-book = menos efectos del escenario
crusoe-events-more-book = más efectos del escenario
crusoe-option-wreckage = Restos: { $value }
crusoe-option-wreckage-description = Qué trae el mar en la primera ronda
crusoe-choice-food-crates = cajas de comida
crusoe-wreckage-random = al azar
crusoe-option-rulings = Edición: { $value }
crusoe-option-rulings-description = Qué edición se sigue en los pocos casos dudosos
crusoe-rulings-first = Primera edición
crusoe-rulings-later = Edición posterior
crusoe-option-halving = Reducir un nivel a la mitad: { $value }
crusoe-halving-loss-down = redondear la pérdida hacia abajo
crusoe-halving-result-down = redondear la pérdida hacia arriba
crusoe-option-draft = Planificación: { $value }
crusoe-option-draft-description = Colocar los peones de todos, o solo los propios
crusoe-draft-together = todos deciden juntos
crusoe-draft-own = cada uno decide qué hacen sus peones
crusoe-variant-easier = más fácil
crusoe-variant-harder = más difícil

crusoe-lobby-easing = En conjunto, así es { $ease ->
    [easier] más fácil
   *[harder] más difícil
} que con las reglas normales.
crusoe-lobby-three = Con tres jugadores, el perro compensa la falta de Viernes, que solo ayuda en partidas de uno o dos.
crusoe-lobby-newcomers = Para una primera partida más fácil, cierra esta y escribe `/play crusoe` con `dog` y 3 `starting_items`.

crusoe-died-of = { $by ->
    [hunger] { $who } ha muerto de hambre.
    [cold] { $who } ha muerto de frío, sin refugio.
    [beast] { $who } ha muerto en una lucha.
    [weather] { $who } ha muerto por el mal tiempo.
    [morale] { $who } ha muerto porque la moral estaba demasiado baja.
    [work] { $who } ha muerto de una herida en el trabajo.
   *[card] { $who } no ha sobrevivido a «{ $card }».
}
crusoe-closest-night = La noche más peligrosa fue la de la ronda { $round }: a { $who } { $hearts ->
    [0] no le quedaba ningún corazón
    [one] le quedaba 1 corazón
   *[other] le quedaban { $hearts } corazones
}.
crusoe-placed = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}: puesto { $place } entre las { $count } partidas de este escenario jugadas aquí.

## Whom the table waits for

crusoe-asks-planning = { $who } { $pawns ->
    [0] { $lacking ->
        [0] **Ronda { $round } de { $rounds }:** todos los peones tienen una tarea. Si estáis de acuerdo con el plan, pulsad **{ crusoe-do-ready }**.
        [one] **Ronda { $round } de { $rounds }:** todos los peones tienen una tarea, pero a 1 acción aún le faltan peones.
       *[other] **Ronda { $round } de { $rounds }:** todos los peones tienen una tarea, pero a { $lacking } acciones aún les faltan peones.
    }
    [one] **Ronda { $round } de { $rounds }: planead el día.** Queda 1 peón libre.
   *[other] **Ronda { $round } de { $rounds }: planead el día.** Quedan { $pawns } peones libres.
}{ $ready_count ->
    [0] { "" }
   *[other] { " " }Listos: { $ready }.
}
crusoe-asks-rolling = { $who } { $action ->
    [none] Los dados muestran
   *[other] **{ $action }**{ $actor ->
        [none] { "" }
       *[other] { " " }({ $actor })
    }: los dados muestran
} { $asked_success ->
    [success] un éxito
   *[other] un fracaso
}{ $asked_wound ->
    [wound] { $asked_adventure ->
        [adventure] , una herida y una aventura
       *[other] { " " }y una herida
    }
   *[other] { $asked_adventure ->
        [adventure] { " " }y una aventura
       *[other] { "" }
    }
}. ¿Vuelves a tirar un dado o te quedas con esta tirada?
crusoe-asks-demanding = { $who } **No tenéis { $asked_kind ->
    [wood] suficiente madera
    [food] suficiente comida
    [hide] suficientes pieles
    [determination] suficientes fichas de determinación
    [roof] suficiente tejado
    [palisade] suficiente empalizada
    [weapons] suficientes armas
   *[other] todo lo que necesitáis
}.** Usa algo que te ayude o acepta las heridas.
crusoe-asks-dying = { $who } { $card ->
    [none] { "" }
   *[other] **{ $card }**:{ " " }
}**{ $dying } morirá al recibir { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}.** Cura a alguien ahora o deja que ocurra.
crusoe-asks-fighting = { $who } **La bestia tiene fuerza { $asked_strength } y vuestras armas están en el nivel { $weapons }.** Lucha o usa antes algo que te ayude.
crusoe-asks-weathering = { $who } **Las nubes de esta noche: { $sky_rain } de lluvia y { $sky_winter } de invierno. Vuestro tejado está en el nivel { $roof }.** { $toll ->
    [none] No perdéis nada
   *[other] Perdéis { $toll }
}. Afronta el mal tiempo o usa antes algo que te ayude.
crusoe-asks-eating = { $who } **No hay comida para todos.** Usa algo que ayude, o alguien pasará hambre.
crusoe-asks-resting = { $who } **Es de noche.** Curad a alguien o id a dormir.
crusoe-asks-choosing = { $who } { $card ->
    [none] { "" }
   *[other] **{ $card }**{ $actor ->
        [none] { "" }
       *[other] , { $actor }
    }:{ " " }
}{ $asked_asks ->
    [morale] { crusoe-question-morale }
    [hungry] { crusoe-question-hungry }
    [move-camp] { crusoe-question-move-camp }
    [camp] { crusoe-question-camp }
    [arrange-camp] { crusoe-question-arrange-camp }
    [mystery] { crusoe-question-mystery }
    [mysteries] { crusoe-question-mysteries }
    [spare] { crusoe-question-spare }
    [tile-to-lay] { crusoe-question-tile-to-lay }
    [tiles] { crusoe-question-tiles }
    [tile] { crusoe-question-tile }
    [terrain] { crusoe-question-terrain }
    [shortcut] { crusoe-question-shortcut }
    [shortcut-goods] { crusoe-question-shortcut-goods }
    [corral] { crusoe-question-corral }
    [thrift] { crusoe-question-thrift }
    [arrange] { crusoe-question-arrange }
    [build] { crusoe-question-build }
    [token] { crusoe-question-token }
    [give-token] { crusoe-question-give-token }
    [fog] { crusoe-question-fog }
    [marker-place] { crusoe-question-marker-place }
    [marker] { crusoe-question-marker }
    [raise] { crusoe-question-raise }
    [lower] { crusoe-question-lower }
    [halve] { crusoe-question-halve }
    [level] { crusoe-question-level }
    [cloud] { crusoe-question-cloud }
    [source] { crusoe-question-source }
    [cover] { crusoe-question-cover }
    [heal] { crusoe-question-heal }
    [soothe] { crusoe-question-soothe }
    [hunt] { crusoe-question-hunt }
    [forget] { crusoe-question-forget }
    [invention] { crusoe-question-invention }
    [lose] { crusoe-question-lose }
    [mark] { crusoe-question-mark }
    [discovery] { crusoe-question-discovery }
    [loss] { crusoe-question-loss }
    [tribute] { crusoe-question-tribute }
    [carry] { crusoe-question-carry }
    [halved] { crusoe-question-halved }
    [tokens-along] { crusoe-question-tokens-along }
   *[decide] { crusoe-question-decide }
}{ $asked_total ->
    [0] { "" }
   *[other] { " " }({ $asked_number } de { $asked_total })
}

crusoe-question-decide = ¿Qué haces?
crusoe-question-morale = La moral está alta. ¿Prefieres ganar fichas o curarte una herida?
crusoe-question-hungry = ¿Quién pasa hambre esta noche?
crusoe-question-move-camp = { $lava ->
    [none] { "" }
   *[other] ¡La lava cubrirá { $lava } al empezar la próxima ronda!{ " " }
}¿El campamento se queda o se traslada? Si se traslada, ¿adónde?
crusoe-question-camp = Tenéis que trasladar el campamento. ¿Adónde va?
crusoe-question-arrange-camp = El campamento está ordenado. ¿Prefieres ganar fichas o subir la moral?
crusoe-question-mystery = ¿Sigues buscando o lo dejas aquí?
crusoe-question-mysteries = ¿Sacas todos los misterios o usas el signo para sacar uno menos?
crusoe-question-spare = ¿Usas el signo para ignorarlo o lo afrontas?
crusoe-question-tile-to-lay = ¿Qué loseta colocas?
crusoe-question-tiles = ¿Qué loseta pones encima de la pila?
crusoe-question-tile = ¿A qué loseta afecta?
crusoe-question-terrain = ¿Qué terreno queda cubierto?
crusoe-terrain = terreno
crusoe-question-shortcut = ¿Adónde lleva el atajo?
crusoe-question-shortcut-goods = ¿Qué quieres que te dé el atajo?
crusoe-question-corral = ¿Qué fuente usáis para el corral?
crusoe-question-thrift = ¿Qué acción quieres que cueste 1 menos de madera?
crusoe-question-arrange = ¿En qué acción de organizar el campamento usas la Biblia?
crusoe-question-build = ¿Qué construyes?
crusoe-question-token = ¿Qué ficha eliges?
crusoe-question-give-token = ¿Quién recibe 1 ficha de determinación?
crusoe-question-fog = ¿Dónde desaparece la niebla?
crusoe-question-marker-place = { $options_scenario ->
    [cursed] ¿Dónde se extiende la niebla?
   *[volcano] ¿Dónde cae la ceniza?
}
crusoe-question-marker = ¿Quién recibe un marcador? Cada marcador causa 1 herida esta noche.
crusoe-question-raise = ¿Qué subes, el tejado o la empalizada?
crusoe-question-lower = ¿Qué bajas, el tejado o la empalizada?
crusoe-question-halve = ¿Qué reduces a la mitad, el tejado o la empalizada?
crusoe-question-level = ¿Qué quieres subir, la empalizada o las armas?
crusoe-question-cloud = ¿Qué nube eliges?
crusoe-question-source = ¿Qué fuente se agota?
crusoe-question-cover = ¿Qué marcador negro quitas?
crusoe-question-heal = ¿A quién curas?
crusoe-question-soothe = ¿Qué símbolo de moral cubres?
crusoe-question-hunt = ¿Dejas la próxima bestia encima o la pones al fondo?
crusoe-question-forget = ¿Qué invento descartas?
crusoe-question-invention = ¿Con qué invento te quedas?
crusoe-question-lose = ¿Qué objeto pierdes?
crusoe-question-mark = ¿Qué objeto recibe una marca?
crusoe-question-discovery = ¿Con qué ficha te quedas?
crusoe-question-loss = ¿Qué entregas?
crusoe-question-tribute = ¿Qué les das a los caníbales?
crusoe-question-carry = ¿Llevas más de aquí o lo guardas para otra acción?
crusoe-question-halved = Solo recibís la mitad de la producción. ¿Con cuál os quedáis?
crusoe-question-tokens-along = ¿Quieres llevarte las fichas del campamento?

crusoe-answer-morale-tokens = Fichas
crusoe-answer-morale-heal = Curar 1 herida
crusoe-answer-move-camp-stay = Quedarse
crusoe-answer-sheltered = { $space } (refugio natural)
crusoe-answer-arrange-camp-tokens = Fichas
crusoe-answer-arrange-camp-morale = Moral +1
crusoe-answer-mystery-stop = Parar aquí
crusoe-answer-mystery-go-on = Seguir buscando
crusoe-answer-mysteries-all = Sacarlos todos
crusoe-answer-mysteries-fewer = Usar el signo y sacar una carta menos
crusoe-answer-spare-ignore = Usar el signo e ignorar el efecto
crusoe-answer-spare-face = Afrontarlo
crusoe-answer-shortcut-goods-wood = 1 de madera
crusoe-answer-shortcut-goods-food = 1 de comida
crusoe-answer-corral-leave = No usar ahora el corral
crusoe-answer-level-palisade = Empalizada +1
crusoe-answer-level-weapons = Armas +1
crusoe-answer-cloud-ignore = Ignorar 1 nube de lluvia
crusoe-answer-cloud-soften = Convertir una nube de invierno en lluvia
crusoe-answer-hunt-leave = Dejarla encima
crusoe-answer-hunt-bottom = Ponerla al fondo
crusoe-answer-loss-pay = Pagar
crusoe-answer-loss-wounds = Recibir las heridas
crusoe-answer-loss-item = 1 objeto
crusoe-answer-loss-weapons = Armas −1
crusoe-answer-loss-palisade = Empalizada −1
crusoe-answer-loss-determination = 1 ficha de determinación
crusoe-answer-tribute-wood = 1 de madera
crusoe-answer-tribute-food = 1 de comida
crusoe-answer-carry-both = Llevar las dos cosas
crusoe-answer-carry-leave = Guardarlo
crusoe-answer-halved = { $food ->
    [0] { $wood } de madera
   *[other] { $wood ->
        [0] { $food } de comida
       *[other] { $wood } de madera y { $food } de comida
    }
}
crusoe-answer-tokens-along-take = Llevarlas
crusoe-answer-tokens-along-leave = Dejarlas
crusoe-answer-decide-leave = Dejarlo
crusoe-answer-decide-take = Hacerlo
crusoe-answer-decide-pay = Pagar
crusoe-answer-decide-stay-out = Pasar la noche fuera
crusoe-answer-decide-hurry = Volver deprisa (la carta vuelve más adelante)
crusoe-answer-decide-fight = Luchar
crusoe-answer-decide-flee = Huir
crusoe-answer-source = { $source } en { $space }
crusoe-answer-cover = { $source } en { $space }
crusoe-answer-token = { $token } en { $at }
crusoe-answer-soothe = { $who }, en la herida { $wound }

# What a card offers; whoever takes it meets its lower half later

crusoe-event-b1-pay = Descartar 2 de madera
crusoe-event-b1-wounds = Todos reciben 1 herida
crusoe-event-a27-wounds = Todos reciben 1 herida
crusoe-adventure-013-fight = Luchar: recibes 2 heridas y ganas 2 de comida y 1 piel
crusoe-adventure-013-flee = Huir: perdéis 1 de comida y 1 nivel de empalizada (después, ataca la bestia)
crusoe-adventure-017-take = Excavar: ganáis 2 fichas de descubrimiento (después, perdéis 1 nivel de empalizada)
crusoe-adventure-018-take = Dormir: te curas 2 heridas (después, perdéis 1 de moral)
crusoe-adventure-021-take = Tomar 2 de madera (después, perdéis 1 de moral)
crusoe-adventure-026-take = Volver a construir tirando los dados (después, perdéis 1 nivel de tejado o empalizada)
crusoe-adventure-027-wounds = Recibir 1 herida
crusoe-adventure-036-hurry = Volver deprisa (después, ataca una bestia de fuerza 4)
crusoe-adventure-037-hurry = Volver deprisa (después, ataca una bestia de fuerza 3)
crusoe-adventure-038-take = Entrar: sacas 3 misterios (después, ataca una bestia de fuerza 3)
crusoe-adventure-041-take = Descartar 1 de comida para ganar 1 nivel de armas
crusoe-adventure-044-take = Subir: sacas 3 misterios (después, todos reciben 1 herida)
crusoe-adventure-045-take = Buscar: consigues una herramienta gratis (después, perdéis 1 de moral)
crusoe-adventure-046-take = Alcanzarlo: ganas 1 tesoro (después, repites la tirada de tres éxitos)
crusoe-adventure-049-take = Entrar: sacas 2 misterios (después, cada uno pierde 1 ficha de determinación)
crusoe-adventure-050-take = Tomar 2 de madera (después, perdéis 1 nivel de tejado o empalizada)
crusoe-adventure-051-take = Tomar 2 de comida y 1 piel (después, todos reciben 1 herida)
crusoe-adventure-055-pay = Darle 1 de comida
crusoe-adventure-055-leave = Ahuyentarlo (después, todos necesitan 1 de comida más)
crusoe-adventure-069-take = Cargar 2 de madera y lesionarte un brazo (después, puede costarte caro)
crusoe-adventure-071-take = Abrirlo: consigues un objeto inicial (después, perdéis 1 de moral)
crusoe-adventure-073-take = Tomar 1 de comida por jugador (después, perdéis 1 nivel de tejado)
crusoe-adventure-074-take = Tomar 3 de madera (después, perdéis la mitad del tejado)
crusoe-adventure-076-take = Mirar dentro: ganas 2 tesoros (después, todos tienen solo 1 peón durante una ronda)
crusoe-adventure-080-take = Coger 2 pieles (después, el campamento produce 1 menos de comida)
crusoe-adventure-085-take = Tomar 1 de comida por jugador (después, recibís heridas si no tenéis la cura)
crusoe-mystery-204-wounds = Recibir 1 herida

## What can be done

crusoe-do-assign = { $pawn }: { $to }
crusoe-do-take-back = Quitar a { $pawn } de «{ $target }»
crusoe-do-lead = Que { $pawn } dirija «{ $target }»
crusoe-do-hasten = Hacer primero «{ $target }»
crusoe-do-pay = Pagar «{ $target }» con { $goods }
crusoe-do-ready = Estoy listo
crusoe-do-not-ready = Aún no estoy listo
crusoe-do-use = Usar { $thing }{ $tokens ->
    [0] { "" }
    [one] { "" } (1 ficha)
   *[other] { "" } ({ $tokens } fichas)
}
crusoe-do-pass = No hacer nada
crusoe-pass-rolling = Quedarme con esta tirada
crusoe-pass-demanding = Recibir las heridas
crusoe-pass-dying = Dejar que ocurra
crusoe-pass-fighting = Luchar
crusoe-pass-weathering = Afrontar el tiempo
crusoe-pass-eating = Comer lo que hay
crusoe-pass-resting = Ir a dormir
crusoe-do-waive = { $gate_key ->
    [fight] Preguntarme antes de luchar: activar o desactivar
    [weather] Preguntarme antes del clima: activar o desactivar
    [night] Preguntarme de noche: activar o desactivar
   *[demand] Preguntarme cuando falte algo: activar o desactivar
}
crusoe-do-order = { $what_key ->
    [camp] El campamento esta noche: { $word }
    [hungry] Si alguien pasa hambre: { $word }
    [morale] Con la moral al máximo: { $word }
    [rolls] Preguntarme por las tiradas: { $word }
   *[arrange] Cuando organizo el campamento: { $word }
}
crusoe-do-reroll = { $die_key ->
    [wound] Volver a tirar el dado de herida
    [success] Volver a tirar el dado de éxito
   *[adventure] Volver a tirar el dado de aventura
}{ $by ->
    [none] { "" }
   *[other] { " " }con las fichas de Viernes
}
crusoe-do-answer = { $word }
crusoe-do-stack = Poner { $wood } de madera en la pila de leña

crusoe-order-camp-stay = se queda
crusoe-order-camp-ask = preguntarnos
crusoe-order-hungry-healthiest = quien tenga menos heridas
crusoe-order-hungry-ask = preguntarnos
crusoe-order-morale-tokens = fichas
crusoe-order-morale-heal = curar una herida
crusoe-order-morale-ask = preguntarnos
crusoe-order-rolls-failures = tras un fracaso
crusoe-order-rolls-wounds = tras un fracaso o una herida
crusoe-order-rolls-always = siempre
crusoe-order-rolls-never = nunca
crusoe-order-arrange-tokens = fichas
crusoe-order-arrange-morale = moral
crusoe-order-arrange-ask = preguntarme

crusoe-menu-assign = Enviar un peón…
crusoe-menu-take-back = Retirar…
crusoe-menu-lead = Quién dirige…
crusoe-menu-hasten = Qué acción va primero…
crusoe-menu-pay = Pagar con…
crusoe-menu-ready = Estoy listo
crusoe-menu-not-ready = Aún no estoy listo
crusoe-menu-use = Usar…
crusoe-menu-pass = No hacer nada
crusoe-menu-waive = Cuándo preguntarme…
crusoe-menu-order = Esta noche…
crusoe-menu-reroll = Volver a tirar…
crusoe-menu-answer = Decidir…
crusoe-menu-stack = Madera en la pila…

crusoe-open-assign = Enviar peones
crusoe-open-take-back = Retirar un peón
crusoe-open-lead = Quién dirige
crusoe-open-hasten = Orden
crusoe-open-pay = Pagar de otra forma
crusoe-open-ready = Estoy listo
crusoe-open-not-ready = Aún no estoy listo
crusoe-open-use = Usar
crusoe-open-own = Usar… ({ $who })
crusoe-open-pass = No hacer nada
crusoe-open-waive = Cuándo preguntarme
crusoe-open-order = Esta noche
crusoe-open-reroll = Volver a tirar
crusoe-open-answer = Decidir
crusoe-open-stack = Pila de leña

crusoe-hint-assign = El primer peón dirige la acción y los demás ayudan. Con un peón más, el éxito es seguro.
crusoe-hint-take-back = El peón vuelve al campamento y recuperáis su madera, comida o pieles.
crusoe-hint-lead = Este jugador recibe las heridas, vive la aventura y gana la recompensa.
crusoe-hint-hasten = Las acciones del mismo tipo se resuelven en este orden.
crusoe-hint-pay = Puedes pagar el refugio, el tejado y la empalizada con madera o con pieles.
crusoe-hint-ready = El día empieza cuando todos están listos.
crusoe-hint-not-ready = Podéis cambiar el plan hasta que todos estéis listos.
crusoe-hint-use = Una habilidad, un objeto, un tesoro o una ficha que sirve ahora mismo.
crusoe-hint-pass = Te guardas lo que tienes y la partida sigue.
crusoe-hint-waive = Si desactivas una, no te preguntaré en ese momento ni usaré tus objetos.
crusoe-hint-order = Decide ahora para que no tenga que pararme a preguntarte esta noche.
crusoe-hint-reroll = Volver a tirar un dado cuesta 2 fichas de determinación. Puedes hacerlo una vez por ronda.
crusoe-hint-answer = Lo que elijas ocurre enseguida.
crusoe-hint-stack = Añade una etapa por ronda (1, 2, 3, 4 y luego 5 de madera). No puedes deshacerlo.

## What happened

crusoe-did-game-set = { $characters } ha llegado a la playa.{ $companions_count ->
    [0] { "" }
    [one] { " " }Os acompaña { $companions }.
   *[other] { " " }Os acompañan { $companions }.
}{ $starting_count ->
    [0] { "" }
   *[other] { " " }Habéis salvado { $starting } del naufragio.
}
crusoe-did-round-began = **Ronda { $round }.** Empieza { $first }.
crusoe-did-phase-began = { $phase_key ->
    [morale] El ánimo en el campamento:
   *[other] { "" }-
}
crusoe-did-card-drawn = { $half ->
    [yes] ¡Vuelve una decisión anterior! **{ $card }**.
   *[none] { $deck_key ->
        [event] **{ $card }**.
        [mystery] ¡Un misterio para { $who }! **{ $card }**.
       *[other] ¡Una aventura para { $who }! **{ $card }**.
    }
}
crusoe-did-deck-empty = El { $deck } está vacío.
crusoe-did-deck-renewed = Los descartes del { $deck } se barajan y forman uno nuevo.
crusoe-did-card-discarded = -
crusoe-did-card-reshuffled = -
crusoe-did-card-kept = -
crusoe-did-mystery-ignored = -
crusoe-did-mysteries-ended = { $resolved_count ->
    [0] No encontráis nada.
   *[other] { "" }-
}
crusoe-did-threat-placed = -
crusoe-did-threat-struck = **¡Una amenaza golpea!** { $card }.
crusoe-did-book-read = { $scenario_key ->
    [castaways] -
    [cursed] La niebla se extiende.
    [jenny] Las olas golpean la empalizada.
    [volcano] Cae ceniza.
    [cannibals] **¡Los caníbales asaltan el campamento!**
   *[family] Un mal día: solo recibís la mitad de la producción.
}
crusoe-did-totem-found = En { $space } está el { $number ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
   *[other] siguiente
} tótem.
crusoe-did-token-placed = { $token_key ->
    [fog] La niebla cubre { $place }.
    [ash] La ceniza cubre { $place }.
    [lava] { "" }-
    [village] Hay una aldea en { $place }.
    [burnt] { "" }-
    [cross] Ahora hay una cruz en { $place }.
    [temple] Habéis explorado el templo de { $place }.
    [totem] Hay algo que registrar en { $place }.
    [shortcut] El atajo lleva a { $place }.
    [rain] { "" }-
    [winter] { "" }-
    [storm] { "" }-
    [animals] { "" }-
    [block] { "" }-
    [strength] { $place_key ->
        [hunt] { "" }-
       *[space] { crusoe-token-means }
    }
   *[other] { crusoe-token-means }
}
crusoe-token-means = { $token_key ->
    [adventure] Vuestra próxima acción de { $at } trae una aventura.
    [reroll] La próxima vez que tengáis éxito en { $at }, tenéis que repetir la tirada.
    [block] Vuestra próxima acción de { $at } solo sirve para ordenar.
    [minus-pawn] { $at_key ->
        [build] Vuestra próxima acción de { $at } necesita 1 peón más.
        [gather] Vuestra próxima acción de { $at } necesita 1 peón más.
        [explore] Vuestra próxima acción de { $at } necesita 1 peón más.
        [arrange] Vuestra próxima acción de { $at } necesita 1 peón más.
       *[space] Cada acción en { $at } necesita 1 peón más.
    }
    [plus-wood] { $at_key ->
        [build] Vuestra próxima acción de { $at } que cueste madera cuesta 1 más.
        [shelter] Desde ahora sube en 1 de madera { $at }.
        [roof] Desde ahora sube en 1 de madera { $at }.
        [palisade] Desde ahora sube en 1 de madera { $at }.
        [weapons] Desde ahora sube en 1 de madera { $at }.
       *[space] { $at } da 1 de madera más.
    }
    [plus-food] { $at } da 1 de comida más.
    [strength] { $at_key ->
        [hunt] La próxima bestia que cacéis tendrá 1 más de fuerza.
        [explore] Vuestra próxima acción de { $at } causa 1 herida si no tenéis armas.
       *[space] Una acción en { $at } causa 1 herida si no tenéis armas.
    }
   *[other] En { $at } hay { $token }.
}
crusoe-did-token-ignored = -
crusoe-did-token-removed = { $token_key ->
    [fog] La niebla desaparece de { $place }.
   *[other] { "" }-
}
crusoe-did-wounded = { $who } recibe { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}.
crusoe-did-healed = { $who } se cura { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}.
crusoe-did-injured = { $who } se lesiona { $part_key ->
    [head] la cabeza
    [arm] un brazo
    [belly] el vientre
   *[leg] una pierna
}.
crusoe-did-recovered = { $who } se recupera de la lesión { $part_key ->
    [head] en la cabeza
    [arm] en el brazo
    [belly] en el vientre
   *[leg] en la pierna
}.
crusoe-did-soothed = { $who } cubre un símbolo de moral.
crusoe-did-died = { $who } **muere**.
crusoe-did-morale-changed = La moral { $by ->
    [1] sube
    [2] sube
    [3] sube
    [4] sube
    [5] sube
    [6] sube
   *[other] baja
} a { $now }.
crusoe-did-determination-changed = { $who } gana { $by ->
    [one] 1 ficha de determinación
   *[other] { $by } fichas de determinación
}.
crusoe-did-determination-lost = { $who } descarta { $n ->
    [one] 1 ficha de determinación
   *[other] { $n } fichas de determinación
}.
crusoe-did-goods-gained = { $who } trae { $goods }.
crusoe-did-goods-lost = Perdéis { $goods }.
crusoe-did-goods-arrived = { $goods_count ->
    [0] { "" }
   *[other] Recibís { $goods }.
}{ $discoveries_count ->
    [0] { "" }
   *[other] { $goods_count ->
        [0] { "" }
       *[other] { " " }
    }Ya podéis usar { $discoveries }.
}{ $cards_count ->
    [0] { $goods_count ->
        [0] { $discoveries_count ->
            [0] { "" }-
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $goods_count ->
        [0] { $discoveries_count ->
            [0] { "" }
           *[other] { " " }
        }
       *[other] { " " }
    }Os quedáis con { $cards }.
}
crusoe-did-demand-unmet = { $kind_key ->
    [wood] No tenéis suficiente madera
    [food] No tenéis suficiente comida
    [hide] No tenéis suficientes pieles
    [determination] No tenéis suficientes fichas de determinación
    [roof] No tenéis suficiente tejado
    [palisade] No tenéis suficiente empalizada
    [weapons] No tenéis suficientes armas
    [source] No tenéis suficientes fuentes
    [item] No tenéis suficientes objetos
   *[inventions] No tenéis suficientes inventos
} (faltan { $missing }), así que recibís heridas.
crusoe-did-level-changed = { $what_key ->
    [roof] El tejado está ahora
    [palisade] La empalizada está ahora
   *[weapons] Vuestras armas están ahora
} en el nivel { $now }.
crusoe-did-shelter-built = Ya tenéis refugio.
crusoe-did-shelter-lost = **Perdéis el refugio**, con el tejado y la empalizada.
crusoe-did-camp-moved = El campamento se traslada de { $origin } a { $to }.
crusoe-did-camp-trapped = Tenéis que trasladar el campamento, pero no podéis, así que recibís heridas.
crusoe-did-source-exhausted = En { $space } ya no hay { $source }.
crusoe-did-terrain-covered = Ya no podéis usar el terreno de { $space }.
crusoe-did-tile-flipped = **Ya no podéis usar { $space }.**
crusoe-did-cover-lifted = { $what_key ->
    [tile] Podéis volver a usar { $space }.
    [terrain] Podéis volver a usar el terreno de { $space }.
   *[other] { $space } vuelve a dar { $what }.
}
crusoe-did-tile-placed = En { $space } hay { $tile }.
crusoe-did-tiles-seen = Habéis visto { $tiles }.
crusoe-did-card-seen = Has mirado el { $deck } y has visto { $card }.
crusoe-all-card-seen = Has visto { $card }.
crusoe-did-beast-added = { $n ->
    [one] Una bestia entra en el mazo de caza.
   *[other] { $n } bestias entran en el mazo de caza.
}
crusoe-did-beast-left = Una bestia sale del mazo de caza: { $card }.
crusoe-did-ambush-set = -
crusoe-did-invention-drawn = Una idea nueva: { $name }.
crusoe-did-invention-discarded = Descartáis { $name }.
crusoe-did-item-built = Ya podéis usar { $name }.
crusoe-all-item-built = Ya podéis usar { $name }.
crusoe-did-item-lost = **Perdéis { $name }.**
crusoe-did-items-marked = Estos objetos se han oxidado: { $names }.
crusoe-did-starting-item-found = Encontráis { $card }.
crusoe-did-discovery-found = { $who } encuentra { $name }.
crusoe-did-discovery-lost = Perdéis { $name }.
crusoe-did-limited = { $mute ->
    [yes] { $who } no puede usar habilidades esta ronda.
   *[none] { $only_count ->
        [0] { $who } solo tiene 1 peón esta ronda.
       *[other] Esta ronda, { $who } solo puede hacer esto: { $only }.
    }
}
crusoe-did-forbade = { $what_key ->
    [together] { "" }-
   *[items] { "" }-
}
crusoe-did-first-passed = Ahora empieza { $first }.
crusoe-did-pawn-gained = { $n ->
    [one] Un peón de construcción os ayuda esta ronda.
   *[other] { $n } peones de construcción os ayudan esta ronda.
}
crusoe-did-cursed = Una maldición cae sobre { $who }: tiene que volver a tirar cada éxito.
crusoe-did-curse-lifted = { $who } se libra de la maldición.
crusoe-did-assigned = -
crusoe-did-taken-back = -
crusoe-did-led = -
crusoe-did-hastened = -
crusoe-did-paid = -
crusoe-did-stacked = Añadís { $wood } de madera a la pila de leña, que ya tiene { $now } de 15.
crusoe-did-became-ready = -
crusoe-did-ready-withdrawn = -
crusoe-did-plan-settled = -
crusoe-did-used = { $seat } usa { $thing }.
crusoe-did-passed = -
crusoe-did-waived = -
crusoe-did-ordered = -
crusoe-did-order-followed = -
crusoe-did-answered = { $asks_key ->
    [heal] -
    [hungry] -
    [cloud] -
    [level] -
    [raise] -
    [lower] -
    [halve] -
    [move-camp] -
    [camp] -
    [morale] -
    [arrange-camp] -
    [tile] -
    [source] -
    [cover] -
    [fog] -
    [soothe] -
    [give-token] -
    [loss] -
    [halved] -
    [tribute] -
    [decide] { $word_key ->
        [take] { $seat } acepta.
        [leave] { $seat } no acepta.
       *[other] { $seat } decide: { $word }.
    }
   *[other] { $seat } decide: { $word }.
}
crusoe-did-action-began = -
crusoe-did-action-succeeded = { $who } consigue «{ $target }».
crusoe-did-action-failed = { $who } fracasa en «{ $target }».
crusoe-did-dice-rolled = { $who } saca { $success_key ->
    [success] un éxito
   *[other] un fracaso
}{ $wound_key ->
    [wound] { $adventure_key ->
        [adventure] , una herida y una aventura
       *[other] { " " }y una herida
    }
   *[other] { $adventure_key ->
        [adventure] { " " }y una aventura
       *[other] { "" }
    }
}.
crusoe-did-die-rerolled = Al volver a tirar, { $die_key ->
    [wound] el dado de herida
    [success] el dado de éxito
   *[adventure] el dado de aventura
} { $face_key ->
    [wound] muestra una herida
    [success] muestra un éxito
    [determination] muestra un fracaso
    [adventure] muestra una aventura
   *[blank] no muestra nada
}.
crusoe-did-beast-met = { $beast_key ->
    [none] { $who_key ->
        [none] Una bestia de fuerza { $strength } ataca el campamento.
       *[other] { $who } se enfrenta a una fuerza de { $strength }.
    }
   *[other] { $who } se encuentra con una bestia de fuerza { $strength }: **{ $beast }**.
}
crusoe-did-fought = Tenéis armas de nivel { $weapons } contra una fuerza de { $strength }.
crusoe-did-production-gathered = El campamento produce { $goods }.
crusoe-did-weather-rolled = Los dados de clima { $rain ->
    [0] { $winter ->
        [0] no muestran nubes
        [one] muestran 1 nube de invierno
       *[other] muestran { $winter } nubes de invierno
    }
    [one] muestran 1 nube de lluvia{ $winter ->
        [0] { "" }
        [one] { " " }y 1 nube de invierno
       *[other] { " " }y { $winter } nubes de invierno
    }
   *[other] muestran { $rain } nubes de lluvia{ $winter ->
        [0] { "" }
        [one] { " " }y 1 nube de invierno
       *[other] { " " }y { $winter } nubes de invierno
    }
}{ $animals_key ->
    [palisade] , y los animales dañan la empalizada
    [food] , y los animales roban comida
    [beast] , y ataca una bestia
   *[other] { "" }
}.
crusoe-did-weather-faced = { $rain ->
    [0] { $winter ->
        [0] Esta noche no llueve
       *[other] Nieva: en total hay { $winter ->
            [one] 1 nube
           *[other] { $winter } nubes
        } de invierno, y vuestro tejado está en el nivel { $roof }
    }
   *[other] { $winter ->
        [0] Llueve: en total hay { $rain ->
            [one] 1 nube
           *[other] { $rain } nubes
        } de lluvia, y vuestro tejado está en el nivel { $roof }
       *[other] Llueve y nieva: en total hay { $rain ->
            [one] 1 nube
           *[other] { $rain } nubes
        } de lluvia y { $winter } de invierno, y vuestro tejado está en el nivel { $roof }
    }
}{ $storm ->
    [yes] ; una tormenta daña la empalizada
   *[none] { "" }
}.
crusoe-did-cloud-ignored = { $cloud_key ->
    [rain] Ignoráis una nube de lluvia.
   *[winter] Ignoráis una nube de invierno.
}
crusoe-did-cloud-softened = Una nube de invierno se convierte en lluvia.
crusoe-did-ate = { $meals ->
    [0] No hay nada que comer.
    [one] Coméis 1 ración.
   *[other] Coméis { $meals } raciones.
}
crusoe-did-went-hungry = { $who } pasa hambre.
crusoe-did-stayed-out = { $who } duerme fuera.
crusoe-did-pit-seen = { $food ->
    [0] El foso está vacío.
   *[other] Un animal ha caído en el foso y os da { $food } de comida.
}
crusoe-did-slept-rough = { $who_count ->
    [one] { $who } duerme sin refugio y recibe 1 herida
   *[other] { $who } duermen sin refugio y reciben 1 herida cada uno
}.
crusoe-did-food-rotted = Se pudre { $food } de comida.
crusoe-did-wreckage-taken = -
crusoe-did-pile-grew = Se añaden { $wood } de madera a la pila de leña, que ya tiene { $now } de 15.
crusoe-did-burnt = { $space ->
    [D1] **La ciudad ha caído.**
   *[other] Arde la aldea de { $space }.
}
crusoe-did-rescued = **Jenny está en tierra.**
crusoe-did-land-lost = La lava cubre { $space }.
crusoe-did-game-won = **¡Habéis ganado, con { $score } puntos!**
crusoe-did-game-lost = **Habéis perdido:** { $reason_key ->
    [death] { $who } **ha muerto.**
    [jenny] **Jenny ha muerto.**
    [time] **se os han acabado las rondas.**
    [lava] **la lava ha llegado a vuestro campamento.**
   *[children] **no habéis podido alimentar a todos los niños.**
} Puntuación: { $score }.

## Refusals

crusoe-no-enough-pawns = Esta acción solo admite { $most ->
    [one] 1 peón
   *[other] { $most } peones
}.
crusoe-no-only-rests = { $pawn } solo puede descansar.
crusoe-no-wrong-field = { $pawn } solo puede ayudar en { $fields }.
crusoe-no-supports-only = { $pawn } solo puede ayudar. Envía antes otro peón a «{ $target }».
crusoe-no-only-some-actions = Esta ronda, { $pawn } solo puede hacer { $only }.
crusoe-no-not-together = Esta ronda no podéis trabajar juntos, y { $others } ya está ahí.
crusoe-no-two-players-needed = Para esto hacen falta peones de dos jugadores distintos.
crusoe-no-not-the-inventor = Solo { $owner } puede dirigir eso. Los demás pueden ayudar.
crusoe-no-not-yours-to-use = No puedes usar { $thing }.{ $usable_count ->
    [0] { " " }Ahora no tienes nada que usar.
   *[other] { " " }Puedes usar { $usable }.
}
crusoe-no-not-now = Ahora no puedes hacer eso. Mientras planeáis, puedes cambiar el plan y tus respuestas para esta noche. Usa los objetos cuando puedan ayudar.
crusoe-no-too-few-tokens = Usar { $thing } cuesta { $needed } fichas de determinación. Tienes { $held }.
crusoe-no-cannot-use = Usar { $thing } no serviría de nada ahora.{ $has ->
    [none] { "" }
   *[other] { " " }Quizá necesites antes { $has }.
}
crusoe-no-not-asked = Ahora mismo no te he hecho ninguna pregunta.
crusoe-no-nothing-asked = Ahora no hay ninguna pregunta que contestar.
crusoe-no-asked-of-another = Eso lo tiene que decidir { $seat }.
crusoe-no-not-offered = No puedes elegir eso. Puedes elegir: { $offers }.
crusoe-no-unknown-target = No hay ninguna acción que se llame «{ $target }».
crusoe-no-no-card-there = Ahí no hay ninguna carta.
crusoe-no-too-few-weapons = Para esto hacen falta armas de nivel { $needed }, y las vuestras son de nivel { $weapons }.
crusoe-no-item-missing = Antes necesitáis { $item }.
crusoe-no-no-beast-to-hunt = { $beasts ->
    [0] No hay nada que cazar. Explorad para encontrar bestias.
    [one] Solo hay una bestia que cazar, y ya está en el plan.
   *[other] Solo hay { $beasts } bestias que cazar, y ya están en el plan.
}
crusoe-no-shelter-stands = Ya tenéis un refugio.
crusoe-no-shelter-missing = Construid primero un refugio. Sin él no podéis mejorar el tejado ni la empalizada.
crusoe-no-not-an-invention-here = En esta partida no podéis construir { $item }.
crusoe-no-terrain-unexplored = Para { $item } necesitáis { $terrain }, que aún no habéis encontrado.
crusoe-no-camp-produces = La loseta del campamento, { $space }, produce por sí sola. Ahí no podéis recolectar.
crusoe-no-no-tile-there = En { $space } no hay ninguna loseta explorada.
crusoe-no-no-source-there = { $space } no tiene eso.{ $sources_count ->
    [0] { "" }
   *[other] { " " }Tiene { $sources }.
}
crusoe-no-too-far = { $space } está demasiado lejos del campamento.
crusoe-no-nothing-to-explore = En { $space } no hay nada que explorar.
crusoe-no-no-more-tiles = No quedan losetas por explorar.
crusoe-no-no-chart = No tenéis ningún mapa del tesoro que seguir.
crusoe-no-no-roll-on-the-table = Ahora no hay ninguna tirada que cambiar.
crusoe-no-cannot-reroll = No puedes volver a tirar eso. Necesitas { $price } fichas y la habilidad { $ability }.
crusoe-no-no-pile-here = La pila de leña solo existe en el escenario Náufragos.
crusoe-no-one-stage-a-round = Solo podéis añadir una etapa por ronda. { $stages ->
    [0] Aún no hay ninguna etapa terminada.
    [one] De momento hay 1 etapa terminada.
   *[other] De momento hay { $stages } etapas terminadas.
}
crusoe-no-too-much-wood = Es demasiada madera. En esta etapa caben { $room } de madera, y tenéis { $free } sin usar.
crusoe-no-pawn-is-busy = { $pawn } ya está en «{ $target }». Para liberar este peón, usa `/undo`.
crusoe-no-no-such-pawn = Ese peón no existe. Puedes elegir: { $pawns }.
crusoe-no-not-your-pawn = No puedes colocar a { $pawn }. Puedes colocar: { $yours }.
crusoe-no-too-few-goods = No os alcanza. Aún tenéis libre: { $free }.{ $reserved_count ->
    [0] { "" }
   *[other] { " " }Lo demás está reservado para { $reserved }.
}
crusoe-no-no-such-pawn-there = { $pawn } no está en «{ $target }».
crusoe-no-nobody-there = «{ $target }» aún no tiene ningún peón.
crusoe-no-leads-already = { $pawn } ya dirige «{ $target }». Para liberar este peón, usa `/undo`.
crusoe-no-cannot-lead = { $pawn } no puede dirigir «{ $target }». Los ayudantes solo ayudan, y los inventores solo dirigen su propio invento.
crusoe-no-nothing-to-hasten = «{ $target }» ya va en primer lugar.
crusoe-no-cannot-pay-so = No podéis pagar «{ $target }» así. Aún os queda { $free }.
crusoe-no-nobody-acts = Falta un jugador que dirija «{ $target }». Viernes y el perro pueden ayudar, pero no dirigir.
crusoe-no-too-few-pawns = «{ $target }» necesita { $needed } peones y solo tiene { $there }.
crusoe-no-already-ready = Ya estás listo.
crusoe-no-idle-pawns = Cada peón necesita una tarea. Aún están libres: { $pawns }.
crusoe-no-not-ready-yet = Aún no estás listo.
crusoe-no-temple-explored = Ya habéis explorado el templo de { $space }.
crusoe-no-cross-stands = Ya hay una cruz en { $space }.
crusoe-no-already-ordered = Ya habías elegido eso.
crusoe-no-cannot-order = Ahora no puedes elegir eso. Puedes elegir: { $words }.

crusoe-sure-ready = { $idle_count ->
    [0] { $dying_count ->
        [0] Hay un aviso sobre el plan.
       *[other] { "" }
    }
   *[other] Estos peones no tienen tarea: { $idle }.{ $dying_count ->
        [0] { "" }
       *[other] { " " }
    }
}{ $dying_count ->
    [0] { "" }
    [one] { $dying } podría morir esta noche.
   *[other] { $dying } podrían morir esta noche.
} ¿Aceptas el plan de todos modos?
crusoe-sure-stack = La madera que pongas en la pila de leña no se puede recuperar. ¿Quieres ponerla?
crusoe-sure-wasted = En esta etapa no cabe toda la madera. Con { $thing } perderíais { $wood } de madera. ¿Lo usas de todos modos?
crusoe-sure-deadly = { $what_key ->
    [fighting] Luchar ahora
    [weathering] Afrontar el tiempo ahora
    [eating] Comer ahora
    [resting] Iros a dormir ahora
    [rolling] Dejar esta tirada así
    [choosing] Esta respuesta
    [using] Usar eso ahora
   *[other] No hacer nada
} { $dying_count ->
    [0] supondría el fin de la partida para todos.
   *[other] mataría a { $dying } ({ $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    }){ $lost ->
        [yes] { " " }y supondría el fin de la partida para todos.
       *[other] .
    }
} Aún puedes evitarlo.
crusoe-anyway-deadly = { $what_key ->
    [fighting] Luchar de todos modos
    [weathering] Afrontarlo de todos modos
    [eating] Comer de todos modos
    [resting] Dormir de todos modos
    [rolling] Quedarme con esta tirada
    [demanding] No hacer nada
    [dying] Dejar que ocurra
   *[other] { $label }
}

## The plan and tonight

crusoe-plan-title = **Plan**{ $count ->
    [0] { "" }
   *[other] { " " }(listos: { $ready })
}
crusoe-plan-menu-build = Construir… ({ $count })
crusoe-plan-menu-land = Recolectar o explorar… ({ $count })
crusoe-plan-menu-other = Amenaza, campamento, descanso… ({ $count })
crusoe-plan-pawns = { $n ->
    [one] 1 peón
   *[other] { $n } peones
}
crusoe-plan-more = Más…
crusoe-plan-other-crew = Otros peones…
crusoe-plan-rests = { $count ->
    [0] Algo ha cambiado desde que aceptaste el plan. Mira el plan otra vez.
    [one] { $names } ya ha aceptado el plan. Míralo y di si estás de acuerdo.
   *[other] { $names } ya han aceptado el plan. Míralo y di si estás de acuerdo.
}
crusoe-tonight = **Decide ahora lo que, si no, te preguntaría esta noche.** El campamento, el hambre y la moral se deciden para todos.
crusoe-ask-fight = Preguntarme antes de luchar
crusoe-ask-weather = Preguntarme antes del clima
crusoe-ask-night = Preguntarme de noche
crusoe-ask-demand = Preguntarme cuando falte algo
crusoe-ask-failures = Preguntarme tras una tirada fallida
crusoe-ask-wounds = Preguntarme tras una tirada con herida
crusoe-ask-always = Preguntarme tras cada tirada
crusoe-ask-nothing = No preguntarme nada
crusoe-plan-sure = éxito seguro
crusoe-plan-not-yet = { $target } (aún no está en el plan)
crusoe-city-found = **La ciudad está** en { $space }.
crusoe-plan-stacks = Esto pone { $wood } de madera en la pila de leña, y no podréis deshacerlo.
crusoe-plan-adopt = Aceptar este plan
crusoe-plan-included = { $reason } (Esto forma parte del plan.)
crusoe-plan-agree = Aceptar este plan
crusoe-plan-keeps = { $added ->
    [0] { $who } ya ha aceptado este plan:
   *[other] **Plan sugerido.** Mantiene el plan que ya ha aceptado { $who } y añade peones libres.
}
crusoe-plan-moves = ⚠ Esto cambia el plan actual. Mueve estos peones: { $who }.
crusoe-plan-open-none = { $what ->
    [life] Con todos los planes que he encontrado, probablemente perdáis la partida esta noche.
    [palisade] Ninguna acción puede reforzar la empalizada esta ronda.
    [wood] Ninguna acción da madera esta ronda.
   *[food] Ninguna acción da comida esta ronda.
}
crusoe-plan-open-rather = { $what ->
    [palisade] Alguien podría reforzar la empalizada, pero los peones son más útiles en otro sitio.
    [wood] Alguien podría recolectar madera, pero los peones son más útiles en otro sitio.
   *[food] Alguien podría conseguir comida, pero los peones son más útiles en otro sitio.
}
crusoe-plan-another = Otro plan
crusoe-lacks-food = { $meals ->
    [0] No tenéis comida para esta noche (2 heridas{ $people ->
        [1] { "" }
       *[other] { " " }para cada uno
    }).
   *[other] Esta noche solo hay comida para { $meals } de { $eaters } (pasar hambre cuesta 2 heridas).
}
crusoe-may-lack-food = { $chance ->
    [100] Esta noche alguien pasará hambre (2 heridas).
   *[other] { $chance } % de probabilidad de que alguien pase hambre esta noche (2 heridas).
}
crusoe-lacks-shelter = Todavía no tenéis refugio (1 herida{ $people ->
    [1] { "" }
   *[other] { " " }para cada uno
}).
crusoe-warn-death = ‼ { $chance ->
    [100] { $who } morirá esta noche casi con seguridad.
   *[other] { $chance } % de probabilidad de que { $who } muera esta noche.
}
crusoe-warn-children = ‼ { $chance ->
    [100] No habrá suficiente comida para los niños.
   *[other] { $chance } % de probabilidad de que falte comida para los niños.
}
crusoe-warn-impossible = ‼ «{ $target }» no se puede hacer como está planeado.
crusoe-warn-short-meal = ⚠️ { $chance ->
    [100] Alguien pasará hambre.
   *[other] { $chance } % de probabilidad de que alguien pase hambre.
}
crusoe-warn-short-food = ⚠️ { $chance ->
    [100] El tiempo os quitará más comida de la que tenéis.
   *[other] { $chance } % de probabilidad de que el tiempo os quite más comida de la que tenéis.
}
crusoe-warn-short-wood = ⚠️ { $chance ->
    [100] Esta noche os faltará madera.
   *[other] { $chance } % de probabilidad de que os falte madera esta noche.
}
crusoe-warn-short-palisade = ⚠️ { $chance ->
    [100] La empalizada no aguantará.
   *[other] { $chance } % de probabilidad de que la empalizada no aguante.
}
crusoe-warn-idle = ⚠️ Estos peones no tienen tarea: { $who }.
crusoe-warn-token = ⚠️ { crusoe-token-means }
crusoe-warn-strikes = ⚠️ «{ $card }» golpeará en la próxima ronda si hoy no os ocupáis de ella ni de la otra amenaza.
crusoe-warn-reserved-wood = ⚠️ La madera reservada para el plan ({ $n }) no os dará calor esta noche.
crusoe-warn-no-shelter = ⚠️ Sin refugio, «{ $target }» no sube la empalizada.
crusoe-warn-no-beast = ⚠️ La amenaza usa la última bestia, así que «{ $target }» no encontrará ninguna.
crusoe-warn-lava = ⚠️ La lava cubrirá { $to } y vuestro campamento al empezar la próxima ronda, a menos que lo trasladéis esta noche.
crusoe-threat-strikes = golpea en la ronda { $round }

## The first time

crusoe-new-planning = -# Cada peón hace una cosa. Dos peones en una acción siempre lo logran; uno solo tiene que tirar los dados. Elige en los menús y pulsa { crusoe-do-ready }.
crusoe-new-rolling = -# Los tres dados muestran éxito o fracaso, heridas y aventuras. Si tienes la habilidad y las fichas, puedes volver a tirar uno.
crusoe-new-choosing = -# Lo que elijas ocurre enseguida. Algunas cartas de aventura vuelven más adelante.
crusoe-new-demanding = -# Cada cosa que falta cuesta una herida. Quizá algo que tienes aún pueda ayudar.
crusoe-new-dying = -# Alguien está a punto de morir, pero aún puedes curarlo. Elige qué usar.
crusoe-new-fighting = -# Recibes 1 herida por cada punto que les falte a vuestras armas. También podéis perder armas y empalizada. La recompensa es comida y pieles.
crusoe-new-weathering = -# Cada nube de invierno cuesta 1 de madera. Cada nube que supere vuestro tejado cuesta 1 de comida y 1 de madera. Si algo falta, todos recibís heridas.
crusoe-new-eating = -# Cada uno gasta 1 de comida. Pasar hambre cuesta 2 heridas.
crusoe-new-resting = -# Es de noche, así que puedes usar todo lo que cure.

crusoe-lesson-1 = -# Enviad primero un peón a las cajas de comida y luego construid un refugio.
crusoe-lesson-2 = -# Cada carta de evento espera dos rondas y luego golpea. Para evitarlo, enviad peones con lo que pida la carta.
crusoe-lesson-3 = -# La comida se pudre por la noche, salvo la que se conserva. Recolectad solo lo que vayáis a comer.
crusoe-lesson-4 = -# Desde ahora puede llover. Cada nube que supere vuestro tejado cuesta 1 de comida y 1 de madera.
crusoe-lesson-6 = -# El invierno llega en la próxima ronda. Cada nube de invierno cuesta 1 de madera, por bueno que sea vuestro tejado. Guardad algo de madera.
crusoe-lesson-7 = -# Desde ahora tiráis tres dados de clima: lluvia, invierno y animales hambrientos. Una empalizada ayuda.
crusoe-lesson-9 = -# El barco llega en la ronda 10. Necesitáis un fuego y 15 de madera en la pila, una etapa por ronda.

crusoe-late-pile = -# A la pila de leña { $left ->
    [one] le falta 1 etapa
   *[other] le faltan { $left } etapas
}. Podéis añadir una por ronda y { $fits ->
    [0] no os queda ninguna ronda
    [one] os queda 1 ronda
   *[other] os quedan { $fits } rondas
}. { $helps_count ->
    [0] Ya no podéis terminarla, pero vuestros puntos aún cuentan.
   *[other] Solo esto puede ayudar todavía: { $helps }.
}
crusoe-late-fire = -# Ya no podéis hacer el fuego, porque no habéis encontrado montañas. Vuestros puntos aún cuentan.
crusoe-late-jenny = -# Ya no podéis traer a Jenny a tierra. Hacen falta { $left } rondas y solo { $fits ->
    [one] queda 1
   *[other] quedan { $fits }
}. Vuestros puntos aún cuentan.
crusoe-late-lifeboat = -# Ya no podéis construir el bote salvavidas. Os falta algo que hace falta para él, y esta es la última ronda. Vuestros puntos aún cuentan.
crusoe-late-crosses = -# Ya no os da tiempo a levantar todas las cruces. Os faltan { $left } y solo hay tiempo para { $fits }. Vuestros puntos aún cuentan.
crusoe-late-temples = -# Ya no os da tiempo a explorar todas las losetas y los templos. Os faltan { $left } y solo tenéis peones para { $fits }. Vuestros puntos aún cuentan.
crusoe-late-home = -# Ya no podéis terminar el hogar. Os { $left ->
    [one] falta 1 cosa
   *[other] faltan { $left } cosas
}. Vuestros puntos aún cuentan.

crusoe-tip-dangers = **Atención:** { $dangers }
crusoe-tip-where = { $count ->
    [0] Ahora no hay nada urgente.
    [one] Mira primero { $where }.
   *[other] Mira primero esto: { $where }.
}
crusoe-tip-spares-lack = Al { $what }, la probabilidad de que os falte { $measure_key ->
    [wood] madera
    [palisade] empalizada
   *[food] comida
} esta noche baja del { $before } % al { $after } %.
crusoe-tip-shelters = { $after ->
    [100] Al { $what }, esta noche dormiréis en un refugio.
   *[other] Al { $what }, la probabilidad de que esta noche durmáis en un refugio es del { $after } %.
} { $before ->
    [0] Si no, todos dormís fuera y recibís 1 herida cada uno.
   *[other] Si no, es solo del { $before } %.
}
crusoe-tip-brings = { $odds ->
    [100] Es seguro que conseguiréis { $what }. Después, { $measure }.
   *[other] La probabilidad de conseguir { $what } es del { $odds } %. Si sale bien, { $measure }.
}
crusoe-tip-wins = Para cumplir vuestro objetivo tenéis que { $what }. { $rounds ->
    [0] Esta es la última ronda.
    [1] Después de esta solo queda una ronda.
   *[other] Después de esta quedan { $rounds } rondas.
} { $odds ->
    [100] El éxito es seguro.
   *[other] { $odds } % de probabilidad de éxito.
}
crusoe-tip-lasts = Vale la pena { $what }: os servirá durante { $rounds ->
    [1] una ronda más
   *[other] { $rounds } rondas más
}. { $odds ->
    [100] El éxito es seguro.
   *[other] La probabilidad de éxito es del { $odds } %.
}
crusoe-tip-averts = Os conviene { $what }. Si no, esta amenaza golpeará { $rounds ->
    [1] en la próxima ronda
   *[other] dentro de { $rounds } rondas
}. Si la evitáis, { $measure }.
crusoe-tip-hunts = Al { $what }, conseguiréis de media { $after } raciones. La probabilidad de que el cazador salga herido es del { $before } %.
crusoe-tip-piles = La pila de leña tendría { $after } de madera en vez de { $before }. Necesitáis 15.
crusoe-tip-nobody-dies = Con este plan, es casi imposible que muráis esta noche. { $name } es quien probablemente sufra más heridas, unas { $after }.
crusoe-tip-danger = { $before ->
    [100] Esta noche morirá alguien, y no veo cómo evitarlo.
   *[other] Con este plan, la probabilidad de que alguien muera esta noche es del { $before } %.
} { $name } corre más peligro y puede sufrir { $after } heridas.
crusoe-tip-rather = Esto es mejor que «{ $word }»: { $measure }.
crusoe-tip-uses = Usar { $item } ayudaría: { $measure }.{ $tokens ->
    [0] { "" }
   *[other] { " " }{ crusoe-tip-price }
}
crusoe-tip-costs = Usar { $item } compensa en rondas posteriores, pero ahora tiene un coste: { $measure }.{ $tokens ->
    [0] { "" }
   *[other] { " " }{ crusoe-tip-price }
}
crusoe-tip-keeps = Si usas { $item } ahora, { $measure }. Pero también podrás hacerlo más adelante.
crusoe-tip-price = Cuesta { $tokens ->
    [one] 1 ficha de determinación
   *[other] { $tokens } fichas de determinación
}. Después { $kept ->
    [0] no te quedará ninguna
    [one] te quedará 1
   *[other] te quedarán { $kept }
}.{ $owed ->
    [0] { "" }
   *[other] { " " }Por la mañana perderás { $owed } por tener la moral baja. Cada ficha que falte cuesta una herida.
}
crusoe-tip-stronger = A { $name } le quedan { $after } corazones, y a { $who }, { $before }.
crusoe-tip-as-strong = Apenas importa: a { $who } le quedan los mismos corazones.
crusoe-tip-farther = { $about } está a { $after } pasos del campamento, y { $word }, a { $before }.
crusoe-tip-reckoned = Según mis cálculos, con esto sales ganando { $after ->
    [one] 1 herida
   *[other] { $after } heridas
} frente a «{ $word }».
crusoe-tip-alike = Apenas importa: «{ $word }» es más o menos igual de bueno.
crusoe-tip-cold-pile = Si guardáis esa madera para la noche, la probabilidad de que alguien muera baja del { $before } % al { $after } %.
crusoe-tip-rolls-again = Hay un { $after } % de probabilidad de que, al volver a tirar el dado, { $die_key ->
    [success] salga un éxito
    [wound] no salga una herida
   *[adventure] no salga una aventura
}. { $before ->
    [0] No te quedarían fichas
    [one] Te quedaría 1 ficha
   *[other] Te quedarían { $before } fichas
}.
crusoe-tip-stands = Solo hay un { $after } % de probabilidad de que, al volver a tirar el dado, { $die_key ->
    [success] salga un éxito
    [wound] no salga una herida
   *[adventure] no salga una aventura
}. { $before ->
    [0] No te quedarían fichas
    [one] Te quedaría 1 ficha
   *[other] Te quedarían { $before } fichas
}.
crusoe-tip-frees = «{ $target }» necesita { $after } peones y solo tiene { $before }. Si nadie más se une, este peón puede hacer otra cosa.
crusoe-tip-leads = Es mejor que se encargue { $who } de { $what }, porque le quedan { $after } corazones. A quien dirige ahora la acción le quedan { $before }.
crusoe-tip-orders-camp = Pídeme que os pregunte esta noche si el campamento se traslada a { $about }. Si lo hace, { $measure }.
crusoe-tip-orders-morale = Si la moral llega al máximo en la próxima ronda, elige «{ $word_key ->
    [heal] { crusoe-order-morale-heal }
   *[tokens] { crusoe-order-morale-tokens }
}». { $who } tiene { $before ->
    [one] 1 herida
   *[other] { $before } heridas
} y { $after ->
    [one] 1 ficha de determinación
   *[other] { $after } fichas de determinación
}.
crusoe-tip-orders-arrange = Con cuatro jugadores, eliges qué ganas al organizar el campamento. Elige «{ $word_key ->
    [morale] { crusoe-order-arrange-morale }
   *[tokens] { crusoe-order-arrange-tokens }
}», porque ahora tenéis { $after } de moral.
crusoe-tip-nothing-better = No veo ninguna opción mejor.
crusoe-tip-best-plan = No veo ningún plan mejor que este.
crusoe-tip-saves-lives = Al { $what }, la probabilidad de que alguien muera esta noche baja del { $before } % al { $after } %.
crusoe-tip-spares-hunger = Al { $what }, la probabilidad de que alguien pase hambre esta noche baja del { $before } % al { $after } %.
crusoe-tip-spares-wounds = Al { $what }, recibiréis unas { $after } heridas hasta la mañana en vez de { $before }.

crusoe-measure-death = la probabilidad de una muerte será del { $after } % en vez del { $before } %
crusoe-measure-wounds = tendréis { $after ->
    [one] 1 herida
   *[other] { $after } heridas
} en total en vez de { $before }
crusoe-measure-hearts = el jugador más débil tendrá { $after ->
    [one] 1 corazón
   *[other] { $after } corazones
} en vez de { $before }
crusoe-measure-meals = tendréis { $after ->
    [one] 1 ración
   *[other] { $after } raciones
} en vez de { $before }
crusoe-measure-shelter = { $after ->
    [0] no tendréis refugio
   *[other] tendréis refugio
}
crusoe-measure-morale = la moral estará en { $after } en vez de en { $before }
crusoe-measure-wood = tendréis { $after } de madera en vez de { $before }
crusoe-measure-hide = tendréis { $after ->
    [one] 1 piel
   *[other] { $after } pieles
} en vez de { $before }
crusoe-measure-determination = tendrás { $after ->
    [one] 1 ficha de determinación
   *[other] { $after } fichas de determinación
} en vez de { $before }
crusoe-measure-roof = el tejado estará en el nivel { $after } en vez de en el { $before }
crusoe-measure-palisade = la empalizada estará en el nivel { $after } en vez de en el { $before }
crusoe-measure-weapons = vuestras armas estarán en el nivel { $after } en vez de en el { $before }
crusoe-measure-tiles = habréis explorado { $after ->
    [one] 1 loseta
   *[other] { $after } losetas
} en vez de { $before }
crusoe-measure-produced = el campamento producirá { $after } por ronda en vez de { $before }
crusoe-measure-sources = habrá { $after ->
    [one] 1 fuente
   *[other] { $after } fuentes
} cerca del campamento en vez de { $before }
crusoe-measure-items = tendréis { $after ->
    [one] 1 objeto
   *[other] { $after } objetos
} en vez de { $before }
crusoe-measure-found = { $after ->
    [one] os quedará 1 cosa
   *[other] os quedarán { $after } cosas
} por usar en vez de { $before }
crusoe-measure-dangers = os estorbarán { $after ->
    [one] 1 ficha
   *[other] { $after } fichas
} en vez de { $before }
crusoe-measure-injuries = tendréis { $after ->
    [one] 1 lesión
   *[other] { $after } lesiones
} en vez de { $before }
crusoe-measure-pile = la pila de leña tendrá { $after } de madera en vez de { $before }

## The end

crusoe-points-hearts = corazones restantes: { $n }
crusoe-points-weapons = armas: { $n }
crusoe-points-roof = tejado: { $n }
crusoe-points-palisade = empalizada: { $n }
crusoe-points-pile = pila de leña: { $n }
crusoe-points-crosses = cruces: { $n }
crusoe-points-fog = niebla: { $n }
crusoe-points-jenny = Jenny: { $n }
crusoe-points-lifeboat = bote salvavidas: { $n }
crusoe-points-boat = esquife: { $n }
crusoe-points-tiles = losetas: { $n }
crusoe-points-temples = templos: { $n }
crusoe-points-villages = aldeas: { $n }
crusoe-points-city = la ciudad: { $n }
crusoe-points-items = objetos: { $n }

crusoe-feat-wounded = { $count ->
    [one] 1 herida recibida
   *[other] { $count } heridas recibidas
}
crusoe-feat-healed = { $count ->
    [one] 1 herida curada
   *[other] { $count } heridas curadas
}
crusoe-feat-action-succeeded = { $count ->
    [one] 1 acción lograda
   *[other] { $count } acciones logradas
}
crusoe-feat-action-failed = { $count ->
    [one] 1 acción fallida
   *[other] { $count } acciones fallidas
}
crusoe-feat-card-drawn = { $count ->
    [one] 1 aventura
   *[other] { $count } aventuras
}
crusoe-feat-item-built = { $count ->
    [one] 1 invento construido
   *[other] { $count } inventos construidos
}
crusoe-feat-discovery-found = { $count ->
    [one] 1 descubrimiento
   *[other] { $count } descubrimientos
}
crusoe-feat-fought = { $count ->
    [one] 1 lucha
   *[other] { $count } luchas
}
crusoe-feat-went-hungry = { $count ->
    [one] 1 noche con hambre
   *[other] { $count } noches con hambre
}
crusoe-next-scenario = Siguiente escenario: { $scenario }

## Rules

crusoe-rules-1 = **{ crusoe-title }: el objetivo**
    Habéis naufragado juntos. Cada escenario tiene su propio objetivo y un número de rondas para alcanzarlo.
    Si lo alcanzáis, ganáis todos. Si alguien muere o se acaban las rondas, perdéis todos.
    Cada personaje tiene una fila de corazones y muere cuando tiene más heridas que corazones.
    Algunas heridas bajan la moral. La fila de corazones muestra cuáles.
crusoe-rules-2 = **Una ronda**
    Hay seis fases: evento (no en la ronda 1), moral, producción, acciones, clima y noche.
    El primer jugador cambia cada ronda. Toma las decisiones que afectan a todos, aunque cualquiera puede contestar.
crusoe-rules-3 = **Evento, moral, producción**
    Sacáis un evento. Primero se aplica su icono: una ficha de aventura o el efecto del escenario. Después se aplica su texto. La carta se queda como amenaza durante dos rondas y luego golpea.
    Hasta entonces podéis enviar peones a evitarlo, con lo que pida la carta.
    La moral da fichas al primer jugador o se las quita. La loseta del campamento produce 1 de madera o de comida por cada una de sus fuentes.
crusoe-rules-4 = **Planear**
    Cada uno tiene dos peones. Planeáis todos juntos, y la madera, la comida y las pieles necesarias quedan reservadas.
    Con un peón más, construir, recolectar y explorar tienen el éxito asegurado. Con los peones justos, tiráis los dados.
    Una loseta a dos pasos del campamento necesita un peón más. Más lejos no podéis ir.
    El día empieza cuando todos están listos. Si el plan cambia, todos tienen que aceptarlo otra vez.
crusoe-rules-5 = **Acciones**
    Primero van las amenazas; después cazar, construir, recolectar, explorar, organizar el campamento y descansar.
    Cazar: 2 peones luchan contra la primera bestia. Recolectar: conseguís 1 de madera o 1 de comida de una fuente.
    Construir: un refugio, tejado o empalizada (cada uno, 2 de madera o 1 piel; 3 o 2 con tres jugadores, 4 o 3 con cuatro), armas (1 de madera) o un invento. El tejado y la empalizada necesitan un refugio.
    Explorar: colocáis una loseta nueva y recibís sus descubrimientos. Organizar el campamento: 2 fichas de determinación y 1 de moral (con cuatro jugadores, solo una de las dos cosas). Descansar: curas 1 herida.
    Recibís las recompensas después de todas las acciones. Los inventos funcionan desde ese momento.
crusoe-rules-6 = **Dados**
    Hay tres dados: herida, éxito y aventura. Si fracasas, ganas 2 fichas de determinación y conservas lo que habías reservado.
    La aventura le toca a quien hace la acción. Algunas aventuras van al mazo de eventos, y su segunda mitad ocurre cuando salen de ahí.
    Las habilidades se pagan con fichas de determinación. Puedes usar cada habilidad una vez por ronda.
crusoe-rules-7 = **Bestias**
    Si vuestras armas están por debajo de la fuerza de la bestia, quien actúa recibe 1 herida por cada punto que falte. Después perdéis los niveles de armas y empalizada que diga la carta y recibís su comida y sus pieles.
    Si tenéis que perder algo que no tenéis, recibís heridas. Durante una acción las recibe quien actúa; en otros momentos, todos.
crusoe-rules-8 = **Clima**
    Tiráis los dados de la ronda y sumáis las nubes de las cartas. Cada nube de invierno cuesta 1 de madera.
    Cada nube de lluvia o de invierno que supere vuestro tejado cuesta 1 de comida y 1 de madera. Los animales hambrientos quitan comida o empalizada, o atacan con fuerza 3. Una tormenta quita 1 de empalizada.
    Todos reciben 1 herida por cada cosa que falte.
crusoe-rules-9 = **Noche**
    Cada uno gasta 1 de comida. Pasar hambre cuesta 2 heridas. Después podéis curar.
    El campamento puede trasladarse a una loseta contigua. Perdéis la mitad del tejado y de la empalizada, o todo si no habéis construido un refugio.
    Sin refugio, todos reciben 1 herida. La comida se pudre, salvo la que se conserva.
crusoe-rules-10 = **Inventos, fichas, tesoros**
    Un invento necesita un terreno, objetos o materiales, y funciona cuando está construido. Si un invento es personal, solo su inventor puede dirigir la construcción.
    Ficha de aventura: vuestra próxima acción de ese tipo trae una aventura. Ficha de repetición: en vuestro próximo éxito, tenéis que volver a tirar el dado. Ficha de peligro: 1 herida si no tenéis armas. Ficha de peón: vuestra próxima acción de ese tipo necesita un peón más.
    Las fichas de descubrimiento y los tesoros son de todos. Los usáis cuando ayudan. Podéis usar cada objeto inicial dos veces.
crusoe-rules-11 = **Viernes, el perro, menos jugadores**
    Viernes tiene un peón y tres corazones y puede hacer de todo. Si le toca una aventura, recibe una herida. El perro os ayuda a cazar y a explorar.
    Con un jugador, contáis con Viernes, el perro y 1 de moral cada ronda. Con dos jugadores, contáis con Viernes.
    Con cuatro jugadores, organizar el campamento da fichas o moral, no las dos cosas.
crusoe-rules-12 = **Los escenarios**
    { crusoe-scenario-castaways }: { crusoe-goal-castaways }
    { crusoe-scenario-cursed }: { crusoe-goal-cursed }
    { crusoe-scenario-jenny }: { crusoe-goal-jenny }
    { crusoe-scenario-volcano }: { crusoe-goal-volcano }
    { crusoe-scenario-cannibals }: { crusoe-goal-cannibals }
    { crusoe-scenario-family }: { crusoe-goal-family }

## Commands

command-play-crusoe = { crusoe-title }: sobrevivir juntos (1 a 4 jugadores)
command-assign = Enviar peones a una acción
command-crusoe = Planear acciones y responder en { crusoe-title }
command-assign-to = A qué acción enviar peones
command-assign-who = Quién dirige la acción; por defecto, tu propio peón
command-assign-helpers = Quiénes ayudan, separados por +
command-assign-pay-with = Con qué recursos pagar, si hay dos maneras
command-show-plan = Mostrar el plan de esta ronda
command-do-first = Hacer una acción antes que otras del mismo tipo
command-do-first-action = Qué acción va primero
command-suggest-plan = Pedir un plan sugerido
command-adopt-plan = Aceptar el plan sugerido
command-clear-plan = Retirar todos los peones del plan
command-answer = Contestar a la pregunta de la partida
command-answer-choice = Qué respuesta dar
command-ability = Usar una de tus habilidades
command-ability-name = Qué habilidad usar
command-use = Usar un objeto, un tesoro o una ficha
command-use-thing = Qué usar, por ejemplo una medicina
command-night = Decidir ya qué pasa esta noche
command-night-camp-moves = Adónde va el campamento esta noche
command-night-goes-hungry = Quién pasa hambre si falta comida
command-night-morale-reward = Qué elegir con la moral al máximo
command-night-arrange-camp = Qué ganáis al organizar el campamento (cuatro jugadores)
command-night-ask-about-rolls = Cuándo preguntarte por las tiradas
command-night-ask-me-about = Si te pregunto antes de las luchas, el clima o la noche
command-board-show = Mostrar otra parte: la isla, el taller o las personas

crusoe-recap-round-began = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
crusoe-recap-tile-placed = { $count ->
    [one] 1 loseta explorada
   *[other] { $count } losetas exploradas
}
crusoe-recap-item-built = { $count ->
    [one] 1 cosa construida
   *[other] { $count } cosas construidas
}
crusoe-recap-card-drawn = { $count ->
    [one] 1 carta sacada
   *[other] { $count } cartas sacadas
}

## A round in a few sentences

crusoe-day = **Ayer:** { $news }
crusoe-day-who = { $who } { $what }.
crusoe-day-explore = exploró { $things }
crusoe-day-gather = recolectó { $things }
crusoe-day-source = { $source } en { $space }
crusoe-day-build = hizo { $things }
crusoe-day-cross = levantó una cruz en { $things }
crusoe-day-threat = se ocupó de { $things }
crusoe-day-card = «{ $thing }»
crusoe-day-hunt = fue de caza
crusoe-day-shelter = construyó el refugio
crusoe-day-roof = mejoró el tejado
crusoe-day-palisade = reforzó la empalizada
crusoe-day-weapons = hizo armas
crusoe-day-arrange = ordenó el campamento
crusoe-day-rest = descansó
crusoe-day-totem = registró el tótem en { $things }
crusoe-day-jenny = navegó hasta la roca de Jenny
crusoe-day-chart = siguió el mapa del tesoro
crusoe-day-village = atacó la aldea en { $things }
crusoe-day-city = asaltó la ciudad
crusoe-day-clear = despejó { $things }
crusoe-day-failed = fracasó en { $things }
crusoe-day-hungry = pasó hambre
crusoe-day-wounds = recibió { $n ->
    [1] 1 herida
   *[other] { $n } heridas
}
crusoe-day-injured = se lesionó ({ $parts })
crusoe-day-healed = curó { $n ->
    [1] 1 herida
   *[other] { $n } heridas
}
crusoe-day-rough = Noche al raso para { $who } (1 herida cada uno).
crusoe-day-found = Habéis encontrado { $things }.
crusoe-day-morale = La moral { $way ->
    [up] subió
   *[down] bajó
} { $n }.
crusoe-day-rotted = Se pudrió { $food } de comida.
crusoe-day-event = **Nuevo evento:** { $event }
