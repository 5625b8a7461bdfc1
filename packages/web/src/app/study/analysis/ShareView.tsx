/** An analysis as text, file and link; its title, and the way to the others. */
import { useState } from 'preact/hooks';
import { analysisPath } from '../../../table/analysis/paths.ts';
import { copyText } from '../../../ui/clipboard.ts';
import { download } from '../../../ui/download.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { PartProps } from './BoardPanel.tsx';
import { analysisLink } from './link.ts';

type Done = 'copied' | 'tooLong' | { readonly text: string };

/** Longest title. */
const LONGEST = 80;

export function ShareView({ board, words, state, isRefused }: PartProps) {
  const [done, setDone] = useState<Done>();
  const { game } = board.analysis().start;
  const textOf = async (): Promise<string> => (await board.client.file())?.text ?? '';
  const copy = async (made: Promise<string | undefined>): Promise<void> => {
    const text = await made;
    if (text === undefined) setDone('tooLong');
    else setDone((await copyText(text)) ? 'copied' : { text });
  };
  const linkOf = async (): Promise<string | undefined> => {
    const link = await analysisLink(game, await textOf());
    return link && new URL(link, location.href).href;
  };
  return (
    <details className="an-share">
      <summary>{words.share}</summary>
      <label htmlFor="an-title">{words.name}</label>
      <input
        id="an-title"
        className="field"
        maxLength={LONGEST}
        value={state.title}
        placeholder={words.title}
        onInput={event => board.rename(event.currentTarget.value)}
      />
      <div className="tb-ways">
        <button type="button" className="tb-button" onClick={() => copy(linkOf())}>
          <Icon name="copy" size={16} />
          {words.copyLink}
        </button>
        <button type="button" className="tb-button" onClick={() => copy(textOf())}>
          <Icon name="copy" size={16} />
          {words.copyText}
        </button>
        <button type="button" className="tb-button" onClick={async () => download(await board.client.file())}>
          <Icon name="save" size={16} />
          {words.download}
        </button>
      </div>
      <p role="status">{done && (typeof done === 'string' ? words[done] : words.notCopied)}</p>
      {typeof done === 'object' && (
        <textarea className="field" readOnly rows={4} value={done.text} aria-label={words.share} />
      )}
      <p className="tb-sub">
        {isRefused ? words.notKept : words.saved} <Link href={analysisPath()}>{words.all}</Link>
      </p>
    </details>
  );
}
