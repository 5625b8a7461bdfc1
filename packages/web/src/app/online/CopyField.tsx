/** A link with a copy button; selectable where the page may not use the clipboard. */
import { useState } from 'preact/hooks';
import type { OnlineWords } from '../../text/online/index.ts';
import { copyText } from '../../ui/clipboard.ts';
import { Icon } from '../../ui/Icon.tsx';

interface CopyProps {
  readonly text: string;
  readonly label: string;
  readonly words: Pick<OnlineWords['gather'], 'copy' | 'copied'>;
}

export function CopyField({ text, label, words }: CopyProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="copy-field">
      <input
        className="field"
        readOnly
        value={text}
        aria-label={label}
        onFocus={event => event.currentTarget.select()}
      />
      <button type="button" className="button is-main" onClick={async () => setCopied(await copyText(text))}>
        <Icon name="copy" />
        {isCopied ? words.copied : words.copy}
      </button>
      <span className="only-read" role="status">
        {isCopied && words.copied}
      </span>
    </div>
  );
}
