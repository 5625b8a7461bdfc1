/** Terms, name and refusal of a table about to be created, shared by new tables and moved matches. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { GameManifest } from '../../games/manifest.ts';
import type { Preparation } from '../../table/newMatch/preparation.ts';
import { fill } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { navigate, PATHS } from '../../ui/router.ts';
import { enterAs, knowGuest, usualName } from './guest.ts';
import { errorWords } from './refusals.ts';
import { type Terms, TermsFields } from './TermsFields.tsx';
import { YourName } from './YourName.tsx';

interface TableForm {
  fields(words: OnlineWords): ComponentChildren;
  /** Creates the table under the guest's name and opens it; without a name, or refused, the form says so. */
  submit(words: OnlineWords, create: (terms: Terms) => Promise<{ readonly id: string }>): Promise<void>;
}

/** The button is at the edge of the window, the refusal may be far above it. */
const scrollTo = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'center' });

export function useTableForm(game: GameManifest, preparation: Preparation, usual: Terms): TableForm {
  const [terms, setTerms] = useState(usual);
  const [refused, refuse] = useState('');
  const [isMissed, miss] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  return {
    fields: words => (
      <>
        <TermsFields
          terms={terms}
          words={words}
          isTogether={game.isTogether}
          levels={preparation.levels}
          onChange={setTerms}
        >
          <YourName words={words} field={name} isMissed={isMissed} />
        </TermsFields>
        {refused && (
          <p className="refusal" role="alert" ref={scrollTo}>
            <Icon name="threat" size={16} />
            {refused}
          </p>
        )}
      </>
    ),
    async submit(words, create) {
      refuse('');
      try {
        await knowGuest();
        if (!usualName()) {
          miss(true);
          return name.current?.focus();
        }
        await enterAs(usualName());
        const { id } = await create(terms);
        navigate(PATHS.table(id));
      } catch (error) {
        refuse(fill(words.make.failed, { why: errorWords(words, error) }));
      }
    },
  };
}
