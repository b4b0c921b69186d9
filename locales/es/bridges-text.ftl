# Bridges in words: the whole position.

bridges-text-signs = Cada isla tiene una letra y un número (`.` si está libre). `r` es una bandera roja; `b`, una azul; `!`, una isla terminada; `x`, una que ya no podrá terminarse. `-` y `|` son un puente, `=` y `‖` son dos, y los puntos son una línea abierta.
bridges-text-card = Carta { $round } de { $rounds }: número { $number }, { $bridges ->
    [one] 1 puente
   *[other] { $bridges } puentes
}.
bridges-text-set-up = Antes de la primera carta, { $seats ->
    [1] escribe un 3 o un 4 en una isla sin bandera.
    [2] cada uno escribe un 3 o un 4 en una isla sin bandera, para el otro jugador.
   *[other] cada uno escribe un 3 o un 4 en una isla sin bandera, para el siguiente jugador.
}
bridges-text-thinking = Aún están pensando: { $names }.
bridges-text-done = Han terminado: { $names }.
bridges-text-player = **{ $name }**: { $points } puntos. Banderas rojas: { $red } de 4; banderas azules: { $blue } de 3; islas terminadas y conectadas: { $group } (puntúan a partir de seis).
bridges-text-island = { $place }{ $flag ->
    [red] { " " }(bandera roja)
    [blue] { " " }(bandera azul)
   *[none] { "" }
}: { $number ->
    [0] libre
   *[other] { $number }
}{ $bridges }{ $state ->
    [finished] , terminada
    [lost] , nunca podrá terminarse
   *[live] { "" }
}
bridges-text-bridge = , { $count ->
    [one] un puente a { $to }
   *[other] dos puentes a { $to }
}
bridges-text-free = Islas libres que aún no tienen puentes: { $list }
bridges-text-free-red = bandera roja { $list }
bridges-text-free-blue = bandera azul { $list }
bridges-text-lines = Líneas de puntos, sin repetir: { $list }.
bridges-text-crossings = Estas líneas se cruzan, así que solo una de las dos puede tener puentes: { $list }.
bridges-text-crosses = { $line } cruza { $others }
bridges-text-closed = Líneas que no admiten más puentes: { $list }.
bridges-text-own = Elegido hasta ahora. Escrito: { $written }. Dibujado: { $drawn }. Saltado: { $given_up }.
bridges-text-nothing = nada
bridges-text-chosen = Has elegido escribir un { $number } en { $island }{ $name ->
    [none] { "" }
   *[other] { "" } para { $name }
}.
bridges-text-may-write = Puedes escribir el { $number } en estas islas: { $list }.
bridges-text-hopeless = Con ese número, estas islas nunca podrían terminarse: { $list }.
bridges-text-may-draw = { $left ->
    [one] Dibuja un puente más.
   *[other] Dibuja { $left } puentes más.
} Puedes dibujar estos: { $connections }.
bridges-text-no-way = No puedes dibujar todos los puentes, así que no puedes dibujar ninguno.
bridges-text-race = { $title }: { $most } puntos para el primero{ $is_open ->
    [yes] { "" }
   *[no] { " " }(ya conseguidos)
}, { $less } puntos para los demás{ $deadline ->
    [0] .
   *[other] . Los puntos del primero solo valen hasta la carta { $deadline }.
} Lo han conseguido: { $scored }.
bridges-text-nobody = nadie
bridges-text-gone = Cartas jugadas (número/puentes): { $cards }.
bridges-text-to-come = Cartas por salir (número/puentes), incluida la de la caja: { $cards }.
bridges-text-piles = Cartas que quedan en los tres montones: { $piles }.
bridges-text-box = La carta de la caja: { $card }.
bridges-text-total = { $name }: { $finished } terminadas × 2 = { $islands }, rojas { $red }, azules { $blue }, seis conectadas { $six }, total { $points }.
bridges-text-rank = { $points } puntos. Rango: { $rank }.
