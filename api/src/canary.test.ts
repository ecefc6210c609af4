import { abortCandidate, latestCompositions, readRegistry } from '@academy/platform/registry';
import type { Registry } from '@academy/shared-auth/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FIGURE_TOKEN_HOURS } from '#base/auth/figure-tokens.ts';
import { canaryEvidence } from '#modules/platform/figures/canary/canary-evidence.ts';
import { judgeCandidates } from '#modules/platform/figures/canary/judge-candidates.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { candidateOverrides, isChosen, isPlaceChosen } from './site/candidate-overrides.ts';
import type { OverrideSource } from './site/session/session-composition.ts';
import { sitePeople } from './site/session/site-people.ts';
import { landingFiles, type SiteFixture, siteFixture } from './testing/fixtures/site.fixture.ts';

const api = await useTestApi();
const MINUTE = 60_000;
const NAME = 'mf-library';
const SALT = 'of this test';
const USERS = Array.from({ length: 60 }, (_, place) => place + 1);

let fixture: SiteFixture;
let live: string;
let next: string;
/** The session token of a user is the user's id. Guests have signed up by themselves. */
const viewerOf = async (userId: number, roles = ['teacher']) => ({
  userId,
  roles,
  role: roles[0] ?? '',
  session: '',
  permissions: new Set<string>(),
  relativePermissions: new Set<string>(),
  hasTwoSteps: false,
});
const peopleOf = (roles?: string[]) => ({
  ...sitePeople(api.deps),
  viewerOf: async (c: Context) => {
    const id = Number(getCookie(c, 'session'));
    return id ? viewerOf(id, roles) : null;
  },
});

/** A site in which the token of a session is the user's id. */
const site = (changes: { roles?: string[]; overrideSources?: OverrideSource[] } = {}) => {
  const byId = async (token: string) => Number(token);
  const { roles, overrideSources = [candidateOverrides(byId)] } = changes;
  return fixture.mount({ overrideSources, people: peopleOf(roles), figureTokens: api.deps.figureTokens });
};
type Site = ReturnType<typeof site>;

const from = (network: string) => ({ 'x-forwarded-for': network });

/** The cookie that a page sets to prove its versions; null if it sets none. */
async function proofOf(app: Site, path: string, cookie: string, network: string): Promise<string | null> {
  const response = await app.request(path, { headers: { accept: 'text/html', cookie, ...from(network) } });
  return /figures=[^;]*/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? null;
}

const report = (name: string, version: string, figures: object, headers: Record<string, string>) =>
  api.request('post', '/api/figures', { body: { remotes: [{ remote: name, version, ...figures }] }, headers });

/** Opens a page as a user and sends a report about it. */
async function use(app: Site, user: number, version: string, figures: object): Promise<void> {
  const network = `10.88.${user}.1`;
  const cookie = (await proofOf(app, '/dashboard/library', `session=${user}`, network)) ?? '';
  await report(NAME, version, figures, { cookie, ...from(network) });
}

/** The version in the page of a user, the same in all that is sent. */
async function versionOf(app: Site, cookie: string): Promise<string> {
  const headers = { accept: 'text/html', cookie };
  const page = await (await app.request('/dashboard/library', { headers })).text();
  const boot = JSON.parse(/id="academy-boot">(.*?)<\/script>/s.exec(page)?.[1] ?? '');
  const registry = await (await app.request(boot.registry, { headers })).text();
  const polled = await (await app.request('/remotes.json', { headers })).text();
  const versions = new Set([page, registry, polled].join().match(/1\.[01]\.0-\w{8}(?=\/)/g));
  expect([...versions]).toHaveLength(1);
  expect(registry).not.toContain(SALT);
  return (JSON.parse(registry) as Registry).remotes[0]?.version ?? '';
}

const judge = () => api.deps.jobs.enqueue(api.deps.database.sql, 'canary', {}).then(() => api.deps.jobs.drain());
const { sql } = api.deps.database;
/** The proved reports about the current canary. */
const evidence = async () => canaryEvidence(sql, NAME, new Date((await entry())?.candidate?.since ?? 0));
const entry = async () => (await readRegistry(fixture.store)).remotes[0];

