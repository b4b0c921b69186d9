# What the bot says for every game. Sentence case, short lines, full stops.

## Refusals and faults

fault =
    Algo deu errado do nosso lado. Você não perdeu nada.
    O número { $number } ajuda o dono do bot a encontrar a falha.
stale = Esse botão é de antes. Agora você pode fazer isto.
overtaken = Alguém foi mais rápido. Isto é o que você pode fazer agora.
left-out = Não coube tudo. Ficou de fora: { $what }.
brought-back = Quem administra o bot restaurou uma cópia salva desta partida. Agora você pode fazer isto.
busy = Gente demais agiu ao mesmo tempo nesta mesa. Sua ação não foi feita; aperte de novo.
done = Feito.
choose-one = Escolha uma opção
table-over = Esta partida acabou.
table-is-lobby = Esta partida ainda não começou.
table-is-paused = A partida está em pausa; `/game resume` a retoma.
no-table-here = Não há partida em andamento neste canal. Comece uma com /play.
no-lobby-here = Não há mesa aberta neste canal. Abra uma com /play.
another-game = Esse comando é de { $whose }. Aqui se joga { $here }.
not-seated = Você não tem lugar nesta mesa.
only-in-servers = Os jogos acontecem nos canais de um servidor.
lobbies-enough = Você já tem { $most } mesas abertas que não começaram. Comece uma delas ou saia dela, e poderá abrir outra.
channel-taken = Já há uma mesa aberta ou uma partida em andamento neste canal. Espere que acabe ou jogue em outro canal.
not-in-this-channel = Aqui se joga em { $channels }.
not-shown-missing-permissions =
    O que você fez está guardado, mas a mesa não pode ser mostrada. Falta uma permissão ao bot aqui: { $permissions }.
    Quando ele a tiver, o próximo clique mostra a mesa.
not-shown-closed =
    O que você fez está guardado, mas este tópico está trancado.
    Quando ele reabrir, o próximo clique mostra a mesa.
missing-permissions = Falta uma permissão ao bot aqui: { $permissions }.
not-allowed = Isso cabe à moderação do servidor.
cooldown = Tente de novo em { $seconds } { $seconds ->
    [0] segundos
    [one] segundo
   *[other] segundos
}.
command-changed = Este comando mudou. Digite-o de novo, e o Discord mostra a versão nova.
command-renamed = Agora é `{ $new }`.
option-unknown = “{ $value }” não está na lista. Escolha uma opção dela.
no-game-over = A partida acabou.
no-no-such-seat = Não há ninguém nesse lugar.
no-unknown-word = “{ $word }” não é algo que se possa fazer aqui.
no-unreadable = Isso não se entende aqui. Escolha uma opção da lista.
no-not-a-name = Nada aqui se chama “{ $said }”.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Agora dá para: { $possible }.
}
no-say-more = Falta dizer algo; escolha abaixo.
no-nothing-of-the-kind = Nada desse tipo é possível agora.
no-start = A partida não pode começar assim. { $reason }
no-wrong-number-of-seats = Jogam de { $least } a { $most } pessoas; aqui { $seats ->
    [0] não há nenhuma
    [one] há uma
   *[other] há { $seats }
}.
no-unknown-option = Não existe a opção “{ $option }”.
no-unknown-value = “{ $value }” não é um valor para { $option }.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-attach-files = Anexar arquivos
permission-read-message-history = Ver histórico de mensagens
permission-add-reactions = Adicionar reações
permission-create-public-threads = Criar tópicos públicos
permission-send-messages-in-threads = Enviar mensagens em tópicos

## The lobby

lobby-free-seat = livre
lobby-how =
    Reaja com { $hand } ou aperte **Entrar**. Para sair, tire a sua reação ou aperte **Sair**.
    { $fixed ->
        [yes] Jogam { $most } pessoas.
       *[no] De { $least } a { $most } pessoas podem jogar.
    } Quem organiza começa a partida.
lobby-join = Entrar
lobby-leave = Sair
lobby-start = Começar a partida
lobby-ready = Ninguém mais pode entrar. A partida começa quando você apertar **Começar a partida**.
lobby-joined = Você entrou.
lobby-left = Você saiu.
lobby-over = Esta partida não aceita mais jogadores.
lobby-no-bots = Bots não podem entrar.
lobby-in-already = Você já está nesta partida.
lobby-not-in = Você não está nesta partida.
lobby-full = Esta partida está completa.
lobby-host-starts = Quem organiza começa a partida. Depois de uma hora, qualquer jogador pode.
lobby-too-few = { $least ->
    [0] Ninguém precisa entrar antes.
    [one] Pelo menos 1 jogador precisa entrar antes.
   *[other] Pelo menos { $least } jogadores precisam entrar antes.
}
lobby-host = { $name } (organiza)
lobby-is-running = A partida começou.
lobby-with = **{ $game }** com { $names }
lobby-is-over = A partida acabou.
lobby-is-abandoned = Esta partida foi fechada antes de começar.
lobby-is-expired = Fechei esta partida porque ficou uma semana sem começar.
lobby-is-paused = A partida está em pausa.
lobby-time-limit = Se alguém não jogar em { $hours } { $hours ->
    [0] horas
    [one] hora
   *[other] horas
}, os outros podem decidir por essa pessoa.
thread-name = { $game }: { $who }

