/** What stands in front of the rift table: the end, and its keys. */
import type { RiftView } from '@tessera/games/rift';
import type { MatchSnapshot } from '../../match/client.ts';
import { Clause } from '../../table/Clause.tsx';
import { Dialog, type KeyList } from '../../table/Dialog.tsx';
import { plural } from '../../text/index.ts';
import type { Deeds } from './deeds.ts';
import { PieceIcon } from './pieces.tsx';
import { type Text, useText } from './text/index.ts';
import { outcomeTitle } from './words.ts';

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
      <p className="tb-sub">{plural(language, table.plies, moves.length)}</p>
      <div className="tb-ways">
        <button type="button" className="tb-button is-go" onClick={deeds.again}>
          {table.rematch}
        </button>
        <button type="button" className="tb-button" onClick={onLook}>
          {table.review}
        </button>
        <button type="button" className="tb-button" onClick={deeds.leave}>
          {table.leave}
        </button>
      </div>
    </Dialog>
  );
}

/** Every key and what it does. */
export const keysOf = ({ table: { keyNames, keyMeanings } }: Text): KeyList => [
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
