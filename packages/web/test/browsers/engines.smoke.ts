/** The client in Firefox, WebKit and Chromium: first games, undo, hints, bots, 3D, the rules without a network. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromium } from './chromium.ts';
import { type Engine, ESCAPE, type Visitor } from './driver.ts';
import { firefox } from './firefox.ts';
import { ASKED, beginFirst, followHint, visitorOf } from './play.ts';
import { Server } from './server.ts';
import { webkit } from './webkit.ts';

const server = new Server();
beforeAll(() => server.start());
afterAll(() => server.close());

/** Share of the pixels of a canvas that are painted, in the frame that paints most. */
const painted = (visitor: Visitor, selector: string): Promise<number> =>
  visitor.evaluate(async wanted => {
    const canvas = document.querySelector<HTMLCanvasElement>(wanted);
    if (!canvas) return 0;
    const copy = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    const context = copy.getContext('2d') as CanvasRenderingContext2D;
    let most = 0;
    for (let frames = 0; frames < 20; frames++) {
      // A timer before the frame puts this callback after that of the renderer.
      await new Promise(done => setTimeout(done));
      await new Promise(done => requestAnimationFrame(done));
      context.clearRect(0, 0, 64, 64);
      context.drawImage(canvas, 0, 0, 64, 64);
      const { data } = context.getImageData(0, 0, 64, 64);
      most = Math.max(most, data.filter((value, i) => i % 4 === 3 && value > 0).length / 4096);
    }
    return most;
  }, selector);

/** Distance in pixels between coordinates and the grooves that they name, the largest of all. */
const strayed = (visitor: Visitor): Promise<number> =>
  visitor.evaluate(() => {
    const middle = (element: Element): { x: number; y: number } => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const crossing = (square: number): { x: number; y: number } =>
      middle(document.querySelector(`[data-square="${square}"]`) as Element);
    const labels = [...document.querySelectorAll('.coordinates text')];
    if (labels.length !== 60) throw new Error(`${labels.length} coordinates`);
    const offs = labels.map(label => {
      const name = label.textContent ?? '';
      const at = middle(label);
      if (/\d/.test(name)) return Math.abs(at.y - crossing((Number(name) - 1) * 15).y);
      return Math.abs(at.x - crossing(name.charCodeAt(0) - 97).x);
    });
    return Math.max(...offs);
  });

describe.each([
  ['firefox', firefox],
  ['webkit', webkit],
  ['chromium', chromium],
])('%s', (_, launch) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await launch();
  });
  afterAll(() => engine.close());

  test('rift: a first game with hints, a bot that answers, undo, coordinates on their grooves', async () => {
    const ada = await visitorOf(engine, server);
    await beginFirst(ada, 'rift');
    expect(await strayed(ada)).toBeLessThan(4);
    await followHint(ada);
    await ada.wait('.table-root', '2 moves');
    await ada.picture('rift');
    await ada.press('z');
    await ada.wait('.table-root', '0 moves');
    await ada.click('.tb-tool[popovertarget]');
    await ada.wait('.tb-menu button');
    await ada.press(ESCAPE);
    await expect.poll(() => ada.count('.tb-menu button')).toBe(0);
  });

  test.each(['quantum', 'loop'])('%s: a first game with hints', async game => {
    const ada = await visitorOf(engine, server);
    await beginFirst(ada, game);
    for (let i = 0; i < 3; i++) await followHint(ada);
    await ada.picture(game);
    expect(await ada.count('.crash-details')).toBe(0);
  });

  test('tesseract: a first game with hints on a cube that is drawn in 3D', async () => {
    // Reduced motion shows the layers instead.
    const ada = await visitorOf(engine, server, { motion: 'full', animation: 'fast' });
    await beginFirst(ada, 'tesseract');
    await ada.wait('.tess-turntable canvas');
    await ada.press('q');
    await expect.poll(() => painted(ada, '.tess-turntable canvas')).toBeGreaterThan(0.05);
    for (let i = 0; i < 2; i++) await followHint(ada);
    await ada.picture('tesseract');
  });

  test('the rules without a network: a sentence and a button in their panel, the table stays', async () => {
    const ada = await visitorOf(engine, server);
    await beginFirst(ada, 'rift');
    await server.stop();
    await ada.click('.tb-tool.is-rules');
    await ada.wait('.tb-rules', 'This part could not be loaded');
    expect(await ada.count('.table-root .rift-board')).toBe(1);
    await ada.picture('offline');
    await server.start();
    await ada.click('.tb-rules button', 'Try now');
    // Firefox keeps failed modules until the page is reloaded.
    if (engine.name === 'firefox') {
      await ada.click('.tb-rules button', 'Reload');
      await ada.wait(ASKED);
      await ada.click('.tb-tool.is-rules');
    }
    await ada.wait('.tb-rules .guide');
    await ada.picture('rules');
    await ada.click('.tb-rules .tb-close');
    await followHint(ada);
    expect(await ada.count('.crash-details')).toBe(0);
  });
});
