/** Browser pages during an upgrade: in the lobby, at a table, and newly opened. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../../scripts/browser.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
];
/** Routes with their own chunks, which a page visits one after the other. */
const WALK = ['Settings', 'Rules', 'Play', 'Online'] as const;
const PATIENCE_MS = 30_000;

export class Visitors {
  readonly #browser: Browser;
  readonly #address: string;
  readonly faults: string[] = [];
  readonly #pages: { readonly name: string; readonly page: Page }[] = [];
  #steps = 0;

  private constructor(browser: Browser, address: string) {
    this.#browser = browser;
    this.#address = address;
  }

  static async at(address: string): Promise<Visitors> {
    const browser = await chromium.launch({ executablePath: findBrowser() as string, args: FLAGS });
    return new Visitors(browser, address);
  }

  get count(): number {
    return this.#pages.length;
  }

  /** A page without cookies or cache. */
  async open(name: string, path: string): Promise<Page> {
    const context = await this.#browser.newContext({ baseURL: this.#address, locale: 'en-GB' });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', error => this.faults.push(`${name}: ${error.message}`));
    page.on('response', answer => {
      const { pathname } = new URL(answer.url());
      const isExpected = process.env.UPGRADE_FROM && process.env.UPGRADE_ROUNDS === '1';
      if (answer.status() === 404 && pathname.startsWith('/assets/') && !isExpected)
        this.faults.push(`${name}: ${pathname} is not there`);
    });
    // A server may stop during the first response; a person would retry.
    await page.goto(path).catch(() => page.goto(path));
    this.#pages.push({ name, page });
    return page;
  }

  /** Navigates the walking pages to routes they have not loaded yet. */
  async walk(...walkers: readonly Page[]): Promise<void> {
    const place = WALK[this.#steps++ % WALK.length] as string;
    for (const page of walkers) {
      await page.getByRole('link', { name: place, exact: true }).first().click();
      await this.expect(page, `the page ${place}`, async () => (await page.locator('h1').count()) > 0);
    }
  }

  /** Last record shown by the table on a page. */
  seen = async (page: Page): Promise<number> =>
    Number(await page.locator('.table-root').getAttribute('data-seq', { timeout: PATIENCE_MS }));

  /** Waits for a condition; returns the time in milliseconds, and records a fault on timeout. */
  async expect(page: Page, what: string, isSo: () => Promise<boolean>): Promise<number> {
    const start = performance.now();
    while (!(await isSo().catch(() => false))) {
      if (performance.now() - start > PATIENCE_MS) {
        const text = await page
          .locator('body')
          .innerText()
          .catch(() => '');
        this.faults.push(`${what} did not come; the page says: ${text.replaceAll('\n', ' ').slice(0, 200)}`);
        break;
      }
      await page.waitForTimeout(50);
    }
    return performance.now() - start;
  }

  /** Records a fault for every page that shows an error. */
  async look(): Promise<void> {
    for (const { name, page } of this.#pages)
      if ((await page.getByText(/Something broke|cannot be played here/).count()) > 0)
        this.faults.push(`${name} broke: ${(await page.locator('body').innerText()).slice(0, 300)}`);
  }

  close = (): Promise<void> => this.#browser.close();
}
