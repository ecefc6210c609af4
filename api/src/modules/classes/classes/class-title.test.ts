import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, schedule, team } = classCalls(api);
type Team = Awaited<ReturnType<typeof team>>;

const languages = ['en', 'ar'] as const;
const cookie = (language: string) => ({ cookie: `language=${language}` });

/** A team whose material has a name in each language. */
async function arabicTeam(): Promise<Team> {
  const own = await team();
  await sql.query({ text: `update materials set name_ar = 'القاعدة' where id = $1`, values: [own.material.id] });
  return own;
}

/** The titles of a class in a response, for English and Arabic readers. */
async function titlesAt(own: Team, path: string, read: (data: never) => string): Promise<string[]> {
  const titles: string[] = [];
  for (const language of languages)
    titles.push(read((await call(own.admin, 'get', path, undefined, cookie(language))).body.data as never));
  return titles;
}

const detail = (own: Team, id: string) => titlesAt(own, `/classes/${id}`, (data: { title: string }) => data.title);

async function calendarTitles(own: Team): Promise<string[]> {
  const titles: string[] = [];
  for (const language of languages) {
    const { body } = await call(
      own.admin,
      'get',
      '/calendar?from=2040-03-01&to=2040-03-02',
      undefined,
      cookie(language),
    );
    titles.push(body.data[0].title);
  }
  return titles;
}

async function feedTitles({ student }: Team): Promise<string[]> {
  const { url } = (await call(student, 'get', '/calendar-feed')).body.data;
  const titles: string[] = [];
  for (const language of languages) {
    await sql.query({ text: 'update users set language = $2 where id = $1', values: [student.id, language] });
    const feed = await (await api.request('get', new URL(url).pathname)).text();
    titles.push(/SUMMARY:\u2068(.*?)\u2069/.exec(feed)?.[1] ?? '');
  }
  return titles;
}

describe('the default title of a class (D168)', () => {
  it('a list, a class, the calendar and the feed have it in the language of the reader', async () => {
    const own = await arabicTeam();
    const { body } = await schedule(own.teacher, own);
    const both = ['Qaida – Yusuf', 'القاعدة – Yusuf'];
    expect(body.data.title).toBe(both[0]);
    expect(await detail(own, body.data.id)).toEqual(both);
    expect(await titlesAt(own, '/classes', ([row]: { title: string }[]) => row?.title ?? '')).toEqual(both);
    expect(await calendarTitles(own)).toEqual(both);
    expect(await feedTitles(own)).toEqual(both);
  });

  it('it is stored by its key, so that it follows new names of student and material', async () => {
    const own = await arabicTeam();
    const { body } = await schedule(own.teacher, own);
    expect(await sql.query({ text: 'select title, title_key from classes' })).toEqual([
      { title: 'Qaida – Yusuf', title_key: 'class' },
    ]);
    await sql.query({ text: `update users set name = 'Yusuf Ali' where id = $1`, values: [own.student.id] });
    await sql.query({ text: `update materials set name = 'Noorani' where id = $1`, values: [own.material.id] });
    expect(await detail(own, body.data.id)).toEqual(['Noorani – Yusuf Ali', 'القاعدة – Yusuf Ali']);
  });

  it('one that a former release has stored is known by its text', async () => {
    const own = await arabicTeam();
    const of = { student: own.student, teacher: own.teacher, materialId: own.material.id };
    const { id } = await api.buildClass({ ...of, title: 'Qaida – Yusuf' });
    expect(await detail(own, String(id))).toEqual(['Qaida – Yusuf', 'القاعدة – Yusuf']);
  });

  it('a typed title stays as it was typed, and a cleared or unchanged one stays the default', async () => {
    const own = await arabicTeam();
    const { body } = await schedule(own.teacher, own);
    const { id } = body.data;
    const edit = (title: string) => call(own.teacher, 'post', `/classes/${id}`, { title }, cookie('ar'));
    for (const same of ['القاعدة – Yusuf', 'Qaida – Yusuf', '']) await edit(same);
    expect(await sql.query({ text: 'select title, title_key from classes' })).toEqual([
      { title: 'Qaida – Yusuf', title_key: 'class' },
    ]);
    expect((await edit('Trial')).body.data.title).toBe('Trial');
    expect(await detail(own, id)).toEqual(['Trial', 'Trial']);
    const other = await schedule(own.teacher, own, { time: '18:00', title: 'First class' });
    expect(await detail(own, other.body.data.id)).toEqual(['First class', 'First class']);
  });

  it('it follows another student of the class', async () => {
    const own = await arabicTeam();
    const sister = await api.buildStudent({ teacher: own.teacher, leader: own.leader, name: 'Maryam' });
    const { body } = await schedule(own.teacher, own);
    await call(own.teacher, 'post', `/classes/${body.data.id}`, { student_id: sister.id });
    expect(await detail(own, body.data.id)).toEqual(['Qaida – Maryam', 'القاعدة – Maryam']);
  });

  it('an erased student is a former member in the reader’s language, in a typed title too', async () => {
    const own = await arabicTeam();
    const { body } = await schedule(own.teacher, own);
    const typed = await schedule(own.teacher, own, { time: '18:00', title: 'First class of Yusuf' });
    await sql.query({ text: `update users set name = 'Former member' where id = $1`, values: [own.student.id] });
    await sql.query({ text: `update classes set title = replace(title, 'Yusuf', 'Former member')` });
    expect(await detail(own, body.data.id)).toEqual(['Qaida – Former member', 'القاعدة – عضو سابق']);
    expect(await detail(own, typed.body.data.id)).toEqual(['First class of Former member', 'First class of عضو سابق']);
  });
});
