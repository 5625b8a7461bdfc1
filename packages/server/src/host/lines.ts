/** A listing as one viewer may see it. */

import type { Listing } from '@tessera/table';
import type { TableLine } from '@tessera/wire';

export function lineOf(
  listing: Listing,
  guest: string | undefined,
  isHere: (table: string, guest: string) => boolean,
): TableLine {
  const { id, code, game, title, phase, pace, language, options, updated, moves, position } = listing;
  const { chairs, toAct, due, outcome } = listing;
  const seat = chairs.findIndex(chair => chair.guest !== null && chair.guest === guest);
  const isYours = seat >= 0;
  const mayWatch = listing.mayWatch !== false;
  const isShown = mayWatch || phase === 'gathering' || isYours || guest === listing.host;
  return {
    id,
    code,
    game,
    title,
    phase,
    pace,
    language,
    options,
    updated,
    moves: isShown ? moves : 0,
    position: isShown ? position : null,
    chairs: chairs.map(chair => ({
      name: chair.name,
      isBot: chair.isBot,
      level: chair.level ?? null,
      isHere: chair.guest !== null && isHere(id, chair.guest),
    })),
    isYours,
    isYourTurn: isYours && toAct === seat,
    deadline: isYours ? due : null,
    toAct: isShown && toAct !== null ? (chairs[toAct]?.name ?? null) : null,
    turn: isShown ? toAct : null,
    outcome: isShown && outcome ? { winners: outcome.winners, reason: outcome.reason } : null,
    mayWatch,
  };
}
