import type { HelpMessages } from '../helpWords.ts';
import { cards, counted, passes } from './table.ts';

const yukonLayout = [
  'Todas as cartas são dadas em sete colunas de 1, 6, 7, 8, 9, 10 e 11. A primeira tem uma carta aberta; as outras têm de 1 a 6 cartas fechadas e cinco abertas por cima. Não há monte.',
];
const yukonEnd = [
  'Você ganha quando todas as cartas estão nas fundações. Nenhuma partida é dada como perdida: se nada ajudar, desfaça ou dê outra.',
];
const yukonApp = [
  'Nada acontece sozinho: nenhuma carta vai para a fundação se você não mandar.',
  'Toque na última carta de uma coluna para mandá-la à fundação. Toque duas vezes, depressa, em qualquer carta aberta e ela vai, com as que estão por cima, para a coluna mais longa que a aceite; senão, se for um rei, para uma coluna vazia. Também dá para arrastar.',
  'As últimas 100 jogadas podem ser desfeitas. O contador de jogadas não volta atrás.',
];
const yukonScore =
  'Os pontos começam em 0 e nunca ficam abaixo disso. Uma partida ganha sem trazer cartas de volta termina sempre com 625: 52 × 10 pelas cartas nas fundações e 21 × 5 pelas cartas viradas.';

