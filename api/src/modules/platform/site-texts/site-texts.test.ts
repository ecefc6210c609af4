import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AcademySettings } from '#base/academy/academy-settings.ts';
import { unnamedAcademy } from '#site/page-academy.ts';
import { sitePeople } from '#site/session/site-people.ts';
import { landingFiles, type SiteFixture, siteFixture } from '#testing/fixtures/site.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { PublishedWords } from './published-words.ts';

const api = await useTestApi();

const text = (key: string, en: string) => ({ key, kind: 'heading', most: 40, en, ar: `ع ${en}` });
const section = (key: string, ...texts: ReturnType<typeof text>[]) => {
  const fixed = key === 'hero';
  return { key, fixed, name: { en: key, ar: key }, texts };
};
const wordsWith = (title: string) => ({
  format: 1,
  pages: {
    landing: [section('hero', text('title', title)), section('about', text('title', 'A teacher')), section('blog')],
    faq: [section('pay', text('question', 'How?'), text('answer', 'By card.'))],
  },
});
const template =
  '<!doctype html><html lang="en"><script defer src="/site/start.js"></script><main data-words="%WORDS%">%SECTION:hero%<h1>%WORD:hero.title%</h1>%/SECTION%%SECTION:about%<h2>%WORD:about.title%</h2>%/SECTION%</main>';
const release = (title: string) => ({
  name: 'mf-landing',
  version: '1.0.0',
  mark: title,
  declaration: { routes: [] },
  files: { ...landingFiles, 'site/en.words.html': template, 'site/words.json': JSON.stringify(wordsWith(title)) },
});

let fixture: SiteFixture;
let token: string;
beforeEach(async () => {
  fixture = await siteFixture();
  await fixture.deploy(release('Learn'));
  api.deps.releases = fixture.store;
  token = await api.tokenFor(await api.buildUser({ role: 'admin', name: 'Rana Ali' }));
});
afterEach(async () => {
  api.deps.releases = null;
  await fixture.remove();
});

async function call(method: string, path: string, body?: object, as: string | null = token) {
  const response = await api.request(method, `/api/site/${path}`, {
    ...(as ? { token: as } : {}),
    ...(body ? { body } : {}),
  });
  const { data, ...problem } = await response.json();
  return { status: response.status, data, problem };
}
const titled = (title: string, key = 'hero') => ({
  sections: [{ key, hidden: false, content: { en: { title }, ar: {} } }],
});
const titleOf = ({ data }: { data: { sections: { content: { en: { title: string } } }[] } }) =>
  data.sections[0]?.content.en.title;
const published = async () => titleOf(await call('get', 'landing', undefined, null));
/** The words as a process holds them that has just started. */
async function another(): Promise<{ words: PublishedWords; settings: AcademySettings }> {
  const settings = await AcademySettings.open(api.deps.database);
  const words = new PublishedWords(api.deps.database.sql, settings);
  await words.refresh();
  return { words, settings };
}

