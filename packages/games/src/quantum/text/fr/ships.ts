/** Ships in French by face, and their articles as `fill` applies them: `{ship|art}`, `{ship|Art}`. */
export const ships = [
  'Station de combat',
  'Vaisseau amiral',
  'Destroyer',
  'Frégate',
  'Intercepteur',
  'Éclaireur',
] as const;

/** By the first word of a name; notation, as the terminal writes ships, takes no article. */
const ARTICLES: Readonly<Record<string, string>> = {
  Station: 'la ',
  Vaisseau: 'le ',
  vaisseau: 'le ',
  Destroyer: 'le ',
  Frégate: 'la ',
  Intercepteur: 'l’',
  Éclaireur: 'l’',
};

/** "la Frégate 4", "le Destroyer 3", "l’Éclaireur 6". */
const art = (ship: string): string => (ARTICLES[ship.split(' ', 1)[0] ?? ''] ?? '') + ship;

/** The same at the beginning of a sentence. */
const Art = (ship: string): string => {
  const told = art(ship);
  return told.charAt(0).toUpperCase() + told.slice(1);
};

export const shipForms = { art, Art };
