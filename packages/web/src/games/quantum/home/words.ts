import type { Language } from '@tessera/engine';

export const FIRST_GAME: Readonly<Record<Language, string>> = {
  en: 'You against a gentle bot. You begin, and each new thing is explained.',
  fr: 'Vous contre un robot doux. Vous commencez, et chaque nouveauté est expliquée.',
  cs: 'Vy proti mírnému robotovi. Začínáte vy a každá novinka se vysvětlí.',
};

/** How far a match is: cubes by seat. */
export const PROGRESS: Readonly<Record<Language, string>> = {
  en: 'Turn {turn}, cubes left: {cubes}',
  fr: 'Tour {turn}, cubes restants : {cubes}',
  cs: '{turn}. tah, zbývá krychlí: {cubes}',
};
