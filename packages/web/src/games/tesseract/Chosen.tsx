/** The card of what is chosen: beside the Tesseract, on a phone in the place of the answers. */
import { isHandheld } from '../../table/breakpoints.ts';
import { ChosenCard } from '../../table/ChosenCard.tsx';
import { Emphasised } from '../../table/Emphasised.tsx';
import { Sign } from '../../table/signs.tsx';
import { type ConsequenceSign, chosenWords } from './chosen.ts';

import { Die } from './panels/Die.tsx';
import type { Model } from './useModel.ts';

export function Chosen({ model }: { readonly model: Model }) {
  const { deeds, speech, snapshot, text, layout } = model;
  const said = deeds.hand.pending;
  if (!said) return null;
  const { look, title, about, lines, deed } = chosenWords(speech, said);
  const bar = snapshot.lasting[said.text];
  const press = deeds.pressed();
  const side = press && press.x > innerWidth / 2 ? 'left' : 'right';
  return (
    <ChosenCard
      key={said.text}
      face={look && <Die {...look} />}
      title={title}
      about={about}
      lines={lines.map(line => ({ sign: <Mark sign={line.sign} />, text: <Emphasised text={line.text} /> }))}
      bar={bar && bar !== 'nothingToUndo' ? text.table.chosen.bars[bar] : undefined}
      deed={deed}
      place={isHandheld(layout) ? 'sheet' : side}
      onDo={deeds.confirm}
      onLetGo={deeds.putBack}
    />
  );
}

function Mark({ sign }: { readonly sign: ConsequenceSign }) {
  if (sign === 'unknown') return <Die colour={null} value={null} />;
  return typeof sign === 'string' ? <Sign name={sign} /> : <Die {...sign} />;
}
