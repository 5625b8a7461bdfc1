/** Prompt: who decides what, and the threat beside it. */
import {
  COLOURS,
  type CubeId,
  type EventSymbol,
  LAST_BREACH,
  type TesseractEvent,
} from '@tessera/games/tesseract';
import type { MatchSnapshot } from '../../match/client.ts';
import { type LogLine, spoken } from '../../table/log.ts';
import type { PhaseProgress, Prompt } from '../../table/PromptBand.tsx';
import { asSentence, fill, percent, plural } from '../../text/index.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { whyWords } from './actions.ts';
import { type Offer, saidOf } from './answers.ts';
import { pickedIn, stepOf } from './effect.ts';
import type { Hand } from './hand.ts';
import { cubeName, topName } from './panels/names.ts';
import {
  deedWords,
  labCalled,
  type Speech,
  setWords,
  sourceName,
  targetWords,
  wishWords,
} from './phrases.ts';
import { labTitle } from './seating.ts';
import type { Model } from './useModel.ts';
import type { TesseractWords } from './words/index.ts';

interface Parts {
  readonly snapshot: Pick<MatchSnapshot<unknown>, 'isYours' | 'thinking' | 'outcome'>;
  readonly offer: Offer;
  readonly hand: Hand;
  /** The event that the last answer set off. */
  readonly setOff?: EventSymbol | undefined;
}

export function promptOf(speech: Speech, { snapshot, offer, hand, setOff }: Parts): Prompt {
  const { words, view } = speech;
  const { heads, prompt } = words.table;
  if (snapshot.outcome) {
    const { reason } = snapshot.outcome;
    const titles: Readonly<Record<string, string>> = words.table.outcome.titles;
    return { head: asSentence(titles[reason] ?? ''), body: reasonWords(words, reason), mood: 'over' };
  }
  const decision = view.decision?.type ?? 'act';
  const lab = view.decision?.lab ?? view.active;
  const name = labTitle(words.table, view, labCalled(speech, lab));
  if (!snapshot.isYours) {
    const isThinking = snapshot.thinking !== null;
    const body = isThinking ? prompt.thinking : prompt.waiting;
    return { head: name, body, mood: 'wait' };
  }
  const isSelf = lab === speech.self;
  if (decision === 'consent') {
    const head = isSelf ? heads.selfAsked : fill(heads.asked, { name });
    return { head, body: consentWords(speech), mood: 'asked' };
  }
  const head = isSelf
    ? offer.isFree
      ? heads.selfTurn
      : heads.selfChoice
    : fill(offer.isFree ? heads.you : heads.choice, { name });
  return { head, body: askWords(speech, offer, hand, setOff), mood: 'act' };
}

/** Content of the band: the prompt, the latest answer, and on wide layouts threat and phase. */
export function bandOf(model: Model): Prompt {
  const { shown: snapshot, offer, hand, layout, isWaiting, log, text } = model;
  const prompt = promptOf(model, {
    snapshot,
    offer,
    hand,
    setOff: setOffBy(model.entries[snapshot.moves.length - 1]?.events as readonly TesseractEvent[]),
  });
  const said = isWaiting ? { ...prompt, said: lastSaid(log.lines, text.table.log.who) } : prompt;
  const counted = { ...said, counters: countersOf(model) };
  // Phones have a strip or a rail for the threat.
  if (isHandheld(layout)) return counted;
  return { ...counted, threat: threatWords(model), phase: phaseOf(model) };
}

/**
 * The event behind a decision, from the latest events: once it asks something it is no longer on the stack of
 * frames.
 */
export function setOffBy(events: readonly TesseractEvent[] = []): EventSymbol | undefined {
  const last = events.findLast(({ type }) => type === 'uncovered' || type === 'threat');
  return last?.type === 'uncovered' && !last.isWarded ? last.symbol : undefined;
}

/** Number of cubes from which on they are counted: an empty Tesseract loses the game (T-END-5). */
const FEW_CUBES = 16;

export function countersOf({ words, view }: Speech): readonly string[] {
  const cubes = view.stacks.reduce((sum, stack) => sum + stack.cubes.length, 0);
  return cubes > FEW_CUBES || view.outcome !== null
    ? []
    : [plural(words.language, words.table.threat.cubes, cubes)];
}

/** The latest answer, while others play: the table changes faster than a log is read. */
function lastSaid(log: readonly LogLine[], who: string): string {
  return log
    .filter(({ count }) => count === log[0]?.count)
    .map(line => spoken(who, line))
    .reverse()
    .join(' ');
}

function phaseOf({ words, view }: Speech): PhaseProgress {
  const { setup, turn, phase, action, threat } = words.table.threat;
  if (view.phase === 'setup') return { label: phase, round: setup, steps: [], now: -1 };
  const now = ['action', 'threat'].indexOf(view.phase);
  return { label: phase, round: fill(turn, { turn: view.turn }), steps: [action, threat], now };
}

export function reasonWords({ game, table }: TesseractWords, reason: string): string {
  const { reasons } = game;
  return reason === 'resign' ? table.outcome.resignReason : reasons[reason as keyof typeof reasons];
}

export function consentWords(speech: Speech): string {
  const { words, view } = speech;
  const { decision } = view;
  const who = labCalled(speech, askerOf(speech));
  const { wishes, prompt } = words.table;
  const wish = decision?.wish ? wishWords(speech, decision.wish, decision.lab) : wishes.other;
  return fill(prompt.wish, { who, wish: decision?.mayStep ? fill(wishes.step, { wish }) : wish });
}

