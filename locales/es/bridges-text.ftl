# Bridges in words: the whole position.

bridges-text-signs = Cada isla es su letra y su número (`.` si está libre), `r` bandera roja, `b` bandera azul, `!` lista, `x` ya nunca. `-` y `|` son un puente, `=` y `‖` dos, los puntos una línea abierta.
bridges-text-card = Carta { $round } de { $rounds }: número { $number }, { $bridges ->
    [one] 1 puente
   *[other] { $bridges } puentes
}.
bridges-text-set-up = Antes de la primera carta, { $seats ->
    [1] un 3 o un 4 va a una isla sin bandera.
    [2] cada cual escribe un 3 o un 4 en una isla sin bandera, para la otra persona.
   *[other] cada cual escribe un 3 o un 4 en una isla sin bandera, para quien se sienta a su izquierda.
}
bridges-text-thinking = Pensando aún: { $names }.
bridges-text-done = Terminado: { $names }.
bridges-text-player = **{ $name }**: { $points } puntos. Banderas rojas { $red } de 4, azules { $blue } de 3, grupo mayor { $group } (cuenta desde seis).
bridges-text-island = { $letter }{ $flag ->
    [red] { " " }(bandera roja)
    [blue] { " " }(bandera azul)
   *[none] { "" }
}: { $number ->
    [0] libre
   *[other] { $number }
}{ $bridges }{ $state ->
    [finished] , lista
    [lost] , ya no puede estar lista
   *[live] { "" }
}
bridges-text-bridge = , { $count ->
    [one] un puente a { $to }
   *[other] dos puentes a { $to }
}
bridges-text-free = Libres, sin puentes: { $islands }
bridges-text-free-red = bandera roja { $islands }
bridges-text-free-blue = bandera azul { $islands }
bridges-text-lines = Líneas de puntos, cada una una sola vez: { $lines }.
bridges-text-crossings = Donde dos líneas se cruzan, solo una puede tener puentes: { $lines }.
bridges-text-crosses = { $line } cruza { $others }
bridges-text-closed = Líneas cerradas: { $connections }.
bridges-text-own = Tu ronda. Escrito: { $written }. Dibujado: { $drawn }. Renuncias: { $given_up }.
bridges-text-nothing = nada
bridges-text-chosen = Has elegido { $number } en { $island }{ $name ->
    [none] { "" }
   *[other] { "" }, para { $name }
}.
bridges-text-may-write = El { $number } puede ir en: { $islands }.
bridges-text-hopeless = Islas que con él ya no podrían estar listas: { $islands }.
bridges-text-may-draw = { $left ->
    [one] Falta un puente
   *[other] Faltan { $left } puentes
}. El próximo puede ir por: { $connections }.
bridges-text-no-way = No se pueden dibujar todos los puentes, así que no se dibuja ninguno.
bridges-text-race = { $race }: primero { $first }{ $is_open ->
    [yes] { "" }
   *[no] { " " }(ya no)
}, después { $later }{ $deadline ->
    [0] { "" }
   *[other] , el primer premio hasta la carta { $deadline }
}. Conseguido por: { $scored }.
bridges-text-nobody = nadie
bridges-text-gone = Cartas jugadas (número/puentes): { $cards }.
bridges-text-to-come = Cartas por salir (número/puentes), una se queda en la caja: { $cards }.
bridges-text-piles = Cartas que quedan en los tres montones: { $piles }.
bridges-text-box = En la caja: { $card }.
bridges-text-total = { $name }: { $finished } listas × 2 = { $islands }, rojas { $red }, azules { $blue }, seis { $six }, total { $points }.
bridges-text-rank = { $points } puntos. Rango: { $rank }.
