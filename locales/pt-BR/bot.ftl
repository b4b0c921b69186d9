# What the bot says for every game. Sentence case, short lines, full stops.

## Refusals and faults

fault =
    Algo deu errado do meu lado. Nada se perdeu.
    Se for avisar quem administra o bot, passe este número: { $number }
stale = Esse botão não vale mais. Veja o que você pode fazer agora.
overtaken = Alguém foi mais rápido. Veja o que você pode fazer agora.
left-out = Não coube tudo. Ficou de fora: { $what }.
brought-back = Quem administra o bot restaurou uma cópia salva desta partida. Agora você pode fazer isto.
busy = Muita gente apertou um botão ao mesmo tempo, e nada mudou. Tente de novo.
done = Feito.
choose-one = Escolha uma opção
table-over = Esta partida acabou.
table-is-lobby = Esta partida ainda não começou.
table-is-paused = A partida está pausada. Para continuar, use `/game resume`.
no-table-here = Não há partida em andamento neste canal. Comece uma com `/play`.
no-lobby-here = Não há sala aberta neste canal. Abra uma com `/play`.
another-game = Esse comando é do jogo { $game }, mas a partida deste canal é de { $here }.
not-seated = Você não está nesta partida.
only-in-servers = Só dá para jogar este jogo em um canal de servidor.
lobbies-enough = Você já tem { $most } salas abertas com a partida por começar. Comece uma delas ou saia dela antes de abrir outra.
channel-taken = Já há uma sala aberta ou uma partida neste canal. Espere acabar ou jogue em outro canal.
not-in-this-channel = Neste servidor, você pode jogar nestes canais: { $list }.
not-shown-missing-permissions =
    Sua jogada está salva, mas não consigo mostrar o tabuleiro. Falta uma permissão para mim neste canal: { $list }.
    Quando eu tiver a permissão, aperte qualquer botão para ver o tabuleiro.
not-shown-closed =
    Sua jogada está salva, mas não consigo mostrar o tabuleiro porque este tópico está bloqueado.
    Quando ele reabrir, aperte qualquer botão para ver o tabuleiro.
missing-permissions = Falta uma permissão para mim neste canal: { $list }.
not-allowed = Só os moderadores deste servidor podem fazer isso.
cooldown = Tente de novo em { $seconds ->
    [0] 0 segundos
    [one] 1 segundo
   *[other] { $seconds } segundos
}.
command-changed = Este comando mudou. Digite de novo, e o Discord vai mostrar a versão nova.
command-renamed = Esse comando agora é `{ $new }`.
option-unknown = “{ $value }” não está na lista. Escolha uma opção da lista.
no-game-over = A partida acabou.
no-no-such-seat = Essa pessoa não está nesta partida.
no-unknown-word = Nesta partida, você não pode fazer “{ $word }”.
no-unreadable = Não entendi. Escolha uma opção da lista.
no-not-a-name = Nada aqui se chama “{ $said }”.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Você pode escolher: { $possible }.
}
no-say-more = Falta uma informação. Escolha abaixo.
no-nothing-of-the-kind = Você não pode fazer nada disso agora.
no-start = A partida não pode começar assim. { $reason }
no-wrong-number-of-seats = Este jogo é para { $least } a { $most } jogadores, mas { $seats ->
    [0] ninguém entrou
    [one] só um entrou
   *[other] { $seats } entraram
}.
no-unknown-option = Não existe a opção “{ $option }”.
no-unknown-value = “{ $value }” não é um valor válido para { $option }.

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
    } O anfitrião começa a partida.
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
lobby-host-starts = O anfitrião começa a partida. Depois de uma hora, qualquer jogador pode fazer isso.
lobby-too-few = { $least ->
    [0] Ninguém precisa entrar antes.
    [one] Pelo menos 1 jogador precisa entrar antes.
   *[other] Pelo menos { $least } jogadores precisam entrar antes.
}
lobby-host = { $name } (anfitrião)
lobby-is-running = A partida começou.
lobby-with = **{ $game }** com { $names }
lobby-is-over = A partida acabou.
lobby-is-abandoned = Esta partida foi cancelada antes de começar.
lobby-is-expired = Fechei esta partida porque ela ficou uma semana sem começar.
lobby-is-paused = A partida está em pausa.
lobby-time-limit = Se alguém ficar { $hours ->
    [0] 0 horas
    [one] 1 hora
   *[other] { $hours } horas
} sem jogar, os outros podem decidir por essa pessoa.
thread-name = { $game }: { $who }

