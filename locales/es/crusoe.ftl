# Robinson Crusoe.

crusoe-title = Robinson Crusoe
crusoe-pitch = Náufragos en una isla que no perdona: planear juntos el día, resistir el clima, comer y llegar a la meta a tiempo.

## People

crusoe-carpenter = Carpintero
crusoe-cook = Cocinero
crusoe-explorer = Explorador
crusoe-soldier = Soldado
crusoe-friday = Viernes
crusoe-jenny = Jenny
crusoe-dog = el perro

crusoe-power-carpenter = ahorra madera, repite dados al construir y encuentra ideas nuevas.
crusoe-power-cook = cura a cambio de comida, repite dados al recolectar y hace sopa de la nada.
crusoe-power-explorer = reconoce el terreno, repite dados al explorar y levanta el ánimo de todos.
crusoe-power-soldier = rastrea bestias, lucha con frenesí y refuerza la empalizada o las armas.
crusoe-plays = { $who }, { $character }: { $power }
crusoe-plays-whom = { $who }: { $character }.
crusoe-aim-castaways = **Objetivo:** construid un fuego y apilad 15 de madera en la hoguera de señales mientras haya un barco a la vista (rondas 10 a 12). { crusoe-how-long }
crusoe-aim-cursed = **Objetivo:** levantad una cruz en cinco losetas distintas en 10 rondas, mientras la niebla avanza por la isla. { crusoe-how-long }
crusoe-aim-jenny = **Objetivo:** traed a Jenny a tierra en la balsa y construid el bote salvavidas en 8 rondas. Ella pierde 2 corazones por noche. { crusoe-how-long }
crusoe-aim-volcano = **Objetivo:** explorad suficientes losetas y templos, construid el bote y marchaos en 8 rondas. La lava llega desde la ronda 4. { crusoe-how-long }
crusoe-aim-cannibals = **Objetivo:** quemad aldeas y luego asaltad la ciudad, que encontraréis en la ronda 4. Tenéis 9 rondas. { crusoe-how-long }
crusoe-aim-family = **Objetivo:** cread un hogar: refugio, techo, empalizada, armas y nueve inventos. Desde la ronda 7 hay niños que alimentar. { crusoe-how-long }
crusoe-how-long = Si muere una persona, perdéis. Una partida dura de una a dos semanas.

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
    [yes] , una bestia
   *[none] { "" }
}{ $shelter ->
    [yes] , un refugio natural
   *[none] { "" }
}{ $totem ->
    [yes] , un tótem
   *[none] { "" }
})

crusoe-token-adventure = una ficha de aventura
crusoe-token-reroll = una ficha de repetir tirada
crusoe-token-minus-pawn = una ficha que pide un peón más
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
crusoe-token-wither = un lugar yermo

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
crusoe-deck-build = aventuras de construir
crusoe-deck-gather = aventuras de recolectar
crusoe-deck-explore = aventuras de explorar
crusoe-deck-mystery = misterios
crusoe-deck-mysteries = misterios
crusoe-deck-beast = bestias
crusoe-deck-beasts = bestias
crusoe-deck-hunt = mazo de caza
crusoe-deck-invention = inventos
crusoe-deck-discovery = fichas de descubrimiento
crusoe-deck-ambush = bestias al acecho
crusoe-deck-tiles = losetas de isla

crusoe-phase-event = Evento
crusoe-phase-morale = Moral
crusoe-phase-production = Producción
crusoe-phase-planning = Planificación
crusoe-phase-action = Acciones
crusoe-phase-evening = Atardecer
crusoe-phase-weather = Clima
crusoe-phase-night = Noche

## Where pawns go

crusoe-to-threat = { $thing }
crusoe-to-hunt = Cazar
crusoe-to-shelter = Refugio
crusoe-to-roof = Tejado
crusoe-to-palisade = Empalizada
crusoe-to-weapons = Armas
crusoe-to-build = Construir { $thing }
crusoe-to-cross = Cruz en { $space }
crusoe-to-gather = Recolectar { $source } en { $space }
crusoe-to-explore = Explorar { $space }
crusoe-to-totem = Registrar el tótem de { $space }
crusoe-to-jenny = Ir en balsa hasta Jenny
crusoe-to-chart = Seguir el mapa del tesoro
crusoe-to-village = Quemar la aldea de { $space }
crusoe-to-city = Asaltar la ciudad
crusoe-to-clear = Despejar { $space }: { $source }
crusoe-to-arrange = Organizar el campamento
crusoe-to-rest = Descansar

crusoe-done-threat = { $who } se ocupa de «{ $thing }».
crusoe-done-hunt = { $who } sale de caza.
crusoe-done-shelter = { $who } levanta el refugio.
crusoe-done-roof = { $who } mejora el tejado.
crusoe-done-palisade = { $who } refuerza la empalizada.
crusoe-done-weapons = { $who } fabrica armas.
crusoe-done-build = { $who } construye «{ $thing }».
crusoe-done-cross = { $who } levanta una cruz en { $space }.
crusoe-done-gather = { $who } recolecta { $source } en { $space }.
crusoe-done-explore = { $who } explora { $space }.
crusoe-done-totem = { $who } registra el tótem de { $space }.
crusoe-done-jenny = { $who } llega en balsa a la roca de Jenny.
crusoe-done-chart = { $who } sigue el mapa del tesoro.
crusoe-done-village = { $who } ataca la aldea de { $space }.
crusoe-done-city = { $who } asalta la ciudad.
crusoe-done-clear = { $who } despeja { $space }: { $source }.
crusoe-done-arrange = { $who } pone orden en el campamento.
crusoe-done-rest = { $who } descansa.

crusoe-failed-shelter = { $who } no consigue levantar el refugio.
crusoe-failed-roof = { $who } fracasa con el tejado.
crusoe-failed-palisade = { $who } fracasa con la empalizada.
crusoe-failed-weapons = { $who } fracasa con las armas.
crusoe-failed-build = { $who } intenta en vano construir «{ $thing }».
crusoe-failed-cross = { $who } no consigue levantar la cruz en { $space }.
crusoe-failed-gather = { $who } vuelve de { $space } con las manos vacías.
crusoe-failed-explore = { $who } se pierde camino de { $space }.
crusoe-failed-totem = { $who } no encuentra nada en el tótem de { $space }.
crusoe-failed-jenny = { $who } tiene que volver antes de llegar a Jenny.
crusoe-failed-chart = { $who } no entiende el mapa del tesoro.

## Options

crusoe-option-scenario = Escenario: { $value }
crusoe-option-scenario-description = Qué escenario jugar; para empezar, Náufragos
crusoe-scenario-castaways = Náufragos
crusoe-scenario-cursed = La isla maldita
crusoe-scenario-jenny = Jenny
crusoe-scenario-volcano = El volcán
crusoe-scenario-cannibals = Los caníbales
crusoe-scenario-family = La familia
crusoe-choice-castaways = Náufragos: 12 rondas, para empezar
crusoe-choice-cursed = La isla maldita: 10 rondas, más difícil
crusoe-choice-jenny = Jenny: 8 rondas, un rescate
crusoe-choice-volcano = El volcán: 8 rondas, una carrera
crusoe-choice-cannibals = Los caníbales: 9 rondas, una guerra
crusoe-choice-family = La familia: 12 rondas, el más difícil
crusoe-goal-castaways = Un barco pasa en las rondas 10 a 12. Hacen falta un fuego y una pila de 15 de madera para la señal, en etapas de 1, 2, 3, 4 y 5 de madera, como mucho una por ronda: tiene que estar completa mientras el barco esté a la vista.
crusoe-goal-cursed = La niebla avanza por la isla. Hay que levantar cruces en cinco losetas distintas, en 10 rondas como mucho.
crusoe-goal-jenny = Jenny está en una roca y pierde 2 corazones cada noche. Hay que traerla en balsa y construir el bote salvavidas, en 8 rondas como mucho.
crusoe-goal-volcano = La lava llega desde la ronda 4. Hay que explorar bastantes losetas y templos, construir el esquife y zarpar, en 8 rondas como mucho.
crusoe-goal-cannibals = Hay que quemar aldeas y asaltar la ciudad, en 9 rondas como mucho; la ciudad se descubre en la ronda 4.
crusoe-goal-family = Hay que hacer un hogar: refugio, tejado, empalizada, armas y nueve inventos. Desde la ronda 7 hay niños que alimentar.
crusoe-option-friday = Viernes: { $value }
crusoe-option-friday-description = Contar con Viernes; lo normal con uno o dos jugadores
crusoe-friday-standard = según las reglas
crusoe-friday-yes = con Viernes
crusoe-friday-no = sin Viernes (más difícil)
crusoe-option-dog = Perro: { $value }
crusoe-option-dog-description = Contar con el perro; lo normal con un jugador
crusoe-dog-standard = según las reglas
crusoe-dog-yes = con el perro (más fácil)
crusoe-dog-no = sin el perro
crusoe-option-starting_items = Objetos iniciales: { $value }
crusoe-option-starting_items-description = Cuántos objetos se salvaron; 2 según las reglas
crusoe-option-events = Eventos: { $value }
crusoe-option-events-description = Con qué frecuencia se aplica el libro del escenario
crusoe-events-standard = según las reglas
crusoe-events-fewer-book = menos con libro
crusoe-events-more-book = más con libro
crusoe-option-wreckage = Restos: { $value }
crusoe-option-wreckage-description = Qué trae el mar en la primera ronda
crusoe-choice-food-crates = cajas de comida
crusoe-wreckage-random = al azar
crusoe-option-rulings-description = Qué edición decide los pocos puntos dudosos
crusoe-rulings-first = Primera edición
crusoe-rulings-later = Edición posterior
crusoe-option-halving = Un nivel a la mitad: { $value }
crusoe-halving-loss-down = se redondea la pérdida hacia abajo
crusoe-halving-result-down = se redondea la pérdida hacia arriba
crusoe-option-draft = Planificación: { $value }
crusoe-option-draft-description = Colocar los peones de todos, o solo los propios
crusoe-draft-together = todos planean con todos los peones
crusoe-draft-own = cada jugador planea con sus propios peones
crusoe-variant-easier = más fácil
crusoe-variant-harder = más difícil

