/** Reads a match setup that comes from outside: the browser's storage, a message. */
import { FormatError } from '@tessera/engine';
import type { MatchSetup, SeatHolder } from './client.ts';
import { list, object, text } from './fields.ts';

/** Throws FormatError. Whether the game exists and takes these options is for the rules to say. */
export function parseSetup(value: unknown, field = 'setup'): MatchSetup {
  const setup = object(value, field);
  const position =
    setup.position === undefined ? {} : { position: text(setup.position, `${field}.position`) };
  return {
    id: text(setup.id, `${field}.id`),
    game: text(setup.game, `${field}.game`),
    title: text(setup.title, `${field}.title`),
    seats: list(setup.seats, `${field}.seats`).map((one, i) => parseHolder(one, `${field}.seats[${i}]`)),
    options: object(setup.options, `${field}.options`),
    seed: text(setup.seed, `${field}.seed`),
    ...position,
  };
}

function parseHolder(value: unknown, field: string): SeatHolder {
  const { kind, name, level } = object(value, field);
  const named = { name: text(name, `${field}.name`) };
  if (kind === 'you' || kind === 'friend') return { kind, ...named };
  if (kind === 'bot') return { kind, ...named, level: text(level, `${field}.level`) };
  throw new FormatError(`${field}.kind`, 'must be you, friend or bot');
}
