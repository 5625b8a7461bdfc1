import type { z } from 'zod';

type ReadonlyDeep<T> = T extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]: ReadonlyDeep<T[Field]> }
    : T;

/** The type of a schema's values, deeply readonly: a message is never edited. */
export type Infer<Schema extends z.ZodType> = ReadonlyDeep<z.infer<Schema>>;
