/** Log of a match: sentences that begin with the player. */
import type { Seat } from '@tessera/engine';
import { type Agent, type LoopEvent, type LoopView, narrate, timesOf } from '@tessera/games/loop';
import type { Tell, Tone } from '../../table/log.ts';
import { storyLines } from '../../table/offers/storyLines.ts';
import { fill, plural } from '../../text/index.ts';
import { askedFall } from './panels/throw.ts';
import { namingOf, type Speech } from './speech.ts';
import { NO_TALLY, sumWords, type Tally, tallied } from './tally.ts';
import type { LoopWords } from './words/index.ts';

export interface Telling {
  readonly words: LoopWords;
  /** The view before the first answer. */
  readonly start: LoopView;
  /** The player of an agent, in the third person. */
  nameOf(agent: Agent): string;
  readonly names: readonly string[];
  /** True for bots, whose turns are summed up. */
  isBot(agent: Agent): boolean;
}

/** Events without a sentence: visible on the table, or implied by another event. */
const UNTOLD: readonly LoopEvent['type'][] = ['phase', 'rift', 'paid', 'turn', 'end', 'readied'];

const TONES: Readonly<Partial<Record<LoopEvent['type'], Tone>>> = {
  vortex: 'bad',
  missionLost: 'bad',
  archived: 'good',
  centrifugeDestroyed: 'good',
  ultraDestroyed: 'good',
};

/** Events that begin a new line. */
const NEW_LINE: readonly LoopEvent['type'][] = ['turn', 'foo', 'vortex', 'archived', 'drawn'];

/** Line about the first throw, which precedes the first answer; none for a match from a position. */
export function beginWords(speech: Speech): string | undefined {
  const { view, words } = speech;
  if (view.turn !== 1) return undefined;
  const { begin } = words.table;
  const thrown = askedFall(view)?.landed;
  return [
    fill(begin.foo, { at: words.game.at[view.foo] ?? '' }),
    ...(thrown ? [narrate({ type: 'thrown', eras: thrown }, namingOf(speech))] : []),
    plural(
      words.language,
      begin.rifts,
      view.rifts.reduce((sum, rifts) => sum + rifts, 0),
    ),
  ].join(' ');
}

export function tellerOf({ words, start, nameOf, names, isBot }: Telling): Tell {
  let turn = start.turn;
  let active = start.active;
  let tally: Tally = NO_TALLY;
  const naming = {
    text: words.game,
    table: start,
    agent: nameOf,
    seat: (seat: Seat) => names[seat] ?? '',
  };
  return ({ events }) => {
    const lines = storyLines();
    const told = events as readonly LoopEvent[];
    for (const [i, event] of told.entries()) {
      if (NEW_LINE.includes(event.type)) lines.close(turn);
      if (event.type === 'turn') {
        if (turn > 0 && isBot(active)) lines.sum(sumWords(words, naming, nameOf(active), tally), turn);
        turn = event.turn;
        active = event.agent;
        tally = NO_TALLY;
      }
      tally = tallied(tally, event);
      const times = timesOf(told, i);
      if (times > 0 && !UNTOLD.includes(event.type)) lines.say(narrate(event, naming, times));
      lines.paint(TONES[event.type]);
    }
    lines.close(turn);
    return lines.all;
  };
}
