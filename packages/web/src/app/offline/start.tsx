/** Starts offline use once a page has had time to open; it renders outside of the page. */
import { render } from 'preact';
import { isWelcome, register } from './offline.ts';
import { UpdateNote } from './UpdateNote.tsx';

if (isWelcome()) register().catch(() => {});
render(<UpdateNote />, document.body.appendChild(document.createElement('div')));
