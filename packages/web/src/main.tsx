import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { dressDocument } from './app/appearance.ts';
import { meetPlayers } from './app/home/HomePage.tsx';
import { meetOlderPages } from './match/library.ts';
import { onLate } from './render/persist.ts';
import { startSpeaking } from './text/index.ts';

dressDocument();
const place = document.getElementById('app') as HTMLElement;
const unlisten = onLate(noteUnloaded);
Promise.all([startSpeaking(), meetOlderPages().then(meetPlayers)]).then(() => {
  unlisten();
  place.replaceChildren();
  render(<App />, place);
}, noteUnloaded);

/** Without words there is nothing to draw but a note that the page itself brings along. */
function noteUnloaded(): void {
  const note = document.getElementById('unloaded') as HTMLTemplateElement;
  place.replaceChildren(note.content.cloneNode(true));
}
