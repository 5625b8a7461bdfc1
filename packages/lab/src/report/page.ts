/** The report: one HTML file with everything in it. Figures are SVG, so that it needs no script. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { wilson } from '@tessera/bots';
import { heatMap, seatMap } from './heat.ts';
import type { Judged } from './judge.ts';
import { byDimension, bySeat, endsAlone } from './rates.ts';
import { reasonsOf } from './reasons.ts';
import type { Summary } from './summary.ts';
import { escaped, grouped, percent, signed } from './svg.ts';
import { medianOf, turnFigures } from './turns.ts';
import { hasRivals, headlineOf, leadOf } from './words.ts';
import { cardFigures, peopleFigure } from './worth.ts';

export interface PageFacts {
  /** Command that plays the games again. */
  readonly command: string;
  /** Day of the report; today by default. */
  readonly date?: Date;
}

const ACCENTS: Readonly<Record<string, string>> = {
  tesseract: 'violet',
  loop: 'amber',
  quantum: 'cyan',
  rift: 'green',
};

export function reportPage(summary: Summary, { command, date = new Date() }: PageFacts): string {
  const { experiment, digest, games, cells } = summary;
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const bots = [...new Set(cells.map(({ cell }) => cell.setting.bots ?? ''))].join(', ');
  const isRated = experiment.game.isTogether || hasRivals(summary);
  return [
    '<!doctype html>',
    `<html lang="en" style="--accent: var(--${ACCENTS[experiment.game.id] ?? 'green'})">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(experiment.title)}</title>`,
    `<style>${fontFaces()}${readFileSync(new URL('./page.css', import.meta.url), 'utf8')}</style>`,
    '</head>',
    '<body><main>',
    `<div class="top"><span><b>Tessera lab</b> · ${escaped(experiment.title)} · ${day}</span><span>run ${digest.slice(0, 8)} · ${escaped(bots)}</span></div>`,
    `<h1>${escaped(headlineOf(summary))}</h1>`,
    `<p class="lead">${escaped(leadOf(summary))}</p>`,
    games === 0 ? '<p class="lead">No games yet.</p>' : '',
    games === 0 ? '' : facts(summary, isRated),
    goalsTable(summary),
    ...(games === 0
      ? []
      : [
          isRated ? heatMap(summary) : '',
          isRated ? `<div class="pair">${byDimension(summary)}${endsAlone(summary)}</div>` : '',
          isRated
            ? `<div class="pair">${bySeat(summary)}</div>`
            : `<div class="pair">${seatMap(summary)}<div>${bySeat(summary)}</div></div>`,
          turnFigures(summary),
          cardFigures(summary),
          `<div class="pair">${peopleFigure(summary)}${quarters(summary)}</div>`,
        ]),
    foot(summary, command),
    '</main></body></html>',
    '',
  ]
    .filter(part => part !== '')
    .join('\n');
}

