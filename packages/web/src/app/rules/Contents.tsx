/**
 * Table of contents of both layers: beside the text on a wide viewport, else a list that collapses after a
 * choice.
 */
import { useRef } from 'preact/hooks';
import { anchorOf } from '../../games/guide.ts';
import { PATHS } from '../../ui/router.ts';
import type { OpenBook } from './openBook.ts';
import { useWords } from './words/index.ts';

/** Fragment of the layer of clauses. */
export const CLAUSES = 'clauses';

interface ContentsProps {
  readonly book: OpenBook;
  readonly anchor: string;
  /** True while the clauses are unfolded, so that their headings are listed too. */
  readonly hasClauses: boolean;
  readonly isFolding: boolean;
}

interface Entry {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

export function Contents({ book, anchor, hasClauses, isFolding }: ContentsProps) {
  const { contents } = useWords();
  const list = useRef<HTMLDetailsElement>(null);
  const fold = () => {
    if (list.current && isFolding) list.current.open = false;
  };
  return (
    <details ref={list} className="rules-contents" open={!isFolding}>
      <summary>{contents}</summary>
      <nav aria-label={contents}>
        {entriesOf(book, hasClauses).map(({ id, text, level }) => (
          <a
            key={id}
            className={`level-${level}`}
            href={PATHS.rules(id, book.game)}
            onClick={fold}
            aria-current={anchor === id ? 'location' : undefined}
          >
            {text}
          </a>
        ))}
      </nav>
    </details>
  );
}

function entriesOf({ guide, page, words }: OpenBook, hasClauses: boolean): readonly Entry[] {
  const sections = guide.sections.map(section => ({
    id: anchorOf(section),
    text: section.title,
    level: 2,
  }));
  const headings = page.headings.filter(({ level }) => level < 4);
  const clauses = hasClauses ? headings.map(one => ({ ...one, level: one.level + 1 })) : [];
  const layer = page.html === '' ? [] : [{ id: CLAUSES, text: words.clauses, level: 2 }];
  return [...sections, ...layer, ...clauses];
}
