/** Text of the 3D cube, in English. */
import type { Words } from '../../../../text/format.ts';

export const cube = {
  turnLeft: 'Turn the cube to the left',
  turnRight: 'Turn the cube to the right',
  reset: 'Show the whole cube from the front',
  turnTo: 'Turn the cube to see it',
  next: 'Primed next',
  tie: 'Primed next?',
  destroyed: 'Destroyed?',
};

export type CubeText = Words<typeof cube>;
