/** What is told of a match: bots' turns in a sentence, and what decided it. */
import { type GameEvent, LANGUAGES, parseOptions, seededChance } from '@tessera/engine';
import { geometryOf, quantum } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../../games/test/quantumTable.ts';
import type { HistoryEntry, MatchOutcome } from '../../match/client.ts';
import { type LogLine, logOf, spoken } from '../../table/log.ts';
import { decisiveOf } from './decisive.ts';
import { situationOf } from './fixtures.ts';
import { tellerOf } from './story.ts';
import { loadWords, type QuantumWords } from './words/index.ts';

const GIVEN: Given = {
  seats: [
    { ships: '3@5,5 5@4,3 5@3,4', research: 2, cubesLeft: 1 },
    { ships: '6@4,6', cubesLeft: 4 },
  ],
  cubes: { '1,1': 'a', '7,7': 'b' },
};

/** Answers of seat a, who is a bot, from the table above. */
const played = (rolls: readonly number[], ...moves: string[]) => playedFrom({ ...GIVEN, rolls }, ...moves);

function playedFrom(given: Given, ...moves: string[]) {
  const game = table(given);
  const start = situationOf(game.state).view;
  const entries = moves.map((move): HistoryEntry => ({ seat: 0, move, events: game.play(move) }));
  return { start, entries };
}

const told = (words: QuantumWords, rolls: readonly number[], ...moves: string[]) =>
  toldFrom(words, { ...GIVEN, rolls }, ...moves);

function toldFrom(words: QuantumWords, given: Given, ...moves: string[]): readonly LogLine[] {
  const { start, entries } = playedFrom(given, ...moves);
  const telling = { words, names: ['Vega', 'Ada'], me: 1, start, isBot: (seat: number) => seat === 0 };
  return logOf(entries, [], { teller: () => tellerOf(telling) }, undefined);
}

