/** Figures over the turns of a game: share still in play, and when games end. */
import * as Plot from '@observablehq/plot';
import { dimensionWord, valueWord } from './names.ts';
import type { CellSummary, Summary } from './summary.ts';
import { drawn, escaped, percent, responsive } from './svg.ts';
import { tableHtml } from './table.ts';

const LINES = [
  'var(--line-1)',
  'var(--line-2)',
  'var(--line-3)',
  'var(--line-4)',
  'var(--line-5)',
  'var(--line-6)',
];

interface Point {
  readonly turn: number;
  readonly share: number;
  readonly group: string;
}

const gamesIn = (cells: readonly CellSummary[]): number => cells.reduce((sum, one) => sum + one.games, 0);

/** Share of games that last longer than each turn. */
function survival(cells: readonly CellSummary[], group: string, last: number): Point[] {
  const games = gamesIn(cells);
  if (games === 0) return [];
  let alive = games;
  return Array.from({ length: last + 1 }, (_, turn) => {
    for (const { ends } of cells) {
      const end = ends.get(turn);
      if (end) alive -= end.won + end.lost;
    }
    return { turn, share: alive / games, group };
  });
}

/** Last turn that is drawn: beyond it lies less than half a per cent of the games. */
function lastTurn(cells: readonly CellSummary[]): number {
  const turns = cells.flatMap(({ ends }) =>
    [...ends].map(([turn, { won, lost }]) => ({ turn, count: won + lost })),
  );
  const most = 0.005 * gamesIn(cells);
  let beyond = 0;
  for (const { turn, count } of turns.sort((a, b) => b.turn - a.turn)) {
    beyond += count;
    if (beyond > most) return turn;
  }
  return 1;
}

export function turnFigures(summary: Summary): string {
  return `<div class="pair">${stillInPlay(summary)}${lengths(summary)}</div>`;
}

function stillInPlay({ cells, varied }: Summary): string {
  const by = varied.find(({ values }) => values.length <= LINES.length);
  const last = lastTurn(cells);
  const groups = by
    ? by.values.map(value => ({
        name: valueWord(by.name, value, true),
        cells: cells.filter(({ cell }) => cell.setting[by.name] === value),
      }))
    : [{ name: 'all games', cells }];
  const drawnGroups = groups.filter(group => gamesIn(group.cells) > 0);
  const points = drawnGroups.flatMap(group => survival(group.cells, group.name, last));
  const colour = (group: string): string =>
    LINES[drawnGroups.findIndex(({ name }) => name === group)] ?? 'var(--muted)';
  const draw = (width: number): string =>
    drawn(
      {
        width,
        height: 200,
        marginLeft: 34,
        marginRight: 12,
        marginTop: 10,
        marginBottom: 24,
        x: { domain: [0, last], axis: null },
        y: { domain: [0, 1], axis: null },
        marks: [
          Plot.gridY([0, 0.25, 0.5, 0.75, 1], {
            stroke: 'var(--line)',
            strokeOpacity: 1,
            strokeDasharray: '2 4',
          }),
          Plot.ruleY([0], { stroke: 'var(--line)' }),
          Plot.axisY([0, 0.25, 0.5, 0.75, 1], {
            tickSize: 0,
            tickFormat: (v: number) => `${100 * v}`,
            fill: 'var(--muted)',
          }),
          Plot.axisX({ ticks: 8, tickSize: 0, fill: 'var(--muted)', tickFormat: 'd' }),
          Plot.line(points, {
            x: 'turn',
            y: 'share',
            z: 'group',
            curve: 'step-after',
            strokeWidth: 2.4,
            stroke: { value: ({ group }: Point) => colour(group), scale: null },
          }),
        ],
      },
      'Share of games still in play after each turn',
    );
  const legend = drawnGroups
    .map(({ name }) => `<span class="key"><i style="background:${colour(name)}"></i>${escaped(name)}</span>`)
    .join('');
  const turns = Array.from({ length: last + 1 }, (_, turn) => turn);
  const table = tableHtml({
    caption: 'Share of games still in play, per cent',
    head: ['turn', ...drawnGroups.map(({ name }) => name)],
    rows: turns.map(turn => [
      turn,
      ...drawnGroups.map(({ name }) =>
        percent(points.find(one => one.group === name && one.turn === turn)?.share ?? 0, 1),
      ),
    ]),
  });
  const sub = by
    ? `per cent of games that are not over, by ${dimensionWord(by.name)}`
    : 'per cent of games that are not over';
  return `<section><h2>Still in play after each turn</h2><p class="sub">${sub}</p><p class="sub">${legend}</p>${responsive('half', draw)}${table}</section>`;
}

