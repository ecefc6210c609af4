import { takeComplaints } from '@academy/shared-ui/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failedReleases } from '#/loading/failed-releases.ts';
import { createLoader } from '#/loading/loader.ts';
import type { RemotePart } from '#/loading/remote-part.ts';
import { fakeRuntime } from '#/testing/fake-runtime.ts';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { Collector } from './collector.ts';
import { sourceOf } from './error-source.ts';
import { noteErrors } from './note-errors.ts';
import { noteEvent, type PageEvent, takeEvents } from './page-events.ts';
import { sendFigures } from './send-figures.ts';
import { withFigures } from './with-figures.ts';

const release = { remote: 'mf-lessons', version: '1.0.0-aaaa' };
const screen: RemotePart = { kind: 'screen', id: 'list', path: '/dashboard/lessons' };
const atRemote = `${location.origin}/remotes/mf-lessons/1.0.0-aaaa/screen.js:1:20`;

const events: PageEvent[] = [];
let stop = () => {};
const collect = () => {
  stop = takeEvents((event) => events.push(event));
};
afterEach(() => {
  stop();
  stop = () => {};
  takeEvents(() => {})();
  events.length = 0;
});

describe('a loader with figures', () => {
  beforeEach(collect);
  const Component = Object.assign(() => null, { preload: async () => {} });
  const good = { default: { Component } };
  function loaderOf(outcomes: Parameters<typeof fakeRuntime>[0], previousVersion: string | null = '0.9.0-bbbb') {
    const [remote] = registryOf([rawEntry({ version: release.version, previousVersion })]).remotes;
    if (!remote) throw new Error('no such remote');
    const { deps, clock } = fakeRuntime(outcomes);
    return { loader: withFigures(createLoader(deps), { ...deps, later: () => {} }), remote, clock };
  }

  it('a load is recorded once with its time', async () => {
    const { loader, remote, clock } = loaderOf({ '1.0.0-aaaa': good });
    const loading = loader.load(remote, screen);
    clock.now += 70;
    await loading;
    await loader.load(remote, screen);
    expect(events).toEqual([{ ...release, load: 70 }]);
  });

  it('a fallback records the failure of the live version and no load', async () => {
    const { loader, remote } = loaderOf({ '1.0.0-aaaa': 'tampered', '0.9.0-bbbb': good });
    await loader.load(remote, screen);
    expect(events).toEqual([{ ...release, failure: 'tampered' }]);
    takeComplaints();
  });

  it('a version that failed on an earlier page is not recorded again', async () => {
    const { deps } = fakeRuntime({ '1.0.0-aaaa': 'tampered', '0.9.0-bbbb': good });
    const { remote } = loaderOf({});
    const stored = failedReleases(() => 0);
    localStorage.setItem('restored:7:failed-releases', '{}');
    for (let page = 0; page < 2; page += 1)
      await withFigures(createLoader({ ...deps, failed: stored }), { ...deps, later: () => {} }).load(remote, screen);
    expect(events).toEqual([{ ...release, failure: 'tampered' }]);
    takeComplaints();
  });

  it('a part that cannot be shown records its failure, unless there is no connection', async () => {
    const { loader, remote, clock } = loaderOf({ '1.0.0-aaaa': 'unreachable' }, null);
    await expect(loader.load(remote, screen)).rejects.toThrow();
    expect(events).toEqual([{ ...release, failure: 'unreachable' }]);
    loader.retry(remote, screen);
    clock.isOnline = false;
    await expect(loader.load(remote, screen)).rejects.toThrow();
    expect(events).toHaveLength(1);
  });

  it('a crash counts as a failure at first, and as an error after the screen has worked for a while', async () => {
    const { loader, remote, clock } = loaderOf({ '1.0.0-aaaa': good, '0.9.0-bbbb': good });
    await loader.load(remote, screen);
    expect(loader.crash(remote, screen, new TypeError('boom'))).toBe(true);
    await loader.load(remote, screen);
    loader.mounted(remote, screen);
    clock.now += 60_000;
    expect(loader.crash(remote, screen, new RangeError('boom'))).toBe(false);
    expect(events.slice(1)).toEqual([
      { ...release, failure: 'crashed' },
      { remote: 'mf-lessons', version: '0.9.0-bbbb', error: 'RangeError' },
    ]);
    takeComplaints();
  });
});

