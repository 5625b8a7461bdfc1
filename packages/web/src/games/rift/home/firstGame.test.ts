import { riftBots } from '@tessera/bots/rift';
import { Match, moveList, parseOptions, seededChance } from '@tessera/engine';
import {
  type Action,
  actionFrom,
  actionType,
  boardMoves,
  captures,
  DROP,
  formatAction,
  isInCamp,
  LETTERS,
  linesAfter,
  make,
  other,
  pass,
  type RiftState,
  rift,
  T,
  takeBack,
  takenSquares,
  takesTesseract,
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

const isTesseractInDanger = (state: RiftState): boolean =>
  captures(state, 1).some(capture => takesTesseract(state, capture));

/** What Black could do, were it its turn, to take the Tesseract next; drops included. */
function threatsAfterPass(state: RiftState): readonly Action[] {
  pass(state);
  return rift.legalMoves(state, 1).filter(threat => {
    const made = make(state, threat);
    const isThreat = isTesseractInDanger(state);
    takeBack(state, made);
    return isThreat;
  });
}

/** Whether White can answer a threat with something on the board, so that its Tesseract cannot be taken. */
function canSaveTesseract(state: RiftState, threat: Action): boolean {
  const threatened = make(state, threat);
  const answers = moveList<Action>();
  boardMoves(state, answers);
  const canSave = answers.items.slice(0, answers.count).some(move => {
    const made = make(state, move);
    const isSafe = state.winner === 0 || !isTesseractInDanger(state);
    takeBack(state, made);
    return isSafe;
  });
  takeBack(state, threatened);
  return canSave;
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

  test('whatever is dropped first, only what was dropped can be taken, and no answer wins the Tesseract by force', () => {
    const state = start();
    const drops = rift.legalMoves(state, 0).filter(move => actionType(move) === DROP);
    const lost = drops.filter(drop => {
      const made = make(state, drop);
      const taken = captures(state, 1).flatMap(takenSquares);
      takeBack(state, made);
      return taken.some(square => !linesAfter(drop).includes(square));
    });
    expect(lost.map(formatAction)).toEqual([]);
    // A piece more opens no way: whatever threatens the Tesseract after a drop would have done so without it.
    const threats = threatsAfterPass(start());
    expect([drops.length, threats.length].every(count => count > 20)).toBe(true);
    // And what stands somewhere is in the way there, whichever piece it is.
    const footprints = new Map(drops.map(drop => [linesAfter(drop).join(), drop]));
    const forced = [...footprints.values()].flatMap(drop => {
      const made = make(state, drop);
      const legal = new Set(rift.legalMoves(state, 1));
      const found = threats.filter(threat => legal.has(threat) && !canSaveTesseract(state, threat));
      takeBack(state, made);
      return found.map(threat => `${formatAction(drop)} ${formatAction(threat)}`);
    });
    expect(forced).toEqual([]);
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
