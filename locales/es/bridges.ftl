# Puentes.

bridges-title = Puentes
bridges-pitch = Todos reciben la misma carta: un número para escribir en una isla y puentes para dibujar. Las islas terminadas dan puntos.
bridges-new-prewriting = -# Empiezas con un número en tu tablero. Después cada carta da un número para escribir en una isla y puentes para dibujar.
bridges-goal = **Objetivo:** { $players ->
    [1] consigue todos los puntos que puedas
   *[other] consigue más puntos que nadie
} terminando islas. Una isla está terminada cuando su número coincide con el de sus puentes. Una partida dura { $count } cartas{ $players ->
    [1] .
   *[other] , normalmente una o dos al día.
}
bridges-how-long = Una partida dura 17 cartas: media hora si estáis todos, varios días si no.
bridges-new-playing-card = -# Escribe el número de la carta en una isla y dibuja tantos puentes como muestre la carta. Cada puente tiene que tocar una isla con número. Después pulsa Listo.

## Words in sentences

bridges-number = el número
bridges-bridges = los puentes
bridges-both = el número y los puentes
bridges-all = todo lo de esta carta
bridges-done = que has terminado
bridges-red = las banderas rojas
bridges-blue = las banderas azules
bridges-six = seis islas conectadas
bridges-as-flagged = { $island } ({ $flag ->
    [red] bandera roja
   *[blue] bandera azul
})
bridges-as-card = un { $number } con { $bridges ->
    [one] 1 puente
   *[other] { $bridges } puentes
}
bridges-as-passed = { $to } empieza con { $number } en { $island }
bridges-as-daily = { $number } en { $island }
bridges-as-total = { $seat }: { $finished ->
    [one] 1 isla terminada
   *[other] { $finished } islas terminadas
} ({ $islands }), banderas rojas ({ $red }), banderas azules ({ $blue }), seis conectadas ({ $six })
bridges-as-ranking = { $totals }
bridges-as-rank = Rango: { $rank }.

bridges-god-of-the-islands = dios de las islas
bridges-genius-of-construction = genio de la construcción
bridges-ace-of-architecture = as de la arquitectura
bridges-adept-of-statics = adepto de la estática
bridges-professional-planner = proyectista profesional
bridges-bridge-master = maestro de puentes
bridges-project-manager = director de proyectos
bridges-concrete-pourer = vertedor de hormigón
bridges-screw-driver = atornillador
bridges-bamboo-binder = unidor de bambú
bridges-water-carrier = aguador
bridges-henchman = esbirro

## Options

bridges-option-side = Lado del tablero: { $value }
bridges-option-side-description = Qué lado del tablero usar; el B es algo más difícil
bridges-side-A = A, el más fácil
bridges-side-B = B, un poco más difícil

## Whom the table waits for

bridges-asks-prewriting = { $who } { $seats ->
    [1] **Elige dónde empiezas:** escribe un 3 o un 4 en una isla sin bandera.
    [2] **¿Dónde empieza el otro jugador?** Toca abrir el tablero y escribir un 3 o un 4 en una isla sin bandera.
   *[other] **¿Dónde empieza el siguiente jugador?** Toca abrir el tablero y escribir un 3 o un 4 en una isla sin bandera.
}
bridges-asks-playing-card = { $who } **Carta { $round } de { $rounds }:** toca escribir un **{ $card_number }** en una isla y dibujar **{ $card_bridges }** { $card_bridges ->
    [one] puente
   *[other] puentes
}.{ $seats ->
    [1] { "" }
   *[other] { $waits ->
        [1] { " " }Todos los demás han terminado.
       *[other] { "" }
    }
}

