# Desafios: uma posição, um objetivo e um caminho que leva até ele.

puzzle-you = Você
puzzle-heading = { $game }, desafio { $number } de { $of } ({ $level })
puzzle-level-easy = fácil
puzzle-level-tricky = traiçoeiro
puzzle-level-hard = difícil

puzzle-goal-win = Ganhe neste turno: volte para casa antes que mais cartas sejam compradas.
puzzle-goal-capture-two = Recolha dois tesouros: { $first } neste turno e { $then } no próximo. Entre os dois turnos não sai nenhuma carta.
puzzle-goal-save = Salve { $tiles }: { $count ->
    [0] nenhuma pode afundar neste turno, não importa quais cartas saiam.
    [one] ela não pode afundar neste turno, não importa quais cartas saiam.
   *[other] nenhuma pode afundar neste turno, não importa quais cartas saiam.
}
puzzle-goal-points = Faça { $points } pontos. As próximas cartas são { $cards }.

puzzle-open = Você pode jogar as cartas especiais de todos.
puzzle-solved = **Resolvido.** Das { $among } primeiras ações possíveis, { $leads ->
    [0] nenhuma leva
    [one] uma leva
   *[other] { $leads } levam
} à solução.
puzzle-failed = Você não consegue mais chegar ao objetivo. Desfaça um passo ou veja a solução.
puzzle-plans-solved = Dos { $among } planos possíveis, { $leads ->
    [0] nenhum consegue.
    [one] só um consegue.
   *[other] { $leads } conseguem.
}
puzzle-open-plan = Coloque os peões e depois entregue o plano.
puzzle-submit = Entregar o plano

## Uma rodada de Robinson Crusoe: o objetivo, o que os dados podem trazer e como é bom o plano

puzzle-round-survive = Faça um plano para que ninguém morra esta noite.
puzzle-round-feed = Faça um plano para que todos comam esta noite e ninguém morra.
puzzle-round-unhurt = Faça um plano para que amanhã ninguém tenha mais ferimentos do que agora.
puzzle-round-build = Construa isto sem que ninguém morra esta noite: { $thing }.
puzzle-round-threat = Cuide de “{ $thing }” sem que ninguém morra esta noite.
puzzle-round-store = Tenha { $wood } de madeira amanhã de manhã sem que ninguém morra esta noite.
puzzle-round-raise = Tenha { $what ->
    [roof] um telhado
    [palisade] uma paliçada
   *[weapons] armas
} de nível { $level } amanhã de manhã sem que ninguém morra esta noite.
puzzle-round-sure = Tem que dar certo com qualquer resultado dos dados.
puzzle-round-likely = Tem que dar certo em pelo menos { $percent }% das rolagens. Nenhum plano consegue mais.

puzzle-round-tonight = O clima desta noite: { $list }.
puzzle-round-rain = o dado de chuva ({ $one }% 1 nuvem de chuva, { $two }% 2 nuvens de chuva, { $winter }% 1 nuvem de inverno)
puzzle-round-winter = o dado de inverno ({ $one }% 1 nuvem de inverno, { $two }% 2 nuvens de inverno, { $rain }% 2 nuvens de chuva)
puzzle-round-animals = o dado de animais famintos ({ $palisade }% perdem 1 nível de paliçada, { $food }% perdem 1 de comida, { $beast }% uma fera de força { $strength }, { $blank }% nada)
puzzle-round-storm = uma tempestade (perdem 1 nível de paliçada)
puzzle-round-dice = Sem um peão a mais, vocês rolam os dados. Construir dá certo em { $build_success }% e fere quem age em { $build_wound }%. Coletar dá certo em { $gather_success }% e fere quem age em { $gather_wound }%.
puzzle-round-rules = Ninguém pode usar habilidades. { $friday ->
    [yes] Aventuras não fazem nada, mas o dado de aventura ({ $adventure }%) fere Sexta-Feira.
   *[no] Aventuras não fazem nada.
}

puzzle-round-solved = **Resolvido.** { $percent ->
    [100] Seu plano sempre dá certo.
   *[other] Seu plano dá certo em { $percent }% das rolagens, e nenhum plano consegue mais.
}
puzzle-round-failed = **Não resolvido.** { $percent ->
    [0] Seu plano nunca dá certo.
   *[other] Seu plano dá certo em { $percent }% das rolagens.
} Dá para chegar a { $best }%.
puzzle-round-dies = Em { $share }% há uma morte: { $who }.
puzzle-round-hungry = Em { $share }% alguém passa fome.
puzzle-round-hurt = Em { $share }% alguém tem mais ferimentos do que agora.
puzzle-round-unbuilt = Em { $share }% vocês não constroem isto: { $thing }.
puzzle-round-unmet = Ninguém cuida de “{ $thing }”.
puzzle-round-short = Em { $share }% todos vivem, mas há menos de { $wood } de madeira.
puzzle-round-low = Em { $share }% todos vivem, mas { $what ->
    [roof] o telhado não chega ao nível { $level }
    [palisade] a paliçada não chega ao nível { $level }
   *[weapons] as armas não chegam ao nível { $level }
}.
puzzle-round-again = Desfaça um passo para mudar o plano ou veja a solução.



## Por que não

