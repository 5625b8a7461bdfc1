import { seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { Literal } from '../../test/quantumLiteral.ts';
import { type Asked, booksOf, literalFight } from '../../test/quantumLiteralFight.ts';
import { dealSheets, quantumVariants } from '../../test/quantumVariants.ts';
import { decisionOf } from './decision.ts';
import { quantum } from './index.ts';
import { SEAT_LETTERS } from './types.ts';

/** Longer: GAMES=3000 npx vitest run packages/games/src/quantum/literal.test.ts */
const COUNT = Number(process.env.GAMES ?? 36);

describe('the literal implementation agrees along random games', () => {
  let decisions = 0;
  let turns = 0;
  let fights = 0;
  const asked = new Set<string>();

  test('[Q-MOVE-5] [Q-ATK-1] [Q-BUILD-1] [Q-DEC-2] [Q-INV-8] both agree in every list of TURN and every step of every fight', () => {
    for (const [i, { options, seats }] of quantumVariants(COUNT, 'literal', 24).entries()) {
      const chance = seededChance(`literal ${i}`);
      let drawn: number[] = [];
      const noting = {
        die: (sides?: number) => drawn[drawn.push(chance.die(sides)) - 1] as number,
        below: (count: number) => chance.below(count),
      };
      const state = quantum.setup(options, seats, chance);
      const text = (): string => quantum.notation.formatPosition(state);
      let isDealt = false;
      /** State of the current fight in the literal implementation. */
      let books: ReturnType<typeof JSON.parse>;
      let fight: Generator<Asked, void, string> | undefined;
      for (let seat = quantum.decider(state); seat !== undefined; seat = quantum.decider(state)) {
        const kind = decisionOf(state);
        decisions++;
        if (kind === 'TURN' && !isDealt) {
          dealSheets(state, String(i));
          isDealt = true;
        }
        const legal = quantum.legalMoves(state, seat);
        const answers = legal.map(move => quantum.notation.formatMove(state, move));
        if (kind === 'TURN') {
          expectSame(answers.toSorted(), new Literal(text(), options).answers().sort());
          turns++;
        }
        // Random play hardly ever fights.
        const attacks = legal.filter((_, at) => /^(attack|strike|take re)/.test(answers[at]!));
        const move = pick(chance, attacks.length > 0 && chance.below(2) === 0 ? attacks : legal);
        const answer = answers[legal.indexOf(move)] as string;
        drawn = [];
        if (/^(attack|strike)/.test(answer)) {
          books = JSON.parse(text());
          fight = literalFight(books, answer, () => drawn.shift() as number);
        }
        const isBegun = fight !== undefined && books !== undefined && !/^(attack|strike)/.test(answer);
        quantum.play(state, seat, move, noting, []);
        if (!fight) continue;
        const next = isBegun ? fight.next(answer) : fight.next();
        if (next.done) {
          fights++;
          fight = undefined;
          compareEnd(JSON.parse(text()), books);
        } else {
          asked.add(next.value.kind);
          const now = { kind: decisionOf(state), seat: SEAT_LETTERS[quantum.decider(state) as 0] };
          expect(now).toEqual(next.value);
          expect(booksOf(JSON.parse(text()))).toEqual(booksOf(books));
        }
        expect(drawn).toEqual([]);
      }
    }
    if (process.env.GAMES)
      console.info(`${COUNT} games: ${decisions} decisions, ${turns} lists, ${fights} fights`);
  }, 10_000_000);

  test('the random games have many fights, and meet every window', () => {
    expect(turns).toBeGreaterThan(40 * COUNT);
    expect(fights).toBeGreaterThan(3 * COUNT);
    const windows = ['DANGEROUS', 'REROLL_ATT', 'REROLL_DEF', 'CHOOSE_FACE', 'KEEP_ROLL', 'OCCUPY'];
    expect([...asked].sort()).toEqual(windows.sort());
  });
});

/** Compares lists as one text: comparing word by word costs more than both implementations. */
function expectSame(ours: readonly string[], theirs: readonly string[]): void {
  if (ours.join() !== theirs.join()) expect(ours).toEqual(theirs);
}

type Position = ReturnType<typeof JSON.parse>;

/** Compares the tracks at the end of a fight; a cube of infamy may have been placed already. */
function compareEnd(position: Position, books: Position): void {
  if (position.outcome) return;
  expect(booksOf(position)).toEqual(booksOf(books));
  for (const [i, { dominance, cubesLeft }] of books.seats.entries()) {
    const now = position.seats[i];
    if (dominance < 6) expect(now.dominance).toBe(dominance);
    // Q-DOM-3, Q-ENT-4: six is asked, or was placed if there was only one place, or waits at five for a
    // place.
    else if (now.cubesLeft < cubesLeft) expect(now.dominance).toBe(1);
    else expect([5, 6]).toContain(now.dominance);
  }
}