/** The lab behind a consent: that of the frame below it. */
function askerOf({ view }: Speech): number {
  const below = view.resolving.findLast(frame => frame.type !== 'consent');
  return below && 'lab' in below ? below.lab : view.active;
}

function askWords(speech: Speech, offer: Offer, hand: Hand, setOff: Parts['setOff']): string {
  const { words, view } = speech;
  const { prompt, modes } = words.table;
  if (hand.pending) return fill(prompt.confirm, { deed: deedWords(speech, hand.pending) });
  if (hand.mode) return modes[hand.mode];
  if (hand.asking) return fill(prompt.pick, { what: targetWords(speech, hand.asking.about) });
  if (view.decision?.type === 'act') return actWords(speech, offer);
  if (view.decision?.type === 'granted') return prompt.granted;
  return effectWords(speech) ?? frameWords(speech, setOff) ?? decisionWords(speech);
}

/** Reminder of the open question, for a press on something else: "First: choose a cube to destroy." */
export const firstWords = (speech: Speech, offer: Offer, hand: Hand): string =>
  fill(speech.words.table.first, {
    ask: askWords(speech, offer, hand, undefined).replaceAll('*', ''),
  });

const decisionWords = ({ words, view }: Speech): string => words.game.decisions[view.decision?.type ?? 'act'];

/** Text of the resolving frame, which is often more specific than the kind of decision. */
function frameWords(speech: Speech, setOff: Parts['setOff']): string | undefined {
  const { words, view } = speech;
  const { prompt } = words.table;
  const frame = view.resolving.at(-1);
  switch (frame?.type) {
    case 'edge': {
      const { symbols } = words.game;
      if (frame.then === 'destroy') return fill(prompt.tieDestroys, { source: symbols.AC.name });
      return setOff ? fill(prompt.tiePrimesBy, { source: symbols[setOff].name }) : prompt.tiePrimes;
    }
    case 'prime':
      return rolledWords(speech, frame);
    case 'rowBonus': {
      const cube = pickedIn(view);
      return cube && fill(prompt.rowPlace, { cube: cubeName(words, cube) });
    }
    case 'contained': {
      const slot = view.board.indexOf(frame.cube);
      const twin = { colour: COLOURS[Math.floor(slot / 6)] ?? null, value: (slot % 6) + 1 };
      return fill(prompt.twin, { cube: cubeName(words, twin) });
    }
    default:
      return undefined;
  }
}

/** The result to keep: "Orange 2 at a1 rolls a 6: keep …". */
function rolledWords(speech: Speech, { cube: id, rolled }: { cube: CubeId; rolled: number }): string {
  const { words, view } = speech;
  const destroyed = view.destroyed.find(cube => cube.id === id);
  const cell = view.stacks.findIndex(({ cubes }) => cubes.at(-1)?.id === id);
  const cube = destroyed ? targetWords(speech, `destroyed:${destroyed.colour}`) : topName(words, view, cell);
  return fill(words.table.prompt.rolled, { cube, value: rolled });
}

/** Step of a card: "Lattice Shift, 1 of 2: choose a cube to relocate." */
function effectWords(speech: Speech): string | undefined {
  const { words, view } = speech;
  const { prompt, steps, secondSteps } = words.table;
  const type = view.decision?.type;
  const now = type === 'target' || type === 'branch' ? stepOf(view) : undefined;
  if (!now) return undefined;
  const source = sourceName(speech, now.source);
  if (type === 'branch') return fill(prompt.branch, { source });
  const known: Readonly<Record<string, string>> = now.isSecond ? secondSteps : steps;
  const cube = pickedIn(view);
  const step = fill(known[now.isToOwn ? 'take' : now.verb] ?? decisionWords(speech), {
    cube: cube ? cubeName(words, cube) : '',
  });
  const isCounted = now.all > 1 && now.all < 10;
  return fill(isCounted ? prompt.effectCount : prompt.effect, { source, step, done: now.done, all: now.all });
}

function actWords(speech: Speech, offer: Offer): string {
  const { words, view } = speech;
  const { prompt } = words.table;
  if (view.actions === 0) return offer.all.length > 1 ? prompt.noActions : prompt.nothing;
  const actions = plural(words.language, prompt.actions, view.actions);
  const set = setWords(speech, offer);
  const canRemove = saidOf(offer, 'remove').length > 0;
  if (set !== undefined && canRemove) return fill(prompt.removeOrContain, { actions, set });
  if (set !== undefined) return fill(prompt.contain, { actions, set, why: whyWords(speech, 'remove', true) });
  return fill(canRemove ? prompt.remove : prompt.other, { actions });
}

/** Threat: "Breach 2 of 7, next priming 33%". */
export function threatWords({ words, view, insight }: Speech): { text: string; isHigh: boolean } {
  const { threat } = words.table;
  const params = { breach: view.breach, last: LAST_BREACH };
  if (view.outcome !== null || !insight) return { text: fill(threat.plain, params), isHigh: view.breach > 4 };
  const { chance } = insight.outlook;
  if (insight.forecast.isSkipped && chance === 0)
    return { text: fill(threat.skipped, params), isHigh: false };
  if (chance === 0) return { text: fill(threat.safe, params), isHigh: false };
  return { text: fill(threat.line, { ...params, chance: percent(words.language, chance) }), isHigh: true };
}
