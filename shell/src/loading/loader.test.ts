import { endSession, sessionStore } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { takeComplaints } from '@academy/shared-ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EndlessRendering } from '#/loading/endless/endless-drawing.ts';
import { remoteHealth } from '#/loading/remote-health.ts';
import type { KnownRemote } from '#/registry/registry.ts';
import { fakeRuntime } from '#/testing/fake-runtime.ts';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { failedReleases } from './failed-releases.ts';
import { createLoader } from './loader.ts';
import type { RemotePart } from './remote-part.ts';

const remoteOf = (raw: unknown): KnownRemote => {
  const [remote] = registryOf([raw]).remotes;
  if (!remote) throw new Error('no such remote');
  return remote;
};
const alone = remoteOf(rawEntry({ version: '1.0.0-aaaa' }));
const current = remoteOf(rawEntry({ version: '1.0.0-aaaa', previousVersion: '0.9.0-bbbb' }));
const screen: RemotePart = { kind: 'screen', id: 'list', path: '/dashboard/lessons' };
const other: RemotePart = { kind: 'screen', id: 'form', path: '/dashboard/lessons/add' };
const parts: RemotePart[] = [screen, { kind: 'slot', id: 'bell' }];

/** A release's module whose parts do this when their code is loaded. */
function moduleWith(preload: () => Promise<void>) {
  const part = () => Object.assign(() => null, { preload });
  return { default: { Component: part(), slots: { bell: part() } } };
}
const good = () => moduleWith(async () => {});
const load = (outcomes: Parameters<typeof fakeRuntime>[0]) => {
  const runtime = fakeRuntime(outcomes);
  return { ...runtime, loader: createLoader(runtime.deps) };
};
const health = (key = 'mf-lessons') => remoteHealth.getState()[key];

/** Errors before a part is drawn: a runtime's form of each, for the module and for the part's own code. */
const boom = new Error('boom');
const faults = {
  'does not come': ['unreachable', 'unreachable', () => Promise.reject(new Error('chunk failed'))],
  'is not what was published': ['tampered', 'tampered', () => Promise.reject(new Error('chunk failed'))],
  'throws at import': ['crashed', 'crashed', () => Promise.reject(boom)],
  'never settles': ['too-slow', 'hangs', 'hangs'],
} as const;

function broken(place: 'module' | 'part', fault: keyof typeof faults) {
  const [, ofModule, ofPart] = faults[fault];
  if (place === 'module') return load({ '1.0.0-aaaa': ofModule, '0.9.0-bbbb': good() });
  const preload = vi.fn<() => Promise<void>>();
  const made = load({ '1.0.0-aaaa': moduleWith(preload), '0.9.0-bbbb': good() });
  preload.mockImplementation(ofPart === 'hangs' ? made.hang : ofPart);
  return made;
}

describe.each(['module', 'part'] as const)('a %s', (place) => {
  describe.each(Object.keys(faults) as (keyof typeof faults)[])('that %s', (fault) => {
    it.each(parts)('a $kind is replaced by the previous release', async (part) => {
      const { loader } = broken(place, fault);
      const loaded = await loader.load(current, part);
      expect(loaded).toMatchObject({ release: { version: '0.9.0-bbbb' }, failure: { version: '1.0.0-aaaa' } });
      expect(health()?.state).toBe('degraded');
      expect(takeComplaints()).toEqual([[expect.stringContaining('mf-lessons@1.0.0-aaaa'), expect.anything()]]);
    });

    it.each(parts)('without a previous release a $kind is down, with kind, version and reason', async (part) => {
      const { loader } = broken(place, fault);
      const failure = await loader.load(alone, part).catch((error: unknown) => error);
      expect(failure).toMatchObject({ version: '1.0.0-aaaa', message: expect.stringMatching(/./) });
      if (place === 'module') expect(failure).toMatchObject({ kind: faults[fault][0] });
      expect(health(`mf-lessons/${part.kind}/${part.id}`)?.state).toBe('down');
      expect(health()?.state).toBe(place === 'module' ? 'down' : 'ready');
    });
  });
});

