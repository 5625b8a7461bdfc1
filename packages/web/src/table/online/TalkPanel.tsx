/** Chat panel, with the proposals that people at the table can make. */
import type { Doors } from '@tessera/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { UNSENT } from '../../match/remote/unsent.ts';
import { fill, useLoadedWords } from '../../text/index.ts';
import { loadOnlineWords } from '../../text/online/index.ts';
import { PACE_NAMES, PACES, type PaceName } from '../../text/online/paces.ts';
import { takeColumn } from '../../ui/breakpoints.ts';
import { copyText } from '../../ui/clipboard.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PATHS } from '../../ui/router.ts';
import { useEscape } from '../useEscape.ts';
import type { TableModel } from '../useTable.ts';
import { doorsOf, isHosting } from './chairs.ts';
import { changeManners, isHeard, useManners } from './manners.ts';
import { openTalk, useTalkOpen } from './talking.ts';
import { type OnlineNow, useOnline } from './useOnline.ts';
import { lineWords, loadTalkWords, type TalkWords } from './words/index.ts';

/** Width of the panel in the style sheet, in rem. */
const COLUMN_REM = 20;

interface PanelProps {
  readonly model: TableModel<unknown>;
  readonly words: TalkWords;
  readonly now: OnlineNow;
}

const onClose = (): void => openTalk(false);

/** Renders nothing until it is opened. */
export function TalkPanel({ model }: Pick<PanelProps, 'model'>) {
  const words = useLoadedWords(loadTalkWords);
  const now = useOnline(model.client.online);
  const isOpen = useTalkOpen();
  useEscape(isOpen, onClose);
  useEffect(() => onClose, []);
  return words && now && isOpen ? <Panel {...{ model, words, now }} /> : null;
}

function Panel(props: PanelProps) {
  const { words } = props;
  useEffect(() => {
    takeColumn(COLUMN_REM);
    return () => takeColumn(0);
  }, []);
  return (
    <aside
      className="tb-rules tb-talk"
      aria-label={words.talk}
      onKeyDown={event => {
        // Keyboard shortcuts of the table do not apply here.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h2>{words.talk}</h2>
        <Quiet words={words} />
        <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <Lines {...props} />
      <Saying {...props} />
      <AtTable {...props} />
    </aside>
  );
}

const Quiet = ({ words }: Pick<PanelProps, 'words'>) => (
  <label className="tb-order" title={words.quietText}>
    <input
      type="checkbox"
      checked={useManners().isQuiet}
      onChange={event => changeManners({ isQuiet: event.currentTarget.checked })}
    />
    {words.quiet}
  </label>
);

function Lines({ words, now }: PanelProps) {
  const manners = useManners();
  const { chat, you } = now.heard.view;
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is in sight.
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [chat.length]);
  if (chat.length === 0) return <p className="tb-talk-empty">{words.empty}</p>;
  const toggle = (name: string): void =>
    changeManners({
      muted: manners.muted.includes(name)
        ? manners.muted.filter(one => one !== name)
        : [...manners.muted, name],
    });
  return (
    <ol className="tb-lines" aria-live="polite">
      {chat.map((line, i) => {
        const isMuted = !isHeard(manners, line);
        const label = fill(isMuted ? words.unmute : words.mute, { name: line.name });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines only come, at the end.
          <li key={i} className={line.seat !== null && line.seat === you ? 'is-yours' : undefined}>
            <b>{line.name}</b>
            {line.seat === null && <small> {words.watcher}</small>}
            {line.seat !== you && (
              <button
                type="button"
                className="tb-mute"
                title={label}
                aria-label={label}
                onClick={() => toggle(line.name)}
              >
                <Icon name={isMuted ? 'plus' : 'close'} size={12} />
              </button>
            )}
            <p>{isMuted ? words.muted : lineWords(words, line)}</p>
          </li>
        );
      })}
      <li ref={end} />
    </ol>
  );
}

