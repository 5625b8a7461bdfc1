import { FormatError, Match, type MatchLog, parseOptions, replay, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { formatRecord, parseRecord, type RecordResult, rift } from './index.ts';

/** A random game from a seed, with its result. */
function played(seed: string, options: object = {}, position?: string) {
  const chance = seededChance(`${seed}/moves`);
  const start = { options: parseOptions(rift.options, options), seats: 2, seed };
  const match = new Match(rift, position === undefined ? start : { ...start, position });
  while (match.length < 300) {
    const seat = rift.decider(match.state);
    if (seat === undefined) break;
    const legal = rift.legalMoves(match.state, seat);
    match.submit(seat, legal[chance.below(legal.length)]!);
  }
  const { winner, reason } = match.state;
  const result: RecordResult | null = winner === null || reason === null ? null : { winner, reason };
  return { log: match.log(), result, position: rift.notation.formatPosition(match.state) };
}

const RECORD = `[Game "rift"]
[Options "{}"]
[Starter "b"]
[Result "*"]
[Reason "*"]

T@h13 T@h3
`;
const edited = (from: string, to: string): string => RECORD.replace(from, to);
const refusal = (text: string): string => {
  try {
    parseRecord(text);
  } catch (error) {
    if (error instanceof FormatError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('section 14: game records', () => {
  test('round-trip to the same log, and play to the same position', () => {
    for (let i = 0; i < 12; i++) {
      const options =
        i % 3 === 0 ? { camp: 'outer', stallLimit: 30 } : i % 3 === 1 ? { firstPlayer: 'b' } : {};
      const { log, result, position } = played(`record ${i}`, options);
      const read = parseRecord(formatRecord(log, result));
      expect(read.result).toEqual(result);
      expect(read.log.header).toEqual(log.header);
      expect(read.log.entries).toEqual(log.entries);
      expect(rift.notation.formatPosition(replay(rift, read.log).state)).toBe(position);
    }
  });

  test('may begin from a position', () => {
    const position = '14t/15/15/15/15/15/15/7S7/15/15/15/15/15/15/T13s b - p 0 7';
    const { log: sealed, result } = played('from a position', { stallLimit: 40 }, position);
    const { seal: _seal, ...log } = sealed; // a record has no seal
    const text = formatRecord(log, result);
    expect(text).toContain('[Starter "w"]');
    expect(parseRecord(text)).toEqual({ log, result });
    expect(refusal(text.replace('[Starter "w"]', '[Starter "b"]'))).toMatch(/^line 3, Starter: is "b"/);
    expect(refusal(text.replace('14t/', '13t/'))).toMatch(/^line \d, Position: board, column \d+: rank 15/);
  });

  test('[R-SETUP-1] records keep the drawn starter as the number drawn', () => {
    expect(parseRecord(RECORD).log.header.chance).toEqual([1]);
    expect(parseRecord(edited('"b"', '"w"').replace('T@h13 T@h3', '')).log.header.chance).toEqual([0]);
    expect(parseRecord(RECORD).log.entries.map(entry => entry.seat)).toEqual([1, 0]);
    expect(parseRecord(edited('{}', '{\\"firstPlayer\\":\\"b\\"}')).log.header.chance).toEqual([]);
    expect(refusal(edited('{}', '{"firstPlayer":"w"}'))).toBe(
      'line 3, Starter: is "b", but the option firstPlayer says "w"',
    );
  });

  test('may have a trailing #, Windows line ends, a byte order mark and further header lines', () => {
    const plain = parseRecord(RECORD);
    expect(parseRecord(edited('T@h3', 'T@h3#'))).toEqual(plain);
    expect(parseRecord(`\uFEFF${RECORD.replaceAll('\n', '\r\n')}`)).toEqual(plain);
    expect(parseRecord(edited('[Result', '[White "Ada \\"the Star\\""]\n[Result'))).toEqual(plain);
    expect(parseRecord(edited('T@h13 T@h3', '  T@h13\n\n\tT@h3'))).toEqual(plain);
  });

  test('[R-END-10] records know every reason, also those from outside the board', () => {
    for (const reason of [
      'capture',
      'bare',
      'immobilised',
      'noMove',
      'repetition',
      'stall',
      'resign',
      'time',
      'agreed',
    ]) {
      const text = edited('[Result "*"]', '[Result "w"]').replace('[Reason "*"]', `[Reason "${reason}"]`);
      expect(parseRecord(text).result).toEqual({ winner: 0, reason });
    }
    expect(refusal(edited('[Reason "*"]', '[Reason "capture"]'))).toMatch(/^line 5, Reason: is "capture"/);
    expect(refusal(edited('[Result "*"]', '[Result "draw"]'))).toBe(
      'line 4, Result: is "draw", but must be w or b or *',
    );
  });

  test('keep a seed with quotes and line breaks', () => {
    const { log } = played('record 1');
    const odd: MatchLog = { header: { ...log.header, seed: 'a "b"\n[c]\\' }, entries: log.entries };
    expect(parseRecord(formatRecord(odd, null)).log).toEqual(odd);
  });

  test.each([
    ['Game', edited('[Game "rift"]\n', ''), 'header: has no line [Game "…"]'],
    ['another game', edited('rift', 'loop'), 'line 1, Game: is "loop", but must be rift'],
    [
      'broken header',
      edited('[Starter "b"]', '[Starter b]'),
      'line 3: is no header line such as [Game "rift"]',
    ],
    ['twice', edited('[Starter', '[Game "rift"]\n[Starter'), 'line 3, Game: was given before'],
    ['late', `${RECORD}[White "Ada"]\n`, 'line 8, White: stands after the plies; header lines come first'],
    ['JSON', edited('{}', '{'), 'line 2, Options, column 2: is not valid JSON (it ends too early)'],
    ['names', edited('{}', '{"camp":1,"camp":1}'), 'line 2, Options, column 11: has camp twice'],
    ['letters', edited('{}', '\u202E{}'), 'line 2, Options: has the invisible character U+202E'],
    ['option', edited('{}', '{"camp":"moon"}'), 'line 2, Options.camp: must be one of "inset", "outer"'],
    ['ply', edited('T@h3', 'T@z3'), 'line 7, ply 2, column 9: "T@z3" is not an action'],
    ['empty text', '', 'header: has no line [Game "…"]'],
  ])('name the malformed part: %s', (_what, text, message) => {
    expect(refusal(text)).toBe(message);
  });

  test('keep two victims of a Star as written, for the rules to refuse', () => {
    const { log } = parseRecord(edited('T@h3', 'Sh8-h12xi11,j10'));
    expect(log.entries[1]?.move).toBe('Sh8-h12xi11,j10');
  });
});
