/** Parser of the effect language: `removeRift(here,1) ; may(moveSelf(1))`. */
import { FormatError } from '@tessera/engine';
import { CONDITIONS, COUNTED, type Part, SELECTORS } from './language.ts';

/** `name(first, second)`; an argument is a sequence of terms. */
interface Term {
  readonly name: string;
  readonly args: readonly (readonly Term[])[];
  readonly text: string;
}

/** Throws a FormatError with the column of the syntax error. */
export function readEffect(text: string, field = 'effect'): readonly Part[] {
  const words = [...text.matchAll(/[A-Za-z]+|\d+|[(),;|=]|\S/g)];
  let at = 0;
  const peek = (): string => words[at]?.[0] ?? '';
  const fail = (what: string): never => {
    const found = words[at];
    const place = found ? found.index + 1 : text.length + 1;
    throw new FormatError(field, `${what}, not “${found?.[0] ?? 'the end'}”`, place);
  };
  const expect = (word: string): void => {
    if (peek() !== word) fail(`expected “${word}”`);
    at++;
  };

  function term(): Term {
    const start = at;
    const name = peek();
    if (!/^\w+$/.test(name)) fail('expected a word or a number');
    at++;
    const args: (readonly Term[])[] = [];
    if (peek() === '(') {
      do {
        at++;
        args.push(sequence());
      } while (peek() === ',' || peek() === '|');
      expect(')');
    }
    if (peek() === '=') {
      at++;
      if (!/^\w+$/.test(peek())) fail('expected a word or a number');
      at++;
    }
    return {
      name,
      args,
      text: words
        .slice(start, at)
        .map(([word]) => word)
        .join(''),
    };
  }

  function sequence(): readonly Term[] {
    const terms = [term()];
    while (peek() === ';') {
      at++;
      terms.push(term());
    }
    return terms;
  }

  const terms = sequence();
  if (at < words.length) fail('expected “;” or the end');
  return terms.flatMap(one => partsOf(one, field));
}

const complain = (field: string, { text }: Term, wanted: string): never => {
  throw new FormatError(field, `“${text}”: ${wanted}`);
};

/** Compiles one term into parts. */
function partsOf(term: Term, field: string): readonly Part[] {
  const { name, args } = term;
  const wants = (few: number, most = few): void => {
    if (args.length < few || args.length > most)
      complain(
        field,
        term,
        few === most ? `wants ${few} in brackets` : `wants ${few} to ${most} in brackets`,
      );
  };
  const word = (i: number): string => (args[i]?.length === 1 ? (args[i][0] as Term).text : '');
  const oneOf = <T extends string>(i: number, known: readonly T[]): T =>
    known.find(one => one === word(i)) ?? complain(field, term, `must have one of ${known.join(', ')}`);
  const selector = (i: number) => oneOf(i, SELECTORS);
  const number = (i: number): number =>
    /^[1-9]$/.test(word(i)) ? Number(word(i)) : complain(field, term, 'must have a number from 1 to 9');
  const inside = (i: number): readonly Part[] => (args[i] ?? []).flatMap(one => partsOf(one, field));

  switch (name) {
    case 'addEnergy':
      wants(2);
      return [{ op: name, at: selector(0), count: word(1) === 'removed' ? 'removed' : number(1) }];
    case 'removeRift':
    case 'pushClone':
    case 'destroyClone':
      wants(2);
      return [{ op: name, at: selector(0), count: word(1) === 'all' ? 'all' : number(1) }];
    case 'levelEnergy':
    case 'levelRift':
    case 'jumpSelf':
    case 'takeAvailable':
      wants(1);
      return [{ op: name, at: selector(0) }];
    case 'pullClone':
    case 'draw':
    case 'discardHand':
    case 'destroyHand':
    case 'makeAvailable':
    case 'ready':
      wants(1);
      return [{ op: name, count: number(0) }];
    case 'moveSelf': {
      wants(1, 3);
      const extras = args.slice(1).map((_, i) => word(i + 1));
      const carry = Number(extras.find(one => /^carry=[1-9]$/.test(one))?.slice('carry='.length) ?? 0);
      const fromVortex = extras.includes('carryFrom=vortex');
      if (extras.length !== Number(carry > 0) + Number(fromVortex))
        complain(field, term, 'takes carry=1 and carryFrom=vortex besides');
      return [{ op: name, steps: number(0), carry, fromVortex }];
    }
    case 'moveAgent':
      wants(2);
      return [{ op: name, who: oneOf(0, ['other', 'any'] as const), steps: number(1) }];
    case 'swapSelf':
      wants(1);
      oneOf(0, ['other']);
      return [{ op: name }];
    case 'readyDim':
    case 'letOther':
      wants(0);
      return [{ op: name }];
    case 'swapClone':
      wants(2);
      return [{ op: name, from: selector(0), to: selector(1) }];
    case 'applyCard': {
      wants(1);
      const [zone] = args[0] ?? [];
      if (zone?.name !== 'available')
        return [{ op: name, zone: oneOf(0, ['handOf(other)', 'topDestroyed'] as const) }];
      const at = SELECTORS.find(one => one === zone.args[0]?.[0]?.text);
      return [{ op: name, zone: 'available', at: at ?? complain(field, zone, 'wants an era in brackets') }];
    }
    case 'may':
    case 'eachPlayer': {
      wants(1);
      const parts = inside(0);
      return [{ op: name, reach: parts.length }, ...parts];
    }
    case 'choose': {
      wants(2);
      const [first, second] = [inside(0), inside(1)];
      return [{ op: name, reach: first.length + 1 }, ...branches(first, second)];
    }
    case 'if': {
      wants(2, 3);
      const [then, otherwise] = [inside(1), args.length > 2 ? inside(2) : []];
      const condition = oneOf(0, CONDITIONS);
      return [{ op: name, condition, reach: then.length + 1 }, ...branches(then, otherwise)];
    }
    case 'foreach': {
      wants(2);
      const parts = inside(1);
      if (parts.some(({ op }) => op === 'foreach')) complain(field, term, 'must not hold another foreach');
      return [
        { op: name, of: oneOf(0, COUNTED), reach: parts.length + 1 },
        ...parts,
        { op: 'again', reach: parts.length },
      ];
    }
    default:
      return complain(field, term, 'is no part of an effect');
  }
}

/** The first branch, a jump over the second, the second branch. */
const branches = (first: readonly Part[], second: readonly Part[]): readonly Part[] => [
  ...first,
  { op: 'skip', reach: second.length },
  ...second,
];
