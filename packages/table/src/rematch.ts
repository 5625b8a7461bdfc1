/** Another match like the one before, at a table of its own. */
import type { OptionSpec } from '@tessera/engine';
import type { TableCore } from './core.ts';
import type { Created, FirstChair, NewIds, Who } from './types.ts';

const turned = <T>([first, ...others]: readonly T[]): readonly T[] =>
  first === undefined ? [] : [...others, first];

/**
 * Everybody one seat further, so that somebody else begins; what was chosen for a seat goes along with its holder,
 * values beyond the seats (a second agent of somebody) stay where they are.
 * Whoever wants it hosts it; the others are asked by not being ready yet.
 */
export function again({ ledger, game }: TableCore, { guest }: Who, ids: NewIds, at: number): Created {
  const { pace, doors } = ledger;
  // What was played elsewhere belongs to the match before.
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
