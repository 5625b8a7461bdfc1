/** Everything the parts of the table share, worked out once for each change. */
import { factionsOf, type QuantumEvent, type QuantumView, type Review } from '@tessera/games/quantum';
import { useMemo, useState } from 'preact/hooks';
import { useCoaching } from '../../table/coach/useCoaching.ts';
import { useSpeaker } from '../../table/offers/model.ts';
import { sayRefusal } from '../../table/offers/refusal.ts';
import { useLog } from '../../table/useLog.ts';
import { useReview } from '../../table/useReview.ts';
import { useSame } from '../../table/useSame.ts';
import { useStart } from '../../table/useStart.ts';
import type { TableModel } from '../../table/useTable.ts';
import type { Pointed, QuantumModel } from './contract.ts';
import { decisiveOf } from './decisive.ts';
import { QUANTUM_LESSONS } from './lessons.ts';
import { marksOf } from './marks.ts';
import { named } from './named.ts';
import { useChronicle } from './useChronicle.ts';
import { useHand } from './useHand.ts';
import { useStory } from './useStory.tsx';
import { type QuantumWords, useMatchWords } from './words/index.ts';
import { watchedWords } from './words/watched.ts';

export function useModel(table: TableModel<QuantumView>, spoken: QuantumWords): QuantumModel {
  const { snapshot, shown, entries } = table;
  const { view } = shown;
  const { me, words } = useSpeaker(table, useMatchWords(spoken, snapshot), watchedWords);
  const [hovered, hover] = useState<Pointed>();
  const [isReading, read] = useState(false);
  const teaching = useCoaching(QUANTUM_LESSONS, snapshot);
  const deeds = useHand(table, words.table, refusal => {
    teaching.notice(refusal.code);
    sayRefusal(table, words.game.refusals, named(words.game, refusal));
  });
  const { offers, hand } = deeds;
  // The last cube may be told before everything that led to it has been heard.
  const decisive = useMemo(() => decisiveOf(entries, snapshot.outcome), [entries, snapshot.outcome]);
  const decided = shown.outcome ? decisive?.planet : undefined;
  const marks = useMemo(() => marksOf(view, offers, hand, decided), [view, offers, hand, decided]);
  const start = useStart(table.client) ?? snapshot.view;
  const told = useChronicle(table, start, me);
  const factions = useSame(factionsOf(view.options.factions, view.players));
  const story = useStory(table, words, { me, start, factions });
  return {
    ...table,
    ...deeds,
    view,
    events: shown.events as readonly QuantumEvent[],
    words,
    me,
    factions,
    selected: hand.selected,
    mode: hand.mode,
    cargo: hand.cargo,
    chosen: hand.pending,
    choices: hand.asking ?? NO_CHOICES,
    marks,
    review: useReview<Review>(table),
    hovered,
    hover,
    ...told,
    isReading,
    read,
    // A resignation ends a match without a moment that decided it.
    log: useLog(table, story, decisive?.planet === undefined ? undefined : decisive.count),
    teaching,
  };
}

const NO_CHOICES: QuantumModel['choices'] = [];