/** Rules, examples, questions and the first lesson in Portuguese. */
export const messages: HelpMessages = {
  tabs: { rules: 'Regras', examples: 'Exemplos', questions: 'Perguntas' },
  game: 'Jogo',
  thisDeal: 'A distribuição na sua mesa',
  facts: {
    draw: (count) => `compra de ${cards(count)}`,
    passes: (count) => (count === 'unlimited' ? 'voltas sem limite' : `${passes(count)} pelo monte`),
    building: {
      alternateColor: 'vermelho sobre preto, preto sobre vermelho',
      sameSuit: 'Clássica: mesmo naipe',
      anySuit: 'Leve: naipes misturados',
    },
    vacancy: {
      king: 'uma coluna vazia aceita um rei',
      any: 'uma coluna vazia aceita qualquer carta',
    },
    groupLimit: (count) => `no máximo ${cards(count)} de uma vez`,
    vegas: 'pontuação Vegas',
    undo: (steps) =>
      steps === 'unlimited'
        ? 'desfazer sem limite'
        : `desfazer ${counted(steps, 'jogada', 'jogadas')} no máximo`,
    finish: 'um botão Concluir',
  },
  titles: {
    aim: 'O objetivo',
    layout: 'A mesa',
    columns: 'Em uma coluna',
    groups: 'Grupos',
    vacancy: 'A coluna vazia',
    homes: 'As fundações',
    stock: 'Monte e descarte',
    end: 'O fim',
    choices: 'Escolhas',
    app: 'Neste aplicativo',
    score: 'Pontos',
    tips: 'Conselhos',
  },
  shared: {
    aim: [
      'Leve todas as 52 cartas para as quatro fundações, uma por naipe, do ás ao rei. A ordem é ás, 2 a 10, valete, dama, rei.',
    ],
    homes: [
      'Um ás começa uma fundação; depois só serve a carta seguinte do mesmo naipe. As cartas vão uma por vez, do fim de uma coluna ou do topo do descarte. Cada naipe tem seu lugar (espadas, copas, ouros, paus): solte uma carta em qualquer fundação e ela acha a sua. A carta de cima pode voltar para uma coluna onde sirva.',
    ],
  },
  rules: {
    KL: {
      layout: [
        'Sete colunas de 1 a 7 cartas; só a última de cada uma está aberta. As outras 24 cartas são o monte, fechadas. Ao lado ficam o descarte e quatro fundações vazias.',
      ],
      columns: [
        'Constrói-se para baixo em vermelho e preto: um 7 vermelho vai sobre um 8 preto. Qualquer carta aberta se move com todas as que estão por cima, desde que formem uma sequência: em ordem decrescente, alternando vermelho e preto. Quando a última carta aberta deixa uma coluna, a de baixo se vira sozinha.',
      ],
      vacancy: ['Uma coluna vazia só aceita um rei, sozinho ou com sua sequência.'],
      stock: [
        'Toque no monte para virar cartas no descarte. Só a carta de cima do descarte pode ser jogada.',
        [
          '1 carta: uma por vez, cada uma tem a sua vez.',
          '3 cartas: três por vez. A seguinte fica livre quando a de cima é jogada, e cada carta que você pega muda quais vão sair na próxima volta.',
        ],
        'Quando o monte está vazio, um toque vira o descarte, na mesma ordem, se restar uma volta.',
      ],
      end: [
        'Você ganha quando todas as cartas estão nas fundações. Com o monte e o descarte vazios e todas as cartas abertas, o resto se joga sozinho: o botão Concluir faz isso por você. Nem toda distribuição pode ser ganha, nem com jogo perfeito.',
      ],
      choices: [
        [
          'Comprar 1 ou 3 cartas, a partir da próxima partida.',
          'Voltas: sem limite, um número de 1 a 9, ou rigoroso: 1 com uma carta, 3 com três.',
          'Vegas: a partida custa 52, cada carta na fundação rende 5, as voltas são rigorosas. Vegas acumulado leva o saldo adiante.',
          'Qualquer carta em coluna vazia: uma regra da casa que deixa o jogo bem mais fácil.',
          'Só partidas que podem ser ganhas: cada distribuição é resolvida antes.',
        ],
      ],
      app: [
        'Toque em uma carta e ela vai para o melhor lugar. Se não houver, ela fica selecionada: toque então onde ela deve ir. Também dá para arrastar. Desfazer não tem limite.',
      ],
      tips: [
        [
          'Vire primeiro as cartas fechadas, sobretudo onde há muitas.',
          'Esvazie uma coluna só quando um rei estiver esperando por ela.',
          'Escolha o rei pelas damas: com uma dama vermelha pronta, traga um rei preto.',
          'Ases e 2 vão para a fundação sem risco. Um 5 ou 6 ainda pode ser preciso para segurar outra carta.',
          'Procure jogadas na mesa antes de comprar.',
        ],
      ],
    },
    TF: {
      layout: [
        'Como Klondike: sete colunas de 1 a 7 cartas e um monte de 24. Mas todas as 28 cartas das colunas estão abertas, para que você possa planejar a partida inteira.',
      ],
      columns: [
        'Constrói-se para baixo em vermelho e preto: o 7 de copas vai sobre um 8 preto.',
        'Ver uma carta não é poder movê-la: um grupo só se move se já for uma sequência, cada carta uma abaixo da que está sob ela, alternando vermelho e preto. Uma sequência que veio na distribuição se move inteira desde o início.',
      ],
      vacancy: [
        'Uma coluna vazia só aceita um rei, sozinho ou com sua sequência. A sequência mais longa tem 13 cartas.',
      ],
      stock: [
        'Toque no monte para virar cartas no descarte; só a de cima pode ser jogada.',
        [
          'Fácil, 1 carta: cada uma tem a sua vez.',
          'Difícil, 3 cartas: três por vez; a seguinte fica livre quando a de cima é jogada.',
        ],
        'Um monte vazio é refeito quantas vezes você quiser, cada vez em troca de pontos.',
      ],
      end: [
        'Você ganha quando todas as cartas estão nas fundações. Nenhuma partida é dada como perdida: se nada ajudar, desfaça ou dê outra. Nas Configurações você pode pedir um aviso quando estiver provado que nada ajuda.',
      ],
      app: [
        'Nada acontece sozinho. Toque na última carta de uma coluna ou na de cima do descarte para mandá-la à fundação; toque duas vezes, depressa, para achar um lugar nas colunas: primeiro a mais longa, depois uma vazia para um rei. Também dá para arrastar. As últimas 100 ações podem ser desfeitas, inclusive as compras.',
      ],
      tips: [
        [
          'Antes da primeira jogada, ache os ases e o que está por cima deles.',
          'Siga uma coluna até o fundo: o que deve ir para onde antes que ela fique vazia?',
          'Uma volta custa pontos: use o monte quando as colunas estiverem prontas.',
        ],
      ],
    },
    RU: {
      layout: yukonLayout,
      columns: [
        'Uma carta vai sobre a última de uma coluna se esta for do mesmo naipe e exatamente uma acima: o 7 de copas sobre o 8 de copas, nunca sobre o 8 de ouros nem sobre um 8 preto. Uma carta liberada se vira sozinha.',
      ],
      groups: [
        'Qualquer carta aberta pode ser pega com todas as que estão por cima, em ordem ou não. Só a mais baixa do grupo precisa servir. Um grupo tem no máximo 20 cartas.',
      ],
      vacancy: [
        'Uma coluna vazia só aceita um rei, sozinho ou com as cartas que estão por cima. Nenhum outro grupo, nem mesmo para liberar uma carta fechada.',
      ],
      end: yukonEnd,
      choices: [
        [
          'Clássica: mesmo naipe, como acima.',
          'Leve, naipes misturados: uma carta vai sobre qualquer carta uma acima. O resto não muda.',
          'O código guarda a regra: C é Clássica, R é Leve; as cartas são as mesmas.',
        ],
      ],
      app: yukonApp,
      tips: [
        [
          'Cada carta tem um só lugar: procure-o antes de cobri-lo.',
          'Libere primeiro as cartas fechadas.',
          'Reis no fundo de uma coluna estão bem; os outros precisam de uma coluna vazia.',
          'Mandar uma carta cedo para a fundação pode tirar o lugar da carta logo abaixo dela.',
        ],
      ],
    },
    YU: {
      layout: yukonLayout,
      columns: [
        'Constrói-se para baixo em vermelho e preto: um 7 vermelho vai sobre um 8 preto. Uma carta liberada se vira sozinha.',
      ],
      groups: [
        'Qualquer carta aberta pode ser pega com todas as que estão por cima, em ordem ou não, quantas forem. Só a mais baixa do grupo precisa servir.',
      ],
      vacancy: ['Uma coluna vazia só aceita um rei, sozinho ou com as cartas que estão por cima.'],
      end: yukonEnd,
      app: yukonApp,
      tips: [
        [
          'Libere primeiro as cartas fechadas, sobretudo nas colunas mais fundas.',
          'Libere cedo os ases e os 2.',
          'Em cada lugar servem duas cartas: escolha a que libera mais.',
        ],
      ],
    },
  },
  score: {
    event: 'O que acontece',
    events: {
      'waste-column': 'Do descarte para uma coluna',
      'waste-foundation': 'Do descarte para uma fundação',
      'column-foundation': 'De uma coluna para uma fundação',
      'foundation-column': 'De volta para uma coluna',
      'column-column': 'De coluna para coluna',
      turnedUp: 'Carta fechada virada',
      redealt: 'Descarte virado',
    },
    scorings: { draw: (count) => counted(count, 'carta', 'cartas'), vegas: 'Vegas' },
    points: 'Pontos',
    start: 'No início',
    firstFree: (count) =>
      count === 1 ? 'a primeira grátis, depois' : `as ${count} primeiras grátis, depois`,
    floor: 'Nunca menos de',
    noFloor: 'sem limite',
    says: {
      KL: 'Jogadas entre colunas não rendem nada. Uma penalidade para em 0, e desfazer devolve o que foi tirado de fato.',
      TF: 'As cartas nas fundações rendem 520. Nenhuma carta fica fechada nas colunas, por isso nunca se vira nenhuma.',
      RU: yukonScore,
      YU: yukonScore,
    },
    bonus: 'Bônus de tempo',
    bonusSays: 'Só para uma vitória, somado no fim: 700.000 dividido pelos segundos jogados.',
    seconds: 'Tempo',
    passes: 'Voltas pelo monte',
    passRows: { N: 'Padrão', V: 'Vegas (rigoroso)', NP3: 'Um número escolhido, como 3' },
    passCount: (count) => (count === 'unlimited' ? 'sem limite' : passes(count)),
  },
  questions: {
    code: {
      asks: 'O que é o código?',
      says: [
        'Ele dá nome à distribuição: o jogo, suas opções e um número, como RU1-C-AAAAABB. O mesmo código dá as mesmas cartas em qualquer aparelho, hoje e em versões futuras. O mesmo número com outras opções é o mesmo baralho.',
      ],
    },
    share: {
      asks: 'Como jogo a mesma distribuição que um amigo?',
      says: [
        'Toque no código na barra para compartilhá-lo ou copiá-lo. Seu amigo abre o link ou digita o código em Nova partida. Maiúsculas, espaços e hifens não importam.',
      ],
    },
    winnable: {
      asks: 'Toda distribuição pode ser ganha?',
      says: [
        'Não. Nova partida pode prometer distribuições que podem ser ganhas: um programa joga cada uma até o fim antes de você recebê-la. Se não achar nenhuma em 40 distribuições, você recebe uma comum e é avisado.',
      ],
    },
    proven: {
      asks: 'Quão certo é “não pode mais ser ganha”?',
      says: [
        'É uma prova: todos os caminhos dali foram examinados, com todas as cartas vistas. Onde a busca era grande demais, diz “não se sabe”. Nunca adivinha.',
      ],
    },
    hints: {
      asks: 'As dicas conhecem as cartas fechadas?',
      says: [
        'Normalmente não: elas veem o que você vê. Nas Configurações você pode ter dicas que conhecem todas as cartas; essas seguem um caminho que ganha, quando foi achado. Pedida de novo, a dica mostra outra jogada.',
      ],
    },
    score: {
      asks: 'Como os pontos são contados?',
      says: [
        'Pela tabela da página Regras, feita com os mesmos números que contam. Em Russian, Yukon e Thoughtful dá para fazer pontos trazendo cartas de volta muitas vezes; os pontos desses jogos não entram em classificações.',
      ],
    },
    undo: {
      asks: 'Desfazer custa alguma coisa?',
      says: [
        'Não. Devolve exatamente as cartas e os pontos. Só o contador de jogadas guarda o que você fez, e o relógio continua correndo.',
      ],
    },
    counts: {
      asks: 'Quais partidas contam nas estatísticas?',
      says: [
        'Uma partida conta uma vez: quando você a ganha, desiste dela ou dá outra. Uma distribuição em que você não tocou não conta, fechar o aplicativo não é derrota, e o que você continua de um exemplo ou da lição nunca conta.',
      ],
    },
    daily: {
      asks: 'O que é o desafio do dia?',
      says: [
        'Uma distribuição por dia em cada jogo, igual para todos. Muda à sua meia-noite, e não se verifica se pode ser ganha.',
      ],
    },
    keeping: {
      asks: 'Onde ficam guardadas minhas partidas?',
      says: [
        'Neste navegador, depois de cada jogada. Nas Configurações você pode exportar tudo para um arquivo e importá-lo aqui ou em outro lugar. Faça isso de vez em quando: um navegador pode apagar o que guarda.',
      ],
    },
    privacy: {
      asks: 'O que o aplicativo sabe de mim?',
      says: [
        'Nada sai do seu aparelho, a menos que você participe das classificações de todos onde um servidor as oferece: “Conta e aparelhos” diz o que é enviado, e apaga. Não há rastreamento, e depois da primeira visita o aplicativo funciona sem rede.',
      ],
    },
    keys: {
      asks: 'Posso jogar com o teclado?',
      says: [
        'Totalmente. De 1 a 7 são as colunas: 3 e depois 5 move da coluna 3 para a coluna 5. S é o monte, W o descarte, F as fundações; Z desfaz. A tecla ? mostra todas.',
      ],
    },
    taps: {
      asks: 'Um toque não faz o que eu quero',
      says: [
        'Nas Configurações você escolhe o que um toque prefere, desliga o toque duplo e pede a explicação de uma jogada recusada. Arrastar vai sempre para onde você solta.',
      ],
    },
  },
  examples: {
    klondikeWon: {
      title: 'Uma partida ganha',
      notes: [
        'Compra de uma carta. Procure primeiro uma jogada que vire uma carta: o {2H} vai sobre o {3C}.',
        'Apareceu o {4H}. Ele recebe o {3C} com o {2H} por cima: duas cartas se movem como uma.',
        'A coluna 1 está vazia, mas o {2S} não pode ir para lá.',
        'O {KD} pode. A carta de baixo se vira.',
        'Era o {AS}, e já está na fundação. O {2S} vai atrás.',
        'Nada na mesa vira mais uma carta: é hora de comprar.',
        'O monte e o descarte estão vazios e todas as cartas abertas. Daqui, Concluir faz o resto.',
        'Vitória, com 700 pontos. Ganhar em menos de dez minutos dá ainda um bônus de tempo.',
      ],
    },
    klondikeDraw3: {
      title: '3 cartas: o que uma carta pega libera',
      notes: [
        'As cartas viram três por vez. Só a de cima pode ser jogada.',
        'Em cima está o {KS}. A coluna 1 está vazia.',
        'Pegá-lo liberou o {KC}.',
        'O monte está vazio: o descarte é virado, na mesma ordem.',
        'Com 3 cartas, as duas primeiras vezes são grátis.',
        'Agora falta o {KS}, e os trios caem de outro jeito: em cima está o {5C}, que antes não se alcançava.',
        'Veja até onde uma só carta nos levou. Tente continuar.',
      ],
    },
    klondikeRedeal: {
      title: 'O preço de mais uma volta',
      notes: [
        'Cada carta do descarte para uma coluna rende 5.',
        'Uma carta fechada se virou: mais 5. Vamos agora passar o monte inteiro.',
        'O monte está vazio, e temos 15 pontos. Virar o descarte custa 100 na compra de uma carta.',
        'Os pontos param em 0: na verdade só 15 foram tirados.',
        'Desfazer devolve exatamente esses 15.',
      ],
    },
    klondikeTakeBack: {
      title: 'Trazer uma carta de volta',
      notes: [
        'O ás vai primeiro para a fundação.',
        'Algumas jogadas depois: o {2D} cobre cartas, mas não há um 3 preto aberto. Um está na fundação.',
        'Então o {3C} volta, por 15 pontos.',
        'O {2D} vai sobre ele, e o {JC} se vira. De vez em quando vale a pena.',
      ],
    },
    klondikeNoPass: {
      title: 'Não há mais voltas',
      notes: [
        'Vegas com uma carta: a partida custa 52, e só há uma volta.',
        'Resta uma carta no monte.',
        'Ele não pode mais ser refeito; o sinal no monte também mudou.',
      ],
    },
    thoughtfulGroup: {
      title: 'Dá para ver, mas não para mover',
      notes: [
        'Todas as cartas das colunas estão abertas. O {9H} poderia ir sobre o {TS}, com as duas cartas por cima?',
        'Serviria, mas o {6S} não vai sobre o {9H}. Primeiro essas duas precisam ir para outro lugar.',
      ],
    },
    thoughtfulRun: {
      title: 'Uma sequência da distribuição',
      notes: [
        'O acaso pôs o {7H} sobre o {8C}: é uma sequência.',
        'Foram juntos para cima do {9D}. No Klondike, o {8C} estaria fechado.',
      ],
    },
    thoughtfulDraw3: {
      title: 'Difícil: três de cada vez',
      notes: [
        'No Difícil viram-se três cartas de cada vez. Aqui só o monte está fechado.',
        'Só a de cima pode ser jogada: o {5H} vai sobre o {6S}.',
        'Depois o {TS} foi para cima do {JD}. Embaixo dele há um ás.',
        'O {AC} está na fundação. O descarte ainda não pode ser virado: há cartas no monte.',
      ],
    },
    thoughtfulTakeBack: {
      title: 'Trazer de volta não custa nada',
      notes: [
        'O {2H} iria sobre um 3 preto, mas nenhum está livre.',
        'Três cartas de paus estão na fundação, com o {3C} em cima.',
        'O {3C} pode voltar, mas só onde serve: não sobre o {TC}.',
        'Ele serve sobre o {4H}. No Thoughtful isso não tira pontos.',
        'O {2H} vai sobre ele, e a coluna 1 fica vazia.',
      ],
    },
    thoughtfulWon: {
      title: 'Uma partida ganha',
      notes: [
        'Compra de uma carta. O {7C} serve sobre o {8D} e deixa uma coluna vazia.',
        'Só um rei pode ir para lá.',
        'O primeiro ás vem do monte, e o {2S} está logo abaixo.',
        'O monte está vazio, com 85 pontos até aqui.',
        'Virar o descarte custaria 100: os pontos param em 0. Por isso as primeiras voltas custam menos.',
        'O {KC} leva sua sequência para a coluna vazia e libera o {5H}.',
        'Vitória. Sete voltas custaram a maior parte dos pontos.',
      ],
    },
    russianGroup: {
      title: 'Um grupo fora de ordem',
      notes: [
        'Uma partida inteira. No Russian, uma carta só vai sobre o próprio naipe.',
        'Vermelho sobre preto valeria no Yukon. Aqui é recusado.',
        'Agora veja a jogada 3. O {3C} vai sobre o {4C}, mas tem quatro cartas por cima, sem ordem.',
        'As cinco se moveram: {3C}, {7D}, {AS}, {4S}, {TH}. Só a mais baixa precisava servir.',
        'A coluna 1 está vazia. Para qual rei?',
        'Vitória com 625 pontos, como toda partida sem cartas de volta.',
      ],
    },
    russianNonKing: {
      title: 'Só reis',
      notes: [
        'O ás vai para a fundação e deixa uma coluna vazia.',
        'A {QH} e o {8D} estão sobre uma carta fechada. Levá-los para a coluna 1 a liberaria.',
        'Nem para isso: uma coluna vazia espera um rei.',
      ],
    },
    russianWon: {
      title: 'Um rei acha sua coluna',
      notes: [
        'Clássica, mesmo naipe. O {TH} vai sobre o {JH} com quatro cartas por cima, e um ás se vira.',
        'Depois de seis jogadas, dois ases estão nas fundações.',
        'A coluna 1 está vazia, e o {KH} está no meio da coluna 2.',
        'Ele se moveu com doze cartas. Embaixo, o {3C} fica livre.',
        'Vitória: 625 pontos.',
      ],
    },
    russianRelaxed: {
      title: 'Leve, e vinte cartas',
      notes: [
        'Naipes misturados: uma carta vai sobre qualquer carta uma acima.',
        'O {5S} vai sobre o {6S}; um 6 de qualquer naipe serviria.',
        'O {7C} serve sobre o {8H}, mas tem 20 cartas por cima: 21 são demais.',
        'Vinte podem: o {3S} com 19 cartas para o {4C}.',
        'Vitória: 625 pontos aqui também.',
      ],
    },
    yukonWon: {
      title: 'Uma partida ganha',
      notes: [
        'Vermelho sobre preto, preto sobre vermelho. Dois ases estão abertos: vão para as fundações.',
        'Vermelho sobre vermelho é recusado.',
        'Agora o {6D} com três cartas por cima, sem ordem.',
        'Ele foi para cima do {7S}. O que está sobre um grupo não importa.',
        'A coluna 2 está vazia, mas uma dama não pode ir para lá.',
        'O {KH} pode, e leva quatro cartas junto.',
        'Vitória: 625 pontos.',
      ],
    },
    yukonBareAce: {
      title: 'Liberar um ás',
      notes: [
        'Há duas cartas sobre o {AH}.',
        'Uma fundação recebe uma carta de cada vez.',
        'O {7H} servia sobre o {8C}, e o {KH} foi junto.',
        'O ás está na fundação: 10 pontos.',
      ],
    },
    yukonTurnUp: {
      title: 'O que se vira sozinho',
      notes: [
        'Coluna 2: cinco cartas abertas sobre uma fechada.',
        'Uma carta fechada não pode ser movida.',
        'As cinco foram para cima da {QD}. A última carta se virou sozinha, por 5 pontos.',
        'O {3C} foi para cima do {4H}, e a coluna 2 está vazia.',
        'O {KD} toma o lugar, com quatro cartas por cima, e o {9S} se vira.',
      ],
    },
    yukonTakeBack: {
      title: 'Uma carta volta',
      notes: [
        'O {3H} está na fundação. Sobre o {4C} seria mais útil.',
        'Só pode voltar onde serve: não sobre o {TC}.',
        'Sobre o {4C} ele serve, e isso não custa nada.',
        'O {2C} vai sobre ele, com quatro cartas, e a {QD} se vira.',
      ],
    },
    yukonLarge: {
      title: 'Nenhum grupo é grande demais',
      notes: [
        'Vamos empilhar uma coluna bem alta.',
        'A coluna 1 está vazia. O {KC} tem 21 cartas por cima.',
        'Todas as 22 se moveram. O Russian pararia em 20.',
      ],
    },
  },
  player: {
    all: 'Todos os exemplos',
    steps: 'Jogadas do exemplo',
    previous: 'Voltar',
    next: 'Avançar',
    play: 'Reproduzir',
    pause: 'Pausar',
    place: (at, of) => (at === 0 ? 'A distribuição' : `Jogada ${at} de ${of}`),
    refused: 'Recusada',
    tryIt: 'Tente você',
  },
  lesson: {
    title: 'Primeira lição',
    step: (nth, of) => `Passo ${nth} de ${of}`,
    skip: 'Pular',
    steps: [
      'Nas colunas constrói-se para baixo em vermelho e preto. Toque no {2H}: ele vai sobre o {3C}, e a carta de baixo se vira.',
      'Cartas em ordem se movem juntas. Arraste o {3C}, com o {2H} por cima, para o {4H}. Um toque também serve.',
      'Uma coluna está vazia! Só um rei pode ir para lá. Mova o {KD}.',
      'Apareceu o {AS}. Os ases começam as fundações: toque nele, e ele vai para a sua.',
      'Quando nada mais ajudar, compre: toque no monte.',
      'Toda jogada pode ser desfeita, uma compra também. Use Desfazer.',
    ],
    keys: 'Teclas',
    other: 'Essa jogada foi desfeita: ainda não é esta.',
    done: 'É tudo o que você precisa.',
    doneSays: 'Leve todas as cartas para as fundações, do ás ao rei. Sua partida está como você a deixou.',
    play: 'Para a minha partida',
    rules: 'Todas as regras',
  },
};
