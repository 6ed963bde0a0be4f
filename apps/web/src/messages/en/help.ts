import type { HelpMessages } from '../helpWords.ts';
import { cards, passes } from './table.ts';

const yukonLayout = [
  'All cards are dealt to seven columns of 1, 6, 7, 8, 9, 10 and 11. The first has one open card; the others have 1 to 6 cards face down and five open ones on them. There is no stock.',
];
const yukonEnd = [
  'You win when all cards are home. No game is declared lost: if nothing helps, undo or deal a new one.',
];
const yukonApp = [
  'Nothing happens by itself: no card goes home unless you send it.',
  'Tap the end card of a column to send it home. Tap any open card twice, quickly, and it goes with the cards on it to the longest column that takes it, else to an empty column if it is a king. Or drag.',
  'The last 100 moves can be undone. The move counter does not go back.',
];
const yukonScore =
  'The score begins at 0 and never falls below it. A game won without taking a card back always ends at 625: 52 × 10 for the cards at home and 21 × 5 for the cards turned up.';

/** Rules, examples, questions and the first lesson in English. */
export const messages: HelpMessages = {
  tabs: { rules: 'Rules', examples: 'Examples', questions: 'Questions' },
  game: 'Game',
  thisDeal: 'The deal on your table',
  facts: {
    draw: (count) => `draw ${count}`,
    passes: (count) =>
      count === 'unlimited' ? 'as many passes as you like' : `${passes(count)} through the stock`,
    building: {
      alternateColor: 'red on black, black on red',
      sameSuit: 'Classic: same suit',
      anySuit: 'Relaxed: mixed suits',
    },
    vacancy: { king: 'an empty column takes a king', any: 'an empty column takes any card' },
    groupLimit: (count) => `${cards(count)} at most move at once`,
    vegas: 'Vegas scoring',
    undo: (steps) => (steps === 'unlimited' ? 'undo without limit' : `undo of the last ${steps} moves`),
    finish: 'a Finish button',
  },
  titles: {
    aim: 'The aim',
    layout: 'The layout',
    columns: 'Onto a column',
    groups: 'Groups',
    vacancy: 'The empty column',
    homes: 'The foundations',
    stock: 'Stock and waste',
    end: 'The end',
    choices: 'Choices',
    app: 'In this app',
    score: 'Score',
    tips: 'Tips',
  },
  shared: {
    aim: [
      'Bring all 52 cards home: to the four foundations, one for each suit, from ace to king. Rank runs ace, 2 to 10, jack, queen, king.',
    ],
    homes: [
      'An ace begins a foundation; then only the next card of its suit fits. Cards go one at a time, from the end of a column or the top of the waste. Each suit has its own place (spades, hearts, diamonds, clubs): drop a card on any foundation and it finds its own. The top card may be taken back to a column where it fits.',
    ],
  },
  rules: {
    KL: {
      layout: [
        'Seven columns of 1 to 7 cards; only the end card of each lies open. The other 24 cards are the stock, face down. Beside it are the waste and four empty foundations.',
      ],
      columns: [
        'Build down in red and black: a red 7 goes on a black 8. Any open card moves with all cards on it, as long as they are a run: down in rank, red and black in turn. When the last open card leaves a column, the card beneath turns up by itself.',
      ],
      vacancy: ['An empty column takes only a king, alone or with its run.'],
      stock: [
        'Tap the stock to turn cards to the waste. Only the top card of the waste can be played.',
        [
          'Draw 1: one card at a time, each gets its turn.',
          'Draw 3: three at a time. The next one is free when the top one has been played, and every card you take changes which ones come up in the next pass.',
        ],
        'When the stock is empty, a tap turns the waste over, order kept, if a pass is left.',
      ],
      end: [
        'You win when all cards are home. With stock and waste empty and every card open, the rest plays itself: the Finish button does it for you. Not every deal can be won, even with perfect play.',
      ],
      choices: [
        [
          'Draw 1 or draw 3, from the next game on.',
          'Passes: unlimited, a number from 1 to 9, or strict: 1 in draw 1, 3 in draw 3.',
          'Vegas: the game costs 52, each card at home brings 5, passes are strict. Cumulative Vegas carries the balance on.',
          'Any card on an empty column: a house rule that makes the game much easier.',
          'Winnable games only: each deal is solved first.',
        ],
      ],
      app: [
        'Tap a card and it goes to its best place. If there is none it is selected: then tap where it should go. Or drag. Undo has no limit.',
      ],
      tips: [
        [
          'Turn up face-down cards first, above all where many are hidden.',
          'Empty a column only when a king is waiting for it.',
          'Choose the king by the queens: with a red queen ready, fetch a black king.',
          'Aces and 2s go home safely. A 5 or 6 may still be needed to hold another card.',
          'Look for moves on the table before you draw.',
        ],
      ],
    },
    TF: {
      layout: [
        'As Klondike: seven columns of 1 to 7 cards and a stock of 24. But all 28 cards of the columns lie open, so that you can plan the whole game.',
      ],
      columns: [
        'Build down in red and black: the 7 of hearts goes on a black 8.',
        'Seeing a card is not being able to move it: a group moves only if it is a run already, each card one lower than the one beneath, red and black in turn. A run that was dealt by chance moves as one from the start.',
      ],
      vacancy: ['An empty column takes only a king, alone or with its run. The longest run is 13 cards.'],
      stock: [
        'Tap the stock to turn cards to the waste; only the top one can be played.',
        [
          'Easy, draw 1: each card gets its turn.',
          'Hard, draw 3: three at a time; the next is free when the top one has been played.',
        ],
        'An empty stock is turned over again as often as you like, each time for points.',
      ],
      end: [
        'You win when all cards are home. No game is declared lost: if nothing helps, undo or deal a new one. Settings can have you told when it is proven that nothing helps.',
      ],
      app: [
        'Nothing happens by itself. Tap the end card of a column or the top of the waste to send it home; tap twice, quickly, for a place on the tableau: the longest column first, then an empty one for a king. Or drag. The last 100 actions can be undone, draws included.',
      ],
      tips: [
        [
          'Before the first move, find the aces and what lies on them.',
          'Follow a column down to its end: what must go where before it is empty?',
          'A pass costs points: use the stock when the columns are ready for it.',
        ],
      ],
    },
    RU: {
      layout: yukonLayout,
      columns: [
        'A card goes on the end card of a column if that is of the same suit and exactly one higher: the 7 of hearts on the 8 of hearts, never on the 8 of diamonds or a black 8. A bared card turns up by itself.',
      ],
      groups: [
        'Any open card may be taken, with all cards on it, in order or not. Only the lowest card of the group must fit. A group has 20 cards at most.',
      ],
      vacancy: [
        'An empty column takes only a king, alone or with the cards on it. No other group, not even to bare a face-down card.',
      ],
      end: yukonEnd,
      choices: [
        [
          'Classic: same suit, as above.',
          'Relaxed, mixed suits: a card goes on any card one higher. All else stays.',
          'The code keeps the rule: C is Classic, R is Relaxed; the cards are the same.',
        ],
      ],
      app: yukonApp,
      tips: [
        [
          'Each card has one place only: look for it before you bury it.',
          'Bare face-down cards first.',
          'Kings at the bottom of a column stand well; others need a vacancy.',
          'Sending a card home early may take the place of the next lower one.',
        ],
      ],
    },
    YU: {
      layout: yukonLayout,
      columns: ['Build down in red and black: a red 7 goes on a black 8. A bared card turns up by itself.'],
      groups: [
        'Any open card may be taken, with all cards on it, in order or not, however many. Only the lowest card of the group must fit.',
      ],
      vacancy: ['An empty column takes only a king, alone or with the cards on it.'],
      end: yukonEnd,
      app: yukonApp,
      tips: [
        [
          'Bare face-down cards first, the deepest columns above all.',
          'Free the aces and 2s early.',
          'Two cards fit every place: choose the one that bares more.',
        ],
      ],
    },
  },
  score: {
    event: 'What happens',
    events: {
      'waste-column': 'Waste to column',
      'waste-foundation': 'Waste to foundation',
      'column-foundation': 'Column to foundation',
      'foundation-column': 'Taken back to a column',
      'column-column': 'Column to column',
      turnedUp: 'Face-down card turned up',
      redealt: 'Waste turned over',
    },
    scorings: { draw: (count) => `Draw ${count}`, vegas: 'Vegas' },
    points: 'Points',
    start: 'At the start',
    firstFree: (count) => `first ${count} free, then`,
    floor: 'Never below',
    noFloor: 'no limit',
    says: {
      KL: 'Moves between columns bring nothing. A penalty stops at 0, and undo gives back what was really taken.',
      TF: 'The cards at home bring 520. No card lies face down in a column, so that turning one up never happens.',
      RU: yukonScore,
      YU: yukonScore,
    },
    bonus: 'Time bonus',
    bonusSays: 'For a win only, and added at the end: 700,000 divided by the seconds played.',
    seconds: 'Time',
    passes: 'Passes through the stock',
    passRows: { N: 'Standard', V: 'Vegas (strict)', NP3: 'A chosen number, such as 3' },
    passCount: (count) => (count === 'unlimited' ? 'unlimited' : passes(count)),
  },
  questions: {
    code: {
      asks: 'What is the code?',
      says: [
        'It names the deal: the game, its options and a number, as in RU1-C-AAAAABB. The same code gives the same cards on every device, today and in later versions. The same number with other options is the same pack.',
      ],
    },
    share: {
      asks: 'How do I play the same deal as a friend?',
      says: [
        'Tap the code in the bar to share or copy it. Your friend opens the link, or types the code in New game. Capitals, spaces and dashes do not matter there.',
      ],
    },
    winnable: {
      asks: 'Can every deal be won?',
      says: [
        'No. New game can promise winnable deals: a solver plays each to the end before you get it. If it finds none in 40 deals, you get a plain one and are told.',
      ],
    },
    proven: {
      asks: 'How sure is “can no longer be won”?',
      says: [
        'It is a proof: every way from there was searched, with all cards seen. Where the search was too large it says “not known”. It never guesses.',
      ],
    },
    hints: {
      asks: 'Do hints know the hidden cards?',
      says: [
        'By default not: they see what you see. In Settings you can have hints that know all cards; those follow a line that wins, where one was found. Asked again, a hint shows another move.',
      ],
    },
    score: {
      asks: 'How is the score counted?',
      says: [
        'By the table on the Rules page, which is made from the same numbers that count. In Russian, Yukon and Thoughtful points can be made by taking cards back again and again; scores of these games are not ranked.',
      ],
    },
    undo: {
      asks: 'Does undo cost anything?',
      says: [
        'No. It restores cards and score exactly. Only the move counter keeps what you have done, and the clock runs on.',
      ],
    },
    counts: {
      asks: 'Which games count in the statistics?',
      says: [
        'A game counts once: when you win it, give it up, or deal a new one. A deal you never touched counts nowhere, closing the app is no loss, and what you play on from an example or lesson never counts.',
      ],
    },
    daily: {
      asks: 'What is the daily challenge?',
      says: [
        'One deal a day for each game, the same for everybody. It changes at your midnight and is not checked for being winnable.',
      ],
    },
    keeping: {
      asks: 'Where are my games kept?',
      says: [
        'In this browser, after every move. Settings can export everything to one file, and import it here or elsewhere. Do so now and then: a browser may clear its storage.',
      ],
    },
    privacy: {
      asks: 'What does the app know about me?',
      says: [
        'Nothing leaves your device, unless you choose to take part in everybody’s boards where a server offers them: “Account and devices” says what is sent, and erases it. There is no tracking, and after the first visit the app works without a network.',
      ],
    },
    keys: {
      asks: 'Can I play with the keyboard?',
      says: [
        'Fully. 1 to 7 name columns: 3 then 5 moves from column 3 to column 5. S is the stock, W the waste, F the foundations; Z undoes. The key ? lists them all.',
      ],
    },
    taps: {
      asks: 'A tap does not do what I want',
      says: [
        'Settings let you choose what a tap prefers, switch the double tap off, and have a refused move explained. A drag always goes where you let go.',
      ],
    },
  },
  examples: {
    klondikeWon: {
      title: 'A game that is won',
      notes: [
        'Draw 1. First look for a move that turns up a card: the {2H} goes on the {3C}.',
        'The {4H} came up. It takes the {3C} with the {2H} on it: two cards move as one.',
        'Column 1 is empty, but the {2S} may not go there.',
        'The {KD} may. The card beneath it turns up.',
        'It was the {AS}, and it is home. The {2S} follows.',
        'Nothing on the table turns up a card now: time to draw.',
        'Stock and waste are empty and all cards lie open. From here Finish does the rest.',
        'Won, with 700 points. A win within ten minutes also has a time bonus.',
      ],
    },
    klondikeDraw3: {
      title: 'Draw 3: what a taken card frees',
      notes: [
        'Three cards are turned at a time. Only the top one can be played.',
        'On top lies the {KS}. Column 1 is empty.',
        'Taking it has freed the {KC} beneath.',
        'The stock is empty: the waste is turned over, in the same order.',
        'In draw 3 the first two times are free.',
        'The {KS} is missing now, so that the threes fall differently: on top lies the {5C}, which was out of reach before.',
        'See how far one card has brought us. Try to go on.',
      ],
    },
    klondikeRedeal: {
      title: 'The price of a redeal',
      notes: [
        'Cards from the waste to a column bring 5 each.',
        'A face-down card was turned up: 5 more. Now let us go through the whole stock.',
        'The stock is empty, and we have 15 points. Turning the waste over costs 100 in draw 1.',
        'The score stops at 0: only 15 were really taken.',
        'Undo gives back exactly these 15.',
      ],
    },
    klondikeTakeBack: {
      title: 'Taking a card back',
      notes: [
        'The ace goes home first.',
        'A few moves later: the {2D} hides cards, but no black 3 lies open. One is at home.',
        'So the {3C} comes back, for 15 points.',
        'The {2D} goes on it, and the {JC} turns up. That is worth it now and then.',
      ],
    },
    klondikeNoPass: {
      title: 'No pass left',
      notes: [
        'Vegas with draw 1: the game costs 52, and there is one pass.',
        'One card is left in the stock.',
        'It cannot be turned over again; the sign on the stock has changed too.',
      ],
    },
    thoughtfulGroup: {
      title: 'Seen, but not to be moved',
      notes: [
        'All cards of the columns lie open. Could the {9H} go on the {TS}, with the two cards on it?',
        'It would fit, but the {6S} does not belong on the {9H}. First these two must go elsewhere.',
      ],
    },
    thoughtfulRun: {
      title: 'A dealt run',
      notes: [
        'Chance has laid the {7H} on the {8C}: that is a run.',
        'They have moved together onto the {9D}. In Klondike the {8C} would have been hidden.',
      ],
    },
    thoughtfulDraw3: {
      title: 'Hard: three at a time',
      notes: [
        'Hard turns three cards at once. Only the stock is hidden here.',
        'Only the top one may be played: the {5H} goes on the {6S}.',
        'Then the {TS} went onto the {JD}. Beneath it lies an ace.',
        'The {AC} is home. The waste cannot be turned over yet: there are still cards in the stock.',
      ],
    },
    thoughtfulTakeBack: {
      title: 'Taking back costs nothing',
      notes: [
        'The {2H} would go on a black 3, but none lies free.',
        'Three clubs are home, the {3C} on top.',
        'The {3C} may come back, but only where it fits: not on the {TC}.',
        'It fits on the {4H}. In Thoughtful that takes no points away.',
        'The {2H} goes on it, and column 1 is empty.',
      ],
    },
    thoughtfulWon: {
      title: 'A game that is won',
      notes: [
        'Draw 1. The {7C} fits on the {8D} and leaves an empty column.',
        'Only a king may go there.',
        'The first ace comes from the stock, and the {2S} is right beneath it.',
        'The stock is empty, with 85 points won so far.',
        'Turning over would cost 100: the score stops at 0. So early passes cost less.',
        'The {KC} takes its run to the empty column and bares the {5H}.',
        'Won. Seven redeals have cost most of the points.',
      ],
    },
    russianGroup: {
      title: 'A group out of order',
      notes: [
        'A whole game. In Russian a card goes only on its own suit.',
        'Red on black would do in Yukon. Here it is refused.',
        'Now watch move 3. The {3C} belongs on the {4C}, but four cards lie on it, in no order.',
        'All five have moved: {3C}, {7D}, {AS}, {4S}, {TH}. Only the lowest had to fit.',
        'Column 1 is empty. Which king shall have it?',
        'Won with 625 points, as is every game without a card taken back.',
      ],
    },
    russianNonKing: {
      title: 'Kings only',
      notes: [
        'The ace goes home and leaves an empty column.',
        'The {QH} and {8D} lie on a face-down card. Moving them to column 1 would bare it.',
        'Not even for that: an empty column waits for a king.',
      ],
    },
    russianWon: {
      title: 'A king finds his column',
      notes: [
        'Classic, same suit. The {TH} goes on the {JH} with four cards on it, and an ace turns up.',
        'Two aces are home after six moves.',
        'Column 1 is empty, and the {KH} stands in the middle of column 2.',
        'He has moved with twelve cards. Beneath him the {3C} comes free.',
        'Won: 625 points.',
      ],
    },
    russianRelaxed: {
      title: 'Relaxed, and twenty cards',
      notes: [
        'Mixed suits: a card goes on any card one higher.',
        'The {5S} goes on the {6S}; a 6 of any suit would do.',
        'The {7C} fits on the {8H}, but 20 more cards lie on it: 21 are too many.',
        'Twenty may go: the {3S} with 19 cards to the {4C}.',
        'Won: 625 points here too.',
      ],
    },
    yukonWon: {
      title: 'A game that is won',
      notes: [
        'Red on black, black on red. Two aces lie open: home they go.',
        'Red on red is refused.',
        'Next the {6D} with three cards on it, in no order.',
        'It went onto the {7S}. What lies on a group does not matter.',
        'Column 2 is empty, but a queen may not go there.',
        'The {KH} may, and takes four cards along.',
        'Won: 625 points.',
      ],
    },
    yukonBareAce: {
      title: 'Freeing an ace',
      notes: [
        'Two cards lie on the {AH}.',
        'A foundation takes one card at a time.',
        'The {7H} fitted on the {8C}, and the {KH} went along.',
        'The ace is home: 10 points.',
      ],
    },
    yukonTurnUp: {
      title: 'What turns up by itself',
      notes: [
        'Column 2: five open cards on one that lies face down.',
        'A face-down card cannot be moved.',
        'The five went onto the {QD}. The last card turned up by itself, for 5 points.',
        'The {3C} went onto the {4H}, and column 2 is empty.',
        'The {KD} takes the place, with four cards on it, and the {9S} turns up.',
      ],
    },
    yukonTakeBack: {
      title: 'A card comes back',
      notes: [
        'The {3H} is home. On the {4C} it would be of more use.',
        'It may come back only where it fits: not on the {TC}.',
        'On the {4C} it fits, and that costs nothing.',
        'The {2C} goes on it, four cards along, and the {QD} turns up.',
      ],
    },
    yukonLarge: {
      title: 'No group is too large',
      notes: [
        'Let us pile up a tall column.',
        'Column 1 is empty. The {KC} has 21 cards on it.',
        'All 22 have moved. Russian would stop at 20.',
      ],
    },
  },
  player: {
    all: 'All examples',
    steps: 'Moves of the example',
    previous: 'Back',
    next: 'Next',
    play: 'Play',
    pause: 'Pause',
    place: (at, of) => (at === 0 ? 'The deal' : `Move ${at} of ${of}`),
    refused: 'Refused',
    tryIt: 'Try it yourself',
  },
  lesson: {
    title: 'First lesson',
    step: (nth, of) => `Step ${nth} of ${of}`,
    skip: 'Skip',
    steps: [
      'Columns are built down in red and black. Tap the {2H}: it goes on the {3C}, and the card beneath turns up.',
      'Cards in order move together. Drag the {3C}, with the {2H} on it, onto the {4H}. A tap does it too.',
      'A column is empty! Only a king may go there. Move the {KD}.',
      'The {AS} came up. Aces begin the foundations: tap it, and it goes home.',
      'When nothing more helps, draw: tap the stock.',
      'Every move can be taken back, a draw too. Use Undo.',
    ],
    keys: 'Keys',
    other: 'That move was taken back: not this one yet.',
    done: 'That is all you need.',
    doneSays: 'Bring all cards home, from ace to king. Your own game lies as you left it.',
    play: 'To my game',
    rules: 'All rules',
  },
};
