/** Migration of logs of older rules: one small step for each change. */
import {
  FormatError,
  isLeaving,
  type LogEntry,
  type LogHeader,
  type MatchLog,
  parseOptions,
  type RecordingChance,
  recordingChance,
  type Seat,
  scriptedChance,
  topOf,
} from '@tessera/engine';
import { type Answer, aboutOf, answer, VERB } from './answer.ts';
import { check } from './check.ts';
import { LOOP_FACTS } from './facts.ts';
import { answerWith, askedOf, decider } from './flow.ts';
import { isOncePerTurn } from './missions.ts';
import { formatAnswer, parseAnswer } from './notation.ts';
import { LOOP_OPTIONS } from './options.ts';
import { parsePosition } from './position/parse.ts';
import { leave } from './rules/leave.ts';
import { setup } from './setup.ts';
import { isComplete, isTurned, ultrasAt } from './state.ts';
import type { LoopOptions, LoopState } from './types.ts';

/**
 * Version 1 asked less: it placed the last damage of a Centrifuge or of a single Ultramachina card by itself
 * (L-CENT-4, L-ULTRA-4), and the active player chose both cards of U-11. Those answers are inserted. Refused
 * are logs in which version 1 gave a mission a second damage in a turn (L-CENT-5), or whose pack levels an
 * era named twice (L-FX-8).
 */
export function upgrade(log: MatchLog): MatchLog | undefined {
  const { header, entries } = log;
  if (header.rulesVersion !== 1 || levelsTwice(header)) return undefined;
  const current = { ...header, rulesVersion: LOOP_FACTS.rulesVersion };
  if (entries.length === 0) return { header: current, entries };
  try {
    const state = startOf(header);
    return { header: current, entries: entries.flatMap(entry => carriedOver(state, entry)) };
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

function startOf(header: LogHeader): LoopState {
  const options: LoopOptions = parseOptions(LOOP_OPTIONS, header.options, 'header.options');
  return header.position === undefined
    ? setup(options, header.seats, scriptedChance(header.chance, 'header.chance'))
    : parsePosition(header.position, options, 'lenient');
}

/** Selectors that can name an era more than once. */
const TWICE = /levelEnergy\((?:eraOf\(each\)|origin\(|sentTo)/;

const levelsTwice = ({ options }: LogHeader): boolean => TWICE.test(JSON.stringify(options.pack ?? ''));

/**
 * Converts one answer of version 1 to the answers of these rules; the numbers it drew go with the one that
 * draws them.
 */
function carriedOver(state: LoopState, { seat, move, chance: numbers, fresh }: LogEntry): LogEntry[] {
  const script = scriptedChance(numbers, 'chance');
  const chance = recordingChance(script);
  const played: LogEntry[] = [];
  if (isLeaving(move)) {
    leave({ state, chance, events: undefined }, seat);
    played.push({ seat, move, chance: chance.take() });
  } else {
    const given = parseAnswer(state, move);
    const victim = topOf(state)?.type === 'losses' && askedOf(state)?.kind === 'ultraVictim';
    if (victim) played.push(play(state, holderOf(state, aboutOf(given)), chance));
    // A hand of one card has lost it already.
    if (!victim || state.hands.some(hand => hand.includes(aboutOf(given))))
      played.push(play(state, given, chance));
  }
  for (let next = unasked(state); next !== undefined; next = unasked(state))
    played.push(play(state, next, chance));
  if (script.left() > 0) throw new FormatError('chance', 'has numbers that nothing draws');
  return played.map((entry, i) => (i === 0 && fresh !== undefined ? { ...entry, fresh } : entry));
}

function play(state: LoopState, given: Answer, chance: RecordingChance): LogEntry {
  const seat = decider(state) as Seat;
  const move = formatAnswer(state, given);
  if (check(state, seat, given)) throw new FormatError('move', `${move} cannot follow`);
  answerWith({ state, chance, events: undefined }, given);
  return { seat, move, chance: chance.take() };
}

const holderOf = ({ hands }: LoopState, card: number): Answer =>
  answer(
    VERB.agent,
    hands.findIndex(hand => hand.includes(card)),
  );

/** The answer to a question that version 1 did not ask. */
function unasked(state: LoopState): Answer | undefined {
  const frame = topOf(state);
  if (frame?.type === 'heat') {
    if (isRewardLimited(state)) throw new FormatError('move', 'gives a mission a second damage in a turn');
    return answer(VERB.yes);
  }
  if (frame?.type !== 'ultraDamage') return undefined;
  const [only, ...others] = ultrasAt(state, frame.era);
  return only === undefined || others.length > 0 ? undefined : answer(VERB.ultra, only);
}

/** True if the limit of one damage per turn reduces the reward, which it did not in version 1. */
const isRewardLimited = (state: LoopState): boolean =>
  state.missions.some(
    (at, mission) =>
      at >= 0 &&
      isOncePerTurn(mission) &&
      isTurned(state, mission) &&
      !isComplete(state, mission) &&
      (state.claimed & (1 << mission)) !== 0,
  );
