/** Reads analyses from pasted text, links, files, records, logs and positions. */
import { digest, FormatError, fill } from '@tessera/engine';
import { gameById } from '../../../games/index.ts';
import type { GameManifest } from '../../../games/manifest.ts';
import { storedOf } from '../../../match/analysis/kept.ts';
import { readAnalysis, writeAnalysis } from '../../../match/analysis/store.ts';
import { type Analysis, isAnalysisText, parseAnalysis, type Read } from '../../../match/analysis/text.ts';
import { EMPTY_TREE, ROOT, withLine } from '../../../match/analysis/tree.ts';
import { newMatchId, newSeed, world } from '../../../match/library.ts';
import { takeUp } from '../../../match/opening.ts';
import { setupOf } from '../../../match/seated.ts';
import { lineOfLog } from '../../../table/analysis/analyse.ts';
import { NotOurs } from '../../open/fragment.ts';
import { readBrought } from '../../open/read.ts';
import { analysisFragment, textIn } from './link.ts';
import type { AnalysisWords } from './words/index.ts';

/** Separator of a game that has an analysis board; games against each other have one. */
export const separatorOf = (id: string): string | undefined => {
  const game = gameById(id);
  return game && !game.isTogether ? game.separator : undefined;
};

export interface Unread {
  /** In English. */
  readonly why: string;
  /** Named, if pages have a sentence for it. */
  readonly known?: 'unknown' | 'together';
}

/** An analysis, or a sentence in English about the first fault. */
export async function readText(text: string): Promise<Read | Analysis | Unread> {
  try {
    const fragment = analysisFragment(text);
    const given = fragment === undefined ? text : await textIn(fragment);
    if (isAnalysisText(given)) return parseAnalysis(given, separatorOf);
    return await fromLog((await readBrought(given)).log);
  } catch (error) {
    if (error instanceof NotOurs) return { why: error.message, known: 'unknown' };
    if (error instanceof FormatError) return { why: error.message };
    throw error;
  }
}

/** Such a fault in the reader's words; places in a text are told in English. */
export const refusalOf = ({ why, known }: Unread, words: AnalysisWords): string =>
  known ? words[known] : fill(words.refused, { why });

/** A match, or a position without answers, as the main line of an analysis. */
async function fromLog(log: unknown): Promise<Analysis | Unread> {
  const opened = await takeUp(world.startTable, log, { title: '', you: '' });
  if ('failure' in opened) return { why: opened.why };
  const { header, entries } = opened;
  if (separatorOf(header.game) === undefined)
    return { why: `${header.game} is played together`, known: 'together' };
  const logged = await lineOfLog({ header, entries });
  if (!logged) return { why: 'the match does not replay' };
  const names = setupOf('', header).seats.map(({ name }) => name);
  const { tree } = withLine(EMPTY_TREE, ROOT, logged.line);
  const { start } = logged;
  return { start, title: '', names: names.some(Boolean) ? names : [], seed: newSeed(), tree };
}

/** The beginning of the recommended first game, whose pieces stand ready. */
export async function fromStart({ id, firstGame, seats }: GameManifest): Promise<Analysis | Unread> {
  const { options, position = await firstGame.loadPosition?.() } = firstGame;
  const header = { game: id, options, seats: seats.usual, seed: newSeed(), numbers: 'seeded' };
  return fromLog({ header: position === undefined ? header : { ...header, position }, entries: [] });
}

/** Stores an analysis; its id, or undefined if storage refuses. */
export async function keep(analysis: Analysis, id = newMatchId()): Promise<string | undefined> {
  const separator = separatorOf(analysis.start.game) ?? ' ';
  const stored = storedOf({ id }, analysis, ROOT, separator, Date.now());
  return (await writeAnalysis(stored)) ? id : undefined;
}

/** A link that is followed twice leads to the analysis of the first time, with all that was added to it. */
export async function keepShared(analysis: Analysis, text: string): Promise<string | undefined> {
  const id = digest(text).slice(0, 12);
  return (await readAnalysis(id)) ? id : keep(analysis, id);
}
