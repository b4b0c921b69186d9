## A server's logbook

logbook-new = 📖 Nuevos récords de este servidor: { $facts }{ $more ->
    [0] .
    [one] , y { $more } más.
   *[other] , y { $more } más.
}
logbook-empty = Este servidor aún no tiene récords. Gana una partida para conseguir el primero.
logbook-line = { $what }: { $count ->
    [0] { $when }
   *[other] { $who }, { $when }
}
logbook-island-won-novice = primera victoria en { island-difficulty-novice }
logbook-island-won-normal = primera victoria en { island-difficulty-normal }
logbook-island-won-elite = primera victoria en { island-difficulty-elite }
logbook-island-won-legendary = primera victoria en { island-difficulty-legendary }
logbook-island-swiftest = el vuelo a casa más rápido ({ $value ->
    [one] un turno
   *[other] { $value } turnos
})
logbook-island-most-sunk = a casa desde la isla más pequeña ({ $value ->
    [one] una loseta hundida
   *[other] { $value } losetas hundidas
})
logbook-island-at-the-brink = primer vuelo a casa con el agua en su última marca
logbook-island-nothing-sank = primera victoria sin que se hundiera nada
logbook-island-little-left = primera victoria con diez losetas hundidas o más
logbook-island-swam-and-won = primera victoria en la que alguien tuvo que nadar
logbook-island-never-rose = primera victoria antes de que subieran las aguas
logbook-bridges-most-points-a = más puntos en el lado A ({ $value })
logbook-bridges-most-points-b = más puntos en el lado B ({ $value })
logbook-bridges-much = primera tabla con cincuenta puntos o más
logbook-bridges-all-islands = primera tabla con las 18 islas listas
logbook-bridges-all-races = primera persona que se lleva los tres primeros premios
logbook-crusoe-best-score = mejor puntuación ({ $value })
logbook-crusoe-most-built = más objetos construidos en una partida ganada ({ $value })
logbook-crusoe-nobody-hungry = primera victoria sin que nadie pasara hambre
logbook-crusoe-in-good-spirits = primera victoria con buen ánimo
logbook-crusoe-alone = primera victoria en solitario
logbook-crusoe-won-castaways = primera victoria de «{ crusoe-scenario-castaways }»
logbook-crusoe-won-cursed = primera victoria de «{ crusoe-scenario-cursed }»
logbook-crusoe-won-jenny = primera victoria de «{ crusoe-scenario-jenny }»
logbook-crusoe-won-volcano = primera victoria de «{ crusoe-scenario-volcano }»
logbook-crusoe-won-cannibals = primera victoria de «{ crusoe-scenario-cannibals }»
logbook-crusoe-won-family = primera victoria de «{ crusoe-scenario-family }»
