/** The player's guide of a game: prose with links to clauses, and pictures of the board. */
import type { ComponentChildren, RefObject } from 'preact';
import { Fragment } from 'preact';
import {
  anchorOf,
  type DrawnFigure,
  type Guide,
  type GuideFigure,
  type GuidePart,
  type Prose,
  sentencesOf,
} from '../../games/guide.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { memo } from '../../ui/render/memo.ts';
import { PATHS } from '../../ui/router.ts';
import { useWords } from './words/index.ts';

interface GuidePageProps {
  readonly game: GameManifest;
  readonly guide: Guide;
  readonly Figure: DrawnFigure;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly lang: string;
}

/** Flat markup like that of the clauses, so that one search filters both. */
export const GuidePage = memo(function GuidePage({ game, guide, Figure, root, lang }: GuidePageProps) {
  const say = (prose: Prose) => <Said prose={prose} game={game} />;
  const partOf = (part: GuidePart): ComponentChildren => {
    if (typeof part === 'string') return <p>{say(part)}</p>;
    if ('points' in part)
      return (
        <ul>
          {part.points.map(point => (
            <li key={point}>{say(point)}</li>
          ))}
        </ul>
      );
    return <Figures figures={part.figures} Figure={Figure} say={say} />;
  };
  return (
    <div ref={root} lang={lang} className="rules-article guide">
      <p className="guide-lead">{say(guide.lead)}</p>
      {guide.sections.map(section => (
        <Fragment key={section.id}>
          <h2 id={anchorOf(section)} tabIndex={-1}>
            {section.title}
          </h2>
          {section.parts.map(part => (
            <Fragment key={keyOf(part)}>{partOf(part)}</Fragment>
          ))}
        </Fragment>
      ))}
    </div>
  );
});

/** Key of a part: its beginning differs from those of the other parts. */
const keyOf = (part: GuidePart): string => JSON.stringify(part).slice(0, 60);

interface FiguresProps {
  readonly figures: readonly GuideFigure[];
  readonly Figure: DrawnFigure;
  readonly say: (prose: Prose) => ComponentChildren;
}

function Figures({ figures, Figure, say }: FiguresProps) {
  return (
    <div className={`guide-figures${figures.length > 2 ? ' is-many' : ''}`}>
      {figures.map(({ figure, title, caption }) => (
        <figure key={figure} data-figure={figure}>
          <Figure figure={figure} />
          <figcaption>
            {title && <b>{title}</b>} {say(caption)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Prose with a footnote link to the clause after each sentence that states a rule. */
function Said({ prose, game }: { readonly prose: Prose; readonly game: GameManifest }) {
  const { exact } = useWords();
  return sentencesOf(prose).map(({ text, clause }) => (
    <Fragment key={text}>
      <Stressed text={text} />
      {clause && (
        <a className="guide-rule" href={PATHS.rules(clause, game)} aria-label={exact} title={exact}>
          §
        </a>
      )}{' '}
    </Fragment>
  ));
}

const Stressed = ({ text }: { readonly text: string }) =>
  text.split('*').map((part, i) => (i % 2 ? <em key={part}>{part}</em> : part));
