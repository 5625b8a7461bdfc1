/**
 * Queries about the knowledge of one seat. They need no match: any state consistent with the view has the
 * same legal answers, so legal answers, refusals and agreed ends are computed here, wherever the table is
 * held.
 */
import { type AnyGame, digest, type GameEvent, noChance, positionFor, seededChance } from '@tessera/engine';
import { answersOf, whyNot } from './answers.ts';
import { type AgreedEnd, type Known, NO_ANSWERS, type TableRequest } from './protocol.ts';
import { NOT_YOUR_TURN } from './refusals.ts';

export type Question = Extract<
  TableRequest,
  { readonly type: 'answers' | 'whyNot' | 'moment' | 'offer' | 'trial' }
>;

/** State consistent with a view; equal views give equal states. */
const stateOf = (game: AnyGame, { view }: Known): unknown =>
  game.determinize(view, seededChance(digest(view)));

export async function answerTo(game: AnyGame, request: Question): Promise<unknown> {
  const { seat } = request;
  const state = stateOf(game, request);
  switch (request.type) {
    case 'answers':
      return seat !== null && game.decider(state) === seat ? answersOf(game, state, seat) : NO_ANSWERS;
    case 'whyNot':
      return seat === null ? NOT_YOUR_TURN : whyNot(game, state, seat, request.move);
    case 'moment':
      return { position: positionFor(game, state, seat ?? 'watcher'), log: null };
    case 'offer':
      return agreedEnd(game, state);
    case 'trial':
      return seat === null
        ? null
        : (await import('./remote/trial.ts')).trialOf(game, state, seat, request.moves);
  }
}

/** Null if the game has no agreed end, or the match is over. */
function agreedEnd(game: AnyGame, state: unknown): AgreedEnd | null {
  if (!game.agree || game.decider(state) === undefined) return null;
  const agreed = game.copy(state);
  const events: GameEvent[] = [];
  game.agree(agreed, noChance, events);
  return { outcome: game.outcome(agreed) ?? null, events };
}
