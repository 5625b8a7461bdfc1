import type { z } from 'zod';

type ReadonlyDeep<T> = T extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]: ReadonlyDeep<T[Field]> }
    : T;

/** The type of a schema's values. Readonly throughout: a message is data, and nobody edits one. */
export type Infer<Schema extends z.ZodType> = ReadonlyDeep<z.infer<Schema>>;
