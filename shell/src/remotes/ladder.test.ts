import { describe, expect, it } from 'vitest';
import { fakeRuntime } from '#/testing/fake-runtime.ts';
import { entry } from '#/testing/registry.fixture.ts';
import { RemoteFailure } from './failure.ts';
import { climb } from './ladder.ts';

const previous = entry({ version: '0.9.0-bbbb' });
const current = entry({ version: '1.0.0-aaaa', previous });
const alone = entry({ version: '1.0.0-aaaa' });
const [good, old] = [{ good: true }, { old: true }];

describe('the recovery ladder', () => {
  it('loads the current release', async () => {
    const { deps, asked } = fakeRuntime({ '1.0.0-aaaa': good });
    expect(await climb(current, 'route', deps)).toEqual({ module: good, release: current, failure: null });
    expect(asked).toEqual(['1.0.0-aaaa/route']);
  });

  it.each(['unreachable', 'tampered', 'crashed'] as const)('tries once more after %s, with a pause', async (kind) => {
    const { deps, asked, waits } = fakeRuntime({ '1.0.0-aaaa': [kind, good] });
    expect((await climb(current, 'lifecycles', deps)).module).toBe(good);
    expect(asked).toEqual(['1.0.0-aaaa/lifecycles', '1.0.0-aaaa/lifecycles']);
    expect(waits).toContain(400);
  });

  it('falls back to the release before, and says why', async () => {
    const { deps, asked } = fakeRuntime({ '1.0.0-aaaa': 'tampered', '0.9.0-bbbb': old });
    const loaded = await climb(current, 'route', deps);
    expect(asked).toEqual(['1.0.0-aaaa/route', '1.0.0-aaaa/route', '0.9.0-bbbb/route']);
    expect(loaded).toMatchObject({
      module: old,
      release: { version: previous.version },
      failure: { kind: 'tampered', version: '1.0.0-aaaa' },
    });
  });

  it('does not wait a second time for what hangs', async () => {
    const { deps, asked, waits } = fakeRuntime({ '1.0.0-aaaa': 'hangs', '0.9.0-bbbb': old });
    expect((await climb(current, 'route', deps)).failure?.kind).toBe('too-slow');
    expect(asked).toEqual(['1.0.0-aaaa/route', '0.9.0-bbbb/route']);
    expect(waits).not.toContain(400);
  });

  it('never asks for a release that the gate refuses', async () => {
    const { deps, asked } = fakeRuntime({ '0.9.0-bbbb': old });
    const refusal = new RemoteFailure({
      kind: 'incompatible',
      remote: 'mf-lessons',
      version: '1',
      detail: 'needs more',
    });
    const gated = { ...deps, refuse: (release: typeof current) => (release === current ? refusal : null) };
    expect((await climb(current, 'route', gated as typeof deps)).failure).toBe(refusal);
    expect(asked).toEqual(['0.9.0-bbbb/route']);
  });

  it('fails with the current release’s failure where nothing else is left', async () => {
    const { deps } = fakeRuntime({ '1.0.0-aaaa': 'crashed', '0.9.0-bbbb': 'unreachable' });
    await expect(climb(current, 'route', deps)).rejects.toMatchObject({ kind: 'crashed', version: '1.0.0-aaaa' });
    await expect(climb(alone, 'route', deps)).rejects.toMatchObject({ kind: 'crashed', version: '1.0.0-aaaa' });
  });
});
