/** Text of the 3D cube, in French. */
import type { CubeText } from '../en/cube.ts';

export const cube: CubeText = {
  turnLeft: 'Tourner le cube vers la gauche',
  turnRight: 'Tourner le cube vers la droite',
  reset: 'Montrer tout le cube de face',
  turnTo: 'Tourner le Tesseract pour voir ce cube',
  next: 'Prochain amorcé',
  tie: 'Prochain amorcé ?',
  destroyed: 'Détruit ?',
};