describe('a crash after loading', () => {
  it.each(parts)('after a crash a $kind is replaced by the previous release', async (part) => {
    const { loader, asked } = load({ '1.0.0-aaaa': good(), '0.9.0-bbbb': good() });
    await loader.load(current, part);
    expect(loader.crash(current, part, boom)).toBe(true);
    const loaded = await loader.load(current, part);
    expect(loaded).toMatchObject({ release: { version: '0.9.0-bbbb' }, failure: { kind: 'crashed', cause: boom } });
    expect(asked).toEqual(['1.0.0-aaaa/route', '0.9.0-bbbb/route']);
    expect(health()).toMatchObject({ state: 'degraded', failure: { version: '1.0.0-aaaa', message: 'boom' } });
    expect(takeComplaints()).toEqual([['mf-lessons@1.0.0-aaaa crashed, shows 0.9.0-bbbb:', boom]]);
  });

  it.each(parts)('a crash of a $kind without a previous release is down with the error', async (part) => {
    const { loader } = load({ '1.0.0-aaaa': good() });
    await loader.load(alone, part);
    expect(loader.crash(alone, part, boom)).toBe(true);
    await expect(loader.load(alone, part)).rejects.toMatchObject({ kind: 'crashed', message: 'boom', cause: boom });
    expect(health(`mf-lessons/${part.kind}/${part.id}`)?.state).toBe('down');
  });

  it('a crash of the previous release ends in the failure of the current one', async () => {
    const { loader } = load({ '1.0.0-aaaa': good(), '0.9.0-bbbb': good() });
    await loader.load(current, screen);
    loader.crash(current, screen, boom);
    await loader.load(current, screen);
    expect(loader.crash(current, screen, new Error('bang'))).toBe(true);
    await expect(loader.load(current, screen)).rejects.toMatchObject({ version: '1.0.0-aaaa', message: 'boom' });
    takeComplaints();
  });

  it('a late crash of a screen stays with the remote, that of a slot does not', async () => {
    const { loader, clock } = load({ '1.0.0-aaaa': good() });
    for (const part of parts) {
      await loader.load(alone, part);
      loader.mounted(alone, part);
    }
    clock.now = 5001;
    expect(parts.map((part) => loader.crash(alone, part, boom))).toEqual([false, true]);
    expect((await loader.load(alone, screen)).failure).toBeNull();
  });

  it('other screens start with the previous release after a crash', async () => {
    const lacking = moduleWith(async () => {});
    lacking.default.Component.preload = async (path?: string) => {
      if (path === '/new') throw new Error('has no screen at /new');
    };
    const { loader } = load({ '1.0.0-aaaa': good(), '0.9.0-bbbb': lacking });
    await loader.load(current, screen);
    loader.crash(current, screen, boom);
    await loader.load(current, screen);
    expect((await loader.load(current, other)).release.version).toBe('0.9.0-bbbb');
    const added = await loader.load(current, { kind: 'screen', id: 'new', path: '/new' });
    expect(added).toMatchObject({ release: { version: '1.0.0-aaaa' }, failure: null });
    expect(takeComplaints()).toHaveLength(1);
  });
});

it('a part that loads late is used, and its mark disappears', async () => {
  let arrive: () => void = () => {};
  const preload = vi.fn<() => Promise<void>>();
  const { loader, hang } = load({ '1.0.0-aaaa': moduleWith(preload) });
  preload.mockImplementation(() => {
    void hang();
    return new Promise((resolve) => {
      arrive = resolve;
    });
  });
  await expect(loader.load(alone, screen)).rejects.toMatchObject({ kind: 'too-slow' });
  expect(health('mf-lessons/screen/list')?.state).toBe('down');
  arrive();
  await vi.waitFor(() => expect(health('mf-lessons/screen/list')?.state).toBe('ready'));
  expect((await loader.load(alone, screen)).failure).toBeNull();
});

describe('Retry', () => {
  it('a failure is kept until Retry, which starts again and clears the mark', async () => {
    const { loader, asked } = load({ '1.0.0-aaaa': ['crashed', 'crashed', good()] });
    for (const _ of [1, 2]) await expect(loader.load(alone, screen)).rejects.toMatchObject({ kind: 'crashed' });
    expect(asked).toHaveLength(2);
    expect(health()?.state).toBe('down');
    loader.retry(alone, screen, true);
    await loader.load(alone, screen);
    expect(asked).toHaveLength(3);
    expect(Object.values(remoteHealth.getState()).map(({ state }) => state)).toEqual(['ready', 'ready']);
  });

  it.each(['throws at import', 'never settles'] as const)(
    'Retry loads the module again if a part %s',
    async (fault) => {
      const { loader, asked } = broken('part', fault);
      await loader.load(alone, screen).catch(() => {});
      loader.retry(alone, screen);
      await loader.load(alone, screen).catch(() => {});
      expect(asked).toEqual(['1.0.0-aaaa/route', '1.0.0-aaaa/route']);
    },
  );

  it('Retry uses the current release again after a crash', async () => {
    const { loader } = load({ '1.0.0-aaaa': good() });
    await loader.load(alone, screen);
    loader.crash(alone, screen, boom);
    await loader.load(alone, screen).catch(() => {});
    loader.retry(alone, screen);
    expect((await loader.load(alone, screen)).failure).toBeNull();
  });
});

