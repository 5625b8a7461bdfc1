/** The field that searches both layers. */
import { fill, plural, useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from './words/index.ts';

interface SearchBoxProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** Found; undefined without a query. */
  readonly passages: number | undefined;
  /** A clause that could be searched for. */
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
          // Beside a table the next Esc closes the rules.
          event.stopPropagation();
          onChange('');
        }}
      />
      <p role="status">{passages === undefined ? '' : plural(language, words.found, passages)}</p>
    </search>
  );
}
