/** What the answers of a match did, in sentences that begin with whoever did it. */
import type { Reason } from '@tessera/bots';
import type { Seat } from '@tessera/engine';
import { ownerOf, type QuantumEvent } from '@tessera/games/quantum';
import type { ComponentChildren } from 'preact';
import type { StoryLine, Tell, Tone } from '../../table/log.ts';
import { capitalised } from '../../text/index.ts';
import { follow, joined, type Step, type StepKind } from './chronicle.ts';
import { actorOf, type Naming, sentenceOf } from './sentences.ts';
import { sumWords } from './sums.ts';

/** A turn, under whose heading a line stands; number 0 is the set-up, which has none. */
interface TurnOf {
  readonly number: number;
  readonly active: Seat;
}

export interface Telling extends Naming {
  /** Whose turns are summed up: nobody saw them being thought about. */
  isBot(seat: Seat): boolean;
  /** Signs before a line: whose turn it is, who did it, and what it was. */
  faceOf?(turn: TurnOf, seat: Seat, kind: StepKind | undefined): ComponentChildren;
  /** Why a bot did something. */
  why?(reason: Reason, seat: Seat): string | undefined;
}

/** Seen on the table by everybody, and no deed of anybody. */
const UNTOLD: readonly QuantumEvent['type'][] = [
  'cardRevealed',
  'reshuffle',
  'turnEnd',
  'lifted',
  'scrapped',
  'actions',
  'win',
];

/** Actions of a turn without cards: no news. */
const ACTIONS = 3;

const isTold = (event: QuantumEvent): boolean =>
  !UNTOLD.includes(event.type) && !(event.type === 'turnStart' && event.actions === ACTIONS);

export function tellerOf(telling: Telling): Tell {
  const { words, names, me, start, isBot, faceOf, why } = telling;
  const follower = follow(start);
  const { now } = follower;
  let turn: Step[] = [];
  let reasons: Reason[] = [];
  return ({ seat, events }, count, reason) => {
    if (reason) reasons.push(reason);
    const lines: StoryLine[] = [];
    let sentences: string[] = [];
    let tone: Tone = 'plain';
    let kind: StepKind | undefined;
    let who = seat;
    let unsaid = reason;
    let before: QuantumEvent | undefined;
    const add = (line: Pick<StoryLine, 'text' | 'tone'>, of: Seat, number: number): void => {
      const isOwn = number > 0 && of === now.active;
      // A bot's reason stands under what the bot did, never under what others did.
      const said = unsaid && of === seat ? why?.(unsaid, seat) : undefined;
      if (said !== undefined) unsaid = undefined;
      lines.push({
        ...line,
        who: isOwn && line.tone !== 'sum' ? capitalised(names[of] ?? '') : undefined,
        turn: number || undefined,
        face: faceOf?.({ number, active: now.active }, of, line.tone === 'sum' ? undefined : kind),
        why: said,
      });
    };
    const close = (): void => {
      if (sentences.length > 0) add({ text: sentences.join(' '), tone }, who, now.turn);
      [sentences, tone, kind, who, before] = [[], 'plain', undefined, seat, undefined];
    };
    // Rolls are in the sums of a fight that is decided at once.
    const isDecided = events.some(({ type }) => type === 'combatEnd');
    for (const event of events as readonly QuantumEvent[]) {
      if (event.type === 'turnStart') {
        close();
        [turn, reasons] = [[], []];
      }
      const isInSum = event.type === 'combatRoll' && isDecided;
      const active = event.type === 'turnStart' ? event.seat : now.active;
      const number = event.type === 'turnStart' ? event.number : now.turn;
      if (isTold(event) && !isInSum) {
        const actor = actorOf(event, active);
        // An answer out of turn may tell of others: the line is of whoever its first sentence is about.
        if (sentences.length === 0 && (seat !== active || number === 0)) who = actor;
        const isAlone = before === undefined || actorOf(before, active) === actor;
        // The set-up is nobody's turn: its lines name their actor once.
        const isOwn = actor === who && isAlone && (number > 0 ? who === active : before !== undefined);
        sentences.push(capitalised(sentenceOf(telling, follower, event, { isOwn, before })));
        before = event;
      }
      tone = toneOf(event, me) ?? tone;
      const steps = follower.add([event], count);
      kind = steps.at(-1)?.kind ?? kind;
      // A ship that is lost is told of the fight before it.
      if (event.type === 'destroyed') loseLast(turn, event.die);
      turn.push(...steps);
      if (event.type === 'turnEnd') {
        close();
        const summing = { words, names, me, view: start, known: now, reasons };
        const sum = isBot(event.seat) && capitalised(sumWords(summing, event.seat, joined(turn)));
        if (sum) add({ text: sum, tone: 'sum' }, event.seat, now.turn);
      }
    }
    close();
    return lines;
  };
}

function loseLast(turn: Step[], die: number): void {
  const at = turn.findLastIndex(({ fight }) => fight !== undefined);
  const last = turn[at];
  if (last?.fight) turn[at] = { ...last, fight: { ...last.fight, lost: [...last.fight.lost, die] } };
}

function toneOf(event: QuantumEvent, me: Seat): Tone | undefined {
  if (event.type === 'destroyed') return ownerOf(event.die) === me ? 'bad' : undefined;
  if (event.type !== 'cube' || event.cause === 'setup') return undefined;
  const isMine = event.seat === me;
  return event.cause === 'relocation' ? (isMine ? 'bad' : undefined) : isMine ? 'good' : 'bad';
}
