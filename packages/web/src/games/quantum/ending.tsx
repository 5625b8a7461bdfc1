/** How it ended: how everybody's cubes were placed, and what luck had to do with it. */
import type { QuantumEvent, Reason, Review } from '@tessera/games/quantum';
import type { MatchOutcome } from '../../match/client.ts';
import type { Ending } from '../../table/EndDialog.tsx';
import { isSpokenTo } from '../../table/ending/names.ts';
import { fill, plural } from '../../text/index.ts';
import type { QuantumModel } from './contract.ts';
import { CubeMark } from './pieces/CubeMark.tsx';
import type { QuantumWords } from './words/index.ts';

type Told = Pick<QuantumModel, 'names' | 'snapshot'> & { readonly words: QuantumWords };

/** "Ada wins." and "The last Quantum cube is placed." */
export const resultOf = (told: Told, { winners, reason }: MatchOutcome) => ({
  head: `${titleOf(told, winners)}.`,
  body: reasonOf(told, winners, reason as Reason),
});

export function outcomeWords(told: Told, outcome: MatchOutcome): string {
  const { head, body } = resultOf(told, outcome);
  return `${head} ${body}`;
}

/** In a duel whoever left is named. */
function reasonOf({ words, names, snapshot }: Told, winners: readonly number[], reason: Reason): string {
  const loser = names.findIndex((_, seat) => !winners.includes(seat));
  if (names.length !== 2 || (reason !== 'resign' && reason !== 'time'))
    return words.game.reasons[reason] ?? '';
  const { you, other } = words.table.outcome.left[reason];
  return fill(isSpokenTo(snapshot.setup, loser) ? you : other, { name: names[loser] ?? '' });
}

function titleOf({ words, names, snapshot }: Told, winners: readonly number[]): string {
  const { outcome } = words.table;
  const [first] = winners;
  if (first === undefined) return outcome.nobody;
  if (winners.length > 1)
    return fill(outcome.shared, { names: winners.map(seat => names[seat] ?? '').join(', ') });
  return isSpokenTo(snapshot.setup, first) ? outcome.you : fill(outcome.other, { name: names[first] ?? '' });
}

export function endingOf(model: QuantumModel): Ending | undefined {
  const { snapshot, words, names, me, factions } = model;
  const { outcome, view } = snapshot;
  if (!outcome) return undefined;
  const { winners } = outcome;
  const reason = outcome.reason as Reason;
  const isWon = winners.includes(me);
  return {
    title: titleOf(model, winners),
    picture: <CubeMark faction={factions[winners[0] ?? me]} />,
    isWon,
    reason: reasonOf(model, winners, reason),
    clause: words.game.reasonClauses[reason],
    sums: [
      ...names.map((name, seat) =>
        fill(words.table.outcome.placed, {
          name,
          placed: view.map.cubes - (view.cubesLeft[seat] ?? 0),
          cubes: view.map.cubes,
        }),
      ),
      plural(words.language, words.table.outcome.turns, view.turn.number),
    ],
    why: <HowWon model={model} />,
  };
}

const CAUSES = ['setup', 'construct', 'infamy'] as const;

/** How many cubes of each came in which way. */
export function HowWon({ model }: { readonly model: QuantumModel }) {
  const { entries, names, factions, words, review } = model;
  const { outcome } = words.table;
  const cubes = entries.flatMap(({ events }) =>
    (events as readonly QuantumEvent[]).filter(event => event.type === 'cube'),
  );
  return (
    <section className="qt-how">
      <h3>{outcome.how}</h3>
      <dl>
        {names.map((name, seat) => (
          <div key={name}>
            <dt>
              <CubeMark faction={factions[seat]} />
              {name}
            </dt>
            <dd>
              {CAUSES.flatMap(cause => {
                const count = cubes.filter(one => one.seat === seat && one.cause === cause).length;
                return count > 0 ? [`${count} ${outcome[cause]}`] : [];
              }).join(', ') || '–'}
            </dd>
          </div>
        ))}
      </dl>
      {review && review !== 'none' && review.fights.some(({ all }) => all > 0) && (
        <Luck model={model} review={review} />
      )}
    </section>
  );
}

/** Fights that everybody won, beside what even luck would have won; what luck and decisions cost is told by the review. */
function Luck({
  model: { names, factions, words },
  review: { fights },
}: {
  readonly model: QuantumModel;
  readonly review: Review;
}) {
  const { outcome } = words.table;
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 });
  return (
    <>
      <h3>{outcome.luck}</h3>
      <ul>
        {fights.map(({ all, won, expected }, seat) => {
          const name = names[seat] ?? '';
          return all === 0 ? null : (
            <li key={name}>
              <CubeMark faction={factions[seat]} />
              <span>{fill(outcome.fights, { name, won, all, expected: number.format(expected) })}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