## The table

deadline = O tempo acaba { $at }.
highlights = { $who }: { $feats }.
highlights-none = { $who } ficou de vigia.
board-moved-on = A partida continua abaixo.
since-your-turn = Desde o seu último turno: { $what }
did-take-back = { $who } desfaz { $count ->
    [0] a sua última ação.
   *[other] o último passo: { $what }.
}
one-then-another = { $first }, depois { $then }
did-bring-back = Quem administra o bot leva a mesa de volta a um passo anterior.
undo-too-far = Já passou tempo demais para desfazer.
undo-daily = Na partida do dia você não pode desfazer uma carta revelada: ela é a mesma para todo mundo.
undo-and-later = { $what } (e mais { $later })
tool-undo = Desfazer
tool-text = Em palavras
tool-hint = Dica
tool-back = Voltar
tool-uses = Usar…
tool-tonight = Esta noite…
tool-suggest = Sugerir um plano
tool-workshop = Oficina
tool-people = Pessoas
hint-nothing = Agora não é o seu turno.
abandon-not-yours = Quem organiza uma mesa aberta pode encerrá-la; uma partida, os jogadores encerram juntos; a moderação pode encerrar as duas.
abandon-unreadable = Não consigo ler esta partida. A moderação pode encerrá-la com `/game end`.
abandon-ask = Encerrar esta partida para todos? Ela não poderá ser retomada.
abandon-sure = Encerrar de vez
table-abandoned = Esta partida foi encerrada antes da hora.
games-none = Você não tem partida em andamento. Comece uma com /play.
games-lobby = **{ $title }**: mesa aberta. { $link }
games-line = **{ $title }**: { $whose ->
    [you] é o seu turno.
    [paused] em pausa.
   *[others] espera por { $names }.
} { $link }

## Commands

command-play = Abrir uma mesa para uma partida nova
command-play-island = { island-title }: fugir em equipe (2 a 4 jogadores)
command-join = Entrar na mesa aberta neste canal
command-leave = Sair da mesa ou da partida deste canal
command-start = Começar a partida da mesa aberta neste canal
command-board = Mostrar o tabuleiro só para você
command-server = Mudar as configurações deste servidor
command-profile = Ver seus resultados e escolher suas preferências
command-game = Cuidar da partida deste canal
command-board-text = Mostrar a posição inteira em palavras, sem imagem
command-story = Ler tudo o que aconteceu nesta partida
command-undo = Desfazer o seu último passo
command-undo-what = Outro passo ou outra coisa a desfazer
command-hint = Pedir uma dica: para onde olhar, por quê e o que fazer
command-end = Encerrar esta partida de vez
command-games = Listar todas as suas partidas, com links
command-rules = Ler as regras página por página
command-rules-game = De qual jogo ler as regras
command-rules-topic = Qual página abrir
command-help = Aprender a jogar com este bot
command-about = Ver quem fez este bot e como adicioná-lo
command-move = Mover o seu peão ou outro, se for { island-navigator }
command-move-to = Para onde ir, ex.: C3; voos e mergulhos são marcados
command-move-who = Para o { island-navigator }: o peão de quem
command-shore-up = Drenar uma peça alagada
command-shore-up-tile = Qual peça secar, ex.: C3
command-shore-up-second-tile = Para o { island-engineer }: uma segunda peça
command-give = Dar uma carta de Tesouro a outro jogador
command-give-card = Qual carta dar
command-give-to = Quem recebe a carta
command-capture = Trocar quatro cartas pelo tesouro da sua peça
command-helicopter = Jogar Fuga de Helicóptero: levar peões, ou vencer
command-helicopter-from = De qual peça voar, ou decolar e vencer
command-helicopter-to = Para qual peça voar
command-helicopter-who = Quem voa; senão, todos dessa peça
command-sandbags = Jogar Saco de Areia: secar qualquer peça alagada
command-sandbags-tile = Qual peça secar, ex.: C3
command-discard = Descartar uma carta quando a sua mão está cheia demais
command-discard-card = Qual carta descartar
command-swim = Nadar até um lugar seguro quando a sua peça afundou
command-swim-to = Para qual peça nadar, ex.: C3
command-pass = Não jogar nem usar nada agora
command-pass-ask-me = Quando perguntar sobre cartas especiais daqui em diante

