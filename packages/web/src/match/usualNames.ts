/** Earlier versions stored the usual names as words, in the language of that day. They are known again here. */
import type { SeatHolder } from './client.ts';

const USUAL: Readonly<Partial<Record<SeatHolder['kind'], RegExp>>> = {
  you: /^(You|Vous|Vy)$/,
  friend: /^(Friend|Ami|Přítel)( \d)?$/,
  bot: /^((Random|Gentle|Greedy|Steady|Strong) bot|Robot (au hasard|doux|avide|posé|fort)|(Náhodný|Mírný|Chtivý|Vyrovnaný|Silný) robot)( \d)?$/,
};

/** A name as typed; empty if it is what such a seat was called without one. */
export const typedName = (kind: SeatHolder['kind'], name: string): string =>
  USUAL[kind]?.test(name) ? '' : name;

/** A title as given; empty if it only lists who plays. */
export const givenTitle = (title: string, names: readonly string[]): string =>
  [', ', ' – '].some(between => names.join(between) === title) ? '' : title;
