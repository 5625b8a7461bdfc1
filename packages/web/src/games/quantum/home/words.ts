import type { InLanguages } from '@tessera/engine';

/** How far a match is: cubes by seat. */
export const PROGRESS: InLanguages<string> = {
  en: 'Turn {turn}, cubes left: {cubes}',
  fr: 'Tour {turn}, cubes restants : {cubes}',
  cs: '{turn}. tah, zbývá krychlí: {cubes}',
};