crusoe-lobby-easing = En conjunto, { $ease ->
    [easier] más fácil
   *[harder] más difícil
} de lo que mandan las reglas.
crusoe-lobby-three = Con tres jugadores, el perro compensa el peón que Viernes aporta cuando son dos.
crusoe-lobby-newcomers = Más fácil para una primera partida: ábrela con el perro (`dog`) y 3 objetos iniciales (`starting_items`).

crusoe-died-of = { $by ->
    [hunger] { $who } ha muerto de hambre.
    [cold] { $who } ha muerto de frío, sin refugio.
    [beast] { $who } ha muerto luchando.
    [weather] El clima ha acabado con { $who }.
    [morale] { $who } ha muerto de desánimo.
    [work] { $who } ha muerto de una herida en el trabajo.
   *[card] { $who } no ha sobrevivido a esto: { $card }.
}
crusoe-closest-night = La noche más apurada fue la de la ronda { $round }: a { $who } { $hearts ->
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
        [0] **Ronda { $round } de { $rounds }:** todos los peones están colocados. Si estáis de acuerdo con el plan, pulsad **{ crusoe-do-ready }**.
        [one] **Ronda { $round } de { $rounds }:** todos los peones están colocados, pero 1 acción aún necesita más peones.
       *[other] **Ronda { $round } de { $rounds }:** todos los peones están colocados, pero { $lacking } acciones aún necesitan más peones.
    }
    [one] **Ronda { $round } de { $rounds }: planead el día.** Queda 1 peón libre.
   *[other] **Ronda { $round } de { $rounds }: planead el día.** Quedan { $pawns } peones libres.
}{ $ready_count ->
    [0] { "" }
   *[other] { " " }Listos: { $ready }.
}
crusoe-asks-rolling = { $who } { $action ->
    [none] Los dados están en la mesa
   *[other] **{ $action }**{ $actor ->
        [none] { "" }
       *[other] , { $actor }
    }
}: { $asked_success ->
    [success] éxito
   *[other] fracaso
}{ $asked_wound ->
    [wound] , una herida
   *[other] { "" }
}{ $asked_adventure ->
    [adventure] , una aventura
   *[other] { "" }
}. Repite un dado o déjalos así.
crusoe-asks-demanding = { $who } { $asked_kind ->
    [wood] Se pide madera
    [food] Se pide comida
    [hide] Se pide piel
    [determination] Se pide determinación
    [roof] Se pide tejado
    [palisade] Se pide empalizada
    [weapons] Se piden armas
   *[other] Se pide más de lo que hay
}, y no alcanza. Usa algo que ayude o aguanta.
crusoe-asks-dying = { $who } { $card ->
    [none] { "" }
   *[other] **{ $card }**:{ " " }
}{ $dying } moriría por { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}. Cura a alguien ahora o deja que ocurra.
crusoe-asks-fighting = { $who } Fuerza { $asked_strength } contra armas { $weapons }. Usa algo o lucha.
crusoe-asks-weathering = { $who } Nubes: { $sky_rain } de lluvia, { $sky_winter } de invierno; tejado { $roof }. Lo que se llevan: { $toll }. Usa algo o afronta el clima.
crusoe-asks-eating = { $who } No hay comida para todos. Usa algo, o alguien pasará hambre.
crusoe-asks-resting = { $who } Es de noche. Cura a quien puedas o déjalo así.
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

crusoe-question-decide = Decide.
crusoe-question-morale = El ánimo está por las nubes. ¿Fichas, o curar una herida?
crusoe-question-hungry = ¿Quién pasa hambre esta noche?
crusoe-question-move-camp = { $lava ->
    [none] { "" }
   *[other] ¡La lava cubre { $lava } al empezar la próxima ronda!{ " " }
}¿El campamento se queda, o adónde va?
crusoe-question-camp = El campamento tiene que moverse. ¿Adónde?
crusoe-question-arrange-camp = El campamento está en orden. ¿Fichas o moral?
crusoe-question-mystery = ¿Seguir buscando o parar?
crusoe-question-mysteries = ¿Todos los misterios, o uno menos con el signo?
crusoe-question-spare = ¿Usar el signo e ignorarlo, o afrontarlo?
crusoe-question-tile-to-lay = ¿Qué loseta se coloca?
crusoe-question-tiles = ¿Qué loseta va encima?
crusoe-question-tile = ¿A qué loseta le toca?
crusoe-question-terrain = ¿Qué terreno se cubre?
crusoe-terrain = terreno
crusoe-question-shortcut = ¿Adónde lleva el atajo?
crusoe-question-shortcut-goods = ¿Qué llega por el atajo?
crusoe-question-corral = ¿Qué fuente llena el corral?
crusoe-question-thrift = ¿Qué acción cuesta 1 madera menos?
crusoe-question-arrange = ¿Para qué acción de organizar el campamento es la Biblia?
crusoe-question-build = ¿Qué se construye?
crusoe-question-token = ¿Qué ficha?
crusoe-question-give-token = ¿Quién recibe 1 ficha de determinación?
crusoe-question-fog = ¿Dónde se disipa la niebla?
crusoe-question-marker-place = { $options_scenario ->
    [cursed] ¿Dónde se extiende la niebla?
   *[volcano] ¿Dónde cae la ceniza?
}
crusoe-question-marker = ¿Quién recibe un marcador? Cada marcador hiere esta noche.
crusoe-question-raise = ¿Qué sube, el tejado o la empalizada?
crusoe-question-lower = ¿Qué baja, el tejado o la empalizada?
crusoe-question-halve = ¿Qué se reduce a la mitad, el tejado o la empalizada?
crusoe-question-level = ¿Empalizada o armas?
crusoe-question-cloud = ¿Qué nube?
crusoe-question-source = ¿Qué fuente se agota?
crusoe-question-cover = ¿Qué marcador negro se retira?
crusoe-question-heal = ¿Quién se cura?
crusoe-question-soothe = ¿Qué símbolo de moral se cubre?
crusoe-question-hunt = La próxima bestia: ¿se queda o va al fondo?
crusoe-question-forget = ¿Qué invento se descarta?
crusoe-question-invention = ¿Con qué invento te quedas?
crusoe-question-lose = ¿Qué objeto se pierde?
crusoe-question-mark = ¿Qué objeto se marca?
crusoe-question-discovery = ¿Con qué ficha te quedas?
crusoe-question-loss = ¿A qué renuncias?
crusoe-question-tribute = ¿Qué se les da a los caníbales?
crusoe-question-carry = ¿Cargar más aquí, o guardarlo para otra acción?
crusoe-question-halved = La mitad de la producción. ¿Qué mitad?
crusoe-question-tokens-along = ¿Quieres trasladar también las fichas del campamento?

