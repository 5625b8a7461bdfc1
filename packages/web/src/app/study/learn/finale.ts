/** The small game at the end of a course: a real match, kept like any other. */
import { firstGameOf } from '../../../games/firstGame.ts';
import { createMatch, newMatchId, newSeed } from '../../../match/library.ts';
import { navigate, PATHS } from '../../../ui/router.ts';
import type { GameCourse } from './courses.ts';
import { noteMatch } from './progress.ts';

export async function beginFinale({ game, id, loadFinale }: GameCourse): Promise<void> {
  const firstGame = loadFinale ? await loadFinale() : game.firstGame;
  const setup = { ...(await firstGameOf({ ...game, firstGame })), id: newMatchId(), seed: newSeed() };
  createMatch(setup);
  noteMatch(id, setup.id);
  navigate(PATHS.match(setup.id));
}