function lengths(summary: Summary): string {
  const { cells, experiment } = summary;
  const games = gamesIn(cells);
  const last = lastTurn(cells);
  const isTeam = experiment.game.isTogether;
  const bars = Array.from({ length: last + 1 }, (_, turn) => {
    const ends = cells.map(one => one.ends.get(turn));
    const won = ends.reduce((sum, end) => sum + (end?.won ?? 0), 0) / Math.max(1, games);
    const lost = ends.reduce((sum, end) => sum + (end?.lost ?? 0), 0) / Math.max(1, games);
    return { turn, won, lost };
  });
  const median = medianOf(cells);
  const top = Math.max(0.01, ...bars.map(({ won, lost }) => won + lost)) * 1.18;
  const inset = last > 60 ? 0.2 : 1.5;
  const draw = (width: number): string =>
    drawn(
      {
        width,
        height: 200,
        marginLeft: 34,
        marginRight: 12,
        marginTop: 10,
        marginBottom: 24,
        x: { domain: [-0.5, last + 0.5], axis: null },
        y: { domain: [0, top], axis: null },
        marks: [
          Plot.gridY({ ticks: 4, stroke: 'var(--line)', strokeOpacity: 1, strokeDasharray: '2 4' }),
          Plot.ruleY([0], { stroke: 'var(--line)' }),
          Plot.axisY({
            ticks: 4,
            tickSize: 0,
            tickFormat: (v: number) => `${Math.round(1000 * v) / 10}`,
            fill: 'var(--muted)',
          }),
          Plot.axisX({ ticks: 8, tickSize: 0, fill: 'var(--muted)', tickFormat: 'd' }),
          Plot.rect(bars, {
            x1: ({ turn }: Bar) => turn - 0.5,
            x2: ({ turn }: Bar) => turn + 0.5,
            y1: 0,
            y2: 'won',
            insetLeft: inset,
            insetRight: inset,
            rx: 2,
            fill: 'var(--won)',
          }),
          Plot.rect(bars, {
            x1: ({ turn }: Bar) => turn - 0.5,
            x2: ({ turn }: Bar) => turn + 0.5,
            y1: 'won',
            y2: ({ won, lost }: Bar) => won + lost,
            insetLeft: inset,
            insetRight: inset,
            rx: 2,
            fill: 'var(--loss-1)',
          }),
          Plot.ruleX([median], { stroke: 'var(--text)', strokeDasharray: '3 3', y1: 0, y2: top * 0.93 }),
          Plot.text([median], {
            x: (v: number) => v,
            y: top * 0.97,
            text: (v: number) => `median, turn ${v}`,
            fill: 'var(--text)',
            fontWeight: 600,
            dx: median > last / 2 ? -6 : 6,
            textAnchor: median > last / 2 ? 'end' : 'start',
          }),
        ],
      },
      'When games end, by last turn',
    );
  const [first, second] = isTeam ? ['won', 'lost'] : ['won by the first bot', 'not won by it'];
  const legend = `<span class="key"><i style="background:var(--won)"></i>${first}</span><span class="key"><i style="background:var(--loss-1)"></i>${second}</span>`;
  const table = tableHtml({
    caption: 'Games by last turn, per cent of all',
    head: ['turn', `${first} %`, `${second} %`],
    rows: bars.map(({ turn, won, lost }) => [turn, percent(won, 2), percent(lost, 2)]),
  });
  return `<section><h2>When games end</h2><p class="sub">per cent of all games, by last turn</p><p class="sub">${legend}</p>${responsive('half', draw)}${table}</section>`;
}

interface Bar {
  readonly turn: number;
  readonly won: number;
  readonly lost: number;
}

/** Median of the last turns of all games. */
export function medianOf(cells: readonly CellSummary[]): number {
  const counts = new Map<number, number>();
  for (const { ends } of cells)
    for (const [turn, { won, lost }] of ends) counts.set(turn, (counts.get(turn) ?? 0) + won + lost);
  let left = gamesIn(cells) / 2;
  for (const [turn, count] of [...counts].sort(([a], [b]) => a - b)) {
    left -= count;
    if (left <= 0) return turn;
  }
  return 0;
}
