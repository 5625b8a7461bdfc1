/** Takes a match to the analysis board. */

import type { Logged } from '../../match/analysing.ts';
import { isFault } from '../../match/analysis/board.ts';
import { keepOrigin, type Origin } from '../../match/analysis/kept.ts';
import { createCaller } from '../../match/caller.ts';
import { newMatchId } from '../../match/library.ts';
import { startBotWorker } from '../../match/ports.ts';
import type { BotAnswers, BotRequest } from '../../match/protocol.ts';
import { navigate } from '../../ui/router.ts';
import type { TableModel } from '../useTable.ts';
import { analysisPath } from './paths.ts';

/** Reads a log as the main line of an analysis; undefined where it does not replay. */
export async function lineOfLog(match: unknown): Promise<Logged | undefined> {
  const port = startBotWorker();
  if (!port) return undefined;
  const worker = createCaller<BotRequest, BotAnswers>(port, () => {});
  const reply = await worker.ask({ type: 'analysisLog', index: 0, match }).reply;
  worker.close();
  return reply.ok && !isFault(reply.value) ? reply.value : undefined;
}

/**
 * A finished match is analysed from its beginning, with its own dice. During a match only what this screen knows may be
 * used: the moves, where chance has no part in them, and otherwise the moment alone, with decks dealt anew.
 */
async function beginningOf(
  { client, snapshot, manifest }: TableModel<unknown>,
  isOver: boolean,
  count: number,
): Promise<(Logged & { readonly count: number }) | undefined> {
  const { setup, moves, outcome } = snapshot;
  if ((isOver || outcome !== null) && client.canSave()) {
    const { notes: _notes, ...log } = JSON.parse((await client.file())?.text ?? '{}');
    const logged = await lineOfLog(log);
    if (logged) return { ...logged, count };
  }
  const line = manifest.hasChance ? [] : moves.map(({ move }) => ({ move, dice: [] }));
  const { position } = await client.momentAt(manifest.hasChance ? count : 0);
  const start = { game: setup.game, seats: setup.seats.length, options: setup.options, position };
  return { start, line, count: manifest.hasChance ? 0 : count };
}

/** Stores an analysis and opens it; false where the browser stores nothing. */
export async function openOrigin(origin: Origin, separator: string): Promise<boolean> {
  const id = await keepOrigin(origin, {
    separatorOf: game => (game === origin.start.game ? separator : undefined),
    newId: newMatchId,
    now: Date.now,
  });
  if (id !== undefined) navigate(analysisPath(origin.start.game, id));
  return id !== undefined;
}

/** Opens the analysis board at a moment of a match; false if that did not work. */
export async function analyse(
  model: TableModel<unknown>,
  isOver: boolean,
  count = model.back.count ?? model.snapshot.moves.length,
): Promise<boolean> {
  const { names, manifest } = model;
  const { setup } = model.snapshot;
  const begun = await beginningOf(model, isOver, count).catch(() => undefined);
  if (!begun) return false;
  const title = setup.title || names.join(' – ');
  return openOrigin({ ...begun, title, names, match: setup.id }, manifest.separator);
}
