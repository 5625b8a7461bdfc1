/** Worker of B5: searches a part of a decision, or the whole of it. */
import { parentPort } from 'node:worker_threads';
import { botByName, type Part } from '@tessera/bots';
import { type AnyGame, invariant, parseOptions, seededChance } from '@tessera/engine';
import { gameById } from '@tessera/games';

export interface PartTask {
  readonly game: string;
  /** Number of the decision, the same position for every worker. */
  readonly decision: number;
  readonly ms: number;
  readonly part?: Part;
}

export interface PartAnswer {
  readonly nodes: number;
  readonly move: string;
}

/** Random answers before the decision: the games are set up by then. */
const ANSWERS = 60;

/** A position after random answers in which there is much to choose from. */
function positionOf(game: AnyGame, decision: number): unknown {
  const chance = seededChance(`parts ${decision}`);
  let state = game.setup(parseOptions(game.options, {}) as object, 2, chance);
  for (let i = 0; ; i++) {
    const seat = game.decider(state);
    if (seat === undefined) return positionOf(game, decision + 1000);
    const legal = game.legalMoves(state, seat);
    if (i >= ANSWERS && legal.length > 8) return state;
    state = game.apply(state, seat, legal[chance.below(legal.length)], chance).state;
  }
}

parentPort?.on('message', async ({ game: id, decision, ms, part }: PartTask) => {
  const game = gameById(id);
  invariant(game !== undefined, `there is no game ${id}`);
  const state = positionOf(game, decision);
  const seat = game.decider(state);
  invariant(seat !== undefined, 'somebody decides');
  const bot = botByName(id, id === 'rift' ? 'alphabeta' : 'planner');
  const chance = seededChance('parts');
  const request = { view: game.view(state, seat), seat, chance, limits: { ms }, ranks: 3 };
  const { nodes = 0, move } = await bot.think({ ...request, ...(part && { part }) });
  const text = game.notation.formatMove(state, move);
  const isLegal = game.legalMoves(state, seat).some(one => game.notation.formatMove(state, one) === text);
  invariant(isLegal, `${text} is legal`);
  parentPort?.postMessage({ nodes, move: text } satisfies PartAnswer);
});