option-players = Quantas pessoas jogam, ex.: 3
option-time-limit = Quando os outros podem decidir por quem está fora
option-thread = Jogar em um tópico próprio
option-language = O idioma desta partida
time-limit-0 = Sem limite
time-limit-8 = 8 horas
time-limit-24 = 1 dia
time-limit-72 = 3 dias
time-limit-168 = 7 dias

## Help

help-1 = **Como se joga aqui**
    `/play island` abre uma mesa. As pessoas entram com ✋ ou com o botão, e quem organiza aperta Começar.
    Há também `/play bridges` e `/play crusoe`, de uma a quatro pessoas; `/daily` traz a mesma partida para todos, uma vez por dia.
    Quando chega o seu turno, o bot menciona você.
    Use os menus e botões abaixo do tabuleiro, ou digite os comandos: os dois servem para tudo.
    Um turno pode durar dias. Nada se perde nesse meio-tempo.
    `/board` mostra o tabuleiro; `/board text: True`, a posição inteira em palavras.
    `/hint` diz para onde olhar, depois por quê, depois o que fazer. `/undo` desfaz o seu último passo. Se outros agiram depois, eles votam.
    `/done` encerra o seu turno ou a sua carta, ou aceita o plano. Com `/pass` você não usa nada agora.
help-2 = **Toda mesa**
    `/join` põe você na mesa aberta, e `/start` começa a partida.
    `/try` experimenta um turno: jogue-o, proponha-o a quem joga ou deixe-o pronto para quando for o seu.
    `/learn` ensina a ilha com cinco pequenos desafios; `/puzzle` tem um para cada dia.
    `/game story` conta a partida inteira até agora. `/games` lista as suas partidas, aqui e em outros lugares.
    `/leave` tira você de uma partida. `/game end` encerra uma partida: os jogadores juntos, ou a moderação.
    `/bridges` e `/crusoe` têm os comandos desses jogos. `/rules` tem as regras, página por página.
    Com `thread: True`, ou onde já há uma partida em andamento, a mesa ganha um tópico próprio.
help-3 = **Quando os dias passam**
    `/game nudge` dá um toque em quem a mesa está esperando, uma vez a cada oito horas. `/game pause` suspende os lembretes até `/game resume`.
    Com um limite de tempo, os outros podem decidir por quem está ausente.
    `/game hand_over` oferece o seu lugar. `/game kick` tira alguém de uma mesa ainda aberta.
    `/profile preferences` tem o seu idioma, horas de silêncio, lembretes e cores.
    `/server settings`, `/server channels` e `/server daily` são para quem gerencia o servidor.
    `/game replay` mostra uma partida de novo. `/game report` relata um problema.
    `/profile stats` conta as suas partidas terminadas. `/leaderboard` tem as vitórias, as primeiras vezes e os recordes do servidor.
    `/profile privacy` mostra o que se guarda sobre você. `/about` diz o que é isto.
help-elsewhere-1 = **Jogar por conta própria, em qualquer lugar**
    `/play island`, `/play bridges` e `/play crusoe` começam uma partida só para você. Na ilha, você pode jogar com o computador.
    `/daily` tem uma partida por dia, a mesma para todo mundo. `/puzzle` tem desafios curtos e `/learn` ensina a ilha.
    Use os menus e botões abaixo do tabuleiro. Os mesmos botões dão uma dica, desfazem uma ação ou encerram a partida.
    `/games` mostra as suas partidas. Se você não acha um tabuleiro, ele aparece de novo.
    Aqui eu não mando lembretes. A partida espera por você.
help-elsewhere-2 = **Mais comandos**
    `/rules` tem as regras, página por página. `/profile stats` conta as partidas que você terminou.
    `/profile preferences` tem o seu idioma, as cores e as imagens. `/profile privacy` mostra o que sei sobre você, e apaga.
    Para jogar com outras pessoas, me adicione a um servidor: `/about` tem o link.
about = **Atoll** { $version }: jogos de ilhas em um canal de chat, com turnos que duram dias.
    Está em { $servers } { $servers ->
        [0] servidores
        [one] servidor
       *[other] servidores
    }.
    Adaptação não oficial: os jogos são de seus autores e editoras. Os desenhos e os textos daqui são nossos. Se gostar de um jogo, compre-o.
about-server = Adicionar ao seu servidor
about-account = Adicionar à sua conta
about-terms = Termos
about-privacy = Privacidade

## A server has the bot

joined = **Olá.** Trago jogos de ilhas para um canal, com turnos que podem durar dias.
    `/play island` abre uma mesa em qualquer canal em que eu possa escrever; `/play bridges` e `/play crusoe` também. `/help` conta o resto.
    `/server settings` (para quem gerencia o servidor): o idioma e os canais em que se pode jogar.
    Não leio mensagens. Para se livrar de mim, basta me remover do servidor; trinta dias depois as partidas dele são apagadas.
