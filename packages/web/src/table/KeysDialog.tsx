// @chunk own
/** Help for keyboard shortcuts, rendered from the list that handles them. */
import { type Text, useText } from '../text/index.ts';
import { Dialog } from './Dialog.tsx';
import type { Key } from './keys.ts';

interface KeysProps {
  readonly keys: readonly Key[];
  onClose(): void;
}

export default function KeysDialog({ keys, onClose }: KeysProps) {
  const { table } = useText();
  return (
    <Dialog title={table.keysTitle} name="is-keys" onClose={onClose}>
      <h2>{table.keysTitle}</h2>
      <dl>
        {keys.map(key => (
          <div key={key.meaning}>
            <dt>{capsOf(key, table).map(cap => (cap === '–' ? cap : <kbd key={cap}>{cap}</kbd>))}</dt>
            <dd>{key.meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowup: '↑',
  arrowright: '→',
  arrowdown: '↓',
  home: '⇱',
  end: '⇲',
};

/** Key caps as they are printed; a dash stands for all digits between two. */
export function capsOf({ strokes }: Key, { keyNames }: Text['table']): readonly string[] {
  const words: Readonly<Record<string, string>> = {
    ...SIGNS,
    enter: keyNames.enter,
    escape: keyNames.escape,
    shift: keyNames.shift,
    ctrl: keyNames.control,
    ' ': keyNames.space,
  };
  const [first, last] = [strokes[0] ?? '', strokes.at(-1) ?? ''];
  const shown = first === '1' && last !== '1' ? [first, '–', last] : strokes;
  return [...new Set(shown.flatMap(stroke => stroke.split('+')))].map(cap => words[cap] ?? cap.toUpperCase());
}
