/** Translations that say a term of the glossary in other words, or leave it out, each with its reason. */
import type { Language } from '@tessera/engine';
import type { Part } from './catalogues.ts';

export interface Freely {
  readonly game: Part;
  /** Id of the term. */
  readonly term: string;
  /** Absent: in every translation. */
  readonly language?: Language;
  /** File and key of sentences that need not say the term. */
  readonly at?: RegExp;
  /** Words that say the same and are not marked as the term in the rules. */
  readonly also?: readonly string[];
  readonly reason: string;
}

export const FREELY: readonly Freely[] = [
  {
    game: 'loop',
    term: 'dimension',
    at: /table\.turns\.loop$/,
    reason: 'the buttons beside it name the dimensions of a LOOP',
  },
  {
    game: 'loop',
    term: 'push',
    language: 'fr',
    at: /answers\.pickDirection\./,
    reason: 'one pushes towards an era (vers) and sends to it (à), and the forms of eras say à',
  },
  {
    game: 'loop',
    term: 'draw',
    language: 'cs',
    at: /events\.reshuffled/,
    reason: 'the sentence has just said balíček',
  },
  {
    game: 'quantum',
    term: 'ship',
    at: /guide.*sections\.8\.|lessons\.(goal|fleet|lastCube|construct)$|bar\.allMoved$|shorts\.DANGEROUS$|nothing\.reconfigure$/,
    reason: 'the ship is its number, or has just been named',
  },
  {
    game: 'quantum',
    term: 'opponent',
    language: 'fr',
    also: ['adverse*'],
    reason: 'the adjective: un cube adverse',
  },
  {
    game: 'quantum',
    term: 'opponent',
    language: 'cs',
    at: /asked\.sabotage$/,
    reason: 'all others: the sentence names who played the card',
  },
  { game: 'quantum', term: 'slot', language: 'fr', at: /commands\.free$/, reason: 'a label inside the slot' },
  {
    game: 'quantum',
    term: 'slot',
    language: 'cs',
    also: ['míst*', 'volno'],
    reason: 'a slot is a place: it is called free only where that matters',
  },
  {
    game: 'quantum',
    term: 'sheet',
    at: /tabs\.sheet$/,
    reason: 'a narrow tab, named after the fleet on the sheet',
  },
  {
    game: 'quantum',
    term: 'orbit',
    language: 'cs',
    at: /guide.*sections\.[08]\.|lessons\.(goal|occupy)$|bar\.nomadic$/,
    reason: 'short of room: dráha alone, or next to a planet',
  },
  {
    game: 'quantum',
    term: 'orbit',
    language: 'fr',
    also: ['autour d’une planète'],
    reason: 'around a planet is in its orbit',
  },
  {
    game: 'rift',
    term: 'cross',
    language: 'fr',
    at: /guide.*sections\.1\.|help\.2$/,
    reason: 'the verb cross; an arm is one of a cross',
  },
  {
    game: 'rift',
    term: 'intersection',
    language: 'fr',
    at: /prompt\.placeTesseractShort$|lessons\.goal$/,
    reason: 'short lines: a lit point, and the place right behind',
  },
  {
    game: 'rift',
    term: 'armEnd',
    language: 'fr',
    at: /crossSpacing\.values\.manhattan2$/,
    reason: 'the label of the option names the cross',
  },
  {
    game: 'rift',
    term: 'camp',
    language: 'fr',
    at: /editor.*terms\.camp$/,
    reason: 'the camps as they are drawn',
  },
  {
    game: 'tesseract',
    term: 'researcher',
    language: 'fr',
    also: ['la personne suivante', 'une autre personne'],
    reason: 'the printed book leaves the gender open with la personne suivante',
  },
  {
    game: 'tesseract',
    term: 'lab',
    at: /branches\.transfer$|wishes\.between$|special\.R0[38]$|modes\.transfer$|now\.adjust$/,
    reason: 'the labs are named or shown beside it',
  },
  {
    game: 'tesseract',
    term: 'contain',
    at: /whys\.completes$|chosen\.toBoard$|tabs\.board$/,
    reason: 'the board is the one of containment, and the button beside says the verb',
  },
  {
    game: 'tesseract',
    term: 'slot',
    also: ['case', 'cases', 'políčk*'],
    reason: 'the printed French book says case and emplacement; the Czech board has políčka',
  },
  {
    game: 'tesseract',
    term: 'set',
    language: 'fr',
    also: ['suite', 'suites', 'combinaison*'],
    reason: 'an English set is a série or a suite; combinaison is either',
  },
  {
    game: 'tesseract',
    term: 'set',
    at: /decisions\.reroll$|whys\.(readiesSet|aims)$|advice\.rolls$|guide.*sections\.(4|10)\.|story.* set$|now\.contain$|lessons\.eventRolls$/,
    reason: 'to contain is to contain a set, and its cubes are on the table',
  },
  {
    game: 'tesseract',
    term: 'unlock',
    language: 'fr',
    also: ['débloqu*'],
    reason: 'the printed term is the card; the book has no verb',
  },
  {
    game: 'tesseract',
    term: 'removable',
    language: 'cs',
    also: ['volná', 'volné', 'volných'],
    reason: 'the adjective alone, of a cube that is named or pointed at',
  },
  {
    game: 'tesseract',
    term: 'prime',
    language: 'cs',
    at: /guide.*sections\.7\.parts\.0$/,
    reason: 'a Czech event causes a collapse',
  },
  {
    game: 'tesseract',
    term: 'adjust',
    language: 'cs',
    at: /answers\.away$/,
    reason: 'a short button: to lower it is to adjust it',
  },
];
