/** Model of the loop table: data that its parts share, computed once per change. */
import type { Seat } from '@tessera/engine';
import {
  type Agent,
  type LoopEvent,
  type LoopReview,
  type LoopView,
  outlookOf,
  questionOf,
  refusalParams,
} from '@tessera/games/loop';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { useCoaching } from '../../table/coach/useCoaching.ts';
import { useSpeaker } from '../../table/offers/model.ts';
import { sayRefusal } from '../../table/offers/refusal.ts';
import { useLog } from '../../table/useLog.ts';
import { useReview } from '../../table/useReview.ts';
import { useStart } from '../../table/useStart.ts';
import type { TableModel } from '../../table/useTable.ts';
import { fill } from '../../text/index.ts';
import type { LoopModel, Thing } from './contract.ts';
import { decisiveOf } from './decisive.ts';
import { LOOP_LESSONS } from './lessons.ts';
import { marksOf } from './marks.ts';
import { keyOf } from './offers.ts';
import { namingOf } from './speech.ts';
import { useChronicle } from './useChronicle.ts';
import { useHand } from './useHand.ts';
import { useStory } from './useStory.tsx';
import { type LoopWords, useMatchWords } from './words/index.ts';
import { watchedWords } from './words/watched.ts';

export function useModel(table: TableModel<LoopView>, spoken: LoopWords): LoopModel {
  const { snapshot, shown, entries, coach } = table;
  const { view } = shown;
  const { me, words } = useSpeaker(table, useMatchWords(spoken, snapshot), watchedWords);
  const [hovered, hover] = useState<Thing>();
  const teaching = useCoaching(LOOP_LESSONS, snapshot);
  const deeds = useHand(table, words, refusal => {
    // Pieces of a finished match can be pressed to look at them.
    if (view.outcome) return;
    teaching.notice(refusal.code);
    if (VAGUE.includes(refusal.code) && view.decision) {
      const { nothing } = words.table;
      const naming = namingOf({ words, view, names: table.names });
      const sentence =
        view.decision.kind === 'action'
          ? nothing.mission
          : fill(nothing.asked, { question: questionOf(view, naming) });
      table.say({ sentence: sentence.replaceAll('*', '') });
      return;
    }
    const params = refusalParams(refusal.params, words.game);
    sayRefusal(table, words.game.refusals, { ...refusal, params });
  });
  const { offers, hand } = deeds;
  const decisive = useMemo(
    () => decisiveOf(entries, snapshot.outcome, snapshot.view),
    [entries, snapshot.outcome, snapshot.view],
  );
  const hint = coach.isHint ? coach.advice?.line[0] : undefined;
  const decided = shown.outcome ? decisive?.thing : undefined;
  const chosen = (hand.pending ?? hand.asking?.[0])?.thing;
  const marks = useMemo(
    () => marksOf(offers, { chosen, hint, decisive: decided }),
    [offers, chosen, hint, decided],
  );
  const start = useStart(table.client) ?? snapshot.view;
  const told = useChronicle(table, start, me);
  const story = useStory(table, words, { start, decisive });
  return {
    ...table,
    ...deeds,
    ...told,
    decisive,
    view,
    events: shown.events as readonly LoopEvent[],
    words,
    me,
    agent: eyesOf(view, me),
    chosen: hand.pending,
    choices: hand.asking ?? NO_CHOICES,
    markOf: useCallback((thing: Thing) => marks.get(keyOf(thing)), [marks]),
    hovered,
    hover,
    outlook: useMemo(() => outlookOf(view), [view]),
    review: useReview<LoopReview>(table),
    log: useLog(table, story, decisive?.count),
    teaching,
  };
}

/** Refusals that say nothing about what to do instead. */
const VAGUE: readonly string[] = ['E_BAD_PARAM', 'E_WRONG_PHASE', 'E_PENDING'];

const NO_CHOICES: LoopModel['choices'] = [];

/** The agent whose perspective a seat has: the deciding one, else the active one, else its first. */
function eyesOf({ decision, active, holders }: LoopView, me: Seat): Agent {
  if (decision?.seat === me) return decision.agent;
  return holders[active] === me ? active : Math.max(0, holders.indexOf(me));
}
