/** E4: leaves of rift's perft beside chessops's. */
import { type MoveList, moveList, parseOptions } from '@tessera/engine';
import { type Action, generate, make, type RiftState, rift, takeBack } from '@tessera/games/rift';
import { Chess } from 'chessops/chess';
import { perft as chessPerft } from 'chessops/debug';
import { type Bench, measure } from './bench.ts';
import type { Contender, Duel } from './harness.ts';
import { TARGETS } from './targets.ts';

/** Section 17 of the rules of rift: position strings and leaves at depth 2. */
const POSITIONS = [
  {
    name: 'A',
    text: '2h4t7/4p3v1s4/15/15/15/3x7x3/15/15/15/3X7X3/15/15/15/4S1V3P4/7T4H2 w SRC3H2Gsrc3h2g p 0 0',
    leaves: 2_105_013,
  },
  {
    name: 'B',
    text: '15/8v6/2h4t7/4p10/10s3v/6gg5V1/1H3x3c5/3GG5x4/12R2/1v1X7X3/5S3I3h1/9IP4/6V8/7T4H2/15 w CHrg p 3 38',
    leaves: 418_442,
  },
] as const;
const DEPTH = 2;
const CHESS_DEPTH = 4;
const CHESS_LEAVES = 197_281;

const lists: readonly MoveList<Action>[] = [moveList(), moveList()];

/** `counted`: the last ply is generated and counted, as chessops does. `made`: it is played and taken back. */
type Leaves = 'counted' | 'made';

function riftPerft(state: RiftState, depth: number, leaves: Leaves): number {
  if (depth === 0) return 1;
  const list = lists[depth - 1] as MoveList<Action>;
  list.count = 0;
  generate(state, list);
  if (depth === 1 && leaves === 'counted') return list.count;
  let nodes = 0;
  for (let i = 0; i < list.count; i++) {
    const made = make(state, list.items[i] as Action);
    nodes += riftPerft(state, depth - 1, leaves);
    takeBack(state, made);
  }
  return nodes;
}

/** chessops's perft without its short cut at the leaves. No promotion is possible within four plies. */
function chessMade(position: Chess, depth: number): number {
  if (depth === 0) return 1;
  let nodes = 0;
  for (const [from, dests] of position.allDests(position.ctx())) {
    for (const to of dests) {
      const child = position.clone() as Chess;
      child.play({ from, to });
      nodes += chessMade(child, depth - 1);
    }
  }
  return nodes;
}

function riftContender(text: string, leaves: Leaves): Contender {
  const state = rift.notation.parsePosition(text, parseOptions(rift.options, {}), 'strict');
  const run = () => {
    const units = riftPerft(state, DEPTH, leaves);
    return { units, proof: units };
  };
  return { name: 'tessera', run };
}

function chessContender(leaves: Leaves): Contender {
  const run = () => {
    const position = Chess.default();
    const units = leaves === 'counted' ? chessPerft(position, CHESS_DEPTH) : chessMade(position, CHESS_DEPTH);
    return { units, proof: units };
  };
  return { name: 'chessops perft 4', run };
}

function duelOf(text: string, expected: number, leaves: Leaves): Duel {
  return {
    ours: riftContender(text, leaves),
    peer: chessContender(leaves),
    complaint(ours, peer) {
      if (ours !== expected) return `rift has ${expected} leaves, but ${ours} were counted`;
      return peer === CHESS_LEAVES ? undefined : `chess has ${CHESS_LEAVES} leaves, not ${peer}`;
    },
  };
}

export const bench: Bench = {
  run: say =>
    (['counted', 'made'] as const).flatMap(leaves =>
      POSITIONS.map(({ name, text, leaves: expected }) => {
        const verified = `${expected} and ${CHESS_LEAVES} leaves`;
        const what = `rift perft ${name} depth ${DEPTH}, leaves ${leaves}`;
        // Counted leaves have no target.
        const target = leaves === 'made' ? { target: TARGETS.E4 } : {};
        return measure({ id: 'E4', what, verified, ...target, duel: duelOf(text, expected, leaves) }, say);
      }),
    ),
};
