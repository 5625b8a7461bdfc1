/** Bots of the seats of a match, one for each seat, since a bot remembers its plans and refused wishes. */
import type { AnyBot, Team } from '@tessera/bots';
import type { Seat } from '@tessera/engine';

export interface Bots {
  /** The bot of that name in that seat; `after` is the number of answers played so far. */
  called(name: string, seat: Seat, after: number): AnyBot;
  /** Forgets every bot, because the match is a new one or went back. */
  dismiss(): void;
}

export function newBots(team: Team): Bots {
  const seated = new Map<string, { readonly bot: AnyBot; readonly after: number }>();
  return {
    called(name, seat, after) {
      const place = `${seat} ${name}`;
      const known = seated.get(place);
      // A bot asked twice at the same point would take its first answer for a refused wish, so it is
      // replaced.
      const bot = known && known.after < after ? known.bot : team.bot(name);
      seated.set(place, { bot, after });
      return bot;
    },
    dismiss: () => seated.clear(),
  };
}
