import { expect, test, vi } from 'vitest';
import type { GameManifest } from '../../games/manifest.ts';
import { openBook } from './openBook.ts';

// Modules of the games run on Node here, which knows no glob.
vi.mock('@tessera/games/glossaries', () => ({ GLOSSARIES: {} }));

test('a game without rules says so in the language of the reader, and nothing about translations', async () => {
  const book = await openBook({ id: 'unwritten' } as GameManifest, 'fr');
  expect(book.guide.lead).toMatch(/^Les règles de ce jeu ne sont pas encore rédigées/);
  expect(book.written).toEqual({ guide: 'fr', page: 'fr' });
});
