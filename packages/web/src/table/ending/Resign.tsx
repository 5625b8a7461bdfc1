/** Confirmation of a resignation, with its consequences. */
import { speakerOf } from '../../match/seating.ts';
import { fill, useLoadedWords } from '../../text/index.ts';
import { Dialog } from '../Dialog.tsx';
import type { TableModel } from '../useTable.ts';
import { isSpokenTo } from './names.ts';
import { type EndingWords, loadWords } from './words/index.ts';

interface ResignProps {
  readonly model: TableModel<unknown>;
  readonly isTogether: boolean;
  onClose(): void;
}

export default function ResignDialog({ model, isTogether, onClose }: ResignProps) {
  const words = useLoadedWords(loadWords)?.resign;
  if (!words) return null;
  const resign = (): void => {
    onClose();
    model.client.resign();
  };
  return (
    <Dialog title={words.ask} onClose={onClose}>
      <h2>{words.ask}</h2>
      <p>
        {isTogether ? teamWords(model, words) : resignWords(model, words)}{' '}
        {!model.client.online && words.back}
      </p>
      <div className="tb-ways">
        <button type="button" className="tb-button" onClick={onClose}>
          {words.no}
        </button>
        <button type="button" className="tb-button is-danger" onClick={resign}>
          {words.yes}
        </button>
      </div>
    </Dialog>
  );
}

/** A team is lost when its last person leaves; at a table on line the others play on. */
export const teamWords = (
  { client, snapshot: { setup } }: Pick<TableModel<unknown>, 'client' | 'snapshot'>,
  words: EndingWords['resign'],
): string => (client.online && setup.seats.some(({ kind }) => kind === 'guest') ? words.manyYou : words.team);

/** Names the seat that would leave, and the winner. */
export function resignWords(
  { snapshot: { setup, toAct }, names }: Pick<TableModel<unknown>, 'snapshot' | 'names'>,
  words: EndingWords['resign'],
): string {
  const seat = speakerOf(setup, toAct) ?? 0;
  const isYou = isSpokenTo(setup, seat);
  const [you, other] = names.length === 2 ? [words.you, words.other] : [words.manyYou, words.many];
  return fill(isYou ? you : other, { name: names[seat] ?? '', winner: names[1 - seat] ?? '' });
}
