// @chunk start
/** Default names of seats and matches in the reader's language. */
import { DRAFTS, fill, unmarked } from '@tessera/engine';
import type { MatchSetup, SeatHolder } from '../match/client.ts';
import type { Text } from '../text/index.ts';

const nameOfLevel = (id: string, { newMatch }: Text): string | undefined =>
  (newMatch.levels as Readonly<Record<string, string>>)[id];

/** Name of a bot level; a custom level unknown to the catalogue is called "bot". */
export const levelName = (id: string, text: Text): string => nameOfLevel(id, text) ?? text.newMatch.seats.bot;

/** Name of a seat whose player has not typed one. */
export function usualName(holder: SeatHolder, text: Text): string {
  const name = nameOfKind(holder, text);
  return text.language in DRAFTS ? unmarked(name) : name;
}

function nameOfKind(holder: SeatHolder, text: Text): string {
  const { yourName, friendName, botName } = text.newMatch.seats;
  if (holder.kind === 'bot') {
    const level = nameOfLevel(holder.level, text);
    return level === undefined ? text.newMatch.seats.bot : fill(botName, { level });
  }
  return holder.kind === 'you' ? yourName : friendName;
}

/** Names of all seats; equal default names are numbered. */
export function namesOf(seats: readonly SeatHolder[], text: Text): readonly string[] {
  const names = seats.map(holder => holder.name || usualName(holder, text));
  return names.map((name, seat) => {
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    if (isAlone || seats[seat]?.name) return name;
    return `${name} ${names.slice(0, seat + 1).filter(one => one === name).length}`;
  });
}

/** Title of a match: its own, its purpose, or its players. */
export const titleOf = ({ title, seats, isAnalysis }: MatchSetup, text: Text, isTogether: boolean): string =>
  title || (isAnalysis ? text.match.analysis : '') || namesOf(seats, text).join(isTogether ? ', ' : ' – ');
