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
switch-when-next = Menção antecipada: { $on ->
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

## A server's settings

settings-title = **As configurações deste servidor**
settings-are-for-managers = Só quem tem a permissão “Gerenciar servidor” pode fazer isso.
settings-language = Idioma das partidas novas: { $language }
settings-language-means = O anfitrião pode escolher outro para cada partida.
settings-channels = Canais: { $count ->
    [0] todos
   *[other] { $channels }
}
settings-channels-count = Canais: { $count ->
    [0] todos
    [one] 1 canal
   *[other] { $count } canais
}
settings-channels-means = { $count ->
    [0] Dá para jogar em qualquer canal em que eu possa escrever.
   *[other] Só dá para jogar ali e nos tópicos dali.
}
settings-choose-channels = Escolha os canais para jogar
settings-everywhere = Todos os canais
settings-time-limit = Limite de tempo das partidas novas: { $hours ->
    [0] nenhum
    [one] 1 hora
   *[other] { $hours } horas
}
settings-time-limit-means = { $hours ->
    [0] Se alguém some, a partida fica parada.
   *[other] Depois disso, os outros podem decidir por quem está ausente.
}
settings-rhythm = Lembretes: depois de { $hours } h
settings-rhythm-means = Aviso quem demora. Cada jogador pode escolher outras horas.
settings-role = Cargo a mencionar quando uma sala abrir: { $role }
settings-role-means = { $on ->
    [yes] Menciono o cargo no máximo uma vez por hora.
   *[no] Uma sala nova não avisa ninguém.
}
settings-choose-role = Escolha um cargo
settings-no-role = Nenhum cargo
nobody = nenhum
settings-daily = { $state ->
    [off] Resultados do dia: não são publicados
    [gone] Resultados do dia: não são publicados, porque o canal não existe mais
   *[on] Resultados do dia: em { $channel } às { $time } ({ $zone })
}
settings-daily-means = { $state ->
    [off] Escolha um canal, e eu publico ali como foram as partidas do dia.
    [gone] Escolha outro canal.
   *[on] Publico uma vez por dia, se alguém daqui terminou uma partida.
}
settings-choose-channel = Escolha um canal
settings-preview = Ver um exemplo dos resultados
setting-daily-where = Escolha primeiro um canal.
missing-permissions-there = Falta uma permissão para mim em { $channel }: { $list }.
daily-enter = Escrever hora e fuso
daily-time = Hora
daily-time-help = Por exemplo, 9:00
daily-stop = Parar de publicar
daily-preview = -# É assim que os resultados de ontem ficariam. Só você vê.
daily-preview-example = -# Ontem ninguém daqui terminou uma partida. Este exemplo mostra você com os pontos do computador. Só você vê.

## The shape of one's own pictures

tool-tall = Imagem vertical
tool-wide = Imagem larga

## A lobby's options

lobby-options = Opções…
lobby-is-tall = O tabuleiro é vertical, para celular.
option-tall = Deixar o tabuleiro de todos vertical, para celular
options-title = **Opções desta partida.** Só você vê este painel. Todo mundo vê as mudanças na sala.
options-are-the-hosts = Só o anfitrião pode mudar as opções.
options-too-few = Escolha de { $least } a { $most }, ou nenhum.
options-random = ao acaso
options-players = Máximo de jogadores: { $value }
options-players-any = quantos entrarem
options-players-means = Os computadores também contam.
options-computers = Computadores: { $others ->
    [yes] { $value }
   *[no] nenhum
}
options-computers-means = Os computadores ficam com os últimos lugares.
options-time-limit = Limite de tempo: { $hours ->
    [0] nenhum
    [one] 1 hora
   *[other] { $hours } horas
}
options-language = Idioma: { $language }
options-language-means = É o do tabuleiro e das mensagens dele.
options-thread = Tópico próprio: { $on ->
    [yes] sim
   *[no] não
}
options-thread-means = { $on ->
    [yes] A partida ganha o seu próprio tópico.
   *[no] A partida é neste canal.
}
options-tall = Tabuleiro vertical: { $on ->
    [yes] sim
   *[no] não
}
options-tall-means = { $on ->
    [yes] O tabuleiro de todos é vertical, para celular.
   *[no] O tabuleiro de todos é largo. No celular, um vertical é mais fácil de ler.
}

## A server has the bot

joined-play = Jogar { $game }
joined-help = Como jogar
joined-settings = Configurações
joined-lacks = { $where ->
    [server] Neste servidor
   *[channel] Em { $channel }
}, falta para mim a permissão **{ $permission }**. { $without }
without-view-channel = Sem ela, não vejo os seus canais.
without-send-messages = Sem ela, não posso publicar salas nem tabuleiros.
without-send-messages-in-threads = Sem ela, não posso jogar em tópicos.
without-create-public-threads = Sem ela, uma partida não pode ter o seu próprio tópico.
without-attach-files = Sem ela, os tabuleiros vão em palavras e não como imagens.
without-add-reactions = Sem ela, as pessoas só podem entrar com o botão.
without-read-message-history = Sem ela, não vejo quem reage enquanto estou desconectado.
