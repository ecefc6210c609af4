import { afterEach, describe, expect, it } from 'vitest';
import { FIGURES_A_MINUTE } from '#base/limits/rate-limits.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { addFigures } from './add-figures.ts';
import { KnownSubjects, MOST_UNCONFIRMED, MOST_UNCONFIRMED_OF_NETWORK } from './known-subjects.ts';
import { quantileOf } from './load-histogram.ts';
import { remoteFigures } from './remote-figures.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let addresses = 0;
/** A network address of its own for each call, because limits count by it. */
const address = () => ({ 'x-forwarded-for': `10.77.${addresses >> 8}.${addresses++ & 255}` });
const report = (body: unknown, headers: Record<string, string> = address()) =>
  api.request('post', '/api/figures', { body, headers });
const page = (version: string, figures: object) => ({ remotes: [{ remote: 'mf-timeline', version, ...figures }] });
const since = () => new Date(api.clock.now().getTime() - MINUTE);
const figures = (remote = 'mf-timeline') => remoteFigures(sql, { remote, since: since() });
const stored = () => sql.query({ text: 'select * from remote_figures' });

afterEach(() => api.deps.metrics.registry.resetMetrics());

describe('reports of pages', () => {
  it('loads, failures and errors of versions are added up over all processes', async () => {
    await report(page('1.0.0-aa', { loads: [90, 300, 900], errors: ['TypeError'] }));
    await report(page('1.0.0-aa', { loads: [4000], failures: ['crashed', 'too-slow'] }));
    await report(page('1.1.0-bb', { failures: ['crashed'] }));
    const shared = { remote: 'mf-timeline', version: '1.0.0-aa', loads: [70], errors: 2, policyReports: 1 };
    await Promise.all([
      addFigures(sql, [{ ...shared, failures: ['crashed'] }], api.clock.now(), 1),
      addFigures(sql, [{ ...shared, failures: [] }], api.clock.now(), 1),
    ]);
    const kinds = { unreachable: 0, tampered: 0, incompatible: 0, crashed: 2, 'too-slow': 1 };
    expect(await figures()).toEqual([
      { version: '1.0.0-aa', loads: 6, failures: 3, errors: 5, p50: 100, p75: 875, p95: 4400, policyReports: 2, kinds },
      expect.objectContaining({ version: '1.1.0-bb', loads: 0, failures: 1, errors: 0, p75: null }),
    ]);
    const of = { remote: 'mf-timeline', version: '1.1.0-bb', since: since() };
    expect(await remoteFigures(sql, of)).toHaveLength(1);
    expect(await figures('mf-users')).toEqual([]);
  });

  it('a sampled load also counts for loads that were not reported', async () => {
    const at = api.clock.now();
    await addFigures(
      sql,
      [{ remote: 'shell', version: '1.0.0', loads: [10, 10], failures: ['crashed'], errors: 1, policyReports: 0 }],
      at,
      10,
    );
    expect(await figures('shell')).toMatchObject([{ loads: 20, failures: 1, errors: 1 }]);
  });

  it('whoever may read the metrics may read the figures of all remotes', async () => {
    await report(page('1.0.0-aa', { loads: [90] }));
    const response = await api.request('get', '/metrics/remotes?minutes=5');
    expect(await response.json()).toMatchObject({
      remotes: [{ remote: 'mf-timeline', version: '1.0.0-aa', loads: 1 }],
    });
    expect((await api.request('get', '/metrics/remotes', { headers: address() })).status).toBe(404);
  });

  it('figures are deleted after 14 days', async () => {
    await report(page('1.0.0-aa', { loads: [90] }));
    api.clock.advance(14 * DAY - MINUTE);
    await api.cleanUp();
    expect(await stored()).toHaveLength(1);
    api.clock.advance(2 * MINUTE);
    await api.cleanUp();
    expect(await stored()).toHaveLength(0);
    api.clock.advance(-(14 * DAY + MINUTE));
  });
});

