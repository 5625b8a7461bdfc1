// @chunk own
/**
 * Forms of names in French, as `fill` applies them: `{name|de}`, `{name|aQui}`, `{name|qui}` for a seat, where the name of a
 * person stays as it was typed and a bot is a common noun; `{agent|du}`, `{agent|au}`, `{agent|le}` for a printed name,
 * whose article contracts or loses its capital.
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

/** Names that bots have unless somebody types one: `Robot` and a level of the new match form. */
const BOT = /^Robot (?:au hasard|novice|facile|moyen|pressé|posé|fort|d’élite)(?: \d+)?$/;

/** A form for seats: a bot with an article, anybody else by name. */
const seated =
  (article: string, named: Form): Form =>
  name =>
    BOT.test(name) ? `${article}r${name.slice(1)}` : named(name);

/** "d’Ada", "de Hugo", "de Le Chat", "du robot posé". */
const de = seated('du ', name => (VOWEL.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`));

/** "à Ada", "à Le Chat", "au robot posé". */
const aQui = seated('au ', name => `à ${name}`);

/** The same at the beginning of a sentence. */
const AQui = seated('Au ', name => `À ${name}`);

/** "Ada", "le robot posé": after a preposition, or as a subject in mid-sentence. */
const qui = seated('le ', name => name);

/** The same at the beginning of a sentence. */
const Qui = seated('Le ', name => name);

/** "de la Rôdeuse Temporelle", "du Chat", "de Mr Time". */
const du: Form = name => begun(name, 0) ?? de(name);

/** "à la Rôdeuse Temporelle", "au Chat", "à Mr Time". */
const au: Form = name => begun(name, 1) ?? `à ${name}`;

/** A printed name in mid-sentence: "avec la Rôdeuse Temporelle". */
const le: Form = name => name.replace(ARTICLE, article => article.toLowerCase());

export const frenchForms = { de, aQui, AQui, qui, Qui, du, au, le };
