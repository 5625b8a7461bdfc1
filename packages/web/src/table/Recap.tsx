/** One line for who comes back to a match: what happened since, and the way to see it. */
import { useEffect, useState } from 'preact/hooks';
import { type LogLine, spoken } from './log.ts';
import './recap.css';
import { Icon } from '../app/Icon.tsx';
import { seenAnswers } from './remembered.ts';
import { useEscape } from './useEscape.ts';
import type { TableModel } from './useTable.ts';

interface RecapProps {
  readonly model: TableModel<unknown>;
  /** The latest first. */
  readonly lines: readonly LogLine[];
}

/** What nobody needs to be told again is left out, and of the rest only so much. */
const MOST = 2;

export function Recap({ model, lines }: RecapProps) {
  const { snapshot, back, text } = model;
  const { id } = snapshot.setup;
  const all = snapshot.moves.length;
  const [visit, setVisit] = useState(() => ({ from: seenAnswers.of(id) ?? all, all }));
  useEffect(() => seenAnswers.note(id, all), [id, all]);
  const isNew = visit.from < visit.all && visit.all === all && back.past === undefined;
  const missed = isNew ? lines.filter(line => line.count > visit.from) : [];
  const close = (): void => setVisit({ from: all, all });
  useEscape(missed.length > 0, close);
  if (missed.length === 0) return null;
  const telling = missed.filter(({ tone }) => tone !== 'plain');
  const told = (telling.length > 0 ? telling : missed).slice(0, MOST).reverse();
  return (
    <div className="tb-recap" role="status">
      <p>
        <b>{text.table.time.recap}</b> {told.map(line => spoken(text.table.log.who, line)).join(' ')}
      </p>
      <button
        type="button"
        className="tb-pill"
        onClick={() => {
          close();
          back.replay(visit.from);
        }}
      >
        {text.table.time.replay}
      </button>
      <button type="button" className="tb-shut" aria-label={text.table.close} onClick={close}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
