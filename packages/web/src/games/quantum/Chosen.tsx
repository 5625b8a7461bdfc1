/** The card of what is chosen: what it costs, the chance it has, and in which other way it could be done. */
import { ownerOf } from '@tessera/games/quantum';
import { ChosenCard } from '../../table/ChosenCard.tsx';
import { Choices } from '../../table/offers/Choices.tsx';
import { capitalised, fill, plural } from '../../text/index.ts';
import { layoutOf, middleOf, SIDE } from './board/layout.ts';
import type { Offered, QuantumModel } from './contract.ts';
import { hasStakes } from './panels/ends.ts';
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

/** Beside the map where there is room, else over it. */
export const isBeside = ({ layout, chosen }: Pick<QuantumModel, 'layout' | 'chosen'>): boolean =>
  hasStakes(layout) && chosen !== undefined && !hasOwnButton(chosen);

export function Chosen({ model }: { readonly model: QuantumModel }) {
  const { chosen, view, snapshot, layout, factions, words, confirm, letGo } = model;
  if (!chosen) return null;
  const { die } = chosen;
  const { choices, othersRoll, refilled } = words.table.chosen;
  // The dice that are rolled then are not one's own.
  const isKept = chosen.verb === 'keep' && view.decision?.kind === 'SETUP_KEEP';
  const titleOf = (offered: Offered): string => capitalised(deedWords(model, offered));
  const isPriced = new Set(model.choices.map(({ cost }) => cost)).size > 1;
  const at = chosen.square ?? (die === undefined ? undefined : view.places[die]);
  const isOverLeft =
    at === undefined || at < 0 || middleOf(view, at)[0] > (layoutOf(view).columns * SIDE) / 2;
  const card = (
    <ChosenCard
      key={chosen.text}
      face={
        die !== undefined && (
          <Ship faction={factions[ownerOf(die)] ?? 'kepler'} face={view.faces[die] ?? 0} isSmall />
        )
      }
      title={titleOf(chosen)}
      lines={linesOf(model, chosen).map(text => ({ text }))}
      bar={snapshot.lasting[chosen.text]}
      barWords={isKept ? othersRoll : chosen.verb === 'place' ? refilled : undefined}
      deed={goWords(words, chosen)}
      layout={layout}
      side={isOverLeft ? 'left' : 'right'}
      onDo={confirm}
      onLetGo={letGo}
    >
      <Choices
        // Of ways that can be taken back any row is done at once: none is only marked.
        model={chosen.isLasting ? model : { ...model, chosen: undefined }}
        label={choices}
        nameOf={one => (
          <>
            {titleOf(one)}
            {one.odds && <b>{chanceWords(words, one.odds.chance)}</b>}
            {isPriced && <small>{priceWords(words, one)}</small>}
          </>
        )}
      />
    </ChosenCard>
  );
  if (hasStakes(layout)) return <div className="qt-beside">{card}</div>;
  // The card of an answer that was chosen in the bar stands just above it.
  return chosen.square === undefined ? <div className="qt-low">{card}</div> : card;
}

const priceWords = (words: QuantumModel['words'], { cost }: Offered): string =>
  cost > 0 ? plural(words.language, words.table.actionsLeft, cost) : words.panels.free;

/** The button has the verb of the bar. */
function goWords({ panels, game, table }: QuantumModel['words'], { verb, odds }: Offered): string {
  const { bar } = panels;
  const names: Readonly<Partial<Record<Offered['verb'], string | undefined>>> = {
    reconfigure: bar.reconfigure,
    deploy: bar.deploy,
    transport: game.abilities[1],
    warp: game.abilities[2],
    scout: game.abilities[5],
  };
  return names[verb] ?? table.chosen.go[odds ? 'attack' : 'other'];
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
