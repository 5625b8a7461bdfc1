/** Model of the rift table: data that its parts share, computed once per change. */
import type { Reason } from '@tessera/bots';
import type { Language } from '@tessera/engine';
import {
  type Action,
  type Colour,
  OTHER_REASONS,
  parseAction,
  type RiftView,
  whyOf,
} from '@tessera/games/rift';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { HistoryEntry, Refusal } from '../../match/client.ts';
import { speakerOf } from '../../match/seating.ts';
import { useCoaching } from '../../table/coach/useCoaching.ts';
import { sayingOf } from '../../table/refusals.ts';
import { type Log, useLog } from '../../table/useLog.ts';
import type { Saying } from '../../table/useSaying.ts';
import type { TableModel } from '../../table/useTable.ts';
import { useLoadedWords } from '../../text/index.ts';
import { useStable } from '../../ui/useStable.ts';
import { courseOf, dangerAfter, dangerTo, touchedBy } from './hints.ts';
import { RIFT_LESSONS, STUCK } from './lessons.ts';
import { useCounters } from './limits/useCounters.ts';
import { useSigns } from './looks/signs.ts';
import { eyesOf, isSetup, type Scene, sceneOf } from './scene.ts';
import { tellerOf } from './story.tsx';
import type { Text } from './text/index.ts';
import { traceOf } from './trace.ts';
import { usePart } from './usePart.ts';
import { type Late, usePlay } from './usePlay.ts';

const loadSetup = () => import('./setup/part.ts');
type End = Awaited<ReturnType<typeof import('./late/end.ts')['loadEnd']>>;

const loadEnd = async (language: Language): Promise<End | undefined> =>
  (await import('./late/end.ts')).loadEnd(language);
const loadNothing = async (): Promise<End | undefined> => undefined;

export type Model = ReturnType<typeof useModel>;

export function useModel(table: TableModel<RiftView>, text: Text) {
  const { snapshot, shown, back, coach } = table;
  const [flipped, setFlipped] = useState(() => speakerOf(snapshot.setup, null) === 1);
  const [isListing, list] = useState(false);
  const scene = useMemo(() => sceneOf(shown.view), [shown.view]);
  const me = eyesOf(snapshot);
  const teaching = useCoaching(RIFT_LESSONS, snapshot);
  const play = usePlay(table, scene, useExplaining(table, text, scene, teaching.notice));
  // Risk marks are a kind of hint: hidden where the table forbids hints.
  const isHelped = table.may.hint;
  const setup = usePart(isSetup(shown.view), loadSetup);
  const { offer, considered, pointed, heldPiece } = play;
  const ahead = useMemo(
    () => setup?.aheadOf(scene, me, offer, considered, pointed, isHelped),
    [setup, scene, me, offer, considered, pointed, isHelped],
  );
  const danger = useMemo(
    () =>
      considered !== undefined && scene.state.side === me && isHelped
        ? dangerAfter(scene.state, me, considered)
        : dangerTo(scene.state, me, isHelped ? heldPiece?.at : undefined),
    [scene, me, considered, heldPiece, isHelped],
  );
  const counters = useCounters(shown.view, snapshot.setup, me, text);
  const end = useLoadedWords(snapshot.outcome ? loadEnd : loadNothing);
  const ended = end?.outcomeOf(text, snapshot, table.names);
  const log = useStory(table, text, me, ended);
  const { moves, outcome } = shown;
  const last = moves.at(-1)?.move;
  const played = table.entries[moves.length - 1];
  // Own moves need no trace, except on past boards; after the end only the decisive one has it.
  const isOthers = played?.seat !== speakerOf(snapshot.setup, snapshot.toAct);
  const isMeant = outcome ? log.decisive === moves.length : isOthers || back.count !== undefined;
  const isTraced = isMeant && played?.move === moves.at(-1)?.move;
  const trace = useMemo(
    () => (played && isTraced ? traceOf(scene, played) : undefined),
    [scene, played, isTraced],
  );
  const advised = back.view === undefined && coach.isHint ? coach.advice?.line[0] : undefined;
  return {
    ...table,
    text,
    flipped,
    flip: () => setFlipped(is => !is),
    signs: useSigns(),
    /** True while the dialog with the position in words is open. */
    isListing,
    list,
    scene,
    /** The colour whose perspective is shown. */
    me,
    play,
    /** Counters of limits that can end the game. */
    counters,
    /** Lazy-loaded part for set-up. */
    setup,
    danger: ahead?.danger ?? danger,
    marks: ahead?.marks ?? offer.marks,
    teaching,
    /** Crossings of the last move before the board on screen. */
    last: useMemo(() => (last === undefined ? [] : touchedBy(parseAction(last))), [last]),
    /** The move of somebody else before this board. */
    trace,
    /** Crossings that decided a finished game. */
    glow: useMemo(
      () => (outcome ? end?.glowOf(scene.view, trace, outcome) : undefined),
      [end, scene, trace, outcome],
    ),
    log,
    /** Result of a finished match, once its words have loaded. */
    ended,
    /** The move that a hint proposes, as marks. */
    advice: useMemo(
      () =>
        advised === undefined ? undefined : courseOf(scene.state, parseAction(advised), scene.view.toMove),
      [scene, advised],
    ),
    root: useRef<HTMLDivElement>(null),
  };
}

/** Explanations of presses that do nothing; their words are fetched with the first one. */
function useExplaining(
  { client, say }: TableModel<RiftView>,
  text: Text,
  scene: Scene,
  notice: (what: string) => void,
): Parameters<typeof usePlay>[2] {
  const explain = async (sentence: (late: Late) => Promise<Saying | undefined>): Promise<void> =>
    say(await import('./late/explain.ts').then(sentence).catch(() => ({ sentence: text.table.noWay })));
  const refused = async (refusal: Refusal): Promise<Saying> => {
    notice(refusal.code);
    const words = import('./refusals.ts').then(({ loadRefusals }) => loadRefusals(text.language));
    return sayingOf(text, await words.catch(() => ({})), refusal); // fallback: the general sentence
  };
  return {
    refuse: async refusal => say(await refused(refusal)),
    showWhy: (guess, stuck) =>
      explain(async late => {
        const guessed = guess(late);
        const refusal = guessed && (await client.whyNot(guessed));
        if (refusal) return refused(refusal);
        if (stuck) notice(STUCK);
        return stuck && late.stuckSaying(text, scene, stuck);
      }),
    showFirst: useStable(() => explain(late => late.firstSaying(text))),
    showFailed: useStable((plan: Action) => explain(late => late.failedSaying(text, plan))),
  };
}

/** Log of the match in words. */
function useStory(
  table: TableModel<RiftView>,
  text: Text,
  me: Colour,
  ended: ReturnType<End['outcomeOf']>,
): Log {
  const { entries, snapshot } = table;
  const end = ended && `${ended.title}. ${ended.reason}`;
  const story = useMemo(
    () => ({
      teller: () => tellerOf(text, me),
      why: ({ key, params }: Reason) => whyOf(text.rift, key, params),
      end,
    }),
    [text, me, end],
  );
  return useLog(table, story, snapshot.outcome ? decisiveOf(entries, snapshot.outcome.reason) : undefined);
}

/** The decisive answer: the last capture, else the last move; none if somebody gave up, left or agreed. */
function decisiveOf(entries: readonly HistoryEntry[], reason: string): number | undefined {
  if (OTHER_REASONS.some(one => one === reason)) return undefined;
  const last = entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'captured'));
  return last < 0 ? entries.length : last + 1;
}