## The table

deadline = O tempo acaba { $at }.
highlights = { $who }: { $feats }.
highlights-none = { $who } ficou de vigia.
board-moved-on = A partida continua abaixo.
since-your-turn = Desde o seu último turno: { $what }
did-take-back = { $who } desfaz { $count ->
    [0] a própria última ação.
   *[other] o último passo: { $what }.
}
one-then-another = { $first }, depois { $then }
did-bring-back = Quem administra o bot fez a partida voltar a um passo anterior.
undo-too-far = Já passou tempo demais para desfazer.
undo-daily = Na partida do dia, você não pode desfazer nada depois de revelar uma carta, porque as cartas são as mesmas para todo mundo.
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
hint-nothing = Não é a sua vez.
abandon-not-yours = O anfitrião pode fechar uma sala, e os jogadores juntos podem encerrar uma partida. Um moderador pode fazer os dois.
abandon-unreadable = Não consegui abrir esta partida. Um moderador pode encerrá-la com `/game end`.
abandon-ask = Encerrar esta partida para todos? Não dá para continuar depois.
abandon-sure = Encerrar a partida
table-abandoned = Esta partida foi encerrada antes da hora.
games-none = Você não tem nenhuma partida em andamento. Comece uma com `/play`.
games-lobby = **{ $title }**: sala aberta. { $link }
games-line = **{ $title }**: { $whose ->
    [you] é a sua vez.
    [paused] pausada.
   *[others] esperando { $names }.
} { $link }

## Commands

command-play = Abrir uma sala para uma partida nova
command-play-island = { island-title }: fugir em equipe (2 a 4 jogadores)
command-join = Entrar na sala aberta neste canal
command-leave = Sair da sala ou da partida deste canal
command-start = Começar a partida da sala deste canal
command-board = Mostrar o tabuleiro só para você
command-server = Mudar as configurações deste servidor
command-profile = Ver seus resultados e escolher suas preferências
command-game = Gerenciar a partida deste canal
command-board-text = Mostrar a posição inteira em texto, sem imagem
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
command-move = Mover o seu peão ou, como { island-navigator }, o de outro jogador
command-move-to = Para onde ir, ex.: C3; voos e mergulhos aparecem marcados
command-move-who = Só para o { island-navigator }: de quem é o peão
command-shore-up = Drenar uma peça alagada
command-shore-up-tile = Qual peça secar, ex.: C3
command-shore-up-second-tile = Para o { island-engineer }: uma segunda peça
command-give = Dar uma carta de Tesouro a outro jogador
command-give-card = Qual carta dar
command-give-to = Quem recebe a carta
command-capture = Trocar quatro cartas pelo tesouro da sua peça
command-helicopter = Jogar Fuga de Helicóptero: transportar peões ou vencer
command-helicopter-from = De qual peça partir, ou decolar e vencer
command-helicopter-to = Para qual peça voar
command-helicopter-who = Quem voa (em branco: todos os que estão na peça)
command-sandbags = Jogar Saco de Areia: secar qualquer peça alagada
command-sandbags-tile = Qual peça secar, ex.: C3
command-discard = Descartar uma carta quando a sua mão está cheia demais
command-discard-card = Qual carta descartar
command-swim = Nadar até um lugar seguro quando a sua peça afunda
command-swim-to = Para qual peça nadar, ex.: C3
command-pass = Não jogar nem usar nada agora
command-pass-ask-me = Quando devo perguntar sobre cartas especiais

option-players = Quantas pessoas jogam, ex.: 3
option-time-limit = Quando os outros podem decidir por quem está ausente
option-thread = Jogar em um tópico próprio
option-language = O idioma desta partida
time-limit-0 = Sem limite
time-limit-8 = 8 horas
time-limit-24 = 1 dia
time-limit-72 = 3 dias
time-limit-168 = 7 dias

## Help

