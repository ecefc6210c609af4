import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const tokenOf = async (role: string) => api.tokenFor(await api.buildUser({ role }));
const title = { title: 'How did you find us?', type: 'radio', options: ['Friends', 'Search'], required: true };
const note = { title: 'Anything else?', type: 'textarea' };

const create = (token: string, body: unknown) => api.request('post', '/api/forms', { token, body });
async function build(token: string, body: object = {}) {
  const response = await create(token, { name: 'Admission', questions: [title, note], ...body });
  expect(response.status).toBe(201);
  return (await response.json()).form;
}
const list = async (token: string, query = '') => (await api.request('get', `/api/forms?${query}`, { token })).json();

describe('forms', () => {
  it('forms can be created, edited and deleted, each recorded in the audit log', async () => {
    const token = await tokenOf('admin');
    const form = await build(token);
    expect(form).toEqual({
      id: expect.any(String),
      name: 'Admission',
      open: true,
      builtIn: false,
      revision: 1,
      questions: [
        { id: expect.any(String), ...title },
        { id: expect.any(String), ...note, options: [], required: false },
      ],
      may: { edit: true, delete: true, viewSubmissions: true },
    });
    const path = `/api/forms/${form.id}`;
    const body = { name: 'Admission 2027', questions: form.questions };
    expect((await (await api.request('put', path, { token, body })).json()).form).toEqual({
      ...form,
      name: body.name,
      revision: 2,
    });
    expect((await api.request('delete', path, { token })).status).toBe(200);
    for (const method of ['get', 'put', 'delete'])
      expect((await api.request(method, path, { token, ...(method === 'put' ? { body } : {}) })).status).toBe(404);
    const audit = await api.deps.database.sql.query({
      text: `select action, before ->> 'name' as before, after ->> 'name' as after from audit_log order by id`,
    });
    expect(audit).toEqual([
      { action: 'form.create', before: null, after: 'Admission' },
      { action: 'form.update', before: 'Admission', after: 'Admission 2027' },
      { action: 'form.delete', before: 'Admission 2027', after: null },
    ]);
  });

  it('an edit of an outdated revision is a conflict that names the current one', async () => {
    const token = await tokenOf('admin');
    const { id, questions } = await build(token);
    const edit = (name: string, revision?: unknown) =>
      api.request('put', `/api/forms/${id}`, { token, body: { name, questions, revision } });
    expect((await (await edit('First', 1)).json()).form).toMatchObject({ name: 'First', revision: 2 });
    const late = await edit('Second', 1);
    expect([late.status, await late.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'outdated', data: { revision: 2 } }),
    ]);
    const { form } = await (await api.request('get', `/api/forms/${id}`, { token })).json();
    expect([form.name, form.revision]).toEqual(['First', 2]);
    expect((await edit('Second', 2)).status).toBe(200);
    expect((await edit('Without a revision')).status).toBe(200);
    expect((await edit('Wrong', 'x')).status).toBe(422);
  });

  it('of two parallel edits of one revision only one is saved', async () => {
    const token = await tokenOf('admin');
    const { id, questions } = await build(token);
    const edits = ['One', 'Other'].map((name) =>
      api.request('put', `/api/forms/${id}`, { token, body: { name, questions, revision: 1 } }),
    );
    const statuses = (await Promise.all(edits)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('forms keep the ids of their questions when these are moved, changed and removed', async () => {
    const token = await tokenOf('admin');
    const { id, questions } = await build(token);
    const [first, second] = questions;
    const third = { title: 'Born on', type: 'date', options: [], required: true };
    const edit = async (list: unknown[]) => {
      const body = { name: 'Admission', questions: list };
      return (await (await api.request('put', `/api/forms/${id}`, { token, body })).json()).form.questions;
    };
    const moved = await edit([third, { ...second, title: 'Notes' }, first]);
    expect(moved).toEqual([{ id: expect.any(String), ...third }, { ...second, title: 'Notes' }, first]);
    expect(await edit([moved[2]])).toEqual([first]);
    const [again] = await edit([third]);
    expect(questions.concat(moved).map((question: { id: string }) => question.id)).not.toContain(again.id);
  });

  it('a form rejects a question of another form, and the same question twice', async () => {
    const token = await tokenOf('admin');
    const [form, other] = [await build(token), await build(token)];
    for (const [questions, path] of [
      [[other.questions[0]], 'questions.0.id'],
      [[form.questions[0], form.questions[0]], 'questions.1.id'],
    ]) {
      const response = await api.request('put', `/api/forms/${form.id}`, { token, body: { name: 'x', questions } });
      expect(response.status).toBe(422);
      expect((await response.json()).fields[0].path).toBe(path);
    }
    expect((await (await api.request('get', `/api/forms/${other.id}`)).json()).form.questions).toEqual(other.questions);
  });

  it('forms are listed newest first, and found by name without regard to Arabic variants (D67)', async () => {
    const token = await tokenOf('admin');
    for (const name of ['Admission', 'استمارة الأسرة', 'Complaints']) {
      await build(token, { name });
      api.clock.advance(1000);
    }
    const page = await list(token, 'limit=2');
    expect(page).toMatchObject({ page: 1, limit: 2, total: 3, totalPages: 2 });
    expect(page.data[0]).toEqual({
      id: expect.any(String),
      name: 'Complaints',
      open: true,
      builtIn: false,
      questions: 2,
      submissions: 0,
      unread: 0,
      createdAt: expect.any(String),
      may: { edit: true, delete: true, viewSubmissions: true },
    });
    expect(await list(token, `name=${encodeURIComponent('الاسره')}`)).toMatchObject({
      data: [{ name: 'استمارة الأسرة' }],
      total: 1,
    });
    expect(await list(token, 'page=9')).toMatchObject({ data: [], total: 3 });
  });

  it('everybody can read an open form without a session; only those who work with forms can read a closed one', async () => {
    const admin = await tokenOf('admin');
    const { id, questions } = await build(admin);
    const path = `/api/forms/${id}`;
    const response = await api.request('get', path);
    expect((await response.json()).form).toMatchObject({
      questions,
      may: { edit: false, delete: false, viewSubmissions: false },
    });
    await api.request('put', path, { token: admin, body: { name: 'Admission', questions, open: false } });
    expect((await api.request('get', path)).status).toBe(404);
    expect((await api.request('get', path, { token: await tokenOf('leader') })).status).toBe(404);
    expect((await (await api.request('get', path, { token: admin })).json()).form.open).toBe(false);
  });

  it('a question of type input is stored as type text (C4)', async () => {
    const form = await build(await tokenOf('admin'), { questions: [{ title: 'Your town', type: 'input' }] });
    expect(form.questions[0].type).toBe('text');
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is Required'],
    [{ questions: [{ type: 'text' }] }, 'questions.0.title', 'Question title is required'],
    [{ questions: [{ title: 'x' }] }, 'questions.0.type', 'Question type is required'],
    [{ questions: [{ title: 'x', type: 'radio' }] }, 'questions.0.options', 'At least one option is required'],
    [{ questions: [{ ...title, options: ['a', ' '] }] }, 'questions.0.options.1', 'Option is required'],
    [{ questions: [{ ...title, options: ['a', 'a'] }] }, 'questions.0.options', 'An option is there twice'],
    [{ questions: Array.from({ length: 51 }, () => note) }, 'questions', 'A form takes 50 questions'],
    [{ questions: [{ title: 'x', type: 'colour' }] }, 'questions.0.type', 'Questions 0 type is not valid'],
    [{ name: 'x'.repeat(201) }, 'name', 'Name is too long'],
  ])('a form with %o is rejected at %s: %s', async (change, path, words) => {
    const response = await create(await tokenOf('admin'), { name: 'Admission', questions: [note], ...change });
    expect(response.status).toBe(422);
    expect((await response.json()).fields[0]).toMatchObject({ path, message: words });
  });
});
