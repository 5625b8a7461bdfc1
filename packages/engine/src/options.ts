import { FormatError } from './violation.ts';

/** One option of a game, as data: the menu, the command line and the parser all read it. */
export type OptionSpec =
  | { readonly kind: 'choice'; readonly values: readonly OptionValue[]; readonly default: OptionValue }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly default: number | null }
  /**
   * What a match is played with, such as the text of its cards: the default is the name of what is built in, any
   * other value is the content itself, so that a log carries it. `parse` throws FormatError for what is wrong.
   */
  | {
      readonly kind: 'content';
      readonly default: string;
      readonly parse: (given: unknown, field: string) => unknown;
    };

export type OptionValue = string | number | boolean | null;

export type OptionSpecs<O> = { readonly [K in keyof O]: OptionSpec & { readonly clause: string } };

/** Fills in defaults and refuses unknown names and values. */
export function parseOptions<O>(specs: OptionSpecs<O>, given: unknown, field = 'options'): O {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) {
    throw new FormatError(field, 'must be an object such as {"name": value}');
  }
  const wanted = given as Record<string, unknown>;
  for (const name of Object.keys(wanted)) {
    if (!Object.hasOwn(specs, name)) {
      throw new FormatError(`${field}.${name}`, `is unknown; known are ${Object.keys(specs).join(', ')}`);
    }
  }
  const entries = (Object.entries(specs) as [string, OptionSpec][]).map(([name, spec]) => {
    const value = Object.hasOwn(wanted, name) ? wanted[name] : spec.default;
    return [name, parseOption(spec, value, `${field}.${name}`)] as const;
  });
  return Object.fromEntries(entries) as O;
}

/** Only what differs from the defaults: short headers, short links. */
export function nonDefaultOptions<O extends object>(specs: OptionSpecs<O>, options: O): Partial<O> {
  const differing = (Object.keys(specs) as (keyof O)[]).filter(name => options[name] !== specs[name].default);
  return Object.fromEntries(differing.map(name => [name, options[name]])) as Partial<O>;
}

function parseOption(spec: OptionSpec, value: unknown, field: string): unknown {
  if (spec.kind === 'content') return value === spec.default ? value : spec.parse(value, field);
  if (!isAllowed(spec, value)) throw new FormatError(field, `must be ${allowed(spec)}`);
  return value;
}

/** Options with a value that can be listed or counted. */
type SimpleSpec = Exclude<OptionSpec, { readonly kind: 'content' }>;

function isAllowed(spec: SimpleSpec, value: unknown): boolean {
  if (spec.kind === 'flag') return typeof value === 'boolean';
  if (spec.kind === 'choice') return spec.values.some(one => one === value);
  if (value === null) return spec.default === null;
  return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
}

function allowed(spec: SimpleSpec): string {
  if (spec.kind === 'flag') return 'true or false';
  if (spec.kind === 'choice') return `one of ${spec.values.map(value => JSON.stringify(value)).join(', ')}`;
  return `a whole number from ${spec.min} to ${spec.max}${spec.default === null ? ', or null for none' : ''}`;
}
