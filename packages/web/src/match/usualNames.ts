/** Earlier versions stored the usual names as words, in the language of that day. They are known again here. */
import type { MatchSetup, SeatHolder } from './client.ts';

const USUAL: Readonly<Partial<Record<SeatHolder['kind'], RegExp>>> = {
  you: /^(You|Vous|Vy)$/,
  friend: /^(Friend|Ami|Přítel)( \d)?$/,
  bot: /^((Random|Gentle|Greedy|Steady|Strong) bot|Robot (au hasard|doux|avide|posé|fort)|(Náhodný|Mírný|Chtivý|Vyrovnaný|Silný) robot)( \d)?$/,
};

/** A name as typed; empty if it is what such a seat was called without one. */
const typedName = (kind: SeatHolder['kind'], name: string): string => (USUAL[kind]?.test(name) ? '' : name);

/** A title as given; empty if it only lists who plays. */
const givenTitle = (title: string, names: readonly string[]): string =>
  [', ', ' – '].some(between => names.join(between) === title) ? '' : title;

/** A match with the names and the title that somebody typed. */
export const typedSetup = (setup: MatchSetup): MatchSetup => ({
  ...setup,
  title: givenTitle(
    setup.title,
    setup.seats.map(({ name }) => name),
  ),
  seats: setup.seats.map(holder => ({ ...holder, name: typedName(holder.kind, holder.name) })),
});
