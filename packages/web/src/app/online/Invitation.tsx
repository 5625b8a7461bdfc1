/** What is sent to friends: a link, a code to say aloud, a picture to photograph. */
import { useState } from 'preact/hooks';
import { copyText } from '../clipboard.ts';
import { Icon, Strokes } from '../Icon.tsx';
import { PATHS } from '../router.ts';
import { spokenCode } from './CodeField.tsx';
import { Qr } from './Qr.tsx';
import { SIGNS } from './signs.ts';
import type { OnlineWords } from './words/index.ts';

interface InvitationProps {
  readonly code: string;
  readonly words: OnlineWords;
}

export function Invitation({ code, words: { gather } }: InvitationProps) {
  const [isCopied, setCopied] = useState(false);
  const link = new URL(PATHS.join(code), location.href).href;
  return (
    <section className="card invitation">
      <div>
        <h2>{gather.send}</h2>
        <div className="invitation-link">
          <input
            className="field"
            readOnly
            value={link}
            aria-label={gather.send}
            onFocus={event => event.currentTarget.select()}
          />
          <button
            type="button"
            className="button is-main"
            onClick={async () => setCopied(await copyText(link))}
          >
            <Icon name="copy" />
            {isCopied ? gather.copied : gather.copy}
          </button>
          {'share' in navigator && (
            <button
              type="button"
              className="button"
              onClick={() => void navigator.share({ url: link }).catch(() => {})}
            >
              <Strokes path={SIGNS.share} grid={20} size={18} />
              {gather.share}
            </button>
          )}
        </div>
        <p className="invitation-code">
          {gather.code} <b>{spokenCode(code)}</b>
        </p>
        <p className="only-read" role="status">
          {isCopied && gather.copied}
        </p>
      </div>
      <Qr text={link} label={gather.qr} />
    </section>
  );
}
