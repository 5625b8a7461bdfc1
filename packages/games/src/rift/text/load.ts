/** One language at a time, for pages that should not carry the others. */
import type { RiftText } from './index.ts';

export const RIFT_TEXT_LOADERS: Readonly<Record<'en' | 'fr' | 'cs', () => Promise<RiftText>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  cs: async () => (await import('./cs.ts')).cs,
};
