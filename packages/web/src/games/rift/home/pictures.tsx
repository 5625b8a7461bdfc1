/** Preview of a match on home's cards. */
import type { Language } from '@tessera/engine';
import type { StoredMatch } from '../../../match/library.ts';
import type { Lasts } from '../../manifest.ts';
import { MiniBoard } from '../MiniBoard.tsx';

export const lasts: Lasts = { minutes: 40, minutesEach: 0, turns: 80 };

export const Thumbnail = ({ match: { setup, position } }: { readonly match: StoredMatch }) => (
  <MiniBoard position={position} camp={setup.options.camp === 'outer' ? 'outer' : 'inset'} />
);

export const loadReasons = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  (await import('./reasons.ts')).reasonsIn(language);
