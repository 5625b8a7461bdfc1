import type { ReasonText } from '../index.ts';

export const fr: ReasonText = {
  reasons: {
    capture: 'Le Tesseract des {loser} a été capturé.',
    closed: 'Le Tesseract des {loser} a fini son tour dans un anneau fermé.',
    bare: 'Le Tesseract des {loser} est leur dernier pion.',
    immobilised: 'Le Tesseract des {loser} ne peut plus bouger.',
    noMove: 'Il ne reste aucun coup possible.',
    repetition:
      'La même position est apparue trois fois. On départage par le nombre de pions, puis leur valeur, puis la mobilité du Tesseract ; sinon, le second joueur gagne.',
    stall:
      'Trop de coups sans prise ni pose. On départage par le nombre de pions, puis leur valeur, puis la mobilité du Tesseract ; sinon, le second joueur gagne.',
    resign: 'Les {loser} ont abandonné.',
    time: 'Les {loser} n’avaient plus de temps.',
    agreed: 'Les deux camps ont accepté d’arrêter, et le compte a tranché.',
  },
  reasonClauses: {
    capture: 'R-END-1',
    closed: 'R-END-13',
    bare: 'R-END-8',
    immobilised: 'R-END-2',
    noMove: 'R-END-5',
    repetition: 'R-END-6',
    stall: 'R-END-7',
    resign: 'R-END-11',
    time: 'R-END-11',
    agreed: 'R-END-12',
  },
};
