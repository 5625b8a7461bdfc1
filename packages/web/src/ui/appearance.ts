/**
 * Sets theme, language, motion and layout as attributes of the document, for style sheets and screen readers.
 */
import { isBeside, isHandheld, isTight, layoutNow } from './breakpoints.ts';
import { useStore } from './render/useStore.ts';
import { onSettings, type Settings, settings } from './settings.ts';

const LIGHT = '(prefers-color-scheme: light)';
const STILL = '(prefers-reduced-motion: reduce)';
const COARSE = '(pointer: coarse)';

/** Theme colour of the browser's own bars: the --bg of each theme. */
const BAR_COLOURS = { dark: '#0b0e14', light: '#f4f1ea' } as const;

const matches = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

/** Resolves `system` to the theme of the operating system. */
const themeOf = ({ theme }: Settings): 'dark' | 'light' => {
  if (theme !== 'system') return theme;
  return matches(LIGHT) ? 'light' : 'dark';
};

/** True if animations are allowed, by the setting or by the operating system. */
const isMoving = ({ motion }: Settings): boolean =>
  motion === 'system' ? !matches(STILL) : motion === 'full';

function onAppearance(listener: () => void): () => void {
  const queries = [LIGHT, STILL].map(query => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  const stop = onSettings(listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
    stop();
  };
}

/** True if animations are allowed; re-renders when the setting or the system's preference changes. */
export const useMotion = (): boolean => useStore(onAppearance, () => isMoving(settings()));

/** The current theme; re-renders when the setting or the system's preference changes. */
export const useTheme = (): 'dark' | 'light' => useStore(onAppearance, () => themeOf(settings()));

/** Keeps the document's attributes in step with the settings and the viewport from now on. */
export function dressDocument(): void {
  const root = document.documentElement;
  const fit = () => {
    const layout = layoutNow();
    root.dataset.layout = layout;
    root.toggleAttribute('data-beside', isBeside());
    root.toggleAttribute('data-held', isHandheld(layout));
    root.toggleAttribute('data-tight', isTight(innerWidth, innerHeight));
    root.dataset.pointer = matches(COARSE) || isHandheld(layout) ? 'coarse' : 'fine';
  };
  const dress = () => {
    const theme = themeOf(settings());
    root.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[theme]);
    root.dataset.motion = isMoving(settings()) ? 'full' : 'reduced';
    root.lang = settings().language;
  };
  fit();
  addEventListener('resize', fit);
  dress();
  onAppearance(dress);
}
