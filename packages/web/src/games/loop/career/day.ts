/** A day as the calendar on the wall says. */
export const dayOf = (language: string, when: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(when);
