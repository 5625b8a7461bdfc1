// @chunk start
/** How seats and matches are called in the reader's language, unless somebody typed a name. */
import { fill } from '@tessera/engine';
import type { MatchSetup, SeatHolder } from '../match/client.ts';
import type { Text } from '../text/index.ts';

const nameOfLevel = (id: string, { newMatch }: Text): string | undefined =>
  (newMatch.levels as Readonly<Record<string, string>>)[id];

/** What a level is called; one of a budget, say, that no catalogue knows is a bot. */
export const levelName = (id: string, text: Text): string => nameOfLevel(id, text) ?? text.newMatch.seats.bot;

/** How a seat is called when nobody typed a name. */
export function usualName(holder: SeatHolder, text: Text): string {
  const { yourName, friendName, botName } = text.newMatch.seats;
  if (holder.kind === 'bot') {
    const level = nameOfLevel(holder.level, text);
    return level === undefined ? text.newMatch.seats.bot : fill(botName, { level });
  }
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
