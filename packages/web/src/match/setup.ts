/** Reads a match setup that comes from outside: the browser's storage, a message. */
import { optional, readListOf, readObject, readOneOf, readText } from '@tessera/engine';
import type { MatchSetup, SeatHolder } from './client.ts';

/** Throws FormatError. Whether the game exists and takes these options is for the rules to say. */
export function parseSetup(value: unknown, field = 'setup'): MatchSetup {
  const setup = readObject(value, field);
  return {
    id: readText(setup.id, `${field}.id`),
    game: readText(setup.game, `${field}.game`),
    title: readText(setup.title, `${field}.title`),
    seats: readListOf(parseHolder)(setup.seats, `${field}.seats`),
    options: readObject(setup.options, `${field}.options`),
    seed: readText(setup.seed, `${field}.seed`),
    ...optional(setup, 'position', readText, `${field}.position`),
  };
}

function parseHolder(value: unknown, field: string): SeatHolder {
  const holder = readObject(value, field);
  const kind = readOneOf(['you', 'friend', 'bot'])(holder.kind, `${field}.kind`);
  const name = readText(holder.name, `${field}.name`);
  return kind === 'bot' ? { kind, level: readText(holder.level, `${field}.level`), name } : { kind, name };
}
