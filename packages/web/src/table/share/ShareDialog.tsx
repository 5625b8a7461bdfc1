/** Dialog that copies the match, or the position on screen, as text or link. */
import './share.css';
import { useState } from 'preact/hooks';
import { useLoadedWords } from '../../text/index.ts';
import { copyText } from '../../ui/clipboard.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PATHS } from '../../ui/router.ts';
import { Dialog } from '../Dialog.tsx';
import type { TableModel } from '../useTable.ts';
import { sharesOf, TooLong } from './shares.ts';
import { loadWords, type ShareWords } from './words/index.ts';

interface ShareProps {
  readonly model: TableModel<unknown>;
  onClose(): void;
}

/** Result of the last action: copied, a text to copy by hand, or the reason of the failure. */
type Done = keyof Pick<ShareWords, 'copied' | 'tooLong' | 'failed'> | { readonly text: string };

export default function ShareDialog({ model, onClose }: ShareProps) {
  const words = useLoadedWords(loadWords);
  const [done, setDone] = useState<Done>();
  if (!words) return null;
  const { title } = words;
  const shares = sharesOf(model);
  const copy = async (wish: () => Promise<string>): Promise<void> => {
    try {
      const text = await wish();
      setDone((await copyText(text)) ? 'copied' : { text });
    } catch (error) {
      setDone(error instanceof TooLong ? 'tooLong' : 'failed');
    }
  };
  return (
    <Dialog title={title} name="is-share" onClose={onClose}>
      <h2>{title}</h2>
      {(['position', 'game'] as const).map(what => {
        const share = shares[what];
        if (!share) return null;
        return (
          <div key={what} className="tb-share" role="group" aria-label={words[what]}>
            <h3>{words[what]}</h3>
            <div className="tb-ways">
              {(['text', 'link'] as const).map(how => (
                <button key={how} type="button" className="tb-button" onClick={() => copy(share[how])}>
                  <Icon name="copy" />
                  {words[how]}
                </button>
              ))}
            </div>
          </div>
        );
      })}
      {model.back.count !== undefined && <p className="tb-sub">{words.atMoment}</p>}
      {shares.hasSecrets && <p className="tb-sub">{words.hidden}</p>}
      <p role="status">{done && (typeof done === 'string' ? words[done] : words.notCopied)}</p>
      {typeof done === 'object' && (
        <textarea className="field" readOnly rows={4} value={done.text} aria-label={title} />
      )}
      <Link href={PATHS.open}>{words.open}</Link>
    </Dialog>
  );
}