bridges-own-prewriting-asked = Escribe un 3 o un 4 en una isla sin bandera{ $seats ->
    [1] { "" }. Es el primer número de tu tablero.
   *[other] { "" }. Ahí empieza { $name }, pero aún no puede ver dónde.
}
bridges-own-prewriting-done = Has elegido escribir un { $prewritten_number } en { $prewritten_island }{ $name ->
    [none] { "" }
   *[other] { "" } para { $name }
}. Puedes cambiarlo hasta que todos hayan elegido.
bridges-own-playing-card-asked = Carta { $round } de { $rounds }. { $own_number_is_open ->
    [yes] Escribe el { $card_number } en una isla y dibuja { $card_bridges ->
        [one] 1 puente
       *[other] { $card_bridges } puentes
    }.
   *[none] { $own_bridges_to_draw ->
        [0] { $own_drawn_count ->
            [0] { $own_given_up_count ->
                [0] { $own_has_no_choice ->
                    [yes] No puedes poner nada con esta carta. Pulsa Listo.
                   *[none] No puedes dibujar todos los puentes, así que no puedes dibujar ninguno. Pulsa Listo o deshaz el número.
                }
               *[other] Has jugado todo lo de esta carta. Pulsa Listo o deshaz algo.
            }
           *[other] Has jugado todo lo de esta carta. Pulsa Listo o deshaz algo.
        }
        [one] Dibuja { $own_bridges_to_draw } puente más.
       *[other] Dibuja { $own_bridges_to_draw } puentes más.
    }
}{ $seats ->
    [1] { "" }
   *[other] { " " }Nadie más puede verlo todavía.{ $waits ->
        [1] { " " }Todos los demás han terminado.
       *[other] { "" }
    }
}
bridges-own-playing-card-done = { $own_has_no_choice ->
    [yes] No puedes poner nada con esta carta, así que has terminado. Los demás aún están pensando.
   *[none] Has terminado esta carta. Los demás aún están pensando.
}

## What can be done

bridges-do-prewrite = Escribir un { $number } en { $island }
bridges-do-write = Escribir el { $number } en { $island }{ $flag_key ->
    [red] { " " }(bandera roja)
    [blue] { " " }(bandera azul)
   *[none] { "" }
}
bridges-do-bridge = Puente { $connection }
bridges-do-skip = Saltar { $what_key ->
    [number] el número
    [bridges] los puentes
   *[both] el número y los puentes
}
bridges-do-take-back = { $what_key ->
    [number] Deshacer el número
    [bridges] Deshacer los puentes
    [all] Empezar de nuevo esta carta
    [done] Volver a abrir esta carta
   *[other] Deshacer el puente { $what }
}
bridges-do-done = Listo

bridges-menu-prewrite = Escribir un 3 o un 4 en…
bridges-menu-write = Escribir el número en…
bridges-menu-bridge = Dibujar un puente por…
bridges-menu-skip = Saltar…
bridges-menu-take-back = Deshacer…
bridges-menu-done = Listo

bridges-open-prewrite = Escribir un 3 o un 4
bridges-open-write = Escribir el número
bridges-open-bridge = Dibujar un puente
bridges-open-skip = Saltar
bridges-open-take-back = Deshacer
bridges-open-done = Listo

bridges-hint-prewrite = En una isla sin bandera. Si jugáis varios, será el primer número del siguiente jugador.
bridges-hint-write = En una isla libre. Una isla con bandera necesita antes un puente.
bridges-hint-bridge = Por una línea de puntos desde una isla con número. En cada línea caben dos puentes, y los puentes no pueden cruzarse.
bridges-hint-skip = Salta el número, los puentes o las dos cosas. Tienes que dibujar todos los puentes o saltarlos todos.
bridges-hint-take-back = Puedes cambiar esta carta hasta que termine el último jugador.
bridges-hint-done = La siguiente carta sale cuando todos han terminado.

## What happened

