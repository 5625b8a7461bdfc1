/** Q-MAP-9, live: whether the map can be played, and if not, every reason in a sentence. */
import { QUANTUM_FACTS } from '@tessera/games/quantum';
import { Icon } from '../../../app/Icon.tsx';
import { Link } from '../../../app/Link.tsx';
import { firstDraft, keepDraft, withMore } from '../../../app/newMatch/draft.ts';
import { navigate, PATHS } from '../../../app/router.ts';
import { fill } from '../../../text/index.ts';
import { FORM, withMap } from '../newMatch/form.ts';
import { faultsOf, givenOf, playersOf, type Sketch } from './sketch.ts';
import type { WorkshopWords } from './words/index.ts';

interface VerdictProps {
  readonly sketch: Sketch;
  readonly words: WorkshopWords;
}

export function Verdict({ sketch, words }: VerdictProps) {
  const { test, faults: sentences } = words;
  const faults = faultsOf(sketch);
  const isPlayable = faults.length === 0;
  const players = playersOf(sketch);
  const slots = sketch.kinds.reduce<number>(
    (sum, kind) => sum + (typeof kind === 'number' ? kind - 6 : 0),
    0,
  );
  return (
    <section className={`card workshop-part verdict ${isPlayable ? 'is-playable' : ''}`}>
      <h2>
        {test.heading}{' '}
        <Link className="clause-link" href={PATHS.rules('Q-MAP-9')}>
          Q-MAP-9
        </Link>
      </h2>
      <div role="status">
        <p className="verdict-word">
          <Icon name={isPlayable ? 'check' : 'threat'} size={18} />
          {isPlayable ? fill(test.yes, { players, cubes: sketch.cubes }) : test.no}
        </p>
        <ul>
          {faults.map(({ code, params }) => (
            <li key={`${code} ${params.number ?? ''}`}>{fill(sentences[code], params)}</li>
          ))}
        </ul>
      </div>
      <p className="workshop-small">{fill(test.slots, { slots, needed: players * sketch.cubes })}</p>
      <button type="button" className="button is-main" disabled={!isPlayable} onClick={() => prepare(sketch)}>
        {words.play}
        <Icon name="arrow" />
      </button>
    </section>
  );
}

/** Opens the page of a new match with this map, for as many as it is for. */
function prepare(sketch: Sketch): void {
  let draft = firstDraft(FORM);
  while (draft.seats.length < playersOf(sketch)) draft = withMore(FORM, draft);
  keepDraft(FORM, withMap(draft, givenOf(sketch)));
  navigate(PATHS.newMatch(QUANTUM_FACTS));
}
