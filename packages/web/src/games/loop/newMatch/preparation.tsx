/** Preparation of a match of loop. */
import './newMatch.css';
import { fill } from '@tessera/engine';
import { AGENT_CODES } from '@tessera/games/loop';
import { type Draft, heldBy } from '../../../table/newMatch/draft.ts';
import { packLines } from '../../../table/newMatch/packs/draft.ts';
import { foldedPack } from '../../../table/newMatch/packs/FoldedPack.tsx';
import type { DraftProps, FieldProps, Place, Preparation } from '../../../table/newMatch/preparation.ts';
import { labelled } from '../../../text/index.ts';
import { lazy } from '../../../ui/render/lazy.tsx';
import { settings } from '../../../ui/settings.ts';
import { AgentFields, AgentSign } from './AgentFields.tsx';
import { agentsIn, FORM, isAlone, towerIn } from './form.ts';
import { DifficultyField, difficultyIn, ModeField, modeIn } from './ModeFields.tsx';
import { ModeSign } from './ModeSign.tsx';
import { textOf } from './said.ts';
import { TeamField } from './TeamField.tsx';
import { TowerField } from './TowerField.tsx';
import { loadWords, type PageWords } from './words/index.ts';

const PackPart = foldedPack<PageWords>(
  'tessera.packs.loop',
  lazy(() => import('./PackPart.tsx')),
);

function placeOf(seat: number, draft: Draft, words: PageWords): Place {
  const { team } = words;
  const said = textOf(draft, words).agents;
  const held = heldBy(FORM, draft)[seat] ?? [];
  const agents = agentsIn(draft).filter((_, agent) => held.includes(agent));
  const name = agents.map(code => said[code].name).join(', ');
  const place = { name, short: name, question: fill(team.who, { agents: name }) };
  const sign = <AgentSign agents={agents} />;
  return isAlone(draft) ? { ...place, sign, note: team.alone } : { ...place, sign };
}

const Picture = ({ draft }: DraftProps<PageWords>) => (
  <div className="loop-team" aria-hidden="true">
    <ModeSign mode={modeIn(draft)} />
    <AgentSign agents={agentsIn(draft)} />
  </div>
);

const Fields = (props: FieldProps<PageWords>) => (
  <>
    <TeamField {...props} />
    <ModeField {...props} />
    <DifficultyField {...props} />
  </>
);

function ownLines(draft: Draft, words: PageWords): readonly string[] {
  const game = textOf(draft, words);
  const { label, values } = game.options.tower;
  const tower = towerIn(draft);
  return [
    game.modes[modeIn(draft)].name,
    game.difficulties[difficultyIn(draft)].name,
    agentsIn(draft)
      .map(code => game.agents[code].name)
      .join(', '),
    ...(tower === 'uniform'
      ? []
      : [
          labelled(settings().language, label, typeof tower === 'string' ? values[tower] : tower.join(' : ')),
        ]),
    ...packLines(draft, words),
  ];
}

const LastFields = (props: FieldProps<PageWords>) => (
  <>
    <TowerField {...props} />
    <PackPart {...props} />
  </>
);

export const preparation: Preparation<PageWords> = {
  ...FORM,
  loadWords,
  placeOf,
  holdings: ({ game }) => AGENT_CODES.map(code => game.agents[code].name),
  SeatField: AgentFields,
  BeforeOptions: Fields,
  AfterOptions: LastFields,
  Picture,
  who: (names, { team }) =>
    names.length === 1 ? fill(team.solo, { name: names[0] ?? '' }) : names.join(', '),
  ownLines,
};