help-1 = **Como jogar**
    Tem dois minutos? Aperte um botão abaixo ou digite `/learn`.
    Comece uma partida com `/play island`, `/play bridges` ou `/play crusoe`. As pessoas entram com ✋ ou com o botão **Entrar**. Depois, o anfitrião aperta **Começar a partida**.
    Eu menciono você quando é a sua vez. Use os menus e botões abaixo do tabuleiro ou digite comandos. Os dois fazem tudo.
    Um turno pode durar dias. Cada jogada fica salva.
    `/board` mostra o tabuleiro. `/board text: True` descreve o tabuleiro em palavras.
    `/hint` diz onde olhar, depois por quê e depois o que fazer.
    `/undo` desfaz o seu último passo. Se outros já jogaram depois, eles votam.
    `/done` termina o seu turno, fecha a sua carta ou aceita o plano. Com `/pass`, você não usa nada agora.
    `/daily` dá as mesmas cartas a todo mundo, uma vez por dia.
help-2 = **Mais comandos**
    `/join` põe você numa sala, e `/start` começa a partida dela.
    `/try` deixa você testar um turno. Depois você pode jogar esse turno, sugerir a alguém ou guardar para a sua próxima vez.
    `/learn` ensina um jogo em lições pequenas, e `/puzzle` tem um desafio novo por dia.
    `/game story` mostra tudo o que aconteceu nesta partida. `/games` mostra as suas partidas em todos os servidores.
    `/leave` tira você de uma partida. `/game end` encerra a partida se os jogadores concordarem ou se você for da moderação.
    `/bridges` e `/crusoe` têm os comandos desses jogos. `/rules` mostra as regras, página por página.
    Uma partida ganha um tópico próprio se você usar `thread: True` ou se já houver uma partida no canal.
help-3 = **Quando uma partida dura dias**
    `/game nudge` manda um lembrete a quem está atrasando a partida, uma vez a cada oito horas. `/game pause` suspende os lembretes até `/game resume`.
    Se a partida tem limite de tempo, os outros podem decidir por quem está ausente.
    `/game hand_over` oferece o seu lugar a outra pessoa. `/game kick` tira alguém de uma sala.
    `/profile preferences` muda o seu idioma, o horário de silêncio, os lembretes e as cores.
    `/server settings`, `/server channels` e `/server daily` são para quem gerencia o servidor.
    `/game replay` mostra a partida inteira como animação. `/game report` relata um problema.
    `/profile stats` mostra os seus resultados, e `/leaderboard`, as vitórias e os recordes do servidor.
    `/profile privacy` mostra o que eu guardo sobre você. `/about` mostra quem me fez.
help-elsewhere-1 = **Jogar por conta própria, em qualquer lugar**
    `/play island`, `/play bridges` e `/play crusoe` começam uma partida só para você. Em { island-title }, o computador pode jogar com você.
    `/daily` tem uma partida por dia, a mesma para todo mundo. `/puzzle` tem desafios curtos, e `/learn` ensina um jogo em lições pequenas.
    Use os menus e botões abaixo do tabuleiro. Ali você também pode pedir uma dica, desfazer uma ação ou encerrar a partida.
    `/games` mostra as suas partidas. Se você perder um tabuleiro de vista, ele aparece de novo ali.
    Aqui eu não mando lembretes. A sua partida espera por você.
help-elsewhere-2 = **Mais comandos**
    `/rules` mostra as regras, página por página. `/profile stats` mostra os seus resultados.
    `/profile preferences` muda o seu idioma, as cores e as imagens. `/profile privacy` mostra o que eu guardo sobre você e pode apagar tudo.
    Para jogar com mais gente, me adicione a um servidor. `/about` tem o link.
about = **Atoll** { $version }: jogos de ilhas num canal de chat, com turnos que podem durar dias.
    Estou em { $servers ->
        [0] 0 servidores
        [one] 1 servidor
       *[other] { $servers } servidores
    }.
    Esta é uma adaptação não oficial. Os jogos são dos seus autores e editoras; os textos e desenhos são nossos. Se você gosta de um jogo, compre.
about-server = Adicionar ao seu servidor
about-account = Adicionar à sua conta
about-terms = Termos
about-privacy = Privacidade

## A server has the bot

