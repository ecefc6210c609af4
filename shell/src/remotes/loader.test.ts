import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeRuntime } from '#/testing/fake-runtime.ts';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { takeComplaints } from '#/testing/setup.ts';
import { createLoader, remoteHealth } from './loader.ts';
import type { KnownRemote } from './registry.ts';

const module = { default: { Component: () => null } };
const remoteOf = (raw: unknown): KnownRemote => {
  const [remote] = registryOf([raw]).remotes;
  if (!remote) throw new Error('no such remote');
  return remote;
};
const current = remoteOf(rawEntry({ version: '1.0.0-aaaa', previous: rawEntry({ version: '0.9.0-bbbb' }) }));
const load = (outcomes: Parameters<typeof fakeRuntime>[0]) => {
  const runtime = fakeRuntime(outcomes);
  return { ...runtime, loader: createLoader(runtime.deps, { begin: () => {}, complete: async () => {} }) };
};
const info = vi.spyOn(console, 'info').mockImplementation(() => {});
afterEach(() => info.mockClear());

describe('the loader', () => {
  it('loads a remote once for all who ask', async () => {
    const { loader, asked } = load({ '1.0.0-aaaa': module });
    const [one] = await Promise.all([loader.load(current, '/dashboard'), loader.load(current, '/dashboard')]);
    expect(one.module).toBe(module);
    expect(asked).toHaveLength(1);
    expect(remoteHealth.getState()['mf-lessons']?.state).toBe('ready');
  });

  it('says quietly, once, that it runs an older release', async () => {
    const { loader } = load({ '1.0.0-aaaa': 'unreachable', '0.9.0-bbbb': module });
    await loader.load(current, '/dashboard');
    await loader.load(current, '/dashboard');
    expect(remoteHealth.getState()['mf-lessons']).toMatchObject({
      state: 'degraded',
      failure: { kind: 'unreachable' },
    });
    expect(info.mock.calls).toEqual([['mf-lessons 1.0.0-aaaa unreachable (unreachable!); shows 0.9.0-bbbb.']]);
  });

  it('keeps a failure until somebody asks to try again', async () => {
    const { loader, asked } = load({ '1.0.0-aaaa': ['crashed', 'crashed', module] });
    await expect(loader.load(current, '/dashboard')).rejects.toMatchObject({ kind: 'crashed' });
    await expect(loader.load(current, '/dashboard')).rejects.toMatchObject({ kind: 'crashed' });
    expect(asked).toHaveLength(3);
    expect(remoteHealth.getState()['mf-lessons']?.state).toBe('down');
    loader.retry(current);
    await loader.load(current, '/dashboard');
    expect(asked.at(-1)).toBe('1.0.0-aaaa/route patiently');
    expect(remoteHealth.getState()['mf-lessons']?.state).toBe('ready');
  });

  it('takes a module without a component for a crash', async () => {
    const { loader } = load({ '1.0.0-aaaa': {}, '0.9.0-bbbb': { default: { Component: 'none' } } });
    await expect(loader.load(current, '/dashboard')).rejects.toMatchObject({
      kind: 'crashed',
      message: 'exposes no usable ./route',
    });
  });

  it('enters a remote through the door that the registry names', async () => {
    const { loader, asked } = load({ '1.0.0-aaaa': { mount: () => {} } });
    await loader.load(remoteOf(rawEntry({ mount: 'single-spa' })), '/dashboard');
    expect(asked).toEqual(['1.0.0-aaaa/lifecycles']);
  });

  it('loads a new version of a remote beside the old one', async () => {
    const { loader, asked } = load({ '1.0.0-aaaa': module, '1.1.0-cccc': module });
    const newer = remoteOf(rawEntry({ version: '1.1.0-cccc' }));
    await loader.load(current, '/dashboard');
    await loader.load(newer, '/dashboard');
    expect(asked).toEqual(['1.0.0-aaaa/route', '1.1.0-cccc/route']);
  });

  it('shows a remote with a broken entry as down, with what is wrong', async () => {
    const { loader } = load({});
    const broken = remoteOf({ ...rawEntry(), integrity: 'none' });
    takeComplaints();
    await expect(loader.load(broken, '/dashboard')).rejects.toMatchObject({
      kind: 'incompatible',
      message: /^integrity/,
    });
  });
});
