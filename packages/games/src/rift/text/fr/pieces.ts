/** Pieces with their article in French, as `fill` applies them: `{piece|la}`, `{piece|La}`, `{piece|dela}`, `{piece|une}`. */

type Gender = 'masculine' | 'feminine' | 'elided';

const GENDERS: Readonly<Record<string, Gender>> = {
  tesseract: 'masculine',
  étoile: 'elided',
  pyramide: 'feminine',
  rectangle: 'masculine',
  cylindre: 'masculine',
  'petite glissière': 'feminine',
  'grande glissière': 'feminine',
  croix: 'feminine',
};

const NAMES = new RegExp(`(?<!\\p{L})(?:${Object.keys(GENDERS).join('|')})(?!\\p{L})`, 'giu');

/** An article before every piece of a list; only the Tesseract keeps its capital. */
const article = (articles: Readonly<Record<Gender, string>>, ofTesseract: string) => (text: string) =>
  text.replace(NAMES, name => {
    const word = name.toLowerCase();
    return word === 'tesseract' ? `${ofTesseract}Tesseract` : articles[GENDERS[word] ?? 'masculine'] + word;
  });

const la = article({ masculine: 'le ', feminine: 'la ', elided: 'l’' }, 'le ');

export const pieceForms = {
  la,
  La: (text: string) => la(text).replace(/^l/, 'L'),
  dela: article({ masculine: 'du ', feminine: 'de la ', elided: 'de l’' }, 'du '),
  /** A side has one Tesseract, so it stays definite. */
  une: article({ masculine: 'un ', feminine: 'une ', elided: 'une ' }, 'le '),
};