joined-again = { $count ->
    [0] Há partidas em pausa
    [one] Há uma partida em pausa
   *[other] Há { $count } partidas em pausa
}. Para continuar, digite `/game resume` em { $channels }.

## Undo by consent

undo-nothing = Você não tem nada a desfazer.
vote-undo = { $who } **{ $name }** quer desfazer “{ $what }”. Desde então cartas foram reveladas ou outros agiram.
vote-undo-how = Todos os outros precisam concordar; depois de um dia basta quem organiza a mesa.
vote-undo-yes = Concordo
vote-undo-no = Deixar como está
vote-undo-yes-carried = De acordo: **{ $name }** desfaz a sua ação.
vote-undo-no-carried = Fica como está.
vote-over = A mesa seguiu adiante; esta pergunta não vale mais.
vote-not-yours = Esta pergunta é para os outros.

## Somebody is away

vote-absent = { $who } O tempo de **{ $name }** acabou. Os outros decidem o que fazer.
vote-absent-how = Mais da metade decide; depois de um dia, quem organiza a mesa.
vote-absent-computer = O computador joga este turno
vote-absent-offer = Oferecer o lugar
vote-absent-extend = Dar mais tempo
vote-absent-wait = Continuar esperando
vote-absent-computer-carried = O computador joga este turno por **{ $name }**.
vote-absent-offer-carried = O lugar de **{ $name }** foi oferecido.
vote-absent-extend-carried = **{ $name }** ganha mais tempo.
vote-absent-wait-carried = A mesa espera por **{ $name }**.

## Ending it together

abandon-vote-ask = Perguntar aos outros se a partida se encerra? Mais da metade precisa concordar. Ela não poderá ser retomada.
abandon-vote-sure = Perguntar
vote-abandon = { $who } **{ $name }** quer encerrar esta partida.
vote-abandon-how = Mais da metade precisa concordar; depois de um dia basta quem organiza a mesa.
vote-abandon-yes = Encerrar
vote-abandon-no = Continuar jogando
vote-abandon-yes-carried = A partida foi encerrada.
vote-abandon-no-carried = A partida continua.

## Reminders

reminder-since = { $whose ->
    [question] Uma pergunta espera a sua resposta há
   *[turn] É a sua vez há
} { $unit ->
    [hour] uma hora
    [hours] { $count } horas
    [day] um dia
   *[days] { $count } dias
}.
reminder-by-now = Já { $unit ->
    [hour] passou uma hora
    [hours] passaram { $count } horas
    [day] passou um dia
   *[days] passaram { $count } dias
}.
reminder-help = Sem tempo? Aperte um botão.
reminder-then-limit = { $passed ->
    [yes] Os outros já podem decidir por você.
   *[no] Os outros poderão decidir por você { $at }.
}
reminder-then-vote = A partida não pode continuar sem você. Os outros podem votar para encerrá-la.
reminder-then-nothing = Ninguém mais está esperando, então fique à vontade.
reminder-waiting = { $names } { $count ->
    [0] estão
    [one] está
   *[other] estão
} esperando.
reminder-last = Este é o meu último lembrete para este turno.
reminder-button-stand-in = Deixar o computador jogar este turno
reminder-button-hand-over = Ceder o meu lugar
reminder-button-tonight = Lembrar hoje à noite
reminder-button-later = Lembrar em 6 horas
reminder-button-not-now = Não lembrar mais neste turno
reminder-silenced = Não vou lembrar mais até o seu próximo turno.
reminder-put-off = Vou lembrar você { $at }.
reminder-stood-in = O computador jogou este turno por você. O próximo volta a ser seu.
not-your-reminder = Esse lembrete não é para você, ou já não é a sua vez.
nudge-yourself = É a sua vez!
nudged-already = Alguém já deu um toque há menos de oito horas.
nudged = { $who } { $by } está esperando você. { $link }
paused = A partida está em pausa. Ninguém recebe lembretes até `/game resume`.
not-paused = Não há partida em pausa neste canal.

## Seats that change hands

left-game = Você se levantou. O seu lugar foi oferecido aos outros.
offer = { $whom } O lugar de **{ $name }** está livre.
offer-anybody = Para qualquer pessoa:
offer-take = Ocupar o lugar
offer-computer = Deixar o computador jogar
offer-gone = Esse lugar não está mais disponível.
offer-not-yours = Esse lugar foi oferecido a outra pessoa.
offer-not-yours-to-give = Quem oferece o lugar decide se o computador joga.
offer-taken = O lugar agora é de **{ $name }**.
offer-not-to-them = Não dá para oferecer a essa pessoa: bots não jogam, e cada pessoa tem um só lugar.
offered-often = Você ofereceu o seu lugar vezes demais. Poderá oferecê-lo de novo em { $minutes } { $minutes ->
    [0] minutos
    [one] minuto
   *[other] minutos
}. Com /leave qualquer pessoa pode pegá-lo já.
offered = Você ofereceu o seu lugar. Ele é seu até que alguém o ocupe.
computer-name = Computador { $number }
rematch-called = { $who } Mais uma?
remove-not-here = Essa pessoa não tem lugar neste canal.

