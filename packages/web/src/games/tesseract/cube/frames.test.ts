import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFrameScheduler } from './frames.ts';

describe('the scene is drawn', () => {
  let due: FrameRequestCallback[] = [];
  let now = 0;

  beforeEach(() => {
    due = [];
    now = 0;
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => due.push(frame));
    vi.stubGlobal('cancelAnimationFrame', (id: number) => delete due[id - 1]);
  });

  /** Simulates the browser's next frame, so many milliseconds after the last. */
  function frame(ms = 16): void {
    now += ms;
    const called = due;
    due = [];
    for (const one of called) one?.(now);
  }

  /** Frames that were this slow, so far. */
  function slow(ms: number) {
    const drawn: number[] = [];
    let left = 3;
    const frames = createFrameScheduler(elapsed => drawn.push(elapsed) > 0 && --left > 0);
    frames.ask();
    for (let i = 0; i < 3; i++) frame(ms);
    drawn.length = 0;
    return { frames, drawn };
  }

  test('while an animation runs, and no longer', () => {
    let left = 3;
    const drawn: number[] = [];
    const frames = createFrameScheduler(elapsed => drawn.push(elapsed) > 0 && --left > 0);
    frames.ask();
    frames.ask();
    for (let i = 0; i < 5; i++) frame();
    expect(drawn).toEqual([0, 16, 16]);
    expect(due).toEqual([]);
  });

  test('together with the page where frames are fast', () => {
    const { frames, drawn } = slow(16);
    frames.follow();
    frame();
    expect(drawn).toHaveLength(1);
    const heeded = vi.fn();
    frames.heed(heeded);
    expect(heeded).toHaveBeenCalledOnce();
  });

  test('after the page where frames are slow, and a second press starts over', () => {
    const { frames, drawn } = slow(60);
    frames.follow();
    for (let i = 0; i < 3; i++) frame();
    frames.follow();
    for (let i = 0; i < 4; i++) frame();
    expect(drawn).toEqual([]);
    frame();
    expect(drawn).toEqual([0]);
  });

  test('after the page for hover too where frames are slow; the latest place counts', () => {
    const { frames, drawn } = slow(60);
    const [first, second] = [vi.fn(() => frames.ask()), vi.fn(() => frames.ask())];
    frames.heed(first);
    frame();
    frames.heed(second);
    frames.follow();
    for (let i = 0; i < 3; i++) frame();
    expect(second).not.toHaveBeenCalled();
    frame();
    expect(second).toHaveBeenCalledOnce();
    expect(drawn).toEqual([]);
    frame();
    expect(drawn).toEqual([0]);
    expect(first).not.toHaveBeenCalled();
  });

  test('at once on request, whatever is pending', () => {
    const { frames, drawn } = slow(60);
    frames.follow();
    frames.draw();
    expect(drawn).toHaveLength(1);
  });

  test('never after it is stopped', () => {
    const draw = vi.fn(() => true);
    const frames = createFrameScheduler(draw);
    frames.ask();
    frames.stop();
    frame();
    expect(draw).not.toHaveBeenCalled();
  });
});
