/** Dialog that starts another match from a position of this one. */
import './share.css';
import { useState } from 'preact/hooks';
import { branchOff } from '../../match/branch.ts';
import { fill, useLoadedWords } from '../../text/index.ts';
import { navigate, PATHS } from '../../ui/router.ts';
import { Dialog } from '../Dialog.tsx';
import type { Draft } from '../newMatch/draft.ts';
import { holderOf } from '../newMatch/seat.ts';
import { seatDraftOf, WhoPlays } from '../newMatch/WhoPlays.tsx';
import type { TableModel } from '../useTable.ts';
import { loadWords } from './words/index.ts';

interface PlayOnProps {
  readonly model: TableModel<unknown>;
  onClose(): void;
}

export default function PlayOnDialog({ model, onClose }: PlayOnProps) {
  const { client, manifest, snapshot, back, say, text } = model;
  const { setup, moves, notes } = snapshot;
  const words = useLoadedWords(loadWords);
  const [draft, setDraft] = useState<Draft>(() => ({
    seats: setup.seats.map(seatDraftOf),
    options: setup.options as Draft['options'],
  }));
  if (!words) return null;
  const title = text.table.time.playOn;
  const count = back.count ?? moves.length;
  const begin = async (): Promise<void> => {
    try {
      const moment = await client.momentAt(count);
      navigate(PATHS.match(branchOff(setup, moment, draft.seats.map(holderOf), notes)));
    } catch {
      onClose();
      say({ sentence: words.failed });
    }
  };
  return (
    <Dialog title={title} name="is-share" onClose={onClose}>
      <h2>{title}</h2>
      <p>{manifest.hasChance ? words.deal : fill(words.branch, { count })}</p>
      <WhoPlays game={manifest} draft={draft} onChange={setDraft} />
      <div className="tb-ways">
        <button type="button" className="tb-button is-go" onClick={begin}>
          {words.begin}
        </button>
      </div>
    </Dialog>
  );
}
