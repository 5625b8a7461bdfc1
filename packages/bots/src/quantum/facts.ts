// @chunk own
/** Facts about an answer of quantum, for hints where nothing stands out. */
import type { Seat } from '@tessera/engine';
import { type Answer, type QuantumState, type QuantumView, quantum } from '@tessera/games/quantum';
import type { Thought } from '../bot.ts';
import { luckOf } from '../luck.ts';
import { type Gain, type Reason, reasonsOf } from '../reason.ts';
import { tiesOf } from '../ties.ts';
import { foreseen } from './foresight.ts';
import { readReadiness, TWO_MOVES } from './readiness.ts';
import { follow, gainsOfReadiness, LAST, named, said } from './reasons.ts';

/** Facts about the answer's consequences, or about those of the card it takes; without any, that others are as good. */
export function factsFor(view: QuantumView, seat: Seat, thought: Thought<Answer>): readonly Reason[] {
  const before = quantum.determinize(view, luckOf(0));
  const after = follow(before, seat, [thought.move]);
  const end = follow(before, seat, thought.line);
  const facts = [
    ...(end ? gainsOfReadiness(before, end, seat) : []),
    ...(after ? gainsOfNearing(before, after, seat) : []),
  ];
  const told = reasonsOf(facts);
  if (told.length > 0) return told.slice(0, 1);
  const found = foreseen(view, seat, thought);
  return found.length > 0 ? found : tiesOf(thought);
}

/** A planet that comes within two moves. */
function gainsOfNearing(before: QuantumState, after: QuantumState, seat: Seat): readonly Gain[] {
  const [was, is]: [number[], number[]] = [[], []];
  readReadiness(before, seat, false, was);
  readReadiness(after, seat, false, is);
  const planet = is.findIndex((cost, one) => cost <= TWO_MOVES && (was[one] as number) > TWO_MOVES);
  return planet < 0 ? [] : [said(LAST, 'nears', named(after, planet))];
}
