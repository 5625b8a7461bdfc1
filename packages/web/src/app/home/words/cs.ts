import type { ReturnWords } from './index.ts';

export const cs: ReturnWords = {
  greetings: {
    morning: 'Dobré ráno! Hraje {name}',
    day: 'Dobrý den! Hraje {name}',
    evening: 'Dobrý večer! Hraje {name}',
  },
  greeting: 'Vítejte zpět',
  waiting: {
    one: '{count} partie čeká na váš tah.',
    few: '{count} partie čekají na váš tah.',
    other: '{count} partií čeká na váš tah.',
  },
  open: {
    one: '{count} vlastní partie je rozehraná.',
    few: '{count} vlastní partie jsou rozehrané.',
    other: '{count} vlastních partií je rozehraných.',
  },
  nothing: 'Nic na vás nečeká: co takhle dnešní výzva?',
  yourMove: 'Jste na tahu',
  more: 'Další rozehrané partie',
  online: 'Všechny vaše stoly',
};
