/** Puts theme, language, motion and layout on the document, where style sheets and screen readers find them. */
import { isBeside, isHandheld, layoutNow } from './breakpoints.ts';
import { useStore } from './render/useStore.ts';
import { onSettings, type Settings, settings } from './settings.ts';

const LIGHT = '(prefers-color-scheme: light)';
const STILL = '(prefers-reduced-motion: reduce)';
const COARSE = '(pointer: coarse)';

/** What a phone paints around the page: the --bg of each theme. */
const BAR_COLOURS = { dark: '#0b0e14', light: '#f4f1ea' } as const;

const matches = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

/** The theme to draw now. */
const themeOf = ({ theme }: Settings): 'dark' | 'light' => {
  if (theme !== 'system') return theme;
  return matches(LIGHT) ? 'light' : 'dark';
};

/** Whether things may move by themselves or travel now. */
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

/** Whether motion is wanted; re-renders when the setting or the system's wish changes. */
export const useMotion = (): boolean => useStore(onAppearance, () => isMoving(settings()));

/** The theme being drawn; re-renders when the setting or the system's wish changes. */
export const useTheme = (): 'dark' | 'light' => useStore(onAppearance, () => themeOf(settings()));

/** Keeps the document in step with the settings and the window from now on. */
export function dressDocument(): void {
  const root = document.documentElement;
  const fit = () => {
    const layout = layoutNow();
    root.dataset.layout = layout;
    root.toggleAttribute('data-beside', isBeside());
    root.toggleAttribute('data-held', isHandheld(layout));
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
