/** Lessons for new players of rift, the most urgent first. */
import { type Decision, isCounted, type RiftView, stateOf } from '@tessera/games/rift';
import type { Lesson, LessonContext } from '../../table/coach/lessons.ts';
import { dangerTo } from './hints.ts';
import { eyesOf } from './scene.ts';
import type { TableWords } from './text/index.ts';

type RiftContext = LessonContext<RiftView>;

/** Noticed by the table: a piece without a way was tried. */
export const STUCK = 'stuck';

const asks = ({ snapshot }: RiftContext): Decision | undefined =>
  snapshot.isYours ? snapshot.view.decision : undefined;

/** True if some legal answer contains a sign of the notation. */
const offers = ({ snapshot }: RiftContext, sign: string): boolean =>
  snapshot.legal.some(answer => answer.includes(sign));

/** True if the player has used the reserve; placements of the set-up do not count (R-SETUP-2). */
function hasDropped({ snapshot }: RiftContext): boolean {
  const { moves, view } = snapshot;
  const played = moves.slice(view.options.setupOrder === 'ready' ? 0 : 14);
  return played.some(({ seat, move }) => seat === eyesOf(snapshot) && move.includes('@'));
}

export const RIFT_LESSONS: readonly Lesson<RiftView, keyof TableWords['lessons']>[] = [
  // Before `danger`, which would suggest a move that is not legal now.
  { key: 'forcedDrop', isDue: moment => asks(moment) === 'play.forcedDrop' },
  { key: 'goal', isDue: moment => asks(moment) !== undefined },
  {
    key: 'danger',
    isDue: ({ snapshot }) =>
      snapshot.isYours && dangerTo(stateOf(snapshot.view), eyesOf(snapshot)).fatal.length > 0,
  },
  { key: 'limit', isDue: ({ snapshot }) => isCounted(snapshot.view) },
  { key: 'slide', isDue: ({ noticed }) => noticed.has('E_SLIDE_IN_WAY') || noticed.has('E_SLIDE_SAFE') },
  { key: 'stuck', isDue: ({ noticed }) => noticed.has(STUCK) },
  { key: 'capture', isDue: moment => offers(moment, 'x') },
  { key: 'setup', isDue: moment => asks(moment)?.startsWith('setup') === true },
  { key: 'pivot', isDue: ({ happened }) => happened.some(({ event }) => event.type === 'pivoted') },
  { key: 'plan', isDue: moment => asks(moment) === 'play.action' && offers(moment, '@') },
  {
    key: 'drop',
    isDue: moment => asks(moment) === 'play.action' && offers(moment, '@') && !hasDropped(moment),
  },
];
