import { describe, expect, it } from 'vitest';
import { SUBMISSIONS_OF_FORM_AN_HOUR } from '#base/limits/rate-limits.ts';
import { formOf } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const tokenOf = async (role: string) => api.tokenFor(await api.buildUser({ role }));
const person = { userName: 'Layla', userEmail: 'layla@example.test' };
const questions = [
  { title: 'Town', type: 'text', required: true },
  { title: 'About you', type: 'textarea' },
  { title: 'Days', type: 'checkbox', options: ['Sat', 'Sun', 'Mon'] },
  { title: 'Level', type: 'radio', options: ['New', 'Old'] },
  { title: 'Born', type: 'date' },
];

async function buildForm(token: string, body: object = {}) {
  const response = await api.request('post', '/api/forms', { token, body: { name: 'Admission', questions, ...body } });
  return (await response.json()).form;
}
type Form = Awaited<ReturnType<typeof buildForm>>;

/** A browser's fields for answers by the titles of their questions. */
function fieldsOf(form: Form, answers: Record<string, string | string[]>): Record<string, string> {
  const fields: Record<string, string> = { formId: form.id, ...person };
  for (const [index, { id, title }] of form.questions.entries()) {
    const answer = answers[title] ?? '';
    fields[`question[${index}]`] = id;
    if (typeof answer === 'string') fields[`answer[${index}]`] = answer;
    else for (const [at, option] of answer.entries()) fields[`answer[${index}][${at}]`] = option;
  }
  return fields;
}
const send = (fields: Record<string, string>, headers = {}) =>
  api.request('post', '/api/forms/submit', { body: formOf(fields), headers });
const stored = () => api.deps.database.sql.query({ text: 'select id from form_submissions' });
const read = async (token: string, path: string) => (await api.request('get', `/api/forms${path}`, { token })).json();

