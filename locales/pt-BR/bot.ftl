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
table-is-paused = A partida está em pausa; /resume a retoma.
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
no-nothing-of-yours = Você não tem nenhum peão no plano.
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
    Reaja com { $hand } ou aperte Entrar para se sentar.
    Tire a reação ou aperte Sair para se levantar.
    { $least ->
        [0] Ninguém é preciso
        [one] Basta 1 jogador
       *[other] São necessários pelo menos { $least } jogadores
    }; no máximo, { $most }. Quem organiza a mesa começa a partida.
lobby-join = Entrar
lobby-leave = Sair
lobby-start = Começar
lobby-joined = Você se sentou.
lobby-left = Você se levantou.
lobby-over = Esta mesa já fechou.
lobby-no-bots = Bots não podem entrar.
lobby-in-already = Você já tem um lugar.
lobby-not-in = Você não tem lugar aqui.
lobby-full = Todos os lugares estão ocupados.
lobby-host-starts = Quem organiza a mesa começa a partida; depois de uma hora, qualquer pessoa sentada pode.
lobby-too-few = { $least ->
    [0] Ninguém é preciso.
    [one] É preciso pelo menos 1 jogador.
   *[other] São necessários pelo menos { $least } jogadores.
}
lobby-host = { $name } (organiza a mesa)
lobby-is-running = A partida começou.
lobby-is-over = A partida acabou.
lobby-is-abandoned = Esta mesa foi fechada.
lobby-is-expired = Esta mesa ficou aberta uma semana e foi fechada.
lobby-is-paused = A partida está em pausa.
lobby-time-limit = Depois de { $hours } { $hours ->
    [0] horas
    [one] hora
   *[other] horas
} os outros podem decidir por quem está fora.
thread-name = { $game }: { $who }

## The table

deadline = O tempo acaba { $at }.
highlights = { $who }: { $feats }.
highlights-none = { $who } ficou de vigia.
board-moved-on = A partida continua abaixo.
did-take-back = { $who } desfaz { $count ->
    [0] a sua última ação.
   *[other] o último passo: { $what }.
}
one-then-another = { $first }, depois { $then }
did-bring-back = Quem administra o bot leva a mesa de volta a um passo anterior.
undo-too-far = Já passou tempo demais para desfazer.
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
abandon-unreadable = Não consigo ler esta partida. A moderação pode encerrá-la com /abandon.
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

command-play = Abrir uma mesa e encontrar com quem jogar
command-play-island = { island-title }: salvar em equipe os tesouros de uma ilha que afunda (2 a 4 jogadores)
command-join = Sentar-se à mesa aberta neste canal
command-leave = Sair da mesa ou da partida deste canal
command-start = Começar a partida da mesa aberta neste canal
command-board = Mostrar o tabuleiro, só para você
command-board-text = A posição inteira em palavras em vez de imagem
command-story = Tudo o que aconteceu nesta partida
command-undo = Desfazer a sua última ação
command-hint = Para onde olhar, por quê, e o que você poderia fazer agora
command-abandon = Encerrar esta partida de vez
command-games = Suas partidas em toda parte: de quem é o turno, com links
command-rules = As regras, página por página
command-rules-game = Qual jogo
command-rules-topic = Qual página
command-help = Como jogar com este bot
command-about = Sobre este bot
command-move = Mover o seu peão ou, com o { island-navigator }, o de outra pessoa
command-move-to = Para onde; voos e mergulhos vêm marcados
command-move-who = { island-navigator }: o peão de quem
command-shore-up = Drenar uma peça alagada: ela volta a ficar seca
command-shore-up-tile = Qual peça
command-shore-up-and = { island-engineer }: uma segunda peça
command-give = Dar uma carta de Tesouro a outro jogador
command-give-card = Qual carta
command-give-to = A quem
command-capture = Recolher o tesouro da sua peça com quatro cartas dele
command-end-turn = Encerrar o turno: compram-se cartas de Tesouro e de Alagamento
command-helicopter = Jogar Fuga de Helicóptero: levar peões a qualquer peça, ou decolar e vencer
command-helicopter-from = De qual peça, ou decolar e vencer
command-helicopter-to = Para qual peça
command-helicopter-who = Quem voa; se nada for dito, todos dessa peça
command-sandbags = Jogar Saco de Areia: secar qualquer peça alagada
command-sandbags-tile = Qual peça
command-discard = Descartar uma carta quando a sua mão está cheia demais
command-discard-card = Qual carta
command-swim = Nadar até um lugar seguro quando a sua peça afundou
command-swim-to = Para onde
command-pass = Não jogar nenhuma carta de Ação Especial agora
command-pass-next-time = E quando perguntar a você daqui em diante

