/**
 * Preload helper that the build puts around every `import()`, in place of Vite's own: style sheets of a chunk
 * are fetched in parallel with it and awaited before it renders. Failed fetches are retried.
 */
import { persist } from './persist.ts';

export const __vitePreload = <T>(load: () => Promise<T>, sheets: readonly string[] = []): Promise<T> =>
  persist(async () => (await Promise.all([load(), ...sheets.map(fetched)]))[0]);

const asked = new Map<string, Promise<unknown>>();

/** The page's own style sheet is there already: a second one would load its fonts anew, and lay out everything. */
function fetched(sheet: string): Promise<unknown> | undefined {
  const coming =
    asked.get(sheet) ?? (document.querySelector(`[href="/${sheet}"]`) ? undefined : fetchSheet(sheet));
  if (coming) asked.set(sheet, coming);
  return coming;
}

/** A style sheet that failed to load is removed from the document, so that it can be requested again. */
function fetchSheet(sheet: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/${sheet}`;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = event => {
      asked.delete(sheet);
      link.remove();
      reject(event);
    };
  });
}
