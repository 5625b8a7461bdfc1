import { pageLanguages, rulesPage } from '@tessera/engine/testkit/suite';
import { describe, expect, test } from 'vitest';
import { RIFT_OPTIONS } from './options.ts';

const ids = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(match => match[1] as string);

/** The heading of each clause, as an anchor. */
function anchors(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let anchor = '';
  for (const line of text.split('\n')) {
    const [heading] = ids(line, /^#{2,4} (.+)$/g);
    const [clause] = ids(line, /^- \*\*(R-[A-Z]+-\d+)\*\*/g);
    if (heading)
      anchor = `#${heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s-]/gu, '')
        .replace(/\s/g, '-')}`;
    if (clause) found.set(clause, anchor);
  }
  return found;
}

describe.each(pageLanguages('rift'))('the rules page of rift in %s', language => {
  const page = rulesPage('rift', language);

  test('describes every option with its clause, in order', () => {
    const rows = new Map(
      [...page.matchAll(/^\| `(\w+)` \|.*\| (R-[A-Z]+-\d+) \|$/gm)].map(m => [m[1], m[2]]),
    );
    expect([...rows]).toEqual(Object.entries(RIFT_OPTIONS).map(([option, { clause }]) => [option, clause]));
  });

  test('links clauses to their place', () => {
    const links = [...page.matchAll(/\[(R-[A-Z]+-\d+)\]\(([^)]*)\)/g)].map(([, id, to]) => [id, to]);
    const where = anchors(page);
    expect(links.length).toBeGreaterThan(20);
    expect(links).toEqual(links.map(([id]) => [id, where.get(id as string)]));
  });
});
