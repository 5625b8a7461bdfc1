/** Placeholder while a lazy-loaded part is being fetched. */
import { Logo } from './Logo.tsx';
import { lateness, onLate, tryNow } from './render/persist.ts';
import { useStore } from './render/useStore.ts';
import { useWords } from './words.ts';

interface WaitingProps {
  /**
   * Loading message; without one the placeholder is a note beside optional content, shown only when the part
   * is late.
   */
  readonly text?: string;
  /** Lateness (see `persist.ts`) at which the note is shown; from 2 on only a reload helps. */
  readonly from?: number;
}

/** Loading message, then "trying again", and at last a request to reload the page. */
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
      {text && <Logo size={48} />}
      <p>{isLate ? (asks ? late.gone : late.text) : text}</p>
      {isLate && (
        <button type="button" className="button" onClick={asks ? () => location.reload() : tryNow}>
          {asks ? match.reload : late.again}
        </button>
      )}
    </section>
  );
}

/** Placeholder of a lazy-loaded dialog. */
export const LateDialog = () => <Waiting />;
