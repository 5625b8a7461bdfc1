/** Everything the parts of the table share, worked out once for each change. */

import {
  type Cell,
  type Insight,
  LAB_NAMES,
  type Lab,
  type Review,
  type TesseractEvent,
  type TesseractView,
} from '@tessera/games/tesseract';
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useSettings } from '../../app/settings.ts';
import type { MatchSnapshot, Refusal } from '../../match/client.ts';
import { createSignal, type Signal } from '../../render/signal.ts';
import { isHandheld } from '../../table/breakpoints.ts';
import { type Teaching, useCoaching } from '../../table/coach/useCoaching.ts';
import { lookingWords } from '../../table/PromptBand.tsx';
import type { Coach } from '../../table/useAdvice.ts';
import { TEMPOS } from '../../table/useClock.ts';
import { type Log, useLog } from '../../table/useLog.ts';
import { useReview } from '../../table/useReview.ts';
import type { Saying } from '../../table/useSaying.ts';
import { useStable } from '../../table/useStable.ts';
import type { TableModel } from '../../table/useTable.ts';
import { fill, type Text } from '../../text/index.ts';
import { cellOfTarget, readAnswer, type Said, targetOfCell } from './answers.ts';
import type { CubeHandle, CubeProps, Marks } from './contract.ts';
import { decisiveOf } from './decisive.ts';

import { glowingOf } from './hand.ts';
import { touchedBy } from './layers/content.ts';
import { TESSERACT_LESSONS } from './lessons.ts';
import type { PanelModel } from './panels/props.ts';
import { lookOf, type Speech } from './phrases.ts';
import { labNamesOf, ownLabs, selfLab, shownLab } from './seating.ts';
import { coveredWords } from './tip.ts';
import type { DrawingChoice } from './useDrawing.ts';
import { type HandDeeds, useHand } from './useHand.ts';
import { useStory } from './useStory.ts';
import type { TesseractWords } from './words/index.ts';

export interface Model extends TableModel<TesseractView> {
  readonly words: TesseractWords;
  readonly speech: Speech;
  /** The lab shown largest. */
  readonly lab: Lab;
  readonly deeds: HandDeeds;
  readonly panel: PanelModel;
  readonly marks: Marks;
  readonly events: readonly TesseractEvent[];
  readonly teaching: Teaching;
  /** The stack the pointer or the keyboard is on. */
  readonly focus: Signal<Cell | undefined>;
  /** What keys can turn while the cube is drawn in 3D. */
  readonly cube: RefObject<CubeHandle | null>;
  readonly drawing: DrawingChoice;
  /** 1, or more for those who like it slower. */
  readonly tempo: number;
  /** From the cube to the layers and back. */
  switchDrawing(): void;
  readonly log: Log;
  /** Once the match is over; undefined until it has come. */
  readonly review: Review | 'none' | undefined;
  /** Others decide; there is something to skip. */
  readonly isWaiting: boolean;
}

export function useModel(
  table: TableModel<TesseractView>,
  words: TesseractWords,
  drawing: DrawingChoice,
): Model {
  const { client, snapshot, shown, text, layout, coach, say, back } = table;
  const { view, setup } = shown;
  const [focus] = useState(() => createSignal<Cell | undefined>(undefined));
  const cube = useRef<CubeHandle>(null);
  const speech = useSpeech(table, words);
  const own = useMemo(() => ownLabs(view, setup.seats), [view, setup]);
  const deeds = useHand({
    client,
    snapshot: shown,
    isTouch: isHandheld(layout),
    onPress: () => say(undefined),
    onRefused: refusal => say(back.past ? { sentence: lookingWords(table) } : sayingOf(text, words, refusal)),
    onNothing: verb => say({ sentence: capitalised(`${words.table.actions.why[verb]}.`) }),
  });
  const hinted = useHinted(coach, view);
  const panel = usePanel({ snapshot: shown, isPast: back.past !== undefined, speech, deeds, own, hinted });
  const review = useReview<Review>(table);
  const log = useLog(table, useStory(table, speech), decisiveOf(review, snapshot.moves.length));
  const marks = useMarks({ speech, deeds, hinted, decisive: useDecided(table, log) });
  return {
    ...table,
    words,
    speech,
    lab: shownLab(view, own),
    teaching: useCoaching(TESSERACT_LESSONS, snapshot),
    deeds,
    panel,
    marks,
    events: shown.events as readonly TesseractEvent[],
    focus,
    cube,
    drawing,
    tempo: TEMPOS[useSettings().animation],
    switchDrawing: () => {
      if (drawing.canDrawCube) drawing.draw(drawing.drawing === 'cube' ? 'layers' : 'cube');
      else say({ sentence: words.table.views.noCube });
    },
    log,
    review,
    isWaiting: !snapshot.isYours && snapshot.outcome === null,
  };
}

