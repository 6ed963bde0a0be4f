import type { PlanMessages } from '../planWords.ts';

/** The plans of the freemium edition, in Portuguese. */
export const messages: PlanMessages = {
  title: 'Seu plano',
  says: 'O que é grátis, e o Premium',
  free: [
    'Uma nova partida por dia, a partir da meia-noite onde você está. O desafio do dia conta como uma.',
    'A partida na mesa sempre pode ser terminada, reiniciada e desfeita.',
    'Uma dica por partida na hora; cada uma das outras depois de um breve aviso.',
    'A mesa Verde clássico, o verso Carmim e as cartas padrão.',
  ],
  premium: (until) => `Premium até ${until}: tudo está liberado.`,
  refused: {
    gameOfDay:
      'A nova partida de hoje já foi usada; a próxima chega à meia-noite. A que está na mesa você pode terminar, reiniciar e desfazer quanto quiser.',
    look: 'Esta aparência faz parte do Premium.',
  },
  licence: 'Licença',
  licenceSays:
    'Cole a licença que você recebeu ou escolha o arquivo dela. Ela é verificada aqui, sem rede, e fica neste navegador.',
  use: 'Usar a licença',
  fromFile: 'De um arquivo',
  remove: 'Remover a licença',
  accepted: (until) => `A licença vale até ${until}.`,
  faults: {
    notALicence: () => 'Isto não é uma licença. Ela é uma linha longa de letras com dois pontos finais.',
    badSignature: () => 'Esta licença foi alterada ou assinada por outra pessoa.',
    otherDeployment: ({ for: deployment }) => `Esta licença é para ${deployment}, não para este site.`,
    notYet: ({ from }) => `Esta licença começa em ${from}. O relógio deste dispositivo está certo?`,
    expired: ({ until }) => `Esta licença terminou em ${until}.`,
    cannotCheck: () => 'Este navegador não consegue verificar licenças. Um mais novo consegue.',
  },
  notice: {
    title: 'Um breve aviso',
    text: 'As dicas são grátis aqui graças a avisos como este. Com o Premium não há nenhum. Nada foi carregado para isso, e ninguém fica sabendo que você o viu.',
    wait: (seconds) => `A dica pode ser mostrada em ${seconds} s`,
    show: 'Mostrar a dica',
  },
};
