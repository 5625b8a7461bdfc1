/** Text of the counters beside the prompt, in French. Spaces before : ; ! ? are no-break. */
import type { LimitWords } from '../part.ts';

export const fr: LimitWords = {
  stall: '{count} coups sur {last} sans prise ni pose, puis on compte les pions : {standing}',
  stallShort: '{count} coups calmes sur {last} : {standing}',
  repetition: 'Même position {count} fois sur {last}, puis on compte les pions : {standing}',
  endgame: 'Plus que le cylindre : si le Tesseract ne peut plus bouger, les {winner} gagnent',
  bare: 'Dernier pion : s’il ne peut plus bouger, les {winner} gagnent',
  seen: 'Cette position s’est déjà présentée une fois. Une troisième fois n’est pas permise (R-END-6).',
  seenShort: 'Déjà vue une fois : jamais trois (R-END-6).',
  yours: {
    pawns: ['vous menez {more} à {less}', 'l’adversaire mène {more} à {less}'],
    worth: ['égalité, mais vos pions valent plus', 'égalité, mais les autres pions valent plus'],
    freedom: [
      'tout est égal, mais votre Tesseract est plus libre',
      'tout est égal, mais l’autre Tesseract est plus libre',
    ],
    second: [
      'tout est égal : vous gagnez, car vous n’avez pas commencé',
      'tout est égal : vous perdez, car vous avez commencé',
    ],
  },
  theirs: {
    pawns: 'les {winner} mènent {more} à {less}',
    worth: 'égalité, mais les pions des {winner} valent plus',
    freedom: 'tout est égal, mais le Tesseract des {winner} est plus libre',
    second: 'tout est égal : les {winner} gagnent, car ils n’ont pas commencé',
  },
};
