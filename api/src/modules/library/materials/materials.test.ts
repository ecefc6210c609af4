import { describe, expect, it } from 'vitest';
import { formOf, mp4, office, pdf, picture, type Sent } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { sampleOf, typedFieldsOf } from '#testing/typed-fields.ts';
import { materialFields } from './materials.fields.ts';

const api = await useTestApi();
const tokenOf = async (role: string) => api.tokenFor(await api.buildUser({ role }));
const add = (token: string, name: string, content = 'Pages 1–10') =>
  api.request('post', '/api/materials', { token, body: { name, content } });
async function page(token: string, query = '') {
  const response = await api.request('get', `/api/materials?${query}`, { token });
  expect(response.status).toBe(200);
  return response.json();
}
const namesOf = async (token: string, query = '') =>
  (await page(token, query)).data.map(({ name }: { name: string }) => name);

describe('materials', () => {
  it('a material is found by its name in either language; a client that sends one name keeps the other (D168)', async () => {
    const token = await tokenOf('admin');
    const body = { name: 'Noorani Qaida', name_ar: 'القاعدة النورانية', content: 'Letters' };
    const { data } = await (await api.request('post', '/api/materials', { token, body })).json();
    expect(await namesOf(token, `search=${encodeURIComponent('النوراني')}`)).toEqual(['Noorani Qaida']);
    const put = async (sent: object) =>
      (await (await api.request('put', `/api/materials/${data.id}`, { token, body: sent })).json()).data.name_ar;
    expect(await put({ name: 'Qaida', content: 'Letters' })).toBe(body.name_ar);
    expect(await put({ name: 'Qaida', name_ar: '', content: 'Letters' })).toBeNull();
  });

  it('a material may name what it teaches; a client that does not know the subject keeps it (D107)', async () => {
    const token = await tokenOf('admin');
    const body = { name: 'Book 1', content: 'Letters', subject: 'arabic' };
    const { data } = await (await api.request('post', '/api/materials', { token, body })).json();
    expect(data.subject).toBe('arabic');
    const put = (sent: object) =>
      api.request('put', `/api/materials/${data.id}`, { token, body: { ...body, ...sent } });
    expect((await (await put({ subject: undefined })).json()).data.subject).toBe('arabic');
    expect((await (await put({ subject: '' })).json()).data.subject).toBeNull();
    expect((await put({ subject: 'singing' })).status).toBe(422);
  });

  it('materials can be created, changed and deleted, each recorded in the audit log', async () => {
    const token = await tokenOf('admin');
    const made = await add(token, '  Noorani Qaida ', 'First book\nof letters');
    expect(made.status).toBe(201);
    const { data } = await made.json();
    expect(data).toMatchObject({
      id: expect.any(String),
      name: 'Noorani Qaida',
      content: 'First book\nof letters',
      file: null,
      created_at: api.clock.now().toISOString(),
      may: { edit: true, delete: true },
    });
    const path = `/api/materials/${data.id}`;
    const body = { name: 'Qaida', content: 'Second edition' };
    expect(await (await api.request('put', path, { token, body })).json()).toEqual({ data: { ...data, ...body } });
    expect((await (await api.request('get', path, { token })).json()).data).toEqual({ ...data, ...body });
    expect((await api.request('delete', path, { token })).status).toBe(200);
    for (const method of ['get', 'put', 'delete'])
      expect((await api.request(method, path, { token, ...(method === 'put' ? { body } : {}) })).status).toBe(404);
    expect(await page(token)).toMatchObject({ data: [], pagination: { total: 0 } });
    const audit = await api.deps.database.sql.query({
      text: `select action, before ->> 'name' as before, after ->> 'name' as after from audit_log order by id`,
    });
    expect(audit).toEqual([
      { action: 'material.create', before: null, after: 'Noorani Qaida' },
      { action: 'material.update', before: 'Noorani Qaida', after: 'Qaida' },
      { action: 'material.delete', before: 'Qaida', after: null },
    ]);
  });

  it.each(typedFieldsOf(materialFields))(
    'an edited $name of a material is stored, shown, and recorded with its former value',
    async (field) => {
      const { name } = field;
      const token = await tokenOf('admin');
      const { data } = await (await add(token, 'Qaida')).json();
      const value = sampleOf(field, data[name], ['arabic']);
      const path = `/api/materials/${data.id}`;
      const body = { name: data.name, content: data.content, [name]: value };
      expect((await (await api.request('put', path, { token, body })).json()).data).toEqual({ ...data, [name]: value });
      expect((await (await api.request('get', path, { token })).json()).data[name]).toBe(value);
      const [line] = await api.deps.database.sql.query({
        text: `select before, after from audit_log where action = 'material.update'`,
      });
      expect(line).toEqual({ before: { [name]: data[name] }, after: { [name]: value } });
    },
  );

  it('materials are listed by name or by age, filtered without regard to case and Arabic variants (D67)', async () => {
    const token = await tokenOf('admin');
    for (const [name, content] of [
      ['تحفة الأطفال', 'Poem'],
      ['Al-Arabiyya', 'Book one'],
      ['Qaida', 'Letters'],
    ] as const) {
      await add(token, name, content);
      api.clock.advance(1000);
    }
    expect(await namesOf(token)).toEqual(['Al-Arabiyya', 'Qaida', 'تحفة الأطفال']);
    expect(await namesOf(token, 'sort=-created_at')).toEqual(['Qaida', 'Al-Arabiyya', 'تحفة الأطفال']);
    expect(await namesOf(token, `search=${encodeURIComponent('الاطفال')}`)).toEqual(['تحفة الأطفال']);
    expect(await namesOf(token, 'search=BOOK')).toEqual(['Al-Arabiyya']);
    expect(await namesOf(token, 'name=book')).toEqual([]);
    const second = await page(token, 'per_page=2&page=2');
    expect(second).toMatchObject({ data: [{ name: 'تحفة الأطفال' }], pagination: { total: 3, totalPages: 2 } });
  });

  it('each material states the actions of the viewer', async () => {
    await add(await tokenOf('admin'), 'Qaida');
    for (const [role, may] of [
      ['student', { edit: false, delete: false }],
      ['teacher', { edit: false, delete: false }],
      ['leader', { edit: true, delete: false }],
      ['admin', { edit: true, delete: true }],
    ] as const)
      expect((await page(await tokenOf(role))).data[0].may, role).toEqual(may);
  });

  it.each([
    ['name', { content: 'x' }],
    ['name', { name: ' ', content: 'x' }],
    ['name', { name: 'x'.repeat(101), content: 'x' }],
    ['content', { name: 'x' }],
    ['content', { name: 'x', content: '\n' }],
    ['content', { name: 'x', content: 'x'.repeat(20_001) }],
  ])('materials need a valid %s', async (field, body) => {
    const response = await api.request('post', '/api/materials', { token: await tokenOf('leader'), body });
    expect(response.status).toBe(422);
    expect((await response.json()).fields.map(({ path }: { path: string }) => path)).toEqual([field]);
  });
});

