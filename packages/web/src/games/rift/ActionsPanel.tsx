/**
 * Panel of the lifted piece: its name and all its answers as a list; without one, the pieces that can act.
 */
import {
  type Action,
  actionKind,
  actionTo,
  actionType,
  fileOf,
  formatAction,
  isLarge,
  isTake,
  MOVE,
  PIVOT,
  squareName,
  takenSquares,
} from '@tessera/games/rift';
import type { ComponentChildren } from 'preact';
import { Clause } from '../../table/Clause.tsx';
import { capitalised } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Movers } from './Movers.tsx';
import { letterOfHand } from './offer.ts';
import { PieceIcon } from './pieces.tsx';
import { restOf, targetOf } from './targets.ts';
import type { Model } from './useModel.ts';
import { effectOf, placedWords } from './words.ts';

interface PanelProps {
  readonly model: Model;
}

export function ActionsPanel({ model }: PanelProps) {
  const { held } = model.play;
  if (!held) return <Movers model={model} />;
  return (
    <>
      <HeldHeading model={model} />
      {held.from === 'hand' ? <Drops model={model} /> : <Moves model={model} />}
    </>
  );
}

function HeldHeading({ model: { text, play, scene } }: PanelProps) {
  const { held, heldPiece } = play;
  const letter = held?.from === 'hand' ? letterOfHand(held) : heldPiece?.letter;
  if (letter === undefined) return null;
  const { text: way, clause } = text.rift.ways[letter];
  const name = heldPiece ? placedWords(text, letter, heldPiece.at) : text.rift.pieces[letter];
  return (
    <div className="rt-lift">
      <div className="rt-pad">
        <PieceIcon letter={letter} colour={heldPiece?.colour ?? scene.view.toMove} size={44} />
      </div>
      <div>
        <h2>{capitalised(name)}</h2>
        <p>
          {way} <Clause clause={clause} />
        </p>
      </div>
    </div>
  );
}

function Moves({ model }: PanelProps) {
  const { table } = model.text;
  const { actions } = model.play.offer;
  const moves = actions.filter(action => actionType(action) === MOVE);
  const takes = moves.filter(isTake);
  const quiet = moves.filter(action => !isTake(action));
  const turns = actions.filter(action => actionType(action) === PIVOT);
  return (
    <>
      {takes.length > 0 && (
        <Group title={table.takes} kind={takes.length > 2 ? 'is-dense' : ''}>
          {takes.map(action => (
            <Take key={action} model={model} action={action} />
          ))}
        </Group>
      )}
      {quiet.length > 0 && (
        <Group title={table.landsOn}>
          <Landings model={model} actions={quiet} />
        </Group>
      )}
      {turns.length > 0 && (
        <Group title={table.turns}>
          <div className="rt-chips is-turns">
            {turns.map(action => (
              <WayButton key={action} model={model} action={action} name="rt-chip has-sign">
                <Icon name="turn" size={14} />
                {turnLabel(action)}
              </WayButton>
            ))}
          </div>
        </Group>
      )}
      {actions.length === 0 && <p className="tb-sub">{table.noWay}</p>}
    </>
  );
}

/**
 * Label of a turn: "V d6" for a small slide on the spot, "I to e6" for a large one by the crossing of its
 * moved line.
 */
const turnLabel = (action: Action): string =>
  squareName(isLarge(actionKind(action)) ? restOf(action) : actionTo(action));

interface GroupProps {
  readonly title: string;
  readonly kind?: '' | 'is-dense' | 'is-aim';
  readonly children: ComponentChildren;
}

const Group = ({ title, kind = '', children }: GroupProps) => (
  <section className={`rt-group ${kind}`}>
    <h3>{title}</h3>
    {children}
  </section>
);

interface WayProps extends PanelProps {
  readonly action: Action;
  readonly name: string;
  readonly children: ComponentChildren;
}

/** Button that plays one answer of the lifted piece. */
const WayButton = ({ model: { play }, action, name, children }: WayProps) => (
  <button
    type="button"
    className={play.considered === action ? `${name} is-considered` : name}
    title={formatAction(action)}
    disabled={play.isLook}
    onClick={() => play.choose(action, 'mouse')}
  >
    {children}
  </button>
);

function Take({ model, action }: PanelProps & { readonly action: Action }) {
  const [victim] = takenSquares(action).map(model.scene.pieceOn);
  return (
    <WayButton model={model} action={action} name="rt-take">
      {victim && <PieceIcon letter={victim.letter} colour={victim.colour} size={32} />}
      <span>
        <b>{formatAction(action)}</b>
        <em>{effectOf(model.text, model.scene, action)}</em>
      </span>
    </WayButton>
  );
}

/** Sorts crossings like coordinates: by file, then by rank. */
const byFile = (a: number, b: number): number => fileOf(a) - fileOf(b) || a - b;

function Landings({ model, actions }: PanelProps & { readonly actions: readonly Action[] }) {
  const { landings, risky } = model.play.offer.marks;
  const nameOf = (at: number): string =>
    landings.includes(at) ? 'rt-chip is-shared' : risky.includes(at) ? 'rt-chip is-risky' : 'rt-chip';
  return (
    <div className={actions.length > 15 ? 'rt-chips is-many' : 'rt-chips'}>
      {actions
        .toSorted((a, b) => byFile(targetOf(a), targetOf(b)))
        .map(action => (
          <WayButton key={action} model={model} action={action} name={nameOf(targetOf(action))}>
            {squareName(targetOf(action))}
          </WayButton>
        ))}
    </div>
  );
}

function Drops({ model }: PanelProps) {
  const { table } = model.text;
  const { held, offer, turn } = model.play;
  if (held?.from !== 'hand' || offer.actions.length === 0) return null;
  return (
    <>
      {(held.letter === 'H' || held.letter === 'G') && (
        <Group title={table.lies}>
          <button type="button" className="tb-button rt-turn" onClick={turn}>
            <Icon name="turn" />
            {held.upright ? table.upright : table.flat}
            <kbd>R</kbd>
          </button>
        </Group>
      )}
      {Object.entries(table.aims).map(([aim, title]) => {
        const drops = offer.actions.filter(drop => offer.sensible.get(drop) === aim);
        return (
          drops.length > 0 && (
            <Group key={aim} title={title} kind="is-aim">
              <Landings model={model} actions={drops} />
            </Group>
          )
        );
      })}
    </>
  );
}
