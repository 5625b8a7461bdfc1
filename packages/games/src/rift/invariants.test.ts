/** Section 19: invariants of every game, tested on thousands of recorded plies under all options. */
import { noChance, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { playRandomly, randomOptions } from '../../test/randomRift.ts';
import { optionsOf } from '../../test/riftTable.ts';
import { type Piece, parseSituation, type Side, type Situation, type Spot } from '../../test/situation.ts';
import { formatAction, type RiftState, rift } from './index.ts';

interface Ply {
  readonly before: RiftState;
  readonly action: string;
  readonly after: RiftState;
  /** The positions before and after as plain lists of pieces, parsed from their strings. */
  readonly was: Situation;
  readonly is: Situation;
}

/** Fifty games, a third of them under the default options. */
function recordPlies(): Ply[] {
  const plies: Ply[] = [];
  for (let game = 0; game < 50; game++) {
    const chance = seededChance(`invariants ${game}`);
    const options = game % 3 === 0 ? optionsOf() : randomOptions(chance);
    playRandomly(`invariants ${game}`, options, 140, (before, next) => {
      if (next === undefined) return;
      const after = rift.apply(before, before.side, next, noChance).state;
      const [was, is] = [before, after].map(state => parseSituation(rift.notation.formatPosition(state)));
      plies.push({ before, action: formatAction(next), after, was: was!, is: is! });
    });
  }
  return plies;
}

const PLIES = recordPlies();
const SIDES: readonly Side[] = ['w', 'b'];
const own = (situation: Situation, side: Side): Piece[] =>
  situation.pieces.filter(piece => piece.side === side);
const count = (situation: Situation, side: Side, letters: string): number =>
  own(situation, side).filter(piece => letters.includes(piece.letter)).length;
const held = (situation: Situation, side: Side, letters: string): number =>
  [...letters].reduce((sum, letter) => sum + situation.hands[side][letter]!, 0);
const inPlay = (situation: Situation, side: Side, letters: string): number =>
  count(situation, side, letters) + held(situation, side, letters);
const victims = (action: string): string[] => (action.split('x')[1] ?? '').split(',').filter(Boolean);
const key = (piece: Piece): string => `${piece.side}${piece.letter}${piece.spots.join(';')}`;
const isPlaying = (situation: Situation): boolean => situation.phase === 'p' || situation.phase === 'e';

/** The first ply that breaks an invariant, in words; undefined if it holds throughout. */
const broken = (holds: (ply: Ply) => boolean): string | undefined => {
  const found = PLIES.find(ply => !holds(ply));
  return found && `${rift.notation.formatPosition(found.before)} ${found.action}`;
};

describe('section 19: invariants', () => {
  test('cover thousands of plies, with every kind of action and capture', () => {
    expect(PLIES.length).toBeGreaterThan(3000);
    const kinds = new Set(PLIES.map(({ action }) => action.replace(/[a-o]\d+/g, '').replace(/,/g, '+')));
    for (const kind of ['T-', 'S-x', 'P-x', 'R-x', 'C-', 'H-', 'G-x', 'I-', 'H=V', 'G=I', 'X@', 'G@', 'S@']) {
      expect([...kinds], kind).toContain(kind);
    }
  });

  test('[R-PIECE-5] (1) slides and crosses are never lost: 5 small, 2 large, 2 crosses', () => {
    expect(
      broken(({ is }) =>
        SIDES.every(
          side =>
            count(is, side, 'HV') + held(is, side, 'H') === 5 &&
            count(is, side, 'GI') + held(is, side, 'G') === 2 &&
            inPlay(is, side, 'X') === 2,
        ),
      ),
    ).toBeUndefined();
  });

  test('[R-SETUP-5] (2) pawns on board, in hand and captured are T1 S2 P1 R1 C1; no T, P or X in hand in play', () => {
    const full = { T: 1, S: 2, P: 1, R: 1, C: 1 };
    expect(
      broken(({ is, after }) =>
        SIDES.every((side, seat) => {
          const { lost } = rift.view(after, 'watcher').sides[seat]!;
          const isWhole = Object.entries(full).every(
            ([letter, all]) => inPlay(is, side, letter) + lost[letter as 'T']! === all,
          );
          return isWhole && (!isPlaying(is) || held(is, side, 'TPX') === 0);
        }),
      ),
    ).toBeUndefined();
  });

  test('[R-PIECE-4] [R-PIECE-2] (3) one piece on a crossing; a large slide on two neighbours', () => {
    expect(
      broken(({ is, after }) => {
        const spots = is.pieces.flatMap(piece => piece.spots.map(String));
        const occupied = after.board.filter(cell => (cell & 15) !== 0).length;
        return new Set(spots).size === spots.length && spots.length === occupied;
      }),
    ).toBeUndefined();
  });

  test('[R-CROSS-5] [R-CROSS-4] (4) no pawn on an arm-end; crosses stay after set-up', () => {
    const near = ([f, r]: Spot, [g, s]: Spot): boolean => Math.abs(f - g) + Math.abs(r - s) < 2;
    const crosses = (situation: Situation): Piece[] => situation.pieces.filter(piece => piece.letter === 'X');
    expect(
      broken(({ was, is }) => {
        const pawns = is.pieces.filter(piece => 'TSPRC'.includes(piece.letter));
        const isClear = pawns.every(
          pawn => !crosses(is).some(cross => near(pawn.spots[0]!, cross.spots[0]!)),
        );
        const stay = !isPlaying(was) || crosses(was).map(key).join() === crosses(is).map(key).join();
        return isClear && stay;
      }),
    ).toBeUndefined();
  });

  test('[R-END-1] (5) both Tesseracts stand unless one was captured, which ended the game', () => {
    expect(
      broken(({ is, after }) => {
        if (!isPlaying(is)) return true;
        const standing = count(is, 'w', 'T') + count(is, 'b', 'T');
        return standing === (after.reason === 'capture' ? 1 : 2);
      }),
    ).toBeUndefined();
  });

  test('[R-PIECE-5] [R-RES-1] (6) pawns in play and hands never grow', () => {
    expect(
      broken(({ was, is }) =>
        SIDES.every(
          side =>
            inPlay(is, side, 'TSPRC') <= inPlay(was, side, 'TSPRC') &&
            [...'TSPRCHGX'].every(letter => held(is, side, letter) <= held(was, side, letter)),
        ),
      ),
    ).toBeUndefined();
  });

  test('[R-TURN-1] [R-SLIDE-8] (7) a ply changes the mover’s piece and removes enemy pawns, nothing else', () => {
    expect(
      broken(({ was, is, action }) => {
        const rival = was.side === 'w' ? 'b' : 'w';
        const taken = victims(action);
        const [old, now] = [own(was, rival).map(key), own(is, rival).map(key)];
        const gone = old.filter(one => !now.includes(one));
        const mine = own(is, was.side)
          .map(key)
          .filter(one => !own(was, was.side).map(key).includes(one));
        const left = own(was, was.side)
          .map(key)
          .filter(one => !own(is, was.side).map(key).includes(one));
        const isPawnsOnly = gone.every(one => 'TSPRC'.includes(one[1]!));
        return (
          now.every(one => old.includes(one)) &&
          gone.length === taken.length &&
          isPawnsOnly &&
          mine.length === 1 &&
          left.length === (action.includes('@') ? 0 : 1)
        );
      }),
    ).toBeUndefined();
  });

  test('[R-CAP-2] [R-RES-5] [R-PIVOT-1] (8) one victim at most, three for a Rectangle, none for turns and drops', () => {
    expect(
      broken(({ action }) => {
        const most = /[@=]/.test(action) ? 0 : action.startsWith('R') ? 3 : 1;
        return victims(action).length <= most;
      }),
    ).toBeUndefined();
  });

  test('[R-SLIDE-4] [R-TESS-2] [R-CYL-1] (9) no slide takes a Tesseract; limits of four and two steps are kept', () => {
    const steps = (action: string): number => {
      const [, f, r, g, s] = /^.([a-o])(\d+)-([a-o])(\d+)/.exec(action) as unknown as string[];
      return Math.max(Math.abs(f!.charCodeAt(0) - g!.charCodeAt(0)), Math.abs(Number(r) - Number(s)));
    };
    expect(
      broken(({ was, after, action }) => {
        if (/^[HVGI]/.test(action) && after.reason === 'capture') return false;
        if (/^C.*-/.test(action)) return steps(action) <= 2;
        const isLimited = inPlay(was, was.side, 'SPR') === 0;
        return !/^T.*-/.test(action) || !isLimited || steps(action) <= 4;
      }),
    ).toBeUndefined();
  });

  test('[R-BENT-6] (10) a Star keeps the parity of file and rank', () => {
    const parity = (name: string): number => (name.charCodeAt(0) + Number(name.slice(1))) % 2;
    expect(
      broken(({ action }) => {
        const match = /^S([a-o]\d+)-([a-o]\d+)/.exec(action);
        return !match || parity(match[1]!) === parity(match[2]!);
      }),
    ).toBeUndefined();
  });

  test('[R-RES-6] [R-RES-7] (14) under a forced drop only pawns are dropped, and only a capture brings it about', () => {
    let forced = 0;
    expect(
      broken(({ before, action, after }) => {
        if (rift.view(before, 'watcher').decision !== 'play.forcedDrop') {
          const isNext = rift.view(after, 'watcher').decision === 'play.forcedDrop';
          return !isNext || action.includes('x');
        }
        forced++;
        const actions = rift.legalMoves(before, before.side).map(formatAction);
        const others = actions.filter(one => !/^[SRC]@/.test(one));
        return (
          actions.length > others.length && (before.options.forcedDrop === 'exceptWin' || others.length === 0)
        );
      }),
    ).toBeUndefined();
    expect(forced).toBeGreaterThan(10);
  });

  test('[R-END-10] (15) every finished game has one winner; there is no draw', () => {
    const ends = PLIES.filter(({ after }) => after.phase === 'e');
    expect(ends.length).toBeGreaterThan(20);
    for (const { after } of ends) expect(rift.outcome(after)?.winners).toHaveLength(1);
    expect(
      broken(({ after }) => (after.phase === 'e') === (rift.outcome(after) !== undefined)),
    ).toBeUndefined();
  });

  test('[R-END-7] (16) with a stall limit of N play ends within 27 N plies', () => {
    for (let game = 0; game < 20; game++) {
      const options = optionsOf({ stallLimit: 6, repetition: 'adjudicated' });
      const end = playRandomly(`stall ${game}`, options, 14 + 27 * 6, () => {});
      expect(end.phase).toBe('e');
      expect(end.ply).toBeLessThanOrEqual(27 * 6);
    }
  });

  test('[R-BENT-6] a Pyramid’s quiet move ends two away on one axis and one or more on the other', () => {
    expect(
      broken(({ action }) => {
        const match = /^P([a-o])(\d+)-([a-o])(\d+)$/.exec(action);
        if (!match) return true;
        const apart = [
          Math.abs(match[1]!.charCodeAt(0) - match[3]!.charCodeAt(0)),
          Math.abs(Number(match[2]) - Number(match[4])),
        ];
        return apart.includes(2) && Math.min(...apart) >= 1;
      }),
    ).toBeUndefined();
  });
});
