/** Pages that only show a message, such as "not found". */
import type { ComponentChildren } from 'preact';
import { Link } from './Link.tsx';
import { Logo } from './Logo.tsx';
import { PageTitle } from './PageTitle.tsx';
import { PATHS } from './router.ts';
import { useWords } from './words.ts';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** Further links, before the link to the home page. */
  readonly children?: ComponentChildren;
}

/** A title, a sentence or two, and always a link back. */
export function Notice({ title, text, children }: NoticeProps) {
  const { back } = useWords();
  return (
    <section className="notice">
      <Logo size={72} />
      <PageTitle title={title} />
      <p>{text}</p>
      <div className="notice-ways">
        {children}
        <Link className={`button ${children ? '' : 'is-main'}`} href={PATHS.home}>
          {back}
        </Link>
      </div>
    </section>
  );
}
