import { seededChance } from '@tessera/engine';
import {
  type Action,
  actionKind,
  C,
  captures,
  formatAction,
  formatPosition,
  other,
  P,
  type RiftState,
  rift,
  takenSquares,
  takesTesseract,
} from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { legalActions, optionsWith, pieces, position } from '../../test/positions.ts';
import { GRACE, gentleBot, isFork } from './gentle.ts';
import { riftBots } from './index.ts';

const READY = '15/3t1v6sh1/7p7/15/15/15/4x6x3/15/3X6X4/15/15/15/7P7/1HS6V1T3/15 w SRC3H2Gsrc3h2g p 0 0';

const gentle = riftBots.bot('gentle');
const answer = async (state: RiftState, seed: string): Promise<Action> => {
  const { side } = state;
  const { move } = await gentle.think({
    view: rift.view(state, side),
    seat: side,
    chance: seededChance(seed),
    limits: {},
  });
  return move as Action;
};

/** True if a move leaves two pawns attacked, by the rules, and one of them was not attacked before. */
function attacksTwo(state: RiftState, move: Action): boolean {
  const targets = (one: RiftState): Set<number> => new Set(captures(one, state.side).flatMap(takenSquares));
  const before = targets(state);
  const after = targets(rift.apply(state, state.side, move, seededChance('')).state);
  return after.size > 1 && [...after].some(square => !before.has(square));
}

/** Plays the first moves of gentle against random play; `visit` sees each of gentle's. */
async function begin(
  start: RiftState,
  seed: string,
  visit: (state: RiftState, move: Action) => void,
): Promise<void> {
  const chance = seededChance(seed);
  const state = rift.copy(start);
  const me = seed.length % 2 === 0 ? state.side : other(state.side);
  while (state.phase !== 'e' && !(state.phase === 'p' && state.ply >= GRACE)) {
    const legal = legalActions(state);
    const quiet = legal.filter(one => takenSquares(one).length === 0);
    const isMine = state.side === me;
    const move = isMine
      ? await answer(state, `${seed} ${state.ply}`)
      : (quiet[chance.below(quiet.length)] as Action);
    if (isMine && state.phase === 'p') visit(state, move);
    rift.play(state, state.side, move, chance);
  }
}

describe('gentle spares a newcomer', () => {
  test('never forks nor takes the Tesseract in its first six moves, unless nothing else is left', async () => {
    let moves = 0;
    for (let i = 0; i < 16; i++) {
      const seed = `spare ${i}`;
      const start = i % 3 === 0 ? rift.setup(optionsWith(), 2, seededChance(seed)) : position(READY);
      await begin(start, seed, (state, move) => {
        moves++;
        const where = `${formatPosition(state)} ${formatAction(move)}`;
        expect(attacksTwo(state, move), where).toBe(false);
        expect(takesTesseract(state, move), where).toBe(false);
      });
    }
    expect(moves).toBeGreaterThan(80);
  });

  test('calls a move a fork if it attacks two, one of them anew, the Tesseract included', () => {
    const state = pieces('Tn1 Ra3 Ch6 ta15 sh9 pg9 ra12');
    const move = (text: string): Action =>
      legalActions(state).find(one => formatAction(one) === text) as Action;
    expect(isFork(state, move('Ch6-h8'))).toBe(true);
    expect(isFork(state, move('Ch6-h7'))).toBe(false);
    for (const one of legalActions(state)) expect(isFork(state, one)).toBe(attacksTwo(state, one));
  });

  test('leaves a Tesseract that hangs after set-up for the first moves, and takes it later', async () => {
    const trap = 'Th1 Ra3 Ch13 th14 ra12 pb12';
    const [early, late] = ['p 0 0', 'p 0 12'].map(end =>
      position(formatPosition(pieces(trap)).replace(/p 0 \d+$/, end)),
    ) as [RiftState, RiftState];
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      expect(takesTesseract(early, await answer(early, seed))).toBe(false);
      expect(takesTesseract(late, await answer(late, seed))).toBe(true);
    }
  });
});

describe('gentle errs as people do', () => {
  /** Black's Pyramid attacks the Star around a corner; its adjacent Cylinder attacks another. */
  const share = async (list: string, isHanging: (state: RiftState) => boolean): Promise<number> => {
    const state = position(formatPosition(pieces(list)).replace(/p 0 \d+$/, 'p 0 20'));
    let hung = 0;
    for (let i = 0; i < 60; i++) {
      const move = await answer(state, `lapse ${i}`);
      if (isHanging(rift.apply(state, 0, move, seededChance('')).state)) hung++;
    }
    return hung / 60;
  };
  /** True if a piece of that kind can capture next. */
  const takes =
    (kind: number) =>
    (state: RiftState): boolean =>
      captures(state, state.side).some(one => actionKind(one) === kind);

  test('now and then leaves a pawn to a distant attacker, never to an adjacent one', async () => {
    const afar = await share('To1 Sh5 Rk2 tm15 pj10 rb12', takes(P));
    const near = await share('To1 Sh5 Rk2 tm15 ch6 rb12', takes(C));
    expect([afar > 0.02, afar < 0.5, near]).toEqual([true, true, 0]);
  });
});

test('gentle reports the win probability of the position, not of its hopes', async () => {
  const state = position(
    formatPosition(pieces('Th3 Ca9 Ra5 ch6 ta15 ra12 pf10')).replace(/p 0 \d+$/, 'p 0 20'),
  );
  for (let i = 0; i < 20; i++) {
    const bot = gentleBot({ rate: 100, tolerance: 2000 });
    const { move, chance } = await bot.think({
      view: rift.view(state, 0),
      seat: 0,
      chance: seededChance(`honest ${i}`),
      limits: {},
    });
    const after = rift.apply(state, 0, move, seededChance('')).state;
    const isLost = captures(after, 1).some(one => takesTesseract(after, one));
    expect(chance === 0).toBe(isLost);
  }
});
