/** Log of a match: sentences that begin with the player. */
import type { Reason } from '@tessera/bots';
import type { Seat } from '@tessera/engine';
import {
  type Agent,
  agentWord,
  cardWord,
  cloneWord,
  contentOf,
  type Era,
  type LoopEvent,
  type LoopView,
  type Naming,
  narrate,
  timesOf,
} from '@tessera/games/loop';
import type { ComponentChildren } from 'preact';
import type { StoryLine, Tell, Tone } from '../../table/log.ts';
import { capitalised, fill, plural } from '../../text/index.ts';
import { actorOf, byWords } from './actor.ts';
import { askedFall } from './panels/throw.ts';
import { namingOf, type Speech } from './speech.ts';
import { damageIn, NO_TALLY, sumWords, type Tally, tallied } from './tally.ts';
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
  /** Reason of a bot in words. */
  why?(reason: Reason, seat: Seat): string;
  /** Sign of an agent, or of Dr Foo, before a line. */
  faceOf?(agent: Agent | undefined): ComponentChildren;
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

/** Events that say whose deed the next ones belong to. */
const DEEDS: readonly LoopEvent['type'][] = ['used', 'applied', 'looped', 'power'];

/** Events that begin a new line. */
const NEW_LINE: readonly LoopEvent['type'][] = ['turn', 'foo', 'vortex', 'archived', 'drawn'];

/** Line about the first throw, which precedes the first answer; none for a match from a position. */
export function beginWords(speech: Speech): string | undefined {
  const { view, words } = speech;
  if (view.turn !== 1) return undefined;
  const { begin, banners } = words.table;
  const torn = view.isVortex.flatMap((is, era) => (is ? [words.game.at[era] ?? ''] : []));
  const thrown = askedFall(view)?.landed;
  return [
    fill(begin.foo, { at: words.game.at[view.foo] ?? '' }),
    ...torn.map(at => `${fill(banners.vortex, { at })}.`),
    plural(
      words.language,
      begin.rifts,
      view.rifts.reduce((sum, rifts) => sum + rifts, 0),
    ),
    // These are not placed yet.
    ...(thrown ? [narrate({ type: 'thrown', eras: thrown }, namingOf(speech))] : []),
  ].join(' ');
}

export function tellerOf({ words, start, nameOf, names, isBot, why, faceOf }: Telling): Tell {
  let { turn, active } = start;
  let tally: Tally = NO_TALLY;
  let isFoo = start.phase === 'foo';
  let doer = active;
  // A reason that several answers of a turn share is told once.
  let said = new Set<string>();
  const eras = [...start.eras];
  const damage = damageIn(start);
  const { tokens } = contentOf(start);
  const isSupa = (token: number): boolean => tokens[token]?.isSupa === true;
  const naming = {
    text: words.game,
    table: start,
    agent: nameOf,
    seat: (seat: Seat) => names[seat] ?? '',
  };
  return ({ seat, events }, _count, reason) => {
    const lines: StoryLine[] = [];
    let open: { readonly sentences: string[]; tone: Tone; readonly actor: Agent | undefined } | undefined;
    const close = (): void => {
      if (open)
        lines.push({
          text: open.sentences.join(' '),
          tone: open.tone,
          turn: turn || undefined,
          face: faceOf?.(open.actor),
        });
      open = undefined;
    };
    const told = events as readonly LoopEvent[];
    for (const [i, event] of told.entries()) {
      if (NEW_LINE.includes(event.type)) close();
      if (event.type === 'turn') {
        if (turn > 0 && isBot(active))
          lines.push({
            text: sumWords(words, naming, nameOf(active), tally),
            tone: 'sum',
            turn,
            face: faceOf?.(active),
          });
        turn = event.turn;
        active = event.agent;
        doer = active;
        tally = NO_TALLY;
        said = new Set();
        isFoo = true;
      }
      if (DEEDS.includes(event.type) && 'agent' in event) doer = event.agent;
      if (event.type === 'phase') isFoo = event.phase === 'foo';
      if (event.type === 'damage') damage[event.mission] = (damage[event.mission] ?? 0) + 1;
      tally = tallied(tally, event, { active, damage, isSupa });
      const times = timesOf(told, i);
      const joined = joinedWords(words, naming, told, i);
      if (times > 0 && joined !== '' && !UNTOLD.includes(event.type)) {
        const actor = actorOf(event, start, { isFoo, doer, seat });
        const sentence =
          joined ?? wayWords(words, naming, event, { eras, actor }) ?? narrate(event, naming, times);
        const by = { actor: actor === undefined ? undefined : nameOf(actor), sentence };
        if (open) open.sentences.push(sentence);
        else open = { sentences: [byWords(words, naming, event, by)], tone: 'plain', actor };
        open.tone = TONES[event.type] ?? open.tone;
      }
      if (event.type === 'moved') eras[event.agent] = event.to;
    }
    close();
    const [first] = lines;
    const because = reason && why?.(reason, seat);
    if (!first || because === undefined || said.has(because)) return lines;
    said.add(because);
    return lines.with(0, { ...first, why: because });
  };
}

