/** A turn of others, step by step, and what it means for whoever sits here. It goes with the first own deed. */
import type { Seat } from '@tessera/engine';
import { type Die, geometryOf, ownerOf } from '@tessera/games/quantum';
import { personsOf } from '../../../match/seating.ts';
import type { Effect } from '../../../table/story/StoryPanel.tsx';
import { capitalised, fill } from '../../../text/index.ts';
import { onDemand } from '../../../ui/render/lazy.tsx';
import { aimOf, reasonsOf } from '../aim.ts';
import type { Step } from '../chronicle.ts';
import type { QuantumModel } from '../contract.ts';
import { sumsOf } from '../marks.ts';
import { CubeMark } from '../pieces/CubeMark.tsx';
import { Planet } from '../pieces/Planet.tsx';
import { Ship } from '../pieces/Ship.tsx';
import {
  cardWords,
  causeWords,
  planetWords,
  shipName,
  shipWords,
  squareWords,
  toldPlanet,
} from '../speech.ts';
import { hasStakes } from './ends.ts';
import { TrackIcon } from './icons.tsx';
import { Replies } from './Replies.tsx';
import { StepSign } from './StepSign.tsx';
import './story.css';

interface StoryProps {
  readonly model: QuantumModel;
}

/** Fetched with the first turn of somebody else. */
const Panel = onDemand(() => import('../../../table/story/StoryPanel.tsx'));

export function StoryPanel({ model }: StoryProps) {
  const { trace, names, factions, step, showStep } = model;
  const seats = [...new Set(trace.map(({ seat }) => seat))];
  const [seat = 0] = seats;
  const effects = effectsOf(model);
  return (
    <>
      <Panel
        className="q-panel"
        name={seats.length === 1 ? (names[seat] ?? '') : undefined}
        aim={aimWords(model, seats)}
        steps={trace.map((one, i) => ({
          key: `${one.count} ${one.kind} ${one.die}`,
          actor: `of-${factions[one.seat]}`,
          head: seats.length > 1 && one.seat !== trace[i - 1]?.seat && (
            <>
              <CubeMark faction={factions[one.seat]} />
              {names[one.seat]}
            </>
          ),
          sign: <StepSign faction={factions[one.seat]} kind={one.kind} />,
          text: capitalised(stepWords(model, one)),
          more: one.fight && fightWords(model, one),
        }))}
        effects={effects}
        isBad={effects.some(({ after }) => after === LOSS)}
        step={step}
        showStep={showStep}
      />
      {hasStakes(model.layout) && <Replies model={model} />}
    </>
  );
}

/** Where a single opponent is going, if a bot has said so. */
function aimWords(model: QuantumModel, seats: readonly Seat[]): string | undefined {
  const [seat] = seats;
  if (seat === undefined || seats.length > 1) return undefined;
  const built = new Set(model.trace.map(({ planet }) => planet));
  const aim = aimOf(model.view, reasonsOf(model, seat), built);
  return aim && fill(model.words.story.aim, aim.params);
}

function stepWords(model: QuantumModel, step: Step): string {
  const { words, view, me, names } = model;
  const { steps } = words.story;
  const { kind, path, face = 0, was = 0, why, planet, owner = me, card, value = 1, fight } = step;
  const at = (square: number | undefined): string =>
    square === undefined || square < 0 ? '' : squareWords(model, square);
  const isBack = path[0] === path.at(-1);
  const sentence =
    kind === 'relocate' && owner === me
      ? steps.relocateYours
      : isBack && kind === 'move'
        ? steps.circled
        : isBack && kind === 'carry'
          ? steps.carriedBack
          : steps[kind];
  return fill(sentence, {
    owner: names[owner] ?? '',
    ship: shipName(words, fight?.attacker.face ?? face),
    was: shipName(words, was),
    why: why ? causeWords(words, why) : '',
    from: at(path[0]),
    to: at(path.at(-1)),
    other: shipName(words, was),
    planet: planet === undefined ? '' : toldPlanet({ words, view }, planet),
    value,
    card:
      kind === 'dominance'
        ? words.game.cards.tyrannical.name
        : card === undefined
          ? ''
          : cardWords(words, card),
    target: fight ? targetWords(model, fight.defender.die, fight.defender.face) : '',
  });
}

