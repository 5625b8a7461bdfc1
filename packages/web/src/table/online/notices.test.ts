import type { Chair, Happening } from '@tessera/wire';
import { expect, test } from 'vitest';
import type { HeardTable } from '../../match/heard.ts';
import { noticeOf } from './notices.ts';
import { en } from './words/en.ts';

const person = (name: string): Chair => ({
  kind: 'person',
  name,
  isHere: true,
  isReady: true,
  keeper: null,
  hasLeft: false,
});

const heard = (you: number | null, happened: readonly Happening[], phase = 'playing'): HeardTable =>
  ({ view: { you, phase, chairs: [person('Ada'), person('Hugo')] }, happened }) as unknown as HeardTable;

test('the one who asked is told who declined, the one who declined is not', () => {
  const proposal = { kind: 'takeBack', count: 1, after: 3 } as const;
  const declined: readonly Happening[] = [{ kind: 'declined', seat: 0, proposal }];
  expect(noticeOf(heard(1, declined), en)).toBe('Ada declined.');
  expect(noticeOf(heard(0, declined), en)).toBeUndefined();
  expect(noticeOf(heard(1, [{ kind: 'agreed', seat: 0, proposal }]), en)).toBeUndefined();
});

test('those who stay are told who has left, unless that ended the match', () => {
  const left: readonly Happening[] = [
    { kind: 'played', seat: 1, move: 'leave', events: [] },
    { kind: 'left', seat: 1, name: 'Hugo' },
  ];
  expect(noticeOf(heard(0, left), en)).toBe('Hugo has left. The match goes on.');
  expect(noticeOf(heard(null, left), en)).toBe('Hugo has left. The match goes on.');
  expect(noticeOf(heard(1, left), en)).toBeUndefined();
  expect(noticeOf(heard(0, left, 'ended'), en)).toBeUndefined();
});
