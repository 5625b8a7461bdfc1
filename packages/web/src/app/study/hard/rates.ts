/** Measured rates as a page and the form of a new match show them. */
import type { Interval, Measured, MeasuredRow } from '@tessera/bots/measured';
import { wilson } from '@tessera/bots/measured';
import { chosenOf, type Draft, heldBy, isChanged } from '../../../table/newMatch/draft.ts';
import type { Form } from '../../../table/newMatch/preparation.ts';

/** Dimensions of who plays; the others are options. */
const WHO = ['bots', 'seats'];

export const optionsIn = ({ rows }: Measured): readonly string[] =>
  Object.keys(rows[0]?.setting ?? {}).filter(name => !WHO.includes(name));

/** Values of a dimension, as the experiment lists them; numbers of seats in order. */
export function valuesIn(rows: readonly MeasuredRow[], name: string): readonly string[] {
  const values = [...new Set(rows.map(({ setting }) => setting[name] ?? ''))];
  return name === 'seats' ? values.toSorted() : values;
}

/** Share of games won: by the team, in a contest by the seat that began. */
export const rateOf = ({ games, wins, first }: MeasuredRow): Interval => wilson(first ?? wins, games);

/** Number of seats of a row. */
export const seatsIn = ({ setting }: MeasuredRow): number => Number(setting.seats);

/** Options that decide nothing: consent and the like. */
const OF_TABLE = 'table';

/** Level whose rate the form tells. */
const LEVEL = 'fair';

/**
 * The row that a draft would be a game of: all other options at their defaults, as many agents or labs as usual.
 * Who leads them is left open, since the lab plays with all.
 */
export function rowFor({ rows }: Measured, form: Form, draft: Draft): MeasuredRow | undefined {
  const seats = `${draft.seats.length}`;
  const [first] = rows;
  const free = new Set([
    ...Object.keys(first?.setting ?? {}),
    ...form.plain.filter(({ group }) => group === OF_TABLE).flatMap(({ names }) => names),
  ]);
  const isUsual = Object.entries(form.options).every(
    ([name, { kind }]) => free.has(name) || kind === 'perSeat' || !isChanged(form, draft, name),
  );
  const sizes = [draft, { ...draft, options: {} }].map(one => heldBy(form, one).flat().length);
  if (!isUsual || sizes[0] !== sizes[1]) return undefined;
  return rows.find(({ setting }) =>
    Object.entries(setting).every(([name, value]) => {
      if (name === 'seats') return value === seats;
      if (name === 'bots') return value === LEVEL;
      const chosen = `${chosenOf(form, draft, name)}`;
      // A base board is another map for each number of players.
      return value === chosen || value === `${chosen}-${seats}`;
    }),
  );
}
