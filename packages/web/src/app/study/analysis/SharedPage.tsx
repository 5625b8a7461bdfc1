/** An analysis that a link brings, or a new one from the start of a game: stored, then opened. */
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../../games/manifest.ts';
import { analysisPath } from '../../../table/analysis/paths.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { navigate, useAnchor } from '../../../ui/router.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { checked } from './checked.ts';
import { fromStart, keep, keepShared, readText, refusalOf, type Unread } from './reading.ts';
import type { AnalysisWords } from './words/index.ts';

interface SharedProps {
  readonly game: GameManifest;
  readonly words: AnalysisWords;
}

/** Stores what the address brings; its id, or why not. */
async function brought(game: GameManifest, address: string): Promise<string | Unread | undefined> {
  const isLink = address.includes('#');
  const read = await checked(isLink ? await readText(address) : await fromStart(game));
  if ('why' in read) return read;
  return isLink ? keepShared(read, address.slice(address.indexOf('#'))) : keep(read);
}

export function SharedPage({ game, words }: SharedProps) {
  const [why, setWhy] = useState<string>();
  const anchor = useAnchor();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other address.
  useEffect(() => {
    let isWanted = true;
    const open = async (): Promise<void> => {
      const found = await brought(game, location.pathname + location.hash);
      if (!isWanted) return;
      if (typeof found === 'string') navigate(analysisPath(game.id, found), 'replace');
      else setWhy(found ? refusalOf(found, words) : words.notKept);
    };
    open().catch(() => isWanted && setWhy(words.broken));
    return () => {
      isWanted = false;
    };
  }, [game, anchor]);
  return why === undefined ? <Waiting text={words.reading} /> : <Notice title={words.title} text={why} />;
}
