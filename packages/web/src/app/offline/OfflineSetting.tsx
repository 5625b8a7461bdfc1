/** The part of the settings about playing without a network: what is kept, a button for the rest, and eviction. */
import './offline.css';
import { fill, type Language } from '@tessera/engine';
import { useCallback, useEffect, useReducer, useState } from 'preact/hooks';
import { useLoadedWords, useText } from '../../text/index.ts';
import { canKeep, type Kept, keepEverything, kept } from './offline.ts';
import { loadOfflineWords, type OfflineWords } from './words/index.ts';

function sizeIn(language: Language, bytes: number): string {
  const [unit, divisor] = bytes < 1e9 ? (['megabyte', 1e6] as const) : (['gigabyte', 1e9] as const);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language, { style: 'unit', unit, ...digits }).format(bytes / divisor);
}

interface Said {
  readonly words: OfflineWords['setting'];
  readonly size: (bytes: number) => string;
}

export default function OfflineSetting() {
  const words = useLoadedWords(loadOfflineWords)?.setting;
  const { language } = useText();
  const [visits, look] = useReducer((count: number) => count + 1, 0);
  if (!words) return null;
  const size = (bytes: number) => sizeIn(language, bytes);
  return (
    <section className="setting is-offline">
      <div>
        <h2>{words.label}</h2>
        <p>{canKeep() ? words.about : words.cannot}</p>
        {canKeep() && <Room key={visits} words={words} size={size} />}
        <Install words={words} />
      </div>
      {canKeep() && <Keeping words={words} size={size} onEnd={() => look(0)} />}
    </section>
  );
}

/** The browser's offer to install the page; index.html keeps it, since it may come before any script has loaded. */
interface InstallOffer {
  prompt(): Promise<unknown>;
}

const offered = (): InstallOffer | undefined =>
  (window as { readonly installOffer?: InstallOffer }).installOffer;

/** A button where the browser offers to install the page. */
function Install({ words }: Pick<Said, 'words'>) {
  const [offer, setOffer] = useState(offered);
  useEffect(() => {
    const look = (): void => setOffer(offered());
    addEventListener('beforeinstallprompt', look);
    return () => removeEventListener('beforeinstallprompt', look);
  }, []);
  if (!offer) return null;
  const install = (): void => {
    // An offer is taken up once.
    Object.assign(window, { installOffer: undefined });
    setOffer(undefined);
    void offer.prompt();
  };
  return (
    <button type="button" className="button is-small" onClick={install}>
      {words.install}
    </button>
  );
}

/** Bytes fetched so far, or why nothing is being fetched. */
type Progress = 'idle' | 'failed' | number;

function Keeping({ words, size, onEnd }: Said & { readonly onEnd: () => void }) {
  const [state, setState] = useState<Kept>();
  const [progress, setProgress] = useState<Progress>('idle');
  const look = useCallback(() => kept().then(setState, () => {}), []);
  useEffect(() => {
    look();
  }, [look]);
  if (!state) return null;
  const fetchAll = async () => {
    setProgress(0);
    const end = await keepEverything(setProgress).then(
      () => 'idle' as const,
      () => 'failed' as const,
    );
    await look();
    setProgress(end);
    onEnd();
  };
  const { lacking } = state;
  const isWhole = lacking === 0;
  return (
    <div className="setting-control">
      {typeof progress === 'number' ? (
        <label className="offline-progress">
          <progress max={lacking} value={progress} />
          {fill(words.progress, { done: size(progress), all: size(lacking) })}
        </label>
      ) : (
        !isWhole && (
          <button type="button" className="button" onClick={fetchAll}>
            {fill(words.keep, { size: size(lacking) })}
          </button>
        )
      )}
      <p role="status">{progress === 'failed' ? words.failed : isWhole ? words.whole : ''}</p>
    </div>
  );
}

interface Estimate {
  readonly usage: number;
  readonly quota: number;
  readonly isPersistent: boolean;
  /** True once everything is kept: the browser has been asked then. */
  readonly isAsked: boolean;
}

/** Used and available storage, and whether the browser may evict it. */
function Room({ words, size }: Said) {
  const [found, setFound] = useState<Estimate>();
  useEffect(() => {
    const ask = async () => {
      const { usage = 0, quota = 0 } = await navigator.storage.estimate();
      const isPersistent = await navigator.storage.persisted();
      const isAsked = await kept().then(
        ({ lacking }) => lacking === 0,
        () => false,
      );
      setFound({ usage, quota, isPersistent, isAsked });
    };
    ask().catch(() => {});
  }, []);
  if (!found) return null;
  const used = fill(words.used, { used: size(found.usage), quota: size(found.quota) });
  const { isPersistent, isAsked } = found;
  const risk = isPersistent ? words.persistent : isAsked ? words.unpromised : words.evictable;
  return <p>{`${used} ${risk}`}</p>;
}
