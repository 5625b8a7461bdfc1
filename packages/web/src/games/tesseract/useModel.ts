/** Model of the tesseract table: data that its parts share, computed once per change. */
import {
  type Cell,
  type CubeId,
  type Insight,
  LAB_NAMES,
  type Lab,
  type Review,
  type TesseractEvent,
  type TesseractView,
} from '@tessera/games/tesseract';
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { type Teaching, useCoaching } from '../../table/coach/useCoaching.ts';
import type { Coach } from '../../table/useAdvice.ts';
import { TEMPOS } from '../../table/useClock.ts';
import { type Log, useLog } from '../../table/useLog.ts';
import { type ReviewResult, useReview } from '../../table/useReview.ts';
import { useSame } from '../../table/useSame.ts';
import { useStart } from '../../table/useStart.ts';
import type { TableModel } from '../../table/useTable.ts';
import { createSignal, type Signal } from '../../ui/render/signal.ts';
import { useSettings } from '../../ui/settings.ts';
import { useShallow } from '../../ui/useShallow.ts';
import { useStable } from '../../ui/useStable.ts';
import { cellOfTarget, readAnswer, targetOfCell } from './answers.ts';
import type { CubeHandle, CubeProps, Marks } from './contract.ts';
import { glowingOf } from './hand.ts';
import { touchedBy } from './layers/content.ts';
import { TESSERACT_LESSONS } from './lessons.ts';
import { useStory } from './log.tsx';
import type { PanelModel } from './panels/props.ts';
import type { Speech } from './phrases.ts';
import { labNamesOf, ownLabs, selfLab, shownLab } from './seating.ts';
import { type Told, useChronicle } from './story/useChronicle.ts';
import { coveredWords } from './tip.ts';
import type { DrawingChoice } from './useDrawing.ts';
import { type HandDeeds, useHand } from './useHand.ts';
import type { TesseractWords } from './words/index.ts';

export interface Model extends TableModel<TesseractView>, PanelModel, HandDeeds, Told {
  /** The part that panels draw: the same object until it changes. */
  readonly panel: PanelModel;
  /** The lab shown largest. */
  readonly lab: Lab;
  readonly marks: Marks;
  readonly events: readonly TesseractEvent[];
  readonly teaching: Teaching;
  /** The hovered or focused stack. */
  readonly focus: Signal<Cell | undefined>;
  /** Handle of the 3D cube, for keys. */
  readonly cube: RefObject<CubeHandle | null>;
  readonly drawing: DrawingChoice;
  /** Factor on animation times: 1, or more for slower animations. */
  readonly tempo: number;
  /** Switches between the cube and the layers. */
  switchDrawing(): void;
  readonly log: Log;
  /** Review of the finished match; undefined until it has arrived. */
  readonly review: ReviewResult<Review>;
  /** True while others decide, which can be skipped. */
  readonly isWaiting: boolean;
}

export function useModel(
  table: TableModel<TesseractView>,
  words: TesseractWords,
  drawing: DrawingChoice,
): Model {
  const { snapshot, shown, coach, say, back, names } = table;
  const { view, setup } = shown;
  const [focus] = useState(() => createSignal<Cell | undefined>(undefined));
  const [hover] = useState(() => createSignal<string | undefined>(undefined));
  const [planned, plan] = useState<string>();
  const labNames = useSame(labNamesOf(view, names));
  const labs = useMemo(
    () => ({ labNames, self: selfLab(view, setup.seats), you: ownLabs(view, setup.seats) }),
    [view, setup, labNames],
  );
  const speech = { words, view, insight: shown.insight as Insight | undefined, ...labs };
  const deeds = useHand(table, speech);
  const { offer, hand } = deeds;
  const hinted = useHinted(coach, view);
  const review = useReview<Review>(table);
  const start = useStart(table.client);
  const log = useLog(table, useStory(table, speech, start), decisiveOf(review, snapshot.moves.length));
  const decisive = useDecisive(table, log);
  const panel: PanelModel = useShallow({
    ...speech,
    isPast: back.past !== undefined,
    choosable: useMemo(() => glowingOf(offer, hand), [offer, hand]),
    hinted,
    pending: deeds.pending,
    asked: deeds.asked,
    hover,
    planned,
    decided: useMemo(() => new Set(decisive.flatMap(containedBy)), [decisive]),
    legal: useMemo(() => new Set(shown.legal), [shown.legal]),
    press: deeds.press,
    plan,
    play: deeds.play,
  });
  return {
    ...table,
    ...deeds,
    ...panel,
    panel,
    ...useChronicle(table, start),
    lab: shownLab(view, labs.you),
    teaching: useCoaching(TESSERACT_LESSONS, snapshot),
    marks: useMarks({ speech, deeds, hinted, decisive: useMemo(() => [...touchedBy(decisive)], [decisive]) }),
    events: shown.events as readonly TesseractEvent[],
    focus,
    cube: useRef<CubeHandle>(null),
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

/** Number of the decisive answer: the last one that a review names, else the last of all. */
const decisiveOf = (review: ReviewResult<Review>, answers: number): number | undefined =>
  review === undefined || review === 'none' ? undefined : (review.decisive.at(-1)?.index ?? answers - 1) + 1;

/** The first answer of the hint, with its targets. */
function useHinted({ isHint, advice }: Coach, { decision }: TesseractView): ReadonlySet<string> {
  const best = isHint ? advice?.line[0] : undefined;
  const letter = LAB_NAMES[decision?.lab ?? 0] ?? 'A';
  return useMemo(() => {
    if (best === undefined) return new Set();
    const { targets, words } = readAnswer(best, letter);
    return new Set([best, ...targets, ...words.filter(word => /^(L\d|C)-/.test(word))]);
  }, [best, letter]);
}

interface MarkParts {
  readonly speech: Speech;
  readonly deeds: Pick<HandDeeds, 'offer' | 'hand'>;
  readonly hinted: ReadonlySet<string>;
  readonly decisive: readonly Cell[];
}

/** Events of the decisive answer of a finished match. */
function useDecisive(
  { shown, entries }: TableModel<TesseractView>,
  { decisive = 0 }: Log,
): readonly TesseractEvent[] {
  const entry = shown.outcome ? (entries[decisive - 1] ?? entries.at(-1)) : undefined;
  return (entry?.events ?? NO_EVENTS) as readonly TesseractEvent[];
}

const NO_EVENTS: readonly TesseractEvent[] = [];

const containedBy = (event: TesseractEvent): readonly CubeId[] =>
  event.type === 'moved' && event.to.zone === 'board' ? [event.cube] : [];

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
 * Handler of a press on a die. While others play it skips the animation; on a covered die it explains that
 * only the top of a stack can be removed. Its identity is stable, so that the drawing does not re-render.
 */
export function usePress(model: Model): CubeProps['onPress'] {
  const { view, offer, isWaiting, clock, say, press } = model;
  return useStable((cell: Cell, level: number): void => {
    const cubes = view.stacks[cell]?.cubes ?? [];
    const covered = level < cubes.length - 1 && !offer.byVerb.has('to') ? cubes[level] : undefined;
    if (isWaiting) clock.skip();
    else if (covered) say({ sentence: coveredWords(model, cell) });
    else press(targetOfCell(cell));
  });
}
