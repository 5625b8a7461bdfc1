/** One chair before the start: its occupant, or the ways to fill it. */
import type { Chair, TableView } from '@tessera/wire';
import type { Online } from '../../match/remote/online.ts';
import { levelName } from '../../table/names.ts';
import type { Place } from '../../table/newMatch/preparation.ts';
import { isHosting } from '../../table/online/chairs.ts';
import { fill, useText } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { Avatar } from './Avatars.tsx';

interface ChairProps {
  readonly chair: Chair;
  readonly seat: number;
  readonly table: TableView;
  readonly words: OnlineWords;
  readonly levels: readonly string[];
  /** Colour, fleet or agent of the chair, once the game's manifest has loaded. */
  readonly place: Place | undefined;
  readonly tell: Online['tell'];
  onSit(): void;
}

export function ChairCard({ chair, seat, table, words: { gather }, levels, place, tell, onSit }: ChairProps) {
  const text = useText();
  const { you } = table;
  const isHost = isHosting(table);
  const held = place && (
    <span className="chair-place">
      {place.sign}
      {place.name}
    </span>
  );
  if (chair.kind === 'person') {
    const isReady = chair.isReady || (seat === you && isHost);
    return (
      <li className="card chair">
        <Avatar name={chair.name} size="large" />
        {held}
        <b>{seat === you ? fill(gather.you, { name: chair.name }) : chair.name}</b>
        <p className={`chair-state ${isReady ? 'is-ready' : ''}`}>
          {isReady ? gather.ready : gather.notReady}
          {!chair.isHere && `, ${gather.away}`}
        </p>
      </li>
    );
  }
  const levelField = (
    <label className="chair-level">
      <span className="only-read">{gather.level}</span>
      <select
        className="field"
        value={chair.kind === 'bot' ? chair.level : ''}
        onChange={event => tell({ do: 'bot', seat, level: event.currentTarget.value })}
      >
        {chair.kind === 'open' && <option value="">{gather.putBot}</option>}
        {levels.map(level => (
          <option key={level} value={level}>
            {levelName(level, text)}
          </option>
        ))}
      </select>
    </label>
  );
  if (chair.kind === 'bot')
    return (
      <li className="card chair">
        <Avatar name="" isBot size="large" />
        {held}
        <b>{fill(text.newMatch.seats.botName, { level: levelName(chair.level, text) })}</b>
        <p className="chair-state">{gather.bot}</p>
        {isHost && (
          <div className="chair-ways">
            {levelField}
            <button
              type="button"
              className="button is-small is-quiet"
              onClick={() => tell({ do: 'bot', seat, level: null })}
            >
              {gather.remove}
            </button>
          </div>
        )}
      </li>
    );
  return (
    <li className="card chair is-open">
      <Avatar name={null} size="large" />
      {held}
      <b>{gather.empty}</b>
      <p className="chair-state">{gather.waits}</p>
      <div className="chair-ways">
        {isHost && levelField}
        <button type="button" className="button is-small" onClick={onSit}>
          {gather.sitHere}
        </button>
      </div>
    </li>
  );
}
