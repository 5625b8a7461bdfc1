/** A match of this browser goes on at a table of the server: who plays which seat there, and on which terms. */
import './moving.css';
import { useEffect, useState } from 'preact/hooks';
import { gameById } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { listMatches, type StoredMatch } from '../../match/library.ts';
import { localMatch } from '../../match/moving.ts';
import type { Preparation, PreparationWords } from '../../table/newMatch/preparation.ts';
import { useText } from '../../text/index.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { MovingForm } from './MovingForm.tsx';
import type { OnlineProps } from './OnlinePage.tsx';

type Local = NonNullable<Awaited<ReturnType<typeof localMatch>>>;

/** All that the form needs. */
export interface Prepared extends Local {
  readonly game: GameManifest;
  readonly preparation: Preparation;
  readonly places: PreparationWords;
  /** The match as lists show it; undefined where the lists could not be read. */
  readonly stored: StoredMatch | undefined;
}

export default function MovingPage({ id, words }: OnlineProps) {
  const { waiting, language } = useText();
  const [found, setFound] = useState<Prepared | null>();
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<Prepared | null> => {
      const local = await localMatch(id);
      const game = local && gameById(local.setup.game);
      if (!game) return null;
      const { preparation } = await game.loadPreparation();
      const stored = listMatches().find(({ setup }) => setup.id === id);
      return { ...local, game, preparation, places: await preparation.loadWords(language), stored };
    };
    load().then(
      loaded => isWanted && setFound(loaded),
      () => isWanted && setFound(null),
    );
    return () => {
      isWanted = false;
    };
  }, [id, language]);
  return (
    <PageFrame>
      {found ? (
        <MovingForm {...found} words={words} />
      ) : found === null ? (
        <Notice title={words.moving.missingTitle} text={words.moving.missingText} />
      ) : (
        <Waiting text={waiting} />
      )}
    </PageFrame>
  );
}
