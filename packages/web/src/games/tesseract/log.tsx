/** Log of a match: who did what to whose cube, and each bot's turn in one line. */
import type { Reason } from '@tessera/bots';
import type { Language, Seat } from '@tessera/engine';
import {
  type Insight,
  type Lab,
  type Names,
  namesOf,
  story,
  type TesseractEvent,
  type TesseractView,
  type Tracker,
  tracker,
  whyOf,
} from '@tessera/games/tesseract';
import { useMemo, useRef } from 'preact/hooks';
import type { MatchSnapshot, SeatHolder } from '../../match/client.ts';
import type { Story, StoryLine, Tell, Tone } from '../../table/log.ts';
import type { TableModel } from '../../table/useTable.ts';
import { fill, useLoadedWords } from '../../text/index.ts';
import { useStable } from '../../ui/useStable.ts';
import { Avatar } from './panels/Avatar.tsx';
import { labCalled, labTold, plainly, type Speech } from './phrases.ts';
import { reasonWords } from './prompt.ts';
import { labTitle } from './seating.ts';
import { loadWords as loadStoryWords, type StoryWords } from './story/words/index.ts';
import { newTally, sumWords, type Tally, tallied } from './tally.ts';

type EventType = TesseractEvent['type'];
const BAD: readonly EventType[] = ['breached', 'uncovered', 'refused'];
const GOOD: readonly EventType[] = ['healed', 'cardDrawn'];

function toneOf(event: TesseractEvent): Tone {
  if (event.type === 'moved' && event.why === 'contained') return 'good';
  if (event.type === 'moved' && (event.why === 'shockwave' || event.why === 'acceleration')) return 'bad';
  if (event.type === 'columnCard') return event.state === 'discarded' ? 'bad' : 'good';
  if (event.type === 'uncovered' && event.isWarded) return 'good';
  return BAD.includes(event.type) ? 'bad' : GOOD.includes(event.type) ? 'good' : 'plain';
}

/** Events without a sentence: the phase indicator, the prompt and the last line show them. */
const QUIET: readonly EventType[] = ['turn', 'threat', 'ended'];

/** Input of the log. */
export interface Telling extends Pick<Speech, 'words' | 'labNames' | 'self'> {
  /** The view before the first answer, if it is known, for old values of cubes. */
  readonly start: TesseractView | undefined;
  /** A view with the colours of all cubes that have moved so far. */
  readonly view: TesseractView;
  /** The newest view, for cubes that come to light later: a match that goes on is not told anew. */
  latest?(): TesseractView;
  readonly seats: readonly SeatHolder[];
  /** Breach probability by number of answers, where it is known; it may grow while the story is told. */
  readonly odds?: ReadonlyMap<number, number>;
}

export function tellerOf(telling: Telling): Tell {
  const { words, start, view, seats, odds } = telling;
  const known = knownIn(telling);
  let { turn = 1, active = 0 } = start ?? {};
  const plain = namesOf(words.game, known, lab =>
    plainly(telling, fill(words.game.zones.lab, { lab: labTold(telling, lab) })),
  );
  let tally: Tally = newTally(start?.breach ?? 0);
  let began = 0;
  return ({ seat, events }, count) => {
    const own = view.labs.findIndex(lab => lab.seat === seat);
    const lines: StoryLine[] = [];
    let isThreat = false;
    const tell = (actor: Lab, part: readonly TesseractEvent[]): void => {
      const names = namesWith(telling, known, actor);
      for (const { event, text } of story(words.game, part, names, known)) note(actor, event, text);
    };
    const note = (actor: Lab, event: TesseractEvent, text: string): void => {
      // An event below a primed cube is nobody’s deed.
      if (!isThreat || event.type !== 'uncovered') tally = tallied(tally, event, plain, words.game);
      if (event.type === 'threat') isThreat = true;
      if (event.type === 'turn') {
        const called = labCalled(telling, active);
        const sum = { tally, began };
        // The analyst tells the probability after this answer later.
        const sumNow = (): string => sumWords(words, sum.tally, odds?.get(sum.began), odds?.get(count));
        if (seats[view.labs[active]?.seat ?? 0]?.kind === 'bot')
          lines.push({
            face: <Avatar lab={active} name={called} />,
            who: labTitle(words.table, view, called),
            text: sumNow(),
            retold: sumNow,
            tone: 'sum',
            turn,
          });
        ({ turn, lab: active } = event);
        tally = newTally(tally.after);
        began = count;
        isThreat = false;
      }
      if (QUIET.includes(event.type)) return;
      const told = plainly(telling, text);
      lines.push({
        ...(isThreat ? { who: words.table.log.tesseract, text: told } : byActor(telling, actor, event, told)),
        tone: toneOf(event),
        turn,
        aloud:
          event.type === 'uncovered' && !event.isWarded ? words.game.symbols[event.symbol].text : undefined,
      });
    };
    const all = events as readonly TesseractEvent[];
    // A wish that was consented to is carried out by the active researcher, not by the one who agrees.
    const agreed = all.findIndex(({ type }) => type === 'consented') + 1;
    tell(view.players === 1 ? active : own, all.slice(0, agreed || all.length));
    if (agreed > 0) tell(active, all.slice(agreed));
    return lines;
  };
}

