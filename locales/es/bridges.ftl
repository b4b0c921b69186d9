# Puentes.

bridges-title = Puentes
bridges-pitch = Una carta para todos: un número para una isla y puentes que dibujar. Las islas listas dan puntos.
bridges-new-prewriting = -# Empiezas con un número en tu tabla. Después cada carta da un número para escribir en una isla y puentes para dibujar.
bridges-goal = **Objetivo:** { $players ->
    [1] suma tantos puntos como puedas
   *[other] suma más puntos que nadie
} terminando islas. Una isla está terminada cuando llegan a ella exactamente tantos puentes como dice su número. Una partida tiene { $cards } cartas{ $players ->
    [1] .
   *[other] , normalmente una o dos al día.
}
bridges-how-long = Una partida tiene 17 cartas: dura media hora si estáis todos, o varios días si cada uno juega cuando puede.
bridges-new-playing-card = -# ¿Primera partida? Escribe el número de la carta en una isla y después dibuja tantos puentes como muestra. Cada puente toca un número. Al final pulsa Listo.

## Words in sentences

bridges-number = el número
bridges-bridges = los puentes
bridges-both = el número y los puentes
bridges-all = todo lo de esta carta
bridges-done = la entrega
bridges-red = las banderas rojas
bridges-blue = las banderas azules
bridges-six = seis islas conectadas
bridges-as-flagged = { $island } ({ $flag ->
    [red] bandera roja
   *[blue] bandera azul
})
bridges-as-card = número { $number }, { $bridges } { $bridges ->
    [one] puente
   *[other] puentes
}
bridges-as-passed = { $to } empieza con { $number } en { $island }
bridges-as-daily = { $number } en { $island }
bridges-as-total = { $seat }: { $finished } { $finished ->
    [one] isla lista
   *[other] islas listas
} ({ $islands }), banderas rojas { $red }, banderas azules { $blue }, seis conectadas { $six }
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

bridges-option-side = Lado de la tabla: { $value }
bridges-option-side-description = Qué tabla usar; la B es un poco más difícil
bridges-side-A = A, el más fácil
bridges-side-B = B, un poco más difícil

## Whom the table waits for

bridges-asks-prewriting = { $who } { $seats ->
    [1] **Elige dónde empiezas:** escribe un 3 o un 4 en una isla sin bandera.
    [2] **Elige dónde empieza la otra persona:** abre tu tabla y escribe un 3 o un 4 en una isla sin bandera.
   *[other] **Elige dónde empieza la siguiente persona:** abre tu tabla y escribe un 3 o un 4 en una isla sin bandera.
}
bridges-asks-playing-card = { $who } **Carta { $round } de { $rounds }:** escribe un **{ $card_number }** en una isla y dibuja **{ $card_bridges }** { $card_bridges ->
    [one] puente
   *[other] puentes
}.{ $seats ->
    [1] { "" }
   *[other] { $waits ->
        [1] { " " }Todos los demás han terminado.
       *[other] { "" }
    }
}