describe('submissions', () => {
  it('submissions are stored with their questions at that time, and read by holders of forms.read', async () => {
    const token = await tokenOf('admin');
    const form = await buildForm(token);
    const answers = {
      Town: ' Amman ',
      'About you': 'two\nlines',
      Days: ['Mon', 'Sat'],
      Level: 'New',
      Born: '2010-02-28',
    };
    const response = await send(fieldsOf(form, answers));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ message: 'Thanks, For Sending The Form, We Will Contact You Later' });
    const body = { name: 'Changed', questions: [{ ...form.questions[0], title: 'City' }] };
    await api.request('put', `/api/forms/${form.id}`, { token, body });
    const { data, ...page } = await read(token, `/${form.id}/submissions`);
    expect(page).toMatchObject({ form: { id: form.id, name: 'Changed', deleted: false }, page: 1, total: 1 });
    expect(data[0]).toEqual({
      id: expect.any(String),
      ...person,
      createdAt: api.clock.now().toISOString(),
      answers: 5,
      read: false,
      may: { delete: true },
    });
    const { date } = (await read(token, `/submissions/${data[0].id}`)).data;
    expect(date).toMatchObject({ ...person, createdAt: api.clock.now().toISOString() });
    expect(
      date.answers.map(({ question, answer }: { question: string; answer: unknown }) => [question, answer]),
    ).toEqual([
      ['Town', 'Amman'],
      ['About you', 'two\nlines'],
      ['Days', ['Sat', 'Mon']],
      ['Level', 'New'],
      ['Born', '2010-02-28'],
    ]);
    expect(date.answers[0].questionId).toBe(form.questions[0].id);
  });

  it('submissions are unread until staff open them, and the unread ones are counted', async () => {
    const token = await tokenOf('admin');
    const form = await buildForm(token);
    await send(fieldsOf(form, { Town: 'Amman' }));
    await send(fieldsOf(form, { Town: 'Irbid' }));
    const counts = async () => {
      const { data, unread: all } = await read(token, '');
      expect(all).toBe(data[0].unread);
      return data.map(({ submissions, unread }: Form) => [submissions, unread]);
    };
    expect(await counts()).toEqual([[2, 2]]);
    const { data } = await read(token, `/${form.id}/submissions`);
    await read(token, `/submissions/${data[1].id}`);
    expect(await counts()).toEqual([[2, 1]]);
    expect((await read(token, `/${form.id}/submissions`)).data.map((row: Form) => row.read)).toEqual([false, true]);
    expect((await api.request('delete', `/api/forms/submissions/${data[0].id}`, { token })).status).toBe(200);
    expect((await api.request('get', `/api/forms/submissions/${data[0].id}`, { token })).status).toBe(404);
    expect(await counts()).toEqual([[1, 0]]);
  });

  it('holders of forms.read get one notification for the submissions of ten minutes, until these are deleted (D53)', async () => {
    const [admin, teacher] = [await tokenOf('admin'), await tokenOf('teacher')];
    const form = await buildForm(admin);
    const messages = async (token: string) => {
      const { data } = await (await api.request('get', '/api/notifications', { token })).json();
      return data.map(({ message }: { message: string }) => message);
    };
    for (const Town of ['Amman', 'Cairo', 'Fes'])
      await send({ ...fieldsOf(form, { Town }), userName: `Who of ${Town}` });
    const { data } = await (await api.request('get', '/api/notifications', { token: admin })).json();
    expect(data).toMatchObject([
      {
        key: 'form.submitted',
        scope: 'product',
        relatedId: String(form.id),
        message: '3 people sent the form “Admission”',
        params: { count: 3 },
      },
    ]);
    expect(await messages(teacher)).toEqual([]);
    api.clock.advance(10 * 60_000);
    await send({ ...fieldsOf(form, { Town: 'Oran' }), userName: 'Who of Oran' });
    expect(await messages(admin)).toHaveLength(2);
    const rows = (await stored()) as { id: number }[];
    const remove = async (index: number) =>
      expect((await api.request('delete', `/api/forms/submissions/${rows[index]?.id}`, { token: admin })).status).toBe(
        200,
      );
    await remove(3);
    await remove(2);
    expect(await messages(admin)).toEqual(['2 people sent the form “Admission”']);
    await remove(1);
    expect(await messages(admin)).toEqual(['Who of Amman sent the form “Admission”']);
    await remove(0);
    expect(await messages(admin)).toEqual([]);
  });

  it('submissions of one form are limited to two hundred an hour for all networks together', async () => {
    const admin = await tokenOf('admin');
    const [form, other] = [await buildForm(admin), await buildForm(admin)];
    const at = (network: number) => ({ 'x-forwarded-for': `198.51.100.${network}` });
    for (let each = 1; each < SUBMISSIONS_OF_FORM_AN_HOUR; each += 1)
      await api.deps.limits.formSubmissions.take(form.id);
    expect((await send(fieldsOf(form, { Town: 'Amman' }), at(1))).status).toBe(201);
    expect((await send(fieldsOf(form, { Town: 'Cairo' }), at(2))).status).toBe(429);
    expect((await send(fieldsOf(other, { Town: 'Cairo' }), at(3))).status).toBe(201);
  });

  it('submissions stay readable when their form is deleted', async () => {
    const token = await tokenOf('admin');
    const form = await buildForm(token);
    await send(fieldsOf(form, { Town: 'Amman' }));
    await api.request('delete', `/api/forms/${form.id}`, { token });
    const page = await read(token, `/${form.id}/submissions`);
    expect(page).toMatchObject({ form: { name: 'Admission', deleted: true }, total: 1 });
    expect((await read(token, `/submissions/${page.data[0].id}`)).data.form.deleted).toBe(true);
    expect((await send(fieldsOf(form, { Town: 'Amman' }))).status).toBe(404);
  });

  it('submissions are filtered by name and email', async () => {
    const token = await tokenOf('admin');
    const form = await buildForm(token);
    await send(fieldsOf(form, { Town: 'Amman' }));
    await send({ ...fieldsOf(form, { Town: 'Amman' }), userName: 'أحمد', userEmail: 'ahmad@example.test' });
    const found = async (query: string) => (await read(token, `/${form.id}/submissions?${query}`)).total;
    expect(await found(`userName=${encodeURIComponent('احمد')}`)).toBe(1);
    expect(await found('userEmail=LAYLA')).toBe(1);
    expect(await found('userEmail=LAYLA&userName=nobody')).toBe(0);
  });

  it.each([
    ['Town', 'required', { Town: ' ' }],
    ['Town', 'too_long', { Town: 'x'.repeat(501) }],
    ['About you', 'too_long', { Town: 'x', 'About you': 'x'.repeat(5001) }],
    ['Days', 'not_an_option', { Town: 'x', Days: ['Sat', 'Tue'] }],
    ['Level', 'not_an_option', { Town: 'x', Level: 'Other' }],
    ['Born', 'not_a_date', { Town: 'x', Born: '2010-02-30' }],
    ['Born', 'not_a_date', { Town: 'x', Born: 'yesterday' }],
  ])('submissions are rejected at the question %s as %s (%#)', async (title, code, answers) => {
    const form = await buildForm(await tokenOf('admin'));
    const response = await send(fieldsOf(form, answers as Record<string, string>));
    expect(response.status).toBe(422);
    const { id } = form.questions.find((question: Form) => question.title === title);
    expect((await response.json()).fields).toMatchObject([{ path: `answers.${id}`, code }]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    [{ userName: '' }, 'userName'],
    [{ userEmail: 'x' }, 'userEmail'],
    [{ formId: 'x' }, 'formId'],
    [{ 'question[0]': 'x' }, 'question[0]'],
  ])('submissions with the fields %o are rejected', async (change, path) => {
    const form = await buildForm(await tokenOf('admin'));
    const response = await send({ ...fieldsOf(form, { Town: 'Amman' }), ...change });
    expect(response.status).toBe(422);
    expect((await response.json()).fields[0].path).toBe(path);
    expect(await stored()).toEqual([]);
  });

  it('submissions with a question of another form are rejected', async () => {
    const token = await tokenOf('admin');
    const [form, other] = [await buildForm(token), await buildForm(token)];
    const fields = { ...fieldsOf(form, { Town: 'Amman' }), 'question[9]': other.questions[0].id, 'answer[9]': 'x' };
    expect((await send(fields)).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('a submission of a robot gets the usual response and is dropped', async () => {
    const form = await buildForm(await tokenOf('admin'));
    expect((await send({ ...fieldsOf(form, { Town: 'Amman' }), website: 'https://spam.test' })).status).toBe(201);
    expect(await stored()).toEqual([]);
  });

  it('a submission sent twice within ten seconds is stored once, later twice', async () => {
    const form = await buildForm(await tokenOf('admin'));
    const fields = fieldsOf(form, { Town: 'Amman' });
    const both = await Promise.all([send(fields), send(fields)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await stored()).toHaveLength(1);
    api.clock.advance(10_000);
    await send(fields);
    expect(await stored()).toHaveLength(2);
  });

  it('submissions are limited to five an hour for one network, and a rejected one does not count', async () => {
    const form = await buildForm(await tokenOf('admin'));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await send(fieldsOf(form, {}))).status).toBe(422);
      expect((await send(fieldsOf(form, { Town: `Town ${attempt}` }))).status).toBe(201);
    }
    expect((await send(fieldsOf(form, { Town: 'Amman' }))).status).toBe(429);
    expect((await send(fieldsOf(form, { Town: 'Amman' }), { 'x-forwarded-for': '203.0.113.9' })).status).toBe(201);
  });
});
