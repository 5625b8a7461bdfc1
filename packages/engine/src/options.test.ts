import { describe, expect, test } from 'vitest';
import { defaultOf, FormatError, nonDefaultOptions, type OptionSpecs, parseOptions } from './index.ts';

interface Sample {
  readonly order: 'first' | 'last';
  readonly fast: boolean;
  readonly limit: number | null;
  readonly deck: 'usual' | readonly number[];
  readonly hats: readonly string[];
  readonly crew: readonly string[];
}

function parseDeck(given: unknown, field: string): readonly number[] {
  if (!Array.isArray(given)) throw new FormatError(field, 'must be a list of cards');
  return given.map(Number);
}

const SPECS: OptionSpecs<Sample> = {
  order: { kind: 'choice', values: ['first', 'last'], default: 'last', clause: 'X-1' },
  fast: { kind: 'flag', default: true, clause: 'X-2' },
  limit: { kind: 'count', min: 1, max: 9, default: null, clause: 'X-3' },
  deck: { kind: 'content', default: 'usual', parse: parseDeck, clause: 'X-4' },
  hats: { kind: 'perSeat', values: ['any', 'red', 'blue'], default: 'any', most: 3, clause: 'X-5' },
  crew: { kind: 'perSeat', values: ['any', 'cook'], default: 'any', most: 3, isCounted: true, clause: 'X-6' },
};

describe('options', () => {
  test('fill in defaults, and leave them out again', () => {
    const options = parseOptions(SPECS, { limit: 4 });
    expect(options).toEqual({ order: 'last', fast: true, limit: 4, deck: 'usual', hats: [], crew: [] });
    expect(nonDefaultOptions(SPECS, options)).toEqual({ limit: 4 });
  });

  test('parse content by its own parser, and keep it whole', () => {
    const options = parseOptions(SPECS, { deck: ['3', 1] });
    expect(options.deck).toEqual([3, 1]);
    expect(nonDefaultOptions(SPECS, options)).toEqual({ deck: [3, 1] });
    expect(nonDefaultOptions(SPECS, parseOptions(SPECS, { deck: 'usual' }))).toEqual({});
  });

  test('a list by seat ends with its last choice', () => {
    const hats = (given: readonly string[]) => parseOptions(SPECS, { hats: given });
    expect(hats(['any', 'red', 'any']).hats).toEqual(['any', 'red']);
    expect(nonDefaultOptions(SPECS, hats(['any', 'red']))).toEqual({ hats: ['any', 'red'] });
    expect(nonDefaultOptions(SPECS, hats(['any', 'any', 'any']))).toEqual({});
    expect(defaultOf(SPECS.hats)).toEqual([]);
  });

  test('a counted list keeps its trailing defaults', () => {
    const crew = (given: readonly string[]) => parseOptions(SPECS, { crew: given });
    expect(crew(['cook', 'any', 'any']).crew).toEqual(['cook', 'any', 'any']);
    expect(nonDefaultOptions(SPECS, crew(['any', 'any']))).toEqual({ crew: ['any', 'any'] });
    expect(nonDefaultOptions(SPECS, crew([]))).toEqual({});
  });

  test.each([
    [{ hats: ['any', 'green'] }, 'options.hats[1]: must be one of "any", "red", "blue"'],
    [{ hats: ['any', 'any', 'any', 'any'] }, 'options.hats: has 4 values, but at most 3'],
    [{ hats: 'red' }, 'options.hats: must be a list'],
    [{ deck: 'other' }, 'options.deck: must be a list of cards'],
    [{ speed: 1 }, 'options.speed: is unknown; known are order, fast, limit, deck, hats, crew'],
    [{ order: 'middle' }, 'options.order: must be one of "first", "last"'],
    [{ fast: 1 }, 'options.fast: must be true or false'],
    [{ limit: 10 }, 'options.limit: must be a whole number from 1 to 9, or null for none'],
    [{ limit: 1.5 }, 'options.limit: must be a whole number'],
    [{ limit: '4' }, 'options.limit: must be a whole number'],
    [{ order: undefined }, 'options.order: must be one of'],
    [JSON.parse('{"__proto__": {"fast": false}}'), 'options.__proto__: is unknown'],
    [{ toString: 1 }, 'options.toString: is unknown'],
    [null, 'options: must be an object'],
    [[], 'options: must be an object'],
    ['fast', 'options: must be an object'],
  ])('%j is refused in words', (given, message) => {
    expect(() => parseOptions(SPECS, given)).toThrow(message);
  });
});