/** "your Scout 6", "Scout 6 of Ada". */
function targetWords({ words, me, names, snapshot }: QuantumModel, die: Die, face: number): string {
  const ship = shipName(words, face);
  const owner = ownerOf(die);
  // Where several share this screen, names tell them apart.
  const isYou = owner === me && personsOf(snapshot.setup).length < 2;
  return isYou
    ? fill(words.table.labels.own, { ship })
    : fill(words.table.shipOf, { ship, owner: names[owner] ?? '' });
}

function fightWords({ words }: QuantumModel, { fight }: Step): string {
  const { fight: said } = words.story;
  if (!fight?.end) return said.both;
  const [low, high] = fight.end.totals.toSorted((a, b) => a - b) as [number, number];
  const { won } = fight.end;
  const sentence = low === high ? (won ? said.tieWon : said.tieHeld) : won ? said.won : said.held;
  return fill(sentence, { low, high, ship: shipName(words, fight.defender.face) });
}

/** After the name of an own ship that is gone. */
const LOSS = '−1';

/** Own ships that are gone, own tracks that moved, planets that a rival can take. */
function effectsOf(model: QuantumModel): readonly Effect[] {
  const { trace, words, view, factions, me, before, names } = model;
  const { effects } = words.story;
  const faction = factions[me] ?? 'kepler';
  const lost = trace.flatMap(({ fight }) =>
    fight
      ? [fight.attacker, fight.defender].filter(({ die }) => fight.lost.includes(die) && ownerOf(die) === me)
      : [],
  );
  const seats = new Set(trace.map(({ seat }) => seat));
  const ready = sumsOf(view).flatMap((sums, planet) =>
    sums.filter(({ seat, isReady }) => isReady && seats.has(seat)).map(sum => ({ ...sum, planet })),
  );
  const moved = (['dominance', 'research'] as const).filter(
    name => before && before[name][me] !== view[name][me],
  );
  const { planets } = geometryOf(view.map);
  const builders = new Set(
    trace.filter(({ kind, seat }) => kind === 'cube' && seat !== me).map(one => one.seat),
  );
  return [
    ...lost.map(({ die, face }) => ({
      key: `${die}`,
      sign: <Ship faction={faction} face={face} />,
      text: fill(effects.lost, { ship: shipName(words, face) }),
      // Several losses leave no room for it; the sheet says it too.
      more: lost.length > 1 ? undefined : fill(effects.lostText, { ship: shipWords(model, die) }),
      after: LOSS,
    })),
    ...trace
      .filter(({ kind, owner }) => kind === 'relocate' && owner === me)
      .map(({ count, path: [from = -1, to = -1] }) => ({
        key: `cube ${count}`,
        sign: <CubeMark faction={faction} />,
        text: effects.relocated,
        after: `${squareWords(model, from)} → ${squareWords(model, to)}`,
      })),
    ...moved.map(name => ({
      key: name,
      sign: <TrackIcon name={name} />,
      text: effects[name],
      after: `${before?.[name][me]} → ${view[name][me]}`,
    })),
    ...[...builders].map(seat => ({
      key: `cube ${seat}`,
      sign: <CubeMark faction={factions[seat]} />,
      text: fill(effects.cube, { name: names[seat] ?? '', count: view.cubesLeft[seat] ?? 0 }),
    })),
    ...ready.map(({ planet, seat, sum, needed }) => ({
      key: `${planet} ${seat}`,
      sign: <Planet number={planets[planet]?.number ?? 0} />,
      text: capitalised(fill(effects.ready, { planet: planetWords(model, planet), name: names[seat] ?? '' })),
      after: `${sum}/${needed}`,
    })),
  ];
}