## Preferences and settings

palette-standard = Padrão
palette-high-contrast = Alto contraste
palette-colour-blind = Segura para daltonismo
not-set = não definido
no-such-time = “{ $said }” não é um horário. Escreva assim: 22:30.
no-such-zone = “{ $said }” não é um fuso horário. Escolha um da lista, como America/Sao_Paulo.
no-such-rhythm = “{ $said }” não é um ritmo. Escreva de um a cinco números de horas, como 8 24 48.
preferences-title = **As suas preferências**
as-discord = o do Discord
preferences-language = Idioma: { $language }
preferences-quiet = Horas de silêncio: { $quiet ->
    [yes] de { $start } a { $end }, fuso { $zone }
   *[no] nenhuma
}
preferences-reminders = Lembretes: { $on ->
    [yes] ligados
   *[no] desligados
}, { $rhythm ->
    [own] depois de { $hours } h
   *[server] no ritmo do servidor
}, { $dm ->
    [yes] por mensagem direta
   *[no] no canal
}
preferences-palette = Paleta do seu próprio /board: { $palette }
preferences-gates = Cartas especiais: { $gates }
preferences-records = Em estatísticas e classificações: { $shown ->
    [yes] sim
   *[no] não
}
preferences-no-zone = Para respeitar as horas de silêncio, falta saber o seu fuso.
settings-title = **As configurações deste servidor**
settings-language = Idioma das mesas novas: { $language }
settings-channels = Canais: { $count ->
    [0] todos
   *[other] { $channels }
}
settings-time-limit = Limite de tempo das mesas novas: { $hours ->
    [0] nenhum
   *[other] { $hours } h
}
settings-rhythm = Lembretes: depois de { $hours } h

## Privacy

privacy = **O que se guarda sobre você**
    Seu id do Discord e seu nome de exibição nas mesas em que joga, suas jogadas, suas preferências e como suas partidas acabaram.
    Nenhuma mensagem é lida ou guardada, nem nada sobre quem não joga.
    Mesas não começadas somem depois de 7 dias, partidas acabadas depois de um ano, as de um servidor 30 dias depois que o bot saiu.
privacy-export = Me envie tudo
privacy-forget = Me esqueça
privacy-exported = Tudo o que se guarda sobre você.
forget-ask = Esquecer você de vez? Os seus lugares passam a ser de alguém sem nome e são oferecidos; as suas preferências e resultados somem.
forget-sure = Me esqueça de vez
forgotten = Nada mais está guardado sobre você.

## Records

stats-none = Você ainda não terminou nenhuma partida.
stats-total = { $played ->
    [0] nenhuma partida
    [one] { $played } partida
   *[other] { $played } partidas
}, vitórias: { $won }. Vitórias seguidas: { $now } agora, { $longest } no máximo.
stats-variant = { $variant }: { $won ->
    [0] nenhuma vitória
    [one] { $won } vitória
   *[other] { $won } vitórias
} em { $played } { $played ->
    [0] partidas
    [one] partida
   *[other] partidas
}.
leaderboard-none = Nenhuma partida terminou ainda neste servidor.
leaderboard-none-together = Nenhuma partida contra outras pessoas terminou aqui ainda.
leaderboard-title = **{ $game }** neste servidor
leaderboard-line = { $place ->
    [0] { "" }
   *[other] { $place }\.{ " " }
}{ $who }: { $won ->
    [0] nenhuma vitória
    [one] { $won } vitória
   *[other] { $won } vitórias
} em { $played } { $played ->
    [0] partidas
    [one] partida
   *[other] partidas
}{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { ", " }{ $streak } seguidas
}

## The owner

owner-only = Isso é para o dono do bot.
reported-already = Você acabou de relatar um problema. Quem administra o bot já sabe.
reported = O dono do bot foi avisado, com o número da mesa: { $table }. Nada que você escreveu foi enviado.
tool-report = Relatar um problema
tool-rematch = Revanche
tool-replay = Replay
replay = { $game }, com { $names }.
replay-none = Não há partida para rever aqui.
command-replay = Ver a partida inteira como imagem animada
command-report = Relatar um problema a quem mantém o bot

