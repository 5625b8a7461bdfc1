/** Field for the base: eight faces with a picture, a difficulty, and their events. */
import { withOption } from '../../../table/newMatch/draft.ts';
import { Pictures } from '../../../table/newMatch/pictures/Pictures.tsx';
import type { FieldProps } from '../../../table/newMatch/preparation.ts';
import { fill, labelled, plural, useText } from '../../../text/index.ts';
import { EventGlyph } from '../signs.tsx';
import { type BaseFace, BaseMap, eventsOf } from './BaseMap.tsx';
import { baseOf, facesIn } from './form.ts';
import type { PageWords } from './words/index.ts';

export function BaseField({ draft, words, onChange }: FieldProps<PageWords>) {
  const chosen = baseOf(draft);
  return (
    <Pictures
      option="base"
      heading={words.base.heading}
      words={words.game.options.base}
      values={facesIn(draft)}
      value={chosen}
      onChange={face => onChange(withOption(draft, 'base', face.id))}
      keyOf={face => face.id}
      show={face => (
        <>
          <BaseMap face={face} />
          <span>
            <b>{face.id}</b> {difficultyOf(face, words)}
          </span>
        </>
      )}
    >
      {chosen && <Events face={chosen} words={words} />}
    </Pictures>
  );
}

/** Name of a face, "3, experienced": the game's text begins with the number. */
function nameOf({ id }: BaseFace, { game }: PageWords): string {
  return game.options.base.values[id];
}

const difficultyOf = (face: BaseFace, words: PageWords): string => nameOf(face, words).replace(/^\S+, /, '');

/** Events of the chosen face, each in one line. */
function Events({ face, words }: { readonly face: BaseFace; readonly words: PageWords }) {
  const { language } = useText();
  const events = eventsOf(face);
  const count = events.reduce((sum, [, times]) => sum + times, 0);
  return (
    <ul
      className="base-events"
      aria-label={labelled(language, nameOf(face, words), plural(language, words.base.events, count))}
    >
      {events.map(([symbol, times]) => (
        <li key={symbol}>
          <EventGlyph symbol={symbol} />
          <span>
            <b>{fill(words.base.row, { count: times, event: words.game.symbols[symbol].name })}</b>{' '}
            {words.game.symbols[symbol].text}
          </span>
        </li>
      ))}
    </ul>
  );
}
