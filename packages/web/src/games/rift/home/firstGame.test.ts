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
/** Every action of the side to move, likely defences against the threats first. */
function answersTo(state: RiftState, threats: readonly Action[]): readonly Action[] {
  const hot = new Set(threats.flatMap(threat => [...linesAfter(threat), ...takenSquares(threat)]));
  const isWayOut = (move: Action): boolean =>
    linesAfter(move).some(line => hot.has(line)) || hot.has(actionFrom(move));
  const all = rift.legalMoves(state, state.side);
  return [...all.filter(isWayOut), ...all.filter(move => !isWayOut(move))];
}

/** True if the side to move has an answer after which none of its pieces can be captured. */
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

/** Black's actions, drops included, that would threaten the Tesseract if White passed. */
function threatsAfterPass(state: RiftState): readonly Action[] {
  pass(state);
  return rift.legalMoves(state, 1).filter(threat => {
    const made = make(state, threat);
    const isThreat = isTesseractInDanger(state);
    takeBack(state, made);
    return isThreat;
  });
}

/** True if White has an answer without a drop after which its Tesseract cannot be captured. */
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

/** Actions of the side to move that capture something next, whatever the answer. */
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
  test('[R-SETUP-2] is a legal set-up, the same for both', () => {
    const pieces = placesOf(READY);
    expect(pieces).toHaveLength(14);
    for (const { letter, colour, at } of pieces) {
      expect(letter === 'X' || isInCamp('inset', colour, at), `${letter} ${at}`).toBe(true);
      expect(pieces).toContainEqual({ letter, colour: other(colour), at: 224 - at });
    }
  });

  test.each(['w', 'b'])('allows no capture, nor a forced one in two moves, whoever moves: %s', side => {
    const { state } = situation(READY.replace(' w ', ` ${side} `)).scene;
    expect([...captures(state, 0), ...captures(state, 1)]).toEqual([]);
    expect(forcing(state)).toEqual([]);
  });

  test('allows no capture, nor a forced one in two moves, after any first move', () => {
    const state = start();
    const moves = rift.legalMoves(state, 0).filter(move => actionType(move) !== DROP);
    expect(moves.length).toBeGreaterThan(50);
    for (const move of moves) {
      const made = make(state, move);
      expect([formatAction(move), captures(state, 1), forcing(state)]).toEqual([formatAction(move), [], []]);
      takeBack(state, made);
    }
  }, 60_000);

  test('allows only captures of the dropped piece, and no forced win, after any first drop', () => {
    const state = start();
    const drops = rift.legalMoves(state, 0).filter(move => actionType(move) === DROP);
    const lost = drops.filter(drop => {
      const made = make(state, drop);
      const taken = captures(state, 1).flatMap(takenSquares);
      takeBack(state, made);
      return taken.some(square => !linesAfter(drop).includes(square));
    });
    expect(lost.map(formatAction)).toEqual([]);
    // Another piece opens no way: a threat to the Tesseract after a drop exists without it too.
    const threats = threatsAfterPass(start());
    expect([drops.length, threats.length].every(count => count > 20)).toBe(true);
    // A piece blocks its crossings, whichever kind it is, so that one drop per footprint is enough.
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

  test('has a first move that attacks a pawn, and not with the Tesseract', () => {
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
  /** Results of some games of the newcomer. */
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

  test('wins most games when using what the table shows', async () => {
    expect(won(await games(8, 0))).toBeGreaterThan(4);
  }, 120_000);

  test('wins some games with one random move in five', async () => {
    expect(won(await games(6, 20))).toBeGreaterThan(0);
  }, 120_000);

  test('is not attacked twice at once by the bot’s first moves', async () => {
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