describe('a canary', () => {
  beforeEach(async () => {
    fixture = await siteFixture();
    api.deps.releases = fixture.store;
    live = await fixture.deploy({ name: NAME, version: '1.0.0' });
    const options = { at: api.clock.now(), canary: { percent: 20, salt: SALT } };
    next = await fixture.deploy({ name: NAME, version: '1.1.0', mark: 'b' }, options);
  });
  afterEach(async () => {
    api.deps.releases = null;
    await fixture.remove();
  });

  it('a canary that fails for some is withdrawn within two minutes, and nobody else ever gets its version', async () => {
    const app = site();
    const started = api.clock.now().getTime();
    const got = new Map<number, string>();
    let last = 0;
    while ((await entry())?.candidate) {
      for (const user of USERS) {
        const version = got.get(user) ?? (await versionOf(app, `session=${user}`));
        got.set(user, version);
        const failed = version === next && user % 2 === 0;
        await use(app, user, version, failed ? { failures: ['crashed'] } : { loads: [120] });
      }
      api.clock.advance(MINUTE);
      await judge();
      last = api.clock.now().getTime() - started;
      if (last > 5 * MINUTE) break;
    }
    expect(last).toBeLessThanOrEqual(2 * MINUTE);
    expect(inside.length).toBeGreaterThan(5);
    expect([...got].filter(([, version]) => version === next).map(([user]) => user)).toEqual(inside);
    expect(await entry()).toMatchObject({ version: live, candidate: null });
    for (const user of inside) expect(await versionOf(app, `session=${user}`)).toBe(live);
    const [{ change } = { change: null }] = await latestCompositions(
      fixture.store,
      await readRegistry(fixture.store),
      1,
    );
    expect(change).toMatchObject({ by: 'canary', command: `abort ${NAME}` });
    expect(change?.note).toMatch(
      /^\d+ of \d+ hours with a fault \(.* %, the live version 0 %\), \d+ people, \d+ networks/,
    );
  });

  it('a visitor, or a user who cannot be identified, gets the live version instead of a canary', async () => {
    const user = await api.buildUser();
    const token = await api.tokenFor(user);
    const asked: string[] = [];
    const findUser = async (given: string) => {
      asked.push(given);
      if (given === 'broken') throw new Error('no database');
      return (await api.deps.sessions.find(given))?.userId ?? null;
    };
    const app = fixture.mount({ overrideSources: [candidateOverrides(findUser)], warn: () => {} });
    for (const cookie of ['', 'session=broken', 'session=made-up', 'language=ar'])
      expect(await versionOf(app, cookie)).toBe(live);
    const expected = isChosen(user.id, { percent: 20, salt: SALT }) ? next : live;
    expect(await versionOf(app, `session=${token}`)).toBe(expected);
    expect(new Set(asked)).toEqual(new Set(['broken', 'made-up', token]));
    await fixture.deploy({ name: NAME, version: '1.2.0', mark: 'c' });
    asked.length = 0;
    await app.request('/dashboard/library', { headers: { accept: 'text/html', cookie: `session=${token}` } });
    expect(asked).toEqual([]);
  });

  const inside = USERS.filter((user) => isChosen(user, { percent: 20, salt: SALT }));
  const outside = USERS.filter((user) => !inside.includes(user));
  const [chosen = 0] = inside;

  /** Four people per version use it in each of five hours. */
  async function useForHours(app: Site): Promise<void> {
    for (let hour = 0; hour < 5; hour += 1) {
      for (const user of inside.slice(0, 4)) await use(app, user, next, { loads: [200] });
      for (const user of outside.slice(0, 4)) await use(app, user, live, { loads: [200] });
      api.clock.advance(60 * MINUTE);
    }
  }

  it('a canary that works as well as the live version for several people is promoted after its time', async () => {
    const app = site();
    for (const user of inside) await use(app, user, next, { loads: [200] });
    await judge();
    expect(await entry()).toMatchObject({ version: live, candidate: { version: next } });
    await useForHours(app);
    await Promise.all([judge(), judge()]);
    expect(await entry()).toMatchObject({ version: next, previousVersion: live, candidate: null });
  });

  it('a canary whose verdicts are only advice stays, and the platform page shows what the judge would do', async () => {
    await useForHours(site());
    await judgeCandidates({ ...api.deps, sql, isDeciding: false }, api.clock.now());
    expect(await entry()).toMatchObject({ version: live, candidate: { version: next } });
    const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
    const { data } = await (await api.request('get', '/api/platform/remotes', { token })).json();
    expect(data.remotes[0].canary.verdict).toMatchObject({ action: 'promote', people: 4, hours: 20 });
  });

  it('a canary is not ended by reports without a proof, or with the proof of another version', async () => {
    const app = site();
    const failures = Array.from({ length: 50 }, () => 'crashed');
    const loads = Array.from({ length: 50 }, () => 100);
    for (const user of [...inside, ...outside]) {
      const network = `10.88.${user}.1`;
      const proof = (await proofOf(app, '/dashboard/library', `session=${user}`, network)) ?? '';
      const other = inside.includes(user) ? live : next;
      for (const cookie of ['', `${proof}x`, 'figures=e30.e30', 'figures=.'])
        await report(NAME, next, { failures, loads }, { cookie, ...from(network) });
      await report(NAME, other, { failures, loads }, { cookie: proof, ...from(network) });
    }
    expect(await evidence()).toEqual(new Map());
    api.clock.advance(31 * MINUTE);
    await judge();
    expect(await entry()).toMatchObject({ version: live, candidate: { version: next } });
  });

  it('a canary is not ended by one person, who counts once per hour', async () => {
    const app = site();
    for (let time = 0; time < 30; time += 1) await use(app, chosen, next, { loads: [90, 100], failures: ['crashed'] });
    api.clock.advance(60 * MINUTE);
    await use(app, chosen, next, { loads: [300] });
    await judge();
    expect((await evidence()).get(next)).toEqual({
      hours: 2,
      faultyHours: 1,
      people: 1,
      networks: 1,
      faultyPeople: 1,
      faultyNetworks: 1,
      p75: 248,
    });
    expect(await entry()).toMatchObject({ candidate: { version: next } });
  });

  it('a canary accepts no proof that is half a day old, and none of an earlier canary', async () => {
    const app = site();
    const network = '10.88.1.1';
    const cookie = (await proofOf(app, '/dashboard/library', `session=${chosen}`, network)) ?? '';
    api.clock.advance(FIGURE_TOKEN_HOURS * 60 * MINUTE);
    await report(NAME, next, { loads: [100] }, { cookie, ...from(network) });
    expect(await evidence()).toEqual(new Map());
    await use(app, chosen, next, { failures: ['crashed'] });
    await abortCandidate(fixture.store, { name: NAME });
    api.clock.advance(MINUTE);
    await fixture.deploy(
      { name: NAME, version: '1.1.0', mark: 'b' },
      { at: api.clock.now(), canary: { percent: 30, salt: SALT } },
    );
    expect(await evidence()).toEqual(new Map());
  });

  it('a signed-in user gets one proof of a canary per hour; guests, visitors and previews get none', async () => {
    const app = site();
    const session = `session=${chosen}`;
    const proof = await proofOf(app, '/dashboard/library', session, '10.88.1.1');
    expect(proof).toMatch(/^figures=[\w-]+\.[\w-]{43}$/);
    expect(await proofOf(app, '/dashboard/library', `${session}; ${proof}`, '10.88.2.1')).toBeNull();
    expect(await proofOf(app, '/dashboard/library', '', '10.88.1.1')).toBeNull();
    expect(await proofOf(site({ roles: ['guest'] }), '/dashboard/library', session, '10.88.1.1')).toBeNull();
    const previewed = async () =>
      new Map([
        ['mf-other', null],
        [NAME, '0.9.0-none'],
      ] as const);
    await fixture.deploy({ name: 'mf-other', version: '1.0.0' });
    const preview = site({ overrideSources: [previewed] });
    expect(await proofOf(preview, '/dashboard/library', session, '10.88.1.1')).toBeNull();
    expect(await proofOf(preview, '/dashboard/library', `${session}; ${proof}`, '10.88.1.1')).toBe('figures=');
    api.clock.advance(60 * MINUTE);
    expect(await proofOf(app, '/dashboard/library', `${session}; ${proof}`, '10.88.1.1')).not.toBeNull();
    await abortCandidate(fixture.store, { name: NAME });
    expect(await proofOf(app, '/dashboard/library', `${session}; ${proof}`, '10.88.1.1')).toBe('figures=');
  });

  it('a canary has its own pseudonyms, which are stored for 30 days', async () => {
    await use(site(), chosen, next, { loads: [90] });
    const rows = await sql.query<{ person: string; network: string }>({ text: 'select * from canary_hours' });
    expect(rows).toHaveLength(1);
    for (const { person, network } of rows) {
      expect([person, network].join()).toMatch(/^[\w-]{22},[\w-]{22}$/);
      const claims = api.deps.figureTokens.read(
        api.deps.figureTokens.issue({ userId: chosen, network: '10.88.1.1', canaries: {} }),
      );
      expect(person).not.toBe(claims?.person);
    }
    api.clock.advance(31 * 24 * 60 * MINUTE);
    await api.cleanUp();
    expect(await sql.query({ text: 'select 1 from canary_hours' })).toHaveLength(0);
  });
});

