/** Rematch: a similar match at a new table. */
import type { OptionSpec } from '@tessera/engine';
import type { TableCore } from './core.ts';
import type { Created, FirstChair, NewIds, Who } from './types.ts';

const turned = <T>([first, ...others]: readonly T[]): readonly T[] =>
  first === undefined ? [] : [...others, first];

/**
 * Rotates everybody by one seat, so that another seat begins. Options per seat move with their holders;
 * values beyond the seats (a player's second agent) stay. The guest who asks is host; the others accept by
 * getting ready.
 */
export function again({ ledger, game }: TableCore, { guest }: Who, ids: NewIds, at: number): Created {
  const { pace, doors } = ledger;
  // Answers played elsewhere belong to the previous match only.
  const { from: _played, ...created } = ledger.created;
  const chairs = ledger.chairs.map(
    (chair): FirstChair =>
      chair.kind === 'person'
        ? { kind: 'person', guest: chair.guest, name: chair.name, isReady: chair.guest === guest }
        : chair,
  );
  const options = Object.entries(created.options).map(([name, value]) => {
    const spec = (game.options as Readonly<Record<string, OptionSpec>>)[name];
    if (spec?.kind !== 'perSeat' || chairs.length < 2) return [name, value];
    const chosen = value as readonly unknown[];
    const first = chairs.map((_, seat) => chosen[seat] ?? spec.default);
    return [name, [...turned(first), ...chosen.slice(chairs.length)]];
  });
  return {
    ...created,
    ...ids,
    at,
    host: guest,
    pace,
    doors,
    options: Object.fromEntries(options),
    chairs: turned(chairs),
    entropy: chairs.map(() => ''),
  };
}