command-nudge = Dar um toque em quem deve jogar, a cada oito horas
command-pause = Pôr em pausa a partida e os lembretes
command-resume = Continuar uma partida em pausa
command-hand-over = Oferecer o seu lugar na partida a outra pessoa
command-hand-over-to = Quem pode pegá-lo; senão, qualquer pessoa
command-kick = Tirar alguém da mesa ou da partida
command-kick-who = Quem tirar; de uma partida, só a moderação
command-preferences = Mudar seu idioma, lembretes, cores e mais
preference-language = O idioma do que só você vê
preference-quiet-from = Quando começa o silêncio, ex.: 22:30, ou - sem ele
preference-quiet-until = Quando termina o silêncio, ex.: 8:00, ou - sem ele
preference-time-zone = Seu fuso, ex.: America/Sao_Paulo, ou - para nenhum
preference-reminders = Receber lembretes quando for o seu turno
preference-remind-after-hours = Horas até os lembretes, ex.: 8 24 48, ou - o padrão
preference-reminders-by-dm = Receber lembretes por mensagem direta
preference-colours = As cores do seu próprio /board
preference-ask-about-cards = Quando perguntar a você sobre cartas especiais
preference-in-statistics = Contar suas partidas em estatísticas e classificações
command-settings = Mudar idioma, limite de tempo e lembretes
command-channels = Escolher os canais em que se pode jogar
setting-language = O idioma das partidas novas
setting-channels-add = Permitir este canal; sem nenhum, valem todos
setting-channels-remove = Deixar de permitir este canal
setting-time-limit = Horas até os outros decidirem, ex.: 24; 0 sem limite
setting-remind-after-hours = Horas até os lembretes, ex.: 8 24 48, ou - o padrão
command-privacy = Ver ou apagar o que sei sobre você
command-stats = Ver como foram as suas partidas terminadas
command-stats-game = Qual jogo contar
command-leaderboard = Ver quem mais venceu neste servidor
command-leaderboard-show = Mostrar as partidas do dia ou os recordes
command-owner = Usar as ferramentas de quem mantém o bot
command-owner-sync = Enviar os comandos ao Discord de novo
command-owner-diagnose = Examinar uma partida
command-owner-repair = Mostrar uma partida de novo, ou recuperar uma revisão
command-owner-table = O número da partida, ex.: 1a2b3c
command-owner-back-to = Qual revisão recuperar, ex.: 17

## One's own board

tool-mine = Meu tabuleiro
own-asked = Escolha abaixo; até você terminar, ninguém mais vê.
own-done = Você terminou. Os outros ainda estão pensando.

## Bridges' commands

command-play-bridges = Pontes: ligar ilhas no seu tabuleiro (1 a 4 jogadores)
command-write = Escrever o número da carta em uma ilha
command-bridges = Jogar a sua carta em Pontes
command-write-island = Em qual ilha escrever, ex.: C
command-write-number = Antes da primeira carta: um 3 ou um 4
command-draw = Desenhar uma ponte entre duas ilhas
command-draw-from = Onde a ponte começa, ex.: C
command-draw-to = Onde a ponte termina, ex.: D
command-skip = Desistir do número, das pontes ou dos dois
command-skip-what = Do que desistir nesta carta
command-done = Encerrar o turno ou a carta, ou aceitar o plano
command-done-anyway = Pular a pergunta se restar algo a fazer

## Hints in levels

tip-2 = Por quê?
tip-3 = Qual jogada?
tip-at-once = Este é um conselho dado na hora, sem razões. Pergunte de novo daqui a pouco.
tip-what = { $what }
tip-first = Primeiro: { $what }.
tip-then = Depois: { $then }.
tip-next = Depois: { $what }
tip-to = Não é o seu turno. Um conselho para { $to }:

## Alone

lobby-alone = { $name } joga solo.

## The daily deal

tool-share = Compartilhar
stats-alone = { $variant }: { $played ->
    [0] nenhuma partida
    [one] { $played } partida
   *[other] { $played } partidas
}; melhor resultado: { $best } pontos.
stats-daily = Partidas do dia: { $played }. Dias seguidos: { $now } agora, { $longest } no máximo.

# Seats, lobbies and what is kept
not-shown-yet = Está guardado. O Discord não aceita o tabuleiro agora; ele será mostrado assim que possível.
seat-is-vacant = { $who } { $names } { $count ->
    [one] saiu, e era o turno desse lugar
    [0] saíram, e era o turno desses lugares
   *[other] saíram, e era o turno desses lugares
  }. Ocupe o lugar ou deixe o computador jogar.