bridges-own-prewriting-asked = Elige una isla sin bandera y un 3 o un 4{ $seats ->
    [1] { "" }: con él empieza tu tabla.
    [2] { "" }, para { $neighbour }, que no lo ve todavía.
   *[other] { "" }, para { $neighbour }, a tu izquierda. Nadie más lo ve todavía.
}
bridges-own-prewriting-done = Has elegido: { $prewritten_number } en { $prewritten_island }{ $neighbour ->
    [none] { "" }
   *[other] { "" }, para { $neighbour }
}. Mientras los demás no hayan elegido, puedes elegir de nuevo.
bridges-own-playing-card-asked = Carta { $round } de { $rounds }. { $own_number_is_open ->
    [yes] Te falta escribir el { $card_number }. Después, dibujar { $card_bridges } { $card_bridges ->
        [one] puente
       *[other] puentes
    }.
   *[none] { $own_bridges_to_draw ->
        [0] { $own_drawn_count ->
            [0] { $own_given_up_count ->
                [0] { $own_has_no_choice ->
                    [yes] No puedes poner nada con esta carta. Pulsa Listo.
                   *[none] No se pueden dibujar todos los puentes, así que no se dibuja ninguno. Pulsa Listo o retira el número.
                }
               *[other] Ya está todo. Pulsa Listo o retira algo.
            }
           *[other] Ya está todo. Pulsa Listo o retira algo.
        }
        [one] Te falta dibujar { $own_bridges_to_draw } puente.
       *[other] Te falta dibujar { $own_bridges_to_draw } puentes.
    }
}{ $seats ->
    [1] { "" }
   *[other] { " " }Nadie más lo ve todavía.{ $waits ->
        [1] { " " }Todos los demás han terminado.
       *[other] { "" }
    }
}
bridges-own-playing-card-done = { $own_has_no_choice ->
    [yes] No puedes poner nada con esta carta, así que está terminada. Los demás aún están pensando.
   *[none] Has terminado esta carta. Los demás aún están pensando.
}

## What can be done

bridges-do-prewrite = Escribir { $number } en { $island }
bridges-do-write = Escribir el { $number } en { $island }{ $flag_key ->
    [red] { " " }(bandera roja)
    [blue] { " " }(bandera azul)
   *[none] { "" }
}
bridges-do-bridge = Puente { $connection }
bridges-do-skip = Renunciar { $what_key ->
    [number] al número
    [bridges] a los puentes
   *[both] al número y a los puentes
}
bridges-do-take-back = { $what_key ->
    [number] Retirar el número
    [bridges] Retirar los puentes
    [all] Empezar de nuevo esta carta
    [done] Seguir cambiando
   *[other] Retirar el puente { $what }
}
bridges-do-done = Listo

bridges-menu-prewrite = Un 3 o un 4 en…
bridges-menu-write = El número en…
bridges-menu-bridge = Un puente por…
bridges-menu-skip = Renunciar a…
bridges-menu-take-back = Retirar…
bridges-menu-done = Listo

bridges-open-prewrite = Escribir un 3 o un 4
bridges-open-write = Escribir el número
bridges-open-bridge = Dibujar un puente
bridges-open-skip = Renunciar
bridges-open-take-back = Retirar
bridges-open-done = Listo

bridges-hint-prewrite = Un 3 o un 4 en una isla sin bandera: con él empieza una tabla. En grupo, la de quien se sienta a la izquierda.
bridges-hint-write = En una isla libre; una con bandera necesita antes un puente.
bridges-hint-bridge = Por una línea de puntos desde una isla con número; los puentes nunca se cruzan.
bridges-hint-skip = Al número, a los puentes o a ambos, siempre por completo.
bridges-hint-take-back = Todo lo de esta carta puede cambiarse hasta que termine la última persona.
bridges-hint-done = Cuando todos estén listos, se destapa la carta siguiente.

## What happened