describe('a hostile report', () => {
  it.each([
    ['is no object', []],
    ['names another remote than any', page('1.0.0-aa', { remote: "'; drop table users" })],
    ['has no version', page('latest', {})],
    ['has an endless load', page('1.0.0-aa', { loads: [1e300] })],
    ['has a load that is no number', page('1.0.0-aa', { loads: [null] })],
    ['has an unknown kind', page('1.0.0-aa', { failures: ['exploded'] })],
    ['has an error with a text of the page', page('1.0.0-aa', { errors: ['TypeError: Layla is not a function'] })],
    ['has too many loads', page('1.0.0-aa', { loads: Array.from({ length: 51 }, () => 1) })],
  ])('a hostile report that %s is rejected', async (_, body) => {
    expect((await report(body)).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('a hostile report that is too large is rejected', async () => {
    expect((await report({ remotes: [], more: 'x'.repeat(20_000) })).status).toBe(413);
  });

  it('a hostile report cannot invent unlimited versions, nor use up the room of other networks', async () => {
    const subjects = new KnownSubjects(null, new Set(['2.0.0-own']));
    let made = 0;
    const standing = (network: string, version = `7.0.${made++}`) =>
      subjects.standingOf({ remote: 'shell', version }, network);
    const makeUp = async (network: string) => {
      const standings: string[] = [];
      for (let time = 0; time <= MOST_UNCONFIRMED_OF_NETWORK; time += 1) standings.push(await standing(network));
      return standings;
    };
    const full = Array.from({ length: MOST_UNCONFIRMED_OF_NETWORK }, () => 'unconfirmed');
    for (let network = 0; network < MOST_UNCONFIRMED / MOST_UNCONFIRMED_OF_NETWORK; network += 1)
      expect(await makeUp(`10.0.0.${network}`)).toEqual([...full, 'unknown']);
    expect(await standing('10.0.1.1')).toBe('unknown');
    expect(await standing('10.0.1.1', '7.0.0')).toBe('unconfirmed');
    expect(await standing('10.0.1.1', '2.0.0-own')).toBe('confirmed');
  });

  it('hostile reports of one network are limited', async () => {
    const headers = address();
    const statuses = new Set<number>();
    for (let time = 0; time <= FIGURES_A_MINUTE; time += 1)
      statuses.add((await report({ remotes: [] }, headers)).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  it('a hostile report gets the usual response while the database is down', async () => {
    await sql.query({ text: 'alter table remote_figures rename to remote_figures_away' });
    try {
      expect((await report(page('1.0.0-aa', { loads: [1] }))).status).toBe(200);
    } finally {
      await sql.query({ text: 'alter table remote_figures_away rename to remote_figures' });
    }
  });
});

describe('a report of the content security policy', () => {
  const sent = (body: unknown, type = 'application/csp-report') => {
    const headers = { ...address(), 'content-type': type };
    return api.request('post', '/api/figures/policy?from=shell%401.0.0-ee', { body, headers });
  };
  const about = (sourceFile?: string) => ({
    'csp-report': {
      'document-uri': 'https://academy.test/dashboard/users/7',
      'blocked-uri': 'https://evil.test/x?user=7',
      'effective-directive': 'script-src-elem',
      ...(sourceFile === undefined ? {} : { 'source-file': sourceFile }),
    },
  });

  it('a report of the content security policy counts for the version of its script, else for the page’s version', async () => {
    const script = 'https://academy.test/remotes/mf-timeline/1.0.0-aa/main.js';
    for (const sourceFile of [script, script, undefined, 'chrome-extension', 'chrome-extension://x/y.js'])
      expect((await sent(about(sourceFile))).status).toBe(200);
    expect(await figures()).toMatchObject([{ version: '1.0.0-aa', policyReports: 2 }]);
    expect(await figures('shell')).toMatchObject([{ version: '1.0.0-ee', policyReports: 1 }]);
  });

  it('a malformed report of the content security policy is rejected', async () => {
    expect((await sent('eval')).status).toBe(422);
    expect((await sent(about(), 'text/plain')).status).toBe(415);
    expect(await stored()).toEqual([]);
  });
});

it('a quantile is interpolated between the bounds of the counters', () => {
  expect(quantileOf([0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0], 0.5)).toBe(500);
  expect(quantileOf([0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0], 0.75)).toBe(625);
  expect(quantileOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 0.75)).toBe(13_750);
});
