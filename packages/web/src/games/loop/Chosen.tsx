/** Card of the selected answer: its cost, its effects, and its alternatives. */
import {
  cardRow,
  cardSentences,
  cardWord,
  eraOf,
  hasMegaVortices,
  loopPreview,
  missionStates,
  missionWord,
} from '@tessera/games/loop';
import { ChosenCard } from '../../table/ChosenCard.tsx';
import { Choices } from '../../table/offers/Choices.tsx';
import { asSentence, capitalised, fill, plural } from '../../text/index.ts';
import type { LoopModel, Offered } from './contract.ts';
import { choiceRemark } from './panels/choices.ts';
import { deedWords, namingOf } from './speech.ts';

export function Chosen({ model }: { readonly model: LoopModel }) {
  const { chosen, snapshot, layout, words, confirm, letGo } = model;
  if (!chosen) return null;
  const { go, choices } = words.table.chosen;
  const titleOf = (offered: Offered): string => capitalised(deedWords(model, offered));
  return (
    <ChosenCard
      key={chosen.text}
      title={titleOf(chosen)}
      lines={linesOf(model, chosen).map(text => ({ text }))}
      bar={snapshot.lasting[chosen.text]}
      barWords={words.table.chosen[snapshot.lasting[chosen.text] === 'chanceDrawn' ? 'chance' : 'revealed']}
      deed={go[chosen.verb as keyof typeof go] ?? go.other}
      layout={layout}
      side={isOnRight(chosen) ? 'left' : 'right'}
      onDo={confirm}
      onLetGo={letGo}
    >
      <Choices model={model} label={choices} nameOf={titleOf} />
    </ChosenCard>
  );
}

/** True for eras 1 to 3, on the right of the ring: the card is then shown on the left. */
const isOnRight = ({ era }: Offered): boolean => era !== undefined && era >= 1 && era <= 3;

export function linesOf(model: LoopModel, chosen: Offered): readonly string[] {
  const { words, view } = model;
  const said = words.table.chosen;
  const paid = (count: number): string => plural(words.language, said.energy, count);
  switch (chosen.verb) {
    case 'move':
      return [paid(1)];
    case 'freeMove':
      return [said.battery];
    case 'useCard':
    case 'card':
      return cardLines(model, chosen);
    case 'loop': {
      const { cost, readies, missions } = loopPreview(view, chosen.dimension ?? 0);
      const cards = readies.map(card => cardWord(namingOf(model), card)).join(', ');
      return [
        paid(cost),
        cards ? fill(said.readies, { cards }) : said.readiesNothing,
        ...missions.map(mission => fill(said.damages, { mission: missionWord(namingOf(model), mission) })),
      ];
    }
    case 'endActions':
      return endLines(model);
    default: {
      // While cubes fall, the panel of the throw describes the choice.
      const remark = view.decision?.kind === 'cancelRift' ? undefined : choiceRemark(model, chosen);
      return remark === undefined ? [] : [asSentence(capitalised(remark))];
    }
  }
}

/** Lines of a card: its text if it is used, else its fate, because its text lies open in the choice. */
function cardLines(model: LoopModel, chosen: Offered): readonly string[] {
  const { view, words } = model;
  if (chosen.card === undefined) return [];
  const sentences = cardSentences(cardRow(view, chosen.card), words.game);
  if (chosen.verb === 'useCard') return sentences;
  const isTaken = view.decision?.kind === 'takeCard' || view.decision?.kind === 'bonusPick';
  const fate = isTaken ? words.table.chosen.onTop : choiceRemark(model, chosen);
  return fate ? [asSentence(capitalised(fate))] : sentences;
}

/** Lines about the end of the actions: missed options, and the next step. */
function endLines(model: LoopModel): readonly string[] {
  const { words, view, offers } = model;
  const said = words.table.chosen;
  const here = eraOf(view, view.active);
  const ready = offers.filter(({ verb }) => verb === 'useCard').length;
  const complete = missionStates(view).filter(({ isComplete }) => isComplete);
  return [
    ...(hasMegaVortices(view) && view.isVortex[here] ? [said.mega] : []),
    ...(ready > 0 ? [plural(words.language, said.stays, ready)] : []),
    ...(offers.some(({ verb }) => verb === 'loop') ? [said.loops] : []),
    ...((view.available[here]?.length ?? 0) > 0 ? [said.takes] : []),
    ...complete.map(({ mission, era }) =>
      fill(era === here ? said.archives : said.complete, { mission: missionWord(namingOf(model), mission) }),
    ),
  ];
}