/** Follows the cubes from the start of the match; colours of cubes that come to light are in the newest view. */
function knownIn({ start, view, latest = () => view }: Telling): Tracker {
  const known = tracker(view, 'after');
  if (start) known.see(start);
  return { ...known, colourOf: cube => known.colourOf(cube) ?? tracker(latest()).colourOf(cube) };
}

/** A sentence about its actor continues after the name; any other follows a colon. */
function byActor(
  telling: Telling,
  actor: Lab,
  event: TesseractEvent,
  text: string,
): Pick<StoryLine, 'face' | 'who' | 'isSubject' | 'text'> {
  const { words, view } = telling;
  const called = labCalled(telling, actor);
  const who = labTitle(words.table, view, called);
  const face = <Avatar lab={actor} name={called} />;
  const name = labTold(telling, actor);
  const isSubject =
    ('lab' in event || event.type === 'cardGiven') && text.toLowerCase().startsWith(`${name.toLowerCase()} `);
  if (!isSubject) return { face, who, text };
  const rest = text.slice(name.length + 1);
  return { face, who: view.players === 1 ? who : text.slice(0, name.length), isSubject, text: rest };
}

/** Names for sentences: cubes of other labs have their owner. */
function namesWith(telling: Telling, known: Tracker, actor: Lab): Names {
  const { words, self, view } = telling;
  const names = namesOf(words.game, known, lab => labTold(telling, lab));
  const { yours, of } = words.table.log;
  return {
    ...names,
    bareCube: names.cube,
    cube(id, value) {
      const cube = names.cube(id, value);
      const home = known.homeOf(id);
      if (home === undefined || home === actor || view.players === 1) return cube;
      return home === self ? fill(yours, { cube }) : fill(of, { cube, name: labCalled(telling, home) });
    },
  };
}

/** Reasons told about a bot, fetched with the first one. */
const loadWhys = (language: Language): Promise<Partial<StoryWords>> => loadStoryWords(language);
const noWhys = async (): Promise<Partial<StoryWords>> => ({});

/** Log of this match. */
export function useStory(
  { snapshot, names }: TableModel<TesseractView>,
  speech: Speech,
  start: TesseractView | undefined,
): Story {
  const { words, labNames, self } = speech;
  const { view, setup, outcome, notes } = snapshot;
  const { whys } = useLoadedWords(notes.reasons.length > 0 ? loadWhys : noWhys) ?? {};
  const odds = useOdds(snapshot);
  const latest = useStable(() => view);
  // Without the view: a match that goes on is not told anew.
  const told = useMemo(() => {
    const telling = { words, labNames, self, start, view: latest(), latest, seats: setup.seats, odds };
    return {
      teller: () => tellerOf(telling),
      why: ({ key, params }: Reason, seat: Seat) =>
        whys ? whyOf(words.game, key, { ...params, name: names[seat] ?? '' }, whys) : '',
    };
  }, [words, labNames, self, start, latest, setup, odds, whys, names]);
  const end = outcome ? reasonWords(words, outcome.reason) : undefined;
  const chance = odds.get(snapshot.moves.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new probability completes a line.
  return useMemo(() => ({ ...told, end }), [told, end, chance]);
}

/** Breach probability after each answer, as far as this table has seen it. The map is always the same, and grows. */
function useOdds({ moves, insight }: MatchSnapshot<TesseractView>): ReadonlyMap<number, number> {
  const odds = useRef(new Map<number, number>()).current;
  const chance = (insight as Insight | undefined)?.outlook.chance;
  if (chance !== undefined) odds.set(moves.length, chance);
  return odds;
}
