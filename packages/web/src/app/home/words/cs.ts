import type { ReturnWords } from './index.ts';

export const cs: ReturnWords = {
  greetings: {
    morning: 'Dobré ráno! Hrajete jako {name}',
    day: 'Dobrý den! Hrajete jako {name}',
    evening: 'Dobrý večer! Hrajete jako {name}',
  },
  greeting: 'Vítejte zpět',
  waiting: {
    one: '{count} partie čeká na váš tah.',
    few: '{count} partie čekají na váš tah.',
    other: '{count} partií čeká na váš tah.',
  },
  open: {
    one: 'Máte rozehranou {count} partii.',
    few: 'Máte rozehrané {count} partie.',
    other: 'Máte rozehraných {count} partií.',
  },
  nothing: 'Nic na vás nečeká. Zkusíte dnešní výzvu?',
  yourMove: 'Jste na tahu',
  more: 'Další rozehrané partie',
  online: 'Všechny vaše stoly',
};
