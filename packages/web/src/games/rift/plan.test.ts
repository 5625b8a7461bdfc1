import { formatAction, parseAction } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { EVENING, situation } from './fixtures.ts';
import { dropsOf, fateOf, isPlannable, type Plan } from './plan.ts';

const { view, scene, legal } = situation(EVENING);
const seats = [
  { kind: 'you', name: '' },
  { kind: 'bot', level: 'strong', name: '' },
] as const;
const setup = { id: '', game: 'rift', title: '', seats, options: {}, seed: '' };
const moved = (count: number) => Array.from({ length: count }, () => ({ seat: 1, move: '' }));
/** The bot is to move; White chose a plan after four answers. */
const waiting = {
  setup,
  view: { ...view, toMove: 1 as const },
  isYours: false,
  outcome: null,
  moves: moved(4),
  legal: [] as readonly string[],
};
const turn = { ...waiting, view, isYours: true, moves: moved(5), legal };
const plan = (move: string): Plan => ({ action: parseAction(move), count: 4 });

describe('isPlannable()', () => {
  const [mine, theirs] = [0, 1].map(colour => scene.view.pieces.find(one => one.colour === colour));

  test('own pieces while the bot is to move', () => {
    expect(isPlannable(waiting, mine as never)).toBe(true);
    expect(isPlannable(waiting, theirs as never)).toBe(false);
  });

  test('nothing on the own turn, after the end, in set-up and for spectators', () => {
    expect(isPlannable(turn, mine as never)).toBe(false);
    expect(isPlannable({ ...waiting, outcome: { winners: [0], reason: 'time' } }, mine as never)).toBe(false);
    const placing = { ...waiting.view, decision: 'setup.pawn' as const };
    expect(isPlannable({ ...waiting, view: placing }, mine as never)).toBe(false);
    const bots = { ...setup, seats: [seats[1], seats[1]] };
    expect(isPlannable({ ...waiting, setup: bots }, mine as never)).toBe(false);
  });
});

describe('dropsOf()', () => {
  test('[R-RES-2] are exactly the drops that the waiting side could make on this board', () => {
    const waits = situation(EVENING.replace(' w ', ' b ')).scene.state;
    const drops = dropsOf(waits).map(action => formatAction(action));
    const legalNow = legal.filter(move => move.includes('@'));
    expect(legalNow.length).toBeGreaterThan(100);
    expect(drops.toSorted()).toEqual(legalNow.toSorted());
  });
});

describe('fateOf()', () => {
  test('waits while the other side thinks', () => {
    expect(fateOf(plan('Sf5-j5'), waiting)).toBe('waits');
  });

  test('plays once the turn comes, only in exactly its notation', () => {
    expect(fateOf(plan('Sf5-j5'), turn)).toBe('plays');
    expect(fateOf(plan('Sf5-j5xi4'), turn)).toBe('plays');
    expect(fateOf(plan('Sf5-i4'), turn)).toBe('fails');
    expect(fateOf(plan('Sf5-j5'), { ...turn, legal: legal.filter(move => move !== 'Sf5-j5') })).toBe('fails');
  });

  test('is dropped by an undo, by the end, and by a turn that never came', () => {
    expect(fateOf(plan('Sf5-j5'), { ...turn, moves: moved(3) })).toBe('dropped');
    expect(fateOf(plan('Sf5-j5'), { ...turn, moves: moved(4) })).toBe('dropped');
    expect(fateOf(plan('Sf5-j5'), { ...turn, moves: moved(6) })).toBe('dropped');
    expect(fateOf(plan('Sf5-j5'), { ...waiting, moves: moved(5) })).toBe('dropped');
    expect(fateOf(plan('Sf5-j5'), { ...turn, outcome: { winners: [1], reason: 'time' } })).toBe('dropped');
  });
});
