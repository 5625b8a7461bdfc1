/** What is asked apart from a free turn: a button for each choice that has no place on the board, or for all while they are few. */
import { geometryOf, ownerOf, type Square } from '@tessera/games/quantum';
import type { Deeds } from '../../table/deeds.ts';
import { UndoButton } from '../../table/UndoButton.tsx';
import { capitalised } from '../../text/index.ts';
import type { Offered, QuantumModel } from './contract.ts';
import { listedOf } from './listed.ts';
import { remarkOf } from './panels/asked.ts';
import { CubeMark } from './pieces/CubeMark.tsx';
import { Planet } from './pieces/Planet.tsx';
import { Ship } from './pieces/Ship.tsx';
import { shipAsked } from './shipAsked.ts';
import { choiceWords, deedWords, squareWords } from './speech.ts';
import { useFollowedFocus } from './useFollowedFocus.ts';

interface BarProps {
  readonly model: QuantumModel;
  readonly deeds: Deeds;
}

export function AnswerBar({ model, deeds }: BarProps) {
  const { offers, chosen, confirm, words } = model;
  const placing = offers[0]?.verb === 'ships' ? chosen : undefined;
  return (
    <div className="qt-answers">
      <div className="qt-listed" role="group" aria-label={words.table.answers}>
        {listedOf(offers).map((one, i) => (
          <Choice key={one.text} model={model} offered={one} number={i + 1} />
        ))}
        {placing && (
          <button type="button" className="tb-button is-go" onClick={confirm}>
            {capitalised(deedWords(model, placing))}
          </button>
        )}
      </div>
      <UndoButton model={model} deeds={deeds} className="q-tool" />
    </div>
  );
}

interface ChoiceProps {
  readonly model: QuantumModel;
  readonly offered: Offered;
  readonly number: number;
}

/** The question has said the deed; for who hears the buttons alone, each says it again. */
function Choice({ model, offered, number }: ChoiceProps) {
  const { chosen, press } = model;
  const remark = remarkOf(model, offered);
  const label = [capitalised(deedWords(model, offered)), remark].filter(Boolean).join(', ');
  const button = useFollowedFocus<HTMLButtonElement>(offered === chosen, '.qt-listed button');
  return (
    <button
      ref={button}
      type="button"
      className="tb-button"
      aria-pressed={offered === chosen}
      onClick={() => press(offered)}
    >
      <Sign model={model} offered={offered} />
      <span className="only-read">{label}</span>
      <span aria-hidden="true">
        {isOneOfMany(model, offered) ? squareWords(model, offered.square) : choiceWords(model, offered)}
        {remark && <small>{remark}</small>}
      </span>
      {number < 10 && <kbd aria-hidden="true">{number}</kbd>}
    </button>
  );
}

/** So many that they fill a line. */
const MANY = 6;

/** Among many planets each has its number in its picture, and its place beside it. */
const isOneOfMany = (
  { offers, view }: QuantumModel,
  offered: Offered,
): offered is Offered & { readonly square: Square } =>
  offers.length >= MANY &&
  offered.seat === undefined &&
  offered.square !== undefined &&
  (geometryOf(view.map).planetOn[offered.square] ?? -1) >= 0;

/** The piece a choice is about. */
function Sign({ model, offered }: Omit<ChoiceProps, 'number'>) {
  const { view, factions } = model;
  const { verb, seat, square, face, die } = offered;
  if (seat !== undefined) return <CubeMark faction={factions[seat]} />;
  const { planetOn, planets } = geometryOf(view.map);
  const planet = square === undefined ? undefined : planets[planetOn[square] ?? -1];
  if (planet) return <Planet number={planet.number} />;
  const ship = verb === 'face' || verb === 'pick' ? (die ?? shipAsked(view)) : undefined;
  if (ship === undefined) return null;
  return <Ship faction={factions[ownerOf(ship)] ?? 'kepler'} face={face ?? view.faces[ship] ?? 0} isSmall />;
}
