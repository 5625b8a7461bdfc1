/**
 * Error page or warning of a match that cannot be opened, played or stored; lazy-loaded with the first
 * failure.
 */
import { useState } from 'preact/hooks';
import { GAMES } from '../../games/index.ts';
import { stopsPlay, type TroubleKey } from '../../match/failures.ts';
import { fill, useLoadedWords, useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { navigate, PATHS } from '../../ui/router.ts';
import { PageFrame } from '../PageFrame.tsx';
import { type FailureWords, loadFailureWords } from './failureWords/index.ts';
import { TableWaiting } from './tables.tsx';

export interface FailureProps {
  /** A key of `failures`. */
  readonly failure: string;
  readonly detail?: string | undefined;
}

interface ToldProps extends FailureProps {
  readonly words: FailureWords;
}

export default function Failure(props: FailureProps) {
  const words = useLoadedWords(loadFailureWords);
  const isOver = stopsPlay(props.failure);
  if (!words) return isOver ? <TableWaiting /> : null;
  if (props.failure === 'missing') return <MissingMatch {...words.missing} />;
  return isOver ? <FailedMatch {...props} words={words} /> : <Warning {...props} words={words} />;
}

function Warning({ failure, words }: ToldProps) {
  const text = useText();
  const [isClosed, close] = useState(false);
  if (isClosed) return null;
  return (
    <div className="match-warning" role="alert">
      <Icon name="threat" />
      <p>{sentenceOf(failure, words, text.late.gone)}</p>
      <button type="button" className="button is-quiet is-small" onClick={() => close(true)}>
        {text.table.close}
      </button>
    </div>
  );
}

/** Error page of a stored match, which stays in storage; home offers to download or remove it. */
function FailedMatch({ failure, detail, words }: ToldProps) {
  const { late, match } = useText();
  const more = detail === undefined ? '' : ` ${fill(words.detail, { why: detail })}`;
  return (
    <PageFrame>
      <Notice title={words.title} text={sentenceOf(failure, words, late.gone) + more}>
        <button type="button" className="button is-main" onClick={() => location.reload()}>
          {match.reload}
        </button>
      </Notice>
    </PageFrame>
  );
}

function MissingMatch(words: FailureWords['missing']) {
  const { home } = useText();
  return (
    <PageFrame>
      <Notice {...words}>
        <button type="button" className="button is-main" onClick={() => navigate(PATHS.newMatch(GAMES[0]))}>
          {home.continue.newTitle}
        </button>
      </Notice>
    </PageFrame>
  );
}

function sentenceOf(failure: string, words: FailureWords, unknown: string): string {
  const sentences: Readonly<Record<TroubleKey, string>> = words.failures;
  return sentences[failure as TroubleKey] ?? unknown;
}
