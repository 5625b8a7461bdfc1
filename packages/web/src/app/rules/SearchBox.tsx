/** Search field for both layers. */
import { fill, plural, useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from './words/index.ts';

interface SearchBoxProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** Number of matches; undefined without a query. */
  readonly passages: number | undefined;
  /** Example of a clause, for the placeholder. */
  readonly example: string;
}

export function SearchBox({ query, onChange, passages, example }: SearchBoxProps) {
  const { language } = useText();
  const words = useWords();
  return (
    <search className="rules-search">
      <Icon name="search" />
      <input
        type="search"
        className="field"
        value={query}
        aria-label={words.search}
        placeholder={words.search}
        title={fill(words.searchHint, { clause: example })}
        onInput={event => onChange(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || query === '') return;
          // The first Esc only clears the query; beside a table the next one closes the rules.
          event.stopPropagation();
          onChange('');
        }}
      />
      <p role="status">{passages === undefined ? '' : plural(language, words.found, passages)}</p>
    </search>
  );
}
