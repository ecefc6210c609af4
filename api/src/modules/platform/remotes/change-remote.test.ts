import { generateKeyPairSync } from 'node:crypto';
import { latestCompositions, readRegistry } from '@academy/platform/registry';
import type { Registry } from '@academy/shared-auth/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addFigures } from '#modules/platform/figures/add-figures.ts';
import { type SiteFixture, siteFixture } from '#testing/fixtures/site.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import type { WireComposition } from './remotes.schema.ts';

const api = await useTestApi();
const NAME = 'mf-library';
const REASON = 'The list stays empty';

let fixture: SiteFixture;
let token: string;
let versions: string[];

beforeEach(async () => {
  fixture = await siteFixture();
  api.deps.releases = fixture.store;
  token = await api.tokenFor(await api.buildUser({ role: 'super-admin', name: 'Rana Ali' }));
  const reason = { command: 'deploy library', by: 'ci', note: 'Search', commit: 'c0ffee' };
  versions = [
    await fixture.deploy({ name: NAME, version: '1.0.0' }),
    await fixture.deploy({ name: NAME, version: '1.1.0', mark: 'b' }, { reason, at: api.clock.now() }),
  ];
});
afterEach(async () => {
  api.deps.releases = null;
  api.deps.releaseKeys = null;
  api.deps.compositionListeners.clear();
  await fixture.remove();
});

const read = async (): Promise<WireComposition> => {
  const response = await api.request('get', '/api/platform/remotes', { token });
  expect(response.status).toBe(200);
  return (await response.json()).data;
};
const act = (action: string, body: object) =>
  api.request('post', `/api/platform/remotes/${NAME}/${action}`, { token, body: { reason: REASON, ...body } });
const entry = async () => (await readRegistry(fixture.store)).remotes[0];
const audited = async () => (await (await api.request('get', '/api/audit?subject=composition', { token })).json()).data;

it('the composition has who made which version live, its health, and the possible actions', async () => {
  const kinds = ['crashed', 'too-slow', 'crashed'] as const;
  const figures = { remote: NAME, version: versions[1] ?? '', loads: [90, 300, 900], errors: 2, policyReports: 0 };
  await addFigures(api.deps.database.sql, [{ ...figures, failures: kinds }], api.clock.now(), 1);
  const { revision, remotes, history } = await read();
  expect(remotes).toMatchObject([
    {
      name: NAME,
      version: versions[1],
      previous_version: versions[0],
      health: 'down',
      deployed: { by: 'ci', reason: 'Search', commit: 'c0ffee', at: api.clock.now().toISOString() },
      figures: [{ version: versions[1], loads: 3, failures: 3, errors: 2, kinds: { crashed: 2, 'too-slow': 1 } }],
      canary: null,
      may: { roll_back: true, disable: true, enable: false, promote: false, take_back: false },
    },
  ]);
  expect(revision).toBe(2);
  expect(history[0]).toMatchObject({ revision: 2, changes: [{ what: 'version', from: versions[0], to: versions[1] }] });
});

it('a rollback takes effect at once, and its reason and actor are in the composition and the audit log', async () => {
  const app = fixture.mount({ store: { ...fixture.store, freshFor: 60_000 }, changes: api.deps.compositionListeners });
  const served = async () => ((await (await app.request('/remotes.json')).json()) as Registry).remotes[0]?.version;
  expect(await served()).toBe(versions[1]);
  const response = await act('roll-back', { revision: 2 });
  expect((await response.json()).data).toMatchObject({
    revision: 3,
    remotes: [{ version: versions[0], deployed: { by: 'Rana Ali', reason: REASON } }],
    history: [
      { revision: 3, by: 'Rana Ali', command: `rollback ${NAME}`, reason: REASON },
      { revision: 2 },
      { revision: 1 },
    ],
  });
  expect(await served()).toBe(versions[0]);
  const [live] = await latestCompositions(fixture.store, await readRegistry(fixture.store), 1);
  expect(live?.change).toMatchObject({ by: 'Rana Ali', note: REASON });
  expect(await audited()).toMatchObject([
    {
      action: 'remote.roll-back',
      subject_id: '3',
      actor: { name: 'Rana Ali' },
      before: { remote: NAME, version: versions[1] },
      after: { version: versions[0], reason: REASON },
    },
  ]);
});

it('a remote can be switched off, if requested in open pages too, and on again', async () => {
  expect((await act('disable', { revision: 2 })).status).toBe(200);
  expect(await entry()).toMatchObject({ enabled: false, offNow: false });
  expect((await act('enable', { revision: 3 })).status).toBe(200);
  const { data } = await (await act('disable', { revision: 4, in_open_pages: true })).json();
  expect(data.remotes[0]).toMatchObject({ enabled: false, off_now: true, health: 'off' });
  expect((await audited()).map(({ action }: { action: string }) => action)).toEqual([
    'remote.disable',
    'remote.enable',
    'remote.disable',
  ]);
});