crusoe-answer-morale-tokens = Fichas
crusoe-answer-morale-heal = Curar 1 herida
crusoe-answer-move-camp-stay = Quedarse
crusoe-answer-sheltered = { $space } (refugio natural)
crusoe-answer-arrange-camp-tokens = Fichas
crusoe-answer-arrange-camp-morale = Moral +1
crusoe-answer-mystery-stop = Parar aquí
crusoe-answer-mystery-go-on = Seguir buscando
crusoe-answer-mysteries-all = Todos
crusoe-answer-mysteries-fewer = Uno menos: usar el signo
crusoe-answer-spare-ignore = Ignorarlo: usar el signo
crusoe-answer-spare-face = Afrontarlo
crusoe-answer-shortcut-goods-wood = 1 de madera
crusoe-answer-shortcut-goods-food = 1 de comida
crusoe-answer-corral-leave = Ahora no
crusoe-answer-level-palisade = Empalizada +1
crusoe-answer-level-weapons = Armas +1
crusoe-answer-cloud-ignore = Ignorar 1 nube de lluvia
crusoe-answer-cloud-soften = Convertir una nube de invierno en lluvia
crusoe-answer-hunt-leave = Dejarla encima
crusoe-answer-hunt-bottom = Al fondo
crusoe-answer-loss-pay = Pagar
crusoe-answer-loss-wounds = Recibir las heridas
crusoe-answer-loss-item = 1 objeto
crusoe-answer-loss-weapons = Armas −1
crusoe-answer-loss-palisade = Empalizada −1
crusoe-answer-loss-determination = 1 ficha de determinación
crusoe-answer-tribute-wood = 1 de madera
crusoe-answer-tribute-food = 1 de comida
crusoe-answer-carry-both = Las dos cosas
crusoe-answer-carry-leave = Aquí no
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
crusoe-answer-decide-hurry = Volver deprisa; la carta regresa
crusoe-answer-decide-fight = Luchar
crusoe-answer-decide-flee = Huir
crusoe-answer-source = { $source } en { $space }
crusoe-answer-cover = { $what } en { $space }
crusoe-answer-token = { $token } en { $at }
crusoe-answer-soothe = { $who }, en la herida { $wound }

# What a card offers; whoever takes it meets its lower half later

crusoe-event-b1-pay = Descartar 2 de madera
crusoe-event-b1-wounds = 1 herida para cada jugador
crusoe-event-a27-wounds = 1 herida para cada jugador
crusoe-adventure-013-fight = Luchar: recibes 2 heridas y ganas 2 de comida y 1 piel
crusoe-adventure-013-flee = Huir: pierdes 1 de comida y 1 de empalizada (después, ataca)
crusoe-adventure-017-take = Excavar: 2 fichas de descubrimiento (después, pierdes 1 de empalizada)
crusoe-adventure-018-take = Dormir: curas 2 heridas (después, pierdes 1 de moral)
crusoe-adventure-021-take = Tomar 2 de madera (después, pierdes 1 de moral)
crusoe-adventure-026-take = Construir otra vez, con dados (después, pierdes 1 de tejado o empalizada)
crusoe-adventure-027-wounds = Recibir 1 herida
crusoe-adventure-036-hurry = Volver deprisa (después, ataca una bestia de fuerza 4)
crusoe-adventure-037-hurry = Volver deprisa (después, ataca una bestia de fuerza 3)
crusoe-adventure-038-take = Entrar: 3 misterios (después, ataca una bestia de fuerza 3)
crusoe-adventure-041-take = Descartar 1 de comida: armas +1
crusoe-adventure-044-take = Subir: 3 misterios (después, todos reciben 1 herida)
crusoe-adventure-045-take = Buscar: una herramienta gratis (después, pierdes 1 de moral)
crusoe-adventure-046-take = Cogerlo: 1 tesoro (después, hay que repetir tres éxitos)
crusoe-adventure-049-take = Entrar: 2 misterios (después, cada jugador pierde 1 ficha de determinación)
crusoe-adventure-050-take = Tomar 2 de madera (después, pierdes 1 de tejado o empalizada)
crusoe-adventure-051-take = Tomar 2 de comida y 1 piel (después, todos reciben 1 herida)
crusoe-adventure-055-pay = Darle 1 de comida
crusoe-adventure-055-leave = Ahuyentarlo (después, todos comen 1 más)
crusoe-adventure-069-take = Cargar 2 de madera y lesionarte un brazo (después, puede costarte caro)
crusoe-adventure-071-take = Abrirlo: un objeto inicial (después, pierdes 1 de moral)
crusoe-adventure-073-take = Tomar 1 de comida por jugador (después, pierdes 1 de tejado)
crusoe-adventure-074-take = Tomar 3 de madera (después, pierdes la mitad del tejado)
crusoe-adventure-076-take = Mirar dentro: 2 tesoros (después, todos tienen solo 1 peón durante una ronda)
crusoe-adventure-080-take = Tomar 2 pieles (después, el campamento produce 1 de comida menos)
crusoe-adventure-085-take = Tomar 1 de comida por jugador (después, heridas si no hay cura)
crusoe-mystery-204-wounds = Recibir 1 herida

## What can be done

crusoe-do-assign = { $pawn }: { $to }
crusoe-do-take-back = Que vuelva { $pawn }: { $to }
crusoe-do-lead = Actúa { $pawn }: { $to }
crusoe-do-hasten = Antes que nada: { $to }
crusoe-do-pay = { $to }: pagar con { $goods }
crusoe-do-ready = De acuerdo con el plan
crusoe-do-not-ready = Aún no
crusoe-do-use = Usar: { $thing }{ $price ->
    [0] { "" }
    [one] { "" } (1 ficha)
   *[other] { "" } ({ $price } fichas)
}
crusoe-do-pass = Dejarlo así
crusoe-pass-rolling = Dejar la tirada
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
    [morale] Con la mejor moral: { $word }
    [rolls] Preguntarme por las tiradas: { $word }
   *[arrange] Cuando organizo el campamento: { $word }
}
crusoe-do-reroll = { $die_key ->
    [wound] Repetir el dado de herida
    [success] Repetir el dado de éxito
   *[adventure] Repetir el dado de aventura
}{ $by ->
    [none] { "" }
   *[other] , con fichas de Viernes
}
crusoe-do-answer = { $word }
crusoe-do-stack = { $wood } de madera a la pila

crusoe-order-camp-stay = se queda
crusoe-order-camp-ask = preguntar
crusoe-order-hungry-healthiest = quien esté más sano
crusoe-order-hungry-ask = preguntar
crusoe-order-morale-tokens = fichas
crusoe-order-morale-heal = curar una herida
crusoe-order-morale-ask = preguntar
crusoe-order-rolls-failures = tras un fracaso
crusoe-order-rolls-wounds = tras un fracaso o una herida
crusoe-order-rolls-always = siempre
crusoe-order-rolls-never = nunca
crusoe-order-arrange-tokens = fichas
crusoe-order-arrange-morale = moral
crusoe-order-arrange-ask = preguntarme

crusoe-menu-assign = Enviar un peón…
crusoe-menu-take-back = Que vuelva…
crusoe-menu-lead = Quién actúa…
crusoe-menu-hasten = Qué va primero…
crusoe-menu-pay = Pagar con…
crusoe-menu-ready = De acuerdo con el plan
crusoe-menu-not-ready = Aún no
crusoe-menu-use = Usar…
crusoe-menu-pass = Dejarlo así
crusoe-menu-waive = Cuándo preguntarme…
crusoe-menu-order = Esta noche…
crusoe-menu-reroll = Repetir un dado…
crusoe-menu-answer = Decidir…
crusoe-menu-stack = Madera a la pila…

crusoe-open-assign = Enviar peones
crusoe-open-take-back = Que vuelva un peón
crusoe-open-lead = Quién actúa
crusoe-open-hasten = Orden
crusoe-open-pay = Pagar de otro modo
crusoe-open-ready = De acuerdo con el plan
crusoe-open-not-ready = Aún no
crusoe-open-use = Usar
crusoe-open-own = Usar… ({ $who })
crusoe-open-pass = Dejarlo así
crusoe-open-waive = Cuándo preguntarme
crusoe-open-order = Esta noche
crusoe-open-reroll = Repetir un dado
crusoe-open-answer = Decidir
crusoe-open-stack = Pila de señales

crusoe-hint-assign = El primer peón de una acción actúa, los demás ayudan. Con uno más de los necesarios, el éxito es seguro.
crusoe-hint-take-back = El peón vuelve al campamento; lo reservado para su acción queda libre.
crusoe-hint-lead = Quien actúa recibe las heridas, vive la aventura y gana lo que trae.
crusoe-hint-hasten = Las acciones de una misma clase se hacen en este orden.
crusoe-hint-pay = Refugio, tejado y empalizada se pagan con madera o con piel.
crusoe-hint-ready = Cuando todos están de acuerdo, el plan se lleva a cabo.
crusoe-hint-not-ready = Mientras falte alguien, el plan puede cambiar.
crusoe-hint-use = Una habilidad, un objeto, un tesoro o una ficha que sirve ahora.
crusoe-hint-pass = No se usa nada; la partida sigue.
crusoe-hint-waive = Donde no se te pregunta, no se usa nada tuyo.
crusoe-hint-order = Una respuesta dada ahora; después no hay que preguntar.
crusoe-hint-reroll = Cuesta 2 fichas de determinación, una vez por ronda.
crusoe-hint-answer = Lo que elijas ocurre enseguida.
crusoe-hint-stack = Etapas de 1, 2, 3, 4 y 5 de madera, una por ronda, antes de las acciones. No se puede deshacer.

## What happened

