import { type OptionSpec, type OptionValue, parseOptions } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { rift } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { playGame } from '../arena.ts';
import { botByName } from '../names.ts';

/** Every value of an option except the default; a small one for counts. */
const others = (spec: OptionSpec): readonly OptionValue[] => {
  const values = spec.kind === 'choice' ? spec.values : spec.kind === 'flag' ? [true, false] : [12];
  return values.filter(value => value !== spec.default);
};

const SETS = Object.entries(rift.options).flatMap(([name, spec]) =>
  others(spec).map(value => ({ [name]: value })),
);

describe('alphabeta: every option', () => {
  test.each(SETS)('plays legally with %o', async given => {
    const game = gameById('rift');
    if (!game) throw new Error('rift is missing');
    const bot = botByName('rift', 'alphabeta@60n');
    const options = parseOptions<object>(game.options, { stallLimit: 16, ...given });
    const match = await playGame({ game, options, seats: [bot, bot], seed: JSON.stringify(given) });
    expect(game.outcome(match.state)?.winners).toHaveLength(1);
    expect(match.options).toMatchObject(given);
  });
});
