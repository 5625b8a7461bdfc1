/** Card of the selected answer: beside the Tesseract, on a phone in place of the answers. */
import { ChosenCard } from '../../table/ChosenCard.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { barOf, type ConsequenceSign, chosenWords } from './chosen.ts';
import { UNKNOWN } from './contract.ts';
import { Die } from './panels/Die.tsx';
import { lookOf, targetWords } from './phrases.ts';
import type { Model } from './useModel.ts';

export function Chosen({ model }: { readonly model: Model }) {
  const { pending: said, snapshot, layout } = model;
  if (!said) return null;
  const { look, title, about, lines, deed } = chosenWords(model, said);
  // On the side away from the press; after a key, away from the stack in the default orientation.
  const x = model.pressed()?.x ?? (((model.marks.chosen ?? 0) % 4) * innerWidth) / 3;
  const side = x > innerWidth / 2 ? 'left' : 'right';
  return (
    <ChosenCard
      key={said.text}
      face={look && <Die {...look} />}
      title={title}
      about={about}
      lines={lines.map(line => ({ sign: <ConsequenceIcon sign={line.sign} />, text: line.text }))}
      bar={barOf(model.view, said, snapshot.lasting)}
      deed={deed}
      layout={layout}
      side={side}
      onDo={model.confirm}
      onLetGo={model.putBack}
    >
      {said.goes && said.goes.length > 1 && <Goers model={model} goes={said.goes} goer={said.goer} />}
    </ChosenCard>
  );
}

interface GoersProps {
  readonly model: Model;
  readonly goes: readonly string[];
  readonly goer: string | undefined;
}

/** Cubes of the set that may go to the board; the selected one is marked. */
function Goers({ model, goes, goer }: GoersProps) {
  return (
    <div className="tt-goers" role="group" aria-label={model.words.table.chosen.goes}>
      {goes.map((target, i) => (
        <button
          key={target}
          type="button"
          aria-pressed={target === goer}
          aria-label={targetWords(model, target)}
          onClick={() => target !== goer && model.press(target)}
        >
          <Die {...(lookOf(model.view, target) ?? UNKNOWN)} />
          <kbd>{i + 1}</kbd>
        </button>
      ))}
    </div>
  );
}

function ConsequenceIcon({ sign }: { readonly sign: ConsequenceSign }) {
  if (sign === 'unknown') return <Die colour={null} value={null} />;
  return typeof sign === 'string' ? <Icon name={sign} /> : <Die {...sign} />;
}
