# Palabras en las imágenes de Robinson Crusoe.

picture-crusoe-name = { crusoe-title }
picture-crusoe-invitation = { $seats ->
    [0] De 1 a 4 náufragos. Seis islas en las que sobrevivir.
    [one] Hay 1 jugador. { $free ->
        [one] Queda 1 sitio.
       *[other] Quedan { $free } sitios.
    }
   *[other] Hay { $seats } jugadores. { $free ->
        [0] La partida está completa.
        [one] Queda 1 sitio.
       *[other] Quedan { $free } sitios.
    }
}
picture-crusoe-waiting-planning = Plan
picture-crusoe-waiting-rolling = ¿Otra tirada?
picture-crusoe-waiting-demanding = Falta algo
picture-crusoe-waiting-dying = Alguien se muere
picture-crusoe-waiting-fighting = Una lucha
picture-crusoe-waiting-weathering = El clima
picture-crusoe-waiting-eating = La comida
picture-crusoe-waiting-resting = La noche
picture-crusoe-waiting-choosing = Una decisión
picture-crusoe-waiting-over = El final
picture-crusoe-hint-rolling = Puedes volver a tirar un dado por 2 fichas de determinación.
picture-crusoe-hint-demanding = Usa algo que te ayude o acepta las heridas.
picture-crusoe-hint-dying = Un jugador que pueda curar aún puede salvar una vida.
picture-crusoe-hint-fighting = Lucha o usa algo que te ayude.
picture-crusoe-hint-weathering = Afronta el mal tiempo o usa algo que te ayude.
picture-crusoe-hint-eating = No hay comida para todos.
picture-crusoe-hint-resting = Los jugadores que pueden curar pueden hacerlo ahora.
picture-crusoe-hint-choosing = Tienes que tomar una decisión.
picture-crusoe-hint-over = La partida ha terminado.
picture-crusoe-idle = Libres:
picture-crusoe-sure = seguro
picture-crusoe-strikes = Ronda { $round }
picture-crusoe-no-threat = Sin amenazas
picture-crusoe-to-hunt = Cazar
picture-crusoe-to-shelter = Refugio
picture-crusoe-to-roof = Tejado
picture-crusoe-to-palisade = Empalizada
picture-crusoe-to-weapons = Armas
picture-crusoe-to-arrange = Organizar
picture-crusoe-to-rest = Descansar
picture-crusoe-to-jenny = Hacia Jenny
picture-crusoe-to-chart = Mapa del tesoro
picture-crusoe-workshop = Taller
picture-crusoe-workshop-marks = Verde: construido. En color: podéis construirlo. Tachado: os falta algo.
picture-crusoe-nothing-at-hand = No tenéis fichas, objetos ni tesoros que usar.
picture-crusoe-next = Siguiente
picture-crusoe-people-marks = Corazón amarillo: ahí baja la moral. Habilidades en color: puedes pagarlas, una vez por ronda cada una.
picture-crusoe-won = ¡A salvo!
picture-crusoe-lost = La isla ha ganado
picture-crusoe-won-castaways = El barco ha visto el fuego.
picture-crusoe-won-cursed = Cinco cruces se alzan contra la niebla.
picture-crusoe-won-jenny = Jenny y todos los demás están en el bote salvavidas.
picture-crusoe-won-volcano = El bote ha escapado de la lava.
picture-crusoe-won-cannibals = La ciudad ha caído.
picture-crusoe-won-family = El nuevo hogar tiene todo lo necesario.
picture-crusoe-lost-death = Ha muerto { $name }.
picture-crusoe-lost-jenny = Ha muerto Jenny.
picture-crusoe-lost-time = La última ronda ha terminado.
picture-crusoe-lost-lava = La lava ha llegado al campamento.
picture-crusoe-lost-children = No hubo comida para los niños.
picture-crusoe-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
picture-crusoe-number-rounds = Rondas
picture-crusoe-number-wounds = Heridas
picture-crusoe-number-healed = Curadas
picture-crusoe-number-failed = Fallos
picture-crusoe-number-tiles = Losetas
picture-crusoe-number-items = Objetos
picture-crusoe-caption-round = Ronda
picture-crusoe-caption-morale = Moral
picture-crusoe-caption-beasts = Bestias
picture-crusoe-caption-tiles = Losetas
picture-crusoe-caption-events = Sucesos
picture-crusoe-caption-items = Objetos
picture-crusoe-caption-tonight = Esta noche
picture-crusoe-caption-wood = Madera
picture-crusoe-caption-food = Comida
picture-crusoe-caption-preserved = Conserva
picture-crusoe-caption-hide = Pieles
picture-crusoe-can-build = Se puede construir:
picture-crusoe-builds-nothing = Aún no se puede construir nada.
picture-crusoe-headline-planning = Ronda { $round } de { $rounds }: { $count ->
    [one] planea { $name }
   *[other] planean { $name }
}
picture-crusoe-headline-all = Ronda { $round } de { $rounds }: a planear
picture-crusoe-headline-now = Ronda { $round } de { $rounds }: { $what }
picture-crusoe-headline-over = Ronda { $round } de { $rounds }: el final
picture-crusoe-aim-pile = Señal { $n } madera
picture-crusoe-aim-fire = Fuego
picture-crusoe-aim-jenny = Jenny en tierra
picture-crusoe-aim-lifeboat = Bote salvavidas
picture-crusoe-aim-tiles = Losetas { $n }
picture-crusoe-aim-temples = Templos { $n }
picture-crusoe-aim-jolly-boat = Bote
picture-crusoe-aim-burnt = Quemadas { $n }
picture-crusoe-aim-villages = Aldeas { $n }
picture-crusoe-aim-city = Ciudad { $n }
picture-crusoe-aim-crosses = Cruces { $n }
picture-crusoe-aim-home = Hogar
picture-crusoe-win-castaways = Ganáis si el fuego y la señal están listos en las rondas 10 a 12.
picture-crusoe-win-cursed = Ganáis cuando hay cinco cruces en losetas distintas.
picture-crusoe-win-jenny = Ganáis cuando Jenny está en tierra y el bote está construido.
picture-crusoe-win-volcano = Explorad losetas y templos, y marchaos en el bote.
picture-crusoe-win-cannibals = Quemad aldeas para debilitar la ciudad y tomadla.
picture-crusoe-win-family = Ganáis cuando el hogar tiene todas estas cosas.
picture-crusoe-nothing-planned = Aún no hay peones colocados.
picture-crusoe-caption-threat = Amenaza
picture-crusoe-caption-wreckage = Restos
picture-crusoe-caption-goal-castaways = Náufragos: todo listo en las rondas 10 a 12
picture-crusoe-caption-goal-cursed = La isla maldita: hasta la ronda { $rounds }
picture-crusoe-caption-goal-jenny = Jenny: las dos cosas hasta la ronda { $rounds }
picture-crusoe-caption-goal-volcano = El volcán: todo hasta la ronda { $rounds }
picture-crusoe-caption-goal-cannibals = Los caníbales: la ciudad hasta la ronda { $rounds }
picture-crusoe-caption-goal-family = La familia: todo hasta la ronda { $rounds }
picture-crusoe-prevent = Evitarla:
picture-crusoe-key-success = Éxito, en %
picture-crusoe-key-wound = Herida, en %
picture-crusoe-key-adventure = Aventura, en %
picture-crusoe-key-determination = Determinación
picture-crusoe-key-strikes = Golpea en
picture-crusoe-key-pawns = Peones: cuántos
picture-crusoe-key-hungry = Hambre hoy
picture-crusoe-key-drop = Cuesta 1 moral
picture-crusoe-key-new = Recién ocurrido
picture-crusoe-key-reroll = Repetir el éxito
picture-crusoe-key-minus-pawn = 1 peón más
picture-crusoe-key-plus-wood = 1 madera más
picture-crusoe-key-plus-food = 1 comida más
picture-crusoe-key-strength = Bestia más fuerte
picture-crusoe-key-block = Desorden
picture-crusoe-key-die = Dado del tiempo
picture-crusoe-key-first = Primer jugador
picture-crusoe-key-winter = Dado de nieve
picture-crusoe-key-animals = Bestias de noche
picture-crusoe-key-adventure-ahead = Aventura segura
