/** The bots that think for the seats of a match. One bot is one player: it remembers what it planned and wished for. */
import type { AnyBot, Team } from '@tessera/bots';
import type { Seat } from '@tessera/engine';

export interface Bots {
  /** The bot of that name in that seat, who is asked after so many answers. */
  called(name: string, seat: Seat, after: number): AnyBot;
  /** Forgets every bot: the match is another one, or went back. */
  dismiss(): void;
}

export function newBots(team: Team): Bots {
  const seated = new Map<string, { readonly bot: AnyBot; readonly after: number }>();
  return {
    called(name, seat, after) {
      const place = `${seat} ${name}`;
      const known = seated.get(place);
      // Asked twice at one moment it would take its first answer for a wish that was refused.
      const bot = known && known.after < after ? known.bot : team.bot(name);
      seated.set(place, { bot, after });
      return bot;
    },
    dismiss: () => seated.clear(),
  };
}
