/** In the menu of a table: the way to the analysis board, or why it is closed now. */
import '../share/share.css';
import { useLoadedWords } from '../../text/index.ts';
import type { Deeds } from '../deeds.ts';
import { MENU } from '../Menu.tsx';
import type { TableModel } from '../useTable.ts';
import { barredBy } from './barred.ts';
import { loadWords } from './words/index.ts';

interface EntryProps {
  readonly model: TableModel<unknown>;
  readonly deeds: Deeds;
}

/** Puzzles, lessons and the board itself seat guests at this screen: they have ways of their own. */
const isOfPage = ({ client, snapshot }: TableModel<unknown>, isReview: boolean): boolean =>
  !client.online && !isReview && snapshot.setup.seats.some(({ kind }) => kind === 'guest');

export function AnalysisEntry({ model, deeds }: EntryProps) {
  const words = useLoadedWords(loadWords);
  // A page that reviews a match has no address of a review.
  const isReview = deeds.review === undefined;
  if (isOfPage(model, isReview)) return null;
  const barred = barredBy(model, isReview);
  const open = async (): Promise<void> => {
    const { analyse } = await import('./analyse.ts');
    if (!(await analyse(model, isReview))) model.say({ sentence: words?.failed ?? '' });
  };
  return (
    <>
      <button
        type="button"
        disabled={!words || barred !== undefined}
        popoverTarget={MENU}
        popoverTargetAction="hide"
        onClick={open}
      >
        {model.text.match.analysis}
      </button>
      {words && barred && (
        <p className="tb-menu-note" role="status">
          {words[barred]}
        </p>
      )}
    </>
  );
}
