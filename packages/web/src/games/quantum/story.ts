/** What the answers of a match did, in sentences that begin with whoever did it. */
import type { Reason } from '@tessera/bots';
import type { Seat } from '@tessera/engine';
import { narrate, ownerOf, type QuantumEvent, type QuantumView } from '@tessera/games/quantum';
import type { ComponentChildren } from 'preact';
import type { StoryLine, Tell, Tone } from '../../table/log.ts';
import { capitalised, fill } from '../../text/index.ts';
import { type Fighter, type Follower, follow, joined, type Step, type StepKind } from './chronicle.ts';
import { shipName, squareWords, toldPlanet } from './speech.ts';
import { sumWords } from './sums.ts';
import type { QuantumWords } from './words/index.ts';

export interface Telling {
  readonly words: QuantumWords;
  /** By seat, as a third person. */
  readonly names: readonly string[];
  /** Through whose eyes it is good or bad. */
  readonly me: Seat;
  /** The table before the first answer. */
  readonly start: QuantumView;
  /** Whose turns are summed up: nobody saw them being thought about. */
  isBot(seat: Seat): boolean;
  /** Who did it and what it was, as signs before a line. */
  faceOf?(seat: Seat, kind: StepKind | undefined): ComponentChildren;
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

export function tellerOf(telling: Telling): Tell {
  const { words, names, me, start, isBot, faceOf } = telling;
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
    // Rolls are in the sums of a fight that is decided at once.
    const isDecided = events.some(({ type }) => type === 'combatEnd');
    const close = (number: number): void => {
      if (sentences.length > 0)
        lines.push({
          text: sentences.join(' '),
          tone,
          turn: number || undefined,
          face: faceOf?.(who, kind),
        });
      [sentences, tone, kind, who] = [[], 'plain', undefined, seat];
    };
    for (const event of events as readonly QuantumEvent[]) {
      if (event.type === 'turnStart') {
        close(now.turn);
        [turn, reasons] = [[], []];
        who = event.seat;
      }
      const isInSum = event.type === 'combatRoll' && isDecided;
      if (!UNTOLD.includes(event.type) && !isInSum) {
        // An answer may tell of others: the line is of whoever its first sentence is about.
        if (sentences.length === 0 && 'seat' in event) who = event.seat;
        sentences.push(capitalised(toldOf(telling, follower, event)));
      }
      tone = toneOf(event, me) ?? tone;
      const { turn: number } = now;
      const steps = follower.add([event], count);
      kind = steps.at(-1)?.kind ?? kind;
      // A ship that is lost is told of the fight before it.
      if (event.type === 'destroyed') loseLast(turn, event.die);
      turn.push(...steps);
      if (event.type === 'turnEnd') {
        close(number);
        const summing = { words, names, me, view: start, known: now, reasons };
        if (isBot(event.seat))
          lines.push({
            text: capitalised(sumWords(summing, event.seat, joined(turn))),
            tone: 'sum',
            turn: number,
            face: faceOf?.(event.seat, undefined),
          });
      }
    }
    close(now.turn);
    return lines;
  };
}

function loseLast(turn: Step[], die: number): void {
  const at = turn.findLastIndex(({ fight }) => fight !== undefined);
  const last = turn[at];
  if (last?.fight) turn[at] = { ...last, fight: { ...last.fight, lost: [...last.fight.lost, die] } };
}

/** The sentence of an event, with where ships came from and where tracks stood. */
function toldOf({ words, names, start }: Telling, { now }: Follower, event: QuantumEvent): string {
  const { told } = words.story;
  const speech = { words, view: start };
  const square = (at: number): string => squareWords(speech, at);
  const die = (one: number): string => shipName(words, now.faces[one] ?? 0);
  const seat = (one: Seat): string => names[one] ?? '';
  const isWay = event.type === 'move' && event.why !== 'occupy' && event.path[0] !== event.path.at(-1);
  if (isWay)
    return fill(told.move, {
      seat: seat(ownerOf(event.die)),
      die: die(event.die),
      from: square(event.path[0] ?? -1),
      to: square(event.path.at(-1) ?? -1),
    });
  if (event.type === 'attack')
    return fill(told.attack, {
      seat: seat(ownerOf(event.attacker)),
      die: die(event.attacker),
      from: square(now.places[event.attacker] ?? -1),
      defender: die(event.defender),
      other: seat(ownerOf(event.defender)),
      at: square(now.places[event.defender] ?? -1),
    });
  if (event.type === 'combatEnd') {
    const [attack, defence] = event.totals;
    const isTie = attack === defence;
    const said = event.won ? (isTie ? told.tieWon : told.won) : isTie ? told.tieLost : told.lost;
    return fill(said, {
      attack: sumText(now.fight?.attacker, attack),
      defence: sumText(now.fight?.defender, defence),
    });
  }
  if (event.type === 'research' || event.type === 'dominance') {
    const before = now[event.type][event.seat] ?? 1;
    if (before !== event.value)
      return fill(told.track, {
        name: words.panels.sheet[event.type],
        seat: seat(event.seat),
        before,
        after: event.value,
      });
  }
  return narrate(event, {
    text: words.game,
    table: start,
    seat,
    die,
    square,
    planet: planet => toldPlanet(speech, planet),
  });
}

/** "3 + 1 = 4", with what cards change. */
function sumText(fighter: Fighter | undefined, total: number): string {
  if (!fighter) return `${total}`;
  const off = fighter.face + fighter.rolled - total;
  const cards = off === 0 ? '' : ` ${off > 0 ? '−' : '+'} ${Math.abs(off)}`;
  return `${fighter.face} + ${fighter.rolled}${cards} = ${total}`;
}

function toneOf(event: QuantumEvent, me: Seat): Tone | undefined {
  if (event.type === 'destroyed') return ownerOf(event.die) === me ? 'bad' : undefined;
  if (event.type === 'cube' && event.cause !== 'setup') return event.seat === me ? 'good' : 'bad';
  return undefined;
}
