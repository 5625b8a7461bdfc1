/**
 * Pages that go from test to test, emptied in between. A page that keeps its process, with compiled scripts and cached
 * files, costs less than a new context; a page whose test did something that cannot be reset is closed.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { pictureFailure } from './failures.ts';

export interface Room {
  /** The page for tests: calls with lasting effects are noticed. */
  readonly page: Page;
  readonly own: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
  readonly address: string;
  /** Problems of the current visitor. */
  troubles: string[];
  /** Init scripts of the current visitor, to be removed. */
  readonly scripts: { dispose(): Promise<void> }[];
  visits: number;
  isSpoilt: boolean;
}

/** Visits after which a page is closed, so that a process does not grow. */
const MOST_VISITS = 40;
/** Idle pages of one browser, among them pages of servers that are gone. */
const MOST_IDLE = 4;

/** Members of a page whose effects outlive a test. */
const LASTING: ReadonlySet<PropertyKey> = new Set([
  'addListener',
  'addLocatorHandler',
  'clock',
  'close',
  'context',
  'coverage',
  'exposeBinding',
  'exposeFunction',
  'on',
  'once',
  'prependListener',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] satisfies readonly (keyof Page)[]);

const STORED = 'cookies,indexeddb,local_storage,cache_storage,file_systems,service_workers,websql';

/** A missing file is answered in plain text: no script runs there, and the page keeps its process. */
const EMPTY = '/robots.txt';

export type Wanted = BrowserContextOptions & { readonly baseURL: string };

export interface Rooms {
  /** An emptied page of an earlier test, or a new one. */
  shared(options: Wanted): Promise<Room>;
  /** A new page, closed after the test. */
  fresh(options: Wanted): Promise<Room>;
}

/** The pages of one browser; those with equal fixed options replace each other. */
export function roomsOf(browser: Browser, prepare: (room: Room) => Promise<void>): Rooms {
  const idle: { readonly kind: string; readonly room: Room }[] = [];
  const open = async (options: Wanted): Promise<Room> => {
    const room = await newRoom(browser, options);
    await prepare(room);
    return room;
  };
  const leave = async (kind: string, room: Room, test: string, isFailed: boolean): Promise<void> => {
    // A server that was killed has no empty page either.
    if (isFailed) await pictureFailure(room.own, test);
    const isEmpty = !isFailed && !isSpoilt(room) && (await emptied(room).catch(() => false));
    if (!isEmpty) return room.context.close();
    idle.push({ kind, room });
    if (idle.length > MOST_IDLE) await idle.shift()?.room.context.close();
  };
  return {
    async shared(options) {
      const { viewport, reducedMotion = 'no-preference', colorScheme = 'light', ...fixed } = options;
      const kind = JSON.stringify(fixed);
      const found = idle.findLastIndex(one => one.kind === kind);
      const room = idle.splice(found, found < 0 ? 0 : 1)[0]?.room ?? (await open(options));
      room.visits++;
      room.troubles = [];
      onTestFinished(({ task }) => leave(kind, room, task.name, task.result?.state === 'fail'));
      if (viewport) await room.own.setViewportSize(viewport);
      await room.own.emulateMedia({
        reducedMotion,
        colorScheme,
        media: null,
        forcedColors: null,
        contrast: null,
      });
      return room;
    },
    async fresh(options) {
      const room = await open(options);
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') await pictureFailure(room.own, task.name);
        await room.context.close();
      });
      return room;
    },
  };
}

async function newRoom(browser: Browser, options: Wanted): Promise<Room> {
  // A service worker would fetch the whole client for every test.
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const own = await context.newPage();
  const addInitScript: Page['addInitScript'] = async (...all) => {
    const script = await own.addInitScript(...all);
    room.scripts.push(script);
    return script;
  };
  const page = new Proxy(own, {
    get(_, name) {
      if (LASTING.has(name)) room.isSpoilt = true;
      if (name === 'addInitScript') return addInitScript;
      const value = Reflect.get(own, name);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
  const session = await context.newCDPSession(own);
  const room: Room = {
    ...{ page, own, context, session, address: options.baseURL },
    ...{ troubles: [], scripts: [], visits: 0, isSpoilt: false },
  };
  return room;
}

const isSpoilt = (room: Room): boolean =>
  room.isSpoilt || room.visits >= MOST_VISITS || room.context.pages().length !== 1;

/** Resets a page to what it was before its first visitor, except for the cache of its process. */
async function emptied({ own, session, scripts, address }: Room): Promise<true> {
  await Promise.all(scripts.splice(0).map(script => script.dispose()));
  await own.goto(EMPTY);
  // The process has its own copy of the storage of a window, which is cleared first.
  await own.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await Promise.all([
    session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: STORED }),
    session.send('Page.resetNavigationHistory'),
    own.mouse.move(-1, -1),
  ]);
  return true;
}
