/** Pages are laid out but not painted, unless a test looks at colours. */
import type { Page } from 'playwright-core';

/** Hides the page from painting, not from layout: painting is a third of the work of a test. */
export function veil(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}

/** Paints the page for a screenshot or a check of colours. */
export async function unveiled<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const hang = (isGone: boolean): Promise<void> =>
    page.evaluate(value => {
      for (const sheet of document.adoptedStyleSheets) sheet.disabled = value;
    }, isGone);
  await hang(true);
  const seen = await look();
  await hang(false);
  return seen;
}