crusoe-did-game-set = El mar ha dejado en la playa a { $characters }.{ $companions_count ->
    [0] { "" }
   *[other] { " " }Compañía: { $companions }.
}{ $starting_count ->
    [0] { "" }
   *[other] { " " }Salvado del naufragio: { $starting }.
}
crusoe-did-round-began = **Ronda { $round }.** Empieza { $first }.
crusoe-did-phase-began = { $phase_key ->
    [morale] Ánimo en el campamento:
   *[other] { "" }-
}
crusoe-did-card-drawn = { $half ->
    [yes] Vuelve **{ $card }**.
   *[none] { $deck_key ->
        [event] **{ $card }**.
        [mystery] ¡Un misterio para { $who }! **{ $card }**.
       *[other] ¡Una aventura para { $who }! **{ $card }**.
    }
}
crusoe-did-deck-empty = Ya no queda nada: { $deck }.
crusoe-did-deck-renewed = Los descartes se barajan y forman un mazo nuevo: { $deck }.
crusoe-did-card-discarded = -
crusoe-did-card-reshuffled = -
crusoe-did-card-kept = -
crusoe-did-mystery-ignored = -
crusoe-did-mysteries-ended = { $resolved_count ->
    [0] No se encuentra nada.
   *[other] { "" }-
}
crusoe-did-threat-placed = -
crusoe-did-threat-struck = **Golpea la amenaza «{ $card }»**.
crusoe-did-book-read = { $scenario_key ->
    [castaways] -
    [cursed] El libro: la niebla se extiende.
    [jenny] El libro: las olas arrancan la empalizada.
    [volcano] El libro: cae ceniza.
    [cannibals] El libro: **¡los caníbales asaltan el campamento!**
   *[family] El libro: un mal día; la producción queda a la mitad.
}
crusoe-did-totem-found = Hay un tótem en { $space }: el { $number ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
   *[other] siguiente
}.
crusoe-did-token-placed = { $token_key ->
    [fog] La niebla cubre { $at }.
    [ash] La ceniza cubre { $at }.
    [lava] { "" }-
    [village] Se descubre una aldea en { $at }.
    [burnt] { "" }-
    [cross] Hay una cruz en { $at }.
    [temple] El templo de { $at } está explorado.
    [totem] Hay algo que registrar en { $at }.
    [shortcut] El atajo lleva a { $at }.
    [rain] { "" }-
    [winter] { "" }-
    [storm] { "" }-
    [animals] { "" }-
    [block] { "" }-
    [strength] { $at_key ->
        [hunt] { "" }-
       *[space] { crusoe-token-means }
    }
   *[other] { crusoe-token-means }
}
crusoe-token-means = { $token_key ->
    [adventure] La próxima acción de { $at } trae una aventura.
    [reroll] En { $at }, el próximo éxito se repite.
    [block] La próxima acción de { $at } solo quita el desorden.
    [minus-pawn] { $at_key ->
        [build] La próxima acción de { $at } pide 1 peón más.
        [gather] La próxima acción de { $at } pide 1 peón más.
        [explore] La próxima acción de { $at } pide 1 peón más.
        [arrange] La próxima acción de { $at } pide 1 peón más.
       *[space] En { $at } cada acción pide 1 peón más.
    }
    [plus-wood] { $at_key ->
        [build] La próxima acción de { $at } que cueste madera cuesta 1 más.
        [shelter] Desde ahora sube en 1 de madera { $at }.
        [roof] Desde ahora sube en 1 de madera { $at }.
        [palisade] Desde ahora sube en 1 de madera { $at }.
        [weapons] Desde ahora sube en 1 de madera { $at }.
       *[space] { $at } da 1 de madera más.
    }
    [plus-food] { $at } da 1 de comida más.
    [strength] { $at_key ->
        [hunt] La próxima bestia cazada tiene 1 de fuerza más.
        [explore] La próxima acción de { $at } es peligrosa: sin armas, 1 herida.
       *[space] Hay peligro en { $at }: sin armas, 1 herida para quien actúe ahí.
    }
   *[other] En { $at }: { $token }.
}
crusoe-did-token-ignored = -
crusoe-did-token-removed = { $token_key ->
    [fog] La niebla se disipa en { $at }.
   *[other] { "" }-
}
crusoe-did-wounded = { $who } recibe { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}.
crusoe-did-healed = { $who } se cura de { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}.
crusoe-did-injured = { $who } sufre una herida especial: { $part }.
crusoe-did-recovered = { $who } se repone de la herida especial: { $part }.
crusoe-did-soothed = { $who } cobra ánimo: un símbolo de moral queda cubierto.
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
crusoe-did-goods-gained = { $who } consigue { $goods }.
crusoe-did-goods-lost = Sale de las reservas: { $goods }.
crusoe-did-goods-arrived = { $goods_count ->
    [0] { "" }
   *[other] Llega a las reservas: { $goods }.
}{ $discoveries_count ->
    [0] { "" }
   *[other] { $goods_count ->
        [0] { "" }
       *[other] { " " }
    }Ya a mano: { $discoveries }.
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
    }Se guarda: { $cards }.
}
crusoe-did-demand-unmet = { $kind_key ->
    [wood] Falta madera
    [food] Falta comida
    [hide] Falta piel
    [determination] Faltan fichas de determinación
    [roof] Falta tejado
    [palisade] Falta empalizada
    [weapons] Faltan armas
    [source] Faltan fuentes
    [item] Faltan objetos
   *[inventions] Faltan inventos
}: { $missing }. Eso hiere.
crusoe-did-level-changed = { $what_key ->
    [roof] Tejado
    [palisade] Empalizada
   *[weapons] Armas
}: { $now }.
crusoe-did-shelter-built = El refugio está en pie.
crusoe-did-shelter-lost = **Se pierde el refugio**, y con él el tejado y la empalizada.
crusoe-did-camp-moved = El campamento se muda de { $origin } a { $to }.
crusoe-did-camp-trapped = El campamento tiene que moverse y no puede. Eso hiere.
crusoe-did-source-exhausted = { $space }: se agota la fuente de { $source }.
crusoe-did-terrain-covered = El terreno de { $space } queda cubierto.
crusoe-did-tile-flipped = **Se pierde { $space }.**
crusoe-did-cover-lifted = { $what_key ->
    [tile] { $space } vuelve a ser accesible.
    [terrain] El terreno de { $space } vuelve a quedar libre.
   *[other] { $space } vuelve a dar { $what }.
}
crusoe-did-tile-placed = { $space }: { $tile }.
crusoe-did-tiles-seen = A la vista: { $tiles }.
crusoe-did-card-seen = A la vista ({ $deck }): { $card }.
crusoe-all-card-seen = A la vista: { $card }.
crusoe-did-beast-added = { $n ->
    [one] Una bestia entra en el mazo de caza.
   *[other] { $n } bestias entran en el mazo de caza.
}
crusoe-did-beast-left = Una bestia menos: { $card }.
crusoe-did-ambush-set = -
crusoe-did-invention-drawn = Una idea nueva: { $name }.
crusoe-did-invention-discarded = Se descarta: { $name }.
crusoe-did-item-built = Ya en uso: { $name }.
crusoe-all-item-built = Ya en uso: { $name }.
crusoe-did-item-lost = **Se pierde:** { $name }.
crusoe-did-items-marked = Con la marca del óxido: { $names }.
crusoe-did-starting-item-found = Un hallazgo: { $card }.
crusoe-did-discovery-found = { $who } encuentra «{ $name }».
crusoe-did-discovery-lost = Ya no queda: { $name }.
crusoe-did-limited = { $mute ->
    [yes] { $who } no puede usar habilidades esta ronda.
   *[none] { $only_count ->
        [0] { $who } solo tiene 1 peón esta ronda.
       *[other] Esta ronda { $who } solo puede hacer esto: { $only }.
    }
}
crusoe-did-forbade = { $what_key ->
    [together] { "" }-
   *[items] { "" }-
}
crusoe-did-first-passed = Ahora empieza { $first }.
crusoe-did-pawn-gained = { $n ->
    [one] Un peón de construcción ayuda esta ronda.
   *[other] { $n } peones de construcción ayudan esta ronda.
}
crusoe-did-cursed = La maldición alcanza a { $who }: a partir de ahora repite cada éxito.
crusoe-did-curse-lifted = { $who } queda libre de la maldición.
crusoe-did-assigned = -
crusoe-did-taken-back = -
crusoe-did-led = -
crusoe-did-hastened = -
crusoe-did-paid = -
crusoe-did-stacked = La pila de señales recibe { $wood } de madera: ya hay { $now } de 15.
crusoe-did-became-ready = -
crusoe-did-ready-withdrawn = -
crusoe-did-plan-settled = -
crusoe-did-used = { $seat } usa «{ $thing }».
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
        [leave] { $seat } lo deja.
       *[other] { $seat } decide: { $word }.
    }
   *[other] { $seat } decide: { $word }.
}
crusoe-did-action-began = -
crusoe-did-action-succeeded = { $who } lo consigue: { $target }.
crusoe-did-action-failed = { $who } fracasa: { $target }.
crusoe-did-dice-rolled = { $who } tira los dados: { $success_key ->
    [success] éxito
   *[other] fracaso
}{ $wound_key ->
    [wound] , una herida
   *[other] { "" }
}{ $adventure_key ->
    [adventure] , una aventura
   *[other] { "" }
}.
crusoe-did-die-rerolled = { $die_key ->
    [wound] Otra vez el dado de herida
    [success] Otra vez el dado de éxito
   *[adventure] Otra vez el dado de aventura
}: { $face_key ->
    [wound] una herida
    [success] éxito
    [determination] fracaso
    [adventure] una aventura
   *[blank] nada
}.
crusoe-did-beast-met = { $beast_key ->
    [none] { $who_key ->
        [none] Una bestia de fuerza { $strength } ataca el campamento.
       *[other] { $who } se enfrenta a una fuerza de { $strength }.
    }
   *[other] { $who } se topa con una bestia: **{ $beast }**, fuerza { $strength }.
}
crusoe-did-fought = Armas { $weapons } contra fuerza { $strength }.
crusoe-did-production-gathered = El campamento da { $goods }.
crusoe-did-weather-rolled = El cielo: { $rain ->
    [0] sin lluvia
    [one] 1 nube de lluvia
   *[other] { $rain } nubes de lluvia
}{ $winter ->
    [0] { "" }
    [one] , 1 nube de invierno
   *[other] , { $winter } nubes de invierno
}{ $animals_key ->
    [palisade] ; los animales rompen la empalizada
    [food] ; los animales roban comida
    [beast] ; viene una bestia
   *[other] { "" }
}.
crusoe-did-weather-faced = { $rain ->
    [0] { $winter ->
        [0] Noche seca
       *[other] Cae nieve: nubes de invierno { $winter }, tejado { $roof }
    }
   *[other] { $winter ->
        [0] Llueve: nubes de lluvia { $rain }, tejado { $roof }
       *[other] Lluvia y nieve: nubes de lluvia { $rain }, nubes de invierno { $winter }, tejado { $roof }
    }
}{ $storm ->
    [yes] ; una tormenta golpea la empalizada
   *[none] { "" }
}.
crusoe-did-cloud-ignored = { $cloud_key ->
    [rain] Una nube de lluvia pasa de largo.
   *[winter] Una nube de invierno pasa de largo.
}
crusoe-did-cloud-softened = Una nube de invierno se convierte en una nube de lluvia.
crusoe-did-ate = { $meals ->
    [0] No hay nada que comer.
    [one] Se come 1 ración.
   *[other] Se comen { $meals } raciones.
}
crusoe-did-went-hungry = { $who } pasa hambre.
crusoe-did-stayed-out = { $who } pasa la noche fuera.
crusoe-did-pit-seen = { $food ->
    [0] El foso está vacío.
   *[other] Algo ha caído en el foso: { $food } de comida.
}
crusoe-did-slept-rough = Sin refugio, { $who_count ->
    [one] { $who } recibe 1 herida
   *[other] 1 herida a cada uno: { $who }
}.
crusoe-did-food-rotted = Comida que se pudre: { $food }.
crusoe-did-wreckage-taken = -
crusoe-did-pile-grew = La pila de señales gana { $wood } de madera: ya hay { $now } de 15.
crusoe-did-burnt = { $space ->
    [D1] **Ha caído la ciudad.**
   *[other] Arde la aldea de { $space }.
}
crusoe-did-rescued = **Jenny está en tierra.**
crusoe-did-land-lost = La lava engulle { $space }.
crusoe-did-game-won = **¡Habéis ganado, con { $score } puntos!**
crusoe-did-game-lost = **Habéis perdido:** { $reason_key ->
    [death] **ha muerto** { $who }**.**
    [jenny] **Jenny ha muerto.**
    [time] **se han acabado las rondas.**
    [lava] **la lava ha llegado al campamento.**
   *[children] **no hubo bastante comida para los niños.**
} Puntuación: { $score }.

