import type { HelpMessages } from '../helpWords.ts';
import { cards, passes } from './table.ts';

const yukonLayout = [
  'Toutes les cartes sont données sur sept colonnes de 1, 6, 7, 8, 9, 10 et 11. La première a une carte visible ; les autres en ont 1 à 6 cachées et cinq visibles dessus. Il n’y a pas de pioche.',
];
const yukonEnd = [
  'Vous gagnez quand toutes les cartes sont montées. Aucune partie n’est déclarée perdue : si rien n’avance, annulez ou redonnez.',
];
const yukonApp = [
  'Rien ne se fait tout seul : aucune carte ne monte sur sa fondation si vous ne l’y envoyez pas.',
  'Touchez la dernière carte d’une colonne : elle monte sur sa fondation si c’est possible. Touchez vite deux fois une carte visible : elle va, avec celles posées dessus, sur la plus longue colonne qui l’accepte, sinon, si c’est un roi, sur une colonne vide. On peut aussi glisser.',
  'Les 100 derniers coups s’annulent. Le compteur de coups ne recule pas.',
];
const yukonScore =
  'Le score part de 0 et ne descend jamais plus bas. Une partie gagnée sans reprendre de carte finit toujours à 625 : 52 × 10 pour les cartes montées et 21 × 5 pour les cartes retournées.';

