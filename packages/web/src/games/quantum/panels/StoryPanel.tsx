/** A turn of others, step by step, and what it means for whoever sits here. It goes with the first own deed. */
import { type Die, geometryOf, ownerOf } from '@tessera/games/quantum';
import type { ComponentChildren } from 'preact';
import { fill } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Step } from '../chronicle.ts';
import type { QuantumModel } from '../contract.ts';
import { sumsOf } from '../marks.ts';
import { Planet } from '../pieces/Planet.tsx';
import { Ship } from '../pieces/Ship.tsx';
import { cardWords, planetWords, shipName, shipWords, squareWords, toldPlanet } from '../speech.ts';
import { TrackIcon } from './icons.tsx';
import { Panel } from './Panel.tsx';
import { StepSign } from './StepSign.tsx';
import './story.css';

interface StoryProps {
  readonly model: QuantumModel;
}

export function StoryPanel({ model }: StoryProps) {
  const { trace, words, names, step, showStep } = model;
  const { story } = words;
  const seats = new Set(trace.map(({ seat }) => seat));
  const [seat = 0] = seats;
  const title = seats.size === 1 ? fill(story.title, { name: names[seat] ?? '' }) : story.many;
  const next = step === undefined ? 0 : step + 1 < trace.length ? step + 1 : undefined;
  const last = step === undefined ? trace.length - 1 : step > 0 ? step - 1 : undefined;
  return (
    <>
      <Panel
        className="q-story"
        name={title}
        title={title}
        aside={
          <span className="q-story-steps">
            <button type="button" aria-label={story.back} onClick={() => showStep(last)}>
              <Icon name="back" size={13} />
            </button>
            {step !== undefined && (
              <span title={fill(story.step, { step: step + 1, count: trace.length })}>
                {step + 1}/{trace.length}
              </span>
            )}
            <button type="button" onClick={() => showStep(next)}>
              {story.next}
              <Icon name="forward" size={13} />
            </button>
          </span>
        }
      >
        <Aim model={model} />
        <ol>
          {trace.map((one, i) => (
            <li key={`${one.count} ${one.kind} ${one.die}`}>
              <button
                type="button"
                aria-pressed={step === i}
                onClick={() => showStep(step === i ? undefined : i)}
              >
                <i className={`of-${model.factions[one.seat]}`}>{i + 1}</i>
                <StepSign faction={model.factions[one.seat]} kind={one.kind} />
                <span>
                  {stepWords(model, one)}
                  {one.fight && <small>{fightWords(model, one)}</small>}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </Panel>
      <Effects model={model} />
    </>
  );
}

/** Reasons that name a planet, the plainest first. */
const AIMS = ['builds', 'readies', 'readiesNow', 'setsUp', 'orbits'];

/** Where it is going, if a bot has said so. */
function Aim({ model: { snapshot, trace, words } }: StoryProps) {
  const counts = new Set(trace.map(({ count }) => count));
  const reasons = snapshot.notes.reasons.filter(({ count }) => counts.has(count + 1));
  const aim = AIMS.slice(1)
    .map(key => reasons.findLast(({ reason }) => reason.key === key))
    .find(found => found !== undefined);
  return aim ? <p className="q-aim">{fill(words.story.aim, aim.reason.params)}</p> : null;
}

function stepWords(model: QuantumModel, step: Step): string {
  const { words, view, chronicle } = model;
  const { steps } = words.story;
  const { kind, path, face = 0, other, planet, card, seat, count, fight } = step;
  const at = (square: number | undefined): string =>
    square === undefined || square < 0 ? '' : squareWords(model, square);
  return fill(steps[kind], {
    ship: shipName(words, fight?.attacker.face ?? face),
    from: at(path[0]),
    to: at(path.at(-1)),
    other: other === undefined ? '' : shipWords(model, other),
    planet: planet === undefined ? '' : toldPlanet({ words, view }, planet),
    value: chronicle.tracks[count]?.research[seat] ?? 1,
    card: card === undefined ? '' : cardWords(words, card),
    target: fight ? targetWords(model, fight.defender.die, fight.defender.face) : '',
  });
}

/** "your Scout 6", "Scout 6 of Ada". */
function targetWords({ words, me, names, snapshot }: QuantumModel, die: Die, face: number): string {
  const ship = shipName(words, face);
  const owner = ownerOf(die);
  const isYou = owner === me && snapshot.setup.seats.filter(({ kind }) => kind !== 'bot').length === 1;
  return isYou
    ? fill(words.table.labels.own, { ship })
    : fill(words.table.shipOf, { ship, owner: names[owner] ?? '' });
}

function fightWords({ words }: QuantumModel, { fight }: Step): string {
  const { fight: said } = words.story;
  if (!fight?.end) return said.both;
  const [low, high] = fight.end.totals.toSorted((a, b) => a - b) as [number, number];
  const sentence = fight.end.won ? said.won : said.held;
  return fill(low === high ? said.tie : sentence, { low, high, ship: shipName(words, fight.defender.face) });
}

interface EffectProps {
  readonly sign: ComponentChildren;
  readonly text: string;
  readonly more?: string;
  readonly after?: string;
}

const Effect = ({ sign, text, more, after }: EffectProps) => (
  <li>
    {sign}
    <span>
      {text}
      {more && <small>{more}</small>}
    </span>
    {after && <b>{after}</b>}
  </li>
);

/** Own ships that are gone, own tracks that moved, planets that a rival can take. */
function Effects({ model }: StoryProps) {
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
  if (lost.length + ready.length + moved.length === 0) return null;
  return (
    <Panel
      className={`q-effects${lost.length > 0 ? ' is-bad' : ''}`}
      name={words.story.toYou}
      title={words.story.toYou}
    >
      <ul>
        {lost.map(({ die, face }) => (
          <Effect
            key={die}
            sign={<Ship faction={faction} face={face} />}
            text={fill(effects.lost, { ship: shipName(words, face) })}
            more={fill(effects.lostText, { ship: shipWords(model, die) })}
            after="−1"
          />
        ))}
        {moved.map(name => (
          <Effect
            key={name}
            sign={<TrackIcon name={name} />}
            text={effects[name]}
            after={`${before?.[name][me]} → ${view[name][me]}`}
          />
        ))}
        {ready.map(({ planet, seat, sum, needed }) => (
          <Effect
            key={`${planet} ${seat}`}
            sign={<Planet number={planets[planet]?.number ?? 0} />}
            text={fill(effects.ready, { planet: planetWords(model, planet), name: names[seat] ?? '' })}
            after={`${sum}/${needed}`}
          />
        ))}
      </ul>
    </Panel>
  );
}
