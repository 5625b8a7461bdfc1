/** Starts the recommended first match of a game with one click. */
import type { Language } from '@tessera/engine';
import type { NewMatch } from '../match/client.ts';
import { beginMatch } from '../table/begin.ts';
import { settings } from '../ui/settings.ts';
import { soundOffer } from '../ui/sound.ts';
import type { GameManifest } from './manifest.ts';

/** You and the usual number of bots, without any questions. */
export async function firstGameOf({ id, seats, firstGame }: GameManifest): Promise<NewMatch> {
  const { level, loadPosition, ...start } = firstGame;
  return {
    game: id,
    title: '',
    seats: [
      { kind: 'you', name: settings().name.trim() },
      ...Array.from({ length: seats.usual - 1 }, () => ({ kind: 'bot', level, name: '' }) as const),
    ],
    ...start,
    ...(loadPosition && { position: await loadPosition() }),
  };
}

export async function beginFirst(game: GameManifest): Promise<void> {
  soundOffer.open();
  beginMatch(await firstGameOf(game));
}

/** The recommended first match in one sentence. */
export const firstGameWords = ({ titles }: GameManifest, language: Language): string =>
  titles[language].first ?? '';