bridges-foreseen-wrote = { $finished ->
    [yes] queda terminada enseguida
   *[none] { $hopeless ->
        [yes] nunca podría terminarse
       *[none] -
    }
}
bridges-foreseen-drew = { $finished_count ->
    [0] -
    [one] termina la isla { $finished }
   *[other] termina las islas { $finished }
}
bridges-did-game-set-up = { $daily ->
    [none] Lado { $side } del tablero. Una de las 18 cartas se queda en la caja.
   *[other] La partida de hoy, lado { $side }: { $daily }. Una de las 18 cartas se queda en la caja.
}
bridges-did-prewrote = { $seat } escribe un { $number } en { $island }{ $name ->
    [none] { "" }
   *[other] { "" } para { $name }
}.
bridges-did-was-ready = { $seat } ya ha elegido.
bridges-did-boards-passed = { $boards_count ->
    [1] { "" }
   *[other] Cada uno pasa su tablero:{ " " }
}{ $boards }.
bridges-did-card-turned = Carta { $round }: { $card }.
bridges-did-could-not-play = { $seats } no { $seats_count ->
    [one] puede
   *[other] pueden
} poner nada con esta carta, así que ya { $seats_count ->
    [one] ha terminado
   *[other] han terminado
}.
bridges-did-wrote = { $seat } escribe un { $number } en { $island }.{ $finished ->
    [yes] { " " }Esa isla está terminada.
   *[none] { "" }
}{ $hopeless ->
    [yes] { " " }Nunca podrá terminarse.
   *[none] { "" }
}
bridges-did-drew = { $seat } dibuja el puente { $connection }.{ $finished_count ->
    [0] { "" }
    [one] { " " }La isla { $finished } está terminada.
   *[other] { " " }Las islas { $finished } están terminadas.
}{ $left ->
    [0] { "" }
    [one] { " " }Queda 1 puente por dibujar.
   *[other] { " " }Quedan { $left } puentes por dibujar.
}
bridges-did-skipped = { $seat } se salta { $what }.
bridges-did-took-back = { $what_key ->
    [all] { $seat } empieza de nuevo esta carta.
    [number] { $seat } deshace { $what }.
    [bridges] { $seat } deshace { $what }.
   *[other] { $seat } deshace el puente { $what }.
}
bridges-did-handed-in = { $still_out_count ->
    [0] -
    [one] { $seat } ha terminado esta carta. Aún piensa { $still_out }.
   *[other] { $seat } ha terminado esta carta. Aún piensan { $still_out }.
}
bridges-did-withdrew = { $seat } vuelve a abrir esta carta.
bridges-did-played = { $seat } { $island ->
    [none] { $bridges_count ->
        [0] no escribe ningún número ni dibuja puentes
        [one] no escribe ningún número, pero dibuja el puente { $bridges }
       *[other] no escribe ningún número, pero dibuja los puentes { $bridges }
    }
   *[other] escribe un { $card_number } en { $island } y { $bridges_count ->
        [0] no dibuja puentes
        [one] dibuja el puente { $bridges }
       *[other] dibuja los puentes { $bridges }
    }
}.{ $impossible_count ->
    [0] { "" }
   *[other] { " " }No había sitio para { $impossible }.
}{ $finished_count ->
    [0] { "" }
    [one] { " " }La isla { $finished } está terminada.
   *[other] { " " }Las islas { $finished } están terminadas.
}
bridges-did-race-scored = { $seat } consigue { $points } puntos por { $race_key ->
    [red] las banderas rojas
    [blue] las banderas azules
   *[six] seis islas conectadas
}.
bridges-did-prize-crossed-out = Desde ahora, { $race_key ->
    [red] las banderas rojas
    [blue] las banderas azules
   *[six] seis islas conectadas
} dan solo { $left } puntos.
bridges-did-round-closed = { $cards_left ->
    [0] Era la última carta.
    [one] Esta es la última carta.
   *[other] -
}
bridges-did-counted = { $total }: { $points } puntos.
bridges-did-hidden-card-shown = La carta de la caja era { $card }.
bridges-did-game-ended = { $outcome_key ->
    [rank] **Has conseguido { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.** { $outcome }
   *[ranking] { $winners_count ->
        [one] { $winners } **gana por { $points } a { $second }{ $players ->
            [2] { "" }
           *[other] { " " }({ $next })
        }.**
       *[other] { $winners } **comparten la victoria con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } cada uno.**
    }
}

## Refusals

