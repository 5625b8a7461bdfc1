/** The deeds of a free turn that need no place on the board, plainly. */
import type { Deeds } from '../../table/deeds.ts';
import { UndoButton } from '../../table/UndoButton.tsx';
import type { Mode, Offered, QuantumModel } from './contract.ts';
import { deedWords } from './speech.ts';

const MODES: readonly Mode[] = [
  'reconfigure',
  'deploy',
  'construct',
  'transport',
  'warp',
  'modify',
  'flexible',
  'resourceful',
  'nomadic',
];
const AT_ONCE: readonly Offered['verb'][] = ['research', 'tyrannical', 'cerebral', 'scout', 'end'];

export function TurnBar({ model, deeds }: { readonly model: QuantumModel; readonly deeds: Deeds }) {
  const { offers, mode, enter, press, words } = model;
  return (
    <div className="qt-answers">
      {MODES.filter(one => offers.some(({ verb }) => verb === one)).map(one => (
        <button
          key={one}
          type="button"
          className="tb-button"
          aria-pressed={mode === one}
          onClick={() => enter(one)}
        >
          {words.table.turns[one]}
        </button>
      ))}
      {offers
        .filter(({ verb }) => AT_ONCE.includes(verb))
        .map(one => (
          <button key={one.text} type="button" className="tb-button" onClick={() => press(one)}>
            {deedWords(model, one)}
          </button>
        ))}
      <UndoButton model={model} deeds={deeds} className="tb-button" />
    </div>
  );
}
