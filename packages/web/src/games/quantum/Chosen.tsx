/** The card of what is chosen: what it costs, the chance it has, and in which other way it could be done. */
import { ownerOf } from '@tessera/games/quantum';
import { ChosenCard } from '../../table/ChosenCard.tsx';
import { Emphasised } from '../../table/Emphasised.tsx';
import { capitalised, fill, plural } from '../../text/index.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { Icon } from '../../ui/Icon.tsx';
import { layoutOf, middleOf, SIDE } from './board/layout.ts';
import type { Offered, QuantumModel } from './contract.ts';
import { Ship } from './pieces/Ship.tsx';
import { chanceWords, deedWords } from './speech.ts';

/** Panels and bars that show what is chosen and do it themselves. */
const WITH_BUTTON: readonly Offered['verb'][] = [
  'attack',
  'strike',
  'end',
  'ships',
  'take',
  'refresh',
  'use',
  'decline',
  'relentless',
  'scrappy',
  'cruel',
  'pass',
];

export const hasOwnButton = ({ verb }: Offered): boolean => WITH_BUTTON.includes(verb);

export function Chosen({ model }: { readonly model: QuantumModel }) {
  const { chosen, view, snapshot, text, layout, factions, words, confirm, letGo } = model;
  if (!chosen) return null;
  const { die } = chosen;
  const bar = snapshot.lasting[chosen.text];
  // The dice that are rolled then are not one's own.
  const isKept = chosen.verb === 'keep' && view.decision?.kind === 'SETUP_KEEP';
  const deed = capitalised(deedWords(model, chosen));
  const isOverLeft =
    chosen.square !== undefined && middleOf(view, chosen.square)[0] > (layoutOf(view).columns * SIDE) / 2;
  return (
    <ChosenCard
      key={chosen.text}
      face={
        die !== undefined && (
          <Ship faction={factions[ownerOf(die)] ?? 'kepler'} face={view.faces[die] ?? 0} isSmall />
        )
      }
      title={deed}
      lines={linesOf(model, chosen).map(line => ({
        sign: <Icon name="forward" size={16} />,
        text: <Emphasised text={line} />,
      }))}
      bar={
        bar && bar !== 'nothingToUndo'
          ? isKept
            ? words.table.chosen.othersRoll
            : text.table.chosen.bars[bar]
          : undefined
      }
      deed={words.table.chosen.go[chosen.odds ? 'attack' : 'other']}
      place={isHandheld(layout) ? 'sheet' : isOverLeft ? 'left' : 'right'}
      onDo={confirm}
      onLetGo={letGo}
    >
      <Choices model={model} />
    </ChosenCard>
  );
}

function linesOf(
  { words, view, names }: QuantumModel,
  { verb, cost, odds, square }: Offered,
): readonly string[] {
  const { chosen } = words.table;
  const { actions, cubesPlaced } = view.turn;
  const target = square === undefined ? -1 : (view.ships[square] ?? -1);
  const isTurn = view.decision?.kind === 'TURN';
  return [
    ...(odds ? [fill(chosen.chance, { chance: chanceWords(words, odds.chance) })] : []),
    ...(odds?.isDangerous ? [fill(chosen.dangerous, { name: names[ownerOf(target)] ?? '' })] : []),
    ...(cost > 0 ? [plural(words.language, chosen.cost, cost)] : []),
    ...(isTurn && cost === 0 && verb !== 'end' ? [chosen.free] : []),
    ...(verb === 'end' && actions > 0 ? [plural(words.language, chosen.lost, actions)] : []),
    ...(verb === 'end' && cubesPlaced > 0 ? [plural(words.language, chosen.cards, cubesPlaced)] : []),
  ];
}

/** In which ways the same can be done; the chosen one is pressed. */
function Choices({ model }: { readonly model: QuantumModel }) {
  const { choices, chosen, words, press } = model;
  if (choices.length < 2) return null;
  return (
    <div className="qt-choices" role="group" aria-label={words.table.chosen.choices}>
      {choices.map((one, i) => (
        <button
          key={one.text}
          type="button"
          className="tb-button"
          aria-pressed={one === chosen}
          onClick={() => one !== chosen && press(one)}
        >
          {capitalised(deedWords(model, one))}
          {one.odds && <b>{chanceWords(words, one.odds.chance)}</b>}
          {i < 9 && <kbd>{i + 1}</kbd>}
        </button>
      ))}
    </div>
  );
}
