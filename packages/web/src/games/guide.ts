/**
 * The player's guide of a game. Its text is data, so that tests can compare the languages; its pictures are
 * named, and drawn by the components of the game's own board.
 */
import { LANGUAGES, type Language } from '@tessera/engine';
import type { ComponentType } from 'preact';

/**
 * Text in which a sentence that states a rule is followed by its clause: `You may not pass. [R-TURN-2]`;
 * asterisks emphasise: `a *pawn*`.
 */
export type Prose = string;

export interface GuideFigure<F extends string = string> {
  readonly figure: F;
  readonly title?: string;
  readonly caption: Prose;
}

/** A paragraph, a list, or pictures side by side. */
export type GuidePart<F extends string = string> =
  | Prose
  | { readonly points: readonly Prose[] }
  | { readonly figures: readonly GuideFigure<F>[] };

export interface GuideSection<F extends string = string> {
  /** Fragment id, equal in every language. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly GuidePart<F>[];
}

export interface Guide<F extends string = string> {
  readonly lead: Prose;
  readonly sections: readonly GuideSection<F>[];
}

/** Component that draws a picture of a guide by its name. */
export type DrawnFigure = ComponentType<{ readonly figure: string }>;

/** File name of the rules document: <game>.md in English, <game>.<language>.md in other languages. */
export const documentOf = (game: string, language: Language): string =>
  language === LANGUAGES[0] ? `${game}.md` : `${game}.${language}.md`;

export interface Sentence {
  readonly text: string;
  readonly clause: string | undefined;
}

/** Splits prose after each clause. */
export const sentencesOf = (prose: Prose): readonly Sentence[] =>
  [...prose.matchAll(/(.+?)(?: \[([\w-]+)\]|$) ?/g)].map(([, text = '', clause]) => ({ text, clause }));

export function proseOf(part: GuidePart): readonly Prose[] {
  if (typeof part === 'string') return [part];
  return 'points' in part ? part.points : part.figures.map(({ caption }) => caption);
}

/** Fragment of a section; headings of the clauses never begin like this. */
export const anchorOf = ({ id }: Pick<GuideSection, 'id'>): string => `guide-${id}`;

/** The guide's sentence about a clause, and the fragment of its section. */
export function saidOf(guide: Guide, clause: string): { text: string; anchor: string } | undefined {
  for (const section of guide.sections) {
    const sentences = section.parts.flatMap(proseOf).flatMap(sentencesOf);
    const said = sentences.find(sentence => sentence.clause === clause);
    if (said) return { text: said.text.replaceAll('*', ''), anchor: anchorOf(section) };
  }
  return undefined;
}
