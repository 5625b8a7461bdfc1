/** Actions after the end of a match, at the end of the prompt that states the result. */
import './endStrip.css';
import { useLoadedWords } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PATHS } from '../../ui/router.ts';
import type { Deeds } from '../deeds.ts';
import { useOnline } from '../online/useOnline.ts';
import type { TableModel } from '../useTable.ts';
import { isWonHere } from './won.ts';
import { loadWords } from './words/index.ts';

interface StripProps {
  readonly model: TableModel<unknown>;
  readonly deeds: Deeds;
  /** The number of the answer that decided the match. */
  readonly decisive: number | undefined;
}

export default function EndStrip({ model, deeds, decisive }: StripProps) {
  const words = useLoadedWords(loadWords)?.strip;
  const { manifest, snapshot, client, may, back, text } = model;
  const online = useOnline(client.online);
  if (!words) return null;
  const table = online?.heard.view;
  const { rematch, time } = text.table;
  // A lesson stops at its end without a result.
  const result = snapshot.outcome && (isWonHere(snapshot, manifest.isTogether) ? 'is-won' : 'is-lost');
  return (
    <div className={`tb-ends ${result ?? ''}`}>
      {may.again && !table?.next && (
        <button type="button" className="tb-pill is-go" onClick={deeds.again}>
          {rematch}
        </button>
      )}
      <button type="button" className="tb-pill is-why" onClick={deeds.showEnd}>
        {words.why}
      </button>
      {deeds.review && snapshot.moves.length > 0 && (
        <Link className="tb-pill" href={deeds.review}>
          {words.review}
        </Link>
      )}
      {decisive !== undefined && (
        <button
          type="button"
          className="tb-pill is-moment"
          aria-label={time.decisive}
          title={time.decisive}
          onClick={() => back.show(decisive - 1)}
        >
          <Icon name="back" size={14} />
          <span>{time.decisive}</span>
        </button>
      )}
      <Link className="tb-pill" href={PATHS.newMatch(manifest)}>
        {words.newMatch}
      </Link>
    </div>
  );
}
