/** Which cards and bases are played with: ours, or a pack of the player's own, brought as a file. */
import type { PackComplaint } from '@tessera/engine';
import { type Pack, packTemplate } from '@tessera/games/tesseract';
import { useId, useMemo, useState } from 'preact/hooks';
import { FileButton } from '../../../app/FileButton.tsx';
import { Icon } from '../../../app/Icon.tsx';
import { Link } from '../../../app/Link.tsx';
import type { FieldProps } from '../../../app/newMatch/preparation.ts';
import { PATHS } from '../../../app/router.ts';
import { fill, plural, useText } from '../../../text/index.ts';
import { ownPack, withPack } from './form.ts';
import { readPack, removePack, storedPacks, storePack } from './packs.ts';
import type { PageWords } from './words/index.ts';

/** What came of the last file. */
type News =
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'refused'; readonly file: string; readonly complaints: readonly PackComplaint[] };

/** More complaints than this help nobody. */
const SHOWN_COMPLAINTS = 4;

export function PackField({ draft, words, onChange }: FieldProps<PageWords>) {
  const { packs: said } = words;
  const [news, setNews] = useState<News>();
  const chosen = ownPack(draft);
  const [packs, setPacks] = useState(() => withPackAmong(storedPacks(), chosen));
  const take = async (file: File) => {
    const found = await resultOf(file, words);
    if ('complaints' in found) setNews({ kind: 'refused', file: file.name, complaints: found.complaints });
    else {
      const { pack } = found;
      setPacks(withPackAmong(packs, pack));
      onChange(withPack(draft, pack));
      const { name } = pack;
      setNews({ kind: 'said', text: fill(storePack(pack) ? said.added : said.notKept, { name }) });
    }
  };
  const remove = ({ name }: Pack) => {
    removePack(name);
    setPacks(packs.filter(pack => pack.name !== name));
    if (chosen?.name === name) onChange(withPack(draft, undefined));
    setNews({ kind: 'said', text: fill(said.removed, { name }) });
  };
  return (
    <section className="new-part" data-option="pack">
      <h2>{said.heading}</h2>
      <div className="card packs">
        <p className="packs-lead">
          {said.text}{' '}
          <Link className="clause-link" href={PATHS.rules('T-PACK-1')}>
            {said.how}
          </Link>
        </p>
        <PackList
          words={words}
          packs={packs}
          chosen={chosen}
          onChange={pack => onChange(withPack(draft, pack))}
          onRemove={remove}
        />
        <div className="pack-files">
          <FileButton onFile={take}>
            <Icon name="plus" size={16} />
            {said.import}
          </FileButton>
          <TemplateLink label={said.template} />
        </div>
        <div role="status">{news && <NewsLine news={news} words={words} />}</div>
      </div>
    </section>
  );
}

/** A newer version takes the place of the older one. */
const withPackAmong = (packs: readonly Pack[], pack: Pack | undefined): readonly Pack[] =>
  pack ? [...packs.filter(({ name }) => name !== pack.name), pack] : packs;

/** A file that is no pack at all gets one complaint. */
async function resultOf(
  file: File,
  { packs }: PageWords,
): Promise<{ readonly pack: Pack } | { readonly complaints: readonly PackComplaint[] }> {
  const text = await file.text().catch(() => undefined);
  const found = text === undefined ? undefined : readPack(text);
  if (!found) return { complaints: [{ at: '', reason: packs.unreadable }] };
  return 'refusal' in found ? { complaints: [{ at: found.at, reason: packs[found.refusal] }] } : found;
}

interface PackListProps {
  readonly words: PageWords;
  readonly packs: readonly Pack[];
  /** Undefined for what is built in. */
  readonly chosen: Pack | undefined;
  readonly onChange: (pack: Pack | undefined) => void;
  readonly onRemove: (pack: Pack) => void;
}

function PackList({ words, packs, chosen, onChange, onRemove }: PackListProps) {
  const { packs: said } = words;
  const group = useId();
  const row = (pack: Pack | undefined, shown: string, text: string) => (
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
    <div role="radiogroup" aria-label={said.label} className="pack-list">
      {row(undefined, said.builtIn, said.builtInText)}
      {packs.map(pack => (
        <div key={pack.name} className="pack-row">
          {row(pack, pack.name, fill(said.packText, countsOf(pack)))}
          <button
            type="button"
            className="forget"
            aria-label={fill(said.remove, { name: pack.name })}
            title={fill(said.remove, { name: pack.name })}
            onClick={() => onRemove(pack)}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}

const countsOf = ({ research, researchers, bases }: Pack) => ({
  research: research.reduce((sum, { copies }) => sum + copies, 0),
  researchers: researchers.length,
  bases: bases.length,
});

/** A pack to begin with, as a file. */
function TemplateLink({ label }: { readonly label: string }) {
  const href = useMemo(() => `data:application/json;charset=utf-8,${encodeURIComponent(packTemplate())}`, []);
  return (
    <a className="button is-small" href={href} download="my-pack.json">
      <Icon name="down" size={16} />
      {label}
    </a>
  );
}

function NewsLine({ news, words }: { readonly news: News; readonly words: PageWords }) {
  const { language } = useText();
  const { packs } = words;
  if (news.kind === 'said') return <p className="pack-news">{news.text}</p>;
  const rest = news.complaints.length - SHOWN_COMPLAINTS;
  return (
    <div className="pack-refused">
      <p className="refusal">
        <Icon name="threat" size={16} />
        {fill(packs.refused, { file: news.file })}
      </p>
      <ul>
        {news.complaints.slice(0, SHOWN_COMPLAINTS).map(({ at, reason }) => (
          <li key={at + reason}>
            {at !== '' && <code>{at}</code>} {reason}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{plural(language, packs.more, rest)}</p>}
    </div>
  );
}
