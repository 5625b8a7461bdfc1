/** The state of a match in a few words. */
import { gameById } from '../../games/index.ts';
import type { Glance } from '../../games/manifest.ts';
import type { StoredMatch } from '../../match/library.ts';
import { namesOf } from '../../table/names.ts';
import { fill, plural, type Text } from '../../text/index.ts';

/** Progress of a match in the words of its game; for an unknown game, the number of answers. */
export function progressOf(match: StoredMatch, { home, language }: Text, glance: Glance | undefined): string {
  const { moves, fresh } = home.continue;
  if (!glance?.progressOf) return plural(language, moves, match.moves);
  return glance.progressOf(match, language) ?? (match.outcome ? plural(language, moves, match.moves) : fresh);
}

type Left = Text['home']['continue']['left']['resign'];

/** Text for whose move it is, or who won. */
export function standing({ setup, isYours, toAct, outcome }: StoredMatch, text: Text): string {
  const words = text.home.continue;
  // An analysis has no winner.
  if (outcome && setup.isAnalysis) return words.over;
  if (outcome && gameById(setup.game)?.isTogether) {
    if (outcome.reason === 'resign') return words.gaveUp;
    return outcome.winners.length > 0 ? words.teamWon : words.teamLost;
  }
  const names = namesOf(setup.seats, text);
  /** True for a player without a name, who is addressed in the second person. */
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