## Refusals

crusoe-no-enough-pawns = Ahí basta con { $most } { $most ->
    [one] peón
   *[other] peones
}: ninguno más serviría.
crusoe-no-only-rests = { $pawn } solo puede descansar.
crusoe-no-wrong-field = { $pawn } solo ayuda aquí: { $fields }.
crusoe-no-supports-only = { $pawn } solo ayuda. Envía antes a alguien: { $target }.
crusoe-no-only-some-actions = Esta ronda { $pawn } solo puede hacer esto: { $only }.
crusoe-no-not-together = Esta ronda ningún jugador puede trabajar con otro; ya está ahí: { $others }.
crusoe-no-two-players-needed = Hacen falta peones de dos jugadores distintos.
crusoe-no-not-the-inventor = Ahí solo puede actuar { $owner }; los demás ayudan.
crusoe-no-not-yours-to-use = No puedes usar eso: { $thing }.{ $usable_count ->
    [0] { " " }Ahora no se puede usar nada.
   *[other] { " " }Ahora puedes usar: { $usable }.
}
crusoe-no-not-now = Ahora no es el momento: los peones y las órdenes se deciden al planear; lo demás se usa cuando sirve.
crusoe-no-too-few-tokens = { $thing } cuesta { $needed } fichas de determinación; tienes { $held }.
crusoe-no-cannot-use = Ahora no sirve de nada: { $thing }.{ $has ->
    [none] { "" }
   *[other] { " " }Quizá haga falta esto: { $has }.
}
crusoe-no-not-asked = Ahora no se te pregunta nada.
crusoe-no-nothing-asked = Ahora no se pregunta nada.
crusoe-no-asked-of-another = Eso lo decide { $seat }.
crusoe-no-not-offered = Esa respuesta no vale. Puedes elegir: { $offers }.
crusoe-no-unknown-target = No existe esa acción: { $target }.
crusoe-no-no-card-there = Ahí no hay ninguna carta.
crusoe-no-too-few-weapons = Hacen falta armas { $needed }; ahora están en { $weapons }.
crusoe-no-item-missing = Antes necesitas esto: { $item }.
crusoe-no-no-beast-to-hunt = { $beasts ->
    [0] No hay nada que cazar.
    [one] Hay una bestia que cazar, y ya está planeada.
   *[other] Hay { $beasts } bestias que cazar, todas planeadas.
}
crusoe-no-shelter-stands = El refugio ya está en pie.
crusoe-no-shelter-missing = Primero hace falta un refugio: sin él no hay tejado ni empalizada.
crusoe-no-not-an-invention-here = Eso no se puede construir aquí: { $item }.
crusoe-no-terrain-unexplored = { $item } necesita un terreno aún sin descubrir: { $terrain }.
crusoe-no-camp-produces = La loseta del campamento, { $space }, da por sí sola; allí no se recolecta.
crusoe-no-no-tile-there = No hay ninguna loseta accesible en { $space }.
crusoe-no-no-source-there = { $space } no tiene esa fuente.{ $sources_count ->
    [0] { "" }
   *[other] { " " }Tiene: { $sources }.
}
crusoe-no-too-far = { $space } queda demasiado lejos del campamento.
crusoe-no-nothing-to-explore = En { $space } no hay nada que explorar.
crusoe-no-no-more-tiles = No quedan losetas que explorar.
crusoe-no-no-chart = No hay ningún mapa del tesoro que seguir.
crusoe-no-no-roll-on-the-table = No hay dados en la mesa.
crusoe-no-cannot-reroll = No puedes repetir ese dado: cuesta { $price } fichas y pide la habilidad «{ $ability }».
crusoe-no-no-pile-here = Solo los náufragos apilan madera para una señal.
crusoe-no-one-stage-a-round = Una etapa de la pila por ronda; { $stages ->
    [0] ninguna está completa
    [one] 1 está completa
   *[other] { $stages } están completas
}.
crusoe-no-too-much-wood = Es demasiado. En esta etapa caben { $room } de madera, y tenéis { $free } libres.
crusoe-no-pawn-is-busy = { $pawn } ya está en: { $where }. Para mover un peón, retíralo primero (`/undo`).
crusoe-no-no-such-pawn = Ese peón no existe. Hay estos: { $pawns }.
crusoe-no-not-your-pawn = Ese peón no lo colocas tú: { $pawn }. Puedes colocar: { $yours }.
crusoe-no-too-few-goods = Las reservas no alcanzan. Queda libre: { $free }.{ $reserved_count ->
    [0] { "" }
   *[other] { " " }Reservado para: { $reserved }.
}
crusoe-no-no-such-pawn-there = { $pawn } no participa en «{ $target }».
crusoe-no-nobody-there = «{ $target }» aún no tiene ningún peón.
crusoe-no-leads-already = { $pawn } ya dirige esto: { $target }. Para liberar un peón, usa `/undo`.
crusoe-no-cannot-lead = { $pawn } no puede dirigir esto: { $target }. Quien ayuda solo acompaña a un jugador, y cada invento propio lo dirige su inventor.
crusoe-no-nothing-to-hasten = Esa acción ya va la primera: { $target }.
crusoe-no-cannot-pay-so = Eso no se puede pagar así: { $target }. Queda libre: { $free }.
crusoe-no-nobody-acts = «{ $target }» necesita que la dirija un jugador. Viernes y el perro solo ayudan.
crusoe-no-too-few-pawns = Faltan peones: { $target } pide { $needed }; hay { $there }.
crusoe-no-already-ready = Ya has aceptado el plan.
crusoe-no-idle-pawns = Hay que colocar todos los peones; libres aún: { $pawns }.
crusoe-no-not-ready-yet = Aún no has dado tu visto bueno.
crusoe-no-temple-explored = El templo de { $space } ya está explorado.
crusoe-no-cross-stands = Ya hay una cruz en { $space }.
crusoe-no-already-ordered = Ya está decidido así.
crusoe-no-cannot-order = Eso no se puede decidir ahora. Es posible: { $words }.

