/** The setting of a day: rows that take turns by the number of the day. */
import type { Fields } from '@tessera/engine';
import { type DailyGame, dayAt } from './day.ts';
import type { DailyDate } from './seeds.ts';

/** Seats and options of a match, as the header of its log has them. */
export interface DailySetting {
  readonly seats: number;
  readonly options: Fields;
}

/** Every row of every list comes once in as many days as the list is long; the lists turn independently. */
const ROTATION: Readonly<Record<DailyGame, readonly (readonly Fields[])[]>> = {
  loop: [
    [{}, { mode: 'supa' }, { mode: 'centrifuge' }, { mode: 'ultramachina' }],
    [{ difficulty: 'year' }, {}, { difficulty: 'infinity' }],
    [
      { agents: ['prowler', 'cztwyzzek'] },
      { agents: ['mrtime', 'robofinisher'] },
      { agents: ['cztwyzzek', 'vgirl'] },
      { agents: ['prowler', 'mrtime'] },
      { agents: ['robofinisher', 'vgirl'] },
      { agents: ['cztwyzzek', 'mrtime'] },
      { agents: ['prowler', 'robofinisher'] },
      { agents: ['mrtime', 'vgirl'] },
      { agents: ['cztwyzzek', 'robofinisher'] },
      { agents: ['prowler', 'vgirl'] },
    ],
  ],
  tesseract: [
    [
      { base: '2' },
      { base: 'A' },
      { base: '3' },
      { base: 'B' },
      {},
      { base: 'C' },
      { base: '4' },
      { base: 'D' },
    ],
    [{}, { noStartCards: true }, { breachRace: true }],
    // Nobody waits for another player's leave.
    [{ consent: 'auto' }],
  ],
};

/** Two seats: a player, and a bot or another person at the same screen. */
const SEATS = 2;

export function settingOf({ date, game }: DailyDate): DailySetting {
  const day = dayAt(date) ?? 0;
  const rows = ROTATION[game].map(list => list[day % list.length]);
  return { seats: SEATS, options: Object.assign({}, ...rows) };
}