describe('the log', () => {
  const sum = (lines: readonly LogLine[]): string | undefined =>
    lines.find(({ tone }) => tone === 'sum')?.text;

  test('says of a bot’s turn what lasts, when it ends', async () => {
    const lines = told(await loadWords('en'), [], 'move a1 5,4', 'research', 'end');
    expect(sum(lines)).toBe('Vega moved Destroyer 3 to (5,4) and raised research to 3.');
  });

  test('and what it means for whoever reads it', async () => {
    const lines = told(await loadWords('en'), [1, 6, 4], 'attack a1 4,6 from 5,6', 'hold', 'end');
    expect(sum(lines)).toMatch(/^Vega destroyed your Scout 6/);
  });

  test('names the planet that a bot aims at, even where its ships add up to more elsewhere', async () => {
    const words = await loadWords('en');
    const { start, entries } = played([], 'move a1 6,4', 'move a3 2,4', 'end');
    const telling = { words, names: ['Vega', 'Ada'], me: 1, start, isBot: (seat: number) => seat === 0 };
    const story = { teller: () => tellerOf(telling) };
    const aim = (planet: string, number: number) => [
      { count: 0, reason: { key: 'orbits', params: { planet, number } } },
    ];
    const told = (reasons: ReturnType<typeof aim>) => sum(logOf(entries, reasons, story, undefined));
    expect(told([])).toBe('Vega has 5 of 7 at planet 7 at (1,4).');
    expect(told(aim('7,4', 7))).toBe('Vega has 3 of 7 at planet 7 at (7,4).');
  });

  test('leaves out an attack that failed on a ship that is gone in the end', async () => {
    const words = await loadWords('en');
    // Two attackers: the first fails with 3 + 6 against 6 + 1, the second destroys it.
    const lines = told(
      words,
      [6, 1, 1, 6, 4],
      'attack a1 4,6 from 5,6',
      'attack a2 4,6 from 4,5',
      'hold',
      'end',
    );
    expect(sum(lines)).toMatch(/^Vega destroyed your Scout 6/);
    expect(sum(lines)).not.toContain('without success');
  });

  test.each([
    ['en', 'Relentless: again a 6.', 'Relentless: the new roll is a 1.'],
    ['fr', 'Impitoyable : de nouveau un 6.', 'Impitoyable : le nouveau lancer donne un 1.'],
    ['cs', 'Neúprosný: znovu 6.', 'Neúprosný: padlo 1.'],
  ] as const)('a reroll to the same number says so: %s', async (language, same, other) => {
    const seats = [{ ships: '3@5,5', cards: 'relentless' }, { ships: '6@4,6' }];
    const words = await loadWords(language);
    const moves = ['attack a1 4,6 from 5,6', 'relentless'];
    const linesWith = (again: number): string =>
      toldFrom(words, { ...GIVEN, seats, rolls: [6, 1, again, 4] }, ...moves)
        .map(({ text }) => text)
        .join(' ');
    expect(linesWith(6)).toContain(same);
    expect(linesWith(1)).toContain(other);
  });

  test('a fight is told with both sums', async () => {
    const lines = told(await loadWords('en'), [1, 6, 4], 'attack a1 4,6 from 5,6');
    expect(lines.map(({ text }) => text).join(' ')).toContain('3 + 1 = 4 beats 6 + 6 = 12, lower wins');
    const even = told(await loadWords('en'), [5, 2, 4], 'attack a1 4,6 from 5,6');
    expect(even.map(({ text }) => text).join(' ')).toContain('= 8, the attacker wins ties: the attack');
  });

  test('names from and to, and where tracks stood', async () => {
    const lines = told(await loadWords('en'), [], 'move a1 5,4', 'research');
    expect(lines.map(({ text }) => text)).toEqual(['Research 2 → 3.', 'Destroyer 3 (5,5) → (5,4).']);
    // Read aloud with the name, which is shown once above the turn.
    for (const line of lines) expect(spoken('{who}:', line)).toMatch(/^Vega: /);
  });

  test('names others within a turn: their ships and their tracks', async () => {
    const words = await loadWords('en');
    const [line] = told(words, [1, 6, 4], 'attack a1 4,6 from 5,6', 'hold').toReversed();
    expect(line?.text).toMatch(/^Destroyer 3 \(5,5\) → \(5,6\)\. Attacks your Scout 6 at \(4,6\)\./);
    const text = told(words, [1, 6, 4], 'attack a1 4,6 from 5,6', 'hold')
      .map(one => one.text)
      .join(' ');
    expect(text).toContain('Your Scout 6 is destroyed. Rolled anew in the scrapyard: Frigate 4.');
    expect(text).not.toMatch(/Vega (moves|attacks)/);
    const stayed = told(words, [1, 6, 4], 'attack a1 4,6 from 5,6', 'hold').find(one =>
      one.text.includes('ominance'),
    );
    expect(stayed).toMatchObject({ who: 'Vega', text: 'Dominance 1 → 2.' });
  });

  test('a bot’s reason stands under what the bot did, not under what others did', async () => {
    const { start, entries } = played([6, 1], 'attack a1 4,6 from 5,6');
    const telling = {
      words: await loadWords('en'),
      names: ['Vega', 'Ada'],
      me: 1,
      start,
      isBot: () => true,
      why: ({ key }: { readonly key: string }) => key,
    };
    const lines = (seat: number) =>
      logOf(
        entries.map(entry => ({ ...entry, seat })),
        [{ count: 0, reason: { key: 'odds', params: {} } }],
        { teller: () => tellerOf(telling) },
        undefined,
      ).map(({ why }) => why);
    expect(lines(0)).toContain('odds');
    // The same line as the answer of the defender: the fight is the attacker's.
    expect(lines(1)).not.toContain('odds');
  });

  test('a cube that Relocation moves is told as moved, by whoever moved it', async () => {
    const { start } = played([]);
    const at = (x: number, y: number): number => geometryOf(start.map).planetAt(x, y) as number;
    const moved = { type: 'cube', seat: 1, planet: at(1, 1), cause: 'relocation', from: at(7, 7) };
    const entries: HistoryEntry[] = [[moved], [{ type: 'turnEnd', seat: 0 }]].map(events => ({
      seat: 0,
      move: '',
      events: events as readonly GameEvent[],
    }));
    const telling = { words: await loadWords('en'), names: ['Vega', 'Ada'], me: 1, start, isBot: () => true };
    const [whole, line] = logOf(entries, [], { teller: () => tellerOf(telling) }, undefined);
    expect(whole?.text).toBe('Vega moved your cube from (7,7) to (1,1).');
    expect(line).toMatchObject({
      tone: 'bad',
      text: expect.stringMatching(/^Your cube moves from planet 8/),
    });
  });

  test('a line has the sign of the player it tells of, whoever’s answer brought it', async () => {
    const chance = seededChance('signs');
    const state = quantum.setup(parseOptions(quantum.options, { firstPlayer: 'a' }), 2, chance);
    const { view: start } = situationOf(state);
    const entries = [0, 1].map((seat): HistoryEntry => {
      const events: GameEvent[] = [];
      quantum.play(state, seat, quantum.notation.parseMove(state, 'keep'), chance, events as never);
      return { seat, move: 'keep', events };
    });
    const names = ['Vega', 'Ada'];
    const faceOf = (_: unknown, seat: number): string => names[seat] ?? '';
    const telling = { words: await loadWords('en'), names, me: 1, start, isBot: () => false, faceOf };
    const lines = logOf(entries, [], { teller: () => tellerOf(telling) }, undefined);
    expect(lines.length).toBeGreaterThan(1);
    for (const { text, face } of lines) expect(text.startsWith(String(face)), text).toBe(true);
  });

  test.each(LANGUAGES)('%s: nothing is left open', async language => {
    const lines = told(await loadWords(language), [1, 6, 4], 'attack a1 4,6 from 5,6', 'hold', 'end');
    for (const { text } of lines) expect(text).not.toMatch(/[{}]|undefined/);
  });
});

describe('what decided a match', () => {
  test('is the winner’s last cube, and nothing before it is over', () => {
    const game = table({
      seats: [{ ships: '3@5,4 5@4,3', cubesLeft: 1 }, { ships: '6@4,6' }],
      cubes: { '1,1': 'a', '7,7': 'b' },
    });
    const entries = ['research', 'construct 4,4'].map(
      (move): HistoryEntry => ({ seat: 0, move, events: game.play(move) }),
    );
    const centre = geometryOf(game.state.map).planetAt(4, 4);
    const outcome = game.outcome() as MatchOutcome;
    expect(decisiveOf(entries, outcome)).toEqual({ count: 2, planet: centre });
    expect(decisiveOf(entries, null)).toBeUndefined();
  });

  test('is the last answer where everybody else has left', () => {
    const { entries } = played([], 'research', 'end');
    const outcome = { winners: [1], reason: 'resign' };
    expect(decisiveOf(entries, outcome)).toEqual({ count: 2, planet: undefined });
  });
});