joined = **Olá!** Trago jogos de ilhas para os seus canais, com turnos que podem durar dias.
    { $where ->
        [channel] Tem dois minutos? Aperte **{ learn-button }**. Ou aperte um jogo abaixo para abrir a sala dele, ou digite `/play` em qualquer canal em que eu possa escrever. Depois os outros entram.
       *[message] Tem dois minutos? Digite `/learn`. Ou digite `/play` em qualquer canal em que eu possa escrever para abrir uma sala. Depois os outros entram.
    }
    Se você gerencia este servidor, escolha o meu idioma, os canais para jogar e mais com `/server settings`.
    Eu não leio mensagens. Se você me remover do servidor, apago as partidas dele depois de trinta dias.
joined-again = { $count ->
    [0] Há partidas em pausa
    [one] Há uma partida em pausa
   *[other] Há { $count } partidas em pausa
}. Para continuar, digite `/game resume` em { $list }.

## Undo by consent

undo-nothing = Você não tem nada para desfazer.
vote-undo = { $who } **{ $name }** quer desfazer “{ $what }”. Desde então, cartas foram reveladas ou outras pessoas jogaram.
vote-undo-how = Todos os outros precisam concordar. Depois de um dia, o anfitrião pode decidir.
vote-undo-yes = Concordo
vote-undo-no = Deixar assim
vote-undo-yes-carried = Todos concordaram: **{ $name }** desfaz o passo.
vote-undo-no-carried = Nem todos concordaram, então o passo continua valendo.
vote-over = A partida avançou, e esta pergunta não vale mais.
vote-not-yours = Esta pergunta é para os outros jogadores.

## Somebody is away

vote-absent = { $who } O tempo de **{ $name }** acabou. O que fazemos?
vote-absent-how = Mais da metade de vocês precisa concordar. Depois de um dia, o anfitrião pode decidir.
vote-absent-computer = O computador joga este turno
vote-absent-offer = Oferecer o lugar
vote-absent-extend = Dar mais tempo
vote-absent-wait = Continuar esperando
vote-absent-computer-carried = O computador joga este turno por **{ $name }**.
vote-absent-offer-carried = Outra pessoa pode ocupar o lugar de **{ $name }**.
vote-absent-extend-carried = **{ $name }** ganha mais tempo.
vote-absent-wait-carried = Vocês decidiram continuar esperando **{ $name }**.

## Ending it together

abandon-vote-ask = Perguntar aos outros se querem encerrar a partida? Mais da metade precisa concordar. Não dá para continuar depois.
abandon-vote-sure = Perguntar
vote-abandon = { $who } **{ $name }** quer encerrar esta partida. Vocês concordam?
vote-abandon-how = Mais da metade de vocês precisa concordar. Depois de um dia, o anfitrião pode decidir.
vote-abandon-yes = Encerrar a partida
vote-abandon-no = Continuar jogando
vote-abandon-yes-carried = A partida foi encerrada.
vote-abandon-no-carried = A partida continua.

## Reminders

