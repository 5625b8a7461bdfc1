/** Heat map of all cells, and beside it how the games of each row ended. */
import * as Plot from '@observablehq/plot';
import { type Interval, wilson } from '@tessera/bots';
import { layoutOf, type MapLayout, type MapRow, type Placed, placed, ROW, seatLayoutOf } from './layout.ts';
import { dimensionWord, valueWord } from './names.ts';
import { type ReasonRow, reasonsOf } from './reasons.ts';
import type { Summary } from './summary.ts';
import { drawn, escaped, percent, responsive } from './svg.ts';
import { tableHtml } from './table.ts';

export function heatMap(summary: Summary): string {
  const layout = layoutOf(summary);
  return layout
    ? `<div class="pair aligned">${rateMap(layout)}${endsMap(layout, reasonsOf(summary))}</div>`
    : '';
}

/** Wins of every seat in every setting of a contest between equal bots. */
export function seatMap(summary: Summary): string {
  const layout = seatLayoutOf(summary);
  return layout ? rateMap(layout) : '';
}

const HEAD = 26;

/** Common parts of both maps: their place, and the words at their left. */
function frame(rows: readonly Placed[], height: number, left: number, isPhone: boolean) {
  const firsts = rows.filter(({ isFirst, row }) => isFirst && row.group !== '');
  return {
    options: { height: height + HEAD, marginTop: HEAD, marginBottom: 0, marginLeft: left },
    y: { axis: null, type: 'linear', domain: [height, 0] },
    words: [
      Plot.text(rows, {
        x: 0,
        y: ({ y }: Placed) => y + ROW / 2,
        dx: -10,
        textAnchor: 'end',
        text: ({ row }: Placed) => row.label,
        fill: 'var(--muted)',
        fontSize: 12.5,
      }),
      Plot.text(firsts, {
        x: 0,
        y: ({ y }: Placed) => (isPhone ? y - 9 : y + ROW / 2),
        dx: -left,
        textAnchor: 'start',
        text: ({ row }: Placed) => row.group,
        fill: 'var(--text)',
        fontWeight: 600,
        fontSize: 13,
      }),
    ],
  } as const;
}

interface Heat extends Interval {
  readonly row: MapRow;
  readonly y: number;
  readonly x: number;
  readonly games: number;
  /** Place between the lowest and the highest rate of the map. */
  readonly heat: number;
}

function heatsOf({ columns, count }: MapLayout, rows: readonly Placed[]): readonly Heat[] {
  const all = rows.flatMap(({ row, y }) =>
    columns.values.flatMap((_, x) => {
      const { games, wins } = count(row, x) ?? { games: 0, wins: 0 };
      return games === 0 ? [] : [{ row, y, x, games, ...wilson(wins, games) }];
    }),
  );
  const rates = all.map(({ rate }) => rate);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  return all.map(one => ({ ...one, heat: (one.rate - least) / Math.max(0.05, most - least) }));
}

const colourOf = ({ heat }: Heat): string =>
  `color-mix(in oklab, var(--heat-high) ${Math.round(100 * heat)}%, var(--heat-low))`;
const inkOf = ({ heat }: Heat): string => (heat > 0.6 ? 'var(--on-high)' : 'var(--on-low)');

