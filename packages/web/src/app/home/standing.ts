/** How a match stands, in few words. */
import { gameById } from '../../games/index.ts';
import type { Glance } from '../../games/manifest.ts';
import type { StoredMatch } from '../../match/library.ts';
import { namesOf } from '../../table/names.ts';
import { fill, plural, type Text } from '../../text/index.ts';

/** How far a match is, as its game has it; of a game that is not here, only its answers are counted. */
export function progressOf(match: StoredMatch, { home, language }: Text, glance: Glance | undefined): string {
  const { moves, fresh } = home.continue;
  if (!glance?.progressOf) return plural(language, moves, match.moves);
  return glance.progressOf(match, language) ?? fresh;
}

type Left = Text['home']['continue']['left']['resign'];

/** Whose move it is, or who won. */
export function standing({ setup, isYours, toAct, outcome }: StoredMatch, text: Text): string {
  const words = text.home.continue;
  // Nothing is at stake, so nobody has won.
  if (outcome && setup.isAnalysis) return words.over;
  if (outcome && gameById(setup.game)?.isTogether) {
    if (outcome.reason === 'resign') return words.gaveUp;
    return outcome.winners.length > 0 ? words.teamWon : words.teamLost;
  }
  const names = namesOf(setup.seats, text);
  /** In most languages one speaks to somebody without a name otherwise than of others. */
  const isYou = (seat: number | null | undefined): boolean => {
    const holder = setup.seats[seat ?? -1];
    return holder?.kind === 'you' && holder.name === '';
  };
  if (outcome) {
    const [winner] = outcome.winners;
    if (winner === undefined) return words.over;
    const ways: Readonly<Record<string, Left>> = words.left;
    const left = ways[outcome.reason];
    if (left && names.length === 2)
      return isYou(1 - winner) ? left.you : fill(left.other, { name: names[1 - winner] ?? '' });
    return isYou(winner) ? words.youWon : fill(words.won, { name: names[winner] ?? '' });
  }
  const isShared = setup.seats.filter(({ kind }) => kind !== 'bot').length > 1;
  if (isYou(toAct) || (isYours && !isShared)) return words.yourMove;
  return toAct === null ? words.fresh : fill(words.toMove, { name: names[toAct] ?? '' });
}