nobody-left = Não sobrou ninguém nesta mesa. Ela espera; quem ocupar o lugar continua a partida.
waits-for-others = Esperando por { $who }.
lobby-is-full = A partida está completa. Se alguém sair, entra a próxima { $hand }.
lobby-full-for-host = { $who } Já estão todos aqui. Você pode começar a partida.
lobby-plays-in-a-thread = A partida terá o seu próprio tópico. Lá vou mencionar cada jogador.
lobby-is-elsewhere = A partida acontece em { $place }.
thread-begins = { $who } A partida é jogada aqui.
leave-ask = Sair desta partida? Seu lugar será oferecido a outras pessoas, e não dá para voltar atrás.
leave-ask-last = Você é a última pessoa aqui. Se sair, a partida termina.
leave-sure = Sim, quero sair
left-game-alone = Você saiu, e a partida terminou.
nudge-nobody = Ninguém está no lugar pelo qual a mesa espera. Ocupe-o ou deixe o computador jogar.
games-started = Começou { $at }.
games-unreadable = { $title }: não consigo ler esta partida agora. A moderação pode encerrá-la lá com `/game end`.
someone = alguém

recap = Nesta partida: { $facts }.
you-are-next = Quem joga depois: { $who }.
tool-further = Próxima partida: { $what }
preference-boards-in-words = Somar a posição em palavras quando chamarem você
preference-tell-when-next = Avisar quando o turno seguinte for o seu
preference-tall-pictures = Imagens altas no seu próprio /board, para o celular
preferences-in-words = Posição em palavras a cada chamada: { $on ->
    [yes] sim
   *[no] não
}
preferences-when-next = Aviso quando o turno seguinte for o seu: { $on ->
    [yes] sim
   *[no] não
}
preferences-tall = Seu próprio /board alto, para o celular: { $on ->
    [yes] sim
   *[no] não
}

option-computers = Quantos computadores jogam junto, ex.: 1
lobby-alone-with-computers = { $name } joga com o computador.

## Who plays beside the people

computer-name-strong = Computador forte { $number }
lobby-computers = { $count ->
    [0] Nenhum computador joga.
    [one] Um computador{ $strength ->
        [strong] { " " }forte
       *[calm] { "" }
    } também joga.
   *[other] { $count } computadores{ $strength ->
        [strong] { " " }fortes
       *[calm] { "" }
    } também jogam.
}
lobby-alone-as-two = { $name } joga com dois aventureiros.
lobby-company = Computadores…
company-ask = Quem mais joga? A partida começa depois, quando você apertar **Começar a partida**.
company-none = Só pessoas
company-calm = { $count ->
    [0] Nenhum computador
    [one] Um computador
   *[other] { $count } computadores
}
company-calm-how = Responde na hora e joga com bom senso.
company-strong = { $count ->
    [0] Nenhum computador forte
    [one] Um computador forte
   *[other] { $count } computadores fortes
}
company-strong-how = Pensa alguns segundos e joga bem.
company-two = Jogar com dois aventureiros, sem mais ninguém
company-two-how = Você move os dois, um depois do outro.
company-gone = Enquanto isso alguém entrou ou saiu. Escolha de novo.
company-is-the-hosts = Só quem organiza a partida pode escolher computadores.
option-strength = O quanto os computadores jogam bem
company-chosen = Pronto. A partida começa quando você apertar **Começar a partida**.
strength-calm = Calmo: responde na hora e joga com bom senso
strength-strong = Forte: pensa alguns segundos e joga bem
island-option-alone = Jogar sem mais ninguém, com dois aventureiros
computers-think = { $who } { $count ->
    [0] { "" }
    [one] pensa
   *[other] pensam
}…

## Finding one another

setting-lobby-role = O cargo a mencionar quando uma mesa se abre
setting-no-lobby-role = Deixar de mencionar um cargo
setting-role-cannot-be-called = O bot não pode chamar { $role }: deixe que qualquer um mencione o cargo ou dê essa permissão ao bot.
settings-role = Chamado quando uma mesa se abre: { $role }
lobby-calls = { $role } Há uma partida nova. Quem quer jogar?
preference-tell-about-lobbies = Receber aviso de mesas novas, uma vez por dia
preferences-lobbies = Aviso por mensagem quando uma mesa se abre neste servidor: { $on ->
    [yes] sim, uma vez por dia
   *[no] não
}
lobby-opened = { $host } abriu uma partida de { $game }: { $link }
    -# Você recebe isto no máximo uma vez por dia. Para desligar, use lá `/profile preferences tell_about_lobbies: False`.

## Turns tried out

