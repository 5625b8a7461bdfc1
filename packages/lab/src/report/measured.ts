/** Numbers of a run for the pages of the web client, and the digest of what they depend on. */
import { botByName } from '@tessera/bots';
import type { Measured } from '@tessera/bots/measured';
import { digest, encode } from '@tessera/engine';
import { adapterOf } from '../games/index.ts';
import type { Cell, Experiment } from '../types.ts';
import type { CellSummary, Summary } from './summary.ts';

/** Games of a setting before its rate is published: the first few mislead. */
const FEWEST = 30;

/** The published file of a run: a row for each setting with games. */
export function measuredOf({ experiment, cells }: Summary, date = new Date(), least = FEWEST): Measured {
  const played = cells.filter(({ games }) => games >= least);
  return {
    experiment: experiment.name,
    command: `npx ${commandOf(experiment, played)}`,
    day: date.toISOString().slice(0, 10),
    rules: experiment.game.rulesVersion,
    settings: settingsDigest(
      experiment,
      played.map(({ cell }) => cell.setting),
    ),
    rows: played.map(({ cell, games, wins, seats, first, digests, sample }) => ({
      setting: cell.setting,
      games,
      wins,
      ...(!experiment.game.isTogether && { seats, first: first.wins }),
      digest: digests.toString(16).padStart(16, '0'),
      sample,
    })),
  };
}

/** The file as the repository formats it: lists of numbers in one line. */
export const formatMeasured = (measured: Measured): string =>
  `${JSON.stringify(measured, null, 2).replace(/\[\s+([\d,\s]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`;

/** Digest of rules, content, options and bots of some cells: while it is equal, their games are the same. */
export function settingsDigest(
  { game, seed, maxPlies, cells }: Experiment,
  settings: readonly Cell['setting'][],
): string {
  const wanted = new Set(settings.map(encode));
  return digest({
    game: game.id,
    rules: game.rulesVersion,
    seed,
    maxPlies,
    content: withoutWords(adapterOf(game.id).content),
    cells: cells
      .filter(({ setting }) => wanted.has(encode(setting)))
      .map(({ id, options, bots }) => ({
        id,
        options,
        bots: bots.map(name => [name, botByName(game.id, name).budget]),
      })),
  });
}

const WORDS = ['name', 'text', 'confidence'];

/** Content as it is played: names, texts and tags may change. */
const withoutWords = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content, (key, value) => (WORDS.includes(key) ? undefined : value)));

/** The command that plays the games of some cells: `tessera lab run loop-settings --only bots=fair,seats=2 --games 300`. */
export function commandOf({ name, dimensions, cells }: Experiment, played: readonly CellSummary[]): string {
  const valuesIn = (list: readonly Cell[], dimension: string): readonly string[] => [
    ...new Set(list.map(({ setting }) => setting[dimension] ?? '')),
  ];
  const only = dimensions.flatMap(dimension => {
    const values = valuesIn(
      played.map(({ cell }) => cell),
      dimension,
    );
    if (values.length === valuesIn(cells, dimension).length) return [];
    return values.map(value => `${dimension}=${value}`);
  });
  const games = Math.max(0, ...played.map(one => one.games));
  return [
    `tessera lab run ${name}`,
    ...(only.length > 0 ? [`--only ${only.join(',')}`] : []),
    `--games ${games}`,
  ].join(' ');
}