option-players = Quantos lugares
option-time-limit = Depois de quanto tempo os outros podem decidir por quem está fora
option-thread = Jogar em um tópico próprio
option-language = O idioma desta mesa
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
    `/hint` diz para onde olhar, depois por quê, depois o que fazer. `/undo` desfaz a sua última ação até que uma carta seja revelada.
help-2 = **Toda mesa**
    `/join` para sentar-se, `/start` para começar.
    `/try` experimenta um turno: jogue-o, proponha-o a quem joga ou deixe-o pronto para quando for o seu.
    `/learn` ensina a ilha com cinco pequenos desafios; `/puzzle` tem um para cada dia.
    `/story` conta a partida inteira até agora. `/games` lista as suas partidas, aqui e em outros lugares.
    `/leave` sai de uma mesa. `/abandon` encerra uma partida: os jogadores juntos, ou a moderação.
    `/rules` tem as regras, página por página.
    Com `thread: True`, ou onde já há uma partida em andamento, a mesa ganha um tópico próprio.
help-3 = **Quando os dias passam**
    `/nudge` dá um toque em quem a mesa está esperando, uma vez a cada oito horas. `/pause` suspende os lembretes até `/resume`.
    Com um limite de tempo, os outros podem decidir por quem está ausente.
    `/hand_over` oferece o seu lugar. `/remove` tira alguém de uma mesa ainda aberta.
    `/preferences` tem o seu idioma, horas de silêncio, lembretes e cores. `/settings` tem as configurações do servidor.
    `/replay` mostra uma partida de novo. `/stats` e `/leaderboard` contam as que terminaram, `/logbook` guarda as primeiras vezes e os recordes do servidor.
    `/privacy` mostra o que se guarda sobre você. `/about` diz o que é isto.
help-elsewhere-1 = **Jogar por conta própria, em qualquer lugar**
    `/play island`, `/play bridges` e `/play crusoe` começam uma partida só para você. Na ilha, você pode jogar com o computador.
    `/daily` tem uma partida por dia, a mesma para todo mundo. `/puzzle` tem desafios curtos e `/learn` ensina a ilha.
    Use os menus e botões abaixo do tabuleiro. Os mesmos botões dão uma dica, desfazem uma ação ou encerram a partida.
    `/games` mostra as suas partidas. Se você não acha um tabuleiro, ele aparece de novo.
    Aqui eu não mando lembretes. A partida espera por você.
help-elsewhere-2 = **Mais comandos**
    `/rules` tem as regras, página por página. `/stats` conta as partidas que você terminou.
    `/preferences` tem o seu idioma, as cores e as imagens. `/privacy` mostra o que sei sobre você, e apaga.
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
    `/settings` (para quem gerencia o servidor): o idioma e os canais em que se pode jogar.
    Não leio mensagens. Para se livrar de mim, basta me remover do servidor; trinta dias depois as partidas dele são apagadas.
joined-again = { $count ->
    [0] Há partidas em pausa
    [one] Há uma partida em pausa
   *[other] Há { $count } partidas em pausa
}. Para continuar, digite `/resume` em { $channels }.

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

