import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { createApp } from './app.ts';
import { mountSite } from './site/index.ts';
import { sitePeople } from './site/session/site-people.ts';
import { type SiteFixture, siteFixture } from './testing/fixtures/site.fixture.ts';

const api = await useTestApi();

let isAway = false;
let isStopping = false;
const { sql } = api.deps.database;
const lost = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
const losing: Sql = { ...sql, query: (statement) => (isAway ? lost() : sql.query(statement)) };
const deps: Deps = {
  ...api.deps,
  database: { ...api.deps.database, sql: losing },
  jobs: { ...api.deps.jobs, delays: () => (isAway ? lost() : api.deps.jobs.delays()) },
  sessions: Object.assign(Object.create(api.deps.sessions), {
    find: (token: string) => (isAway ? lost() : api.deps.sessions.find(token)),
  }),
  isStopping: () => isStopping,
};

describe('while the database is away', () => {
  let fixture: SiteFixture;
  let app: ReturnType<typeof createApp>;
  beforeEach(async () => {
    [isAway, isStopping] = [false, false];
    fixture = await siteFixture();
    await fixture.deploy({ name: 'mf-timeline', version: '1.0.0' });
    const site = {
      store: fixture.store,
      shellDir: `${fixture.folder}/shell`,
      apiVersion: '1.0.0',
      publicUrl: 'http://localhost',
    };
    app = createApp(deps, (own) => mountSite(own, { ...site, people: sitePeople(deps) }));
  });
  afterEach(() => fixture.remove());

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers: { accept: 'text/html', ...headers } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('a process without its database is ready for pages but not for the API, and states the reason; a stopping process is ready for neither', async () => {
    expect([(await get('/readyz')).text, (await get('/readyz/api')).text]).toEqual(['ready', 'ready']);
    isAway = true;
    expect((await get('/readyz')).status).toBe(200);
    expect(await get('/readyz/api')).toMatchObject({ status: 503, text: 'not ready\n- the database does not respond' });
    isStopping = true;
    for (const path of ['/readyz', '/readyz/api'])
      expect(await get(path)).toMatchObject({ status: 503, text: 'not ready\n- stopping' });
  });

  it('the metrics can be read without the database, and report the failure', async () => {
    expect((await get('/metrics')).text).toContain('\ndatabase_up 1\n');
    isAway = true;
    expect(await get('/metrics')).toMatchObject({ status: 200, text: expect.stringContaining('\ndatabase_up 0\n') });
  });

  it('a viewer with a session gets every page without data while the database is away, also in a preview or a bisect', async () => {
    const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
    isAway = true;
    const cookie = `session=${token}; bisect=2:mf-timeline; preview=a.b~c`;
    for (const path of [
      '/dashboard/timeline',
      '/dashboard/timeline?preview=a.b',
      '/auth/login',
      '/remotes.json',
      '/boot.js',
    ])
      expect([path, (await get(path, { cookie })).status]).toEqual([path, 200]);
    expect((await get('/dashboard/timeline', { cookie })).text).toContain('"responses":{}');
    expect((await get('/api/profile', { authorization: `Bearer ${token}` })).status).toBe(503);
  });

  it('a form page that was shown before is served without the database; another one says when to try again', async () => {
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    const build = async (name: string) => {
      const body = { name, questions: [{ title: 'Town', type: 'text', required: true }] };
      return (await (await api.request('post', '/api/forms', { token, body })).json()).form.id as string;
    };
    const [shown, other] = [await build('Admission'), await build('Survey')];
    await get(`/submit-forms/${shown}`);
    isAway = true;
    expect(await get(`/submit-forms/${shown}`)).toMatchObject({ status: 200, text: expect.stringContaining('Town') });
    const away = await get(`/submit-forms/${other}`);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '10']);
    expect(away.text).toContain('<h1>This form can’t be opened right now</h1>');
    expect((await get(`/submit-forms/${other}?lang=ar`)).text).toContain('<h1>تعذر فتح هذا النموذج الآن</h1>');
  });
});
