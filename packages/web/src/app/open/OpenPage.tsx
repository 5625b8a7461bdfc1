/** Imports positions and games from a link, a text or a file. */
import './open.css';
import { fill } from '@tessera/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Refused } from '../../match/opening.ts';
import { useLoadedWords, useText } from '../../text/index.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useAnchor } from '../../ui/router.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useDrop } from '../home/OpenFile.tsx';
import { type FailureWords, loadFailureWords } from '../match/failureWords/index.ts';
import { FoundCard } from './FoundCard.tsx';
import { find, type ImportedMatch } from './found.ts';
import { type Brought, parseFragment } from './fragment.ts';
import { readBrought } from './read.ts';
import { loadWords, type OpenWords } from './words/index.ts';

export default function OpenPage() {
  const words = useLoadedWords(loadWords);
  const failureWords = useLoadedWords(loadFailureWords);
  const { waiting } = useText();
  return words && failureWords ? <Opening {...{ words, failureWords }} /> : <Waiting text={waiting} />;
}

interface OpeningProps {
  readonly words: OpenWords;
  readonly failureWords: FailureWords;
}

function Opening({ words, failureWords }: OpeningProps) {
  const [found, setFound] = useState<ImportedMatch | Refused | 'unknown'>();
  const latest = useRef(0);
  const field = useRef<HTMLTextAreaElement>(null);
  // Only the latest of several imports is shown.
  const take = async (read: () => Promise<Brought>): Promise<void> => {
    const mine = ++latest.current;
    const next = await find(read);
    if (mine === latest.current) setFound(next);
  };
  const takeFile = (file: File): Promise<void> => take(async () => readBrought(await file.text()));
  const takeField = (): Promise<void> => take(() => readBrought(field.current?.value ?? ''));
  const anchor = useAnchor();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other address, and only then.
  useEffect(() => {
    if (anchor !== '') void take(() => parseFragment(location.hash.slice(1)));
  }, [anchor]);
  useDrop(takeFile);
  return (
    <div className="open-page">
      <PageTitle title={words.title} />
      <p>{words.lead}</p>
      <form
        className="open-form"
        onSubmit={event => {
          event.preventDefault();
          void takeField();
        }}
      >
        <label htmlFor="brought">{words.field}</label>
        <textarea
          ref={field}
          id="brought"
          className="field"
          rows={2}
          spellcheck={false}
          autoComplete="off"
          onPaste={() => setTimeout(takeField)}
        />
        <div className="open-ways">
          <button type="submit" className="button">
            {words.read}
          </button>
          <FileButton onFile={takeFile}>
            <Icon name="file" size={16} />
            {words.file}
          </FileButton>
        </div>
      </form>
      <div role="alert">
        {found && (found === 'unknown' || 'failure' in found) && (
          <p className="refusal">
            <Icon name="threat" size={16} />
            {refusalOf(found, words, failureWords)}
          </p>
        )}
      </div>
      {found && found !== 'unknown' && 'game' in found && (
        <FoundCard key={found.setup.id} found={found} words={words} />
      )}
    </div>
  );
}

/** The reason of a refusal; damaged input is described in detail. */
function refusalOf(found: Refused | 'unknown', words: OpenWords, { failures }: FailureWords): string {
  if (found === 'unknown') return words.unknown;
  const { failure, why } = found;
  return failure === 'broken' || failure === 'crashed' ? fill(words.refused, { why }) : failures[failure];
}
