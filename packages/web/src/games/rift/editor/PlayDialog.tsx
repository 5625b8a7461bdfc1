/** Dialog that chooses the players of a match from this position. */
import { RIFT_FACTS } from '@tessera/games/rift';
import { useState } from 'preact/hooks';
import type { NewMatch, SeatHolder, TimeControl } from '../../../match/client.ts';
import { beginMatch } from '../../../table/begin.ts';
import { Dialog } from '../../../table/Dialog.tsx';
import { controlOf, isRefused, NO_CLOCK } from '../../../table/newMatch/clock/clock.ts';
import { useText } from '../../../text/index.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lazy } from '../../../ui/render/lazy.tsx';
import { settings } from '../../../ui/settings.ts';
import { HOUSE } from '../home/firstGame.ts';
import { FORM } from '../newMatch/form.ts';
import { formatSketch, type Sketch } from './sketch.ts';
import type { EditorWords } from './words/index.ts';

const ClockField = lazy(() => import('../../../table/newMatch/clock/ClockField.tsx'));

const SIDES = ['both', 'white', 'black'] as const;
type Side = (typeof SIDES)[number];

interface PlayDialogProps {
  readonly sketch: Sketch;
  readonly words: EditorWords;
  onClose(): void;
}

export function PlayDialog({ sketch, words, onClose }: PlayDialogProps) {
  const { play } = words;
  const { levels } = useText().newMatch;
  const [side, setSide] = useState<Side>('both');
  const [clock, setClock] = useState(NO_CLOCK);
  const [level, setLevel] = useState(FORM.usualLevel ?? '');
  return (
    <Dialog title={play.heading} name="is-play" onClose={onClose}>
      <h2>{play.heading}</h2>
      <Choice label={play.who} values={SIDES} value={side} onChange={setSide} show={one => play.sides[one]} />
      {side === 'both' && <ClockField value={clock} onChange={setClock} />}
      {side !== 'both' && (
        <label className="editor-level">
          <span>{play.level}</span>
          <select
            className="field"
            value={level}
            onChange={({ currentTarget }) => setLevel(currentTarget.value)}
          >
            {FORM.levels.map(id => (
              <option key={id} value={id}>
                {(levels as Readonly<Record<string, string>>)[id] ?? id}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="making-buttons">
        <button
          type="button"
          className="button is-main"
          disabled={side === 'both' && isRefused(clock)}
          onClick={() => beginMatch(matchOf(sketch, side, level, controlOf(clock)))}
        >
          {play.start}
          <Icon name="arrow" />
        </button>
      </div>
    </Dialog>
  );
}

/** A match from the position, with its camps and the usual stall limit. */
function matchOf(sketch: Sketch, side: Side, level: string, clock?: TimeControl): NewMatch {
  const you: SeatHolder = { kind: 'you', name: settings().name.trim() };
  const other: SeatHolder = side === 'both' ? { kind: 'friend', name: '' } : { kind: 'bot', level, name: '' };
  return {
    game: RIFT_FACTS.id,
    title: '',
    seats: side === 'black' ? [other, you] : [you, other],
    options: { ...HOUSE, ...campOf(sketch) },
    position: formatSketch(sketch),
    ...(side === 'both' && clock && { clock }),
  };
}

const campOf = ({ camp }: Sketch): NewMatch['options'] => (camp === 'inset' ? {} : { camp });

/** Analysis: both sides at one screen, called by their colours, without result and limits. */
export const analysisOf = (sketch: Sketch, { game }: EditorWords): NewMatch => ({
  ...matchOf(sketch, 'both', ''),
  seats: game.colours.map(name => ({ kind: 'friend', name })),
  options: campOf(sketch),
  isAnalysis: true,
});