describe('the loader', () => {
  it('the loader loads a module once for all its parts', async () => {
    const { loader, asked } = load({ '1.0.0-aaaa': good() });
    await Promise.all([...parts, other, screen].map((part) => loader.load(current, part)));
    expect(asked).toEqual(['1.0.0-aaaa/route']);
    expect(health()?.state).toBe('ready');
  });

  it('the loader treats a module without a component as a crash', async () => {
    const { loader } = load({ '1.0.0-aaaa': {} });
    await expect(loader.load(alone, screen)).rejects.toMatchObject({
      kind: 'crashed',
      message: 'exposes no usable ./route',
    });
  });

  it('screens load by the module that the registry names, slots by the route module', async () => {
    const remote = remoteOf(rawEntry({ mount: 'single-spa' }));
    const { loader, asked } = load({ '1.0.0-aaaa': [{ mount: () => {} }, good()] });
    for (const part of parts) await loader.load(remote, part);
    expect(asked).toEqual(['1.0.0-aaaa/lifecycles', '1.0.0-aaaa/route']);
  });

  it('the previous release is described once, and only if it is needed', async () => {
    const well = load({ '1.0.0-aaaa': good() });
    await well.loader.load(current, screen);
    expect(well.described).toEqual([]);
    const { loader, described } = load({ '1.0.0-aaaa': 'crashed', '0.9.0-bbbb': good() });
    for (const part of [screen, other]) await loader.load(current, part);
    expect(described).toEqual(['0.9.0-bbbb']);
    takeComplaints();
  });

  it('the failure of the live release stays if the previous one cannot be described', async () => {
    const { deps } = fakeRuntime({ '1.0.0-aaaa': 'tampered' });
    const loader = createLoader({ ...deps, describe: () => Promise.reject(new Error('offline')) });
    await expect(loader.load(current, screen)).rejects.toMatchObject({ kind: 'tampered', version: '1.0.0-aaaa' });
  });

  it('a newer version loads while the older one shows its fallback', async () => {
    const { loader, asked } = load({ '1.0.0-aaaa': 'crashed', '0.9.0-bbbb': good(), '1.1.0-cccc': good() });
    await loader.load(current, screen);
    takeComplaints();
    const newer = remoteOf(rawEntry({ version: '1.1.0-cccc', previousVersion: '1.0.0-aaaa' }));
    expect(await loader.load(newer, screen)).toMatchObject({ release: { version: '1.1.0-cccc' }, failure: null });
    expect(asked.at(-1)).toBe('1.1.0-cccc/route');
    expect(health()?.state).toBe('ready');
  });

  it('an offline failure is retried at the next connection', async () => {
    const { loader, clock } = load({ '1.0.0-aaaa': ['unreachable', 'unreachable', good()] });
    clock.isOnline = false;
    await expect(loader.load(alone, screen)).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(loader.load(alone, screen)).rejects.toMatchObject({ kind: 'unreachable' });
    clock.isOnline = true;
    expect(await loader.load(alone, screen)).toMatchObject({ release: { version: '1.0.0-aaaa' } });
    expect(health()?.state).toBe('ready');
  });

  it('a remote whose entry script fails is reported as down, with the reason', async () => {
    const { loader } = load({});
    const broken = remoteOf({ ...rawEntry(), integrity: 'none' });
    takeComplaints();
    await expect(loader.load(broken, screen)).rejects.toMatchObject({ kind: 'incompatible', message: /^integrity/ });
    expect(health()?.state).toBe('down');
  });
});

