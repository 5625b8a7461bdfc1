/** Pulse of the agent on a LOOP or a reused card, stronger with each LOOP of the turn. */
import type { LoopEvent } from '@tessera/games/loop';
import { upTo } from '../../../ui/render/upTo.ts';
import type { LoopModel } from '../contract.ts';
import type { Ring } from './layout.ts';

interface PulseProps {
  readonly model: LoopModel;
  readonly ring: Ring;
}

const MOST = 6;

export function Pulse({ model, ring }: PulseProps) {
  const { view, events, shown, isMoving, back } = model;
  const strength = strengthOf(events, view.loops);
  const box = ring.wedges[view.eras[view.active] ?? 0]?.box;
  if (strength === 0 || !isMoving || back.past || !box) return null;
  return (
    <div
      key={shown.seq}
      className="lb-pulse"
      style={{
        left: `${box.left + box.width / 2}px`,
        top: `${box.top + box.height / 2}px`,
        '--strength': strength,
      }}
      aria-hidden="true"
    >
      {upTo(Math.min(MOST, strength)).map(ring => (
        <i key={ring} style={{ '--ring': ring }} />
      ))}
    </div>
  );
}

/** Strength of the pulse: a LOOP counts the cards it readied; a card used after a LOOP pulses too. */
export function strengthOf(events: readonly LoopEvent[], loops: number): number {
  if (events.some(({ type }) => type === 'looped'))
    return loops + events.filter(({ type }) => type === 'readied').length;
  return events.some(({ type }) => type === 'used') ? loops : 0;
}