reminder = { $who } { $game }: { $alone ->
    [alone] todos esperam por você.
   *[among] a mesa está esperando.
} { $link }{ $last ->
    [last] { " " }Este foi o último lembrete.
   *[more] { "" }
}
reminder-not-now = Agora não
reminder-silenced = Não haverá mais lembretes até o seu próximo turno.
not-your-reminder = Esse lembrete era para outra pessoa.
nudge-yourself = A mesa não espera por ninguém além de você.
nudged-already = Alguém já deu um toque há menos de oito horas.
nudged = { $who } { $by } dá um toque: a mesa espera. { $link }
paused = A partida está em pausa. Ninguém recebe lembretes até /resume.
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
command-replay = A partida inteira como imagem animada

command-nudge = Dar um toque em quem a mesa está esperando, uma vez a cada oito horas
command-pause = Pôr a partida em pausa: ninguém recebe lembretes
command-resume = Continuar uma partida em pausa
command-hand-over = Oferecer o seu lugar a alguém, ou a qualquer pessoa
command-hand-over-to = A quem; se nada for dito, a qualquer pessoa
command-remove = Tirar alguém de uma mesa aberta (quem organiza) ou de uma partida (moderação)
command-remove-who = Quem
command-preferences = Seu idioma, horas de silêncio, lembretes, paleta e mais
preference-language = O idioma do que só você vê
preference-quiet-from = Quando começam as suas horas de silêncio, como 22:30; - para nenhuma
preference-quiet-until = Quando terminam as suas horas de silêncio, como 8:00; - para nenhuma
preference-zone = O seu fuso horário; - para nenhum
preference-reminders = Se você quer receber lembretes
preference-rhythm = Depois de quantas horas lembrar você, como 8 24 48; - para o de costume
preference-ping-by-dm = Lembretes por mensagem direta em vez de no canal
preference-palette = As cores do seu próprio /board
preference-gates = Quando perguntar a você por cartas especiais em partidas novas
preference-in-records = Se as suas partidas contam em estatísticas e classificações
command-settings = Idioma, canais, limite de tempo e lembretes deste servidor
setting-language = O idioma das mesas novas
setting-allow = Permitir um canal; se não houver nenhum, joga-se em todos
setting-forbid = Deixar de permitir um canal
setting-time-limit = Horas até que os outros possam decidir por quem está fora; 0 é sem limite
setting-rhythm = Lembretes depois de quantas horas, como 8 24 48; - para o de costume
command-privacy = O que se guarda sobre você; receber ou fazer esquecer
command-stats = As suas partidas terminadas
command-stats-game = Qual jogo
command-leaderboard = Quem mais venceu neste servidor
command-owner = Para o dono do bot
command-owner-sync = Enviar os comandos ao Discord de novo
command-owner-diagnose = Examinar uma mesa
command-owner-repair = Mostrar uma mesa de novo, ou recuperar uma revisão anterior
command-owner-table = O número da mesa
command-owner-back-to = Qual revisão

## One's own board

tool-mine = Meu tabuleiro
own-asked = Escolha abaixo; até você terminar, ninguém mais vê.
own-done = Você terminou. Os outros ainda estão pensando.

## Bridges' commands

command-play-bridges = Pontes: uma carta para todos, um tabuleiro para cada pessoa (1 a 4 jogadores)
command-write = Escrever o número da carta em uma ilha
command-write-island = Qual ilha
command-write-number = Na preparação: um 3 ou um 4; em grupo é para quem está à esquerda
command-bridge = Desenhar uma ponte; de novo para mais
command-bridge-from = De qual ilha
command-bridge-to = A qual ilha
command-skip = Desistir do número, das pontes ou dos dois
command-skip-what = De quê
command-take-back = Retirar algo desta carta, ou recomeçá-la
command-take-back-what = O quê
command-done = Terminar esta carta

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
undo-in-private = No seu próprio tabuleiro você retira uma coisa de cada vez. A mesa não volta atrás.

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
lobby-is-full = Todos os lugares estão ocupados. Quando um ficar livre, será da próxima { $hand } levantada.
lobby-full-for-host = { $who } A mesa está completa. Você já pode começar.
lobby-plays-in-a-thread = Será jogada em um tópico próprio; lá todos os que têm lugar são chamados.
lobby-is-elsewhere = A partida acontece em { $place }.
thread-begins = { $who } A partida é jogada aqui.
leave-ask = Sair desta partida? Seu lugar será oferecido a outras pessoas, e não dá para voltar atrás.
leave-ask-last = Você é a última pessoa aqui. Se sair, a partida termina.
leave-sure = Sim, quero sair
left-game-alone = Você saiu, e a partida terminou.
nudge-nobody = Ninguém está no lugar pelo qual a mesa espera. Ocupe-o ou deixe o computador jogar.
games-started = Começou { $at }.
games-unreadable = { $title }: não consigo ler esta partida agora. A moderação pode encerrá-la lá com /abandon.
someone = alguém

