/**
 * Finds the layouts of the book: `node packages/bots/src/rift/book.main.ts [candidates] [nodes] [seed]`.
 * Layouts come from the set-up heuristics with much noise. Each plays against those heuristics, both with the
 * same search and balanced starts; the worse half is eliminated after each round. Prints survivors that
 * differ from each other.
 */
import { parseOptions, seededChance } from '@tessera/engine';
import {
  type Action,
  actionKind,
  actionTo,
  BLACK,
  dropAction,
  fileOf,
  formatAction,
  type RiftState,
  rankOf,
  rift,
  SIZE,
  squareAt,
} from '@tessera/games/rift';
import type { AnyBot } from '../bot.ts';
import { wilson } from '../wilson.ts';
import { alphaBetaBot } from './alphabeta.ts';
import { playBalanced } from './balanced.ts';
import { byTheBook } from './byTheBook.ts';
import { ratePlacements } from './placement.ts';

const [candidates = 48, nodes = 200] = process.argv.slice(2, 4).map(Number);
const seed = process.argv[4] ?? 'book';
/** Games of a candidate in each round; the worse half is eliminated between rounds. */
const ROUNDS = [6, 12, 20];
/** Noise, much more than the set-up of a bot has. */
const NOISE = 60;
/** Maximum of the seven pieces that two layouts of the book share, mirrored or not. */
const MOST_ALIKE = 3;

interface Candidate {
  readonly layout: string;
  wins: number;
  games: number;
}

/** Placements of both sides, seen as White's, in the order of the book. */
function drawLayouts(name: string): readonly string[] {
  const chance = seededChance(name);
  const state: RiftState = rift.setup(parseOptions(rift.options, {}), 2, chance);
  const placed: [Action[], Action[]] = [[], []];
  while (state.phase === 's') {
    const [[move] = []] = ratePlacements(state, chance, NOISE);
    placed[state.side].push(seenByWhite(move as Action, state.side));
    rift.play(state, state.side, move as Action, chance);
  }
  return placed.map(one => one.map(formatAction).join(' '));
}

const seenByWhite = (place: Action, side: number): Action => {
  const [kind, to] = [actionKind(place), actionTo(place)];
  const rank = side === BLACK ? SIZE - 1 - rankOf(to) : rankOf(to);
  return dropAction(kind, squareAt(fileOf(to), rank));
};

const mirrored = (layout: string): readonly string[] =>
  layout.split(' ').map(one => {
    const [piece, at = ''] = one.split('@');
    return `${piece}@${String.fromCharCode('a'.charCodeAt(0) + 'o'.charCodeAt(0) - at.charCodeAt(0))}${at.slice(1)}`;
  });

const alike = (a: string, b: string): number =>
  Math.max(
    ...[b.split(' '), mirrored(b)].map(places => places.filter(place => a.split(' ').includes(place)).length),
  );

async function playRound(one: Candidate, games: number): Promise<void> {
  const plain = alphaBetaBot({ budget: { nodes } }) as AnyBot;
  const booked = byTheBook(alphaBetaBot({ budget: { nodes } }), { layouts: [one.layout] }) as AnyBot;
  for (let i = 0; i < games; i++, one.games++)
    if ((await playBalanced(one.games, [booked, plain], seed)).isWon) one.wins++;
}

const rate = ({ wins, games }: Candidate): number => wins / games;
let left: Candidate[] = Array.from({ length: Math.ceil(candidates / 2) }, (_, i) =>
  drawLayouts(`${seed} ${i}`),
)
  .flat()
  .slice(0, candidates)
  .map(layout => ({ layout, wins: 0, games: 0 }));
for (const [round, games] of ROUNDS.entries()) {
  if (round > 0) left = left.slice(0, Math.ceil(left.length / 2));
  for (const one of left) await playRound(one, games);
  left.sort((a, b) => rate(b) - rate(a));
  console.error(`${left.length} left, the best ${(100 * rate(left[0] as Candidate)).toFixed(0)} %`);
}
const book: Candidate[] = [];
for (const one of left)
  if (book.every(other => alike(one.layout, other.layout) <= MOST_ALIKE)) book.push(one);
for (const { layout, wins, games } of book) {
  const { rate: share, low, high } = wilson(wins, games);
  const percent = [share, low, high].map(number => (100 * number).toFixed(0)).join(' ');
  console.log(`'${layout}', // ${wins} of ${games}: ${percent}`);
}