const deck: Sent = [await office(), 'Letters.pptx', ''];
const [photo, gif] = [await picture().jpeg().toBuffer(), await picture().gif().toBuffer()];
const slides = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

async function send(token: string, method: 'post' | 'put', path: string, fields: Record<string, Sent | string>) {
  const body = formOf({ name: 'Qaida', content: 'Letters', ...fields });
  const response = await api.request(method, `/api${path}`, { token, body });
  return { status: response.status, body: await response.json() };
}

describe('the file of a material', async () => {
  it.each<[string, Sent, object]>([
    ['a presentation', deck, { type: 'document', mime: slides, name: 'Letters.pptx' }],
    ['a document', [await office('docx'), 'Plan.DOCX', 'text/html'], { type: 'document', name: 'Plan.docx' }],
    ['a PDF', [pdf(), 'Letters.pdf'], { type: 'document', mime: 'application/pdf' }],
    ['a picture', [photo, 'a.pptx'], { type: 'image', mime: 'image/webp' }],
  ])('the file of a material can be %s; students can save or open it, guests cannot', async (_name, file, about) => {
    const { status, body } = await send(await tokenOf('leader'), 'post', '/materials', { file });
    expect([status, body.data.file]).toEqual([201, expect.objectContaining(about)]);
    const student = await tokenOf('student');
    const [row] = (await page(student)).data;
    expect(row.file).toMatchObject(about);
    const sent = await api.request('get', row.file.image_path);
    expect([sent.status, sent.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    if (row.file.type === 'document') expect(sent.headers.get('content-disposition')).toMatch(/^attachment;/);
    const [bare] = row.file.image_path.split('?');
    expect((await api.request('get', bare, { token: await tokenOf('guest') })).status).toBe(404);
  });

  it.each<[string, Sent, number]>([
    ['a video', [mp4(), 'me.mp4', 'video/mp4'], 415],
    ['a ZIP', [await office(), 'letters.zip', 'application/zip'], 415],
    ['a presentation with macros', [await office('pptx', { 'ppt/vbaProject.bin': 'x' }), 'a.pptx'], 415],
    ['a GIF', [gif, 'a.gif'], 415],
    ['a document that is called a presentation', [await office('docx'), 'a.pptx'], 415],
    ['nothing', [Buffer.alloc(0), 'a.pptx'], 422],
  ])('the file of a material cannot be %s, and nothing of a rejected file stays', async (_name, file, status) => {
    expect((await send(await tokenOf('leader'), 'post', '/materials', { file })).status).toBe(status);
    expect(api.storedFiles()).toEqual([]);
  });

  it('the file of a material stays until it is replaced or removed, and is deleted with the material', async () => {
    const token = await tokenOf('admin');
    const { id, file } = (await send(token, 'post', '/materials', { file: deck })).body.data;
    const path = `/materials/${id}`;
    const kept = await api.request('put', `/api${path}`, { token, body: { name: 'Q', content: 'L' } });
    expect((await kept.json()).data.file.id).toBe(file.id);
    const replaced = (await send(token, 'put', path, { file: [pdf(), 'b.pdf'] })).body.data.file;
    expect(api.storedFiles()).toEqual([expect.stringContaining(replaced.id)]);
    expect((await send(token, 'put', path, { remove_file: 'true' })).body.data.file).toBeNull();
    expect(api.storedFiles()).toEqual([]);
    await send(token, 'put', path, { file: deck });
    expect((await api.request('delete', `/api${path}`, { token })).status).toBe(200);
    expect(api.storedFiles()).toEqual([]);
  });
});
