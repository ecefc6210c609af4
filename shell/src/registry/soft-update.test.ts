import { afterEach, describe, expect, it, vi } from 'vitest';
import { rawEntry, rawRegistry, registryOf } from '#/testing/registry.fixture.ts';
import { hasUpdate, registryStore } from './registry-store.ts';
import { fetchFromServer, followUpdates, lookForUpdate } from './soft-update.ts';

/** The registry of a revision with its own version. */
const registryAt = (revision: number) => registryOf([rawEntry({ version: `1.0.${revision}-aaaa` })], revision);
const respondWith =
  (revision: number, shellVersion = '1.4.0-aa') =>
  async () => ({
    registry: registryAt(revision),
    shellVersion,
  });
const state = () => registryStore.getState();
afterEach(() => vi.unstubAllGlobals());

describe('checking for an update', () => {
  it('an update check offers a registry of another revision', async () => {
    registryStore.setState({ current: registryAt(4) });
    await lookForUpdate(respondWith(5), '1.4.0-aa');
    expect([state().current.revision, state().offered?.revision, hasUpdate(state())]).toEqual([4, 5, true]);
  });

  it('a revision that changes nothing for this page is not offered', async () => {
    registryStore.setState({ current: registryAt(4) });
    const registry = { ...structuredClone(registryAt(4)), revision: 5 };
    await lookForUpdate(async () => ({ registry, shellVersion: null }), null);
    expect(hasUpdate(state())).toBe(false);
  });

  it('an update check offers another composition of this session', async () => {
    const previewed = { ...registryAt(4), overrides: { 'mf-library': '1.2.0-cc' } };
    registryStore.setState({ current: previewed });
    await lookForUpdate(async () => ({ registry: structuredClone(previewed), shellVersion: null }), null);
    expect(state().offered).toBeNull();
    await lookForUpdate(respondWith(4), '1.4.0-aa');
    expect(state().offered?.overrides).toEqual({});
  });

  it('an update offer is withdrawn when the registry is the page’s own again', async () => {
    registryStore.setState({ current: registryAt(4), offered: registryAt(5) });
    await lookForUpdate(respondWith(4), '1.4.0-aa');
    expect(hasUpdate(state())).toBe(false);
  });

  it('an update check notices a newer shell', async () => {
    registryStore.setState({ current: registryAt(4) });
    await lookForUpdate(respondWith(4, '1.5.0-bb'), '1.4.0-aa');
    expect([state().offered, state().shellIsOld]).toEqual([null, true]);
  });

  it('a failed update check changes nothing', async () => {
    await lookForUpdate(() => Promise.reject(new TypeError('Failed to fetch')), '1.4.0-aa');
    expect(hasUpdate(state())).toBe(false);
  });

  it('an update check sends the last ETag', async () => {
    const tags: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
      const tag = headers['if-none-match'] ?? null;
      tags.push(tag);
      const response = { 'x-shell-version': '1.4.0-aa', etag: '"7"' };
      return tag === '"7"'
        ? new Response(null, { status: 304, headers: response })
        : Response.json(rawRegistry([], 7), { headers: response });
    });
    const fetchRegistry = fetchFromServer();
    expect((await fetchRegistry()).registry?.revision).toBe(7);
    expect(await fetchRegistry()).toEqual({ registry: null, shellVersion: '1.4.0-aa' });
    expect(tags).toEqual([null, '"7"']);
  });

  it('an update check runs when the page becomes visible, until it is stopped', () => {
    const look = vi.fn(async () => {});
    const stop = followUpdates(look);
    window.dispatchEvent(new Event('focus'));
    expect(look).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new Event('focus'));
    expect(look).toHaveBeenCalledTimes(1);
  });
});
