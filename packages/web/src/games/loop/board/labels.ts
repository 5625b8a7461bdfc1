/** Names of pieces, for tooltips and accessible labels. */
import {
  agentWord,
  type Card,
  cardWord,
  contentOf,
  type Dimension,
  type Era,
  missionWord,
  RIFT_SLOTS,
  type Token,
} from '@tessera/games/loop';
import { fill, percent, plural } from '../../../text/index.ts';
import type { Thing } from '../contract.ts';
import { namingOf, type Speech } from '../speech.ts';
import type { LoopWords } from '../words/index.ts';
import type { EraModel } from './Era.tsx';
import type { EraThings, Tile } from './eras.ts';

export const eraName = ({ game }: LoopWords, era: Era): string => game.eras[era] ?? '';

export function cardLabel(speech: Speech, card: Card): string {
  const { board, game } = speech.words;
  const { dimension = 0 } = contentOf(speech.view).cards[card] ?? {};
  return fill(board.card, {
    card: cardWord(namingOf(speech), card),
    dimension: game.dimensions[dimension] ?? '',
  });
}

/** A name on two lines of like length; a single word stays whole. */
export function halvesOf(name: string): readonly string[] {
  const words = name.split(' ');
  const ways = words.map((_, i) => [words.slice(0, i).join(' '), words.slice(i).join(' ')] as const);
  const widths = ways.map(way => Math.max(...way.map(({ length }) => length)));
  const best = ways[widths.indexOf(Math.min(...widths))] ?? [name];
  return best.filter(half => half !== '');
}

export const centrifugeName = ({ board, game }: LoopWords, dimension: Dimension): string =>
  fill(board.centrifuge, { dimension: game.dimensions[dimension] ?? '' });

export function cloneName({ view, words }: Speech, token: Token): string {
  const { destruction = 0, isSupa = false } = contentOf(view).tokens[token] ?? {};
  const { clone, supa } = words.board;
  return fill(isSupa ? supa : clone, { at: words.game.at[destruction] ?? '' });
}

/** Name of a tile; a revealed mission has its own. */
export const tileName = (speech: Speech, tile: Tile): string =>
  tile.kind === 'mission' ? missionWord(namingOf(speech), tile.mission) : speech.words.board[tile.kind];

/** "Industrial Era: 3 rifts, 51 % overflow, 1 energy, 2 clones, …" */
export function eraLabel(model: EraModel, things: EraThings): string {
  const { words, outlook } = model;
  const { board, language } = words;
  const { era, rifts, fallen, energy, perpetual, clones, pawns, cards, tile } = things;
  const { overflow = 0, defeat = 0 } = outlook.eras[era] ?? {};
  const chance = (sentence: string, of: number): string => fill(sentence, { chance: percent(language, of) });
  const parts = [
    plural(language, board.rifts, rifts),
    rifts >= RIFT_SLOTS && board.full,
    fallen > 0 && plural(language, board.fallen, fallen),
    overflow > 0 && chance(board.overflow, overflow),
    defeat > 0 && chance(board.defeat, defeat),
    plural(language, board.energy, energy),
    perpetual > 0 && plural(language, board.perpetual, perpetual),
    clones.length > 0 && plural(language, board.clones, clones.length),
    ...pawns.map(agent => agentWord(namingOf(model), agent)),
    cards.length > 0 && plural(language, board.cards, cards.length),
    tileLabel(model, tile),
    things.isFoo && board.foo,
    markLabel(model, { kind: 'era', era }),
  ]
    .filter(Boolean)
    .join(', ');
  return fill(board.era, { era: eraName(words, era), things: parts });
}

function tileLabel(speech: Speech, tile: Tile): string {
  const { words } = speech;
  const { board } = words;
  if (tile.kind === 'mission') return damaged(words, tileName(speech, tile), tile);
  return {
    hidden: board.hiddenMission,
    archived: board.archivedMission,
    vortex: board.vortex,
    mega: board.mega,
  }[tile.kind];
}

export const damaged = (
  { board }: LoopWords,
  name: string,
  { damage, need }: { readonly damage: number; readonly need: number },
): string => fill(board.damaged, { name, damage, need });

const markLabel = (
  { markOf, words }: Pick<EraModel, 'markOf' | 'words'>,
  thing: Thing,
): string | undefined => {
  const mark = markOf(thing);
  return mark && words.board.marks[mark];
};

/** Name of a piece with its mark. */
export const marked = (model: Pick<EraModel, 'markOf' | 'words'>, thing: Thing, name: string): string =>
  [name, markLabel(model, thing)].filter(Boolean).join(', ');
