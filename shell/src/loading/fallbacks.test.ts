import type { Release } from '@academy/shared-auth/contract';
import { describe, expect, it } from 'vitest';
import { fakeRuntime } from '#/testing/fake-runtime.ts';
import { entry } from '#/testing/registry.fixture.ts';
import { RemoteFailure } from './failure.ts';
import { inHand, tryFallbacks } from './fallbacks.ts';

const previous = entry({ version: '0.9.0-bbbb' });
const current = entry({ version: '1.0.0-aaaa' });
const [good, old] = [{ good: true }, { old: true }];
const both = { current: current.version, candidates: [current, previous].map(inHand), failure: null };
const alone = { current: current.version, candidates: [inHand(current)], failure: null };

function tryAll(outcomes: Parameters<typeof fakeRuntime>[0]) {
  const { deps, ...runtime } = fakeRuntime(outcomes);
  return { ...runtime, deps: { ...deps, prepare: (release: Release) => deps.load(release, 'route') } };
}

describe('the fallbacks of a remote', () => {
  it('the current release is tried first', async () => {
    const { deps, asked } = tryAll({ '1.0.0-aaaa': good });
    expect(await tryFallbacks(both, deps)).toEqual({ module: good, release: current, failure: null });
    expect(asked).toEqual(['1.0.0-aaaa/route']);
  });

  it.each(['unreachable', 'tampered', 'crashed'] as const)(
    'a release is tried again after %s, with a pause',
    async (kind) => {
      const { deps, asked, waits } = tryAll({ '1.0.0-aaaa': [kind, good] });
      expect((await tryFallbacks(both, deps)).module).toBe(good);
      expect(asked).toEqual(['1.0.0-aaaa/route', '1.0.0-aaaa/route']);
      expect(waits).toContain(400);
    },
  );

  it('the previous release is used, with the failure of the current one', async () => {
    const { deps, asked } = tryAll({ '1.0.0-aaaa': 'tampered', '0.9.0-bbbb': old });
    const loaded = await tryFallbacks(both, deps);
    expect(asked).toEqual(['1.0.0-aaaa/route', '1.0.0-aaaa/route', '0.9.0-bbbb/route']);
    expect(loaded).toMatchObject({
      module: old,
      release: { version: previous.version },
      failure: { kind: 'tampered', version: '1.0.0-aaaa' },
    });
  });

  it('a hanging release is not awaited twice', async () => {
    const { deps, asked, waits } = tryAll({ '1.0.0-aaaa': 'hangs', '0.9.0-bbbb': old });
    expect((await tryFallbacks(both, deps)).failure?.kind).toBe('too-slow');
    expect(asked).toEqual(['1.0.0-aaaa/route', '0.9.0-bbbb/route']);
    expect(waits).not.toContain(400);
  });

  it('a slow current release wins if it loads before the previous one', async () => {
    const { deps, hang } = tryAll({});
    let arrive: (module: object) => void = () => {};
    const slow = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    const prepare = (release: Release) => {
      void hang();
      if (release === current) return slow;
      arrive(good);
      return new Promise<never>(() => {});
    };
    const wait = (milliseconds: number) => (milliseconds === 1700 ? new Promise<never>(() => {}) : Promise.resolve());
    expect(await tryFallbacks(both, { ...deps, prepare, wait })).toEqual({
      module: good,
      release: current,
      failure: null,
    });
  });

  it.each([
    ['two releases', both],
    ['one release', alone],
  ])('loading ends within five seconds if all of %s hangs', async (_, releases) => {
    const { deps, waits } = tryAll({ '1.0.0-aaaa': 'hangs', '0.9.0-bbbb': 'hangs' });
    await expect(tryFallbacks(releases, deps)).rejects.toMatchObject({ kind: 'too-slow', version: '1.0.0-aaaa' });
    // The time limits; the description of the next release is fetched in parallel.
    expect(waits.filter((wait) => wait > 1000).reduce((sum, wait) => sum + wait, 0)).toBeLessThan(5000);
  });

  it('a release that the gate rejects is not requested', async () => {
    const { deps, asked } = tryAll({ '0.9.0-bbbb': old });
    const rejection = new RemoteFailure({ kind: 'incompatible', remote: 'mf-lessons', version: '1', detail: 'needs' });
    const reject = (release: { version: string }) => (release.version === current.version ? rejection : null);
    expect((await tryFallbacks(both, { ...deps, reject })).failure).toBe(rejection);
    expect(asked).toEqual(['0.9.0-bbbb/route']);
  });

  it('without fallbacks the current release’s failure is thrown', async () => {
    const { deps } = tryAll({ '1.0.0-aaaa': 'crashed', '0.9.0-bbbb': 'unreachable' });
    for (const releases of [both, alone])
      await expect(tryFallbacks(releases, deps)).rejects.toMatchObject({ kind: 'crashed', version: '1.0.0-aaaa' });
  });
});
