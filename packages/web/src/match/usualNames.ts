/**
 * Default names, which earlier versions stored as words in the language of the day, are recognized here. Names of levels
 * that are younger, "Robot pressé" or "Easy bot", were never stored: a seat without a typed name has an empty one since.
 */
import type { MatchSetup, SeatHolder } from './client.ts';

const USUAL: Readonly<Partial<Record<SeatHolder['kind'], RegExp>>> = {
  you: /^(You|Vous|Vy)$/,
  friend: /^(Friend|Ami|Přítel)( \d)?$/,
  bot: /^((Random|Gentle|Greedy|Steady|Strong) bot|Robot (au hasard|doux|avide|posé|fort)|(Náhodný|Mírný|Chtivý|Vyrovnaný|Silný) robot)( \d)?$/,
};

/** Typed name; empty if it is the default name of such a seat. */
const typedName = (kind: SeatHolder['kind'], name: string): string => (USUAL[kind]?.test(name) ? '' : name);

/** Given title; empty if it only lists the players. */
const givenTitle = (title: string, names: readonly string[]): string =>
  [', ', ' – '].some(between => names.join(between) === title) ? '' : title;

/** Setup with only the names and the title that were typed. */
export const typedSetup = (setup: MatchSetup): MatchSetup => ({
  ...setup,
  title: givenTitle(
    setup.title,
    setup.seats.map(({ name }) => name),
  ),
  seats: setup.seats.map(holder => ({ ...holder, name: typedName(holder.kind, holder.name) })),
});
