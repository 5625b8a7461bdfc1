import { digest, type Game, type GameEvent, nonDefaultOptions, type Seat } from '../src/index.ts';
import { nextSeat, pick, randomGame, type Variant } from './randomGame.ts';

/**
 * A whole random game as readable text, to be stored and compared line by line: any change of behaviour
 * becomes a visible difference in review. Generated from a seed, never edited by hand. `leaving`: the seat
 * that leaves, by number of answers.
 */
export function playthrough<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  variant: Variant<O>,
  seed: string,
  leaving: Readonly<Record<number, Seat>> = {},
): string {
  const { match, chance } = randomGame(game, variant, seed);
  const lines = [
    `game ${game.id}, rules version ${game.rulesVersion}, seats ${variant.seats}, seed "${seed}"`,
    `options ${JSON.stringify(nonDefaultOptions(game.options, variant.options))}`,
    `drawn in set-up ${JSON.stringify(match.header.chance)}`,
  ];
  const told = (events: readonly E[]): string[] => [
    `   ${events.map(event => JSON.stringify(event)).join(' ')}`,
    `   ${digest(match.state)} ${game.notation.formatPosition(match.state)}`,
  ];
  for (let seat = nextSeat(game, match.state); seat !== undefined; seat = nextSeat(game, match.state)) {
    const leaver = leaving[match.length];
    if (leaver !== undefined && !match.leaveRefusal(leaver)) {
      const { events } = match.leave(leaver);
      lines.push(`${match.length}. seat ${leaver} leaves`, ...told(events));
      continue;
    }
    const legal = game.legalMoves(match.state, seat);
    const move = pick(chance, legal);
    const text = game.notation.formatMove(match.state, move);
    const { events } = match.submit(seat, move);
    const drawn = match.lastEntry?.chance.length ? ` drew ${JSON.stringify(match.lastEntry.chance)}` : '';
    lines.push(`${match.length}. seat ${seat} of ${legal.length}: ${text}${drawn}`);
    lines.push(...told(events));
  }
  lines.push(`outcome ${JSON.stringify(game.outcome(match.state))}`);
  return `${lines.join('\n')}\n`;
}
