/** A date in the format of the language. */
export const dayOf = (language: string, when: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(when);
