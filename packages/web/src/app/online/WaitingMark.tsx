/** Badge in the navigation: the number of tables at which it is the guest's turn. */
import './waiting.css';
import { plural, useLoadedWords, useText } from '../../text/index.ts';
import { loadOnlineWords } from '../../text/online/index.ts';
import { useWaiting } from './waiting.ts';

export default function WaitingMark() {
  const count = useWaiting()?.length ?? 0;
  return count === 0 ? null : <CountBadge count={count} />;
}

function CountBadge({ count }: { readonly count: number }) {
  const { language } = useText();
  const words = useLoadedWords(loadOnlineWords);
  return (
    <span className="nav-count">
      <span aria-hidden="true">{count}</span>
      <span className="only-read">{words && `, ${plural(language, words.mine.waits, count)}`}</span>
    </span>
  );
}