/**
 * Sentence of events that belong together, at the first of them; empty at the others; undefined for an event that
 * stands alone.
 */
export function joinedWords(
  { story: { told }, game, language }: LoopWords,
  naming: Naming,
  events: readonly LoopEvent[],
  at: number,
): string | undefined {
  const [before, event, after] = [events[at - 1], events[at], events[at + 1]];
  if (events.slice(0, at).some(way => isArrival(way, event))) return '';
  if (event?.type === 'cloneMoved' && events.slice(at).some(end => isArrival(event, end))) {
    const clone = cloneWord(naming, event.token);
    return capitalised(
      fill(told.gone, { clone, from: game.from[event.from] ?? '', to: game.to[event.to] ?? '' }),
    );
  }
  if (!event || (event.type !== 'laid' && event.type !== 'clone')) return undefined;
  if (isAlike(before, event)) return '';
  if (!isAlike(event, after)) return undefined;
  const rest = events.slice(at);
  const end = rest.findIndex(other => !isAlike(event, other));
  const alike = end < 0 ? rest : rest.slice(0, end);
  const list = (named: readonly string[]): string =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(named);
  if (event.type === 'laid')
    return fill(told.laid, {
      cards: list(alike.flatMap(one => (one.type === 'laid' ? [cardWord(naming, one.card)] : []))),
    });
  return fill(told.clones, {
    at: game.at[event.era] ?? '',
    clones: list(alike.flatMap(one => (one.type === 'clone' ? [cloneWord(naming, one.token, true)] : []))),
  });
}

/** A clone goes to its own era, where it is destroyed; others may go in between. */
const isArrival = (way: LoopEvent, end: LoopEvent | undefined): boolean =>
  way.type === 'cloneMoved' &&
  end?.type === 'cloneDestroyed' &&
  way.token === end.token &&
  way.to === end.era;

/** Two cards of one bonus, or two clones in one era. */
const isAlike = (a: LoopEvent | undefined, b: LoopEvent | undefined): boolean =>
  (a?.type === 'laid' && b?.type === 'laid') ||
  (a?.type === 'clone' && b?.type === 'clone' && a.era === b.era);

/** Sentence of a way with both its ends; undefined for other events. */
function wayWords(
  { story, game }: LoopWords,
  naming: Naming,
  event: LoopEvent,
  { eras, actor }: { readonly eras: readonly Era[]; readonly actor: Agent | undefined },
): string | undefined {
  if (event.type === 'cloneMoved') {
    const clone = cloneWord(naming, event.token);
    return capitalised(
      fill(story.told.clone, { clone, from: game.from[event.from] ?? '', to: game.to[event.to] ?? '' }),
    );
  }
  if (event.type !== 'moved') return undefined;
  const { free, moved, sent } = story.told;
  const isOwn = actor === event.agent;
  return fill(isOwn ? (event.why === 'free' ? free : moved) : sent, {
    name: actor === undefined ? story.foo : agentWord(naming, actor),
    agent: agentWord(naming, event.agent),
    from: game.from[eras[event.agent] ?? 0] ?? '',
    to: game.to[event.to] ?? '',
  });
}
