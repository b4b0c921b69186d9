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
logbook-island-swiftest = el vuelo a casa más rápido (tras { $value ->
    [one] un turno
   *[other] { $value } turnos
})
logbook-island-most-sunk = más losetas hundidas en una victoria ({ $value ->
    [one] una loseta
   *[other] { $value } losetas
})
logbook-island-at-the-brink = primera victoria con el agua en su nivel más alto
logbook-island-nothing-sank = primera victoria sin que se hundiera ninguna loseta
logbook-island-little-left = primera victoria con al menos diez losetas hundidas
logbook-island-swam-and-won = primera victoria en la que alguien tuvo que nadar
logbook-island-never-rose = primera victoria antes de que subiera el agua
logbook-bridges-most-points-a = más puntos en el lado A ({ $value })
logbook-bridges-most-points-b = más puntos en el lado B ({ $value })
logbook-bridges-much = primer tablero con al menos 50 puntos
logbook-bridges-all-islands = primer tablero con las 18 islas terminadas
logbook-bridges-all-races = primer jugador en ganar los tres premios
logbook-crusoe-best-score = mejor puntuación ({ $value })
logbook-crusoe-most-built = más cosas construidas en una victoria ({ $value })
logbook-crusoe-nobody-hungry = primera victoria sin que nadie pasara hambre
logbook-crusoe-in-good-spirits = primera victoria con la moral alta
logbook-crusoe-alone = primera victoria en solitario
logbook-crusoe-won-castaways = primera victoria en «{ crusoe-scenario-castaways }»
logbook-crusoe-won-cursed = primera victoria en «{ crusoe-scenario-cursed }»
logbook-crusoe-won-jenny = primera victoria en «{ crusoe-scenario-jenny }»
logbook-crusoe-won-volcano = primera victoria en «{ crusoe-scenario-volcano }»
logbook-crusoe-won-cannibals = primera victoria en «{ crusoe-scenario-cannibals }»
logbook-crusoe-won-family = primera victoria en «{ crusoe-scenario-family }»