command-try = Experimentar um turno antes de jogá-lo ou propô-lo
tool-try = Experimentar
plan-not-here = Neste jogo não se experimentam turnos.
plan-over = Esse plano não vale mais; a mesa seguiu adiante.
plan-title-own = **O seu turno, em teste.** Nada é jogado até você dizer.
plan-title-later = **O seu próximo turno, em teste** na ilha como ela está agora. Nada é jogado até você deixá-lo pronto.
plan-title-theirs = **Um turno em teste** para { $who }. Essa pessoa só o vê quando você propuser.
plan-empty = Escolha o que fazer primeiro. As cartas que seriam viradas continuam ocultas.
plan-cut-off = A mesa mudou: “{ $what }” não é mais possível, nem o que vinha depois.
plan-is-lodged = -# Pronto para o seu próximo turno: { $what }.
plan-play = Jogar assim
plan-lodge = Deixar pronto para o meu turno
plan-propose = Propor
plan-back = Desfazer o último
plan-withdraw = Retirar o que deixei pronto
plan-for = Para { $who }
plan-for-own = Para o meu turno
plan-lodged = Pronto para o seu próximo turno: { $what }.
    { $ends ->
        [yes] Isso também encerra o seu turno.
       *[no] Encerrar o turno fica por sua conta.
    } Se mudar uma peça, uma carta ou um lugar de que isso depende, nada é jogado, e o bot chama você como sempre.
plan-withdrawn = Nada mais está pronto. O bot chama você como sempre.
plan-proposed = { $by } propõe a { $who }: { $what }.
plan-was-proposed = Proposto. { $who } pode aceitar com um clique.
plan-retract = Retirar a proposta
plan-retracted = A sua proposta foi retirada.
plan-take = Fazer assim
plan-not-yours = Isso foi proposto a { $who }.
plan-changed = Essa proposta não vale mais. { $why }
plan-taken = { $who } faz o que { $by } propôs: { $what }.
plan-was-played = -# { $who } tinha deixado este turno pronto.
plan-was-dropped = -# { $who }: o turno que você deixou pronto não foi jogado. { $why }
plan-why-line = “{ $what }” não é mais possível.
plan-why-hand = A sua mão mudou.
plan-why-pawn = Você está em outro lugar agora.
plan-why-tile = A peça { $tile } { $now ->
    [dry] está seca agora.
    [flooded] está alagada agora.
   *[sunk] afundou.
}
plan-others = Outra coisa…

## Puzzles

command-puzzle = Resolver o desafio de hoje, ou outro
command-puzzle-game = De qual jogo é o desafio
command-puzzle-number = Número do desafio, ex.: 12; senão, o de hoje
command-learn = Aprender { island-title } com cinco pequenos desafios
puzzle-back = Desfazer
puzzle-anew = Desde o começo
puzzle-solution = Solução
puzzle-next = Outro
puzzle-so-far = { $count ->
    [0] Nenhum resolvido.
    [one] O seu primeiro desafio resolvido.
   *[other] { $count } resolvidos.
}{ $days ->
    [0] { "" }
    [one] { " " }O de hoje está feito.
   *[other] { " " }{ $days } dias seguidos.
}
puzzle-all-solved = Você resolveu todos os { $count }.
puzzle-file-is-other = Os desafios não podem ser lidos: { $fault }.

## Odds and the review

tool-odds = Probabilidades
tool-review = Revisão
review-none = Esta partida não pode ser revista.
review-one-at-a-time = Ainda preparo uma revisão para você. Espere por ela e peça de novo.
review-late = Rever está demorando demais agora. Peça de novo daqui a pouco.

## From here again

tool-from-here = De novo daqui
again-begun = A nova partida está no canal.
again-ask = De qual turno continuar? Você se senta numa mesa nova; quem entrar volta ao seu lugar, e o computador fica com os outros. Não conta para nenhum recorde.
again-anew = O que ninguém tinha visto, embaralhado de novo…
again-as = Cada carta como estava então…
again-turn = Turno { $number }: { $who }
again-round = Rodada { $number }
again-too-old = Esta partida não pode ser retomada de um de seus turnos: é antiga demais ou não acabou.
again-in-lobby = Esta partida continua uma anterior e não conta para recordes. Os computadores jogam os lugares livres.
again-in-lobby-as-two = Esta partida continua uma anterior e não conta para recordes. Você joga de novo com os dois aventureiros, se ninguém entrar.

## Where only a person brought the bot

elsewhere-alone = Aqui você joga por conta própria, porque não estou neste servidor. **A partida começa quando você escolher.**
elsewhere-without = Aqui não há tópicos nem limites de tempo: ninguém é lembrado, e a partida espera por você.
elsewhere-seen-by-one = Aqui só você vê a partida: falta a você a permissão “Usar aplicativos externos”. Ela continua mesmo assim.
elsewhere-goes-on = A partida continua em uma mensagem mais nova.
tool-go-on = Mostrar aqui
tool-end = Encerrar

## What takes a while

working-on-hint = Pensando na melhor jogada…
working-on-plan = Pensando num plano para todos…
working-on-odds = Calculando as chances…
working-on-replay = Desenhando o replay…
working-on-review = Repassando { $count } { $count ->
    [0] turnos
    [one] turno
   *[other] turnos
}…
