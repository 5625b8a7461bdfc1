/** A page in any browser: the few deeds that every engine offers, and those that follow from them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Bare page of an engine; `firefox.ts`, `webkit.ts` and `chromium.ts` have one each. */
export interface Page {
  goto(address: string): Promise<unknown>;
  /** Runs an expression that gives a promise of a string. */
  run(expression: string): Promise<string>;
  clickAt(x: number, y: number): Promise<unknown>;
  /** Types one key, by its WebDriver code if it is no character. */
  press(key: string): Promise<unknown>;
  /** Screenshot as base64. */
  picture(): Promise<string>;
  resize(width: number, height: number): Promise<unknown>;
}

export interface Engine {
  readonly name: string;
  /** Opens a page of a visitor who has never been here. */
  open(): Promise<Page>;
  close(): Promise<unknown>;
}

export const ESCAPE = '\uE00C';

const PICTURES = process.env.PICTURES;

/** Parts of a page are named by CSS selectors; a text narrows them to those that contain it. */
export class Visitor {
  readonly #page: Page;
  readonly #name: string;
  readonly #home: string;

  constructor(page: Page, name: string, home: string) {
    this.#page = page;
    this.#name = name;
    this.#home = home;
  }

  goto(path: string): Promise<unknown> {
    return this.#page.goto(new URL(path, this.#home).href);
  }

  /** Runs a function in the page, with arguments and a result that JSON can carry. */
  async evaluate<A extends readonly unknown[], R>(
    body: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R> {
    const call = `(${body})(...${JSON.stringify(args)})`;
    return JSON.parse(await this.#page.run(`Promise.resolve(${call}).then(r => JSON.stringify(r ?? null))`));
  }

  count(selector: string, text = ''): Promise<number> {
    return this.evaluate(
      (wanted, part) =>
        [...document.querySelectorAll(wanted)].filter(
          one => one.getClientRects().length > 0 && one.textContent?.includes(part),
        ).length,
      selector,
      text,
    );
  }

  async wait(selector: string, text = ''): Promise<void> {
    await expect
      .poll(() => this.count(selector, text), { message: `${selector} ${text}` })
      .toBeGreaterThan(0);
  }

  /** Clicks the middle of the first such part that can be pressed, as a mouse would. */
  async click(selector: string, text = ''): Promise<void> {
    let [x, y] = [0, 0];
    await expect
      .poll(
        async () => {
          const place = await this.#middleOf(selector, text);
          if (place) [x, y] = place;
          return place;
        },
        { message: `${selector} ${text}` },
      )
      .not.toBeNull();
    await this.#page.clickAt(Math.round(x), Math.round(y));
  }

  #middleOf(selector: string, text: string): Promise<readonly [number, number] | null> {
    return this.evaluate(
      async (wanted, part) => {
        const found = [...document.querySelectorAll<HTMLElement>(wanted)].find(
          one =>
            one.getClientRects().length > 0 && one.textContent?.includes(part) && !one.matches(':disabled'),
        );
        if (!found) return null;
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise(done => requestAnimationFrame(done));
        const { left, top, width, height } = found.getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      },
      selector,
      text,
    );
  }

  press(key: string): Promise<unknown> {
    return this.#page.press(key);
  }

  /** Keeps a screenshot in the folder that PICTURES names. */
  async picture(name: string): Promise<void> {
    if (!PICTURES) return;
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(`${PICTURES}/${this.#name}-${name}.png`, await this.#page.picture(), 'base64');
  }
}
