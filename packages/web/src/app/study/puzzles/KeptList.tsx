/** Moments of the player's own matches, kept from their reviews. */
import { gameById } from '../../../games/index.ts';
import { addressOf, forgetMoment, keptMoments, onKeptMoments } from '../../../match/keptMoments.ts';
import { fill, useText } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import type { PuzzleWords } from './words/index.ts';

export function KeptList({ words }: { readonly words: PuzzleWords }) {
  const { language } = useText();
  const moments = useStore(onKeptMoments, keptMoments);
  if (moments.length === 0) return null;
  return (
    <section className="puzzles-history" aria-labelledby="puzzles-kept">
      <h2 id="puzzles-kept">{words.kept}</h2>
      <p>{words.keptAbout}</p>
      <ol>
        {moments.map(moment => {
          const title = fill(words.better, { deed: moment.deed });
          return (
            <li key={addressOf(moment)} data-game={moment.game}>
              <span className="puzzle-kind">{gameById(moment.game)?.titles[language].name}</span>
              <span className="puzzle-what">
                <Link href={addressOf(moment)}>{title}</Link>
              </span>
              <button
                type="button"
                className="button is-small is-quiet"
                aria-label={fill(words.forget, { title })}
                onClick={() => forgetMoment(moment)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
