// @chunk own
/**
 * Forms of names in French, as `fill` applies them: `{name|de}` for a person, whose name stays as it was typed;
 * `{agent|du}`, `{agent|au}`, `{agent|le}` for a printed name, whose article contracts or loses its capital.
 */
import type { Form } from '../language.ts';

/** Article that opens a name, `Le ` or `La `; "L’" elides by itself. */
const ARTICLE = /^(le|la|les) (?=\p{L})/iu;

/** Sounds before which "de" loses its vowel. An h is taken for aspirate: "de Hugo" is right, and never wrong. */
const VOWEL = /^(?:[aeiouœæ]|y[^aeiou])/i;

const CONTRACTED: Readonly<Record<string, readonly [of: string, to: string]>> = {
  le: ['du ', 'au '],
  la: ['de la ', 'à la '],
  les: ['des ', 'aux '],
};

const begun = (name: string, at: 0 | 1): string | undefined => {
  const article = ARTICLE.exec(name)?.[1]?.toLowerCase() ?? '';
  const contracted = CONTRACTED[article]?.[at];
  return contracted === undefined ? undefined : contracted + name.slice(article.length + 1);
};

/** "d’Ada", "de Hugo", "de Le Chat". */
const de: Form = name => (VOWEL.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`);

/** "de la Rôdeuse Temporelle", "du Chat", "de Mr Time". */
const du: Form = name => begun(name, 0) ?? de(name);

/** "à la Rôdeuse Temporelle", "au Chat", "à Mr Time". */
const au: Form = name => begun(name, 1) ?? `à ${name}`;

/** A printed name in mid-sentence: "avec la Rôdeuse Temporelle". */
const le: Form = name => name.replace(ARTICLE, article => article.toLowerCase());

export const frenchForms = { de, du, au, le };
