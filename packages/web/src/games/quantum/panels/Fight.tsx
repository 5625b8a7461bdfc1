/** A fight while it waits: what its ends mean, and what another roll would bring. The sums are on the map. */
import { ownerOf, reactionsOf, VERBS, verbOf } from '@tessera/games/quantum';
import { Fragment } from 'preact';
import { fill, percent } from '../../../text/index.ts';
import { CombatDie } from '../pieces/CombatDie.tsx';
import { endsOf, hasStakes, openFight } from './ends.ts';
import { FightStakes } from './FightStakes.tsx';
import { outcomeWords } from './outcome.ts';
import { Panel } from './Panel.tsx';
import type { PanelModel, PanelProps } from './props.ts';
import './fight.css';

export function Fight({ model }: PanelProps) {
  if (!openFight(model.view)) return null;
  const { fight } = model.words.panels;
  // Where both sides of the map are free, what another roll would bring stands on the other one.
  if (hasStakes(model.layout)) return <FightStakes model={model} />;
  return (
    <>
      <Panel className="q-fight" name={fight.title} title={fight.title} aside={fight.lower}>
        <Ends model={model} />
      </Panel>
      <Again model={model} />
    </>
  );
}

/** Both ends in words, and what Dangerous would do instead: in small windows there is no room for more. */
function Ends({ model }: PanelProps) {
  const { fight } = model.words.panels;
  const { dangerous } = model.words.game.cards;
  return (
    <dl className="q-outcome">
      {endsOf(model).map(({ title, end }) => (
        <Fragment key={title}>
          <dt>{title}</dt>
          <dd>{outcomeWords(model, end).join(', ') || fight.staysText}</dd>
        </Fragment>
      ))}
      {model.view.decision?.kind === 'DANGEROUS' && (
        <>
          <dt>{fill(fight.ifUsed, { card: dangerous.name })}</dt>
          <dd>{fight.both}</dd>
        </>
      )}
    </dl>
  );
}

/** A reroll by the cards that allow it. */
interface AnotherRoll {
  readonly cards: readonly ('relentless' | 'scrappy' | 'cruel')[];
  readonly byFace: readonly number[];
}

/** Rerolls of the one who is asked, equal ones together; none for those who only watch. */
function againOf({ view, offers }: PanelModel): readonly AnotherRoll[] {
  if (offers.length === 0) return [];
  const rolls = reactionsOf(view).flatMap(({ answer, byFace }) =>
    byFace.length > 0 ? [{ card: VERBS[verbOf(answer)] as AnotherRoll['cards'][number], byFace }] : [],
  );
  const isOwn = (card: AnotherRoll['cards'][number]): boolean => card !== 'cruel';
  return [...Map.groupBy(rolls, ({ card, byFace }) => `${isOwn(card)} ${byFace.join()}`).values()].map(
    equal => ({ cards: equal.map(({ card }) => card), byFace: equal[0]?.byFace ?? [] }),
  );
}

/** What each face of another roll would mean. */
export function Again({ model }: PanelProps) {
  const { fight } = model.words.panels;
  const rolls = againOf(model);
  if (rolls.length === 0) return null;
  const isOpen = rolls.some(({ byFace }) => byFace.some(chance => chance > 0 && chance < 1));
  return (
    <Panel className="q-again" name={fight.again} title={fight.again}>
      {rolls.map(roll => (
        <Faces key={roll.cards.join()} model={model} roll={roll} />
      ))}
      {isOpen && <p className="q-note">{fight.open}</p>}
    </Panel>
  );
}

function Faces({ model, roll }: PanelProps & { readonly roll: AnotherRoll }) {
  const { view, words, factions, me } = model;
  const { againWhose } = words.panels.fight;
  const { cards, byFace } = roll;
  const { combat } = view;
  const rival = combat && [combat.attacker, combat.defender].map(ownerOf).find(seat => seat !== me);
  const isOwn = !cards.includes('cruel');
  const faction = factions[isOwn ? me : (rival ?? me)] ?? 'kepler';
  const card = cards.map(one => words.game.cards[one].name).join(' / ');
  return (
    <>
      <p className="q-again-name">{fill(isOwn ? againWhose.own : againWhose.other, { card })}</p>
      <ul>
        {byFace.map((chance, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: faces are their places.
          <li key={i} className={chance === 1 ? 'is-saved' : chance > 0 ? 'is-open' : ''}>
            <CombatDie faction={faction} value={i + 1} />
            <small>{chanceWords(model, chance)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

function chanceWords({ words }: PanelModel, chance: number): string {
  const { faces } = words.panels.fight;
  if (chance === 0) return faces.lost;
  return chance === 1 ? faces.saved : percent(words.language, chance);
}
