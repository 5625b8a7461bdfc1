/** Reads a file as a match. */
import { newMatchId, world } from '../../match/library.ts';
import { openLog } from '../../match/opening.ts';
import { fill, type Text } from '../../text/index.ts';
import { loadFailureWords } from '../match/failureWords/index.ts';
import { LARGEST } from '../open/pack.ts';
import { settings } from '../settings.ts';

/** A new match of this browser, or the sentence that says why not. */
export async function matchIn(
  file: File,
  text: Text,
): Promise<{ readonly id: string } | { readonly refusal: string }> {
  const { home, language } = text;
  const refuse = (why: string) => ({ refusal: fill(home.files.refused, { file: file.name, why }) });
  if (file.size > LARGEST) return refuse(home.files.tooLarge);
  const log = await file.text().catch(() => undefined);
  if (log === undefined) return refuse(home.files.notRead);
  const title = file.name.replace(/\.json$/i, '');
  const found = await openLog(world, newMatchId, log, { title, you: settings().name.trim() });
  if ('id' in found) return found;
  const { failure, why } = found;
  if (failure === 'broken' || failure === 'crashed') return refuse(why);
  return refuse((await loadFailureWords(language)).failures[failure]);
}