it('a canary is shown beside the live version, and can be promoted or withdrawn', async () => {
  const canary = { percent: 20, salt: 'of this test' };
  const next = await fixture.deploy({ name: NAME, version: '1.2.0', mark: 'c' }, { canary, at: api.clock.now() });
  const figures = { remote: NAME, failures: [], errors: 0, policyReports: 0, loads: [100] };
  const both = [versions[1] ?? '', next].map((version) => ({ ...figures, version }));
  await addFigures(api.deps.database.sql, both, api.clock.now(), 1);
  const [shown] = (await read()).remotes;
  expect(shown).toMatchObject({
    may: { promote: true, take_back: true },
    canary: { version: next, percent: 20, figures: { loads: 1 }, live_figures: { loads: 1 } },
  });
  expect((await act('take-back', { revision: 3 })).status).toBe(200);
  expect(await entry()).toMatchObject({ version: versions[1], candidate: null });
  await fixture.deploy({ name: NAME, version: '1.2.0', mark: 'c' }, { canary, at: api.clock.now() });
  expect((await act('promote', { revision: 5 })).status).toBe(200);
  expect(await entry()).toMatchObject({ version: next, candidate: null });
});

it('a change based on an outdated revision is rejected, and of two parallel changes only one is made', async () => {
  await fixture.deploy({ name: 'mf-other', version: '1.0.0' });
  const response = await act('roll-back', { revision: 2 });
  expect([response.status, (await response.json()).code]).toEqual([409, 'outdated']);
  expect([(await entry())?.version, await audited()]).toEqual([versions[1], []]);
  const responses = await Promise.all([act('roll-back', { revision: 3 }), act('disable', { revision: 3 })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([(await readRegistry(fixture.store)).revision, (await audited()).length]).toEqual([4, 1]);
});

it('a reason of less than 3 or more than 500 characters is rejected at its field', async () => {
  for (const reason of ['', ' a ', 'no', 'x'.repeat(501)]) {
    const response = await act('roll-back', { revision: 2, reason });
    expect([response.status, (await response.json()).fields[0].path]).toEqual([422, 'reason']);
  }
});

it('impossible actions are rejected: an unknown remote, a state that already holds, a deleted release', async () => {
  const body = { reason: REASON, revision: 2 };
  const unknown = await api.request('post', '/api/platform/remotes/mf-nothing/disable', { token, body });
  expect(unknown.status).toBe(404);
  for (const action of ['enable', 'promote', 'take-back'])
    expect((await act(action, { revision: 2 })).status).toBe(409);
  await fixture.store.remove(`${NAME}/${versions[0]}/release.json`);
  const gone = await act('roll-back', { revision: 2 });
  expect([gone.status, (await gone.json()).message]).toEqual([409, expect.stringContaining('was never published')]);
});

it('a store that cannot be reached causes an error of its own', async () => {
  const get = () => Promise.reject(Object.assign(new Error('no route'), { code: 'EHOSTUNREACH' }));
  api.deps.releases = { ...fixture.store, get };
  for (const response of [
    await act('disable', { revision: 2 }),
    await api.request('get', '/api/platform/remotes', { token }),
  ])
    expect([response.status, (await response.json()).code]).toEqual([424, 'store_unavailable']);
});

describe('a server with keys', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signed = async <T>(deploy: () => Promise<T>): Promise<T> => {
    vi.stubEnv('RELEASE_SIGNING_KEY', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    return deploy().finally(() => vi.unstubAllEnvs());
  };
  beforeEach(() => {
    api.deps.releaseKeys = [publicKey];
  });

  it('a server with keys does not offer a release that it would not serve, and rejects it with a code of its own', async () => {
    const live = await signed(() => fixture.deploy({ name: NAME, version: '1.2.0', mark: 'c' }));
    await fixture.deploy({ name: NAME, version: '1.3.0', mark: 'd' }, { canary: { percent: 20 }, at: api.clock.now() });
    expect((await read()).remotes).toMatchObject([
      {
        version: live,
        signed: true,
        previous_signed: false,
        canary: { signed: false },
        may: { roll_back: false, promote: false, take_back: true, disable: true },
      },
    ]);
    for (const action of ['roll-back', 'promote']) {
      const response = await act(action, { revision: 4 });
      expect([response.status, (await response.json()).code]).toEqual([409, 'release_unsigned']);
    }
    expect([(await entry())?.version, await audited()]).toEqual([live, []]);
    expect((await act('take-back', { revision: 4 })).status).toBe(200);
  });

  it('a server with keys can go back to a signed release, and keeps the unsigned entries of other remotes', async () => {
    const first = await signed(() => fixture.deploy({ name: 'mf-other', version: '1.0.0' }));
    await signed(() => fixture.deploy({ name: 'mf-other', version: '1.1.0', mark: 'b' }));
    const path = '/api/platform/remotes/mf-other/roll-back';
    const response = await api.request('post', path, { token, body: { reason: REASON, revision: 4 } });
    expect(response.status).toBe(200);
    const { remotes } = await readRegistry(fixture.store);
    expect(remotes.map(({ name, version }) => [name, version])).toEqual([
      [NAME, versions[1]],
      ['mf-other', first],
    ]);
  });
});

it('the landing page has its own title, another remote the title of its menu group or first page', async () => {
  await fixture.deploy({ name: 'mf-landing', version: '1.0.0' });
  expect((await read()).remotes.map(({ title }) => title.en)).toEqual(['Landing page', 'Title']);
});

it('a server without keys does not state whether a release is signed', async () => {
  expect((await read()).remotes).toMatchObject([
    { signed: null, previous_signed: null, checked_at: null, may: { roll_back: true } },
  ]);
});
