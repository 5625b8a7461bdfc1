/** A counted phrase; a language adds the forms it needs. */
interface Counted {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** The same keys with any words, so that a translation can miss nothing and add nothing. */
export type Words<T> = T extends string
  ? string
  : T extends { readonly one: string; readonly other: string }
    ? Counted
    : { readonly [K in keyof T]: Words<T[K]> };