describe('the texts of the website (D157)', () => {
  it('the built-in page is the first version, and everybody reads it', async () => {
    const { data } = await call('get', 'landing', undefined, null);
    expect(data).toMatchObject({ version: 1, edited: false });
    expect(data.editor).toBeUndefined();
    expect(data.sections.map(({ key }: { key: string }) => key)).toEqual(['hero', 'about', 'blog']);
    expect(data.sections[0].content).toEqual({ en: { title: 'Learn' }, ar: { title: 'ع Learn' } });
  });

  it('a draft is seen by admins only until it is published, and an admin goes back to an earlier version', async () => {
    expect((await call('put', 'landing', titled('Mine'))).data).toMatchObject({ version: 2, editor: { published: 1 } });
    expect(await published()).toBe('Learn');
    expect(titleOf(await call('get', 'landing?version=draft'))).toBe('Mine');
    expect((await call('post', 'landing/publish', { version: 2 })).data.editor).toMatchObject({ published: 2 });
    expect(await published()).toBe('Mine');
    await call('put', 'landing', titled('Yours'));
    await call('post', 'landing/publish');
    expect(await published()).toBe('Yours');
    const { data } = await call('post', 'landing/restore', { version: 2 });
    expect(data.editor.versions.map(({ version }: { version: number }) => version)).toEqual([4, 3, 2, 1]);
    expect(data.editor.versions[0].publishedBy.name).toBe('Rana Ali');
    expect(await published()).toBe('Mine');
    await call('post', 'landing/restore', { version: 1 });
    expect(await call('get', 'landing', undefined, null)).toMatchObject({ data: { edited: false } });
    expect(await published()).toBe('Learn');
    expect((await call('post', 'landing/restore', { version: 77 })).status).toBe(404);
  });

  it('publishing twice is one publication', async () => {
    await call('put', 'landing', titled('Mine'));
    await call('post', 'landing/publish');
    expect((await call('post', 'landing/publish')).status).toBe(200);
    const lines = await api.deps.database.sql.query({
      text: `select 1 from audit_log where action = 'site-text.publish'`,
    });
    expect(lines).toHaveLength(1);
  });

  it('of two editors the second is told, and both versions stay', async () => {
    const { data } = await call('get', 'landing?version=draft');
    const seen = { version: data.editor.newest };
    await call('put', 'landing', { ...titled('First'), ...seen });
    const second = await call('put', 'landing', { ...titled('Second'), ...seen });
    expect(second).toMatchObject({ status: 409, data: { newest: 2 }, problem: { code: 'outdated' } });
    await call('put', 'landing', { ...titled('Second'), version: 2 });
    expect(titleOf(await call('get', 'landing?version=2'))).toBe('First');
    expect(titleOf(await call('get', 'landing?version=3'))).toBe('Second');
    expect((await call('post', 'landing/publish', { version: 2 })).status).toBe(409);
  });

  it('a text that is empty, too long or names something unknown has its error at its field', async () => {
    const sections = [
      { key: 'hero', content: { en: { title: ' ' }, ar: { title: 'ا'.repeat(41) } } },
      { key: 'about', content: { en: { title: 'Hi {{who}}' }, ar: {} } },
    ];
    const { status, problem } = await call('put', 'landing', { sections });
    expect(status).toBe(422);
    expect(problem.fields.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ['sections.0.content.en.title', 'required'],
      ['sections.0.content.ar.title', 'max_length'],
      ['sections.1.content.en.title', 'unknown_name'],
    ]);
    const own = { sections: [{ key: 'own-1', content: { en: { question: 'Own?', answer: 'Yes' }, ar: {} } }] };
    expect((await call('put', 'faq', own)).problem.fields).toMatchObject([
      { path: 'sections.0.content.ar.question' },
      { path: 'sections.0.content.ar.answer' },
    ]);
    expect((await call('put', 'terms', own)).status).toBe(404);
  });

  it('only what differs from the built-in page is kept, so that the rest follows new releases', async () => {
    const { data } = await call('get', 'landing?version=draft');
    expect((await call('put', 'landing', { sections: data.sections })).data.version).toBe(1);
    data.sections[1].content.en.title = 'Mine';
    await call('put', 'landing', { sections: data.sections });
    await fixture.deploy(release('Read'));
    const next = (await call('get', 'landing?version=draft')).data;
    expect(next.sections[0].content.en.title).toBe('Read');
    expect(next.sections[1]).toMatchObject({ content: { en: { title: 'Mine' } }, edited: ['en.title'], changed: [] });
  });

  it('a hidden section is not in the public page', async () => {
    await call('put', 'landing', { sections: [{ key: 'about', hidden: true }] });
    await call('post', 'landing/publish');
    const { data } = await call('get', 'landing', undefined, null);
    expect(data.sections.map(({ key }: { key: string }) => key)).toEqual(['hero', 'blog']);
  });

  it('another process shows a publication', async () => {
    const { words, settings } = await another();
    const stop = settings.poll();
    const before = words.version();
    await call('put', 'landing', titled('Mine'));
    await call('post', 'landing/publish');
    await expect.poll(() => words.version(), { timeout: 10_000 }).toBeGreaterThan(before);
    stop();
    const app = fixture.mount({ words, warn: () => {} });
    const page = await (await app.request('/', { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('<h1>Mine</h1><h2>A teacher</h2>');
  });
});

describe('the page with the draft (D157)', () => {
  const draft = async (app: Hono, cookie: string) => app.request('/site/draft/en', { headers: { cookie } });

  it('the page with the draft is for admins, and may stand in a frame of the dashboard', async () => {
    const { words } = await another();
    await call('put', 'landing', titled('Draft'));
    const app = fixture.mount({ words, academy: unnamedAcademy, people: sitePeople(api.deps), warn: () => {} });
    const shown = await draft(app, `session=${token}`);
    const html = await shown.text();
    expect(html).toContain('<h1>Draft</h1>');
    expect(html).not.toContain('<script');
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(shown.headers.get('cache-control')).toContain('no-store');
    const student = await api.tokenFor(await api.buildUser({ role: 'student' }));
    for (const cookie of ['', `session=${student}`]) expect((await draft(app, cookie)).status).toBe(403);
  });
});
