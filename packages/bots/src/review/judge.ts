/** Judges one decision of a finished match by one search, which ranks the answer that was played as well. */
import { type AnyGame, type GameEvent, recordingChance, type Seat, seededChance } from '@tessera/engine';
import type { Thought } from '../bot.ts';
import type { Reason } from '../reason.ts';
import type { Team } from '../team.ts';
import { gapOf } from './settle.ts';
import type { AnyReviewing, Reply, Reviewing, Verdict } from './types.ts';

/** Number of answers compared exactly, besides the one that was played. */
const RANKS = 3;
/** Maximum of answers kept in a verdict, and of its principal variation. */
const MOST_RANKED = 8;
const LONGEST_LINE = 8;
const MOST_REASONS = 2;

/** Rules and bots that judge. */
export interface Judges {
  readonly game: AnyGame;
  readonly team: Team;
  readonly reviewing: AnyReviewing;
}

/** Defaults for a game without settings of its own. */
export const PLAIN_REVIEWING: Reviewing = { nodes: [600, 3000] };

/** A decision: the position, the seat that decides, its answer; `tries` are further answers to rank. */
export interface Asked {
  readonly state: unknown;
  readonly seat: Seat;
  readonly move: unknown;
  readonly nodes: number;
  readonly tries?: readonly unknown[];
}

/** Undefined for decisions that need no search, such as forced ones. */
export async function judged(judges: Judges, asked: Asked): Promise<Verdict | undefined> {
  const { game, team, reviewing } = judges;
  const { state, seat, move, nodes, tries = [] } = asked;
  const view = game.view(state, seat);
  const thought = await think(judges, view, seat, nodes, [move, ...tries]);
  const { chance, ranked } = thought;
  if (chance === undefined || !ranked) return undefined;
  const world = game.determinize(view, seededChance('review'));
  const write = (one: unknown): string => game.notation.formatMove(world, one);
  const written = ranked.map(one => ({ move: write(one.move), chance: Math.min(chance, one.chance) }));
  const wanted = [move, ...tries].map(write);
  const played = written.find(one => one.move === wanted[0])?.chance;
  if (played === undefined) return undefined;
  const line = stepsOf(game, world, thought.line);
  const shares = (reviewing as Reviewing).sharesOf?.(view);
  const isCostly = gapOf({ chance, played }) > 0;
  const reply = isCostly ? await replyTo(judges, asked) : undefined;
  return {
    chance,
    played,
    ranked: written.filter((one, i) => i < MOST_RANKED || wanted.includes(one.move)),
    line: line.map(({ text }) => text),
    reasons: isCostly ? await reasonsFor(team, seat, line, { view, move, chance: played }, thought) : [],
    ...(reply && { reply }),
    ...(shares && { shares }),
    nodes: thought.nodes ?? nodes,
    isFirm: true,
  };
}

/** A fresh bot with a fixed seed: its thought does not depend on what was judged before. */
function think(
  { team }: Judges,
  view: unknown,
  seat: Seat,
  nodes: number,
  also: readonly unknown[] = [],
): Promise<Thought<unknown>> {
  const bot = team.bot(team.names.at(-1) ?? 'random');
  return bot.think({ view, seat, chance: seededChance('review'), limits: { nodes }, ranks: RANKS, also });
}

/** Share of the nodes for the best reply of an opponent. */
const REPLY = 1 / 3;

async function replyTo(judges: Judges, { state, seat, move, nodes }: Asked): Promise<Reply | undefined> {
  const { game, team } = judges;
  if (game.isTogether) return undefined;
  const chance = recordingChance(seededChance('review'));
  const { state: after, events } = game.apply(state, seat, move, chance);
  const rival = game.decider(after);
  if (rival === undefined || rival === seat || isNews(chance.take(), events)) return undefined;
  const view = game.view(after, rival);
  const best = await think(judges, view, rival, nodes * REPLY);
  const reasons = team.insight.reasonsFor(view, rival, best).slice(0, MOST_REASONS);
  return { seat: rival, move: game.notation.formatMove(after, best.move), reasons };
}

const isNews = (drawn: readonly number[], events: readonly GameEvent[]): boolean =>
  drawn.length > 0 || events.some(({ reveals }) => reveals !== undefined);

interface LineStep {
  readonly view: unknown;
  readonly seat: Seat;
  readonly move: unknown;
  readonly text: string;
}

/** Reasons for the best answer and facts of it, without what holds for the one that was played; else for its continuation. */
async function reasonsFor(
  { insight }: Team,
  own: Seat,
  line: readonly LineStep[],
  { view, move, chance }: { readonly view: unknown; readonly move: unknown; readonly chance: number },
  best: Thought<unknown>,
): Promise<readonly Reason[]> {
  const factsOf = await insight.loadFacts?.();
  const played = { move, line: [move], chance };
  const given = insight.reasonsFor(view, own, played);
  const facts = (thought: Thought<unknown>): readonly Reason[] => factsOf?.(view, own, thought) ?? [];
  const known = new Set([...given, ...facts(played)].map(one => JSON.stringify(one)));
  for (const [i, step] of line.entries()) {
    if (step.seat !== own) continue;
    const rest = best.line.slice(i);
    const found = insight.reasonsFor(step.view, own, { ...best, move: rest[0], line: rest });
    const told = i === 0 ? [...found, ...facts({ ...best, ranked: [] })] : found;
    const fresh = told.filter(one => !known.has(JSON.stringify(one)));
    if (fresh.length > 0) return fresh.slice(0, MOST_REASONS);
  }
  return [];
}

/** Principal variation with the view before each answer; it ends where something is drawn or revealed. */
function stepsOf(game: AnyGame, start: unknown, line: readonly unknown[]): readonly LineStep[] {
  const chance = recordingChance(seededChance('line'));
  const steps: LineStep[] = [];
  let state = start;
  for (const move of line.slice(0, LONGEST_LINE)) {
    const seat = game.decider(state);
    if (seat === undefined || game.check(state, seat, move)) break;
    steps.push({ view: game.view(state, seat), seat, move, text: game.notation.formatMove(state, move) });
    const step = game.apply(state, seat, move, chance);
    if (isNews(chance.take(), step.events)) break;
    state = step.state;
  }
  return steps;
}
