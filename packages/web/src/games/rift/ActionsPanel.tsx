/** The lifted piece in words and everything it can do as a list; with empty hands, who can act. */
import {
  type Action,
  actionTo,
  actionType,
  type Colour,
  fileOf,
  formatAction,
  type Letter,
  MOVE,
  PIVOT,
  squareName,
  takenSquares,
} from '@tessera/games/rift';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../app/Icon.tsx';
import { Clause } from '../../table/Clause.tsx';
import { fill, plural } from '../../text/index.ts';
import { letterOf } from './answers.ts';
import { letterOfHand } from './consider.ts';
import { Movers } from './Movers.tsx';
import { PieceIcon } from './pieces.tsx';
import type { Scene } from './scene.ts';
import { restOf, targetOf } from './targets.ts';
import { useText } from './text/index.ts';
import type { Play } from './usePlay.ts';
import { capitalised, effectOf } from './words.ts';

interface PanelProps {
  readonly play: Play;
  readonly scene: Scene;
}

export function ActionsPanel(props: PanelProps) {
  const { held } = props.play;
  return (
    <>
      {held && <HeldHeading {...props} />}
      {held?.from === 'hand' ? (
        <Drops {...props} />
      ) : held ? (
        <Moves {...props} />
      ) : (
        <Movers play={props.play} scene={props.scene} />
      )}
    </>
  );
}

/** The letter, colour and place of what is in the hand. */
function heldIdentity({
  play,
  scene,
}: PanelProps): { letter: Letter; colour: Colour; at?: number } | undefined {
  const { held, heldPiece } = play;
  if (held?.from === 'hand') return { letter: letterOfHand(held) as Letter, colour: scene.view.toMove };
  return heldPiece && { letter: heldPiece.letter, colour: heldPiece.colour, at: heldPiece.at };
}

function HeldHeading(props: PanelProps) {
  const { table, rift } = useText();
  const identity = heldIdentity(props);
  if (!identity) return null;
  const { letter, colour, at } = identity;
  const { text, clause } = rift.ways[letter];
  const name = capitalised(rift.pieces[letter]);
  return (
    <div className="rt-lift">
      <div className="rt-pad">
        <PieceIcon letter={letter} colour={colour} size={44} />
      </div>
      <div>
        <h2>{at === undefined ? name : fill(table.pieceAt, { piece: name, at: squareName(at) })}</h2>
        <p>
          {text} <Clause clause={clause} />
        </p>
      </div>
    </div>
  );
}

function Moves({ play, scene }: PanelProps) {
  const { table } = useText();
  const actions = play.offer?.actions ?? [];
  const moves = actions.filter(action => actionType(action) === MOVE);
  const takes = moves.filter(action => takenSquares(action).length > 0);
  const quiet = moves.filter(action => !takes.includes(action));
  const turns = actions.filter(action => actionType(action) === PIVOT);
  return (
    <>
      {takes.length > 0 && (
        <Group title={table.takes} isDense={takes.length > 2}>
          {takes.map(action => (
            <Take key={action} action={action} play={play} scene={scene} />
          ))}
        </Group>
      )}
      {quiet.length > 0 && (
        <Group title={table.landsOn}>
          <Chips actions={quiet} takes={takes} play={play} />
        </Group>
      )}
      {turns.length > 0 && (
        <Group title={table.turns}>
          <div className="rt-chips is-turns">
            {turns.map(action => (
              <Chip key={action} action={action} play={play} label={turnLabel(action)} sign />
            ))}
          </div>
        </Group>
      )}
      {actions.length === 0 && <p className="tb-sub">{table.noWay}</p>}
    </>
  );
}

/** "V d6" for a small slide on the spot, "I to e6" by where the moved line comes to rest. */
const turnLabel = (action: Action): string =>
  isSmall(action) ? squareName(actionTo(action)) : squareName(restOf(action));
const isSmall = (action: Action): boolean => 'HV'.includes(letterOf(action));

interface GroupProps {
  readonly title: string;
  readonly isDense?: boolean;
  readonly children: ComponentChildren;
}

function Group({ title, isDense = false, children }: GroupProps) {
  return (
    <section className={isDense ? 'rt-group is-dense' : 'rt-group'}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Take({ action, play, scene }: PanelProps & { readonly action: Action }) {
  const text = useText();
  const victim = takenSquares(action).map(scene.pieceOn)[0];
  const notation = formatAction(action);
  return (
    <button
      type="button"
      className={play.considered === action ? 'rt-take is-considered' : 'rt-take'}
      disabled={play.isLook}
      onClick={() => play.choose(action, 'mouse')}
    >
      {victim && <PieceIcon letter={victim.letter} colour={victim.colour} size={32} />}
      <span>
        <b>{notation}</b>
        <em>{effectOf(text, scene, action)}</em>
      </span>
    </button>
  );
}

/** As one reads coordinates: by file, then by rank. */
const byFile = (a: number, b: number): number => fileOf(a) - fileOf(b) || a - b;

interface ChipsProps {
  readonly actions: readonly Action[];
  readonly takes: readonly Action[];
  readonly play: Play;
}

function Chips({ actions, takes, play }: ChipsProps) {
  const shared = new Set(takes.map(targetOf));
  const sorted = [...actions].sort((a, b) => byFile(targetOf(a), targetOf(b)));
  return (
    <div className={actions.length > 15 ? 'rt-chips is-many' : 'rt-chips'}>
      {sorted.map(action => (
        <Chip
          key={action}
          action={action}
          play={play}
          label={squareName(targetOf(action))}
          isShared={shared.has(targetOf(action))}
        />
      ))}
    </div>
  );
}

interface ChipProps {
  readonly action: Action;
  readonly play: Play;
  readonly label: string;
  readonly isShared?: boolean;
  readonly sign?: boolean;
}

function Chip({ action, play, label, isShared, sign }: ChipProps) {
  const names = [
    'rt-chip',
    isShared && 'is-shared',
    sign && 'has-sign',
    play.considered === action && 'is-considered',
  ];
  return (
    <button
      type="button"
      className={names.filter(Boolean).join(' ')}
      title={formatAction(action)}
      disabled={play.isLook}
      onClick={() => play.choose(action, 'mouse')}
    >
      {sign && <Icon name="turn" size={14} />}
      {label}
    </button>
  );
}

function Drops({ play }: PanelProps) {
  const { table, language } = useText();
  const { held, offer, sensible } = play;
  if (held?.from !== 'hand' || !offer?.drops) return null;
  const letter = letterOfHand(held);
  const worth = offer.actions.filter(action => letterOf(action) === letter && sensible.has(action));
  const count = new Set(offer.drops.values()).size;
  return (
    <>
      {(held.letter === 'H' || held.letter === 'G') && (
        <Group title={table.lies}>
          <button type="button" className="tb-button rt-turn" onClick={play.turn}>
            <Icon name="turn" />
            {held.upright ? table.upright : table.flat}
            <kbd>R</kbd>
          </button>
        </Group>
      )}
      {worth.length > 0 && (
        <Group title={table.sensible}>
          <Chips actions={worth} takes={[]} play={play} />
        </Group>
      )}
      <p className="tb-sub">{plural(language, table.places, count)}</p>
    </>
  );
}
