/** What somebody new to quantum is told the first time it happens, the most urgent first. */
import type { Seat } from '@tessera/engine';
import {
  type DecisionKind,
  freeSlots,
  geometryOf,
  neededSum,
  orbitSum,
  ownerOf,
  type QuantumEvent,
  type QuantumView,
} from '@tessera/games/quantum';
import { isPerson } from '../../match/seating.ts';
import type { Lesson, LessonContext } from '../../table/coach/lessons.ts';
import type { LessonText } from './words/en/lessons.ts';

type QuantumContext = LessonContext<QuantumView>;

const asks = ({ snapshot }: QuantumContext, ...kinds: readonly DecisionKind[]): boolean =>
  snapshot.isYours && kinds.some(kind => kind === snapshot.view.decision?.kind);

/** Whether an answer that begins so is open. */
const offers = ({ snapshot }: QuantumContext, ...verbs: readonly string[]): boolean =>
  snapshot.legal.some(answer => verbs.some(verb => answer.startsWith(verb)));

/** On a turn of your own, with so many actions left. */
const hasActions = (moment: QuantumContext, actions: number): boolean =>
  asks(moment, 'TURN') && moment.snapshot.view.turn.actions === actions;

/** Whether something happened to a seat at this screen: `holds` answers with the seat it happened to. */
const befell = (
  { happened, snapshot }: QuantumContext,
  seatOf: (event: QuantumEvent) => Seat | false,
): boolean =>
  happened.some(({ event }) => {
    const seat = seatOf(event as QuantumEvent);
    return seat !== false && isPerson(snapshot.setup, seat);
  });

/** Whether somebody at this screen did something. */
const did = ({ happened }: QuantumContext, holds: (event: QuantumEvent) => boolean): boolean =>
  happened.some(({ event, isYours }) => isYours && holds(event as QuantumEvent));

/** What an ability leaves behind; a Maneuver looks like any other move. */
const isAbility = (event: QuantumEvent): boolean =>
  event.type === 'warp' ||
  event.type === 'lifted' ||
  (event.type === 'face' && event.why === 'modify') ||
  (event.type === 'roll' && event.why === 'scout') ||
  (event.type === 'attack' && event.kind === 'strike');

const rivalsOf = ({ view, setup }: QuantumContext['snapshot']): readonly Seat[] =>
  view.cubesLeft.map((_, seat) => seat).filter(seat => !isPerson(setup, seat) && !view.hasLeft[seat]);

/** Q-BUILD: a rival's ships add up on a planet that has room for a cube of theirs. */
function isRivalReady({ snapshot }: QuantumContext): boolean {
  const { view } = snapshot;
  return rivalsOf(snapshot).some(seat =>
    geometryOf(view.map).planets.some(
      ({ number }, planet) =>
        freeSlots(view, planet) > 0 &&
        neededSum(view, seat, planet) === number &&
        orbitSum(view, seat, planet) === number,
    ),
  );
}

export const QUANTUM_LESSONS: readonly Lesson<QuantumView, keyof LessonText>[] = [
  { key: 'fleet', isDue: moment => asks(moment, 'SETUP_KEEP') },
  { key: 'goal', isDue: ({ snapshot }) => snapshot.isYours },
  { key: 'reaction', isDue: moment => asks(moment, 'DANGEROUS', 'REROLL_DEF') },
  { key: 'infamy', isDue: moment => asks(moment, 'INFAMY') },
  { key: 'reroll', isDue: moment => asks(moment, 'REROLL_ATT', 'KEEP_ROLL') },
  { key: 'occupy', isDue: moment => asks(moment, 'OCCUPY') },
  { key: 'discard', isDue: moment => asks(moment, 'DISCARD_COMMAND') },
  {
    key: 'breakthrough',
    isDue: moment => befell(moment, event => event.type === 'breakthrough' && event.seat),
  },
  { key: 'card', isDue: moment => asks(moment, 'ADVANCE') },
  { key: 'sum', isDue: ({ noticed }) => noticed.has('E_SUM') },
  { key: 'move', isDue: moment => asks(moment, 'TURN') },
  {
    key: 'lastCube',
    isDue: ({ snapshot }) => rivalsOf(snapshot).some(seat => snapshot.view.cubesLeft[seat] === 1),
  },
  { key: 'construct', isDue: moment => offers(moment, 'construct') },
  { key: 'rivalReady', isDue: moment => asks(moment, 'TURN') && isRivalReady(moment) },
  {
    key: 'lost',
    isDue: moment => befell(moment, event => event.type === 'destroyed' && ownerOf(event.die)),
  },
  {
    key: 'dominance',
    isDue: moment => befell(moment, event => event.type === 'dominance' && event.value > 1 && event.seat),
  },
  { key: 'repelled', isDue: moment => did(moment, event => event.type === 'combatEnd' && !event.won) },
  { key: 'attack', isDue: moment => offers(moment, 'attack', 'strike') },
  { key: 'deploy', isDue: moment => offers(moment, 'deploy') },
  { key: 'spent', isDue: moment => hasActions(moment, 0) },
  { key: 'used', isDue: moment => did(moment, isAbility) },
  {
    key: 'reconfigured',
    isDue: moment => did(moment, event => event.type === 'roll' && event.why === 'reconfigure'),
  },
  { key: 'research', isDue: moment => hasActions(moment, 1) && offers(moment, 'research') },
  { key: 'ability', isDue: moment => offers(moment, 'warp', 'modify', 'scout', 'transport') },
  {
    key: 'theVoid',
    isDue: moment => asks(moment, 'TURN') && moment.snapshot.view.map.tiles.some(({ kind }) => kind === 'V'),
  },
];
