/** Recap for a player who returns to a match: what happened meanwhile. */
import { useEffect, useState } from 'preact/hooks';
import { onDemand } from '../ui/render/lazy.tsx';
import type { LogLine } from './log.ts';
import { seenAnswers } from './remembered.ts';
import { useEscape } from './useEscape.ts';
import type { TableModel } from './useTable.ts';

interface RecapProps {
  readonly model: TableModel<unknown>;
  /** Newest first. */
  readonly lines: readonly LogLine[];
}

/** Lazy-loaded, since a new match has nothing to recap. */
const RecapLine = onDemand(() => import('./RecapLine.tsx'));

export function Recap({ model, lines }: RecapProps) {
  const { snapshot, back } = model;
  const { id } = snapshot.setup;
  const all = snapshot.moves.length;
  const [visit, setVisit] = useState(() => ({ from: seenAnswers.of(id) ?? all, all }));
  useEffect(() => seenAnswers.note(id, all), [id, all]);
  const isNew = visit.from < visit.all && visit.all === all && back.past === undefined;
  const missed = isNew ? lines.filter(line => line.count > visit.from) : [];
  const close = (): void => setVisit({ from: all, all });
  useEscape(missed.length > 0, close);
  if (missed.length === 0) return null;
  return <RecapLine model={model} missed={missed} onClose={close} onReplay={() => back.replay(visit.from)} />;
}
