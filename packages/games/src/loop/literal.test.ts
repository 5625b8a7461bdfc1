import { type Chance, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { type Asked, literalGame, Table } from '../../test/loopLiteral/index.ts';
import { literalPosition } from '../../test/loopLiteral/position.ts';
import { loopVariants } from '../../test/loopVariants.ts';
import { contentOf } from './content.ts';
import { DECISIONS } from './decision.ts';
import { loop } from './index.ts';
import { hasSlots, MISSIONS } from './missions.ts';
import { AGENT_CODES, BAG, type LoopState } from './types.ts';
import { viewOf } from './view.ts';

/** Longer: GAMES=3000 npx vitest run packages/games/src/loop/literal.test.ts */
const COUNT = Number(process.env.GAMES ?? 30);

/** Weights of the verbs of an `action`: important ones are chosen more often than their share of the list. */
const WEIGHTS: Readonly<Record<string, number>> = {
  claim: 40,
  loop: 16,
  useCard: 12,
  power: 8,
  endActions: 1,
};

describe('the literal implementation agrees along random games', () => {
  const asked = new Map<string, number>();
  const outcomes = new Map<string, number>();
  const count = (of: Map<string, number>, what: string): void => void of.set(what, (of.get(what) ?? 0) + 1);

  test('[L-TURN-1] [L-DEC-1] [L-RNG-7] both agree in every list, every number drawn, every position', () => {
    for (const [i, { options, seats }] of loopVariants(COUNT, process.env.FUZZ_SEED ?? 'literal').entries()) {
      const chance = seededChance(`literal ${i}`);
      const drawn: [of: number, number: number][] = [];
      const noting: Chance = {
        die: sides => chance.die(sides),
        below: of => {
          const number = chance.below(of);
          drawn.push([of, number]);
          return number;
        },
      };
      const state = loop.setup(options, seats, noting);
      const position = (): Record<string, unknown> => JSON.parse(loop.notation.formatPosition(state));
      const table = tableFor(state, drawn);
      const game = literalGame(table);
      let next = game.next();
      for (let seat = loop.decider(state); seat !== undefined; seat = loop.decider(state)) {
        const kind = viewOf(state).decision?.kind as string;
        const legal = loop.legalMoves(state, seat);
        const answers = legal.map(move => loop.notation.formatMove(state, move));
        expect(drawn, `numbers of game ${i}`).toEqual([]);
        expectSame({ kind, seat, answers } satisfies Asked, next.value as Asked, `game ${i}`);
        expectSame(narrowed(position(), table), literalPosition(table), `game ${i} before ${answers}`);
        count(asked, kind);
        const answer =
          kind === 'action' ? heavier(answers, chance) : (answers[chance.below(answers.length)] as string);
        if (i % 2 && answer === 'endActions') help(state, table, chance);
        if (i % 10 === 8 && answer === 'endActions') crowd(state, table, chance);
        loop.play(state, seat, legal[answers.indexOf(answer)] as number, noting, []);
        next = game.next(answer);
      }
      expect(next.done, `end of game ${i}`).toBe(true);
      expectSame(narrowed(position(), table), literalPosition(table), `end of game ${i}`);
      count(outcomes, String(table.outcome));
    }
    if (process.env.GAMES)
      console.info(COUNT, 'games', Object.fromEntries(asked), Object.fromEntries(outcomes));
  }, 10_000_000);

  test('the random games meet every kind of decision, and every end', () => {
    expect([...asked.keys()].sort()).toEqual(Object.keys(DECISIONS).sort());
    for (const end of ['VORTEX_DOUBLE', 'VORTEX_FOURTH', 'MEGA_VORTEX', 'CYCLES', 'VICTORY'])
      expect(outcomes.get(end)).toBeGreaterThan(1);
  });
});

function tableFor({ options, agents, seats }: LoopState, drawn: [of: number, number: number][]): Table {
  const { tower } = options;
  return new Table(
    {
      ...options,
      agents: agents.map(code => AGENT_CODES[code] as string),
      weights: tower === 'uniform' ? [1, 1, 1] : tower === 'centred' ? [3, 4, 3] : tower,
      isSolo: seats === 1 && options.solo,
      seats,
    },
    of => {
      const [among, number] = drawn.shift() ?? [];
      expect(among, 'a number is drawn among').toBe(of);
      return number as number;
    },
  );
}

/** Fields that both positions have. */
function narrowed(position: Record<string, unknown>, table: Table): Record<string, unknown> {
  return Object.fromEntries(Object.keys(literalPosition(table)).map(name => [name, position[name]]));
}

/** Compares as one text: comparing part by part costs more than both implementations. */
function expectSame(ours: object, theirs: object, where: string): void {
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours, where).toEqual(theirs);
}

/**
 * Random games are lost in the first cycle. In every second game both tables are helped before a turn ends:
 * rifts and clones are removed, vortices underfoot closed, a mission completed, so that games are won or last
 * to the third cycle.
 */
function help(state: LoopState, table: Table, chance: Chance): void {
  const here = table.era(table.active);
  for (const both of [state, table]) {
    both.rifts = both.rifts.map(() => 0);
    if (both.energy.reduce((all, one) => all + one) < 12) both.energy[here] = 3;
  }
  state.isVortex[here] = false;
  table.vortices = table.vortices.filter(era => era !== here);
  contentOf(state).tokens.forEach(({ id, isSupa }, token) => {
    if (isSupa || state.tokens[token] !== state.foo) return;
    state.tokens[token] = BAG;
    table.clones.delete(id);
    table.bag.push(id);
  });
  const tile = table.tiles[here];
  if (!tile?.isTurned || chance.below(3) === 0) return;
  const mission = MISSIONS.findIndex(({ id }) => id === tile.id);
  tile.damage = table.need(tile);
  tile.slots = hasSlots(mission) ? Array.from({ length: tile.damage }, (_, slot) => slot) : [];
  state.damage[mission] = hasSlots(mission) ? (1 << tile.damage) - 1 : tile.damage;
}

/**
 * Sixty cubes are seldom all in use. In every tenth game every slot has a rift, energy is plentiful and both
 * missions lack one damage, so that few cubes or none are left (L-CUBE-2).
 */
function crowd(state: LoopState, table: Table, chance: Chance): void {
  for (const tile of table.turned) {
    const mission = MISSIONS.findIndex(({ id }) => id === tile.id);
    tile.damage = table.need(tile) - 1;
    tile.slots = hasSlots(mission) ? Array.from({ length: tile.damage }, (_, slot) => slot) : [];
    state.damage[mission] = hasSlots(mission) ? (1 << tile.damage) - 1 : tile.damage;
  }
  const heap = chance.below(7);
  for (const both of [state, table]) {
    both.rifts = both.rifts.map(() => 3);
    both.energy = both.energy.map(() => 0);
  }
  const left = Math.min(30, table.free - chance.below(3));
  for (const both of [state, table]) both.energy[heap] = left;
}

function heavier(answers: readonly string[], chance: Chance): string {
  const weights = answers.map(answer => WEIGHTS[answer.split(' ')[0] as string] ?? 2);
  const lots = answers.flatMap((answer, i) => Array<string>(weights[i] as number).fill(answer));
  return lots[chance.below(lots.length)] as string;
}