function rateMap(layout: MapLayout): string {
  const { columns, rows, rowWords } = layout;
  const title = `Win rate by ${[...rowWords, dimensionWord(columns.name)].join(', ')}`;
  const draw = (width: number, isPhone: boolean): string => {
    const { rows: lines, height } = placed(rows, isPhone);
    const left = isPhone
      ? 76
      : Math.min(226, 40 + 7.5 * Math.max(...rows.map(row => row.group.length + row.label.length)));
    const { options, y, words } = frame(lines, height, left, isPhone);
    const heats = heatsOf(layout, lines);
    const isNarrow = (width - left) / columns.values.length < 78;
    const middle = {
      x: ({ x }: Heat) => x + 0.5,
      y: ({ y: at }: Heat) => at + ROW / 2,
      fill: { value: inkOf, scale: null },
    };
    return drawn(
      {
        ...options,
        width,
        marginRight: 0,
        x: { axis: null, type: 'linear', domain: [0, columns.values.length] },
        y,
        marks: [
          Plot.text(columns.values, {
            x: (_: string, i: number) => i + 0.5,
            y: -12,
            text: (value: string) => valueWord(columns.name, value, !isPhone),
            fill: 'var(--muted)',
          }),
          Plot.rect(heats, {
            x1: 'x',
            x2: ({ x }: Heat) => x + 1,
            y1: 'y',
            y2: ({ y: at }: Heat) => at + ROW,
            inset: 1,
            rx: 4,
            fill: { value: colourOf, scale: null },
          }),
          Plot.text(heats, {
            ...middle,
            dx: isNarrow ? 0 : -6,
            textAnchor: isNarrow ? 'middle' : 'end',
            text: ({ rate }: Heat) => percent(rate),
            fontWeight: 650,
            fontSize: 13.5,
          }),
          ...(isNarrow
            ? []
            : [
                Plot.text(heats, {
                  ...middle,
                  dx: 2,
                  textAnchor: 'start',
                  text: ({ low, high }: Heat) => `${percent(low)}–${percent(high)}`,
                  fillOpacity: 0.86,
                  fontSize: 11.5,
                }),
              ]),
          ...words,
        ],
      },
      title,
    );
  };
  const table = tableHtml({
    caption: title,
    head: [...rowWords, dimensionWord(columns.name), 'games', 'won %', 'from', 'to'],
    rows: heatsOf(layout, placed(rows, false).rows).map(({ row, x, games, rate, low, high }) => [
      ...row.values,
      columns.values[x] ?? '',
      games,
      ...[rate, low, high].map(share => percent(share, 1)),
    ]),
  });
  return `<section><h2>${escaped(title)}</h2><p class="sub">per cent, with the 95 % Wilson interval</p>${responsive('half', draw)}${table}</section>`;
}

interface Bar {
  readonly y: number;
  readonly reason: ReasonRow;
  readonly share: number;
  readonly from: number;
}

/** Shares of the reasons in a row, one after another. */
function barsOf({ row, y }: Placed, reasons: readonly ReasonRow[]): readonly Bar[] {
  const games = row.cells.reduce((sum, one) => sum + one.games, 0);
  let next = 0;
  return reasons.map(reason => {
    const count = row.cells.reduce((sum, one) => sum + (one.reasons.get(reason.id) ?? 0), 0);
    const share = count / Math.max(1, games);
    const from = next;
    next += share;
    return { y, reason, share, from };
  });
}

function endsMap({ rows, rowWords }: MapLayout, reasons: readonly ReasonRow[]): string {
  const title = 'How the games ended';
  const draw = (width: number, isPhone: boolean): string => {
    const { rows: lines, height } = placed(rows, isPhone);
    const { options, y, words } = frame(lines, height, isPhone ? 76 : 4, isPhone);
    const bars = lines.flatMap(line => barsOf(line, reasons));
    return drawn(
      {
        ...options,
        width,
        marginRight: 10,
        x: { axis: null, domain: [0, 1] },
        y,
        marks: [
          Plot.axisX([0, 0.25, 0.5, 0.75, 1], {
            anchor: 'top',
            tickSize: 0,
            tickFormat: (share: number) => percent(share),
            fill: 'var(--muted)',
          }),
          Plot.rect(
            bars.filter(({ share }) => share > 0),
            {
              x1: 'from',
              x2: ({ from, share }: Bar) => from + share,
              y1: ({ y: at }: Bar) => at + 3,
              y2: ({ y: at }: Bar) => at + ROW - 3,
              rx: 3,
              insetRight: 1.5,
              fill: { value: ({ reason }: Bar) => reason.colour, scale: null },
            },
          ),
          Plot.text(
            bars.filter(({ share }) => share > (isPhone ? 0.1 : 0.055)),
            {
              x: ({ from, share }: Bar) => from + share / 2,
              y: ({ y: at }: Bar) => at + ROW / 2,
              text: ({ share }: Bar) => percent(share),
              fill: '#fff',
              fontWeight: 600,
              fontSize: 11.5,
            },
          ),
          ...(isPhone ? words : []),
        ],
      },
      title,
    );
  };
  const keys = reasons.map(
    ({ word, colour }) => `<span class="key"><i style="background:${colour}"></i>${escaped(word)}</span>`,
  );
  const table = tableHtml({
    caption: title,
    head: [...rowWords, ...reasons.map(({ word }) => `${word} %`)],
    rows: placed(rows, false).rows.map(line => [
      ...line.row.values,
      ...barsOf(line, reasons).map(({ share }) => percent(share, 1)),
    ]),
  });
  return `<section><h2>${title}</h2><p class="sub">${keys.join('')}</p>${responsive('half', draw)}${table}</section>`;
}