describe('a canary of the landing page', () => {
  beforeEach(async () => {
    fixture = await siteFixture();
    const landing = { name: 'mf-landing', declaration: { routes: [] } };
    live = await fixture.deploy({ ...landing, version: '1.0.0', files: landingFiles });
    const files = { ...landingFiles, 'site/og.png': 'the next PNG' };
    const options = { canary: { percent: 20, salt: SALT } };
    next = await fixture.deploy({ ...landing, version: '1.1.0', mark: 'b', files }, options);
  });
  afterEach(() => fixture.remove());

  /** The release of the start page that a browser gets, and the cookie that the page sets. */
  async function visit(app: Site, cookie = '') {
    const response = await app.request('/', { headers: { accept: 'text/html', cookie } });
    return {
      release: / data-release="([^"]+)"/.exec(await response.text())?.[1],
      cookie: /canary-place=[^,]*/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? null,
      caching: response.headers.get('cache-control'),
    };
  }

  it('a canary of the landing page is shown to a share of browsers, the same at each visit, with its own files', async () => {
    const app = site();
    const places = Array.from({ length: 100 }, (_, place) => place);
    const got = await Promise.all(places.map((place) => visit(app, `canary-place=${place}`)));
    expect(got.filter(({ release }) => release === next)).toHaveLength(20);
    expect(got.filter(({ release }) => release === live)).toHaveLength(80);
    expect(got.map(({ cookie }) => cookie).filter(Boolean)).toEqual([]);
    const inside = places.findIndex((place) => isPlaceChosen(place, { percent: 20, salt: SALT }));
    expect(got[inside]).toMatchObject({ release: next, caching: 'private, no-store' });
    expect(places.filter((place) => isPlaceChosen(place, { percent: 60, salt: SALT }))).toContain(inside);
    const file = await app.request('/site/og.png', { headers: { cookie: `canary-place=${inside}` } });
    expect(await file.text()).toBe('the next PNG');
  });

  it('a canary of the landing page gives a new browser a number from 0 to 99 only while the canary lasts', async () => {
    const app = site();
    const first = await visit(app);
    expect(first.cookie).toMatch(/^canary-place=\d{1,2}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(first.caching).toBe('private, no-store');
    const kept = first.cookie?.split(';')[0];
    expect(await visit(app, kept)).toMatchObject({ release: first.release, cookie: null });
    expect((await visit(app, 'canary-place=made-up')).cookie).toMatch(/^canary-place=\d{1,2};/);
    expect((await app.request('/site/og.png')).headers.get('set-cookie')).toBeNull();
    await abortCandidate(fixture.store, { name: 'mf-landing' });
    expect(await visit(app)).toMatchObject({ release: live, cookie: null, caching: 'no-cache' });
  });

  it('a canary of the landing page is judged by visitors of several networks, and one network counts once', async () => {
    const app = site();
    for (let network = 1; network <= 3; network += 1)
      for (const place of ['3', '4']) {
        const address = `10.89.${network}.${place}`;
        const cookie = (await proofOf(app, '/', `canary-place=${place}`, address)) ?? '';
        for (const version of [live, next])
          await report('mf-landing', version, { loads: [90] }, { cookie, ...from(address) });
      }
    const { candidate } = (await readRegistry(fixture.store)).remotes[0] ?? {};
    const found = await canaryEvidence(sql, 'mf-landing', new Date(candidate?.since ?? 0));
    const chosen = ['3', '4'].map((place) => isPlaceChosen(Number(place), { percent: 20, salt: SALT }));
    expect([...found.keys()].sort()).toEqual([...new Set(chosen.map((isIn) => (isIn ? next : live)))].sort());
    for (const one of found.values()) expect(one).toMatchObject({ hours: 3, people: 3, networks: 3 });
  });
});