reminder-since = { $whose ->
    [question] Uma pergunta espera a sua resposta há
   *[turn] Estamos esperando a sua jogada há
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
reminder-then-vote = A partida não pode continuar sem você. Os outros podem votar para encerrar a partida.
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
reminder-silenced = Não vou mais mandar lembretes até o seu próximo turno.
reminder-put-off = Vou lembrar você { $at }.
reminder-stood-in = O computador jogou este turno por você. O próximo volta a ser seu.
not-your-reminder = Esse lembrete não é para você, ou já não é a sua vez.
nudge-yourself = É a sua vez!
nudged-already = Alguém já mandou um lembrete nas últimas oito horas.
nudged = { $who } { $by } está esperando você. { $link }
paused = A partida está pausada. Não vou mandar lembretes até alguém usar `/game resume`.
not-paused = Não há partida em pausa neste canal.

## Seats that change hands

left-game = Você saiu da partida. Outra pessoa pode ocupar o seu lugar.
offer = { $whom } O lugar de **{ $name }** está livre.
offer-anybody = Para qualquer pessoa:
offer-take = Ocupar o lugar
offer-computer = Deixar o computador jogar
offer-gone = Este lugar não está mais livre.
offer-not-yours = Este lugar foi oferecido a outra pessoa.
offer-not-yours-to-give = Só quem cedeu o lugar pode deixar o computador jogar.
offer-taken = **{ $name }** ocupou o lugar.
offer-not-to-them = Essa pessoa não pode ocupar o seu lugar: ela já joga ou é um bot.
offered-often = Você ofereceu o seu lugar vezes demais. Você poderá oferecer o lugar de novo em { $minutes ->
    [0] 0 minutos
    [one] 1 minuto
   *[other] { $minutes } minutos
}. Com /leave, qualquer pessoa pode ocupar o seu lugar na hora.
offered = Você ofereceu o seu lugar. O lugar é seu até alguém o ocupar.
computer-name = Computador { $number }
rematch-called = { $who } Mais uma partida?
remove-not-here = Essa pessoa não está jogando neste canal.

## Preferences and settings

palette-standard = Padrão
palette-high-contrast = Alto contraste
palette-colour-blind = Segura para daltonismo
not-set = não definido
no-such-time = “{ $said }” não é um horário. Escreva assim: 22:30.
no-such-rhythm = Não entendi “{ $said }”. Escreva de um a cinco prazos em horas, por exemplo 8 24 48.

## Privacy

privacy = **O que eu guardo sobre você**
    Guardo o seu id do Discord, o seu nome de exibição, as suas jogadas, as suas preferências e os seus resultados.
    Não leio nem guardo mensagens, e não guardo nada sobre quem não joga.
    Apago as salas depois de 7 dias e as partidas terminadas depois de um ano. Se eu sair de um servidor, apago as partidas dele 30 dias depois.
privacy-export = Baixar os meus dados
privacy-forget = Apagar os meus dados
privacy-exported = Aqui está tudo o que eu guardo sobre você.
forget-ask = Apagar tudo sobre você? Nas partidas antigas, você passa a aparecer como “alguém”. Outras pessoas podem ocupar os seus lugares, e as suas preferências e recordes são apagados. Não dá para desfazer.
forget-sure = Apagar os meus dados
forgotten = Apaguei os seus dados.

## Records

stats-none = Você ainda não terminou nenhuma partida.
stats-total = { $played ->
    [0] { $played } partidas
    [one] 1 partida
   *[other] { $played } partidas
}, vitórias: { $won }. Vitórias seguidas: { $now } (recorde: { $longest }).
stats-variant = { $variant }: { $won ->
    [0] nenhuma vitória
    [one] 1 vitória
   *[other] { $won } vitórias
} em { $played ->
    [0] 0 partidas
    [one] 1 partida
   *[other] { $played } partidas
}.
leaderboard-none = Ninguém terminou uma partida neste servidor ainda.
leaderboard-none-together = Nenhuma partida contra outras pessoas terminou aqui ainda.
leaderboard-title = **{ $game }** neste servidor
leaderboard-line = { $place ->
    [0] { "" }
   *[other] { $place }\.{ " " }
}{ $who }: { $won ->
    [0] nenhuma vitória
    [one] 1 vitória
   *[other] { $won } vitórias
} em { $played ->
    [0] 0 partidas
    [one] 1 partida
   *[other] { $played } partidas
}{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { ", " }{ $streak } seguidas
}

## The owner

owner-only = Só quem administra o bot pode fazer isso.
reported-already = Você acabou de relatar um problema. Quem administra o bot já sabe.
reported = Obrigado, avisei quem administra o bot. O aviso tem o número desta partida ({ $table }) e nada do que você escreveu.
tool-report = Relatar um problema
tool-rematch = Jogar de novo
tool-replay = Replay
replay = { $game }, com { $names }.
replay-none = Não há partida para rever neste canal.
command-replay = Ver a partida inteira como imagem animada
command-report = Relatar um problema a quem mantém o bot

command-nudge = Dar um toque em quem deve jogar, a cada oito horas
command-pause = Pausar a partida e os lembretes
command-resume = Continuar uma partida em pausa
command-hand-over = Oferecer o seu lugar na partida a outra pessoa
command-hand-over-to = Quem pode ocupar o lugar (em branco: qualquer um)
command-kick = Tirar alguém da sala ou da partida
command-kick-who = Quem remover (em uma partida, só moderadores podem)
command-preferences = Mudar seu idioma, lembretes, cores e mais
preference-language = Idioma das mensagens que só você vê
preference-quiet-from = Quando começa o silêncio, ex.: 22:30 (- para nenhum)
preference-quiet-until = Quando termina o silêncio, ex.: 8:00 (- para nenhum)
preference-time-zone = Seu fuso horário, ex.: America/Sao_Paulo (- para nenhum)
preference-reminders = Receber lembretes quando for o seu turno
preference-remind-after-hours = Horas até os lembretes, ex.: 8 24 48 (- para o padrão)
preference-reminders-by-dm = Receber lembretes por mensagem direta
preference-colours = As cores do seu /board
preference-ask-about-cards = Quando perguntar sobre cartas especiais
preference-in-statistics = Incluir suas partidas nas estatísticas e classificações
command-settings = Mudar idioma, limite de tempo e lembretes
command-channels = Escolher os canais em que se pode jogar
setting-language = Idioma das partidas novas
setting-channels-add = Permitir partidas neste canal; sem nenhum, valem todos
setting-channels-remove = Deixar de permitir este canal
setting-time-limit = Horas até os outros decidirem, ex.: 24; 0 = sem limite
setting-remind-after-hours = Horas até os lembretes, ex.: 8 24 48, ou - o padrão
command-privacy = Ver ou apagar o que sei sobre você
command-stats = Ver como foram as suas partidas concluídas
command-stats-game = Qual jogo contar
command-leaderboard = Ver quem tem mais vitórias neste servidor
command-leaderboard-show = Mostrar as partidas do dia ou os recordes
command-owner = Usar as ferramentas de quem mantém o bot
command-owner-sync = Enviar os comandos ao Discord de novo
command-owner-diagnose = Examinar uma partida
command-owner-repair = Mostrar uma partida de novo ou voltar a uma versão anterior
command-owner-table = O número da partida, ex.: 1a2b3c
command-owner-back-to = A qual versão voltar, ex.: 17

## One's own board

tool-mine = Meu tabuleiro
own-asked = Escolha abaixo. Até você terminar, só você vê isto.
own-done = Você terminou. Os outros ainda estão pensando.

## Bridges' commands

command-play-bridges = Pontes: ligue ilhas no seu tabuleiro (1 a 4 jogadores)
command-write = Escrever o número da carta em uma ilha
command-bridges = Jogar a sua carta em Pontes
command-write-island = Em qual ilha escrever, ex.: C
command-write-number = Antes da primeira carta, escreva um 3 ou um 4
command-draw = Desenhar uma ponte entre duas ilhas
command-draw-from = Onde a ponte começa, ex.: C
command-draw-to = Onde a ponte termina, ex.: D
command-skip = Pular o número, as pontes ou os dois
command-skip-what = O que pular nesta carta
command-done = Encerrar o turno, terminar a carta ou aceitar o plano
command-done-anyway = Não perguntar, mesmo se ainda houver algo a fazer

## Hints in levels

tip-2 = Por quê?
tip-3 = O que fazer?
tip-at-once = Esta é uma dica rápida, sem explicação. Peça de novo mais tarde para saber também o motivo.
tip-what = Meu conselho: **{ $what }**
tip-first = Primeiro: { $what }.
tip-then = Depois: { $then }.
steps-you = Você: { $what }
tip-next = Depois: { $what }
tip-to = Não é a sua vez, mas você pode sugerir isto a { $name }:

## Alone

lobby-alone = { $name } joga solo.

## The daily deal

tool-share = Compartilhar
stats-alone = { $variant }: { $played ->
    [0] nenhuma partida
    [one] 1 partida
   *[other] { $played } partidas
}; melhor resultado: { $best } pontos.
stats-daily = Partidas do dia: { $played }. Dias seguidos: { $now } agora, recorde de { $longest }.

# Seats, lobbies and what is kept
not-shown-yet = Sua jogada está salva, mas o Discord não está aceitando o tabuleiro agora. Vou mostrá-lo assim que puder.
seat-is-vacant = { $who } { $names } { $count ->
    [one] saiu na própria vez
    [0] saíram na própria vez
   *[other] saíram na própria vez
  }. Ocupe o lugar ou deixe o computador jogar.
nobody-left = Todos saíram desta partida. A partida continua quando alguém ocupar um lugar.
waits-for-others = Esperando por { $who }.
lobby-is-full = A partida está completa. Se alguém sair, a próxima pessoa a entrar é { $hand }.
lobby-full-for-host = { $who } Já estão todos aqui. Você pode começar a partida.
lobby-plays-in-a-thread = A partida terá o seu próprio tópico. Lá vou mencionar cada jogador.
lobby-is-elsewhere = A partida está acontecendo em { $place }.
thread-begins = { $who } A partida de vocês está neste tópico.
leave-ask = Sair desta partida? Outra pessoa pode ocupar o seu lugar, e não dá para voltar atrás.
leave-ask-last = Você é a última pessoa jogando. Se você sair, a partida acaba.
leave-sure = Sair da partida
left-game-alone = Você saiu, e a partida acabou.
nudge-nobody = É a vez de alguém que saiu. Ocupe o lugar ou deixe o computador jogar.
games-started = Começou { $at }.
games-unreadable = { $title }: não consigo ler esta partida agora. Um moderador pode encerrar a partida lá com `/game end`.
someone = alguém

recap = Nesta partida: { $facts }.
you-are-next = Quem joga depois: { $who }.
tool-further = Próxima partida: { $what }
preference-boards-in-words = Incluir a posição em palavras ao avisar que é a sua vez
preference-tell-when-next = Avisar quando você for o próximo a jogar
preference-tall-pictures = As suas próprias imagens na vertical (para celular)

option-computers = Quantos jogadores controlados pelo computador, ex.: 1
lobby-alone-with-computers = { $name } e o computador estão jogando.

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
company-calm-how = Responde na hora e joga razoavelmente bem.
company-strong = { $count ->
    [0] Nenhum computador forte
    [one] Um computador forte
   *[other] { $count } computadores fortes
}
company-strong-how = Pensa alguns segundos e joga bem.
company-two = Só eu, com dois aventureiros
company-two-how = Você move os dois, um depois do outro.
company-gone = Enquanto isso, alguém entrou ou saiu. Escolha de novo.
company-is-the-hosts = Só o anfitrião pode escolher os jogadores controlados pelo computador.
option-strength = Nível de jogo do computador
company-chosen = Pronto. A partida começa quando você apertar **Começar a partida**.
strength-calm = Tranquilo: responde na hora e joga com bom senso
strength-strong = Forte: pensa alguns segundos e joga bem
island-option-alone = Jogar sozinho, com dois aventureiros
computers-think = { $who } { $count ->
    [0] { "" }
    [one] pensa
   *[other] pensam
}…

## Finding one another

setting-lobby-role = Cargo a ser mencionado quando uma sala for aberta
setting-no-lobby-role = Parar de mencionar um cargo
setting-role-cannot-be-called = Não consigo mencionar { $role }. Deixe qualquer pessoa mencionar esse cargo ou me dê permissão para mencionar todos.
lobby-calls = { $role } Há uma partida nova. Quem quer jogar?
preference-tell-about-lobbies = Receber aviso de salas novas, uma vez por dia
lobby-opened = { $host } abriu uma partida de { $game }: { $link }
    -# Você recebe este aviso no máximo uma vez por dia. Para desativar, use `/profile preferences tell_about_lobbies: False` no servidor.

## Turns tried out

command-try = Experimentar um turno antes de jogá-lo ou propô-lo
tool-try = Experimentar
plan-not-here = Neste jogo, não dá para simular turnos.
plan-over = A partida avançou, e este plano não vale mais.
plan-title-own = **Você está simulando o seu turno.** Nada é jogado até você mandar.
plan-title-later = **Você está simulando o seu próximo turno** no tabuleiro como está agora. Nada é jogado até você salvar.
plan-title-theirs = **Você está simulando um turno** de { $who }. Esse jogador só vê a simulação quando você enviar a sugestão.
plan-empty = Escolha o primeiro passo. As cartas viradas para baixo continuam escondidas.
plan-cut-off = O tabuleiro mudou. Você não pode mais fazer “{ $what }” nem o que vinha depois.
plan-is-lodged = -# Guardado para o seu próximo turno: { $what }.
plan-play = Jogar assim
plan-lodge = Guardar para a minha vez
plan-propose = Sugerir
plan-back = Desfazer o último
plan-withdraw = Apagar o turno guardado
plan-for = Para { $who }
plan-for-own = Para o meu turno
plan-lodged = Guardado para o seu próximo turno: { $what }.
    { $ends ->
        [yes] Isto também termina o seu turno.
       *[no] Quem termina o turno é você.
    } Não vou jogar isso se a sua posição, as suas cartas ou uma das peças mudarem até lá. Aí você joga como sempre.
plan-withdrawn = O turno guardado foi apagado. Você joga como sempre.
plan-proposed = { $by } tem uma sugestão para { $who }: { $what }.
plan-was-proposed = Você sugeriu. { $who } pode jogar isso com um toque.
plan-retract = Retirar a sugestão
plan-retracted = Você retirou a sua sugestão.
plan-take = Jogar isto
plan-not-yours = Esta sugestão é para { $who }.
plan-changed = Esta sugestão não é mais possível. { $why }
plan-taken = { $who } segue a sugestão de { $by }: { $what }.
plan-was-played = -# O turno de { $who } estava guardado.
plan-was-dropped = -# { $who }: não joguei o seu turno guardado. { $why }
plan-why-line = Você não pode mais fazer “{ $what }”.
plan-why-hand = A sua mão mudou.
plan-why-pawn = O seu peão está em outra peça agora.
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
command-learn = Aprender um jogo em lições de dois minutos
command-learn-game = Qual jogo aprender
puzzle-back = Desfazer
puzzle-anew = Começar de novo
puzzle-solution = Ver a solução
puzzle-next = Outro desafio
puzzle-so-far = { $count ->
    [0] Nenhum resolvido.
    [one] O seu primeiro desafio resolvido.
   *[other] { $count } resolvidos.
}{ $days ->
    [0] { "" }
    [one] { " " }Você já fez o desafio de hoje.
   *[other] { " " }{ $days } dias seguidos.
}
puzzle-all-solved = Você resolveu os { $count } desafios.
puzzle-file-is-other = Não consigo ler os desafios: { $fault }.

## Odds and the review

tool-odds = Probabilidades
tool-review = Revisão
review-none = Não consigo rever esta partida.
review-one-at-a-time = Ainda estou preparando uma análise para você. Espere ela ficar pronta e peça de novo.
review-late = A revisão está demorando mais que o normal. Peça de novo em alguns minutos.

## From here again

tool-from-here = Jogar a partir de um turno
again-begun = A nova partida está neste canal.
again-ask = De qual turno você quer começar? Vou abrir uma sala nova: quem entrar volta ao próprio lugar, e o computador assume os outros. A partida não conta para os recordes.
again-anew = Embaralhar as cartas escondidas…
again-as = Manter cada carta em seu lugar original…
again-turn = Turno { $number }: { $who }
again-round = Rodada { $number }
again-too-old = Não dá para recomeçar a partir de um turno desta partida. Ela é antiga demais ou ainda não acabou.
again-in-lobby = Esta partida continua uma anterior e não conta para os recordes. O computador assume os lugares livres.
again-in-lobby-as-two = Esta partida continua uma anterior e não conta para recordes. Se ninguém entrar, você joga de novo com os dois aventureiros.

## Where only a person brought the bot

elsewhere-alone = Aqui você joga por conta própria, porque não estou neste servidor. **A partida começa quando você quiser.**
elsewhere-without = Aqui não há tópicos, limites de tempo nem lembretes. A partida espera por você.
elsewhere-seen-by-one = Só você vê esta partida, porque você não tem a permissão “Usar apps externos” aqui. Mesmo assim, você pode jogar.
elsewhere-goes-on = A partida continua em uma mensagem mais nova.
tool-go-on = Mostrar aqui
tool-end = Encerrar a partida

## What takes a while

working-on-hint = Pensando na melhor jogada…
working-on-plan = Pensando num plano para todos…
working-on-odds = Calculando as chances…
working-on-replay = Desenhando o replay…
working-on-review = Repassando { $count ->
    [0] 0 turnos
    [one] 1 turno
   *[other] { $count } turnos
}…
