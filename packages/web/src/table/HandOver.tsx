/** Shows for a moment whose turn it has become, where several people share a screen. Said aloud it is with the prompt. */
import './handOver.css';
import { useEffect, useState } from 'preact/hooks';
import { fill } from '../text/index.ts';
import { handsOf, isHandedOver } from './hands.ts';
import type { TableModel } from './useTable.ts';

const SHOWN_MS = 2400;

export function HandOver({ model }: { readonly model: TableModel<unknown> }) {
  const { snapshot, names, text, clock } = model;
  const count = snapshot.moves.length;
  const hands = handsOf(snapshot);
  const isDue = clock.isLanded && isHandedOver(snapshot);
  const [said, setSaid] = useState(-1);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setSaid(count), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDue, count]);
  if (!isDue || hands === undefined || said === count) return null;
  const { self, other } = text.table.heads;
  const head = snapshot.setup.seats[hands]?.kind === 'you' ? self : fill(other, { name: names[hands] ?? '' });
  return (
    <p className="tb-handover" aria-hidden="true">
      {head.replace(/\s?:$/, '')}
    </p>
  );
}
