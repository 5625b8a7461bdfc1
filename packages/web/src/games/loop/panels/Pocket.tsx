/** Actions of the player's agent on a phone, in one row within reach of the thumb. */

import type { PartProps } from '../../../table/game.ts';
import { UndoButton } from '../../../table/UndoButton.tsx';
import { plural } from '../../../text/index.ts';
import type { LoopModel } from '../contract.ts';
import { Cube } from '../pieces/Cube.tsx';
import { EraGlyph } from '../pieces/EraGlyph.tsx';
import { EndButton } from './Ends.tsx';
import { AnswerButton } from './Me.tsx';
import { energyHere, offersBy, stepsOf } from './me.ts';
import { eraName } from './names.ts';
import { Sign } from './signs.tsx';
import './pocket.css';

export function Pocket(props: PartProps<LoopModel>) {
  const { model } = props;
  const { words } = model;
  const { me } = words.panels;
  const steps = stepsOf(model);
  const [power] = offersBy(model, 'power');
  const count = energyHere(model);
  return (
    <div className="lp-pocket">
      <span className="lp-pocket-energy">
        <Cube kind="energy" />
        <b aria-hidden="true">{count}</b>
        <span className="only-read">{plural(words.language, me.energyCount, count)}</span>
      </span>
      {/* Where every era can be reached, steps are made on the ring itself. */}
      {steps.length > 2 ? (
        <small>{me.freeAnywhere}</small>
      ) : (
        steps.map(one => (
          <AnswerButton key={one.text} model={model} offered={one} className={`is-era-${one.era}`}>
            <EraGlyph era={one.era ?? 0} label={eraName(model, one.era ?? 0)} />
            <small>{one.verb === 'freeMove' ? me.freeShort : me.paidShort}</small>
          </AnswerButton>
        ))
      )}
      {power && (
        <AnswerButton model={model} offered={power}>
          <Sign name="agent" size={16} />
          <small>{me.powerShort}</small>
        </AnswerButton>
      )}
      <UndoButton model={model} deeds={props.deeds} className="lp-tool" />
      <EndButton {...props} />
    </div>
  );
}
