/** New match form of a game without its own: a field for each option, a card for each seat. */
import { LEVELS } from '@tessera/bots/levels';
import type { AnyGame, Language } from '@tessera/engine';
import type { OptionWords, Preparation, PreparationWords, Spec } from '../../table/newMatch/preparation.ts';
import { fill } from '../../text/index.ts';
import { pictureOf, SeatBadge } from './pictures.tsx';
import type { PlainGame } from './table.tsx';
import { humanised, noGameText, speechOf } from './text.ts';
import { loadPlainWords, type PlainWords } from './words/index.ts';

interface Prepared extends PreparationWords {
  readonly plain: PlainWords['prepare'];
}

/** Maximum number of options that are not collapsed. */
const MOST_PLAIN = 6;

export function plainPreparation(
  game: PlainGame,
  { options }: Pick<AnyGame, 'options'>,
  levels: readonly string[] = LEVELS,
): Preparation {
  const specs = options as Readonly<Record<string, Spec>>;
  const all = Object.keys(specs);
  // Options with content have no field: a match uses the built-in content.
  const own = all.filter(name => specs[name]?.kind === 'content');
  const asked = all.filter(name => !own.includes(name));
  const Picture = pictureOf(game);
  const preparation: Preparation<Prepared> = {
    facts: game,
    levels,
    options: specs,
    plain: asked.length > 0 ? [{ names: asked.slice(0, MOST_PLAIN) }] : [],
    expert: asked.length > MOST_PLAIN ? [{ names: asked.slice(MOST_PLAIN) }] : [],
    own,
    loadWords: language => loadWords(game, specs, language),
    placeOf: (seat, _draft, { plain }) => {
      const name = fill(plain.place, { seat: seat + 1 });
      const question = fill(plain.question, { seat: seat + 1 });
      return { name, short: name, question, sign: <SeatBadge className="seat-sign" seat={seat} size={36} /> };
    },
    holdings: ({ plain }) =>
      Array.from({ length: game.seats.max }, (_, seat) => fill(plain.place, { seat: seat + 1 })),
    Picture: () => <Picture />,
    who: names => names.join(game.isTogether ? ', ' : ' – '),
  };
  return preparation as unknown as Preparation;
}

async function loadWords(
  { loadText = noGameText, seats }: PlainGame,
  specs: Readonly<Record<string, Spec>>,
  language: Language,
): Promise<Prepared> {
  const [{ prepare }, text] = await Promise.all([loadPlainWords(language), loadText(language)]);
  const { value } = speechOf(text);
  const wordsOf = (name: string, spec: Spec): OptionWords => {
    const values = 'values' in spec ? spec.values.map(String) : [];
    const flags = { true: prepare.flags.on, false: prepare.flags.off };
    const named = Object.fromEntries(values.map(one => [one, value(one)]));
    return text.options?.[name] ?? { label: humanised(name), meaning: '', values: { ...flags, ...named } };
  };
  const { add, remove, added, removed, heading, levels, advanced, advancedText, defaults } = prepare;
  return {
    plain: prepare,
    seats: { heading, ...(seats.min < seats.max && { more: { add, remove, added, removed } }) },
    levels,
    groups: {},
    advanced,
    advancedText,
    defaults,
    game: {
      options: Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, wordsOf(name, spec)])),
    },
  };
}
