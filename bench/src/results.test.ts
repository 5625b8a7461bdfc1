import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  appendRows,
  type Finding,
  formatBytes,
  formatRate,
  formatRatio,
  formatRow,
  formatSummary,
  settingNow,
  verdictOf,
} from './results.ts';

const finding: Finding = {
  id: 'E4',
  what: 'rift perft A depth 2',
  peer: 'chessops perft 4',
  ours: '151 M/s',
  theirs: '5.39 M/s',
  median: 28.03,
  worst: 0.4951,
  target: { must: 0.5, aim: 2, better: 'higher' },
  verified: 'leaf counts',
};
const setting = { date: '2026-11-15 04:30', load: '1.2 of 2', node: 'v26.10.0' };

describe('numbers', () => {
  test('rates keep three digits and a unit', () => {
    expect([12_345_678, 57_040, 830.4, 9.876].map(formatRate)).toEqual([
      '12.3 M/s',
      '57.0 k/s',
      '830 /s',
      '9.88 /s',
    ]);
  });

  test('ratios and sizes have units', () => {
    expect([512.4, 23.44, 0.868].map(formatRatio)).toEqual(['512x', '23.4x', '0.87x']);
    expect(formatBytes(61_449)).toBe('61.4 kB');
  });
});

describe('verdict', () => {
  const speed = { must: 2, aim: 5, better: 'higher' } as const;
  const size = { must: 1.5, aim: 1, better: 'lower' } as const;

  test('a speed passes at the must and reaches the aim from there on', () => {
    const verdicts = [1.99, 2, 4.99, 5].map(median => verdictOf({ median, target: speed }));
    expect(verdicts).toEqual(['FAIL', 'pass', 'pass', 'aim']);
  });

  test('a size passes below its bounds', () => {
    const verdicts = [1.51, 1.5, 1.01, 1].map(median => verdictOf({ median, target: size }));
    expect(verdicts).toEqual(['FAIL', 'pass', 'pass', 'aim']);
  });

  test('a finding without a target is for the record', () => {
    expect(verdictOf({ median: 1 })).toBe('-');
  });
});

describe('rows', () => {
  test('a row holds everything in the order of the header', () => {
    expect(formatRow(finding, setting)).toBe(
      '| 2026-11-15 04:30 | E4 | rift perft A depth 2 | 151 M/s | chessops perft 4 | 5.39 M/s ' +
        '| 28.0x | 0.50x | 0.50x | 2.00x | aim | 1.2 of 2 | v26.10.0 |',
    );
  });

  test('a row without a target has dashes', () => {
    const { target: _, ...rest } = finding;
    expect(formatRow(rest, setting)).toContain('| 28.0x | 0.50x | - | - | - |');
  });

  test('the summary says what was verified and how it ended', () => {
    const summary = formatSummary({ ...finding, median: 0.3 });
    expect(summary).toContain('median 0.30x, worst 0.50x (must 0.50x, aim 2.00x): FAIL, the must is missed');
    expect(summary).toContain('verified: leaf counts');
  });

  test('the setting has the current date, load and Node', () => {
    const { date, load, node } = settingNow(new Date('2026-11-15T04:30:59Z'));
    expect(date).toBe('2026-11-15 04:30');
    expect(load).toMatch(/^\d+\.\d of \d+$/);
    expect(node).toBe(process.version);
  });
});

describe('RESULTS.md', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('begins with an explanation and a header, and only ever grows', async () => {
    const file = join(folder, 'RESULTS.md');
    await appendRows(file, [formatRow(finding, setting)]);
    const first = readFileSync(file, 'utf8');
    await appendRows(file, ['| second |']);
    const lines = first.trimEnd().split('\n');
    expect(lines[0]).toBe('# Benchmark results');
    const columns = (line: string | undefined) => line?.split('|').length;
    expect(columns(lines.at(-3))).toBe(columns(lines.at(-1)));
    expect(readFileSync(file, 'utf8')).toBe(`${first}| second |\n`);
  });
});
