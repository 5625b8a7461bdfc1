import './ui/style/fonts.css';
import './ui/style/tokens.css';
import './ui/style/base.css';
import './ui/style/controls.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { meetPlayers } from './app/home/HomePage.tsx';
import { loadTitles } from './games/index.ts';
import { meetMatches } from './match/library.ts';
import { startSpeaking } from './text/index.ts';
import { dressDocument } from './ui/appearance.ts';
import { onLate } from './ui/render/persist.ts';

dressDocument();
const place = document.getElementById('app') as HTMLElement;
const unlisten = onLate(noteUnloaded);
Promise.all([
  startSpeaking(loadTitles),
  meetMatches().then(meetPlayers),
  'groupBy' in Map || import('./ui/older/older.ts'),
]).then(() => {
  unlisten();
  place.replaceChildren();
  render(<App />, place);
  // Offline use waits until the page is in use.
  if (import.meta.env.PROD) setTimeout(() => import('./app/offline/start.tsx'), 5000);
}, noteUnloaded);

/** Shows the note that index.html itself contains: without a text catalogue nothing else can be rendered. */
function noteUnloaded(): void {
  const note = document.getElementById('unloaded') as HTMLTemplateElement;
  place.replaceChildren(note.content.cloneNode(true));
}
