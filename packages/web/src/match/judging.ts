/**
 * Win probabilities of a position, in the bot worker: from the rules for a finished match, else from the
 * game's judge.
 */
import type { AnyJudge } from '@tessera/bots';
import { type AnyGame, seededChance } from '@tessera/engine';
import { type BotAnswers, type BotRequest, failed, type Reply, type Sent } from './protocol.ts';

/** Undefined for a game without a judge. */
export type LoadJudge = (
  game: string,
) => Promise<{ readonly game: AnyGame; readonly judge: AnyJudge } | undefined>;

export async function judged(
  load: LoadJudge,
  { id, game: name, view }: Sent<Extract<BotRequest, { type: 'judge' }>>,
): Promise<Reply<BotAnswers['judge']>> {
  try {
    const known = await load(name);
    if (!known) return { id, ok: true, value: 'none' };
    const { game, judge } = known;
    const outcome = game.outcome(game.determinize(view, seededChance('judge')));
    if (!outcome) return { id, ok: true, value: (await judge(view)) ?? null };
    const { winners } = outcome;
    const share = (seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
    const seats = Array.from({ length: game.seats.max }, (_, seat) => share(seat));
    return { id, ok: true, value: game.isTogether ? [winners.length > 0 ? 1 : 0] : seats };
  } catch (error) {
    return failed(id, 'botFailed', String(error));
  }
}