/** Embedded fonts; a production install has none, and the page falls back to the system's. */
function fontFaces(): string {
  const files = [
    ['Inter Variable', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', '100 900'],
    [
      'Space Grotesk Variable',
      '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
      '300 700',
    ],
  ] as const;
  const { resolve } = createRequire(import.meta.url);
  return files
    .map(([family, file, weights]) => {
      try {
        const data = readFileSync(resolve(file)).toString('base64');
        return `@font-face{font-family:"${family}";font-weight:${weights};src:url(data:font/woff2;base64,${data}) format("woff2")}\n`;
      } catch {
        return '';
      }
    })
    .join('');
}

function facts(summary: Summary, isRated: boolean): string {
  const { games, wins, cells, cards, hours } = summary;
  const { rate, low, high } = wilson(wins, games);
  const [loss] = reasonsOf(summary).filter(({ colour }) => colour !== 'var(--won)');
  const losses = cells.reduce((sum, one) => sum + (one.reasons.get(loss?.id ?? '') ?? 0), 0);
  const [best] = cards.filter(({ isSignificant }) => isSignificant);
  const list: readonly (readonly [string, string])[] = [
    ...(isRated
      ? [[`${percent(rate, 1)} %`, `won, ${percent(low, 1)} to ${percent(high, 1)}`] as const]
      : []),
    [grouped(games), `games in ${cells.length} settings`],
    [`turn ${medianOf(cells)}`, 'median length'],
    ...(loss && isRated && games > wins
      ? [[`${percent(losses / (games - wins))} %`, `of losses: ${loss.word}`] as const]
      : []),
    ...(best ? [[`${signed(best.difference)} points`, `best card: ${best.name}`] as const] : []),
    ...(best ? [] : [[`${hours.toFixed(hours < 10 ? 1 : 0)} h`, 'of one thread'] as const]),
  ];
  return `<div class="facts">${list.map(([value, word]) => `<div><b>${escaped(value)}</b><span>${escaped(word)}</span></div>`).join('')}</div>`;
}

function goalsTable({ goals }: Summary): string {
  if (goals.length === 0) return '';
  const of = (wanted: Judged['verdict']): readonly Judged[] =>
    goals.filter(({ verdict }) => verdict === wanted);
  const [met, missed, open] = [of('met'), of('missed'), of('no games')];
  const sub = `${met.length} of ${met.length + missed.length} met by the estimates; “not yet sure”: the 95 % interval reaches across the limit`;
  const folded = (title: string, list: readonly Judged[]): string =>
    list.length === 0
      ? ''
      : `<details><summary>${title}: ${list.length}</summary>${goalRows(list)}</details>`;
  return `<section class="goals"><h2>Goals</h2><p class="sub">${sub}</p>${missed.length === 0 ? '' : goalRows(missed)}${folded('Goals that are met', met)}${folded('Goals without games', open)}</section>`;
}

function goalRows(goals: readonly Judged[]): string {
  const rows = goals.map(({ verdict, isSure, sentence, found }) => {
    const sign = { met: '✓', missed: '✕', 'no games': '·' }[verdict];
    const word = `${verdict}${isSure || verdict === 'no games' ? '' : ', not yet sure'}`;
    return `<tr class="${verdict === 'no games' ? 'none' : verdict}"><td><span class="sign">${sign}</span> ${word}</td><th scope="row">${escaped(sentence)}</th><td>${escaped(found)}</td></tr>`;
  });
  return `<table><tbody>${rows.join('\n')}</tbody></table>`;
}

function quarters({ quarters: all }: Summary): string {
  if (all.every(({ games }) => games === 0)) return '';
  const rows = all.map(
    ({ quarter, games, told, won }) =>
      `<tr><th scope="row">${100 * quarter} %</th><td>${percent(told, 1)}</td><td>${percent(won, 1)}</td><td>${signed(told - won)}</td><td>${grouped(games)}</td></tr>`,
  );
  return `<section><h2>Chances told by the bots</h2><p class="sub">mean win chance told last before a quarter of the game, beside what was won</p><div class="scroll"><table class="plain"><thead><tr><th scope="col">of the game</th><th scope="col">told %</th><th scope="col">won %</th><th scope="col">difference</th><th scope="col">games</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}

function foot({ experiment, hours, name, digest }: Summary, command: string): string {
  const { seed, game, maxPlies } = experiment;
  return `<section class="foot"><div><h2>Do it again</h2><pre><i>$</i> ${escaped(command)}
<i>$</i> tessera lab report DIR        <i># this page</i>
<i>$</i> tessera lab replay DIR 0/17   <i># game 17 of cell 0, compared by digest</i></pre></div>
<p class="note"><b>Method.</b> Seeds “${escaped(seed)}/0”, “${escaped(seed)}/1” and so on; games of one number share their seed across settings. Bots count nodes, not time: the same game on every machine. Rules ${game.rulesVersion} of ${game.id}, at most ${grouped(maxPlies)} answers, ${hours.toFixed(1)} hours of one thread. Intervals are Wilson’s for rates, Mantel–Haenszel differences for cards and people; Benjamini–Hochberg controls the share of false discoveries within each list. <b>Limits.</b> Bots choose the cards they take, so a card’s worth is that of the moments it was taken in; people differ from bots. Experiment ${escaped(name)}, digest ${digest}.</p></section>`;
}
