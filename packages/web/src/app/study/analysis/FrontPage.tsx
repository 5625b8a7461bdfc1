/** Front page of the analyses: those of this browser, and ways to begin one. */
import '../../open/open.css';
import { fill } from '@tessera/engine';
import { useRef, useState } from 'preact/hooks';
import { GAMES } from '../../../games/index.ts';
import { analysisPath } from '../../../table/analysis/paths.ts';
import { useText } from '../../../text/index.ts';
import { FileButton } from '../../../ui/FileButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { navigate } from '../../../ui/router.ts';
import { AnalysisList } from './AnalysisList.tsx';
import { checked } from './checked.ts';
import { keep, readText, refusalOf } from './reading.ts';
import type { AnalysisWords } from './words/index.ts';

export function FrontPage({ words }: { readonly words: AnalysisWords }) {
  const { language } = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [refusal, setRefusal] = useState('');
  const take = async (text: string): Promise<void> => {
    const read = await checked(await readText(text));
    if ('why' in read) return setRefusal(refusalOf(read, words));
    const id = await keep(read);
    if (id === undefined) setRefusal(words.notKept);
    else navigate(analysisPath(read.start.game, id));
  };
  return (
    <div className="open-page an-front">
      <PageTitle title={words.title} />
      <p>{words.lead}</p>
      <section aria-labelledby="analysis-new">
        <h2 id="analysis-new">{words.begin}</h2>
        <div className="open-ways">
          {GAMES.filter(({ isTogether }) => !isTogether).map(({ id, titles }) => (
            <Link key={id} className="button" href={analysisPath(id)}>
              {fill(words.from, { game: titles[language].name })}
            </Link>
          ))}
        </div>
        <form
          className="open-form"
          onSubmit={event => {
            event.preventDefault();
            void take(field.current?.value ?? '');
          }}
        >
          <label htmlFor="analysed">{words.field}</label>
          <textarea
            ref={field}
            id="analysed"
            className="field"
            rows={3}
            spellcheck={false}
            autoComplete="off"
          />
          <div className="open-ways">
            <button type="submit" className="button is-main">
              {words.read}
            </button>
            <FileButton onFile={async file => take(await file.text())}>
              <Icon name="file" size={16} />
              {words.file}
            </FileButton>
          </div>
        </form>
        <div role="alert">
          {refusal && (
            <p className="refusal">
              <Icon name="threat" size={16} />
              {refusal}
            </p>
          )}
        </div>
      </section>
      <AnalysisList words={words} none={words.none} />
    </div>
  );
}