describe('a fault that begins an hour after the first commit', () => {
  const late = async (remote: KnownRemote, part: RemotePart) => {
    const made = load({ '1.0.0-aaaa': good(), '0.9.0-bbbb': good() });
    await made.loader.load(remote, part);
    made.loader.mounted(remote, part);
    made.clock.now = 3_600_000;
    return made;
  };

  it('a screen that throws repeatedly is replaced by the previous release', async () => {
    const { loader } = await late(current, screen);
    expect([1, 2].map(() => loader.crash(current, screen, boom))).toEqual([false, true]);
    expect((await loader.load(current, screen)).release.version).toBe('0.9.0-bbbb');
    expect(takeComplaints()).toEqual([['mf-lessons@1.0.0-aaaa crashed, shows 0.9.0-bbbb:', boom]]);
  });

  it('a screen that throws repeatedly stays with its remote if there was no screen before', async () => {
    const { loader } = await late(alone, screen);
    expect([1, 2, 3].map(() => loader.crash(alone, screen, boom))).toEqual([false, false, false]);
  });

  it('a screen that draws itself without end is replaced at once', async () => {
    const { loader } = await late(current, screen);
    expect(loader.crash(current, screen, new EndlessRendering('again and again'))).toBe(true);
    expect((await loader.load(current, screen)).failure).toMatchObject({ kind: 'crashed', message: 'again and again' });
    takeComplaints();
  });

  it('a slot is replaced at once, and is down if the previous release throws too', async () => {
    const slot = parts[1] as RemotePart;
    const { loader } = await late(current, slot);
    expect(loader.crash(current, slot, boom)).toBe(true);
    expect((await loader.load(current, slot)).release.version).toBe('0.9.0-bbbb');
    expect(loader.crash(current, slot, new Error('bang'))).toBe(true);
    await expect(loader.load(current, slot)).rejects.toMatchObject({ version: '1.0.0-aaaa', message: 'boom' });
    takeComplaints();
  });
});

describe('a slow connection', () => {
  it('a slow release is awaited instead of loading another in parallel', async () => {
    const { loader, waits, clock } = load({ '1.0.0-aaaa': good(), '0.9.0-bbbb': good() });
    clock.isSlow = true;
    expect((await loader.load(current, screen)).release.version).toBe('1.0.0-aaaa');
    expect(waits).toContain(15_000);
  });
});

describe('a release that failed on an earlier page', () => {
  const page = (at = 0) => {
    const { deps, ...rest } = fakeRuntime({ '1.0.0-aaaa': good(), '0.9.0-bbbb': good(), '1.1.0-cccc': good() });
    return { ...rest, loader: createLoader({ ...deps, failed: failedReleases(() => at) }) };
  };
  const failOn = async ({ loader }: ReturnType<typeof page>, error: Error) => {
    await loader.load(current, screen);
    loader.crash(current, screen, error);
    await loader.load(current, screen);
    takeComplaints();
  };
  beforeEach(() => signInForTest({ id: '7' }, []));

  it('the next page starts with the release before it, without reporting again', async () => {
    await failOn(page(), boom);
    // The profile loads after the page has started.
    sessionStore.setState({ user: null });
    const { loader, asked } = page();
    expect(await loader.load(current, other)).toMatchObject({
      release: { version: '0.9.0-bbbb' },
      failure: { kind: 'crashed', message: 'boom', version: '1.0.0-aaaa' },
    });
    expect(asked).toEqual(['0.9.0-bbbb/route']);
    expect(health()).toMatchObject({ state: 'degraded' });
  });

  it('a newer version, another viewer and the end of the session ignore the stored failure', async () => {
    await failOn(page(), boom);
    const newer = remoteOf(rawEntry({ version: '1.1.0-cccc', previousVersion: '1.0.0-aaaa' }));
    expect((await page().loader.load(newer, screen)).release.version).toBe('1.1.0-cccc');
    signInForTest({ id: '8' }, []);
    expect((await page().loader.load(current, screen)).release.version).toBe('1.0.0-aaaa');
    signInForTest({ id: '7' }, []);
    endSession('signed-out');
    expect((await page().loader.load(current, screen)).release.version).toBe('1.0.0-aaaa');
  });

  it('a missing file counts as a failure for an hour', async () => {
    const unreachable = fakeRuntime({ '1.0.0-aaaa': 'unreachable', '0.9.0-bbbb': good() });
    const loader = createLoader({ ...unreachable.deps, failed: failedReleases(() => 0) });
    await loader.load(current, screen);
    takeComplaints();
    expect((await page(3_600_000).loader.load(current, screen)).release.version).toBe('0.9.0-bbbb');
    expect((await page(3_600_001).loader.load(current, screen)).release.version).toBe('1.0.0-aaaa');
  });
});