crusoe-sure-ready = { $idle_count ->
    [0] { $dying_count ->
        [0] El plan lleva un aviso.
       *[other] { "" }
    }
   *[other] Sin tarea: { $idle }.{ $dying_count ->
        [0] { "" }
       *[other] { " " }
    }
}{ $dying_count ->
    [0] { "" }
    [one] Puede morir esta noche: { $dying }.
   *[other] Pueden morir esta noche: { $dying }.
} ¿De acuerdo de todos modos?
crusoe-sure-stack = La madera que pongas en la pila no se recupera. ¿Quieres ponerla?
crusoe-sure-wasted = En esta etapa no cabe todo: con { $thing } se perderían { $wood } de madera. ¿Quieres seguir?
crusoe-sure-deadly = { $what_key ->
    [fighting] Luchar ahora
    [weathering] Afrontar el clima ahora
    [eating] Comer ahora
    [resting] Irse a dormir ahora
    [rolling] Dejar esta tirada como está
    [choosing] Esta respuesta
    [using] Usar eso ahora
   *[other] No hacer nada
} { $dying_count ->
    [0] terminaría la partida para todos.
   *[other] mataría a { $dying } ({ $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    }){ $lost ->
        [yes] { " " }y terminaría la partida para todos.
       *[other] .
    }
} Aún puedes evitarlo.
crusoe-anyway-deadly = { $what_key ->
    [fighting] Luchar igualmente
    [weathering] Afrontarlo igualmente
    [eating] Comer igualmente
    [resting] Dormir igualmente
    [rolling] Dejarla igualmente
    [demanding] No hacer nada igualmente
    [dying] Dejar que ocurra
   *[other] { $label }
}

## The plan and tonight

crusoe-plan-title = **Plan**{ $count ->
    [0] { "" }
   *[other] { " " }(de acuerdo: { $ready })
}
crusoe-plan-menu-build = Construir… ({ $count })
crusoe-plan-menu-land = Recolectar o explorar… ({ $count })
crusoe-plan-menu-other = Amenaza, campamento, descanso… ({ $count })
crusoe-plan-pawns = { $n ->
    [one] 1 peón
   *[other] { $n } peones
}
crusoe-plan-more = Más…
crusoe-plan-other-crew = Otro grupo…
crusoe-plan-rests = { $count ->
    [0] Algo ha cambiado desde que diste tu acuerdo: míralo otra vez.
    [one] { $names } está de acuerdo; el plan te espera.
   *[other] { $names } están de acuerdo; el plan te espera.
}
crusoe-plan-orders = **Esta noche, si no dices otra cosa:**
crusoe-plan-never-asked = No se te pregunta { $gates }.
crusoe-gate-fight = antes de luchar
crusoe-gate-weather = antes del clima
crusoe-gate-night = de noche
crusoe-gate-demand = cuando falta algo
crusoe-plan-sure = éxito seguro
crusoe-plan-not-yet = { $to } (sin planear todavía)
crusoe-city-found = **Aparece la ciudad** en { $space }.
crusoe-plan-stacks = Pone { $wood } de madera en la pila de señales; no se recupera.
crusoe-plan-adopt = Adoptarlo y dar mi acuerdo
crusoe-plan-agree = De acuerdo con este plan
crusoe-plan-keeps = { $added ->
    [0] Plan ya aprobado por { $who }:
   *[other] **Plan sugerido.** Mantiene el plan que ya aprobó { $who } y añade peones libres.
}
crusoe-plan-moves = ⚠ Esto cambia el plan actual. Mueve estos peones: { $who }.
crusoe-plan-open-none = { $what ->
    [life] Con todos los planes que he encontrado, lo más probable es perder la partida esta noche.
    [palisade] Ninguna acción puede subir la empalizada esta ronda.
    [wood] Ninguna acción da madera esta ronda.
   *[food] Ninguna acción da comida esta ronda.
}
crusoe-plan-open-rather = { $what ->
    [palisade] Se podría subir la empalizada, pero los peones rinden más en otro sitio.
    [wood] Se podría recoger madera, pero los peones rinden más en otro sitio.
   *[food] Se podría conseguir comida, pero los peones rinden más en otro sitio.
}
crusoe-plan-another = Otro
crusoe-lacks-food = { $meals ->
    [0] No hay comida para esta noche (2 heridas{ $people ->
        [1] { "" }
       *[other] { " " }cada uno
    }).
   *[other] Esta noche solo hay comida para { $meals } de { $eaters } (2 heridas por pasar hambre).
}
crusoe-may-lack-food = { $chance } % de probabilidad de que alguien pase hambre esta noche (2 heridas).
crusoe-lacks-shelter = Todavía no hay refugio (1 herida{ $people ->
    [1] { "" }
   *[other] { " " }cada uno
}).
crusoe-warn-death = ‼ { $chance } % de probabilidad de que { $who } muera esta noche.
crusoe-warn-children = ‼ { $chance } % de probabilidad de que falte comida para los niños.
crusoe-warn-impossible = ‼ Esto no se puede hacer así: { $to }.
crusoe-warn-short-meal = ⚠️ { $chance } % de probabilidad de que alguien pase hambre.
crusoe-warn-short-food = ⚠️ { $chance } % de probabilidad de que el tiempo se lleve más comida de la que hay.
crusoe-warn-short-wood = ⚠️ { $chance } % de probabilidad de que falte madera esta noche.
crusoe-warn-short-palisade = ⚠️ { $chance } % de probabilidad de que la empalizada no aguante.
crusoe-warn-idle = ⚠️ Sin tarea: { $who }.
crusoe-warn-token = ⚠️ { crusoe-token-means }
crusoe-warn-strikes = ⚠️ { $card } golpea la próxima ronda si no lo resolvéis hoy.
crusoe-warn-reserved-wood = ⚠️ { $n } de madera está reservada para el plan y esta noche no os dará calor.
crusoe-warn-no-shelter = ⚠️ Sin refugio, esto no sube la empalizada: { $to }.
crusoe-warn-no-beast = ⚠️ La amenaza se lleva antes la última bestia, así que aquí no queda ninguna: { $to }.
crusoe-warn-lava = ⚠️ La lava cubre { $to } al empezar la próxima ronda, y con ella el campamento si no se muda esta noche.
crusoe-threat-strikes = golpea en la ronda { $round }

## The first time

crusoe-new-planning = -# Cada peón hace una cosa. Dos peones en una acción siempre lo logran; uno solo tira los dados. Elige en los menús y pulsa { crusoe-do-ready }.
crusoe-new-rolling = -# Tres dados: si sale bien, si hiere, si hay aventura. Quien tenga fichas y la habilidad puede repetir uno.
crusoe-new-choosing = -# Lo que elijas ocurre enseguida. Una carta de aventura que va al mazo de eventos volverá a salir.
crusoe-new-demanding = -# Recibes una herida por cada cosa que te falte. Quizá algo que tienes te pueda ayudar.
crusoe-new-dying = -# Alguien moriría ahora y aún puedes curar. Elige qué usar.
crusoe-new-fighting = -# Cada punto que falte de armas es una herida. También pueden bajar armas y empalizada; comida y piel son el premio.
crusoe-new-weathering = -# Cada nube de invierno pide 1 de madera; cada nube por encima del tejado, 1 de comida y 1 de madera. Lo que falta hiere a todos.
crusoe-new-eating = -# Cada cual come 1. Quien pasa hambre recibe 2 heridas.
crusoe-new-resting = -# Lo que cura de noche se puede usar ahora.

crusoe-lesson-1 = -# Enviad primero un peón a las cajas de comida y luego construid un refugio.
crusoe-lesson-2 = -# Cada carta de evento espera dos rondas y luego golpea. Para evitarlo, enviad peones con lo que pide la carta.
crusoe-lesson-3 = -# La comida se pudre por la noche, salvo la que se conserva. Recolecta lo que se vaya a comer.
crusoe-lesson-4 = -# Empieza a llover. Cada nube por encima del tejado pide 1 de comida y 1 de madera.
crusoe-lesson-6 = -# El invierno llega en la próxima ronda: cada nube de invierno pide 1 de madera, haya el tejado que haya. Guarda madera.
crusoe-lesson-7 = -# Desde ahora, tres dados de clima: lluvia, invierno y animales hambrientos. Una empalizada ayuda.
crusoe-lesson-9 = -# El barco llega en la ronda 10. Fuego, y lo que falte de los 15 de madera: una etapa por ronda.

