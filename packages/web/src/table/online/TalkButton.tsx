/** Button that opens the chat; new lines are shown beside it for a moment. */
import type { ChatLine } from '@tessera/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { plural } from '../../text/index.ts';
import { Strokes } from '../../ui/Icon.tsx';
import { SIGNS } from '../../ui/signs.ts';
import { play } from '../../ui/sound.ts';
import type { TableModel } from '../useTable.ts';
import { isHeard, useManners } from './manners.ts';
import { openTalk, useTalkOpen } from './talking.ts';
import type { OnlineNow } from './useOnline.ts';
import { lineWords, type TalkWords } from './words/index.ts';

const BUBBLE_MS = 7000;

interface TalkButtonProps {
  readonly model: TableModel<unknown>;
  readonly words: TalkWords;
  readonly now: OnlineNow;
}

export function TalkButton({ model, words, now }: TalkButtonProps) {
  const { chat, you } = now.heard.view;
  const manners = useManners();
  const isOpen = useTalkOpen();
  const [seen, see] = useState(chat.length);
  const [bubble, setBubble] = useState<ChatLine>();
  const told = useRef(chat.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each line that comes.
  useEffect(() => {
    const last = chat.at(-1);
    if (isOpen) see(chat.length);
    if (chat.length <= told.current || !last) return undefined;
    told.current = chat.length;
    if (isOpen || last.seat === you || manners.isQuiet || !isHeard(manners, last)) return undefined;
    play('place');
    setBubble(last);
    const timer = setTimeout(() => setBubble(undefined), BUBBLE_MS);
    return () => clearTimeout(timer);
  }, [chat, isOpen]);
  const unread = chat.slice(seen).filter(line => isHeard(manners, line)).length;
  const news = unread > 0 ? `, ${plural(model.text.language, words.unread, unread)}` : '';
  return (
    <div className="tb-talk-corner">
      <button
        type="button"
        className="tb-pill tb-talk-button"
        aria-label={words.talkOpen + news}
        aria-pressed={isOpen}
        onClick={() => {
          setBubble(undefined);
          openTalk(!isOpen);
        }}
      >
        <Strokes path={SIGNS.talk} grid={20} size={16} />
        <span>{words.talk}</span>
        {unread > 0 && <b>{unread}</b>}
      </button>
      {bubble && !isOpen && (
        <p className="tb-bubble" role="status">
          <b>{bubble.name}</b> {lineWords(words, bubble)}
        </p>
      )}
    </div>
  );
}
