/** The game's description of a table's chairs and options; empty until it has loaded. */
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
  /** Bot levels, weakest first, and the default one. */
  readonly levels: readonly string[];
  readonly usualLevel: string | undefined;
  /** Colour, fleet or agent of each chair. */
  readonly places: readonly Place[];
  /** Summary of the options. */
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
    load().catch(() => undefined); // a failed fetch leaves the page without bots and icons
  }, [game, language]);
  return loaded ? preparedBy(loaded, table, text) : NOTHING;
}

function preparedBy({ preparation, words }: Loaded, { chairs, options }: TableView, text: Text): Prepared {
  const { levels, usualLevel = 'fair' } = preparation;
  const draft: Draft = { seats: chairs.map(() => YOU), options: options as Draft['options'] };
  return {
    levels,
    usualLevel: levels.includes(usualLevel) ? usualLevel : levels[0],
    places: chairs.map((_, seat) => preparation.placeOf(seat, draft, words)),
    lines: linesOf({ preparation, draft, words }, undefined, text).filter(line => line !== words.defaults),
  };
}
