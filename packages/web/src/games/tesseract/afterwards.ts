// @chunk *-table
/** Lab of the deciding player after the selected answer, as far as it is known. */
import type { CubeView } from '@tessera/games/tesseract';
import { type Said, targetOf } from './answers.ts';
import type { DieLook } from './contract.ts';
import { byKind } from './order.ts';
import { kindLabel } from './panels/names.ts';
import type { Speech } from './phrases.ts';

export interface Afterwards {
  /** Cubes by value; those that are rolled have no value yet and come last. */
  readonly cubes: readonly DieLook[];
  readonly free: number;
}

/** Undefined for answers that leave the lab as it is, and for cubes that come, which the lab itself shows. */
export function afterwardsOf({ view }: Speech, said: Said): Afterwards | undefined {
  const lab = view.labs[view.decision?.lab ?? view.active];
  const cubes = lab && cubesAfter(view.resolving.at(-1), lab.cubes, said);
  return cubes && { cubes, free: Math.max(0, lab.capacity - cubes.length) };
}

type Frame = Speech['view']['resolving'][number] | undefined;

function cubesAfter(frame: Frame, cubes: readonly CubeView[], said: Said): readonly DieLook[] | undefined {
  const inOrder = cubes.toSorted(byKind);
  const kind = targetOf(said)?.slice(-2);
  const at = inOrder.findIndex(cube => kindLabel(cube) === kind);
  switch (said.verb) {
    case 'contain':
      return at < 0 ? undefined : inOrder.toSpliced(at, 1);
    case 'yes': {
      if (frame?.type !== 'rollRest') return undefined;
      const isRolled = (cube: CubeView): boolean => frame.cubes.includes(cube.id);
      const rolled = inOrder.filter(isRolled).map(({ colour }): DieLook => ({ colour, value: null }));
      return [...inOrder.filter(cube => !isRolled(cube)), ...rolled];
    }
    default:
      return undefined;
  }
}
