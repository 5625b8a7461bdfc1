/** Line under the prompt of a replay: fairness of its dice, and ways to share it. */
import './online.css';
import { useEffect, useState } from 'preact/hooks';
import { createCaller } from '../../match/caller.ts';
import { startTableWorker } from '../../match/ports.ts';
import type { Proof, TableAnswers, TableRequest } from '../../match/protocol.ts';
import { fill, labelled, plural, useLoadedWords } from '../../text/index.ts';
import { copyText } from '../../ui/clipboard.ts';
import { Icon, Strokes } from '../../ui/Icon.tsx';
import { PATHS } from '../../ui/router.ts';
import { SIGNS } from '../../ui/signs.ts';
import type { Deeds } from '../deeds.ts';
import type { TableModel } from '../useTable.ts';
import { loadTalkWords, type TalkWords } from './words/index.ts';

interface ReplayBandProps {
  readonly model: TableModel<unknown>;
  readonly deeds: Deeds;
}

type ReplayWords = TalkWords['replay'];

interface Opened {
  readonly seal: string;
  readonly entropy: readonly string[];
  readonly secret: string;
}

export function ReplayBand({ model, deeds }: ReplayBandProps) {
  const words = useLoadedWords(loadTalkWords)?.replay;
  const [isCopied, setCopied] = useState(false);
  const { client } = model;
  const [file, setFile] = useState<string>();
  useEffect(() => {
    void client.file().then(found => setFile(found?.text));
  }, [client]);
  if (!words || file === undefined) return null;
  const { id } = model.snapshot.setup;
  const { count } = model.back;
  const address = `${PATHS.replay(id)}${count === undefined ? '' : `#${count}`}`;
  const copy = async (): Promise<void> => setCopied(await copyText(new URL(address, location.href).href));
  return (
    <div className="tb-band is-quiet tb-replay">
      <PlayButton back={model.back} words={words} />
      <Dice file={file} model={model} />
      <button type="button" className="tb-pill" title={words.link} aria-label={words.link} onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} size={14} />
        <span>{isCopied ? words.copied : words.link}</span>
      </button>
      <button
        type="button"
        className="tb-pill"
        title={words.download}
        aria-label={words.download}
        onClick={deeds.save}
      >
        <Icon name="save" size={14} />
        <span>{words.download}</span>
      </button>
    </div>
  );
}

/** Longer than a step lasts: without a step in this time, playback has been stopped by hand. */
const STOPPED_MS = 2500;

/** Plays back answer by answer, from the moment on screen or from the start. */
function PlayButton({ back, words }: Pick<TableModel<unknown>, 'back'> & { readonly words: ReplayWords }) {
  const [isOn, setOn] = useState(false);
  const { count } = back;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step.
  useEffect(() => {
    const timer = setTimeout(() => setOn(false), STOPPED_MS);
    return () => clearTimeout(timer);
  }, [count, isOn]);
  const isPlaying = isOn && count !== undefined;
  const label = isPlaying ? words.pause : words.play;
  const press = (): void => {
    setOn(!isPlaying);
    if (isPlaying) back.show(count);
    else back.replay(count ?? 0);
  };
  return (
    <button type="button" className="tb-pill is-play" title={label} aria-label={label} onClick={press}>
      <Strokes path={isPlaying ? SIGNS.pause : SIGNS.play} grid={20} size={16} />
      <span>{label}</span>
    </button>
  );
}

/** State of the proof: open, busy, refuted, or its result. */
type State = 'open' | 'busy' | 'wrong' | Proof;

function Dice({ file, model }: { readonly file: string; readonly model: TableModel<unknown> }) {
  const words = useLoadedWords(loadTalkWords)?.replay;
  const [state, setState] = useState<State>('open');
  const dice = JSON.parse(file).header?.table?.dice as Opened | undefined;
  if (!words || !dice) return null;
  const check = async (): Promise<void> => {
    setState('busy');
    setState((await proofOf(file)) ?? 'wrong');
  };
  const isProved = typeof state === 'object';
  const { verify, fair, fairSince, unfair, unpromised } = model.manifest.hasChance ? words : words.lot;
  const moved = isProved ? state.sealedAfter : undefined;
  const proved = moved === undefined ? fair : fairSince;
  const said = state === 'wrong' ? unfair : isProved ? proved : verify;
  return (
    <details className="tb-dice" onToggle={() => state === 'open' && void check()}>
      <summary className="tb-pill" title={said}>
        <Strokes path={SIGNS.shield} grid={20} size={16} />
        <span>{said}</span>
      </summary>
      <div className="tb-proof">
        <p role="status">
          <b>{state === 'wrong' ? unfair : isProved ? proved : words.busy}</b>{' '}
          {isProved && state.draws > 0 && plural(model.text.language, words.draws, state.draws)}
        </p>
        {moved !== undefined && <p>{plural(model.text.language, unpromised, moved)}</p>}
        <dl>
          <dt>{words.seal}</dt>
          <dd>{dice.seal}</dd>
          <dt>{words.secret}</dt>
          <dd>{dice.secret}</dd>
          <dt>{words.added}</dt>
          <dd>
            {dice.entropy
              .map((one, seat) => labelled(model.text.language, model.names[seat] ?? `${seat}`, one || '–'))
              .join(', ')}
          </dd>
        </dl>
        <p>{fill(words.how, { command: 'tessera verify' })}</p>
        <button type="button" className="tb-button" disabled={state === 'busy'} onClick={check}>
          {words.again}
        </button>
      </div>
    </details>
  );
}

/** Verifies the log in this browser; undefined if it does not hold. */
async function proofOf(file: string): Promise<Proof | undefined> {
  const port = startTableWorker();
  if (!port) return undefined;
  const rules = createCaller<TableRequest, TableAnswers>(port, () => {});
  const reply = await rules.ask({ type: 'verify', log: JSON.parse(file) }).reply;
  rules.close();
  if (!reply.ok) return undefined;
  const { fairness, sealedAfter } = reply.value;
  return fairness === 'sealed' || sealedAfter !== undefined ? reply.value : undefined;
}
