/** What stands in the place of something that is on its way. */
import { Mark } from './Mark.tsx';
import { lateness, onLate, tryNow } from './render/persist.ts';
import { useStore } from './render/useStore.ts';
import { useWords } from './words.ts';

interface WaitingProps {
  /** What is on its way; without it this is a note beside what does well without that, shown only when it is late. */
  readonly text?: string;
  /** How late: from 2 on only a reload brings it. */
  readonly from?: number;
}

/** Something is on its way, or is tried again; if it will not come, the page asks to be reloaded. */
export function Waiting({ text, from = 1 }: WaitingProps) {
  const level = useStore(onLate, lateness);
  const { late, match } = useWords();
  const isLate = level >= from;
  const asks = level > 1;
  if (!isLate && !text) return null;
  return (
    <section
      className={text ? 'notice is-waiting' : 'late-note'}
      data-late={isLate ? from : undefined}
      role="status"
    >
      {text && <Mark size={48} />}
      <p>{isLate ? (asks ? late.gone : late.text) : text}</p>
      {isLate && (
        <button type="button" className="button" onClick={asks ? () => location.reload() : tryNow}>
          {asks ? match.reload : late.again}
        </button>
      )}
    </section>
  );
}

/** In the place of a dialog that was asked for. */
export const LateDialog = () => <Waiting />;
