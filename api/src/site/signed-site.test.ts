import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  allowOrigin,
  deployRemote,
  previewRemote,
  releaseKeys,
  setMinimum,
  signingKey,
  writeShellFiles,
} from '@academy/platform/registry';
import { type BuiltRemote, keyPair, writeBuiltRemote } from '@academy/platform/testing';
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '#base/observability/logger.ts';
import { createMetrics } from '#base/observability/metrics.ts';
import { ServedRemotes } from '#base/observability/served-remotes.ts';
import { landingFiles, type SiteFixture, siteFixture } from '#testing/fixtures/site.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { candidateOverrides } from './candidate-overrides.ts';
import { siteStore } from './releases/site-store.ts';
import { sitePeople } from './session/site-people.ts';

const api = await useTestApi();
const own = keyPair();

let fixture: SiteFixture;
let metrics: ReturnType<typeof createMetrics>;
let servedRemotes: ServedRemotes;
beforeEach(async () => {
  vi.stubEnv('RELEASE_SIGNING_KEY', own.privateKey);
  metrics = createMetrics(false);
  fixture = await siteFixture();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await api.deps.database.sql.query({ text: "delete from academy_settings where name like 'release-minimum%'" });
  await fixture.remove();
});

/** A site with keys on the fixture's store, like another process that starts now. */
function open(origins: string[] = []): Hono {
  const { logger } = createLogger('silent');
  const { database } = api.deps;
  const config = { releaseKeys: releaseKeys(own.publicKey), checkKeys: null, releaseOrigins: origins };
  servedRemotes = new ServedRemotes();
  const deps = { database, logger, metrics, servedRemotes };
  const store = { ...siteStore(fixture.store, config, deps), freshFor: 0 };
  const overrideSources = [candidateOverrides(async () => 1)];
  return fixture.mount({ store, people: sitePeople(api.deps), overrideSources, warn: () => {} });
}

const page = { headers: { accept: 'text/html' } };
const statusOf = async (app: Hono, path: string) => (await app.request(path)).status;
const textOf = async (app: Hono, path: string) => (await app.request(path, page)).text();

async function write(key: string, text: string): Promise<void> {
  const place = join(fixture.folder, 'store', key);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text);
}

const counted = async (reason: string) =>
  (await metrics.releaseFileRejections.get()).values.find(({ labels }) => labels.reason === reason)?.value;
const gauge = async (name: 'releasesRejected') => (await metrics[name].get()).values[0]?.value;

const files = { 'style.css': 'a{}', 'a.png': 'PNG' };
const timeline: BuiltRemote = { name: 'mf-timeline', version: '1.0.0', builtAt: '', files };
const landing: BuiltRemote = {
  name: 'mf-landing',
  version: '1.0.0',
  declaration: { routes: [{ path: '/welcome', screen: 'list', titleKey: 'list.title', access: 'public' }] as never },
  files: landingFiles,
};

describe('a file of a release that was changed in the store', () => {
  it.each(['remoteEntry.js', 'style.css', 'a.png', 'mf-manifest.json', 'locales/en/timeline.json'])(
    'a changed %s is not served: 404, and counted',
    async (file) => {
      const version = await fixture.deploy(timeline);
      const address = `/remotes/mf-timeline/${version}/${file}`;
      expect(await statusOf(open(), address)).toBe(200);
      await write(`mf-timeline/${version}/${file}`, 'changed');
      expect([await statusOf(open(), address), await counted('changed')]).toEqual([404, 1]);
    },
  );

  it('changed texts are not served at their own address', async () => {
    const version = await fixture.deploy(timeline);
    await write(`mf-timeline/${version}/locales/en/timeline.json`, '{}');
    const app = open();
    expect(await statusOf(app, `/locales/en/timeline.json?v=${version}`)).toBe(404);
    expect(await statusOf(app, '/locales/en/timeline.json')).toBe(404);
    expect(await statusOf(app, '/locales/ar/timeline.json')).toBe(200);
  });

  it('a file that no release lists is not served: 404, and counted', async () => {
    const version = await fixture.deploy(timeline);
    await write(`mf-timeline/${version}/evil.js`, 'evil()');
    expect(await statusOf(open(), `/remotes/mf-timeline/${version}/evil.js`)).toBe(404);
    expect(await counted('unlisted')).toBe(1);
  });
});

describe('the start page', () => {
  it.each(['site/en.html', 'site/csp.json'])('a changed %s is not shown, but the shell’s page is', async (file) => {
    const version = await fixture.deploy(landing);
    expect(await textOf(open(), '/')).toContain('<title>Quran</title>');
    const evil = '<script src="/evil.js"></script>';
    await write(`mf-landing/${version}/${file}`, file.endsWith('json') ? '{"styleHashes":["sha256-evil="]}' : evil);
    const response = await open().request('/', page);
    expect(await response.text()).toContain('<title>Academy</title>');
    expect(response.headers.get('content-security-policy')).not.toContain('evil');
  });

  it('a changed picture of the start page is not served', async () => {
    const version = await fixture.deploy(landing);
    await write(`mf-landing/${version}/site/og.png`, 'EVIL');
    expect(await statusOf(open(), '/site/og.png')).toBe(404);
  });

  it('a rejected page is shown as soon as the release is signed', async () => {
    vi.stubEnv('RELEASE_SIGNING_KEY', undefined);
    const dist = join(fixture.folder, 'landing');
    await writeBuiltRemote(dist, landing);
    await deployRemote(fixture.store, dist);
    const app = open();
    expect(await textOf(app, '/')).toContain('<title>Academy</title>');
    expect([await gauge('releasesRejected'), servedRemotes.problem()]).toEqual([1, expect.stringContaining('0 of 1')]);
    vi.stubEnv('RELEASE_SIGNING_KEY', own.privateKey);
    await deployRemote(fixture.store, dist);
    expect(await textOf(app, '/')).toContain('<title>Quran</title>');
    expect([await gauge('releasesRejected'), servedRemotes.word()]).toEqual([0, null]);
  });
});

