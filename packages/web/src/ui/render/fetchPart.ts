/**
 * What the build calls around every `import()`, in place of Vite's own: the style sheets of a part are fetched side by
 * side with it, and nothing is drawn before they are there. What cannot be fetched is tried again.
 */
import { persist } from './persist.ts';

export const __vitePreload = <T>(load: () => Promise<T>, sheets: readonly string[] = []): Promise<T> =>
  persist(async () => (await Promise.all([load(), ...sheets.map(fetched)]))[0]);

const asked = new Map<string, Promise<unknown>>();

function fetched(sheet: string): Promise<unknown> {
  const coming = asked.get(sheet) ?? fetchSheet(sheet);
  asked.set(sheet, coming);
  return coming;
}

/** One that could not be fetched may be asked for again. */
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
