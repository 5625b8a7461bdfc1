/** Home: the four games, and what was left open. */
import './home.css';
import { useSyncExternalStore } from 'preact/compat';
import { useRef, useState } from 'preact/hooks';
import { forgetMatch, listMatches, type StoredMatch, subscribeMatches } from '../../match/library.ts';
import { fill, useText } from '../../text/index.ts';
import { PageTitle } from '../PageTitle.tsx';
import { PATHS } from '../router.ts';
import { LoopArt } from './art/LoopArt.tsx';
import { QuantumArt } from './art/QuantumArt.tsx';
import { RiftArt } from './art/RiftArt.tsx';
import { TesseractArt } from './art/TesseractArt.tsx';
import { ContinueRow } from './ContinueRow.tsx';
import { FirstVisitRow } from './FirstVisitRow.tsx';
import { GameTile } from './GameTile.tsx';

export function HomePage() {
  const { home, rift, product } = useText();
  const matches = useSyncExternalStore(subscribeMatches, listMatches);
  const [said, say] = useState('');
  const page = useRef<HTMLDivElement>(null);
  // What was removed takes the focus with it; the page's title is where reading starts again.
  const forget = ({ setup }: StoredMatch) => {
    forgetMatch(setup.id);
    say(fill(home.continue.forgotten, { title: setup.title }));
    page.current?.querySelector('h1')?.focus();
  };
  return (
    <div ref={page} className="home">
      <div className="hero">
        <PageTitle title={product}>{home.title}</PageTitle>
        <p className="hero-long">{home.lead}</p>
        <p className="hero-short">{home.leadShort}</p>
      </div>
      <section className="home-grid tiles" aria-label={home.games}>
        <GameTile game="rift" words={rift} href={PATHS.newMatch('rift')} art={<RiftArt />} />
        <GameTile
          game="tesseract"
          words={home.tiles.tesseract}
          href={PATHS.newMatch('tesseract')}
          art={<TesseractArt />}
        />
        <GameTile game="loop" words={home.tiles.loop} art={<LoopArt />} />
        <GameTile game="quantum" words={home.tiles.quantum} art={<QuantumArt />} />
      </section>
      {matches.length > 0 ? <ContinueRow matches={matches} onForget={forget} /> : <FirstVisitRow />}
      <p className="only-read" role="status">
        {said}
      </p>
      <footer className="home-foot">{home.thanks}</footer>
    </div>
  );
}
