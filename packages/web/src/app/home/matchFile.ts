/** Imports a match from a file. */
import { fill, type Language } from '@tessera/engine';
import { newMatchId, world } from '../../match/library.ts';
import { openLog } from '../../match/opening.ts';
import { LARGEST } from '../../table/share/pack.ts';
import { settings } from '../../ui/settings.ts';
import { type FailureWords, loadFailureWords } from '../match/failureWords/index.ts';

/** A new match of this browser, or the sentence that says why the file was refused. */
export async function matchIn(
  file: File,
  language: Language,
): Promise<{ readonly id: string } | { readonly refusal: string }> {
  const refuse = async (whyOf: (words: FailureWords) => string) => {
    const words = await loadFailureWords(language);
    return { refusal: fill(words.files.refused, { file: file.name, why: whyOf(words) }) };
  };
  if (file.size > LARGEST) return refuse(({ files }) => files.tooLarge);
  const log = await file.text().catch(() => undefined);
  if (log === undefined) return refuse(({ files }) => files.notRead);
  const title = file.name.replace(/\.json$/i, '');
  const found = await openLog(world, newMatchId, log, { title, you: settings().name.trim() });
  if ('id' in found) return found;
  const { failure, why } = found;
  return refuse(({ failures, files }) =>
    failure === 'broken' || failure === 'crashed' ? fill(files.damaged, { why }) : failures[failure],
  );
}
