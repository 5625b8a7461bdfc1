/** The keys that only the quantum table has. */
import { digits, type Key } from '../../table/keys.ts';
import type { Mode, Offered, QuantumModel } from './contract.ts';
import { numberedOf } from './listed.ts';
import { isFree } from './offers.ts';

export function keysOf(model: QuantumModel): readonly Key[] {
  const { words, offers, enter, press } = model;
  const { keys } = words.table;
  const only = (verb: Offered['verb']) => () => {
    const found = offers.find(one => one.verb === verb);
    return found && (() => press(found));
  };
  const into = (mode: Mode) => () => (isFree(offers) ? () => enter(mode) : undefined);
  return [
    { strokes: digits(9), meaning: keys.ships, deed: digit => numbered(model, Number(digit)) },
    { strokes: ['e'], meaning: keys.end, deed: only('end') },
    { strokes: ['r'], meaning: keys.research, deed: only('research') },
    { strokes: ['c'], meaning: keys.construct, deed: () => construct(model) },
    { strokes: ['g'], meaning: keys.reconfigure, deed: into('reconfigure') },
    { strokes: ['d'], meaning: keys.deploy, deed: into('deploy') },
  ];
}

/** The only planet that is ready gets its cube at once, as by the button of the bar. */
function construct({ offers, enter, press }: QuantumModel): (() => void) | undefined {
  const [only, ...more] = offers.filter(({ verb }) => verb === 'construct');
  if (only && more.length === 0) return () => press(only);
  return isFree(offers) ? () => enter('construct') : undefined;
}

/** A ship by its number while a turn is free; else the choice with that number. */
function numbered(
  { offers, choices, view, press, select }: QuantumModel,
  number: number,
): (() => void) | undefined {
  const choice = (choices.length > 1 ? choices : numberedOf(view, offers))[number - 1];
  if (choice) return () => press(choice);
  if (!isFree(offers) || number > 5) return undefined;
  return () => select((view.decision?.seat ?? 0) * 5 + number - 1);
}