it('scripts among the files of former shells are served only if a signed list has them', async () => {
  await write('shell/assets/evil.0123abcd.js', 'evil()');
  await write('shell/assets/old.0123abcd.js', 'old()');
  const former = join(fixture.folder, 'former-shell');
  await mkdir(join(former, 'assets'), { recursive: true });
  await writeFile(join(former, 'build.json'), '{"version":"0.9.0-ab"}');
  await writeFile(join(former, 'assets/old.0123abcd.js'), 'old()');
  const key = signingKey();
  if (key) await writeShellFiles(fixture.store, former, key);
  const app = open();
  expect(await statusOf(app, '/assets/evil.0123abcd.js')).toBe(404);
  expect(await statusOf(app, '/assets/old.0123abcd.js')).toBe(200);
  expect(await statusOf(app, '/assets/main.0123abcd.js')).toBe(200);
});

it('origins that somebody wrote into the registry are not in the policy', async () => {
  await fixture.deploy(timeline);
  await allowOrigin(fixture.store, 'https://evil.test', true);
  const policyOf = async (app: Hono) =>
    (await app.request('/dashboard/timeline', page)).headers.get('content-security-policy');
  expect(await policyOf(open())).not.toContain('evil.test');
  expect(await policyOf(open(['https://cdn.test']))).toContain("script-src 'self' https://cdn.test;");
});

describe('versions other than the live ones', () => {
  async function beside(): Promise<{ dist: string; version: string }> {
    const dist = join(fixture.folder, 'beside');
    const { version } = await writeBuiltRemote(dist, { ...timeline, version: '1.1.0', mark: 'b' });
    return { dist, version };
  }

  it('a changed file of a canary is not served, and an unsigned canary is in no page', async () => {
    const live = await fixture.deploy(timeline);
    const { dist, version } = await beside();
    await deployRemote(fixture.store, dist, { canary: { percent: 99, salt: 'a' } });
    const cookie = { headers: { accept: 'text/html', cookie: 'session=abc' } };
    const shown = async (app: Hono) => (await app.request('/dashboard/timeline', cookie)).text();
    expect(await shown(open())).toContain(`/remotes/mf-timeline/${version}/`);
    await write(`mf-timeline/${version}/remoteEntry.js`, 'evil()');
    expect(await statusOf(open(), `/remotes/mf-timeline/${version}/remoteEntry.js`)).toBe(404);
    const file = join(fixture.folder, 'store/mf-timeline', version, 'release.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/sha256-[^"]+/, 'sha256-evil'));
    expect(await shown(open())).toContain(`/remotes/mf-timeline/${live}/`);
  });

  it('a preview of a changed release shows the live version', async () => {
    const live = await fixture.deploy(timeline);
    const { dist, version } = await beside();
    await previewRemote(fixture.store, dist, { role: 'admin', until: new Date(Date.now() + 86_400_000) });
    const registryWith = (app: Hono) => textOf(app, `/remotes.json?v=x&with=mf-timeline@${version}`);
    expect(await registryWith(open())).toContain(version);
    const file = join(fixture.folder, 'store/mf-timeline', version, 'release.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"route', '"other'));
    expect(await registryWith(open())).not.toContain(version);
    expect(await registryWith(open())).toContain(live);
  });

  it('a running site drops cached releases when the minimum version is raised', async () => {
    const first = await fixture.deploy(timeline, { at: new Date('2026-03-01T00:00:00Z') });
    const app = open();
    const address = `/remotes/mf-timeline/${first}/remoteEntry.js`;
    const registryWith = () => textOf(app, `/remotes.json?v=x&with=mf-timeline@${first}`);
    expect(await statusOf(app, address)).toBe(200);
    const { dist } = await beside();
    await deployRemote(fixture.store, dist, { at: new Date('2026-03-02T00:00:00Z') });
    expect(await registryWith()).toContain('"overrides"');
    await setMinimum(fixture.store, 'mf-timeline');
    await app.request('/dashboard/timeline', page);
    expect([await statusOf(app, address), await counted('outdated')]).toEqual([404, 0]);
    expect(await registryWith()).not.toContain('"overrides"');
  });

  it('a minimum version that was deleted from the store stays, because the database has it', async () => {
    const first = await fixture.deploy(timeline, { at: new Date('2026-03-01T00:00:00Z') });
    const { dist } = await beside();
    await deployRemote(fixture.store, dist, { at: new Date('2026-03-02T00:00:00Z') });
    await setMinimum(fixture.store, 'mf-timeline');
    const address = `/remotes/mf-timeline/${first}/remoteEntry.js`;
    await open().request('/dashboard/timeline', page);
    await fixture.store.remove('minimums/mf-timeline.json');
    expect(await readdir(join(fixture.folder, 'store'))).not.toContain('minimums');
    expect(await statusOf(open(), address)).toBe(404);
  });
});

it('a site without keys serves everything in its store', async () => {
  vi.stubEnv('RELEASE_SIGNING_KEY', undefined);
  const version = await fixture.deploy({ ...timeline, listsFiles: false });
  await write(`mf-timeline/${version}/style.css`, 'changed');
  expect(await statusOf(fixture.mount(), `/remotes/mf-timeline/${version}/style.css`)).toBe(200);
});