crusoe-late-pile = -# Pila de señales: { $left ->
    [one] falta 1 etapa
   *[other] faltan { $left } etapas
}, como mucho una por ronda, y { $fits ->
    [0] ya no queda ninguna ronda
    [one] solo queda 1 ronda
   *[other] solo quedan { $fits } rondas
}. { $helps_count ->
    [0] Ya no puede completarse; los puntos cuentan igual.
   *[other] Solo esto puede compensarlo todavía: { $helps }.
}
crusoe-late-fire = -# El fuego pide montañas y nadie las ha encontrado: ya no se puede hacer. Los puntos cuentan igual.
crusoe-late-jenny = -# Ya no se puede traer a Jenny a tierra: hacen falta { $left } rondas y { $fits ->
    [one] queda 1
   *[other] quedan { $fits }
}. Los puntos cuentan igual.
crusoe-late-lifeboat = -# Ya no se puede construir el bote salvavidas: falta lo que pide y esta es la última ronda. Los puntos cuentan igual.
crusoe-late-crosses = -# Ya no da tiempo a levantar todas las cruces. Por levantar: { $left }; posibles como mucho: { $fits }. Los puntos cuentan igual.
crusoe-late-temples = -# Ya no da tiempo a explorar todas las losetas y todos los templos. Por explorar: { $left }; los peones alcanzan como mucho para { $fits }. Los puntos cuentan igual.
crusoe-late-home = -# Ya no se puede terminar el hogar: { $left ->
    [one] falta 1 cosa
   *[other] faltan { $left } cosas
}. Los puntos cuentan igual.

crusoe-tip-where = { $count ->
    [0] Ahora no hay ningún peligro.
   *[other] Mira primero esto: { $where }.
}
crusoe-tip-spares-lack = { $about }: sin esto, la probabilidad de que esta noche falte { $measure_key ->
    [wood] madera
    [palisade] empalizada
   *[food] comida
} es de { $before } %. Con esto, de { $after } %.
crusoe-tip-shelters = { $about }: sin esto, esta noche se duerme { $before ->
    [0] al raso, con 1 herida para cada uno
   *[other] en un refugio con una probabilidad de { $before } %
}. Con esto, { $after ->
    [100] en un refugio con seguridad
   *[other] en un refugio con una probabilidad de { $after } %
}.
crusoe-tip-brings = { $about }: { $measure }, { $after } en vez de { $before }, { $odds ->
    [100] con seguridad
   *[other] con una probabilidad de { $odds } %
}.
crusoe-tip-wins = { $about }: lo pide el objetivo. { $rounds ->
    [0] Es la última ronda;
    [1] Después de esta queda una ronda;
   *[other] Después de esta quedan { $rounds } rondas;
} sale bien { $odds ->
    [100] con seguridad
   *[other] con una probabilidad de { $odds } %
}.
crusoe-tip-lasts = { $about }: sirve durante { $rounds ->
    [1] una ronda más
   *[other] { $rounds } rondas más
} y sale bien { $odds ->
    [100] con seguridad
   *[other] con una probabilidad de { $odds } %
}.
crusoe-tip-averts = { $about }: si no, golpea { $rounds ->
    [1] en la próxima ronda
   *[other] dentro de { $rounds } rondas
}. Solo eso supondría: { $measure }, { $before } en vez de { $after }.
crusoe-tip-hunts = { $about }: una bestia da de media { $after } de comida. La probabilidad de que quien caza salga herido es de { $before } %.
crusoe-tip-piles = En la pila de señales: { $after } de madera en vez de { $before }; en total caben 15.
crusoe-tip-nobody-dies = Con este plan apenas hay peligro de muerte esta noche. Quien más heridas puede esperar es { $about }: { $after }.
crusoe-tip-danger = Con este plan, la probabilidad de que alguien muera esta noche es de { $before } %. Corre más peligro { $about }, con { $after } heridas previsibles.
crusoe-tip-rather = En comparación con «{ $word }»: { $measure }, { $after } en vez de { $before }.
crusoe-tip-uses = Usar { $about }: { $measure }, { $after } en vez de { $before }.{ $price ->
    [0] { "" }
   *[other] { " " }{ crusoe-tip-price }
}
crusoe-tip-costs = { $about } da su fruto en rondas posteriores. Usar esto ahora tiene un coste: { $measure }, { $after } en vez de { $before }.{ $price ->
    [0] { "" }
   *[other] { " " }{ crusoe-tip-price }
}
crusoe-tip-keeps = { $about } se podría usar ahora: { $measure }, { $after } en vez de { $before }. También se podrá usar más adelante.
crusoe-tip-price = Cuesta { $price ->
    [one] 1 ficha de determinación
   *[other] { $price } fichas de determinación
} y { $kept ->
    [0] no queda ninguna
    [one] queda 1
   *[other] quedan { $kept }
}.{ $owed ->
    [0] { "" }
   *[other] { " " }Por la mañana la moral baja quita { $owed }: cada una que falte es una herida.
}
crusoe-tip-stronger = Corazones que quedan: { $about }, { $after }; { $who }, { $before }.
crusoe-tip-farther = Pasos desde el campamento: { $about }, { $after }; { $word }, { $before }.
crusoe-tip-reckoned = Calculo que esto ahorra { $after } heridas, y «{ $word }», { $before }.
crusoe-tip-alike = Apenas importa. Calculo que esto ahorra { $after } heridas, y «{ $word }», { $before }.
crusoe-tip-cold-pile = La madera de la pila también calentaría: sin ponerla, alguien muere esta noche con una probabilidad del { $after } %; con este plan, del { $before } %.
crusoe-tip-rolls-again = { $die_key ->
    [success] Otra tirada acierta
    [wound] Otra tirada no muestra herida
   *[adventure] Otra tirada no muestra aventura
} con una probabilidad de { $after } %. Fichas que quedarían: { $before }.
crusoe-tip-stands = { $die_key ->
    [success] Otra tirada acertaría
    [wound] Otra tirada no mostraría herida
   *[adventure] Otra tirada no mostraría aventura
} con una probabilidad de { $after } %. Fichas que quedarían: { $before }.
crusoe-tip-frees = { $about } necesita más peones: hay { $before } de { $after }.
crusoe-tip-leads = { $about }: corazones que le quedan a { $who }, { $after }; a quien actúa ahora, { $before }.
crusoe-tip-orders-camp = Conviene decidir esta noche si el campamento se muda a { $about }. Allí: { $measure }, { $after } en vez de { $before }.
crusoe-tip-orders-morale = «{ $word_key ->
    [heal] { crusoe-order-morale-heal }
   *[tokens] { crusoe-order-morale-tokens }
}», por si la moral llega a lo más alto en la próxima ronda: { $who } tiene { $before ->
    [one] 1 herida
   *[other] { $before } heridas
} y { $after ->
    [one] 1 ficha de determinación
   *[other] { $after } fichas de determinación
}.
crusoe-tip-orders-arrange = Con cuatro se elige: «{ $word_key ->
    [morale] { crusoe-order-arrange-morale }
   *[tokens] { crusoe-order-arrange-tokens }
}», porque la moral está en { $after }.
crusoe-tip-nothing-better = No veo nada mejor que hacer.
crusoe-tip-saves-lives = { $about }: sin esto hay un { $before } % de probabilidad de que alguien muera esta noche. Con esto, un { $after } %.
crusoe-tip-spares-hunger = { $about }: sin esto hay un { $before } % de probabilidad de que alguien pase hambre esta noche. Con esto, un { $after } %.
crusoe-tip-spares-wounds = { $about }: sin esto se esperan { $before } heridas hasta la mañana. Con esto, { $after }.

crusoe-measure-death = probabilidad de una muerte en %
crusoe-measure-wounds = heridas en total
crusoe-measure-hearts = corazones de quien menos tiene
crusoe-measure-meals = comida en la reserva
crusoe-measure-shelter = refugios donde dormir
crusoe-measure-morale = moral
crusoe-measure-wood = madera en la reserva
crusoe-measure-hide = pieles en la reserva
crusoe-measure-determination = fichas de determinación
crusoe-measure-roof = tejado
crusoe-measure-palisade = empalizada
crusoe-measure-weapons = armas
crusoe-measure-tiles = losetas en la isla
crusoe-measure-produced = recursos de la loseta del campamento por ronda
crusoe-measure-sources = fuentes junto al campamento
crusoe-measure-items = objetos
crusoe-measure-found = descubrimientos, tesoros y usos
crusoe-measure-dangers = fichas que estorban
crusoe-measure-injuries = heridas especiales
crusoe-measure-pile = madera en la pila de señales

## The end

