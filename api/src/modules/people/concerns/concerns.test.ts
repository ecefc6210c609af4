import { describe, expect, it } from 'vitest';
import { formOf, pdf } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { useConcerns } from './concerns.fixture.ts';

const api = await useTestApi();
const { sql, call, name, people, unreadOf } = useConcerns(api);
type Person = { id: number };

const TEXT = 'He called my daughter late at night';
const write = async (writer: Person, body: object = {}) => {
  const { status, body: answer } = await call(writer, 'post', '/concerns', { text: TEXT, ...body });
  expect([status, answer]).toEqual([201, answer]);
  return answer.data as { id: string };
};
const idsFor = async (person: Person, query = '') =>
  (await call(person, 'get', `/concerns${query}`)).body.data.map(({ id }: { id: string }) => id);

describe('concerns (D146)', () => {
  it('a concern is read by the named people, who see who wrote it and no address', async () => {
    const { mother, teacher, amal, bilal } = await people();
    const { id } = await write(mother, { about: String(teacher.id) });
    for (const person of [amal, bilal]) {
      expect(await idsFor(person)).toEqual([id]);
      expect(await unreadOf(person)).toEqual(['written']);
      const { data } = (await call(person, 'get', `/concerns/${id}`)).body;
      expect(data).toMatchObject({
        mine: false,
        writer: { id: String(mother.id), name: 'Huda' },
        about: { id: String(teacher.id), name: 'Tariq' },
        text: TEXT,
        state: 'new',
        may: { reply: true, decide: true },
      });
      expect(JSON.stringify(data)).not.toContain('@');
    }
    expect((await call(mother, 'get', `/concerns/${id}`)).body.data.may).toEqual({ reply: true, decide: false });
  });

  it('whom it is about never reads it, named or not, and is not notified', async () => {
    const { mother, amal, bilal } = await people();
    const { id } = await write(mother, { about: bilal.id });
    expect([await idsFor(amal), await idsFor(bilal)]).toEqual([[id], []]);
    expect((await call(bilal, 'get', `/concerns/${id}`)).status).toBe(404);
    expect((await call(bilal, 'put', `/concerns/${id}`, { state: 'closed', note: 'Nothing' })).status).toBe(404);
    expect(await unreadOf(bilal)).toEqual([]);
  });

  it('where nobody but whom it is about could read it, nothing is stored', async () => {
    const { mother, bilal } = await people();
    const state = async (about?: number) => {
      const { status, body } = await call(mother, 'post', '/concerns', { text: TEXT, about });
      return [status, body.code];
    };
    await name(bilal);
    expect(await state(bilal.id)).toEqual([409, 'nobody_named']);
    await name();
    expect(await state()).toEqual([409, 'nobody_named']);
    expect(await sql.query({ text: 'select from concerns' })).toEqual([]);
    await name(bilal);
    await sql.query({ text: 'update users set active = false where id = $1', values: [bilal.id] });
    expect(await state()).toEqual([409, 'nobody_named']);
  });

  it('a named person who writes is no reader of it', async () => {
    const { amal, bilal } = await people();
    const { id } = await write(amal);
    expect(await idsFor(bilal)).toEqual([id]);
    expect([await idsFor(amal), await idsFor(amal, '?own=true')]).toEqual([[], [id]]);
    expect((await call(amal, 'put', `/concerns/${id}`, { state: 'closed', note: 'Nothing' })).status).toBe(404);
  });

  it('answers go both ways, and the other side is notified each time', async () => {
    const { mother, amal, bilal } = await people();
    const { id } = await write(mother);
    const reply = (person: Person, text: string) => call(person, 'post', `/concerns/${id}/replies`, { text });
    expect((await reply(amal, 'When was it?')).status).toBe(201);
    expect(await unreadOf(mother)).toEqual(['answered']);
    const { data } = (await reply(mother, 'Yesterday')).body;
    expect(data.replies).toMatchObject([
      { by: 'named', author: { name: 'Amal' }, text: 'When was it?' },
      { by: 'writer', author: { name: 'Huda' }, text: 'Yesterday' },
    ]);
    for (const person of [amal, bilal]) expect(await unreadOf(person)).toEqual(['written', 'continued']);
    expect(JSON.stringify(data)).not.toContain('@');
  });

  it('a concern is looked at and closed with a note that its writer reads; a further word opens it again', async () => {
    const { mother, amal, bilal } = await people();
    const { id } = await write(mother);
    const put = (body: object) => call(amal, 'put', `/concerns/${id}`, body);
    expect((await put({ state: 'closed' })).body.fields).toMatchObject([{ path: 'note' }]);
    expect((await put({ state: 'closed', note: '  ' })).status).toBe(422);
    expect((await put({ state: 'gone' })).status).toBe(422);
    const lookedAt = api.clock.now().toISOString();
    expect((await put({ state: 'looked_at' })).body.data).toMatchObject({ state: 'looked_at', lookedAt });
    for (const person of [amal, bilal]) expect(await unreadOf(person)).toEqual([]);
    expect((await put({ state: 'closed', note: 'We spoke to him' })).status).toBe(200);
    expect((await put({ state: 'closed', note: 'We spoke to both' })).status).toBe(200);
    expect(await unreadOf(mother)).toEqual(['closed']);
    const { data } = (await call(mother, 'get', `/concerns/${id}`)).body;
    expect(data).toMatchObject({ state: 'closed', note: 'We spoke to both', lookedAt });
    expect(await idsFor(amal, '?status=closed')).toEqual([id]);
    expect((await call(mother, 'post', `/concerns/${id}/replies`, { text: 'Again' })).body.data).toMatchObject({
      state: 'new',
      note: 'We spoke to both',
      closedAt: null,
    });
    expect(await idsFor(amal, '?status=closed')).toEqual([]);
  });

  it('it can be about people whom the writer knows; of others it is not said whether they exist', async () => {
    const { mother, child, teacher, admin } = await people();
    const stranger = await api.buildTeacher({ name: 'Stranger' });
    const about = (await call(mother, 'get', '/concerns/people')).body.data;
    expect(about.to.map((each: { name: string }) => each.name)).toEqual(['Amal', 'Bilal']);
    const names = about.about.map((each: { name: string }) => each.name);
    expect(names).toEqual(expect.arrayContaining(['Adam', 'Tariq', 'Yusuf']));
    expect(names).not.toContain('Stranger');
    const wrong = async (id: unknown) => {
      const { status, body } = await call(mother, 'post', '/concerns', { text: TEXT, about: id });
      return [status, body.fields];
    };
    expect(await wrong(stranger.id)).toEqual(await wrong(99_999_999));
    expect(await wrong(stranger.id)).toMatchObject([422, [{ path: 'about', code: 'unknown' }]]);
    for (const person of [child, teacher, admin]) await write(mother, { about: person.id });
    await write(admin, { about: stranger.id });
    await write(mother, { about: '' });
  });

  it('a text is needed, and too many files are not taken', async () => {
    const { mother } = await people();
    expect((await call(mother, 'post', '/concerns', { text: '  ' })).body.fields).toMatchObject([{ path: 'text' }]);
    const file = [pdf(), 'letter.pdf', 'application/pdf'] as const;
    const six = Object.fromEntries(
      ['files', ...[0, 1, 2, 3, 4].map((at) => `files[${at}]`)].map((field) => [field, file]),
    );
    const form = formOf({ text: TEXT, ...six } as never);
    expect((await call(mother, 'post', '/concerns', form)).status).toBe(422);
    expect(await sql.query({ text: 'select from concerns' })).toEqual([]);
  });

  it('its files are for both sides alone, and no export or count of the writer’s files has them', async () => {
    const { mother, amal, admin, teacher } = await people();
    const file = [pdf(), 'letter.pdf', 'application/pdf'] as const;
    const form = formOf({ text: TEXT, 'files[0]': file, 'files[1]': file } as never);
    const { status, body } = await call(mother, 'post', '/concerns', form);
    expect([status, body.data.files.length]).toEqual([201, 2]);
    const name = body.data.files[0].image_path.replace(/\?.*/, '');
    const read = async (person: Person) =>
      (await api.request('get', name, { token: await api.tokenFor(person) })).status;
    expect([await read(mother), await read(amal)]).toEqual([200, 200]);
    expect([await read(admin), await read(teacher)]).toEqual([404, 404]);
    expect(await sql.query({ text: 'select from media where owner_id = $1', values: [mother.id] })).toEqual([]);
  });

  it('only people who may sign in are named, and the setting takes ids as a list', async () => {
    const { admin, amal, bilal } = await people();
    const put = async (value: unknown) => {
      const { status, body } = await call(admin, 'put', '/settings', { concern_people: value });
      return status === 200
        ? body.data.groups.flatMap(({ settings }: { settings: { key: string; value: unknown }[] }) =>
            settings.filter(({ key }) => key === 'concern_people').map((each) => each.value),
          )
        : [status, body.fields[0].path];
    };
    expect(await put([bilal.id, String(amal.id), bilal.id])).toEqual([`${amal.id},${bilal.id}`]);
    expect(await put([amal.id, 99_999_999])).toEqual([422, 'concern_people']);
    for (const wrong of [['x'], [-1], [1.5], 'a,b', true]) expect(await put(wrong)).toEqual([422, 'concern_people']);
    await sql.query({ text: 'update users set active = false where id = $1', values: [bilal.id] });
    expect(await put([bilal.id])).toEqual([422, 'concern_people']);
    expect(await put([])).toEqual(['']);
  });
});
