import { expect, test, vi } from 'vitest';
import { __vitePreload } from './fetchPart.ts';

test('a style sheet is fetched once, and the page’s own one never', async () => {
  const appended: { href?: string; onload?: () => void }[] = [];
  const own = '[href="/assets/index-a.css"]';
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === own || appended.some(({ href }) => selector === `[href="${href}"]`) ? {} : null,
    createElement: () => ({}),
    head: { append: (link: (typeof appended)[number]) => appended.push(link) },
  });
  const sheets = ['assets/index-a.css', 'assets/part-b.css'];
  const parts = [1, 2].map(part => __vitePreload(async () => part, sheets));
  let isThere = false;
  void parts[1]?.then(() => {
    isThere = true;
  });
  await vi.waitFor(() => expect(appended.map(({ href }) => href)).toEqual(['/assets/part-b.css']));
  expect(isThere).toBe(false);
  appended[0]?.onload?.();
  expect(await Promise.all(parts)).toEqual([1, 2]);
  expect(await __vitePreload(async () => 3, sheets)).toBe(3);
  expect(appended).toHaveLength(1);
});
