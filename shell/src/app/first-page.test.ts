import { sessionStore } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Loaded } from '#/loading/fallbacks.ts';
import type { Loader } from '#/loading/loader.ts';
import { entry, rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { firstPage } from './first-page.ts';

const lessons = {
  routes: [{ path: '/dashboard/lessons', screen: 'lessons', titleKey: 'lessons.title' }],
};
const scripts = {
  files: { lessons: ['remoteEntry.js', 'assets/__federation_expose_route.1.js', 'assets/screen-lessons.1.js'] },
  integrity: { 'remoteEntry.js': 'sha256-a', 'assets/screen-lessons.1.js': 'sha256-b' },
};
const registry = registryOf([rawEntry(lessons)]);
const never = new Promise<never>(() => {});

function loaderOf(loadModule: () => Promise<object>): Loader {
  const load = async (): Promise<Loaded> => ({
    module: { default: await loadModule() },
    release: entry(lessons),
    failure: null,
  });
  return { load, retry: () => {}, mounted: () => {}, crash: () => false };
}

/** Whether the page could be drawn after this many milliseconds. */
async function isDrawnAfter(milliseconds: number, page: Promise<void>): Promise<boolean> {
  let isDrawn = false;
  void page.then(() => {
    isDrawn = true;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isDrawn;
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/dashboard/lessons');
  signInForTest({}, ['timeline.read']);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the first page', () => {
  test('the first page is drawn with code and first data', async () => {
    const prefetch = vi.fn(async () => {});
    expect(
      await isDrawnAfter(
        0,
        firstPage(
          registry,
          loaderOf(async () => ({ prefetch })),
        ),
      ),
    ).toBe(true);
    expect(prefetch).toHaveBeenCalledWith('/dashboard/lessons');
  });

  test('the first page is drawn soon if the data is slow', async () => {
    const page = firstPage(
      registry,
      loaderOf(async () => ({ prefetch: () => never })),
    );
    expect(await isDrawnAfter(100, page)).toBe(false);
    expect(await isDrawnAfter(200, page)).toBe(true);
  });

  test('the first page is drawn even if the remote fails or hangs', async () => {
    const failing = firstPage(
      registry,
      loaderOf(() => Promise.reject(new Error('down'))),
    );
    expect(await isDrawnAfter(0, failing)).toBe(true);
    const hanging = firstPage(
      registry,
      loaderOf(() => never),
    );
    expect(await isDrawnAfter(1400, hanging)).toBe(false);
    expect(await isDrawnAfter(200, hanging)).toBe(true);
  });

  test('the first page is not drawn before the profile is known', async () => {
    sessionStore.setState({ status: 'unknown' });
    const page = firstPage(
      registry,
      loaderOf(async () => ({})),
    );
    expect(await isDrawnAfter(100, page)).toBe(false);
    signInForTest({}, ['timeline.read']);
    expect(await isDrawnAfter(0, page)).toBe(true);
  });
});

describe('first data', () => {
  const guarded = registryOf([
    rawEntry({
      routes: lessons.routes.map((route) => ({ ...route, permissions: ['lessons.read'], roles: ['teacher'] })),
    }),
  ]);

  test.each([
    ['not by whom the route is not for', ['timeline.read'], ['teacher'], 0],
    ['not by another role', ['timeline.read', 'lessons.read'], ['student'], 0],
    ['by whom it is for', ['timeline.read', 'lessons.read'], ['teacher'], 1],
  ])('first data is requested: %s', async (_title, permissions, roles, calls) => {
    const prefetch = vi.fn(async () => {});
    signInForTest({ roles }, permissions);
    await firstPage(
      guarded,
      loaderOf(async () => ({ prefetch })),
    );
    expect(prefetch).toHaveBeenCalledTimes(calls);
  });

  test('first data is requested after the profile is known', async () => {
    const prefetch = vi.fn(async () => {});
    sessionStore.setState({ status: 'unknown' });
    const page = firstPage(
      registry,
      loaderOf(async () => ({ prefetch })),
    );
    expect(await isDrawnAfter(100, page)).toBe(false);
    expect(prefetch).not.toHaveBeenCalled();
    signInForTest({}, ['timeline.read']);
    expect(await isDrawnAfter(0, page)).toBe(true);
    expect(prefetch).toHaveBeenCalled();
  });
});

test('the screen’s script loads in parallel with the entry, with its integrity', async () => {
  const insert = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  const withScripts = registryOf([rawEntry({ ...lessons, ...scripts })]);
  await firstPage(
    withScripts,
    loaderOf(async () => ({})),
  );
  expect(insert.mock.calls.flat()).toMatchObject([
    {
      src: expect.stringMatching(/\/remotes\/mf-lessons\/1.0.0-aaaa\/assets\/screen-lessons.1.js$/),
      integrity: 'sha256-b',
      crossOrigin: 'anonymous',
    },
  ]);
  insert.mockRestore();
});
