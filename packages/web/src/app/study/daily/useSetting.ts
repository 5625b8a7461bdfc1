import { type DailyDate, settingOf } from '@tessera/table/daily';
import { useEffect, useState } from 'preact/hooks';
import { gameById } from '../../../games/index.ts';
import { type Draft, firstDraft } from '../../../table/newMatch/draft.ts';
import { useText } from '../../../text/index.ts';
import { linesOf } from '../../newMatch/Summary.tsx';

/** Options that say how a table works, not what is played. */
const QUIET = ['consent'];

/** The setting of a challenge, a line for each thing that is out of the ordinary; empty until the words have arrived. */
export function useSetting({ date, game }: DailyDate): readonly string[] {
  const text = useText();
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const { preparation } = (await gameById(game)?.loadPreparation()) ?? {};
      if (!preparation) return;
      const words = await preparation.loadWords(text.language);
      const { options } = settingOf({ date, game });
      const told = Object.fromEntries(Object.entries(options).filter(([name]) => !QUIET.includes(name)));
      const draft = { ...firstDraft(preparation), options: told as Draft['options'] };
      const found = linesOf({ preparation, draft, words }, undefined, text);
      if (isWanted) setLines(found.filter(line => line !== words.defaults));
    };
    load().catch(() => undefined); // without the words the challenge can still be played
    return () => {
      isWanted = false;
    };
  }, [date, game, text]);
  return lines;
}
