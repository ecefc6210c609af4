import { describe, expect, it } from 'vitest';
import { formOf, mp4, pdf, picture, type Sent } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { sampleOf, typedFieldsOf } from '#testing/typed-fields.ts';
import { bookFields } from './books.fields.ts';

const api = await useTestApi();
type Person = { id: number };

const png: Sent = [await picture(80, 120).png().toBuffer(), 'cover.png', 'image/png'];
const file: Sent = [pdf(), 'Qaida.pdf', 'application/pdf'];
const token = (person: Person) => api.tokenFor(person);

async function send(person: Person, method: 'post' | 'put', path: string, fields: Record<string, Sent | string>) {
  const response = await api.request(method, `/api${path}`, { token: await token(person), body: formOf(fields) });
  return { status: response.status, body: await response.json() };
}
const add = (person: Person, fields: Record<string, Sent | string> = {}) =>
  send(person, 'post', '/books', { title: 'Noorani Qaida', book: file, ...fields });
const list = async (person: Person, query = '') =>
  (await api.request('get', `/api/books?${query}`, { token: await token(person) })).json();
const titlesOf = async (person: Person, query = '') =>
  (await list(person, query)).data.map(({ title }: { title: string }) => title);
const open = async (path: string) => (await api.request('get', path)).status;

describe('books', () => {
  it('a book is a file with a title, a cover and a description', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const { status, body } = await add(leader, { description: 'For beginners', cover: png });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      title: 'Noorani Qaida',
      description: 'For beginners',
      book: { type: 'document', name: 'Qaida.pdf' },
      cover: { type: 'image', width: 80, height: 120 },
      may: { edit: true, delete: false },
    });
    const student = await api.buildUser();
    const { data } = await list(student);
    expect(data).toMatchObject([{ id: body.data.id, may: { edit: false, delete: false } }]);
    for (const path of [data[0].book.image_path, data[0].cover.image_path]) expect(await open(path)).toBe(200);
  });

  it.each(typedFieldsOf(bookFields))(
    'an edited $name of a book is stored, shown, and recorded with its former value',
    async (field) => {
      const { name } = field;
      const leader = await api.buildUser({ role: 'leader' });
      const { data } = (await add(leader)).body;
      const value = String(sampleOf(field, data[name]));
      const edited = await send(leader, 'put', `/books/${data.id}`, { title: data.title, [name]: value });
      expect(edited.body.data).toMatchObject({ ...data, [name]: value, book: { id: data.book.id } });
      const [line] = await api.deps.database.sql.query({
        text: `select before, after from audit_log where action = 'book.update'`,
      });
      expect(line).toEqual({ before: { [name]: data[name] }, after: { [name]: value } });
    },
  );

  it('the file of a book is closed to everybody without the permission to read books', async () => {
    const { data } = (await add(await api.buildUser({ role: 'leader' }))).body;
    const [path = ''] = data.book.image_path.split('?');
    for (const [role, status] of [
      ['guest', 404],
      ['student', 200],
    ] as const) {
      const viewer = await token(await api.buildUser({ role }));
      expect((await api.request('get', path, { token: viewer })).status).toBe(status);
    }
  });

  it.each([
    ['no title', { title: ' ' }, 422, 'title'],
    ['a video', { book: [mp4(), 'me.mp4', 'video/mp4'] as Sent }, 415, undefined],
    ['a cover that is a PDF', { cover: file }, 422, 'cover'],
  ])('a book with %s is rejected and leaves nothing behind', async (_, fields, status, path) => {
    const sent = await add(await api.buildUser({ role: 'leader' }), fields);
    expect([sent.status, sent.body.fields?.[0]?.path]).toEqual([status, path]);
    expect(api.storedFiles()).toEqual([]);
  });

  it('a book without a file is rejected', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    expect((await send(leader, 'post', '/books', { title: 'Empty' })).status).toBe(422);
  });

  it('editing a book keeps its file, and a new file replaces it together with its cover', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const { id, book } = (await add(leader, { cover: png })).body.data;
    const kept = (await send(leader, 'put', `/books/${id}`, { title: 'Qaida', description: 'New' })).body.data;
    expect(kept).toMatchObject({ title: 'Qaida', description: 'New', book: { id: book.id }, cover: { width: 80 } });
    const replaced = (await send(leader, 'put', `/books/${id}`, { title: 'Qaida', book: png })).body.data;
    expect(replaced).toMatchObject({ description: null, book: { type: 'image' }, cover: null });
    expect(await open(book.image_path)).toBe(404);
    expect(await open(replaced.book.image_path)).toBe(200);
    expect(api.storedFiles()).toEqual([expect.stringContaining(replaced.book.id)]);
  });

  it('deleting a book deletes its files', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    const { id } = (await add(admin, { cover: png })).body.data;
    const remove = async () => (await api.request('delete', `/api/books/${id}`, { token: await token(admin) })).status;
    expect(await remove()).toBe(200);
    expect(await remove()).toBe(404);
    expect(api.storedFiles()).toEqual([]);
    expect(await list(admin)).toMatchObject({ data: [], pagination: { total: 0 } });
  });

  it('books are found by title and description, and listed by title or by age', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    for (const [title, description] of [
      ['Tajweed', 'Rules'],
      ['القاعدة', 'للمبتدئين'],
      ['Arabic', 'Letters'],
    ] as const) {
      api.clock.advance(1000);
      await add(admin, { title, description });
    }
    expect(await titlesOf(admin)).toEqual(['Arabic', 'Tajweed', 'القاعدة']);
    expect(await titlesOf(admin, 'sort=-created_at&per_page=2')).toEqual(['Arabic', 'القاعدة']);
    expect(await titlesOf(admin, `search=${encodeURIComponent('القاعده')}`)).toEqual(['القاعدة']);
    expect(await titlesOf(admin, 'search=rules')).toEqual(['Tajweed']);
    expect(await list(admin, 'title=a&page=9')).toMatchObject({ data: [], pagination: { total: 2 } });
  });
});