bridges-foreseen-wrote = { $finished ->
    [yes] queda lista en el acto
   *[none] { $hopeless ->
        [yes] nunca podría estar lista
       *[none] -
    }
}
bridges-foreseen-drew = { $finished_count ->
    [0] -
    [one] isla lista: { $finished }
   *[other] islas listas: { $finished }
}
bridges-did-game-set-up = { $daily ->
    [none] Lado { $side } de las tablas. Una carta fue a la caja sin que nadie la viera.
   *[other] La partida del día, lado { $side }: { $daily }. Una carta fue a la caja sin que nadie la viera.
}
bridges-did-prewrote = { $seat } escribe { $number } en { $island }{ $neighbour ->
    [none] { "" }
   *[other] { "" } para { $neighbour }
}.
bridges-did-was-ready = Ya ha elegido { $seat }.
bridges-did-boards-passed = { $boards_count ->
    [1] { "" }
   *[other] Las tablas pasan a la izquierda:{ " " }
}{ $boards }.
bridges-did-card-turned = Carta { $round }: { $card }.
bridges-did-could-not-play = { $seats } no { $seats_count ->
    [one] puede
   *[other] pueden
} poner nada con esta carta, así que la { $seats_count ->
    [one] termina
   *[other] terminan
} sin más.
bridges-did-wrote = { $seat } escribe { $number } en { $island }.{ $finished ->
    [yes] { " " }La isla está lista.
   *[none] { "" }
}{ $hopeless ->
    [yes] { " " }Ya nunca podrá estar lista.
   *[none] { "" }
}
bridges-did-drew = { $seat } dibuja un puente { $connection }.{ $finished_count ->
    [0] { "" }
    [one] { " " }Isla lista: { $finished }.
   *[other] { " " }Islas listas: { $finished }.
}{ $left ->
    [0] { "" }
    [one] { " " }Queda uno por dibujar.
   *[other] { " " }Quedan { $left } por dibujar.
}
bridges-did-skipped = { $seat } renuncia a { $what }.
bridges-did-took-back = { $what_key ->
    [all] { $seat } empieza de nuevo esta carta.
    [number] { $seat } retira { $what }.
    [bridges] { $seat } retira { $what }.
   *[other] { $seat } retira el puente { $what }.
}
bridges-did-handed-in = { $still_out_count ->
    [0] -
   *[other] { $seat } ha terminado esta carta. Pensando aún: { $still_out }.
}
bridges-did-withdrew = { $seat } vuelve a cambiar algo.
bridges-did-played = { $seat }: { $island ->
    [none] sin número
   *[other] { $card_number } en { $island }
}, { $bridges_count ->
    [0] sin puentes
    [one] puente { $bridges }
   *[other] puentes { $bridges }
}.{ $impossible_count ->
    [0] { "" }
   *[other] { " " }Ya no había sitio para { $impossible }.
}{ $finished_count ->
    [0] { "" }
    [one] { " " }Isla lista: { $finished }.
   *[other] { " " }Islas listas: { $finished }.
}
bridges-did-race-scored = { $seat } consigue { $points } puntos por { $race }.
bridges-did-prize-crossed-out = Desde ahora, { $race } dan solo { $left } puntos.
bridges-did-round-closed = { $cards_left ->
    [0] Era la última carta.
    [one] Ahora se destapa la última carta.
   *[other] -
}
bridges-did-counted = { $total }: { $points } puntos.
bridges-did-hidden-card-shown = En la caja estaba: { $card }.
bridges-did-game-ended = { $outcome_key ->
    [rank] **{ $points } { $points ->
        [one] punto
       *[other] puntos
    }.** { $outcome }
   *[ranking] { $winners_count ->
        [one] **Gana** { $winners }**, { $points } a { $second }{ $players ->
            [2] { "" }
           *[other] { " " }({ $next })
        }.**
       *[other] **Victoria compartida con { $points } { $points ->
            [one] punto
           *[other] puntos
        }:** { $winners }.
    }
}

## Refusals

