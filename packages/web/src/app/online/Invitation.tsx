/** Invitation to a table: a link, a code, a QR code. */
import type { OnlineWords } from '../../text/online/index.ts';
import { Strokes } from '../../ui/Icon.tsx';
import { PATHS } from '../../ui/router.ts';
import { SIGNS } from '../../ui/signs.ts';
import { spokenCode } from './CodeField.tsx';
import { CopyField } from './CopyField.tsx';
import { Qr } from './Qr.tsx';

interface InvitationProps {
  readonly code: string;
  readonly words: OnlineWords;
}

export function Invitation({ code, words: { gather } }: InvitationProps) {
  const link = new URL(PATHS.join(code), location.href).href;
  return (
    <section className="card invitation">
      <div>
        <h2>{gather.send}</h2>
        <div className="invitation-link">
          <CopyField text={link} label={gather.send} words={gather} />
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
      </div>
      <Qr text={link} label={gather.qr} />
    </section>
  );
}
