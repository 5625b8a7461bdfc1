// @chunk engine
import { readList, readObject, refuseUnknown } from './read.ts';
import { FormatError } from './violation.ts';

/** One option of a game, as data: read by the menu, the command line and the parser. */
export type OptionSpec =
  /** Menus show `values`; a game that accepts more parses them with `parseOwn`, which throws FormatError. */
  | {
      readonly kind: 'choice';
      readonly values: readonly OptionValue[];
      readonly default: OptionValue;
      readonly parseOwn?: (given: unknown, field: string) => unknown;
    }
  /**
   * `isLate`: added when logs of the game existed already. At its default it is absent from parsed options and so
   * from states, whose digests stay what those logs were sealed with.
   */
  | { readonly kind: 'flag'; readonly default: boolean; readonly isLate?: true }
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly default: number | null }
  /**
   * A choice for each seat (researcher, agent, faction): the value is a list in the order of seats; seats
   * beyond its end get `default`. `isCounted`: the length of the list is part of the choice (how many agents
   * play), so trailing defaults stay.
   */
  | {
      readonly kind: 'perSeat';
      readonly values: readonly OptionValue[];
      readonly default: OptionValue;
      readonly most: number;
      readonly isCounted?: true;
    }
  /**
   * Content of a match, such as the text of its cards: the default is the name of the built-in content, any
   * other value is the content itself, so that a log carries it. `parse` throws FormatError.
   */
  | {
      readonly kind: 'content';
      readonly default: string;
      readonly parse: (given: unknown, field: string) => unknown;
    };

export type OptionValue = string | number | boolean | null;

export type OptionSpecs<O> = { readonly [K in keyof O]-?: OptionSpec & { readonly clause: string } };

/** Fills in defaults and refuses unknown names and values. */
export function parseOptions<O>(specs: OptionSpecs<O>, given: unknown, field = 'options'): O {
  const wanted = readObject(given, field);
  refuseUnknown(wanted, Object.keys(specs), field);
  const entries = (Object.entries(specs) as [string, OptionSpec][]).flatMap(([name, spec]) => {
    const value = Object.hasOwn(wanted, name) ? wanted[name] : defaultOf(spec);
    const parsed = parseOption(spec, value, `${field}.${name}`);
    return 'isLate' in spec && parsed === spec.default ? [] : [[name, parsed] as const];
  });
  return Object.fromEntries(entries) as O;
}

export const defaultOf = (spec: OptionSpec): OptionValue | readonly OptionValue[] =>
  spec.kind === 'perSeat' ? [] : spec.default;

/** Options that differ from the defaults, for short headers and links. */
export function nonDefaultOptions<O extends object>(specs: OptionSpecs<O>, options: O): Partial<O> {
  const isChosen = (name: keyof O): boolean =>
    specs[name].kind === 'perSeat'
      ? (options[name] as readonly unknown[]).length > 0
      : name in options && options[name] !== specs[name].default;
  const differing = (Object.keys(specs) as (keyof O)[]).filter(isChosen);
  return Object.fromEntries(differing.map(name => [name, options[name]])) as Partial<O>;
}

function parseOption(spec: OptionSpec, value: unknown, field: string): unknown {
  if (spec.kind === 'content') return value === spec.default ? value : spec.parse(value, field);
  if (spec.kind === 'perSeat') return parsePerSeat(spec, value, field);
  if (isAllowed(spec, value)) return value;
  if (spec.kind === 'choice' && spec.parseOwn) return spec.parseOwn(value, field);
  throw new FormatError(field, `must be ${allowed(spec)}`);
}

type PerSeatSpec = Extract<OptionSpec, { readonly kind: 'perSeat' }>;

/** Drops trailing defaults, so that equal choices are equal lists, unless the list is counted. */
function parsePerSeat(spec: PerSeatSpec, value: unknown, field: string): readonly OptionValue[] {
  const list = readList(value, field);
  if (list.length > spec.most)
    throw new FormatError(field, `has ${list.length} values, but at most ${spec.most}`);
  list.forEach((one, i) => {
    if (!spec.values.some(known => known === one))
      throw new FormatError(`${field}[${i}]`, `must be ${oneOf(spec.values)}`);
  });
  const length = spec.isCounted ? list.length : list.findLastIndex(one => one !== spec.default) + 1;
  return list.slice(0, length) as readonly OptionValue[];
}

/** Options with a value that can be listed or counted. */
type SimpleSpec = Exclude<OptionSpec, { readonly kind: 'content' | 'perSeat' }>;

function isAllowed(spec: SimpleSpec, value: unknown): boolean {
  if (spec.kind === 'flag') return typeof value === 'boolean';
  if (spec.kind === 'choice') return spec.values.some(one => one === value);
  if (value === null) return spec.default === null;
  return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
}

function allowed(spec: SimpleSpec): string {
  if (spec.kind === 'flag') return 'true or false';
  if (spec.kind === 'choice') return oneOf(spec.values);
  return `a whole number from ${spec.min} to ${spec.max}${spec.default === null ? ', or null for none' : ''}`;
}

const oneOf = (values: readonly OptionValue[]): string =>
  `one of ${values.map(value => JSON.stringify(value)).join(', ')}`;
