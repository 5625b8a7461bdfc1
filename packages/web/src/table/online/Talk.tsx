/** What is said at an on-line table: a button with what is new, and a panel beside the board. */
import './online.css';
import type { ChatLine } from '@tessera/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Strokes } from '../../app/Icon.tsx';
import { SIGNS } from '../../app/online/signs.ts';
import { play } from '../../app/sound.ts';
import { plural, useLoadedWords } from '../../text/index.ts';
import { takeColumn } from '../breakpoints.ts';
import { useEscape } from '../useEscape.ts';
import type { TableModel } from '../useTable.ts';
import { changeManners, isHeard, useManners } from './manners.ts';
import { TalkPanel } from './TalkPanel.tsx';
import { type OnlineNow, useOnline } from './useOnline.ts';
import { loadTalkWords, type TalkWords } from './words/index.ts';

/** As wide as the style sheet makes it. */
const COLUMN_REM = 20;
const BUBBLE_MS = 7000;

export default function Talk({ model }: { readonly model: TableModel<unknown> }) {
  const words = useLoadedWords(loadTalkWords);
  const now = useOnline(model.client.online);
  return words && now ? <Talking {...{ model, words, now }} /> : null;
}

export interface TalkProps {
  readonly model: TableModel<unknown>;
  readonly words: TalkWords;
  readonly now: OnlineNow;
}

function Talking(props: TalkProps) {
  const { model, words, now } = props;
  const { chat, you } = now.heard.view;
  const manners = useManners();
  const [isOpen, open] = useState(false);
  const [seen, see] = useState(chat.length);
  const [bubble, setBubble] = useState<ChatLine>();
  const told = useRef(chat.length);
  useEscape(isOpen, () => open(false));
  useEffect(() => {
    if (!isOpen) return undefined;
    takeColumn(COLUMN_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    return () => takeColumn(0);
  }, [isOpen]);
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
  return (
    <>
      {!isOpen && (
        <div className="tb-talk-corner">
          {bubble && (
            <p className="tb-bubble" role="status">
              <b>{bubble.name}</b> {lineWords(words, bubble)}
            </p>
          )}
          <button
            type="button"
            className="tb-talk-button"
            aria-label={
              unread > 0
                ? `${words.talkOpen}, ${plural(model.text.language, words.unread, unread)}`
                : words.talkOpen
            }
            onClick={() => {
              setBubble(undefined);
              open(true);
            }}
          >
            <Strokes path={SIGNS.talk} grid={20} size={20} />
            <span>{words.talk}</span>
            {unread > 0 && <b>{unread}</b>}
          </button>
        </div>
      )}
      {isOpen && (
        <TalkPanel {...props} manners={manners} onManners={changeManners} onClose={() => open(false)} />
      )}
    </>
  );
}

/** A phrase is read in the reader's own language. */
export function lineWords({ phrases }: TalkWords, { text, phrase = '' }: ChatLine): string {
  const known: Readonly<Record<string, string>> = phrases;
  return text ?? known[phrase] ?? '';
}