bridges-no-number-comes-first = El número va antes que los puentes. Retira primero: { $drawn }.
bridges-no-written-there-already = En la isla { $island } ya hay un { $number } escrito.
bridges-no-island-taken = La isla { $island } ya tiene su número: { $number }.
bridges-no-too-small = { $bridges ->
    [one] Llega { $bridges } puente
   *[other] Llegan { $bridges } puentes
} a { $island }: { $number } es demasiado bajo.
bridges-no-flag-needs-bridge = La isla { $island } tiene bandera: antes del número tiene que llegar un puente.
bridges-no-given-up-already = Ya has renunciado a eso: { $what }.
bridges-no-bridges-are-drawn = Ya hay puentes dibujados. Retira primero: { $drawn }.
bridges-no-number-is-written = El número está escrito en la isla { $island }. Retíralo primero.
bridges-no-write-first = Primero escribe el { $number } en una isla o renuncia a él.
bridges-no-nothing-to-give-up = Ahora no hay nada a lo que renunciar.
bridges-no-boards-are-not-passed = { $seats ->
    [1] Antes, tu tabla tiene que empezar con un 3 o un 4.
    [2] Antes, cada cual tiene que elegir un 3 o un 4 para la otra persona.
   *[other] Antes, cada cual tiene que elegir un 3 o un 4 para quien se sienta a su izquierda.
}
bridges-no-nothing-possible = No puedes poner nada con esta carta: ninguna isla admite el { $number } y no caben los puentes. Está terminada.
bridges-no-already-done = Ya has terminado esta carta. Para cambiar algo, elige Seguir cambiando.
bridges-no-not-done-yet = Aún no has terminado esta carta.
bridges-no-nothing-to-take-back = Eso no se puede retirar.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Puedes retirar: { $possible }.
}
bridges-no-still-to-do = { $what_key ->
    [number] Primero escribe el { $number } en una isla o renuncia a él.
   *[bridges] { $bridges ->
        [one] Falta dibujar { $bridges } puente
       *[other] Falta dibujar { $bridges } puentes
    }. Dibújalos todos o renuncia a los puentes.
}
bridges-no-daily-is-solo = La partida del día es para una sola persona.
bridges-no-boards-are-passed = { $seats ->
    [1] Tu tabla ya tiene su 3 o su 4.
   *[other] Las tablas ya han pasado a la izquierda; nadie escribe ya un 3 o un 4.
}
bridges-no-no-flag-at-set-up = La isla { $island } tiene bandera. Elige una isla sin ella.
bridges-no-not-neighbours = No hay línea de puntos { $connection }.{ $island ->
    [none] { "" }
   *[other] { " " }Desde { $island }: { $possible }.
}
bridges-no-all-drawn = Los puentes de esta carta ya están dibujados: { $bridges }.
bridges-no-crossing = El puente { $connection } cruzaría { $crossed }.
bridges-no-two-already = Por la línea { $connection } ya van dos puentes.
bridges-no-island-finished = La isla { $island } ya está lista con su { $number }; no admite más puentes.
bridges-no-six-already = La isla { $island } tiene { $most } puentes, el máximo.
bridges-no-no-number-at-either-end = Ni la isla { $one } ni la isla { $other } tienen número; un puente toca uno.
bridges-no-cannot-complete-set = Puentes de la carta: { $bridges }, todos o ninguno; solo hay sitio para { $possible }. Renuncia a los puentes.
bridges-no-dead-end = Hay que dibujar todos los puentes ({ $bridges }) o ninguno. Si dibujas { $connection }, solo quedará sitio para { $possible }.

## Rules

bridges-rules-1 = **Puentes: el objetivo**
    Cada persona tiene una tabla con 18 islas. Se escriben números en las islas y se dibujan puentes entre vecinas.
    Una isla está lista cuando llegan a ella exactamente tantos puentes como dice su número. Solo las islas listas dan puntos.
bridges-rules-2 = **Antes de la primera carta**
    Cada persona escribe un 3 o un 4 en una isla sin bandera, para quien se sienta a su izquierda.
    De las 18 cartas, una va a la caja sin que nadie la vea. Se juegan 17.
bridges-rules-3 = **Una carta**
    Juegan todos a la vez: primero el número de la carta en una isla libre, después tantos puentes como muestra la carta.
    Una isla con bandera solo admite número si ya llega un puente. Un número nunca es menor que los puentes que llegan.
    Los puentes se dibujan todos o se renuncia a todos. También se puede renunciar al número.
bridges-rules-4 = **Los puentes**
    Van por líneas de puntos entre islas vecinas, uno o dos por línea, y nunca se cruzan.
    Cada uno toca una isla con número, aunque sea el recién escrito.
    Una isla lista no admite más puentes; ninguna tiene más de seis.
