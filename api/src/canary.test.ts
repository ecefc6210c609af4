import { abortCandidate, latestCompositions, readRegistry } from '@academy/platform/registry';
import type { Registry } from '@academy/shared-auth/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addFigures } from '#modules/figures/add-figures.ts';
import { verdictOf } from '#modules/figures/canary/verdict.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { candidateOverrides, isChosen, isPlaceChosen } from './site/candidate-overrides.ts';
import { landingFiles, type SiteFixture, siteFixture } from './site/site.fixture.ts';

const api = await useTestApi();
const MINUTE = 60_000;
const NAME = 'mf-library';
const SALT = 'of this test';
const USERS = Array.from({ length: 60 }, (_, place) => place + 1);

let fixture: SiteFixture;
let live: string;
let next: string;
/** A site to which the token of a session is the user's id. */
const site = () => {
  const byId = async (token: string) => Number(token);
  return fixture.mount({ overrideSources: [candidateOverrides(byId)] });
};

/** The version that a page of a user is made with, in all that is sent. */
async function versionOf(app: ReturnType<typeof site>, cookie: string): Promise<string> {
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

  it('that fails for some is taken back within two minutes, and nobody else ever gets its version', async () => {
    const app = site();
    const started = api.clock.now().getTime();
    const inside = USERS.filter((user) => isChosen(user, { percent: 20, salt: SALT }));
    const got = new Map<number, string>();
    let last = 0;
    while ((await entry())?.candidate) {
      for (const user of USERS) {
        const version = got.get(user) ?? (await versionOf(app, `session=${user}`));
        got.set(user, version);
        const failed = version === next && user % 2 === 0;
        const figures = failed ? { failures: ['crashed'] } : { loads: [120] };
        const headers = { 'x-forwarded-for': `10.88.0.${user}` };
        await api.request('post', '/api/figures', {
          body: { remotes: [{ remote: NAME, version, ...figures }] },
          headers,
        });
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
    expect(change?.note).toMatch(/^\d+ faults in \d+ loads \(.* %, the live version 0 %\)$/);
  });

  it('whoever is not signed in, or cannot be found, gets the live version', async () => {
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

  it('that does as well as the live version is promoted after its time', async () => {
    const loads = Array.from({ length: 60 }, () => 200);
    const rest = { remote: NAME, loads, failures: [], errors: 0, policyReports: 0 };
    await addFigures(
      api.deps.database.sql,
      [live, next].map((version) => ({ ...rest, version })),
      api.clock.now(),
      1,
    );
    api.clock.advance(29 * MINUTE);
    await judge();
    expect(await entry()).toMatchObject({ version: live, candidate: { version: next } });
    api.clock.advance(MINUTE);
    await Promise.all([judge(), judge()]);
    expect(await entry()).toMatchObject({ version: next, previousVersion: live, candidate: null });
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

  /** The release of the start page that a browser gets, and the cookie that it is to keep. */
  async function visit(app: ReturnType<typeof site>, cookie = '') {
    const response = await app.request('/', { headers: { accept: 'text/html', cookie } });
    return {
      release: / data-release="([^"]+)"/.exec(await response.text())?.[1],
      cookie: response.headers.get('set-cookie'),
      caching: response.headers.get('cache-control'),
    };
  }

  it('is for a share of browsers, the same ones at each visit, with its own files', async () => {
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

  it('gives a new browser a number from 0 to 99 while it lasts, and nothing before or after', async () => {
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
});

describe('the verdict about a candidate', () => {
  const guard = { minutes: 30, loads: 50, rate: 0.02, slower: 2 };
  const well = { loads: 100, failures: 0, errors: 0, p75: 400 };
  it.each([
    ['too early', {}, {}, 29, 'wait'],
    ['long enough', {}, {}, 30, 'promote'],
    ['too few loads', { loads: 49 }, {}, 300, 'wait'],
    ['four failures may be one browser’s', { loads: 6, failures: 4 }, {}, 1, 'wait'],
    ['five failures of few', { loads: 1, failures: 5 }, {}, 1, 'abort'],
    ['uncaught errors', { errors: 5 }, {}, 1, 'abort'],
    ['no more failures than the live version has', { failures: 5 }, { failures: 5 }, 30, 'promote'],
    ['slower than twice', { p75: 900 }, {}, 1, 'abort'],
    ['slower, within what an empty cache costs', { p75: 250 }, { p75: 90 }, 30, 'promote'],
    ['slower by few loads', { loads: 20, p75: 900 }, {}, 1, 'wait'],
    ['no figures at all', { loads: 0, p75: null }, { loads: 0, p75: null }, 60, 'wait'],
  ] as const)('%s', (_, candidate, other, minutes, action) => {
    const comparison = { candidate: { ...well, ...candidate }, live: { ...well, ...other }, minutes, guard };
    expect(verdictOf(comparison).action).toBe(action);
  });
});
