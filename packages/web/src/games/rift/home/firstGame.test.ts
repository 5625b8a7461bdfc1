import { riftBots } from '@tessera/bots/rift';
import { Match, parseOptions, seededChance } from '@tessera/engine';
import {
  type Action,
  actionFrom,
  actionType,
  captures,
  DROP,
  formatAction,
  isInCamp,
  LETTERS,
  linesAfter,
  make,
  other,
  type RiftState,
  rift,
  T,
  takeBack,
  takenSquares,
} from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { READY, situation } from '../fixtures.ts';
import { placesOf } from '../places.ts';
import { newcomerMove } from '../testing/newcomer.ts';
import { FIRST_GAME } from './firstGame.ts';

const start = (): RiftState => situation(READY).scene.state;
const letterAt = (state: RiftState, square: number) => LETTERS[(state.board[square] as number) & 15];
/** Every action of the side to move, those first that look like a way out of threats. */
function answersTo(state: RiftState, threats: readonly Action[]): readonly Action[] {
  const hot = new Set(threats.flatMap(threat => [...linesAfter(threat), ...takenSquares(threat)]));
  const isWayOut = (move: Action): boolean =>
    linesAfter(move).some(line => hot.has(line)) || hot.has(actionFrom(move));
  const all = rift.legalMoves(state, state.side);
  return [...all.filter(isWayOut), ...all.filter(move => !isWayOut(move))];
}

/** Whether the side to move has an answer after which nothing of it can be taken. */
function canSaveAll(state: RiftState): boolean {
  const me = state.side;
  const threats = captures(state, other(me));
  if (threats.length === 0) return true;
  return answersTo(state, threats).some(move => {
    const made = make(state, move);
    const isSafe = captures(state, other(me)).length === 0;
    takeBack(state, made);
    return isSafe;
  });
}

/** The actions of the side to move that take something next, whatever the answer. */
function forcing(state: RiftState): readonly string[] {
  return rift
    .legalMoves(state, state.side)
    .filter(move => {
      const made = make(state, move);
      const isForced = !canSaveAll(state);
      takeBack(state, made);
      return isForced;
    })
    .map(formatAction);
}

describe('the layout of the first game', () => {
  test('[R-SETUP-2] is one that players could have placed, the same for both', () => {
    const pieces = placesOf(READY);
    expect(pieces).toHaveLength(14);
    for (const { letter, colour, at } of pieces) {
      expect(letter === 'X' || isInCamp('inset', colour, at), `${letter} ${at}`).toBe(true);
      expect(pieces).toContainEqual({ letter, colour: other(colour), at: 224 - at });
    }
  });

  test.each(['w', 'b'])(
    'whoever moves, nothing can be taken, and nothing by force in two moves: %s',
    side => {
      const { state } = situation(READY.replace(' w ', ` ${side} `)).scene;
      expect([...captures(state, 0), ...captures(state, 1)]).toEqual([]);
      expect(forcing(state)).toEqual([]);
    },
  );

  test('whatever piece is moved first, nothing can be taken, and nothing by force in two moves', () => {
    const state = start();
    const moves = rift.legalMoves(state, 0).filter(move => actionType(move) !== DROP);
    expect(moves.length).toBeGreaterThan(50);
    for (const move of moves) {
      const made = make(state, move);
      expect([formatAction(move), captures(state, 1), forcing(state)]).toEqual([formatAction(move), [], []]);
      takeBack(state, made);
    }
  }, 60_000);

  test('a plan is in sight: a first move attacks a pawn, and not with the Tesseract', () => {
    const state = start();
    const attackers = rift.legalMoves(state, 0).filter(move => {
      const made = make(state, move);
      const isAttack = captures(state, 0).length > 0 && captures(state, 1).length === 0;
      takeBack(state, made);
      return isAttack && actionType(move) !== DROP && letterAt(state, actionFrom(move)) !== LETTERS[T];
    });
    expect(attackers.map(formatAction)).toEqual(['Pb3-l1', 'Pb3-m1']);
  });
});

describe('a newcomer against the gentle bot', () => {
  /** Whether the newcomer wins each of some games, and how. */
  async function games(count: number, slips: number): Promise<readonly string[]> {
    const ends: string[] = [];
    for (let i = 0; i < count; i++) {
      const seed = `first game ${i}`;
      const options = parseOptions(rift.options, { ...FIRST_GAME.options });
      const match = new Match(rift, { options, seats: 2, seed });
      const bot = riftBots.bot(FIRST_GAME.level);
      const [mine, theirs] = [seededChance(`${seed}, newcomer`), seededChance(`${seed}, bot`)];
      while (match.decider !== undefined) {
        const { state } = match;
        const request = { view: rift.view(state, 1), seat: 1, chance: theirs, limits: {} };
        const isMine = match.decider === 0;
        match.submit(
          match.decider,
          isMine ? newcomerMove(state, mine, slips) : ((await bot.think(request)).move as Action),
        );
      }
      const { winners, reason } = rift.outcome(match.state) ?? { winners: [], reason: '' };
      ends.push(`${winners[0] === 0 ? 'won' : 'lost'} by ${reason}`);
    }
    return ends;
  }
  const won = (ends: readonly string[]): number => ends.filter(end => end.startsWith('won')).length;

  test('who looks at what the table shows wins most games', async () => {
    expect(won(await games(8, 0))).toBeGreaterThan(4);
  }, 120_000);

  test('who moves without a look one time in five wins now and then', async () => {
    expect(won(await games(6, 20))).toBeGreaterThan(0);
  }, 120_000);

  test('in its first moves the bot attacks no two at once', async () => {
    const bot = riftBots.bot(FIRST_GAME.level);
    const attacked = (state: RiftState) => new Set(captures(state, 1).flatMap(takenSquares));
    for (let i = 0; i < 8; i++) {
      const [state, mine, theirs] = [start(), seededChance(`mine ${i}`), seededChance(`theirs ${i}`)];
      for (let turn = 0; turn < 4 && state.phase === 'p'; turn++) {
        rift.play(state, 0, newcomerMove(state, mine), mine);
        if (state.phase !== 'p') break;
        const before = attacked(state);
        const request = { view: rift.view(state, 1), seat: 1, chance: theirs, limits: {} };
        const move = (await bot.think(request)).move as Action;
        rift.play(state, 1, move, theirs);
        const after = attacked(state);
        const isFork = after.size > 1 && [...after].some(square => !before.has(square));
        expect(isFork, `${i} ${formatAction(move)}`).toBe(false);
      }
    }
  }, 60_000);
});