crusoe-points-hearts = corazones: { $n }
crusoe-points-weapons = armas: { $n }
crusoe-points-roof = tejado: { $n }
crusoe-points-palisade = empalizada: { $n }
crusoe-points-pile = pila de señales: { $n }
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
    [one] una herida recibida
   *[other] { $count } heridas recibidas
}
crusoe-feat-healed = { $count ->
    [one] una herida curada
   *[other] { $count } heridas curadas
}
crusoe-feat-action-succeeded = { $count ->
    [one] una acción lograda
   *[other] { $count } acciones logradas
}
crusoe-feat-action-failed = { $count ->
    [one] un fracaso
   *[other] { $count } fracasos
}
crusoe-feat-card-drawn = { $count ->
    [one] una aventura
   *[other] { $count } aventuras
}
crusoe-feat-item-built = { $count ->
    [one] un invento construido
   *[other] { $count } inventos construidos
}
crusoe-feat-discovery-found = { $count ->
    [one] un descubrimiento
   *[other] { $count } descubrimientos
}
crusoe-feat-fought = { $count ->
    [one] una lucha
   *[other] { $count } luchas
}
crusoe-feat-went-hungry = { $count ->
    [one] una noche con hambre
   *[other] { $count } noches con hambre
}
crusoe-next-scenario = Próximo escenario: { $scenario }

## Rules

crusoe-rules-1 = **{ crusoe-title }: el objetivo**
    Todos son náufragos en la misma isla. Cada escenario tiene su meta y un número de rondas para alcanzarla.
    Ganan todos si se alcanza; pierden todos si alguien muere o se acaban las rondas.
    Cada persona tiene una escala de corazones. Con una herida más que corazones, muere.
    Algunas heridas bajan la moral, donde la escala lo marca.
crusoe-rules-2 = **Una ronda**
    Seis fases: evento (no en la ronda 1), moral, producción, acciones, clima y noche.
    El primer jugador cambia cada ronda. Las preguntas a todos van a esa persona, y cualquiera puede contestarlas.
crusoe-rules-3 = **Evento, moral, producción**
    El evento de encima del mazo ocurre: primero su icono, una ficha de aventura o el libro del escenario, y luego su texto. Después queda como segunda amenaza. El siguiente lo convierte en la primera y otro lo saca: entonces golpea.
    Mientras está ahí, los peones pueden ponerle remedio por lo que pide la carta.
    La moral da fichas al primer jugador, o se las quita. La loseta del campamento da 1 por cada fuente: madera o comida.
crusoe-rules-4 = **Planear**
    Cada jugador tiene dos peones. Se planea con todos a la vez, en un solo plan; los recursos quedan reservados enseguida.
    Construir, recolectar y explorar con un peón más de los necesarios es seguro; con los justos se tiran dados.
    El segundo paso desde el campamento pide un peón más; nadie va más lejos.
    El plan se lleva a cabo cuando todos están de acuerdo. Cualquier cambio vuelve a preguntar a todos.
crusoe-rules-5 = **Las acciones**
    Primero las amenazas; después cazar, construir, recolectar, explorar, organizar el campamento y descansar.
    Cazar: 2 peones; la primera bestia. Recolectar: una fuente da 1 de madera o 1 de comida.
    Construir: refugio, tejado, empalizada (cada uno, 2 de madera o 1 piel; con tres jugadores, 3 o 2; con cuatro, 4 o 3), armas (1 de madera) o un invento. El tejado y la empalizada piden un refugio.
    Explorar: una loseta nueva con sus hallazgos. Organizar el campamento: 2 fichas de determinación y moral +1; con cuatro jugadores, una de las dos cosas. Descansar: curar 1 herida.
    Lo que se gana llega al final de las acciones, y desde entonces funcionan los inventos.
crusoe-rules-6 = **Los dados**
    Tres dados: una herida; éxito o fracaso; una aventura. Un fracaso da 2 fichas de determinación, y lo reservado no se pierde.
    Una carta de aventura le ocurre a quien actúa. Algunas van al mazo de eventos, y su mitad inferior ocurre cuando salen.
    Las fichas de determinación pagan habilidades: cada habilidad, una vez por ronda.
crusoe-rules-7 = **Las bestias**
    Si las armas no llegan a la fuerza de la bestia: una herida por cada punto que falte, para quien actúa. Después bajan armas y empalizada según diga, y se ganan comida y piel.
    Lo que una pérdida pide y no está hiere: durante una acción, a quien actúa; si no, a todos.
crusoe-rules-8 = **El clima**
    Los dados de la ronda y las nubes de las cartas. Cada nube de invierno pide 1 de madera.
    Las nubes de lluvia y de invierno por encima del tejado piden 1 de comida y 1 de madera cada una. Los animales hambrientos se llevan comida o empalizada, o atacan con fuerza 3. Una tormenta se lleva 1 de empalizada.
    Lo que falta hiere a todos.
crusoe-rules-9 = **La noche**
    Cada cual come 1; quien pasa hambre recibe 2 heridas. Después se puede curar.
    El campamento puede mudarse a una loseta contigua: se pierde la mitad del tejado y de la empalizada, y todo si no hay un refugio construido.
    Sin refugio: 1 herida cada uno. La comida se pudre, salvo la que se conserva.
crusoe-rules-10 = **Inventos, fichas, tesoros**
    Un invento necesita su terreno, sus objetos y sus recursos, y funciona una vez construido. En uno personal solo puede actuar su inventor.
    Ficha de aventura: la próxima acción de esa clase trae una aventura. De repetir tirada: el próximo éxito se repite. De peligro: sin armas, una herida. La que pide un peón más: se lo pide a la próxima acción de esa clase.
    Las fichas de descubrimiento y los tesoros son de todos y se usan cuando sirven. Los objetos iniciales sirven dos veces.
crusoe-rules-11 = **Viernes, el perro, menos jugadores**
    Viernes tiene un peón y tres corazones, y puede hacer de todo; una aventura es para él una herida. El perro ayuda a cazar y a explorar.
    En solitario: Viernes, el perro y moral +1 cada ronda. Con dos: Viernes.
    Con cuatro: organizar el campamento da fichas o moral, no ambas.
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
command-crusoe = Planear y contestar en { crusoe-title }
command-assign-to = A qué acción enviar peones
command-assign-who = Quién actúa; por defecto, tu propio peón
command-assign-helpers = Quién ayuda, con + entre ellos
command-assign-pay-with = Con qué recursos pagar, si hay dos maneras
command-show-plan = Mostrar el plan de esta ronda
command-do-first = Poner una acción antes que otras de su clase
command-do-first-action = Qué acción va primero
command-suggest-plan = Pedir una propuesta de plan
command-adopt-plan = Usar la propuesta y aceptarla
command-clear-plan = Hacer volver a todos los peones del plan
command-answer = Contestar la pregunta del juego
command-answer-choice = Qué respuesta dar
command-ability = Usar una de tus habilidades
command-ability-name = Qué habilidad usar
command-use = Usar un objeto, un tesoro o una ficha
command-use-thing = Qué usar, p. ej. una medicina
command-night = Decidir ya qué pasa esta noche
command-night-camp-moves = Adónde va el campamento esta noche
command-night-goes-hungry = Quién no come si falta comida
command-night-morale-reward = Qué tomar con la moral al máximo
command-night-arrange-camp = Para qué ordenar el campamento (cuatro jugadores)
command-night-ask-about-rolls = Cuándo preguntarte por las tiradas
command-night-ask-me-about = Preguntarte o no antes de luchas, clima o noche
command-board-show = Mostrar en su lugar la isla, el taller o las personas

crusoe-recap-round-began = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
crusoe-recap-tile-placed = { $count ->
    [one] 1 loseta explorada
   *[other] { $count } losetas exploradas
}
crusoe-recap-item-built = { $count ->
    [one] 1 objeto construido
   *[other] { $count } objetos construidos
}
crusoe-recap-card-drawn = { $count ->
    [one] 1 carta resuelta
   *[other] { $count } cartas resueltas
}

## A round in a few sentences

crusoe-day = **Ayer:** { $news }
crusoe-day-who = { $who } { $what }.
crusoe-day-explore = exploró { $things }
crusoe-day-gather = recolectó { $things }
crusoe-day-source = { $source } en { $space }
crusoe-day-build = construyó { $things }
crusoe-day-cross = levantó una cruz en { $things }
crusoe-day-threat = resolvió «{ $things }»
crusoe-day-hunt = fue de caza
crusoe-day-shelter = construyó el refugio
crusoe-day-roof = reforzó el techo
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
crusoe-day-failed = no logró { $things }
crusoe-day-hungry = pasó hambre
crusoe-day-wounds = sufrió { $n ->
    [1] 1 herida
   *[other] { $n } heridas
}
crusoe-day-injured = se lesionó ({ $parts })
crusoe-day-healed = curó { $n ->
    [1] 1 herida
   *[other] { $n } heridas
}
crusoe-day-rough = Noche a la intemperie para { $who } (1 herida cada uno).
crusoe-day-found = Habéis encontrado { $things }.
crusoe-day-morale = Moral { $by }.
crusoe-day-rotted = Se pudrió { $food } de comida.
crusoe-day-event = **Nuevo evento:** { $event }