describe('uncaught errors', () => {
  it('uncaught errors are assigned to the release whose script threw, to the shell, or to nobody', () => {
    const shell = { remote: 'shell', version: '1.4.0-cc' };
    const of = (text: string) => sourceOf(text, shell.version);
    expect(of(`TypeError: x\n    at a (${location.origin}/assets/main.0123.js:1:2)\n    at b (${atRemote})`)).toEqual(
      shell,
    );
    expect(of(`TypeError: x\n    at b (${atRemote})`)).toEqual(release);
    expect(of('https://cdn.test/live/mf-lessons/1.0.0-aaaa/remoteEntry.js')).toEqual(release);
    expect(of('chrome-extension://abc/assets/main.js:1:2')).toBeNull();
    expect(of('')).toBeNull();
  });

  it('uncaught errors and rejections are recorded by name, without their message', () => {
    collect();
    const end = noteErrors('1.4.0-cc');
    const error = new TypeError('Layla is not a function');
    error.stack = `TypeError: Layla is not a function\n    at ${atRemote}`;
    window.dispatchEvent(new ErrorEvent('error', { error, filename: '' }));
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: error });
    window.dispatchEvent(rejection);
    window.dispatchEvent(new ErrorEvent('error', { error: null, filename: 'chrome-extension://x/y.js' }));
    end();
    window.dispatchEvent(rejection);
    expect(events).toEqual([
      { ...release, error: 'TypeError' },
      { ...release, error: 'TypeError' },
    ]);
  });
});

describe('a collector', () => {
  it('a collector sums by version, counts an error once per page, and starts again after each report', () => {
    const collector = new Collector(true);
    collector.add({ ...release, load: 70.4 });
    collector.add({ ...release, failure: 'crashed' });
    for (let time = 0; time < 99; time += 1) collector.add({ ...release, error: 'TypeError' });
    collector.add({ ...release, version: '1.1.0-dd', load: 10 });
    expect(collector.take()).toEqual({
      remotes: [
        { ...release, loads: [70], failures: ['crashed'], errors: ['TypeError'] },
        { ...release, version: '1.1.0-dd', loads: [10], failures: [], errors: [] },
      ],
    });
    collector.add({ ...release, error: 'TypeError' });
    expect(collector.take()).toBeNull();
  });

  it('the collector of a page that is not sampled reports failures and no load times', () => {
    const collector = new Collector(false);
    collector.add({ ...release, load: 70 });
    expect(collector.take()).toBeNull();
    collector.add({ ...release, failure: 'crashed' });
    expect(collector.take()).toMatchObject({ remotes: [{ loads: [], failures: ['crashed'] }] });
  });

  it('a collector reports no more than the API accepts', () => {
    const collector = new Collector(true);
    for (let place = 0; place < 99; place += 1) {
      collector.add({ ...release, load: 1, failure: 'crashed', error: `Error${'x'.repeat(place)}` });
      collector.add({ ...release, version: `1.0.${place}`, load: 1 });
    }
    const remotes = collector.take()?.remotes ?? [];
    expect([remotes.length, remotes[0]?.loads.length, remotes[0]?.errors.length]).toEqual([30, 50, 50]);
  });
});

describe('a page', () => {
  const sent: { address: string; body: string }[] = [];
  let end = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    const sendBeacon = (address: string, body: Blob) => {
      void body.text().then((text) => sent.push({ address, body: text }));
      return true;
    };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }));
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const hide = () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    return vi.advanceTimersByTimeAsync(0);
  };

  it('a hidden page also sends earlier figures, and nothing twice', async () => {
    noteEvent({ ...release, load: 70 });
    end = sendFigures(1, 0.5);
    await hide();
    await hide();
    const remotes = [{ ...release, loads: [70], failures: [], errors: [] }];
    expect(sent).toEqual([{ address: '/api/figures', body: JSON.stringify({ remotes }) }]);
  });

  it('a page sends its figures soon after a failure, together with other failures', async () => {
    end = sendFigures(10, 0.5);
    noteEvent({ ...release, load: 70 });
    noteEvent({ ...release, failure: 'crashed' });
    noteEvent({ ...release, error: 'TypeError' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ remotes: [{ loads: [], failures: ['crashed'] }] });
  });
});