recap = Nesta partida: { $facts }.
you-are-next = Quem joga depois: { $who }.
tool-further = Próxima partida: { $what }
preference-in-words = A posição em palavras em cada tabuleiro que chama você
preference-when-next = Avisar quando o turno seguinte for o seu
preference-tall = Uma imagem alta no seu próprio /board, para o celular
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

option-computers = Quantos lugares o computador joga
lobby-alone-with-computers = { $name } joga com o computador.

## Who plays beside the people

computer-name-strong = Computador forte { $number }
lobby-computers = { $count ->
    [0] Nenhum lugar é do computador.
    [one] Um lugar é do computador{ $strength ->
        [strong] { "" }, que pensa adiante.
       *[calm] .
    }
   *[other] { $count } lugares são do computador{ $strength ->
        [strong] { "" }, que pensa adiante.
       *[calm] .
    }
}
lobby-alone-as-two = { $name } joga com dois aventureiros.
lobby-company = Computadores…
company-ask = Quem joga com você?
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
company-two-how = Você move os dois, um depois do outro; a partida começa já.
company-gone = Isso não pode mais ser escolhido: os lugares da mesa mudaram. Escolha de novo.
company-is-the-hosts = Quem abriu a mesa escolhe quem mais joga.
option-strength = Como o computador joga
strength-calm = Calmo: responde na hora e joga com bom senso
strength-strong = Forte: pensa alguns segundos e joga bem
island-option-alone = Você, sem mais ninguém, com dois aventureiros
computers-think = { $who } { $count ->
    [0] { "" }
    [one] pensa
   *[other] pensam
}…

## Finding one another

setting-role = Um cargo que é chamado uma vez quando uma mesa se abre
setting-no-role = Não chamar mais nenhum cargo
setting-role-cannot-be-called = O bot não pode chamar { $role }: deixe que qualquer um mencione o cargo ou dê essa permissão ao bot.
settings-role = Chamado quando uma mesa se abre: { $role }
lobby-calls = { $role } Uma mesa se abre: quem joga?
preference-lobbies = Avisar você por mensagem quando uma mesa se abrir neste servidor, no máximo uma vez por dia
preferences-lobbies = Aviso por mensagem quando uma mesa se abre neste servidor: { $on ->
    [yes] sim, uma vez por dia
   *[no] não
}
lobby-opened = { $host } abre uma mesa para jogar { $game }: { $link }
    -# No máximo uma vez por dia. Lá, `/preferences lobbies: False` desliga isto.

## Turns tried out

command-try = Experimentar um turno: jogá-lo, propô-lo ou deixá-lo pronto para quando for o seu
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

command-puzzle = Uma posição e uma meta, só para você: o desafio de hoje ou o que você disser
command-puzzle-game = Qual jogo
command-puzzle-number = Qual desafio; senão, o de hoje
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
again-in-lobby = Continua uma partida anterior e não conta para nenhum recorde. Os lugares vazios são do computador.
again-in-lobby-as-two = Esta partida continua uma anterior e não conta para nenhum recorde. Você joga de novo com os dois aventureiros, se ninguém entrar.

## Where only a person brought the bot

elsewhere-alone = Aqui você joga por conta própria; para jogar com outras pessoas, o bot precisa estar no servidor.
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
