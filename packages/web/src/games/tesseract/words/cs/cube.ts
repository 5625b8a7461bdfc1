/** Text of the 3D cube, in Czech. */
import type { CubeText } from '../en/cube.ts';

export const cube: CubeText = {
  turnLeft: 'Otočit krychli doleva',
  turnRight: 'Otočit krychli doprava',
  reset: 'Ukázat celou krychli zepředu',
  turnTo: 'Otočit krychli, ať je kostka vidět',
  next: 'Zhroutí se příště',
  tie: 'Zhroutí se příště?',
  destroyed: 'Anihiluje se?',
};
