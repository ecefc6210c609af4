import { join } from 'node:path';
import { previewRemote, readRegistry } from '@academy/platform/registry';
import { writeBuiltRemote } from '@academy/platform/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { type SiteFixture, siteFixture } from './testing/fixtures/site.fixture.ts';

const api = await useTestApi();
const { metrics, servedShells } = api.deps;

let fixture: SiteFixture;
let live: string;
beforeEach(async () => {
  fixture = await siteFixture();
  live = await fixture.deploy({ name: 'mf-timeline', version: '1.0.0' });
  api.deps.releases = fixture.store;
});
afterEach(async () => {
  api.deps.releases = null;
  servedShells.clear();
  metrics.registry.resetMetrics();
  await fixture.remove();
});

let addresses = 0;
const report = (
  remote: string,
  version: string,
  figures: object = { loads: [90] },
  address = `10.79.0.${addresses++}`,
) =>
  api.request('post', '/api/figures', {
    body: { remotes: [{ remote, version, ...figures }] },
    headers: { 'x-forwarded-for': address },
  });
const blocked = (from: string, address: string) =>
  api.request('post', `/api/figures/policy?from=${encodeURIComponent(from)}`, {
    body: { 'csp-report': { 'blocked-uri': 'https://evil.test', 'effective-directive': 'script-src' } },
    headers: { 'x-forwarded-for': address },
  });
const series = async (version: string) =>
  (await metrics.registry.metrics()).split('\n').filter((line) => line.includes(`version="${version}"`));

it('figures of a published version are counted in the metrics by remote and version', async () => {
  await report('mf-timeline', live, { loads: [90, 300], failures: ['too-slow'], errors: ['TypeError'] });
  const of = `remote="mf-timeline",version="${live}"`;
  expect(await series(live)).toEqual(
    expect.arrayContaining([
      `remote_load_seconds_count{${of}} 2`,
      `remote_failures_total{${of},kind="too-slow"} 1`,
      `remote_errors_total{${of}} 1`,
    ]),
  );
  expect(await metrics.registry.metrics()).toContain('registry_revision 0');
});

it('an unpublished version gets no series in the metrics', async () => {
  for (let version = 0; version < 30; version += 1) {
    await report('mf-timeline', `7.0.${version}-madeup`);
    await report('shell', `7.0.${version}-madeup`, { errors: ['TypeError'] });
    await blocked(`shell@7.0.${version}-madeup`, `10.80.0.${version}`);
  }
  expect(await metrics.registry.metrics()).not.toContain('madeup');
});

it('operators see which reported versions are unpublished, and super-admins do not see these', async () => {
  await report('mf-timeline', live);
  await report('mf-timeline', '7.0.0-madeup');
  const { remotes } = await (await api.request('get', '/metrics/remotes')).json();
  expect(remotes).toMatchObject([
    { version: live, confirmed: true },
    { version: '7.0.0-madeup', confirmed: false },
  ]);
  const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
  const { data } = await (await api.request('get', '/api/platform/remotes', { token })).json();
  expect(data.remotes[0].figures).toMatchObject([{ version: live }]);
});

it('invented versions do not prevent the counting of the live shell, former shells and live remotes', async () => {
  servedShells.add('1.1.0-4e173dd1');
  fixture.mount();
  await vi.waitFor(async () => expect(await fixture.store.list('shell/versions')).toHaveLength(1));
  for (let network = 0; network < 12; network += 1)
    for (let version = 0; version < 10; version += 1)
      await report('shell', `7.${network}.${version}-madeup`, { loads: [1] }, `10.81.0.${network}`);
  for (const version of ['1.1.0-4e173dd1', fixture.shellVersion]) {
    await report('shell', version, { errors: ['TypeError'] });
    await blocked(`shell@${version}`, '10.82.0.1');
    expect(await series(version)).toEqual(
      expect.arrayContaining([
        `remote_errors_total{remote="shell",version="${version}"} 1`,
        `remote_policy_reports_total{remote="shell",version="${version}"} 1`,
      ]),
    );
  }
  await report('mf-timeline', live);
  expect(await series(live)).not.toEqual([]);
});

it('a previewed version counts as published, although the registry does not name it', async () => {
  const dist = join(fixture.folder, 'pull-request');
  await writeBuiltRemote(dist, { name: 'mf-timeline', version: '1.1.0', mark: 'b' });
  const options = { role: 'admin', until: new Date(Date.now() + 86_400_000) };
  const { release } = await previewRemote(fixture.store, dist, options);
  expect((await readRegistry(fixture.store)).remotes[0]?.version).toBe(live);
  await report('mf-timeline', release.version);
  expect(await series(release.version)).not.toEqual([]);
});
