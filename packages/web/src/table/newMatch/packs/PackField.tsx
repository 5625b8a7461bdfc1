// @chunk packField
/** Field for the content pack: the built-in one, or the player's own from a file. */
import './packs.css';
import type { PackComplaint } from '@tessera/engine';
import { useId, useMemo, useState } from 'preact/hooks';
import { fill, plural, useLoadedWords, useText } from '../../../text/index.ts';
import { FileButton } from '../../../ui/FileButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PATHS } from '../../../ui/router.ts';
import { type PackKind, removePack, storedPacks, storePack } from './packs.ts';
import type { Named } from './storage.ts';
import { type CommonWords, loadWords } from './words/index.ts';

/** Text about packs that only this game has. */
export type OwnWords = Readonly<Record<'label' | 'heading' | 'text' | 'builtInText' | 'packText', string>>;
type PackWords = CommonWords & OwnWords;

export interface PackFieldProps<P extends Named, W = OwnWords> {
  readonly kind: PackKind<P>;
  /** The clause that defines packs. */
  readonly clause: string;
  readonly words: W;
  /** A template pack as a file. */
  readonly template: () => string;
  /** The chosen pack; undefined for the built-in one. */
  readonly chosen: P | undefined;
  /** Parameters of `packText`. */
  readonly countsOf: (pack: P) => Readonly<Record<string, number>>;
  readonly onChange: (pack: P | undefined) => void;
}

/** Result of the last import. */
type News =
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'refused'; readonly file: string; readonly complaints: readonly PackComplaint[] };

const SHOWN_COMPLAINTS = 4;

export function PackField<P extends Named>(props: PackFieldProps<P>) {
  const common = useLoadedWords(loadWords);
  return common ? <Field {...props} words={{ ...common, ...props.words }} /> : null;
}

function Field<P extends Named>(props: PackFieldProps<P, PackWords>) {
  const { kind, clause, words, template, chosen, onChange } = props;
  const [news, setNews] = useState<News>();
  const [packs, setPacks] = useState(() => withPackAmong(storedPacks(kind), chosen));
  const take = async (file: File) => {
    const found = await resultOf(kind, file, words);
    if ('complaints' in found) setNews({ kind: 'refused', file: file.name, complaints: found.complaints });
    else {
      const { pack } = found;
      setPacks(withPackAmong(packs, pack));
      onChange(pack);
      const { name } = pack;
      setNews({ kind: 'said', text: fill(storePack(kind, pack) ? words.added : words.notKept, { name }) });
    }
  };
  const remove = ({ name }: P) => {
    removePack(kind, name);
    setPacks(packs.filter(pack => pack.name !== name));
    if (chosen?.name === name) onChange(undefined);
    setNews({ kind: 'said', text: fill(words.removed, { name }) });
  };
  return (
    <div className="packs">
      <p className="packs-lead">
        {words.text}{' '}
        <Link className="clause-link" href={PATHS.rules(clause)}>
          {words.how}
        </Link>
      </p>
      <PackList {...props} packs={packs} onRemove={remove} />
      <div className="pack-files">
        <FileButton onFile={take}>
          <Icon name="plus" size={16} />
          {words.import}
        </FileButton>
        <TemplateLink template={template} label={words.template} />
      </div>
      <div role="status">{news && <NewsLine news={news} words={words} />}</div>
    </div>
  );
}

/** Adds a pack in place of an older version of the same name. */
const withPackAmong = <P extends Named>(packs: readonly P[], pack: P | undefined): readonly P[] =>
  pack ? [...packs.filter(({ name }) => name !== pack.name), pack] : packs;

/** Imports a file; a file that is no pack at all gets one complaint. */
async function resultOf<P extends Named>(
  kind: PackKind<P>,
  file: File,
  words: PackWords,
): Promise<{ readonly pack: P } | { readonly complaints: readonly PackComplaint[] }> {
  const [text, { readPack }] = await Promise.all([
    file.text().catch(() => undefined),
    import('./reading.ts'),
  ]);
  const found = text === undefined ? undefined : readPack(kind, text);
  if (!found) return { complaints: [{ at: '', reason: words.unreadable }] };
  return 'refusal' in found ? { complaints: [{ at: found.at, reason: words[found.refusal] }] } : found;
}

interface PackListProps<P extends Named> extends PackFieldProps<P, PackWords> {
  readonly packs: readonly P[];
  readonly onRemove: (pack: P) => void;
}

function PackList<P extends Named>(props: PackListProps<P>) {
  const { words, packs, chosen, countsOf, onChange, onRemove } = props;
  const group = useId();
  const row = (pack: P | undefined, shown: string, text: string) => (
    <label className="pack">
      <input
        type="radio"
        name={group}
        checked={pack?.name === chosen?.name}
        onChange={() => onChange(pack)}
      />
      <span>
        <b>{shown}</b> {text}
      </span>
    </label>
  );
  return (
    <div role="radiogroup" aria-label={words.label} className="pack-list">
      {row(undefined, words.builtIn, words.builtInText)}
      {packs.map(pack => (
        <div key={pack.name} className="pack-row">
          {row(pack, pack.name, fill(words.packText, countsOf(pack)))}
          <button
            type="button"
            className="forget"
            aria-label={fill(words.remove, { name: pack.name })}
            title={fill(words.remove, { name: pack.name })}
            onClick={() => onRemove(pack)}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}

interface TemplateLinkProps {
  readonly template: () => string;
  readonly label: string;
}

function TemplateLink({ template, label }: TemplateLinkProps) {
  const href = useMemo(
    () => `data:application/json;charset=utf-8,${encodeURIComponent(template())}`,
    [template],
  );
  return (
    <a className="button is-small" href={href} download="my-pack.json">
      <Icon name="down" size={16} />
      {label}
    </a>
  );
}

interface NewsLineProps {
  readonly news: News;
  readonly words: PackWords;
}

function NewsLine({ news, words }: NewsLineProps) {
  const { language } = useText();
  if (news.kind === 'said') return <p className="pack-news">{news.text}</p>;
  const rest = news.complaints.length - SHOWN_COMPLAINTS;
  return (
    <div className="pack-refused">
      <p className="refusal">
        <Icon name="threat" size={16} />
        {fill(words.refused, { file: news.file })}
      </p>
      <ul>
        {news.complaints.slice(0, SHOWN_COMPLAINTS).map(({ at, reason }) => (
          <li key={at + reason}>
            {at !== '' && <code>{at}</code>} {reason}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{plural(language, words.more, rest)}</p>}
    </div>
  );
}
