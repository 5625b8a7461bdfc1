/** Validation by a JSON Schema, as far as docs/puzzles.schema.json uses the language. */
interface Schema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** Every fault of a value, with its path. */
export function faultsOf(root: Schema, value: unknown, schema: Schema = root, path = ''): string[] {
  if (schema.$ref) {
    const inner = schema.$ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, name) => (at as Schema)[name], root);
    return faultsOf(root, value, inner as Schema, path);
  }
  const own = Object.entries(schema).flatMap(([keyword, wanted]) =>
    holds(keyword, wanted, value, schema) ? [] : [`${path} ${keyword}`],
  );
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => {
          const rule = Array.isArray(value) ? schema.items : schema.properties?.[name];
          return rule ? faultsOf(root, one, rule, `${path}/${name}`) : [];
        })
      : [];
  return [...own, ...inner];
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: value => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: value => typeof value === 'string',
  integer: Number.isInteger,
};

function holds(keyword: string, wanted: unknown, value: unknown, schema: Schema): boolean {
  const size = Array.isArray(value) || typeof value === 'string' ? value.length : 0;
  switch (keyword) {
    case 'type':
      return TYPES[wanted as string]?.(value) === true;
    case 'enum':
      return (wanted as unknown[]).includes(value);
    case 'pattern':
      return new RegExp(wanted as string).test(value as string);
    case 'minLength':
    case 'minItems':
      return size >= (wanted as number);
    case 'maxItems':
      return size <= (wanted as number);
    case 'minimum':
      return (value as number) >= (wanted as number);
    case 'maximum':
      return (value as number) <= (wanted as number);
    case 'uniqueItems':
      return new Set(value as unknown[]).size === size;
    case 'required':
      return (wanted as string[]).every(name => Object.hasOwn(value as object, name));
    case 'additionalProperties':
      return Object.keys(value as object).every(name => Object.hasOwn(schema.properties ?? {}, name));
    default:
      return ['$schema', '$defs', 'title', 'description', 'properties', 'items'].includes(keyword);
  }
}
