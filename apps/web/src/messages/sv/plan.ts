import type { PlanMessages } from '../planWords.ts';

/** The plans of the freemium edition, in Swedish. */
export const messages: PlanMessages = {
  title: 'Din plan',
  says: 'Vad som är gratis, och Premium',
  free: [
    'Ett nytt spel om dagen, från midnatt där du är. Dagens utmaning räknas som ett.',
    'Spelet på bordet kan alltid spelas klart, börjas om och ångras.',
    'Ett tips per spel direkt; varje ytterligare efter ett kort meddelande.',
    'Bordet Klassiskt grönt, baksidan Karmosin och de vanliga korten.',
  ],
  premium: (until) => `Premium till och med ${until}: allt är upplåst.`,
  refused: {
    gameOfDay:
      'Dagens nya spel är redan börjat; nästa kommer vid midnatt. Spelet på bordet kan du spela klart, börja om och ångra så ofta du vill.',
    look: 'Det här utseendet hör till Premium.',
  },
  licence: 'Licens',
  licenceSays:
    'Klistra in licensen som du har fått, eller välj dess fil. Den kontrolleras här, utan nät, och stannar i den här webbläsaren.',
  use: 'Använd licensen',
  fromFile: 'Från en fil',
  remove: 'Ta bort licensen',
  accepted: (until) => `Licensen gäller till och med ${until}.`,
  faults: {
    notALicence: () => 'Det här är ingen licens. Den är en enda lång rad bokstäver med två punkter i.',
    badSignature: () => 'Licensen har ändrats, eller så har någon annan skrivit under den.',
    otherDeployment: ({ for: deployment }) =>
      `Licensen gäller för ${deployment}, inte för den här webbplatsen.`,
    notYet: ({ from }) => `Licensen börjar gälla ${from}. Går enhetens klocka rätt?`,
    expired: ({ until }) => `Licensen upphörde ${until}.`,
    cannotCheck: () => 'Den här webbläsaren kan inte kontrollera licenser. En nyare kan.',
  },
  notice: {
    title: 'Ett kort meddelande',
    text: 'Tips är gratis här tack vare meddelanden som detta. Med Premium finns inga. Ingenting har hämtats för det, och ingen får veta att du har sett det.',
    wait: (seconds) => `Tipset kan visas om ${seconds} s`,
    show: 'Visa tipset',
  },
};