function Saying({ words, now: { online, heard } }: PanelProps) {
  const [typed, type] = useState('');
  const [refused, refuse] = useState('');
  const { view } = heard;
  if (view.you === null && !view.isHost && !doorsOf(view).mayTalk)
    return <p className="tb-talk-empty">{words.silent}</p>;
  const say = async (command: Parameters<typeof online.tell>[0]): Promise<void> => {
    const refusal = await online.tell(command);
    const isUnsent = refusal?.code === UNSENT.code;
    refuse(refusal?.code === 'silenced' ? words.silenced : isUnsent ? words.unplugged.unsent : '');
    // What was typed is not lost with the connection.
    if (isUnsent && command.do === 'chat') type(now => now || command.text);
  };
  const phrases = Object.entries(words.phrases) as [keyof TalkWords['phrases'], string][];
  return (
    <div className="tb-saying">
      <div className="tb-phrases">
        {phrases.map(([phrase, said]) => (
          <button
            key={phrase}
            type="button"
            className="tb-pill"
            onClick={() => say({ do: 'phrase', phrase })}
          >
            {said}
          </button>
        ))}
      </div>
      <form
        onSubmit={event => {
          event.preventDefault();
          const text = typed.trim();
          if (text) void say({ do: 'chat', text });
          type('');
        }}
      >
        <input
          className="field"
          value={typed}
          maxLength={400}
          placeholder={words.say}
          aria-label={words.say}
          autoComplete="off"
          onInput={event => type(event.currentTarget.value)}
        />
        <button type="submit" className="tb-button is-go" aria-label={words.send}>
          <Icon name="arrow" size={16} />
        </button>
      </form>
      {refused && (
        <p className="refusal" role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}

/** Proposals and other actions at the table. */
function AtTable({ words: { table }, now: { online, heard }, model }: PanelProps) {
  const pages = useLoadedWords(loadOnlineWords);
  const [isCopied, setCopied] = useState(false);
  const { phase, you, isPaused, code } = heard.view;
  /** Default level of a keeper: one that every game has. */
  const { level } = model.manifest.firstGame;
  const ask = (kind: 'pause' | 'resume' | 'end') => () => void online.tell({ do: 'ask', proposal: { kind } });
  const copy = async (): Promise<void> =>
    setCopied(await copyText(new URL(PATHS.join(code), location.href).href));
  return (
    <details className="tb-at-table">
      <summary>{table.heading}</summary>
      {phase === 'playing' && you !== null && (
        <>
          <button type="button" className="tb-button" onClick={ask(isPaused ? 'resume' : 'pause')}>
            {isPaused ? table.resume : table.pause}
          </button>
          <button type="button" className="tb-button" onClick={ask('end')}>
            {table.end}
          </button>
          <button type="button" className="tb-button" onClick={() => online.tell({ do: 'keep', level })}>
            {table.keep}
          </button>
          {pages && (
            <select
              className="field"
              aria-label={table.pace}
              value=""
              onChange={event => {
                const pace = PACES[event.currentTarget.value as PaceName];
                void online.tell({ do: 'ask', proposal: { kind: 'pace', pace } });
              }}
            >
              <option value="">{table.pace}</option>
              {PACE_NAMES.map(name => (
                <option key={name} value={name}>
                  {pages.pace[name]}
                </option>
              ))}
            </select>
          )}
        </>
      )}
      {isHosting(heard.view) && <DoorsFields {...{ table, online, doors: doorsOf(heard.view) }} />}
      {doorsOf(heard.view).mayWatch && (
        <button type="button" className="tb-button" onClick={copy}>
          {isCopied ? table.copied : table.link}
        </button>
      )}
      <Link className="tb-button" href={PATHS.online}>
        {table.back}
      </Link>
      <p className="only-read" role="status">
        {isCopied && table.copied} {model.saying?.sentence}
      </p>
    </details>
  );
}

interface DoorsProps {
  readonly table: TalkWords['table'];
  readonly online: OnlineNow['online'];
  readonly doors: Doors;
}

/** Switches by which the host closes the table to people without a chair, or opens it again. */
const DoorsFields = ({ table, online, doors }: DoorsProps) => (
  <div className="tb-doors">
    {(['mayWatch', 'mayTalk'] as const).map(door => (
      <label key={door} className="tb-order">
        <input
          type="checkbox"
          checked={doors[door]}
          disabled={door === 'mayTalk' && !doors.mayWatch}
          onChange={event =>
            void online.tell({ do: 'doors', doors: { ...doors, [door]: event.currentTarget.checked } })
          }
        />
        {table[door]}
      </label>
    ))}
  </div>
);
