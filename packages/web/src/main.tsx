import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { dressDocument } from './app/appearance.ts';
import { meetPlayers } from './app/home/HomePage.tsx';
import { meetOlderPages } from './match/library.ts';
import { startSpeaking } from './text/index.ts';

dressDocument();
const place = document.getElementById('app') as HTMLElement;
Promise.all([startSpeaking(), meetOlderPages().then(meetPlayers)]).then(
  () => render(<App />, place),
  () => place.append(unloadedNote()),
);

/** Without words there is nothing to draw but a note that the page itself brings along. */
function unloadedNote(): Node {
  const note = document.getElementById('unloaded') as HTMLTemplateElement;
  return note.content.cloneNode(true);
}
