# Settings as private panels: what each line is now, what that means, and what changes it.

form-change = Mudar…
form-back = Voltar

## Preferences

preferences-title = **As suas preferências**
preferences-language = Idioma: { $language }
preferences-language-means = Vale para as mensagens que só você vê.
as-discord = o do Discord
preferences-quiet = Horário de silêncio: { $quiet ->
    [yes] das { $start } às { $end } ({ $zone })
   *[no] nenhum
}
preferences-quiet-means = { $quiet ->
    [yes] Não mando lembretes nesse horário.
   *[no] Posso mandar lembretes a qualquer hora.
}
preferences-no-zone = Informe também o seu fuso horário. Sem ele, não consigo respeitar o seu horário de silêncio.
preferences-rhythm = Horas dos lembretes: { $rhythm ->
    [own] depois de { $hours } horas
   *[server] as normais de cada servidor
}
preferences-rhythm-means = As horas contam desde o começo do seu turno.
preferences-palette = Cores: { $palette }
preferences-palette-means = Valem para as imagens que só você vê.
preferences-gates = Cartas especiais: { $gates }
preferences-gates-means = Vale para partidas novas de { island-title }.
switch-reminders = Lembretes: { $on ->
    [yes] sim
   *[no] não
}
switch-reminders-means = { $on ->
    [yes] Aviso você quando o seu turno demora.
   *[no] Não aviso você, então os outros podem esperar mais.
}
switch-dm = Lembretes por mensagem direta: { $on ->
    [yes] sim
   *[no] não
}
switch-dm-means = { $on ->
    [yes] Mando os lembretes só para você.
   *[no] Menciono você no canal da partida.
}
switch-in-words = Tabuleiro em palavras: { $on ->
    [yes] sim
   *[no] não
}
switch-in-words-means = { $on ->
    [yes] Descrevo o tabuleiro quando é a sua vez.
   *[no] Mostro o tabuleiro como imagem.
}
switch-when-next = Aviso antecipado: { $on ->
    [yes] sim
   *[no] não
}
switch-when-next-means = { $on ->
    [yes] Também menciono você quando a próxima vez é a sua.
   *[no] Só menciono você quando é a sua vez.
}
switch-tall = Imagens verticais: { $on ->
    [yes] sim
   *[no] não
}
switch-tall-means = { $on ->
    [yes] As suas imagens são verticais, para celular.
   *[no] As suas imagens são largas. No celular, as verticais são mais fáceis de ler.
}
switch-records = Estatísticas: { $on ->
    [yes] sim
   *[no] não
}
switch-records-means = { $on ->
    [yes] As suas partidas contam nas estatísticas e classificações.
   *[no] As suas partidas não aparecem em estatísticas nem classificações.
}
switch-lobbies = Mensagens sobre salas: { $on ->
    [yes] sim
   *[no] não
}
switch-lobbies-means = { $on ->
    [yes] Escrevo para você quando uma sala abre neste servidor, no máximo uma vez por dia.
   *[no] Não escrevo para você quando uma sala abre neste servidor.
}
quiet-enter = Escrever o horário
quiet-none = Sem horário de silêncio
quiet-from = Silêncio a partir de
quiet-from-help = Por exemplo, 22:30
quiet-until = Silêncio até
quiet-until-help = Por exemplo, 8:00
quiet-both = Escreva os dois horários ou deixe os dois vazios.
zone-label = Fuso horário
zone-help = Uma cidade do fuso, ex.: São Paulo
zone-ask = Qual fuso horário você quer?
no-such-zone = Não conheço o fuso horário “{ $said }”. Escreva a cidade grande mais próxima, ex.: São Paulo.
zones-too-many = “{ $said }” serve para { $count } fusos horários. Escreva uma cidade, ex.: São Paulo.
rhythm-enter = Escrever as horas
rhythm-usual = As normais
rhythm-label = Horas até cada lembrete
rhythm-help = De um a cinco números, ex.: 8 24 48
