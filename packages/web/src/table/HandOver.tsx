// @chunk own
/**
 * Overlay that shows for a moment whose turn it is, where several people share a screen. Screen readers get
 * it with the prompt.
 */
import './handOver.css';
import type { Seat } from '@tessera/engine';
import { useEffect, useState } from 'preact/hooks';
import { fill } from '../text/index.ts';
import { isHandedOver } from './hands.ts';
import type { Prompt } from './PromptBand.tsx';
import type { TableModel } from './useTable.ts';

const SHOWN_MS = 2400;

interface HandOverProps {
  readonly model: TableModel<unknown>;
  /** The seat whose player takes over. */
  readonly hands: Seat;
  readonly prompt: Prompt;
}

export default function HandOver({ model, hands, prompt }: HandOverProps) {
  const { snapshot, names, text, clock } = model;
  const count = snapshot.moves.length;
  const isDue = clock.isLanded && isHandedOver(snapshot);
  const [said, setSaid] = useState(-1);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setSaid(count), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDue, count]);
  if (!isDue || said === count) return null;
  const { self, other } = text.table.heads;
  const turn = snapshot.setup.seats[hands]?.kind === 'you' ? self : fill(other, { name: names[hands] ?? '' });
  const isAsked = prompt.mood === 'asked';
  return (
    <p className="tb-handover" aria-hidden="true">
      {(isAsked ? prompt.head : turn).replace(/\s?:$/, '')}
      {isAsked && <small>{(prompt.short ?? prompt.body).replaceAll('*', '')}</small>}
    </p>
  );
}
