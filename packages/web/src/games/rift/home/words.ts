import type { Language } from '@tessera/engine';

export const FIRST_GAME: Readonly<Record<Language, string>> = {
  en: 'You against a gentle bot. You see the ground before you place your pieces.',
  fr: 'Vous contre un robot doux. Vous voyez le terrain avant de poser vos pièces.',
  cs: 'Vy proti mírnému robotovi. Desku uvidíte dřív, než postavíte kameny.',
};