bridges-no-number-comes-first = Escribe el número antes de dibujar puentes. Deshaz primero esto: { $drawn }.
bridges-no-written-there-already = Ya has escrito un { $number } en { $island }.
bridges-no-island-taken = { $island } ya tiene un número: { $number }.
bridges-no-too-small = { $island } ya tiene { $bridges ->
    [one] 1 puente
   *[other] { $bridges } puentes
}, así que { $number } es demasiado bajo.
bridges-no-flag-needs-bridge = { $island } tiene bandera. Dibuja un puente hasta ella antes de escribir ahí un número.
bridges-no-given-up-already = Ya te has saltado { $what }.
bridges-no-bridges-are-drawn = Ya has dibujado puentes. Deshaz primero esto: { $drawn }.
bridges-no-number-is-written = Has escrito el número en { $island }. Deshazlo primero.
bridges-no-write-first = Primero escribe el { $number } en una isla o sáltatelo.
bridges-no-nothing-to-give-up = Ahora no puedes saltarte nada.
bridges-no-boards-are-not-passed = { $seats ->
    [1] Primero escribe un 3 o un 4 en tu tablero.
    [2] Primero, cada uno escribe un 3 o un 4 para el otro.
   *[other] Primero, cada uno escribe un 3 o un 4 para el siguiente jugador.
}
bridges-no-nothing-possible = No puedes poner nada con esta carta: ninguna isla admite el { $number } y no hay sitio para los puentes. Has terminado con ella.
bridges-no-already-done = Ya has terminado esta carta. Vuelve a abrirla si quieres cambiar algo.
bridges-no-not-done-yet = Aún no has terminado esta carta.
bridges-no-nothing-to-take-back = No puedes deshacer eso.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Puedes deshacer: { $possible }.
}
bridges-no-still-to-do = { $what_key ->
    [number] Primero escribe el { $number } en una isla o sáltatelo.
   *[bridges] { $bridges ->
        [one] Aún te falta { $bridges } puente
       *[other] Aún te faltan { $bridges } puentes
    } por dibujar. Dibújalos todos o sáltate los puentes.
}
bridges-no-daily-is-solo = La partida del día es para un solo jugador.
bridges-no-boards-are-passed = { $seats ->
    [1] Tu tablero ya tiene su primer número.
   *[other] Cada tablero ya ha pasado al siguiente jugador.
}
bridges-no-no-flag-at-set-up = { $island } tiene bandera. Elige una isla sin bandera.
bridges-no-not-neighbours = No existe la línea de puntos { $connection }.{ $island ->
    [none] { "" }
   *[other] { " " }Desde { $island } puedes dibujar: { $possible }.
}
bridges-no-all-drawn = Ya has dibujado { $bridges ->
    [one] el puente
    [2] los dos puentes
   *[other] los { $bridges } puentes
} de esta carta.
bridges-no-crossing = No puedes dibujar { $connection }, porque cruzaría { $crossed }.
bridges-no-two-already = Ya hay dos puentes en { $connection }.
bridges-no-island-finished = { $island } ya está terminada, con un { $number }. No puedes añadir otro puente.
bridges-no-six-already = { $island } ya tiene { $most } puentes, el máximo.
bridges-no-no-number-at-either-end = Ni { $one } ni { $other } tienen número. Un puente tiene que tocar una isla con número.
bridges-no-cannot-complete-set = Tienes que dibujar los { $bridges } puentes o ninguno, y solo hay sitio para { $possible }. Salta los puentes.
bridges-no-dead-end = Tienes que dibujar los { $bridges } puentes o ninguno. Después de { $connection }, solo habría sitio para { $possible }.

## Rules

bridges-rules-1 = **Puentes: el objetivo**
    Cada jugador tiene un tablero con 18 islas. Escribís números en las islas y dibujáis puentes entre vecinas.
    Una isla está terminada cuando tiene exactamente tantos puentes como dice su número. Solo las islas terminadas dan puntos.
bridges-rules-2 = **Preparación**
    Cada jugador escribe un 3 o un 4 en una isla sin bandera y pasa el tablero al siguiente. Si juegas en solitario, te quedas con el tuyo.
    Una de las 18 cartas va a la caja boca abajo. Jugáis las otras 17.
bridges-rules-3 = **Una carta**
    Todos jugáis a la vez. Primero escribes el número de la carta en una isla libre. Después dibujas tantos puentes como muestre la carta.
    Una isla con bandera necesita un puente antes de que puedas escribir un número en ella. Un número no puede ser menor que los puentes que ya tiene la isla.
    Dibuja todos los puentes o sáltatelos todos. También puedes saltarte el número.
bridges-rules-4 = **Puentes**
    Los puentes van por líneas de puntos entre islas vecinas. En cada línea caben uno o dos puentes. Los puentes no pueden cruzarse.
    Cada puente tiene que tocar una isla con número, que puede ser el que acabas de escribir.
    Una isla terminada no admite más puentes. Ninguna isla puede tener más de seis puentes.