no-no-such-puzzle = Não existe o desafio { $number }. Escolha um número de 1 a { $most }.
no-not-in-this-puzzle = Agora você não pode fazer isso neste desafio.

## Lessons, and why a step is wrong

lesson-heading = { $game }, lição { $number } de { $of }: { $title }
lesson-solved = **Muito bem!**
puzzle-goal-capture = Recolha um tesouro neste turno: { $treasure }.
puzzle-goal-capture-together = Recolham um tesouro antes que o turno de { $then } termine: { $treasure }. { $first } joga primeiro. Entre os dois turnos, ninguém compra cartas.
puzzle-why-sinks = { $places_count ->
    [0] { $places }
    [one] { $places } vai afundar: a carta está no topo do baralho, e não dá mais para drenar essa peça a tempo.
   *[other] { $places } vão afundar: as cartas estão no topo do baralho, e não dá mais para drenar essas peças a tempo.
}
puzzle-why-can-sink = { $places_count ->
    [0] { $places }
    [one] { $places } pode afundar: a carta pode sair, e não dá mais para drenar essa peça a tempo.
   *[other] { $places } podem afundar: as cartas podem sair, e não dá mais para drenar essas peças a tempo.
}
puzzle-why-not-all = Você ainda pode salvar alguma destas peças, mas não todas: { $places }.
puzzle-why-no-treasure = Não dá mais para recolher este tesouro a tempo: { $treasure }. São precisas quatro cartas dele e 1 ação em uma das suas duas peças.
puzzle-why-no-treasures = Não dá mais para recolher dois tesouros a tempo.
puzzle-why-no-lift = Ninguém mais tem uma { island-helicopter-lift }, então vocês não podem voar para casa.
puzzle-why-too-far = { $who_count ->
    [0] { $who }
    [one] { $who } não chega a tempo a { island-fools-landing }, e todos precisam estar lá.
   *[other] { $who } não chegam a tempo a { island-fools-landing }, e todos precisam estar lá.
}
puzzle-on = Próxima lição
puzzle-play = Jogar uma partida
lesson-island-1-title = drene antes que afunde
lesson-island-1 = Você é o **{ island-messenger }** e está em C4. **C2** está alagada, e a carta dela está no topo do baralho de Alagamento: depois do seu turno, ela afunda para sempre. Você tem três ações. **Mover** leva você à peça ao lado. **Drenar** seca a sua peça ou uma ao lado. Escolha uma ação em um menu abaixo.
lesson-island-1-learned = Você aprendeu: drene uma peça alagada antes que a carta dela saia de novo. Dá para fazer isso da peça ao lado.
lesson-island-2-title = carta descartada não é perigo
lesson-island-2 = Você é o **{ island-messenger }** e está em C4. **C3** e **E3** estão alagadas. C3 tem uma carta pequena: a carta de Alagamento dela já foi descartada, então C3 não pode afundar agora. A carta de E3 está no topo do baralho. Suas três ações são exatamente o que E3 precisa.
lesson-island-2-learned = Você aprendeu: procure a carta pequena em uma peça alagada. Sem ela, a peça pode afundar neste turno. Quando a água sobe, as cartas descartadas voltam ao topo do baralho.
lesson-island-3-title = cartas especiais são grátis
lesson-island-3 = Você é o **{ island-messenger }** e está em D4. **A3** e **E3** vão afundar depois do seu turno. A3 está longe demais, mas você tem a carta **{ island-sandbags }**: ela seca qualquer peça e não custa ação.
lesson-island-3-learned = Você aprendeu: cartas especiais não custam ação, e podem ser usadas no turno de qualquer jogador. Guarde-as para as peças aonde você não chega.
lesson-island-4-title = quatro cartas, um tesouro
lesson-island-4 = Você é o **{ island-engineer }** e está em B4, com quatro cartas do { island-chalice }. Vá a uma peça com o sinal do cálice, **A3** ou **E2**, e recolha o tesouro lá. A peça pode estar alagada.
lesson-island-4-learned = Você aprendeu: com quatro cartas de um tesouro, em uma das suas duas peças, recolhê-lo custa 1 ação.
lesson-island-5-title = dê uma carta ao seu colega
lesson-island-5 = Você é o **{ island-engineer }** e está em B3. O { island-explorer } está em **A3**, uma peça do { island-chalice }, com três cartas dele. Você tem a quarta. Dê essa carta na mesma peça e aperte **{ island-do-end-turn }**. Você joga pelos dois.
lesson-island-5-learned = Você aprendeu: dar uma carta custa 1 ação, e os dois peões precisam estar na mesma peça.
lesson-island-6-title = voe para casa
lesson-island-6 = Você é o **{ island-engineer }** e está em D4. Vocês têm os quatro tesouros e uma **{ island-helicopter-lift }**. Quando todos estiverem em **C3**, { island-fools-landing }, ela leva vocês para casa. Ela também pode levar peões a outra peça, mas vocês só têm uma.
lesson-island-6-learned = Você aprendeu: guarde uma { island-helicopter-lift } para o fim e cuide de { island-fools-landing }. Se ela afundar, vocês perdem.
learn-button = Aprender em dois minutos
learn-game-button = Aprender { $game }
