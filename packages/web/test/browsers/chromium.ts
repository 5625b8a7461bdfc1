/** Chromium by Playwright, as in all other browser tests, with WebGL by software. */
import { chromium as launcher } from 'playwright-core';
import { findBrowser } from '../../../../scripts/browser.mjs';
import { type Engine, ESCAPE } from './driver.ts';

export async function chromium(): Promise<Engine> {
  const browser = await launcher.launch({
    executablePath: findBrowser() as string,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  return {
    name: 'chromium',
    async open() {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      return {
        goto: address => page.goto(address),
        run: expression => page.evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        press: key => page.keyboard.press(key === ESCAPE ? 'Escape' : key),
        picture: async () => (await page.screenshot()).toString('base64'),
        resize: (width, height) => page.setViewportSize({ width, height }),
      };
    },
    close: () => browser.close(),
  };
}