bridges-rules-5 = **Los puntos**
    Las 4 banderas rojas listas: 9 para la primera persona, 5 después. Las 3 banderas azules: 7, después 3.
    Seis islas listas conectadas, sin ninguna por terminar en medio: 8, después 4. Quienes lo consiguen en la misma ronda cuentan todos como primeros.
    Al final, 2 por cada isla lista. Gana quien más puntos tiene; el empate se comparte.
bridges-rules-6 = **En solitario**
    Los primeros premios valen hasta una carta: las banderas azules hasta la 7.ª, las rojas y las seis conectadas hasta la 12.ª.
    Los puntos dan un rango.

## Asked once more

bridges-sure-skip = ¿Renunciar a eso? Esta carta no te dará nada por ello. Puedes echarte atrás hasta que termine la carta.

## A hint, level by level

bridges-tip-where = { $count ->
    [0] Ahora no tienes que elegir una isla, sino decidir si renuncias a algo o terminas.
    [one] Mira la isla { $where }.
   *[other] Mira estas islas: { $where }.
}
bridges-tip-good-start = Creo que { $about } es el mejor comienzo. Debería dar unos { $points } puntos.
bridges-tip-for-neighbour = Aquí empieza { $whom }, así que elige un mal comienzo. Con { $about } debería lograr solo unos { $points } puntos.
bridges-tip-finishes = Islas listas con esto: { $about }.
bridges-tip-opens-flag = La isla { $about } tiene bandera, y ya llega un puente. Pide { $needs }, tiene { $has }, caben { $free } más.
bridges-tip-reaches-flag = { $about } tiene una bandera. Cuando tenga un puente, podrá recibir un número.
bridges-tip-joins-finished = Islas listas con esto: { $about }. Se unirían a otras: { $group } conectadas.
bridges-tip-has-lines-enough = La isla { $about } todavía puede recibir tantos puentes como pide este número: pide { $needs }, tiene { $has }, caben { $free } más.
bridges-tip-spends-number = El número tiene que ir a alguna parte. La isla { $about } no se podrá terminar con él: pide { $needs }, tiene { $has }, caben { $free } más. Las islas mejores quedan libres.
bridges-tip-spends-bridge = Los puentes tienen que ir a alguna parte; esta línea es la que menos estorba.
bridges-tip-comes-nearer = La isla { $about } estaría más cerca de quedar lista: { $has } de { $needs } puentes.
bridges-tip-would-spoil = Todo lo que puede jugarse aquí estropearía más de lo que aporta.
bridges-tip-all-played = Todo lo de esta carta está jugado. Tu tabla suma { $points } puntos.
bridges-tip-nothing-possible = No puedes poner nada con esta carta. Tu tabla suma { $points } puntos.
bridges-tip-wait = Los demás todavía piensan; hasta que termine el último puedes retirar algo. Tu tabla suma { $points } puntos.
bridges-tip-only-way = Aquí no puedes hacer nada más. En { $orders } simulaciones da { $points } puntos de media.
bridges-tip-as-good = En { $orders } simulaciones da { $points } puntos de media. Nada da más, pero otra jugada da lo mismo.
bridges-tip-more-than-none = En { $orders } simulaciones da { $points } puntos de media, { $more } más que renunciar.
bridges-tip-more-than-line = En { $orders } simulaciones da { $points } puntos de media, { $more } más que el puente { $than }.
bridges-tip-more-than-island = En { $orders } simulaciones da { $points } puntos de media, { $more } más que { $than }.

## Records

bridges-option-date = La partida del { $value }, solo para ese día
bridges-variant-A = Lado A
bridges-variant-B = Lado B
bridges-variant-solo = en solitario
bridges-variant-daily = la partida del día
bridges-variant-together = en grupo