bridges-rules-5 = **Puntos**
    Termina las 4 banderas rojas: 9 puntos para el primero, 5 para los demás. Las 3 banderas azules: 7 puntos para el primero, 3 para los demás.
    Conecta seis islas terminadas: 8 puntos para el primero, 4 para los demás. Si varios jugadores lo consiguen con la misma carta, todos cuentan como primeros.
    Al final, cada isla terminada da 2 puntos. Gana quien tenga más puntos; si empatáis, compartís la victoria.
bridges-rules-6 = **Jugar en solitario**
    Los puntos del primero solo se consiguen hasta cierta carta: la 7 para las banderas azules, la 12 para las rojas y las seis islas conectadas.
    Tus puntos te dan un rango.

## Asked once more

bridges-sure-skip = ¿Saltar eso? No consigues nada a cambio en esta carta. Puedes deshacerlo hasta que termine la carta.

## A hint, level by level

bridges-tip-where = { $count ->
    [0] Aquí no destaca ninguna isla. Se trata de qué saltar o de si has terminado.
    [one] Mira alrededor de la isla { $where }.
   *[other] Mira alrededor de las islas { $where }.
}
bridges-tip-good-start = Creo que { $about } es el mejor comienzo. Debería dar unos { $points } puntos.
bridges-tip-for-neighbour = { $name } empezará aquí, así que elige un mal sitio. Con { $about }, debería conseguir solo unos { $points } puntos.
bridges-tip-finishes = { $is_second ->
    [yes] Un segundo puente aquí termina
   *[none] Esto termina
} { $about }.
bridges-tip-opens-flag = { $about } tiene una bandera y un puente, así que ya puedes escribir un número en ella. Necesita { $needs ->
    [one] 1 puente
   *[other] { $needs } puentes
}, tiene { $has } y caben { $free } más.
bridges-tip-reaches-flag = { $about } tiene una bandera. Con un puente, ya podrás escribir un número en ella.
bridges-tip-joins-finished = { $is_second ->
    [yes] Un segundo puente aquí termina
   *[none] Esto termina
} { $about } y la conecta con otras islas terminadas. Así son { $group } conectadas.
bridges-tip-has-lines-enough = { $about } tiene sitio de sobra para este número. Necesita { $needs ->
    [one] 1 puente
   *[other] { $needs } puentes
}, tiene { $has } y caben { $free } más.
bridges-tip-spends-number = Tienes que escribir el número en algún sitio. Con ese número, { $about } nunca podría terminarse: necesita { $needs ->
    [one] 1 puente
   *[other] { $needs } puentes
}, tiene { $has } y solo caben { $free } más. Así quedan libres islas mejores.
bridges-tip-spends-bridge = Tienes que dibujar los puentes en algún sitio. Aquí es donde menos daño hacen.
bridges-tip-comes-nearer = { $is_second ->
    [yes] Con un segundo puente aquí,
   *[none] Con esto,
} { $about } está más cerca de terminarse: { $has } de { $needs } puentes.
bridges-tip-would-spoil = Cualquier jugada aquí te perjudicaría.
bridges-tip-all-played = Ya no queda nada que jugar con esta carta. De momento, tienes { $points } puntos.
bridges-tip-nothing-possible = No puedes poner nada con esta carta. Llevas { $points } puntos.
bridges-tip-wait = Los demás aún están pensando. Puedes deshacer tu carta hasta que termine el último jugador. Llevas { $points } puntos.
bridges-tip-only-way = La única alternativa es saltarlo. En { $orders } partidas simuladas, esto da { $points } puntos de media.
bridges-tip-as-good = En { $orders } partidas simuladas, esto da { $points } puntos de media. { $than ->
    [none] Saltarlo
   *[other] { $than }
} da los mismos.
bridges-tip-more-than-none = En { $orders } partidas simuladas, esto da { $points } puntos de media, { $more } más que saltarlo.
bridges-tip-more-than-line = En { $orders } partidas simuladas, esto da { $points } puntos de media, { $more } más que el puente { $than }.
bridges-tip-more-than-island = En { $orders } partidas simuladas, esto da { $points } puntos de media, { $more } más que en { $than }.

## Records

bridges-option-date = La partida del día { $value }
bridges-variant-A = Lado A
bridges-variant-B = Lado B
bridges-variant-solo = en solitario
bridges-variant-daily = la partida del día
bridges-variant-together = en grupo
