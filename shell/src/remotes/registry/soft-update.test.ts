import { afterEach, describe, expect, it, vi } from 'vitest';
import { rawRegistry, registryOf } from '#/testing/registry.fixture.ts';
import { hasUpdate, registryStore } from './registry-store.ts';
import { fetchFromServer, followUpdates, lookForUpdate } from './soft-update.ts';

const respondWith =
  (revision: number, shellVersion = '1.4.0-aa') =>
  async () => ({
    registry: registryOf([], revision),
    shellVersion,
  });
const state = () => registryStore.getState();
afterEach(() => vi.unstubAllGlobals());

describe('looking for an update', () => {
  it('offers a registry of another revision, and leaves the page’s own alone', async () => {
    registryStore.setState({ current: registryOf([], 4) });
    await lookForUpdate(respondWith(5), '1.4.0-aa');
    expect([state().current.revision, state().offered?.revision, hasUpdate(state())]).toEqual([4, 5, true]);
  });

  it('takes an offer back when the registry is again the page’s own', async () => {
    registryStore.setState({ current: registryOf([], 4), offered: registryOf([], 5) });
    await lookForUpdate(respondWith(4), '1.4.0-aa');
    expect(hasUpdate(state())).toBe(false);
  });

  it('sees that the shell itself is old', async () => {
    registryStore.setState({ current: registryOf([], 4) });
    await lookForUpdate(respondWith(4, '1.5.0-bb'), '1.4.0-aa');
    expect([state().offered, state().shellIsOld]).toEqual([null, true]);
  });

  it('goes on without an answer', async () => {
    await lookForUpdate(() => Promise.reject(new TypeError('Failed to fetch')), '1.4.0-aa');
    expect(hasUpdate(state())).toBe(false);
  });

  it('asks the server with the last answer’s tag', async () => {
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

  it('looks when the page comes to the front, until it stops', () => {
    const look = vi.fn(async () => {});
    const stop = followUpdates(look);
    window.dispatchEvent(new Event('focus'));
    expect(look).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new Event('focus'));
    expect(look).toHaveBeenCalledTimes(1);
  });
});
