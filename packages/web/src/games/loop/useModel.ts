/** Everything the parts of the table share, worked out once for each change. */
import type { Seat } from '@tessera/engine';
import type { Agent, LoopEvent, LoopView } from '@tessera/games/loop';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { speakerOf } from '../../match/seating.ts';
import { lookingWords } from '../../table/PromptBand.tsx';
import { useLog } from '../../table/useLog.ts';
import type { TableModel } from '../../table/useTable.ts';
import type { LoopModel, Thing } from './contract.ts';
import { marksOf } from './marks.ts';
import { keyOf } from './offers.ts';
import { outlookOf } from './outlook.ts';
import { useHand } from './useHand.ts';
import type { LoopWords } from './words/index.ts';

export function useModel(table: TableModel<LoopView>, words: LoopWords): LoopModel {
  const { client, snapshot, shown, layout, back, say, coach } = table;
  const { view } = shown;
  const [hovered, hover] = useState<Thing>();
  const deeds = useHand({
    client,
    snapshot: shown,
    layout,
    onPress: () => say(undefined),
    onRefused: refusal => say({ sentence: back.past ? lookingWords(table) : refusal.code }),
  });
  const { offers, hand } = deeds;
  const me = speakerOf(snapshot.setup, snapshot.toAct) ?? 0;
  const hint = coach.isHint ? coach.advice?.line[0] : undefined;
  const marks = useMemo(() => marksOf(offers, hand, { hint }), [offers, hand, hint]);
  return {
    ...table,
    ...deeds,
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
    log: useLog(table, QUIET, undefined),
  };
}

const NO_CHOICES: LoopModel['choices'] = [];
const QUIET = { teller: () => () => [] };

/** Through whose eyes a seat sees: the agent who decides, else the one who is on, else its first. */
function eyesOf({ decision, active, holders }: LoopView, me: Seat): Agent {
  if (decision?.seat === me) return decision.agent;
  return holders[active] === me ? active : Math.max(0, holders.indexOf(me));
}
