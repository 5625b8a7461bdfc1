/** Text of the counters beside the prompt, in French. Spaces before : ; ! ? are no-break. */
import type { LimitWords } from '../part.ts';

export const fr: LimitWords = {
  stall: '{count} coups sur {last} sans prise ni pose, puis on compte les pions : {standing}',
  stallShort: '{count} coups calmes sur {last} : {standing}',
  closing: {
    one: 'Le bord, anneau 1, se ferme aux Tesseracts dans {count} coup calme (R-END-13).',
    other: 'Le bord, anneau 1, se ferme aux Tesseracts dans {count} coups calmes (R-END-13).',
  },
  closed: {
    one: 'Fermé aux Tesseracts : du bord jusqu’à l’anneau {closed}. L’anneau {next} se ferme dans {count} coup calme (R-END-13).',
    other:
      'Fermé aux Tesseracts : du bord jusqu’à l’anneau {closed}. L’anneau {next} se ferme dans {count} coups calmes (R-END-13).',
  },
  closingShort: {
    one: 'L’anneau {next} se ferme dans {count} coup calme',
    other: 'L’anneau {next} se ferme dans {count} coups calmes',
  },
  repetition: 'Même position, {count} fois sur {last}, puis on compte les pions : {standing}',
  endgame: 'Plus que le cylindre : si le Tesseract ne peut plus bouger, les {winner} gagnent',
  bare: 'Dernier pion : s’il ne peut plus bouger, les {winner} gagnent',
  seen: 'Cette position s’est déjà présentée une fois. Une troisième fois n’est pas permise (R-END-6).',
  seenShort: 'Déjà vue une fois : pas de troisième (R-END-6).',
  yours: {
    pawns: ['vous menez {more} à {less}', 'l’adversaire mène {more} à {less}'],
    worth: ['égalité, mais vos pions valent plus', 'égalité, mais les pions adverses valent plus'],
    freedom: [
      'tout est égal, mais votre Tesseract a plus de coups',
      'tout est égal, mais le Tesseract adverse a plus de coups',
    ],
    second: [
      'tout est égal : vous gagnez, car vous jouiez en second',
      'tout est égal : vous perdez, car vous aviez commencé',
    ],
  },
  theirs: {
    pawns: 'les {winner} mènent {more} à {less}',
    worth: 'égalité, mais les pions des {winner} valent plus',
    freedom: 'tout est égal, mais le Tesseract des {winner} a plus de coups',
    second: 'tout est égal : les {winner} gagnent, car ils jouaient en second',
  },
};