function useSpeech({ shown: snapshot, names }: TableModel<TesseractView>, words: TesseractWords): Speech {
  const { view, setup } = snapshot;
  const insight = snapshot.insight as Insight | undefined;
  // What an analyst finds out changes no name.
  const named = useMemo(
    () => ({
      words,
      view,
      labNames: labNamesOf(view, names),
      self: selfLab(view, setup.seats),
    }),
    [words, view, setup, names],
  );
  return useMemo(() => ({ ...named, insight }), [named, insight]);
}

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Refusals of the rules have words in the game's text, those of the table itself in the shell's. */
function sayingOf({ table }: Text, { game }: TesseractWords, refusal: Refusal): Saying {
  const ofGame: Readonly<Record<string, string>> = game.refusals;
  const ofTable: Readonly<Record<string, string>> = table.refusals;
  const sentence = ofGame[refusal.code] ?? ofTable[refusal.code] ?? table.notPossible;
  return { sentence: fill(sentence, refusal.params ?? {}), clause: refusal.clause || undefined };
}

/** The first answer of the hint, and what it points at. */
function useHinted({ isHint, advice }: Coach, { decision }: TesseractView): ReadonlySet<string> {
  const best = isHint ? advice?.line[0] : undefined;
  const letter = LAB_NAMES[decision?.lab ?? 0] ?? 'A';
  return useMemo(() => {
    if (best === undefined) return new Set();
    const { targets, words } = readAnswer(best, letter);
    return new Set([best, ...targets, ...words.filter(word => /^(L\d|C)-/.test(word))]);
  }, [best, letter]);
}

interface PanelParts {
  readonly isPast: boolean;
  readonly snapshot: MatchSnapshot<TesseractView>;
  readonly speech: Speech;
  readonly deeds: HandDeeds;
  readonly own: ReadonlySet<Lab>;
  readonly hinted: ReadonlySet<string>;
}

function usePanel({ snapshot, isPast, speech, deeds, own, hinted }: PanelParts): PanelModel {
  const { offer, hand, press, play } = deeds;
  const [hover] = useState(() => createSignal<string | undefined>(undefined));
  const [planned, onPlan] = useState<string>();
  const choosable = useMemo(() => glowingOf(offer, hand), [offer, hand]);
  const legal = useMemo(() => new Set(snapshot.legal), [snapshot.legal]);
  return useMemo(
    () => ({
      ...speech,
      isPast,
      you: own,
      choosable,
      hinted,
      chosen: hand.pending?.goer ?? hand.pending?.targets[0],
      coming: comingOf(speech.view, hand.pending),
      plan: hand.pending?.goes && { answer: hand.pending.text, goer: hand.pending.goer },
      hover,
      planned,
      legal,
      onTarget: press,
      onPlan,
      onPlay: play,
    }),
    [speech, isPast, own, choosable, hinted, hand.pending, hover, planned, legal, press, play],
  );
}

function comingOf(view: TesseractView, said: Said | undefined): PanelModel['coming'] {
  const die = said?.verb === 'remove' ? lookOf(view, said.targets[0] ?? '') : undefined;
  return die && { lab: view.decision?.lab ?? view.active, die };
}

interface MarkParts {
  readonly speech: Speech;
  readonly deeds: HandDeeds;
  readonly hinted: ReadonlySet<string>;
  readonly decisive: readonly Cell[];
}

/** What the answer touched that decided a finished match. */
function useDecided({ shown, entries }: TableModel<TesseractView>, { decisive = 0 }: Log): readonly Cell[] {
  const entry = shown.outcome ? entries[decisive - 1] : undefined;
  return useMemo(() => [...touchedBy((entry?.events ?? []) as readonly TesseractEvent[])], [entry]);
}

const cellsOf = (targets: Iterable<string>): Cell[] =>
  [...targets].flatMap(target => cellOfTarget(target) ?? []);

function useMarks({ speech, deeds, hinted, decisive }: MarkParts): Marks {
  const { view, insight } = speech;
  const { offer, hand } = deeds;
  return useMemo(() => {
    const isPlacing = offer.byVerb.has('to');
    const cells = cellsOf(glowingOf(offer, hand));
    const isSkipped = insight?.forecast.isSkipped ?? view.skipPrime > 0;
    return {
      choosable: isPlacing ? [] : cells,
      places: isPlacing ? cells : [],
      next: view.outcome !== null ? decisive : isSkipped || view.phase === 'setup' ? [] : view.edge,
      chosen: cellsOf(hand.pending?.targets ?? [])[0],
      hinted: cellsOf(hinted),
    };
  }, [view, insight, offer, hand, hinted, decisive]);
}

/**
 * A die is pressed, which while others play means: go on. Of a covered one the table says what it is: only the top of a
 * stack can be taken. The same function for good, so that the drawing does not redraw for it.
 */
export function usePress({ deeds, isWaiting, clock, speech, say }: Model): CubeProps['onPress'] {
  return useStable((cell: Cell, level: number): void => {
    const cubes = speech.view.stacks[cell]?.cubes ?? [];
    const covered = level < cubes.length - 1 && !deeds.offer.byVerb.has('to') ? cubes[level] : undefined;
    if (isWaiting) clock.skip();
    else if (covered) say({ sentence: coveredWords(speech, cell, covered) });
    else deeds.press(targetOfCell(cell));
  });
}
