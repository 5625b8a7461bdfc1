/** What stands in front of the table: the end, resigning, and the list of keys. */
import type { RiftView } from '@tessera/games/rift';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MatchSnapshot } from '../../match/client.ts';
import { plural, type Text, useText } from '../../text/index.ts';
import { Clause } from './Clause.tsx';
import type { Deeds } from './deeds.ts';
import { PieceIcon } from './pieces.tsx';
import { Sign } from './signs.tsx';
import { outcomeTitle } from './words.ts';

interface DialogProps {
  readonly title: string;
  readonly name?: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** The browser's own dialog: it keeps the focus, and Esc closes it. */
function Dialog({ title, name, children, onClose }: DialogProps) {
  const { table } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`rt-dialog ${name ?? ''}`}
      aria-label={title}
      onClose={onClose}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className="rt-dialog-body">
        <button type="button" className="rt-close" aria-label={table.close} onClick={onClose}>
          <Sign name="close" />
        </button>
        {children}
      </div>
    </dialog>
  );
}

interface EndProps {
  readonly snapshot: MatchSnapshot<RiftView>;
  readonly deeds: Deeds;
  onLook(): void;
}

export function EndDialog({ snapshot, deeds, onLook }: EndProps) {
  const text = useText();
  const { table, rift, language } = text;
  const { outcome, moves, setup } = snapshot;
  if (!outcome) return null;
  const winner = outcome.winners[0] === 1 ? 1 : 0;
  const title = outcomeTitle(text, snapshot);
  const reason = outcome.reason as keyof typeof rift.reasons;
  const who = [rift.colours[winner], setup.seats[winner]?.name].join(', ');
  return (
    <Dialog title={title} name="is-end" onClose={onLook}>
      <PieceIcon letter="T" colour={winner} size={104} />
      <h2>{title}</h2>
      <p className="rt-who">{who}</p>
      <p>
        {rift.reasons[reason]} <Clause clause={rift.reasonClauses[reason]} />
      </p>
      <p className="rt-sub">{plural(language, table.plies, moves.length)}</p>
      <div className="rt-ways">
        <button type="button" className="rt-button is-go" onClick={deeds.again}>
          {table.rematch}
        </button>
        <button type="button" className="rt-button" onClick={onLook}>
          {table.review}
        </button>
        <button type="button" className="rt-button" onClick={deeds.leave}>
          {table.leave}
        </button>
      </div>
    </Dialog>
  );
}

interface ResignProps {
  onResign(): void;
  onClose(): void;
}

export function ResignDialog({ onResign, onClose }: ResignProps) {
  const { table } = useText();
  return (
    <Dialog title={table.resignAsk} onClose={onClose}>
      <h2>{table.resignAsk}</h2>
      <div className="rt-ways">
        <button type="button" className="rt-button" onClick={onClose}>
          {table.resignNo}
        </button>
        <button type="button" className="rt-button is-danger" onClick={onResign}>
          {table.resignYes}
        </button>
      </div>
    </Dialog>
  );
}

/** Every key and what it does. */
const keysOf = ({
  table: { keyNames, keyMeanings },
}: Text): readonly (readonly [readonly string[], string])[] => [
  [['←', '↑', '→', '↓'], keyMeanings.arrows],
  [[keyNames.enter, keyNames.space], keyMeanings.enter],
  [[keyNames.escape], keyMeanings.escape],
  [['R'], keyMeanings.turn],
  [['1', '–', '5'], keyMeanings.reserve],
  [['H'], keyMeanings.hint],
  [['F'], keyMeanings.flip],
  [[keyNames.control, 'Z'], keyMeanings.undo],
  [[keyNames.control, 'Y'], keyMeanings.redo],
  [[keyNames.shift, '←', '→'], keyMeanings.back],
  [['?'], keyMeanings.keys],
];

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text.table.keysTitle} name="is-keys" onClose={onClose}>
      <h2>{text.table.keysTitle}</h2>
      <dl>
        {keysOf(text).map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>{keys.map(key => (key === '–' ? key : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
