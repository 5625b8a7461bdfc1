/** What the game of a table says of its chairs and its options; empty until that has come. */
import type { TableView } from '@tessera/wire';
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../games/manifest.ts';
import type { Draft } from '../../table/newMatch/draft.ts';
import type { Place, Preparation, PreparationWords } from '../../table/newMatch/preparation.ts';
import { YOU } from '../../table/newMatch/seat.ts';
import { type Text, useText } from '../../text/index.ts';
import { linesOf } from '../newMatch/Summary.tsx';

interface Loaded {
  readonly preparation: Preparation;
  readonly words: PreparationWords;
}

interface Prepared {
  /** How strong its bots can be, weakest first, and what they are unless somebody chooses. */
  readonly levels: readonly string[];
  readonly usualLevel: string | undefined;
  /** What each chair holds: a colour, a fleet, an agent. */
  readonly places: readonly Place[];
  /** How it is set up, as far as that is worth saying. */
  readonly lines: readonly string[];
}

const NOTHING: Prepared = { levels: [], usualLevel: undefined, places: [], lines: [] };

export function usePrepared(game: GameManifest | undefined, table: TableView): Prepared {
  const text = useText();
  const { language } = text;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const load = async (): Promise<void> => {
      if (!game) return;
      const { preparation } = await game.loadPreparation();
      setLoaded({ preparation, words: await preparation.loadWords(language) });
    };
    load().catch(() => undefined); // a table without bots and signs is a table all the same
  }, [game, language]);
  return loaded ? preparedBy(loaded, table, text) : NOTHING;
}

function preparedBy({ preparation, words }: Loaded, { chairs, options }: TableView, text: Text): Prepared {
  const { levels, usualLevel = 'steady' } = preparation;
  const draft: Draft = { seats: chairs.map(() => YOU), options: options as Draft['options'] };
  return {
    levels,
    usualLevel: levels.includes(usualLevel) ? usualLevel : levels[0],
    places: chairs.map((_, seat) => preparation.placeOf(seat, draft, words)),
    lines: linesOf({ preparation, draft, words }, undefined, text).filter(line => line !== words.defaults),
  };
}
