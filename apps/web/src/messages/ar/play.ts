import type { PlayWords } from '../playWords.ts';
import { isolated, ltr, moves, movesAsObject } from './table.ts';

const TOTALS = { score: 'النقاط', moveCount: 'عدد النقلات', won: 'الفوز' } as const;
const valueText = (value: number | boolean): string =>
  typeof value === 'number' ? String(value) : value ? 'نعم' : 'لا';

/** Around one game, in Arabic. */
export const play: PlayWords = {
  moves: {
    title: 'النقلات',
    open: 'النقلات والعلامات',
    openSays: 'العودة إلى أي نقلة؛ لا يضيع شيء مما جرّبته',
    line: 'هذا المسار',
    deal: 'التوزيعة',
    none: 'لم تُلعب أي نقلة بعد.',
    here: 'هنا',
    apart: 'خارج المدى',
    apartSays: (limit) =>
      `يمكن هنا التراجع عن ${movesAsObject(limit)}. الموضع الأسبق يُفتح لعبة مستقلة، وتبقى هذه.`,
    openedApart: 'فُتحت لعبةً مستقلة. تبقى الأخرى ضمن «الألعاب السابقة».',
    left: (count) => `مسارات أخرى جرّبتها: ${count}`,
    leftSays: 'العودة إلى مسار تتراجع حتى المفترق، ثم تعيد نقلاته.',
    leftAfter: (nth, move, length) => `بعد النقلة ${nth}: ${move} ${moves(length)}`,
    leftAtDeal: (move, length) => `منذ التوزيعة: ${move} ${moves(length)}`,
  },
  bookmarks: {
    title: 'العلامات',
    add: 'وضع علامة هنا',
    after: (count) => `بعد ${movesAsObject(count)}`,
    name: 'اسم العلامة',
    rename: (name) => `تغيير اسم «${isolated(name)}»`,
    remove: (name) => `حذف «${isolated(name)}»`,
    keep: 'إبقاء',
  },
  earlier: {
    game: 'عرض',
    all: 'كل الألعاب',
    score: (score) => `النقاط: ${score}`,
    endings: { won: 'رُبحت', givenUp: 'استُسلم فيها', newDeal: 'تُركت' },
    daily: (day) => `تحدي اليوم، ${day}`,
    older: 'عرض ألعاب أقدم',
    noneOfThese: 'لا توجد بعد لعبة من هذا النوع.',
  },
  replay: {
    name: 'إعادة العرض',
    play: 'تشغيل',
    pause: 'إيقاف مؤقت',
    first: 'إلى التوزيعة',
    back: 'نقلة إلى الوراء',
    on: 'نقلة إلى الأمام',
    last: 'إلى النهاية',
  },
  share: {
    title: 'مشاركة',
    deal: 'هذه التوزيعة',
    dealSays: 'من يفتح الرابط أو يكتب الرمز يحصل على الأوراق نفسها.',
    code: 'الرمز',
    link: 'الرابط',
    copyCode: 'نسخ الرمز',
    copyLink: 'نسخ الرابط',
    copied: 'تم النسخ.',
    copyFailed: 'تعذّر النسخ. حدّد النص وانسخه بنفسك.',
    send: 'إرسال…',
    qr: 'رمز QR للرابط',
    qrSays: 'الهاتف الذي يراه يفتح التوزيعة.',
    game: 'هذه اللعبة',
    gameSays: 'ملف فيه كل نقلة. من يفتحه يستطيع التحقق من اللعبة ومراجعتها.',
    save: 'حفظ ملف اللعبة',
    nothingToSave: 'لا شيء يُحفظ قبل النقلة الأولى.',
    open: 'فتح ملف لعبة',
    drop: 'أفلت لفتح ملف اللعبة',
    opened: (count) =>
      `فُتحت من الملف، بعد ${movesAsObject(count)}. جرى التحقق من كل نقلة. لا تُحسب في أي إحصاء.`,
    openedWon: 'لعبة رُبحت: جرى التحقق من كل نقلة. تُعرض هنا ولا تُحسب فوزًا لك.',
    refused: 'لم يُفتح هذا الملف. لم يتغيّر شيء.',
  },
  dealNow: 'التوزيع دون انتظار',
  recordFaults: {
    notJson: ({ says }) => `ليس ملف لعبة: ${ltr(says)}.`,
    laterRecord: ({ version }) => `هو من إصدار أحدث (${version}). أعد تحميل التطبيق ثم حاول مرة أخرى.`,
    badField: ({ field, found, expected }) =>
      `في ${ltr(field)}: وُجد ${ltr(found)} والمتوقع ${ltr(expected)}.`,
  },
  replayFaults: {
    unreadable: ({ entry, text }) => `السطر ${entry}: وُجد «${ltr(text)}» والمتوقع نقلة مثل ${ltr('c3-c5')}.`,
    refused: (entry, text, why) => `السطر ${entry}: «${ltr(text)}» غير مسموح هناك. ${why}`,
    brokenStep: ({ entry, text, expected }) =>
      `السطر ${entry}: وُجد «${ltr(text)}» والمتوقع ${ltr(expected)}.`,
    total: ({ field, found, expected }) =>
      `${TOTALS[field]}: وُجد ${valueText(found)}، وبإعادة اللعب يكون ${valueText(expected)}.`,
  },
};
