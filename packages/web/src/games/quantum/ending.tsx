/** How it ended: how everybody's cubes were placed, and what luck had to do with it. */
import type { QuantumEvent, Reason, Review } from '@tessera/games/quantum';
import type { MatchOutcome } from '../../match/client.ts';
import type { Ending } from '../../table/EndDialog.tsx';
import { fill, plural } from '../../text/index.ts';
import type { QuantumModel } from './contract.ts';
import { CubeMark } from './pieces/CubeMark.tsx';
import type { QuantumWords } from './words/index.ts';

/** "Ada wins. The last Quantum cube is placed." */
export function outcomeWords(
  words: QuantumWords,
  names: readonly string[],
  { winners, reason }: MatchOutcome,
): string {
  return `${titleOf(words, names, winners)}. ${words.game.reasons[reason as Reason] ?? ''}`;
}

function titleOf({ table }: QuantumWords, names: readonly string[], winners: readonly number[]): string {
  const named = winners.map(seat => names[seat] ?? '');
  return named.length === 1
    ? fill(table.outcome.other, { name: named[0] ?? '' })
    : fill(table.outcome.shared, { names: named.join(', ') });
}

export function endingOf(model: QuantumModel): Ending | undefined {
  const { snapshot, words, names, me, factions } = model;
  const { outcome, view } = snapshot;
  if (!outcome) return undefined;
  const { winners } = outcome;
  const reason = outcome.reason as Reason;
  const isWon = winners.includes(me);
  return {
    title: isWon && winners.length === 1 ? words.table.outcome.you : titleOf(words, names, winners),
    picture: <CubeMark faction={factions[winners[0] ?? 0]} />,
    isWon,
    reason: words.game.reasons[reason] ?? '',
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
function HowWon({ model }: { readonly model: QuantumModel }) {
  const { entries, names, words, review } = model;
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
            <dt>{name}</dt>
            <dd>
              {CAUSES.flatMap(cause => {
                const count = cubes.filter(one => one.seat === seat && one.cause === cause).length;
                return count > 0 ? [`${count} ${outcome[cause]}`] : [];
              }).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
      {review && review !== 'none' && <Luck model={model} review={review} />}
    </section>
  );
}

/** What dice gave, beside what even luck would have given. */
function Luck({
  model: { names, words },
  review,
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
        {review.fights.map(({ all, won, expected }, seat) =>
          all === 0 ? null : (
            <li key={names[seat]}>
              {fill(outcome.fights, { name: names[seat] ?? '', won, all, expected: number.format(expected) })}
            </li>
          ),
        )}
      </ul>
    </>
  );
}
