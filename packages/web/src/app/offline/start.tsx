/** Starts offline use once a page has had time to open; renders its notes outside of the page. */
import { render } from 'preact';
import { isWelcome, register, update } from './offline.ts';
import { UpdateNote } from './UpdateNote.tsx';

if (isWelcome()) register().catch(() => {});

const place = document.createElement('div');
const unsubscribe = update.subscribe(() => {
  if (!update.get()) return;
  unsubscribe();
  render(<UpdateNote />, document.body.appendChild(place));
});
