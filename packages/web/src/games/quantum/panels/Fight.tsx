/** A fight while it waits: both sums as dice, who wins as they lie, and what another roll would bring. */

import {
  attackerWins,
  type Combat,
  type Die,
  ownerOf,
  reactionsOf,
  totalsOf,
  VERBS,
  verbOf,
} from '@tessera/games/quantum';
import { Fragment } from 'preact';
import { fill, percent } from '../../../text/index.ts';
import { CombatDie } from '../pieces/CombatDie.tsx';
import { Ship } from '../pieces/Ship.tsx';
import { shipWords } from '../speech.ts';
import { endsOf, hasStakes, openFight } from './ends.ts';
import { outcomeWords } from './outcome.ts';
import { Panel } from './Panel.tsx';
import type { PanelModel, PanelProps } from './props.ts';
import './fight.css';

export function Fight({ model }: PanelProps) {
  const { view, words } = model;
  const combat = openFight(view);
  if (!combat) return null;
  const { fight } = words.panels;
  const { attacker, defender, attackDie, defenceDie } = combat;
  const [attack, defence] = attackDie > 0 ? totalsOf(view) : [];
  return (
    <>
      <Panel className="q-fight" name={fight.title} title={fight.title} aside={fight.lower}>
        <Side model={model} die={attacker} value={attackDie} total={attack} />
        <p className="q-against">{fight.against}</p>
        <Side model={model} die={defender} value={defenceDie} total={defence} />
        <Verdict model={model} combat={combat} />
        {!hasStakes(model.layout) && <Ends model={model} />}
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

interface SideProps extends PanelProps {
  readonly die: Die;
  readonly value: number;
  readonly total: number | undefined;
}

function Side({ model, die, value, total }: SideProps) {
  const { view, words, factions, names, me } = model;
  const { fight } = words.panels;
  const seat = ownerOf(die);
  const faction = factions[seat] ?? 'kepler';
  const who = seat === me ? fight.you : (names[seat] ?? '');
  const face = view.faces[die] ?? 0;
  const off = total === undefined ? 0 : face + value - total;
  return (
    <div className="q-side">
      <Ship faction={faction} face={face} label={shipWords(model, die)} />
      <span>+</span>
      <CombatDie
        faction={faction}
        value={value}
        label={value > 0 ? fill(fight.dieLabel, { who, value }) : fight.notRolled}
      />
      {off !== 0 && <small>{fill(fight.modifier, { sum: `−${off}` })}</small>}
      <div className="q-total">
        <b>{total ?? '?'}</b>
        <small>{fill(fight.who, { who, ship: words.game.ships[face - 1] ?? '' })}</small>
      </div>
    </div>
  );
}

function Verdict({ model, combat }: PanelProps & { readonly combat: Combat }) {
  const { view, words, names, me } = model;
  const { fight } = words.panels;
  if (combat.attackDie === 0) return <p className="q-verdict">{fight.dangerous}</p>;
  const totals = totalsOf(view);
  const winner = ownerOf(attackerWins(view, totals) ? combat.attacker : combat.defender);
  const [low, high] = totals.toSorted((a, b) => a - b) as [number, number];
  const isTie = low === high;
  const sentence = winner === me ? (isTie ? fight.youTie : fight.youWin) : isTie ? fight.tie : fight.wins;
  return (
    <p className={`q-verdict ${winner === me ? 'is-good' : 'is-bad'}`}>
      {fill(sentence, { who: names[winner] ?? '', low, high, sum: low })}
    </p>
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
function Again({ model }: PanelProps) {
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
      <h3>{fill(isOwn ? againWhose.own : againWhose.other, { card })}</h3>
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
