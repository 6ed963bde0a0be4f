import type { HelpMessages } from '../helpWords.ts';
import { cards, counted, passes } from './table.ts';

const yukonLayout = [
  'Todas las cartas se reparten en siete columnas de 1, 6, 7, 8, 9, 10 y 11. La primera tiene una carta a la vista; las demás, de 1 a 6 cartas tapadas y cinco a la vista encima. No hay mazo.',
];
const yukonEnd = [
  'Ganas cuando todas las cartas están en las bases. Ninguna partida se da por perdida: si nada ayuda, deshaz o reparte otra.',
];
const yukonApp = [
  'Nada ocurre solo: ninguna carta va a su base si no la envías.',
  'Toca la última carta de una columna para enviarla a su base. Toca dos veces seguidas cualquier carta a la vista y va, con las que tiene encima, a la columna más larga que la acepte; si no, y es un rey, a una columna vacía. También puedes arrastrar.',
  'Se pueden deshacer las últimas 100 jugadas. El contador de jugadas no retrocede.',
];
const yukonScore =
  'Los puntos empiezan en 0 y nunca bajan de ahí. Una partida ganada sin recuperar ninguna carta termina siempre con 625: 52 × 10 por las cartas en las bases y 21 × 5 por las cartas destapadas.';

/** Rules, examples, questions and the first lesson in Spanish. */
export const messages: HelpMessages = {
  tabs: { rules: 'Reglas', examples: 'Ejemplos', questions: 'Preguntas' },
  game: 'Juego',
  thisDeal: 'El reparto de tu mesa',
  facts: {
    draw: (count) => `se roba de ${count} en ${count}`,
    passes: (count) => (count === 'unlimited' ? 'vueltas sin límite' : `${passes(count)} al mazo`),
    building: {
      alternateColor: 'rojo sobre negro, negro sobre rojo',
      sameSuit: 'Clásica: mismo palo',
      anySuit: 'Relajada: palos mezclados',
    },
    vacancy: {
      king: 'una columna vacía acepta un rey',
      any: 'una columna vacía acepta cualquier carta',
    },
    groupLimit: (count) => `se mueven ${cards(count)} a la vez como máximo`,
    vegas: 'puntuación Vegas',
    undo: (steps) =>
      steps === 'unlimited'
        ? 'se puede deshacer sin límite'
        : `se deshacen las últimas ${counted(steps, 'jugada', 'jugadas')}`,
    finish: 'un botón Terminar',
  },
  titles: {
    aim: 'El objetivo',
    layout: 'La mesa',
    columns: 'En una columna',
    groups: 'Grupos',
    vacancy: 'La columna vacía',
    homes: 'Las bases',
    stock: 'Mazo y descarte',
    end: 'El final',
    choices: 'Opciones',
    app: 'En esta aplicación',
    score: 'Puntos',
    tips: 'Consejos',
  },
  shared: {
    aim: [
      'Lleva las 52 cartas a las cuatro bases, una por palo, del as al rey. El orden es as, del 2 al 10, jota, reina, rey.',
    ],
    homes: [
      'Un as empieza una base; después solo entra la carta siguiente de su palo. Las cartas van de una en una, desde el final de una columna o desde arriba del descarte. Cada palo tiene su sitio (picas, corazones, diamantes, tréboles): suelta una carta en cualquier base y encontrará la suya. La carta superior se puede recuperar a una columna donde encaje.',
    ],
  },
  rules: {
    KL: {
      layout: [
        'Siete columnas de 1 a 7 cartas; solo la última de cada una está a la vista. Las otras 24 cartas forman el mazo, tapadas. A su lado están el descarte y cuatro bases vacías.',
      ],
      columns: [
        'Se apila hacia abajo en rojo y negro: un 7 rojo va sobre un 8 negro. Cualquier carta a la vista se mueve con todas las que tiene encima, siempre que formen una escalera: de mayor a menor, alternando rojo y negro. Cuando la última carta a la vista deja una columna, la de debajo se destapa sola.',
      ],
      vacancy: ['Una columna vacía solo acepta un rey, solo o con su escalera.'],
      stock: [
        'Toca el mazo para pasar cartas al descarte. Solo se puede jugar la carta superior del descarte.',
        [
          '1 carta: de una en una, a cada una le llega su turno.',
          '3 cartas: de tres en tres. La siguiente queda libre al jugar la de arriba, y cada carta que tomas cambia cuáles saldrán en la vuelta siguiente.',
        ],
        'Cuando el mazo está vacío, un toque da la vuelta al descarte, en el mismo orden, si queda alguna vuelta.',
      ],
      end: [
        'Ganas cuando todas las cartas están en las bases. Con el mazo y el descarte vacíos y todas las cartas a la vista, el resto se juega solo: el botón Terminar lo hace por ti. No todos los repartos se pueden ganar, ni jugando a la perfección.',
      ],
      choices: [
        [
          'Robar 1 o 3 cartas, desde la partida siguiente.',
          'Vueltas: sin límite, un número de 1 a 9, o estricto: 1 con una carta, 3 con tres.',
          'Vegas: la partida cuesta 52, cada carta en su base da 5 y las vueltas son estrictas. Vegas acumulado conserva el saldo.',
          'Cualquier carta en una columna vacía: una regla de la casa que hace el juego mucho más fácil.',
          'Solo partidas que se pueden ganar: cada reparto se resuelve antes.',
        ],
      ],
      app: [
        'Toca una carta y va a su mejor sitio. Si no lo hay, queda seleccionada: toca entonces adónde debe ir. También puedes arrastrar. Se puede deshacer sin límite.',
      ],
      tips: [
        [
          'Destapa primero las cartas tapadas, sobre todo donde hay muchas.',
          'Vacía una columna solo si hay un rey esperándola.',
          'Elige el rey según las reinas: con una reina roja lista, trae un rey negro.',
          'Los ases y los doses van a su base sin peligro. Un 5 o un 6 aún puede hacer falta para sostener otra carta.',
          'Busca jugadas en la mesa antes de robar.',
        ],
      ],
    },
    TF: {
      layout: [
        'Como Klondike: siete columnas de 1 a 7 cartas y un mazo de 24. Pero las 28 cartas de las columnas están a la vista, para que puedas planear toda la partida.',
      ],
      columns: [
        'Se apila hacia abajo en rojo y negro: el 7 de corazones va sobre un 8 negro.',
        'Ver una carta no es poder moverla: un grupo solo se mueve si ya es una escalera, cada carta una menos que la de debajo, alternando rojo y negro. Una escalera nacida del reparto se mueve entera desde el principio.',
      ],
      vacancy: [
        'Una columna vacía solo acepta un rey, solo o con su escalera. La escalera más larga tiene 13 cartas.',
      ],
      stock: [
        'Toca el mazo para pasar cartas al descarte; solo se puede jugar la de arriba.',
        [
          'Fácil, 1 carta: a cada una le llega su turno.',
          'Difícil, 3 cartas: de tres en tres; la siguiente queda libre al jugar la de arriba.',
        ],
        'Un mazo vacío se rehace tantas veces como quieras, cada vez a cambio de puntos.',
      ],
      end: [
        'Ganas cuando todas las cartas están en las bases. Ninguna partida se da por perdida: si nada ayuda, deshaz o reparte otra. En Ajustes puedes pedir un aviso cuando esté demostrado que nada ayuda.',
      ],
      app: [
        'Nada ocurre solo. Toca la última carta de una columna o la de arriba del descarte para enviarla a su base; toca dos veces seguidas para buscarle sitio en las columnas: primero la más larga, luego una vacía para un rey. También puedes arrastrar. Se pueden deshacer las últimas 100 acciones, también las de robar.',
      ],
      tips: [
        [
          'Antes de la primera jugada, busca los ases y lo que tienen encima.',
          'Sigue una columna hasta el fondo: ¿qué debe ir adónde antes de que quede vacía?',
          'Una vuelta cuesta puntos: usa el mazo cuando las columnas estén listas.',
        ],
      ],
    },
    RU: {
      layout: yukonLayout,
      columns: [
        'Una carta va sobre la última de una columna si esta es del mismo palo y exactamente una más alta: el 7 de corazones sobre el 8 de corazones, nunca sobre el 8 de diamantes ni sobre un 8 negro. Una carta liberada se destapa sola.',
      ],
      groups: [
        'Se puede tomar cualquier carta a la vista con todas las que tiene encima, en orden o no. Solo debe encajar la más baja del grupo. Un grupo tiene 20 cartas como máximo.',
      ],
      vacancy: [
        'Una columna vacía solo acepta un rey, solo o con las cartas que tiene encima. Ningún otro grupo, ni siquiera para liberar una carta tapada.',
      ],
      end: yukonEnd,
      choices: [
        [
          'Clásica: mismo palo, como arriba.',
          'Relajada, palos mezclados: una carta va sobre cualquiera que sea una más alta. Lo demás no cambia.',
          'El código guarda la regla: C es Clásica, R es Relajada; las cartas son las mismas.',
        ],
      ],
      app: yukonApp,
      tips: [
        [
          'Cada carta tiene un solo sitio: búscalo antes de cubrirlo.',
          'Libera primero las cartas tapadas.',
          'Los reyes al fondo de una columna están bien; los demás necesitan una columna vacía.',
          'Enviar pronto una carta a su base puede quitarle el sitio a la inmediatamente menor.',
        ],
      ],
    },
    YU: {
      layout: yukonLayout,
      columns: [
        'Se apila hacia abajo en rojo y negro: un 7 rojo va sobre un 8 negro. Una carta liberada se destapa sola.',
      ],
      groups: [
        'Se puede tomar cualquier carta a la vista con todas las que tiene encima, en orden o no, sean las que sean. Solo debe encajar la más baja del grupo.',
      ],
      vacancy: ['Una columna vacía solo acepta un rey, solo o con las cartas que tiene encima.'],
      end: yukonEnd,
      app: yukonApp,
      tips: [
        [
          'Libera primero las cartas tapadas, sobre todo en las columnas más hondas.',
          'Libera pronto los ases y los doses.',
          'En cada sitio encajan dos cartas: elige la que libera más.',
        ],
      ],
    },
  },
  score: {
    event: 'Qué ocurre',
    events: {
      'waste-column': 'Del descarte a una columna',
      'waste-foundation': 'Del descarte a una base',
      'column-foundation': 'De una columna a una base',
      'foundation-column': 'Recuperada a una columna',
      'column-column': 'De columna a columna',
      turnedUp: 'Carta tapada que se destapa',
      redealt: 'Vuelta al descarte',
    },
    scorings: { draw: (count) => counted(count, 'carta', 'cartas'), vegas: 'Vegas' },
    points: 'Puntos',
    start: 'Al empezar',
    firstFree: (count) => (count === 1 ? 'la primera gratis, luego' : `las ${count} primeras gratis, luego`),
    floor: 'Nunca menos de',
    noFloor: 'sin límite',
    says: {
      KL: 'Las jugadas entre columnas no dan nada. Una penalización se detiene en 0, y deshacer devuelve lo que de verdad se quitó.',
      TF: 'Las cartas en las bases dan 520. Ninguna carta está tapada en las columnas, así que nunca se destapa ninguna.',
      RU: yukonScore,
      YU: yukonScore,
    },
    bonus: 'Bono de tiempo',
    bonusSays: 'Solo al ganar, y se suma al final: 700.000 dividido por los segundos jugados.',
    seconds: 'Tiempo',
    passes: 'Vueltas al mazo',
    passRows: { N: 'Estándar', V: 'Vegas (estricto)', NP3: 'Un número elegido, por ejemplo 3' },
    passCount: (count) => (count === 'unlimited' ? 'sin límite' : passes(count)),
  },
  questions: {
    code: {
      asks: '¿Qué es el código?',
      says: [
        'Nombra el reparto: el juego, sus opciones y un número, como RU1-C-AAAAABB. El mismo código da las mismas cartas en cualquier dispositivo, hoy y en versiones futuras. El mismo número con otras opciones es la misma baraja.',
      ],
    },
    share: {
      asks: '¿Cómo juego el mismo reparto que un amigo?',
      says: [
        'Toca el código de la barra para compartirlo o copiarlo. Tu amigo abre el enlace o escribe el código en Nueva partida. Mayúsculas, espacios y guiones no importan.',
      ],
    },
    winnable: {
      asks: '¿Se pueden ganar todos los repartos?',
      says: [
        'No. Nueva partida puede prometer repartos que se pueden ganar: un programa juega cada uno hasta el final antes de dártelo. Si no encuentra ninguno en 40 repartos, recibes uno normal y se te avisa.',
      ],
    },
    proven: {
      asks: '¿Qué seguridad da «ya no se puede ganar»?',
      says: [
        'Es una demostración: se han recorrido todos los caminos desde ahí, viendo todas las cartas. Cuando la búsqueda era demasiado grande, dice «no se sabe». Nunca adivina.',
      ],
    },
    hints: {
      asks: '¿Conocen las pistas las cartas tapadas?',
      says: [
        'Normalmente no: ven lo que ves tú. En Ajustes puedes pedir pistas que conozcan todas las cartas; esas siguen un camino que gana, si se ha encontrado. Si pides otra vez, la pista enseña otra jugada.',
      ],
    },
    score: {
      asks: '¿Cómo se cuentan los puntos?',
      says: [
        'Según la tabla de la página Reglas, hecha con los mismos números que cuentan. En Russian, Yukon y Thoughtful se pueden hacer puntos recuperando cartas una y otra vez; los puntos de estos juegos no se clasifican.',
      ],
    },
    undo: {
      asks: '¿Cuesta algo deshacer?',
      says: [
        'No. Devuelve exactamente las cartas y los puntos. Solo el contador de jugadas conserva lo hecho, y el reloj sigue corriendo.',
      ],
    },
    counts: {
      asks: '¿Qué partidas cuentan en las estadísticas?',
      says: [
        'Una partida cuenta una vez: cuando la ganas, la abandonas o repartes otra. Un reparto que no tocaste no cuenta, cerrar la aplicación no es perder, y lo que sigues jugando desde un ejemplo o la lección no cuenta nunca.',
      ],
    },
    daily: {
      asks: '¿Qué es el reto diario?',
      says: [
        'Un reparto al día en cada juego, igual para todos. Cambia a tu medianoche, y no se comprueba si se puede ganar.',
      ],
    },
    keeping: {
      asks: '¿Dónde se guardan mis partidas?',
      says: [
        'En este navegador, después de cada jugada. En Ajustes puedes exportarlo todo a un archivo e importarlo aquí o en otro sitio. Hazlo de vez en cuando: un navegador puede borrar lo que guarda.',
      ],
    },
    privacy: {
      asks: '¿Qué sabe de mí la aplicación?',
      says: [
        'Nada sale de tu dispositivo, salvo si decides participar en las clasificaciones de todos donde un servidor las ofrece: «Cuenta y dispositivos» dice qué se envía, y lo borra. No hay rastreo, y después de la primera visita la aplicación funciona sin red.',
      ],
    },
    keys: {
      asks: '¿Puedo jugar con el teclado?',
      says: [
        'Del todo. Del 1 al 7 son las columnas: 3 y luego 5 mueve de la columna 3 a la 5. S es el mazo, W el descarte, F las bases; Z deshace. La tecla ? las muestra todas.',
      ],
    },
    taps: {
      asks: 'Un toque no hace lo que quiero',
      says: [
        'En Ajustes eliges qué prefiere un toque, desactivas el doble toque y pides que se explique una jugada rechazada. Arrastrar va siempre adonde sueltas.',
      ],
    },
  },
  examples: {
    klondikeWon: {
      title: 'Una partida ganada',
      notes: [
        'Se roba de una en una. Busca primero una jugada que destape una carta: el {2H} va sobre el {3C}.',
        'Ha salido el {4H}. Recibe el {3C} con el {2H} encima: dos cartas se mueven como una.',
        'La columna 1 está vacía, pero el {2S} no puede ir ahí.',
        'El {KD} sí. La carta de debajo se destapa.',
        'Era el {AS}, y ya está en su base. Le sigue el {2S}.',
        'Ya nada en la mesa destapa una carta: es hora de robar.',
        'El mazo y el descarte están vacíos y todas las cartas a la vista. Desde aquí, Terminar hace el resto.',
        'Ganada, con 700 puntos. Ganar en menos de diez minutos da además un bono de tiempo.',
      ],
    },
    klondikeDraw3: {
      title: '3 cartas: lo que libera una carta tomada',
      notes: [
        'Las cartas salen de tres en tres. Solo se puede jugar la de arriba.',
        'Arriba está el {KS}. La columna 1 está vacía.',
        'Al tomarlo ha quedado libre el {KC}.',
        'El mazo está vacío: se da la vuelta al descarte, en el mismo orden.',
        'Con 3 cartas, las dos primeras veces son gratis.',
        'Ahora falta el {KS} y los tríos caen de otra manera: arriba está el {5C}, que antes no se alcanzaba.',
        'Mira hasta dónde nos ha llevado una sola carta. Intenta seguir.',
      ],
    },
    klondikeRedeal: {
      title: 'El precio de otra vuelta',
      notes: [
        'Cada carta que va del descarte a una columna da 5.',
        'Se ha destapado una carta: 5 más. Pasemos ahora todo el mazo.',
        'El mazo está vacío y tenemos 15 puntos. Dar la vuelta al descarte cuesta 100 si se roba de una en una.',
        'Los puntos se detienen en 0: en realidad solo se han quitado 15.',
        'Deshacer devuelve exactamente esos 15.',
      ],
    },
    klondikeTakeBack: {
      title: 'Recuperar una carta',
      notes: [
        'El as va primero a su base.',
        'Unas jugadas después: el {2D} cubre cartas tapadas, pero no hay ningún 3 negro a la vista. Uno está en su base.',
        'Así que vuelve el {3C}, por 15 puntos.',
        'El {2D} va encima, y se destapa la {JC}. De vez en cuando vale la pena.',
      ],
    },
    klondikeNoPass: {
      title: 'No quedan vueltas',
      notes: [
        'Vegas con una carta: la partida cuesta 52 y solo hay una vuelta.',
        'Queda una carta en el mazo.',
        'Ya no se puede rehacer; también ha cambiado la señal del mazo.',
      ],
    },
    thoughtfulGroup: {
      title: 'Se ve, pero no se mueve',
      notes: [
        'Todas las cartas de las columnas están a la vista. ¿Podría ir el {9H} sobre el {TS}, con las dos cartas que tiene encima?',
        'Encajaría, pero el {6S} no va sobre el {9H}. Antes, esas dos tienen que ir a otro sitio.',
      ],
    },
    thoughtfulRun: {
      title: 'Una escalera del reparto',
      notes: [
        'El azar ha puesto el {7H} sobre el {8C}: es una escalera.',
        'Se han movido juntos sobre el {9D}. En Klondike, el {8C} habría estado tapado.',
      ],
    },
    thoughtfulDraw3: {
      title: 'Difícil: de tres en tres',
      notes: [
        'En Difícil las cartas salen de tres en tres. Aquí solo el mazo está tapado.',
        'Solo se puede jugar la de arriba: el {5H} va sobre el {6S}.',
        'Después el {TS} ha ido sobre la {JD}. Debajo hay un as.',
        'El {AC} está en su base. Aún no se puede dar la vuelta al descarte: quedan cartas en el mazo.',
      ],
    },
    thoughtfulTakeBack: {
      title: 'Recuperar no cuesta nada',
      notes: [
        'El {2H} iría sobre un 3 negro, pero ninguno está libre.',
        'Hay tres tréboles en su base, con el {3C} arriba.',
        'El {3C} puede volver, pero solo donde encaje: no sobre el {TC}.',
        'Encaja sobre el {4H}. En Thoughtful eso no quita puntos.',
        'El {2H} va encima, y la columna 1 está vacía.',
      ],
    },
    thoughtfulWon: {
      title: 'Una partida ganada',
      notes: [
        'De una en una. El {7C} encaja sobre el {8D} y deja una columna vacía.',
        'Ahí solo puede ir un rey.',
        'El primer as viene del mazo, y el {2S} está justo debajo.',
        'El mazo está vacío, con 85 puntos hasta aquí.',
        'Dar la vuelta costaría 100: los puntos se detienen en 0. Por eso las primeras vueltas cuestan menos.',
        'El {KC} lleva su escalera a la columna vacía y libera el {5H}.',
        'Ganada. Siete vueltas han costado la mayor parte de los puntos.',
      ],
    },
    russianGroup: {
      title: 'Un grupo sin orden',
      notes: [
        'Una partida entera. En Russian, una carta solo va sobre su propio palo.',
        'Rojo sobre negro valdría en Yukon. Aquí se rechaza.',
        'Fíjate en la jugada 3. El {3C} va sobre el {4C}, pero tiene cuatro cartas encima, sin orden.',
        'Se han movido las cinco: {3C}, {7D}, {AS}, {4S}, {TH}. Solo debía encajar la más baja.',
        'La columna 1 está vacía. ¿Para qué rey?',
        'Ganada con 625 puntos, como toda partida sin cartas recuperadas.',
      ],
    },
    russianNonKing: {
      title: 'Solo reyes',
      notes: [
        'El as va a su base y deja una columna vacía.',
        'La {QH} y el {8D} están sobre una carta tapada. Llevarlos a la columna 1 la liberaría.',
        'Ni siquiera para eso: una columna vacía espera un rey.',
      ],
    },
    russianWon: {
      title: 'Un rey encuentra su columna',
      notes: [
        'Clásica, mismo palo. El {TH} va sobre la {JH} con cuatro cartas encima, y se destapa un as.',
        'Después de seis jugadas hay dos ases en las bases.',
        'La columna 1 está vacía, y el {KH} está en medio de la columna 2.',
        'Se ha movido con doce cartas. Debajo queda libre el {3C}.',
        'Ganada: 625 puntos.',
      ],
    },
    russianRelaxed: {
      title: 'Relajada, y veinte cartas',
      notes: [
        'Palos mezclados: una carta va sobre cualquiera que sea una más alta.',
        'El {5S} va sobre el {6S}; valdría un 6 de cualquier palo.',
        'El {7C} encaja sobre el {8H}, pero tiene 20 cartas encima: 21 son demasiadas.',
        'Veinte sí pueden: el {3S} con 19 cartas sobre el {4C}.',
        'Ganada: aquí también 625 puntos.',
      ],
    },
    yukonWon: {
      title: 'Una partida ganada',
      notes: [
        'Rojo sobre negro, negro sobre rojo. Hay dos ases a la vista: a sus bases.',
        'Rojo sobre rojo se rechaza.',
        'Ahora el {6D} con tres cartas encima, sin orden.',
        'Ha ido sobre el {7S}. Lo que haya encima de un grupo no importa.',
        'La columna 2 está vacía, pero una reina no puede ir ahí.',
        'El {KH} sí, y lleva consigo cuatro cartas.',
        'Ganada: 625 puntos.',
      ],
    },
    yukonBareAce: {
      title: 'Liberar un as',
      notes: [
        'Hay dos cartas sobre el {AH}.',
        'Una base toma las cartas de una en una.',
        'El {7H} encajaba sobre el {8C}, y el {KH} ha ido con él.',
        'El as está en su base: 10 puntos.',
      ],
    },
    yukonTurnUp: {
      title: 'Lo que se destapa solo',
      notes: [
        'Columna 2: cinco cartas a la vista sobre una tapada.',
        'Una carta tapada no se puede mover.',
        'Las cinco han ido sobre la {QD}. La última carta se ha destapado sola, por 5 puntos.',
        'El {3C} ha ido sobre el {4H}, y la columna 2 está vacía.',
        'El {KD} ocupa el sitio, con cuatro cartas encima, y se destapa el {9S}.',
      ],
    },
    yukonTakeBack: {
      title: 'Una carta vuelve',
      notes: [
        'El {3H} está en su base. Sobre el {4C} sería más útil.',
        'Solo puede volver donde encaje: no sobre el {TC}.',
        'Sobre el {4C} encaja, y no cuesta nada.',
        'El {2C} va encima, con cuatro cartas, y se destapa la {QD}.',
      ],
    },
    yukonLarge: {
      title: 'Ningún grupo es demasiado grande',
      notes: [
        'Hagamos una columna bien alta.',
        'La columna 1 está vacía. El {KC} tiene 21 cartas encima.',
        'Se han movido las 22. Russian se detendría en 20.',
      ],
    },
  },
  player: {
    all: 'Todos los ejemplos',
    steps: 'Jugadas del ejemplo',
    previous: 'Atrás',
    next: 'Siguiente',
    play: 'Reproducir',
    pause: 'Pausa',
    place: (at, of) => (at === 0 ? 'El reparto' : `Jugada ${at} de ${of}`),
    refused: 'Rechazada',
    tryIt: 'Pruébalo tú',
  },
  lesson: {
    title: 'Primera lección',
    step: (nth, of) => `Paso ${nth} de ${of}`,
    skip: 'Saltar',
    steps: [
      'En las columnas se apila hacia abajo en rojo y negro. Toca el {2H}: va sobre el {3C}, y la carta de debajo se destapa.',
      'Las cartas en orden se mueven juntas. Arrastra el {3C}, con el {2H} encima, sobre el {4H}. Un toque también vale.',
      '¡Una columna vacía! Ahí solo puede ir un rey. Mueve el {KD}.',
      'Ha salido el {AS}. Los ases empiezan las bases: tócalo, y va a la suya.',
      'Cuando nada más ayuda, roba: toca el mazo.',
      'Cada jugada se puede deshacer, también robar. Usa Deshacer.',
    ],
    keys: 'Teclas',
    other: 'Esa jugada se ha deshecho: todavía no es esa.',
    done: 'Es todo lo que necesitas.',
    doneSays: 'Lleva todas las cartas a las bases, del as al rey. Tu partida sigue como la dejaste.',
    play: 'A mi partida',
    rules: 'Todas las reglas',
  },
};
