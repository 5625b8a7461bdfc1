/** How seats and matches are called in the reader's language, unless somebody typed a name. */
import { fill } from '@tessera/engine';
import type { MatchSetup, SeatHolder } from '../match/client.ts';
import type { Text } from './index.ts';

/** What a level is called; one the catalogue does not know yet goes by its id. */
export function levelName(id: string, { newMatch }: Text): string {
  const known: Readonly<Record<string, string>> = newMatch.levels;
  return known[id] ?? id;
}

/** How a seat is called when nobody typed a name. */
export function usualName(holder: SeatHolder, text: Text): string {
  const { yourName, friendName, botName } = text.newMatch.seats;
  if (holder.kind === 'bot') return fill(botName, { level: levelName(holder.level, text) });
  return holder.kind === 'you' ? yourName : friendName;
}

/** How the seats are called; those who typed nothing and would be called alike are numbered. */
export function namesOf(seats: readonly SeatHolder[], text: Text): readonly string[] {
  const names = seats.map(holder => holder.name || usualName(holder, text));
  return names.map((name, seat) => {
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    if (isAlone || seats[seat]?.name) return name;
    return `${name} ${names.slice(0, seat + 1).filter(one => one === name).length}`;
  });
}

/** How a match is called: by a title of its own, by what it is for, or by who plays it. */
export const titleOf = ({ title, seats, isAnalysis }: MatchSetup, text: Text, isTogether: boolean): string =>
  title || (isAnalysis ? text.match.analysis : '') || namesOf(seats, text).join(isTogether ? ', ' : ' – ');
