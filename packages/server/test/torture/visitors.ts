/** People with pages open while servers are upgraded: in the lobby, at a table, and coming in between. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../../scripts/browser.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
];
/** Places that are parts of their own; whoever is there long walks from one to the next. */
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

  /** A page of somebody who was never here. */
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
    // A server may go away in the middle of the first answer; a person would press the button again.
    await page.goto(path).catch(() => page.goto(path));
    this.#pages.push({ name, page });
    return page;
  }

  /** Everybody who walks around goes to a part of the page that they have not seen yet. */
  async walk(...walkers: readonly Page[]): Promise<void> {
    const place = WALK[this.#steps++ % WALK.length] as string;
    for (const page of walkers) {
      await page.getByRole('link', { name: place, exact: true }).first().click();
      await this.expect(page, `the page ${place}`, async () => (await page.locator('h1').count()) > 0);
    }
  }

  /** How many changes of the match the table on a page has seen. */
  seen = async (page: Page): Promise<number> =>
    Number(await page.locator('.table-root').getAttribute('data-seq', { timeout: PATIENCE_MS }));

  /** How long something takes, in milliseconds; a fault if it never comes. */
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

  /** No page may show that it broke. */
  async look(): Promise<void> {
    for (const { name, page } of this.#pages)
      if ((await page.getByText(/Something broke|cannot be played here/).count()) > 0)
        this.faults.push(`${name} broke: ${(await page.locator('body').innerText()).slice(0, 300)}`);
  }

  close = (): Promise<void> => this.#browser.close();
}
