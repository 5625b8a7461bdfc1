/** Migration of logs of older rules. */
import {
  AGREE,
  FormatError,
  isLeaving,
  type LogEntry,
  type LogHeader,
  type MatchLog,
  parseOptions,
  type Seat,
  scriptedChance,
} from '@tessera/engine';
import { check } from './check.ts';
import { QUANTUM_FACTS } from './facts.ts';
import { answerWith, run } from './flow.ts';
import { formatAnswer, parseAnswer } from './notation.ts';
import { QUANTUM_OPTIONS } from './options.ts';
import { parsePosition } from './position/index.ts';
import { leave, takesPart } from './rules/leave.ts';
import { setup } from './setup.ts';
import { seatsAfter } from './state.ts';
import { ownerOf, type QuantumOptions, type QuantumState } from './types.ts';

/**
 * Version 2 fills the place of a Gambit after its effect (Q-ADV-3) and lets a roll stand that could be redone
 * when a seat leaves (Q-WIN-7). Every older answer stays legal and draws the same numbers, with two
 * exceptions. A Gambit deck that runs out under a taken Gambit is shuffled with one more card, and the replay
 * refuses the entry. A ship whose roll was cut short because its rival left kept its old face in version 1,
 * so that the same numbers would give it other faces later (Q-RNG-1): such a log is refused here. States
 * between the answers of a Gambit differ, so the seal of an older log is dropped, and a start in the middle
 * of a Gambit is refused.
 */
export function upgrade(log: MatchLog): MatchLog | undefined {
  const { header, entries } = log;
  const isMidGambit = /"type": ?"gambit"/.test(header.position ?? '');
  if (header.rulesVersion !== 1 || isMidGambit || cutsRollShort(log)) return undefined;
  return { header: { ...header, rulesVersion: QUANTUM_FACTS.rulesVersion }, entries };
}

/** True when a seat left a combat while a roll of the other side waited in it, and the game went on. */
function cutsRollShort({ header, entries }: MatchLog): boolean {
  if (header.seats < 3 || !entries.some(({ move }) => isLeaving(move))) return false;
  try {
    const state = startOf(header);
    for (const entry of entries) {
      if (isLeaving(entry.move) && leavesRoll(state, entry.seat)) return true;
      if (entry.move === AGREE) return false;
      play(state, entry);
    }
  } catch (error) {
    // The replay reports the fault of the log.
    if (!(error instanceof FormatError)) throw error;
  }
  return false;
}

/** True if at least two others stay, and the roll is not of a die that leaves with the seat. */
const leavesRoll = (state: QuantumState, seat: Seat): boolean =>
  takesPart(state, seat) &&
  seatsAfter(state, seat).filter(other => other !== seat).length > 1 &&
  state.pending.some(frame => frame.type === 'roll' && frame.face > 0 && ownerOf(frame.die) !== seat);

function startOf(header: LogHeader): QuantumState {
  const options: QuantumOptions = parseOptions(QUANTUM_OPTIONS, header.options, 'header.options');
  return header.position === undefined
    ? setup(options, header.seats, scriptedChance(header.chance, 'header.chance'))
    : parsePosition(header.position, options, 'lenient');
}

function play(state: QuantumState, { seat, move, chance: numbers }: LogEntry): void {
  const now = { state, chance: scriptedChance(numbers, 'chance'), events: undefined };
  if (isLeaving(move)) {
    leave(now, seat, 'resign');
    run(now);
    return;
  }
  const given = parseAnswer(state, move);
  if (check(state, seat, given)) throw new FormatError('move', `${formatAnswer(state, given)} cannot follow`);
  answerWith(now, given);
}