/** Règles, exemples, questions et première leçon en français. */
export const messages: HelpMessages = {
  tabs: { rules: 'Règles', examples: 'Exemples', questions: 'Questions' },
  game: 'Jeu',
  thisDeal: 'La partie sur votre table',
  facts: {
    draw: (count) => `pioche de ${cards(count)}`,
    passes: (count) =>
      count === 'unlimited' ? 'autant de passages qu’on veut' : `${passes(count)} dans la pioche`,
    building: {
      alternateColor: 'rouge sur noir, noir sur rouge',
      sameSuit: 'Classique : même couleur',
      anySuit: 'Souple : couleurs mélangées',
    },
    vacancy: { king: 'colonne vide : un roi', any: 'colonne vide : toute carte' },
    groupLimit: (count) => `${cards(count)} au plus à la fois`,
    vegas: 'score Vegas',
    undo: (steps) =>
      steps === 'unlimited' ? 'annulation sans limite' : `${steps} derniers coups annulables`,
    finish: 'un bouton Finir',
  },
  titles: {
    aim: 'Le but',
    layout: 'La disposition',
    columns: 'Sur une colonne',
    groups: 'Les groupes',
    vacancy: 'La colonne vide',
    homes: 'Les fondations',
    stock: 'Pioche et défausse',
    end: 'La fin de la partie',
    choices: 'Au choix',
    app: 'Dans cette app',
    score: 'Score',
    tips: 'Conseils',
  },
  shared: {
    aim: [
      'Montez les 52 cartes sur les quatre fondations, une par couleur, de l’as au roi. L’ordre est : as, 2 à 10, valet, dame, roi.',
    ],
    homes: [
      'Un as ouvre une fondation ; ensuite, seule convient la carte suivante de sa couleur. Les cartes montent une à une, du bout d’une colonne ou du dessus de la défausse. Chaque couleur a sa place (pique, cœur, carreau, trèfle) : lâchez une carte sur n’importe quelle fondation, elle trouve la sienne. La carte du dessus peut revenir sur une colonne qui l’accepte.',
    ],
  },
  rules: {
    KL: {
      layout: [
        'Sept colonnes de 1 à 7 cartes ; seule la dernière de chacune est visible. Les 24 autres forment la pioche, cachées. À côté, la défausse et quatre fondations vides.',
      ],
      columns: [
        'On descend en alternant rouge et noir : un 7 rouge va sur un 8 noir. Toute carte visible se déplace avec celles posées dessus, tant qu’elles forment une suite : en descendant, rouge et noir tour à tour. Quand la dernière carte visible quitte une colonne, celle du dessous se retourne toute seule.',
      ],
      vacancy: ['Une colonne vide n’accepte qu’un roi, seul ou avec sa suite.'],
      stock: [
        'Touchez la pioche pour retourner des cartes sur la défausse. Seule celle du dessus se joue.',
        [
          'Une carte à la fois : chacune a son tour.',
          'Trois à la fois : la suivante se libère quand celle du dessus est jouée, et chaque carte prise change celles qui apparaîtront au passage suivant.',
        ],
        'La pioche vide, un toucher retourne la défausse, dans le même ordre, s’il reste un passage.',
      ],
      end: [
        'Vous gagnez quand toutes les cartes sont montées. Pioche et défausse vides et toutes les cartes visibles, le reste va de soi : le bouton Finir s’en charge. Toutes les donnes ne sont pas gagnables, même en jouant parfaitement.',
      ],
      choices: [
        [
          'Piocher une ou trois cartes, dès la partie suivante.',
          'Passages : sans limite, un nombre de 1 à 9, ou stricts : un pour une carte, trois pour trois.',
          'Vegas : la partie coûte 52, chaque carte montée rapporte 5, les passages sont stricts. Le Vegas cumulé reporte le solde.',
          'Toute carte sur une colonne vide : une règle maison qui facilite beaucoup le jeu.',
          'Parties gagnables seulement : chaque donne est d’abord résolue.',
        ],
      ],
      app: [
        'Touchez une carte : elle va à sa meilleure place. S’il n’y en a pas, elle est choisie : touchez alors l’endroit voulu. On peut aussi glisser. L’annulation est sans limite.',
      ],
      tips: [
        [
          'Retournez d’abord des cartes cachées, surtout là où il y en a beaucoup.',
          'Ne videz une colonne que si un roi l’attend.',
          'Choisissez le roi d’après les dames : pour une dame rouge, allez chercher un roi noir.',
          'Les as et les 2 montent sans risque. Un 5 ou un 6 peut encore servir à porter une autre carte.',
          'Cherchez des coups sur la table avant de piocher.',
        ],
      ],
    },
    TF: {
      layout: [
        'Comme au Klondike : sept colonnes de 1 à 7 cartes et une pioche de 24. Mais les 28 cartes des colonnes sont visibles : on peut tout prévoir.',
      ],
      columns: [
        'On descend en alternant rouge et noir : le 7 de cœur va sur un 8 noir.',
        'Voir une carte n’est pas pouvoir la déplacer : un groupe ne bouge que s’il forme déjà une suite, chaque carte un rang plus bas que celle du dessous, rouge et noir tour à tour. Une suite née du hasard de la donne se déplace d’un bloc dès le début.',
      ],
      vacancy: [
        'Une colonne vide n’accepte qu’un roi, seul ou avec sa suite. La plus longue suite compte 13 cartes.',
      ],
      stock: [
        'Touchez la pioche pour retourner des cartes sur la défausse ; seule celle du dessus se joue.',
        [
          'Facile, une carte : chacune a son tour.',
          'Difficile, trois cartes : la suivante se libère quand celle du dessus est jouée.',
        ],
        'La pioche vide se refait autant de fois qu’on veut, chaque fois contre des points.',
      ],
      end: [
        'Vous gagnez quand toutes les cartes sont montées. Aucune partie n’est déclarée perdue : si rien n’avance, annulez ou redonnez. Les réglages permettent d’être prévenu quand c’est prouvé.',
      ],
      app: [
        'Rien ne se fait tout seul. Touchez la dernière carte d’une colonne ou le dessus de la défausse pour la monter ; touchez vite deux fois pour une place dans le tableau : d’abord la plus longue colonne, puis une vide pour un roi. On peut aussi glisser. Les 100 dernières actions s’annulent, la pioche comprise.',
      ],
      tips: [
        [
          'Avant le premier coup, repérez les as et ce qui les couvre.',
          'Suivez une colonne jusqu’au bout : que faut-il placer, et où, pour la vider ?',
          'Un passage coûte des points : piochez quand les colonnes y sont prêtes.',
        ],
      ],
    },
    RU: {
      layout: yukonLayout,
      columns: [
        'Une carte va sur la dernière d’une colonne si celle-ci est de la même couleur et juste un rang plus haut : le 7 de cœur sur le 8 de cœur, jamais sur le 8 de carreau ni sur un 8 noir. Une carte découverte se retourne toute seule.',
      ],
      groups: [
        'On prend toute carte visible avec celles posées dessus, en ordre ou non. Seule la plus basse du groupe doit convenir. Un groupe compte 20 cartes au plus.',
      ],
      vacancy: [
        'Une colonne vide n’accepte qu’un roi, seul ou avec les cartes posées dessus. Aucun autre groupe, pas même pour découvrir une carte cachée.',
      ],
      end: yukonEnd,
      choices: [
        [
          'Classique, même couleur : comme ci-dessus.',
          'Souple, couleurs mélangées : une carte va sur toute carte d’un rang plus haut. Le reste ne change pas.',
          'Le code garde la règle : C pour Classique, R pour Souple ; les cartes sont les mêmes.',
        ],
      ],
      app: yukonApp,
      tips: [
        [
          'Chaque carte n’a qu’une place : cherchez-la avant de la couvrir.',
          'Découvrez d’abord des cartes cachées.',
          'Un roi tout en bas d’une colonne est bien placé ; les autres ont besoin d’une colonne vide.',
          'Monter une carte trop tôt peut ôter sa place à celle du rang inférieur.',
        ],
      ],
    },
    YU: {
      layout: yukonLayout,
      columns: [
        'On descend en alternant rouge et noir : un 7 rouge va sur un 8 noir. Une carte découverte se retourne toute seule.',
      ],
      groups: [
        'On prend toute carte visible avec celles posées dessus, en ordre ou non, si nombreuses soient-elles. Seule la plus basse du groupe doit convenir.',
      ],
      vacancy: ['Une colonne vide n’accepte qu’un roi, seul ou avec les cartes posées dessus.'],
      end: yukonEnd,
      app: yukonApp,
      tips: [
        [
          'Découvrez d’abord des cartes cachées, surtout dans les colonnes les plus profondes.',
          'Libérez tôt les as et les 2.',
          'Deux cartes conviennent à chaque place : prenez celle qui en découvre le plus.',
        ],
      ],
    },
  },
  score: {
    event: 'Ce qui se passe',
    events: {
      'waste-column': 'De la défausse à une colonne',
      'waste-foundation': 'De la défausse à une fondation',
      'column-foundation': 'D’une colonne à une fondation',
      'foundation-column': 'Reprise sur une colonne',
      'column-column': 'De colonne à colonne',
      turnedUp: 'Carte cachée retournée',
      redealt: 'Défausse retournée',
    },
    scorings: { draw: (count) => cards(count), vegas: 'Vegas' },
    points: 'Points',
    start: 'Au départ',
    firstFree: (count) => `${count} fois gratuit, puis`,
    floor: 'Jamais sous',
    noFloor: 'sans limite',
    says: {
      KL: 'D’une colonne à l’autre, rien. Une perte s’arrête à 0, et l’annulation rend exactement ce qui a été ôté.',
      TF: 'Les cartes montées rapportent 520. Aucune carte n’est cachée dans les colonnes : en retourner une n’arrive pas.',
      RU: yukonScore,
      YU: yukonScore,
    },
    bonus: 'Bonus de temps',
    bonusSays:
      'En cas de victoire seulement, ajouté à la fin : 700 000 divisé par le nombre de secondes jouées.',
    seconds: 'Temps',
    passes: 'Passages dans la pioche',
    passRows: { N: 'Standard', V: 'Vegas (stricts)', NP3: 'Un nombre choisi, par exemple 3' },
    passCount: (count) => (count === 'unlimited' ? 'sans limite' : passes(count)),
  },
  questions: {
    code: {
      asks: 'Qu’est-ce que le code ?',
      says: [
        'Il nomme la donne : le jeu, ses options et un numéro, comme RU1-C-AAAAABB. Le même code donne les mêmes cartes sur tout appareil, aujourd’hui et dans les versions à venir. Le même numéro avec d’autres options, c’est le même paquet mélangé.',
      ],
    },
    share: {
      asks: 'Comment jouer la même donne qu’un ami ?',
      says: [
        'Touchez le code dans la barre pour le partager ou le copier. Votre ami ouvre le lien ou tape le code dans Nouvelle partie. Majuscules, espaces et tirets n’y comptent pas.',
      ],
    },
    winnable: {
      asks: 'Toute donne est-elle gagnable ?',
      says: [
        'Non. Nouvelle partie permet de ne demander que des donnes gagnables : un solveur joue chacune jusqu’au bout avant de vous la donner. S’il n’en trouve pas en 40 essais, vous recevez une donne ordinaire et le savez.',
      ],
    },
    proven: {
      asks: '« N’est plus gagnable » : est-ce sûr ?',
      says: [
        'C’est une preuve : tous les chemins ont été parcourus, en voyant toutes les cartes. Quand c’était trop long, on lit « inconnu ». Rien n’est jamais deviné.',
      ],
    },
    hints: {
      asks: 'Les indices connaissent-ils les cartes cachées ?',
      says: [
        'Normalement non : ils voient ce que vous voyez. Les réglages offrent des indices qui connaissent toutes les cartes ; ils suivent un chemin gagnant, s’il a été trouvé. Demandez encore, et un autre coup apparaît.',
      ],
    },
    score: {
      asks: 'Comment le score est-il compté ?',
      says: [
        'Selon le tableau des Règles, tiré des nombres mêmes qui comptent. Au Russian, au Yukon et au Réfléchi, on peut gagner sans fin en reprenant des cartes ; leurs scores ne sont donc pas classés.',
      ],
    },
    undo: {
      asks: 'Annuler coûte-t-il quelque chose ?',
      says: [
        'Non. Cartes et score reviennent exactement. Seul le compteur garde ce que vous avez joué, et le temps court.',
      ],
    },
    counts: {
      asks: 'Quelles parties comptent dans les statistiques ?',
      says: [
        'Une partie compte une fois : gagnée, abandonnée ou remplacée par une nouvelle donne. Une donne jamais touchée ne compte nulle part, fermer l’app n’est pas perdre, et ce que vous jouez à partir d’un exemple ou de la leçon ne compte jamais.',
      ],
    },
    daily: {
      asks: 'Qu’est-ce que le défi du jour ?',
      says: [
        'Une donne par jour et par jeu, la même pour tous. Elle change à minuit chez vous, et l’on ne vérifie pas si elle est gagnable.',
      ],
    },
    keeping: {
      asks: 'Où mes parties sont-elles gardées ?',
      says: [
        'Dans ce navigateur, après chaque coup. Les réglages exportent tout dans un fichier et l’importent ici ou ailleurs. Faites-le de temps en temps : un navigateur peut vider sa mémoire.',
      ],
    },
    privacy: {
      asks: 'Que sait l’app de moi ?',
      says: [
        'Rien ne quitte votre appareil, sauf si vous participez aux classements de tous, là où un serveur les propose : « Compte et appareils » dit ce qui est envoyé, et l’efface. Aucun pistage ; après la première visite, l’app marche sans réseau.',
      ],
    },
    keys: {
      asks: 'Peut-on jouer au clavier ?',
      says: [
        'Entièrement. 1 à 7 sont les colonnes : 3 puis 5 va de la colonne 3 à la colonne 5. S est la pioche, W la défausse, F les fondations ; Z annule. La touche ? les montre toutes.',
      ],
    },
    taps: {
      asks: 'Un toucher ne fait pas ce que je veux',
      says: [
        'Dans les réglages, choisissez ce qu’un toucher préfère, coupez le double toucher, faites expliquer un coup refusé. Glisser va toujours là où vous lâchez.',
      ],
    },
  },
  examples: {
    klondikeWon: {
      title: 'Une partie gagnée',
      notes: [
        'Pioche d’une carte. Cherchez d’abord un coup qui retourne une carte : le {2H} va sur le {3C}.',
        'Le {4H} est apparu. Il prend le {3C} avec le {2H} dessus : deux cartes se déplacent ensemble.',
        'La colonne 1 est vide, mais le {2S} ne peut y aller.',
        'Le {KD}, oui. La carte du dessous se retourne.',
        'C’était l’{AS}, déjà monté. Le {2S} le suit.',
        'Rien sur la table ne retourne plus de carte : c’est le moment de piocher.',
        'Pioche et défausse sont vides, tout est visible. Dès ici, Finir fait le reste.',
        'Gagné, avec 700 points. En moins de dix minutes, il y a aussi un bonus de temps.',
      ],
    },
    klondikeDraw3: {
      title: 'Trois cartes : ce que libère une carte prise',
      notes: [
        'Trois cartes sont retournées à la fois. Seule celle du dessus se joue.',
        'Au-dessus, le {KS}. La colonne 1 est vide.',
        'Le prendre a libéré le {KC}.',
        'La pioche est vide : la défausse est retournée, dans le même ordre.',
        'Avec trois cartes, les deux premières fois sont gratuites.',
        'Le {KS} n’y est plus, et les groupes de trois tombent autrement : au-dessus, le {5C}, hors d’atteinte avant.',
        'Voyez jusqu’où mène une seule carte. À vous de continuer.',
      ],
    },
    klondikeRedeal: {
      title: 'Le prix d’un nouveau passage',
      notes: [
        'Une carte de la défausse posée sur une colonne rapporte 5.',
        'Une carte cachée s’est retournée : encore 5. Parcourons maintenant toute la pioche.',
        'La pioche est vide, et nous avons 15 points. Retourner la défausse coûte ici 100.',
        'Le score s’arrête à 0 : seuls 15 ont été ôtés.',
        'L’annulation rend exactement ces 15 points.',
      ],
    },
    klondikeTakeBack: {
      title: 'Reprendre une carte',
      notes: [
        'L’as monte d’abord.',
        'Quelques coups plus tard : le {2D} couvre des cartes cachées, mais aucun 3 noir n’est visible. Il y en a un sur sa fondation.',
        'Le {3C} revient donc, pour 15 points.',
        'Le {2D} va dessus, et le {JC} se retourne. Cela en vaut parfois la peine.',
      ],
    },
    klondikeNoPass: {
      title: 'Plus de passage',
      notes: [
        'Vegas, une carte : la partie coûte 52, et il n’y a qu’un passage.',
        'Il reste une carte dans la pioche.',
        'On ne peut plus la refaire ; le signe sur la pioche a changé aussi.',
      ],
    },
    thoughtfulGroup: {
      title: 'Visible, mais pas déplaçable',
      notes: [
        'Toutes les cartes des colonnes sont visibles. Le {9H} irait-il sur le {TS}, avec ses deux cartes ?',
        'Il conviendrait, mais le {6S} n’a rien à faire sur le {9H}. Il faut d’abord placer ces deux-là ailleurs.',
      ],
    },
    thoughtfulRun: {
      title: 'Une suite de la donne',
      notes: [
        'Le hasard a posé le {7H} sur le {8C} : c’est une suite.',
        'Ils sont allés ensemble sur le {9D}. Au Klondike, le {8C} aurait été caché.',
      ],
    },
    thoughtfulDraw3: {
      title: 'Difficile : trois à la fois',
      notes: [
        'En Difficile, trois cartes sont retournées à la fois. Seule la pioche est cachée ici.',
        'Seule celle du dessus se joue : le {5H} va sur le {6S}.',
        'Puis le {TS} est allé sur le {JD}. Dessous, il y a un as.',
        'L’{AC} est monté. La défausse ne peut pas encore être retournée : il reste des cartes dans la pioche.',
      ],
    },
    thoughtfulTakeBack: {
      title: 'Reprendre ne coûte rien',
      notes: [
        'Le {2H} irait sur un 3 noir, mais aucun n’est libre.',
        'Trois trèfles sont montés, le {3C} au-dessus.',
        'Le {3C} peut revenir, mais seulement là où il convient : pas sur le {TC}.',
        'Il convient sur le {4H}. Au Thoughtful, cela n’ôte aucun point.',
        'Le {2H} va dessus, et la colonne 1 est vide.',
      ],
    },
    thoughtfulWon: {
      title: 'Une partie gagnée',
      notes: [
        'Pioche d’une carte. Le {7C} va sur le {8D} et laisse une colonne vide.',
        'Seul un roi peut y aller.',
        'Le premier as vient de la pioche, et le {2S} est juste dessous.',
        'La pioche est vide, avec 85 points jusqu’ici.',
        'La refaire coûterait 100 : le score s’arrête à 0. Les premiers passages coûtent donc moins.',
        'Le {KC} emmène sa suite dans la colonne vide et libère le {5H}.',
        'Gagné. Sept passages de plus ont coûté l’essentiel des points.',
      ],
    },
    russianGroup: {
      title: 'Un groupe en désordre',
      notes: [
        'Une partie entière. Au Russian, une carte ne va que sur sa propre couleur.',
        'Noir sur rouge irait au Yukon. Ici, c’est refusé.',
        'Regardez le coup 3. Le {3C} doit aller sur le {4C}, mais quatre cartes sont dessus, en désordre.',
        'Les cinq ont bougé : {3C}, {7D}, {AS}, {4S}, {TH}. Seule la plus basse devait convenir.',
        'La colonne 1 est vide. Pour quel roi ?',
        'Gagné avec 625 points, comme toute partie sans carte reprise.',
      ],
    },
    russianNonKing: {
      title: 'Les rois seulement',
      notes: [
        'L’as monte et laisse une colonne vide.',
        'La {QH} et le {8D} couvrent une carte cachée. Les mettre en colonne 1 la découvrirait.',
        'Pas même pour cela : une colonne vide attend un roi.',
      ],
    },
    russianWon: {
      title: 'Un roi trouve sa colonne',
      notes: [
        'Classique, même couleur. Le {TH} va sur le {JH} avec quatre cartes, et un as se retourne.',
        'Après six coups, deux as sont montés.',
        'La colonne 1 est vide, et le {KH} est au milieu de la colonne 2.',
        'Il a bougé avec douze cartes. Dessous, le {3C} se libère.',
        'Gagné : 625 points.',
      ],
    },
    russianRelaxed: {
      title: 'Souple, et vingt cartes',
      notes: [
        'Couleurs mélangées : une carte va sur toute carte d’un rang plus haut.',
        'Le {5S} va sur le {6S} ; tout autre 6 aurait convenu.',
        'Le {7C} conviendrait au {8H}, mais 20 cartes sont dessus : 21, c’est trop.',
        'Vingt peuvent bouger : le {3S} avec 19 cartes vers le {4C}.',
        'Gagné : 625 points ici aussi.',
      ],
    },
    yukonWon: {
      title: 'Une partie gagnée',
      notes: [
        'Rouge sur noir, noir sur rouge. Deux as sont visibles : qu’ils montent.',
        'Rouge sur rouge est refusé.',
        'Maintenant le {6D} avec trois cartes dessus, en désordre.',
        'Il est allé sur le {7S}. Ce qui est posé sur un groupe n’importe pas.',
        'La colonne 2 est vide, mais une dame ne peut y aller.',
        'Le {KH}, oui, et il emmène quatre cartes.',
        'Gagné : 625 points.',
      ],
    },
    yukonBareAce: {
      title: 'Libérer un as',
      notes: [
        'Deux cartes couvrent l’{AH}.',
        'Une fondation prend une carte à la fois.',
        'Le {7H} convenait sur le {8C}, et le {KH} a suivi.',
        'L’as est monté : 10 points.',
      ],
    },
    yukonTurnUp: {
      title: 'Ce qui se retourne tout seul',
      notes: [
        'Colonne 2 : cinq cartes visibles sur une carte cachée.',
        'Une carte cachée ne peut pas être déplacée.',
        'Les cinq sont allées sur la {QD}. La dernière carte s’est retournée d’elle-même, pour 5 points.',
        'Le {3C} est allé sur le {4H}, et la colonne 2 est vide.',
        'Le {KD} prend la place, avec quatre cartes dessus, et le {9S} se retourne.',
      ],
    },
    yukonTakeBack: {
      title: 'Une carte revient',
      notes: [
        'Le {3H} est monté. Sur le {4C}, il serait plus utile.',
        'Il ne peut revenir que là où il convient : pas sur le {TC}.',
        'Sur le {4C}, il convient, et cela ne coûte rien.',
        'Le {2C} va dessus, avec quatre cartes, et la {QD} se retourne.',
      ],
    },
    yukonLarge: {
      title: 'Aucun groupe n’est trop grand',
      notes: [
        'Formons une haute colonne.',
        'La colonne 1 est vide. Le {KC} porte 21 cartes.',
        'Les 22 ont bougé. Le Russian s’arrêterait à 20.',
      ],
    },
  },
  player: {
    all: 'Exemples',
    steps: 'Coups de l’exemple',
    previous: 'Retour',
    next: 'Suivant',
    play: 'Lire',
    pause: 'Pause',
    place: (at, of) => (at === 0 ? 'La donne' : `Coup ${at} sur ${of}`),
    refused: 'Refusé',
    tryIt: 'À vous de jouer',
  },
  lesson: {
    title: 'Première leçon',
    step: (nth, of) => `Étape ${nth} sur ${of}`,
    skip: 'Passer',
    steps: [
      'Les colonnes descendent en alternant rouge et noir. Touchez le {2H} : il va sur le {3C}, et la carte du dessous se retourne.',
      'Des cartes en ordre se déplacent ensemble. Glissez le {3C}, avec le {2H} dessus, sur le {4H}. Un toucher suffit aussi.',
      'Une colonne est vide ! Seul un roi peut y aller. Déplacez le {KD}.',
      'L’{AS} est apparu. Les as ouvrent les fondations : touchez-le, et il monte.',
      'Quand plus rien n’avance, piochez : touchez la pioche.',
      'Tout coup s’annule, la pioche aussi. Utilisez Annuler.',
    ],
    keys: 'Touches',
    other: 'Ce coup a été repris : pas encore celui-là.',
    done: 'Vous savez tout ce qu’il faut.',
    doneSays: 'Montez toutes les cartes, de l’as au roi. Votre propre partie est restée telle quelle.',
    play: 'À ma partie',
    rules: 'Toutes les règles',
  },
};
