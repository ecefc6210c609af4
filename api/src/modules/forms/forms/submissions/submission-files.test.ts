import { describe, expect, it } from 'vitest';
import { formOf, ogg, pdf, picture, type Sent } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const MB = 1024 * 1024;
const tokenOf = async (role: string) => api.tokenFor(await api.buildUser({ role }));
const png = async () => new Uint8Array(await picture().png().toBuffer());

async function buildForm(token: string, required = true) {
  const questions = [
    { title: 'Certificate', type: 'file', required },
    { title: 'Town', type: 'text' },
  ];
  const response = await api.request('post', '/api/forms', { token, body: { name: 'Admission', questions } });
  return (await response.json()).form;
}
type Form = Awaited<ReturnType<typeof buildForm>>;

const fieldsOf = ({ id, questions }: Form, more: Record<string, Sent | string>): Record<string, Sent | string> => ({
  formId: id,
  userName: 'Layla',
  userEmail: 'layla@example.test',
  'question[0]': questions[0].id,
  'question[1]': questions[1].id,
  ...more,
});
const send = (form: Form, more: Record<string, Sent | string>, headers = {}) =>
  api.request('post', '/api/forms/submit', { body: formOf(fieldsOf(form, more)), headers });
const media = () => api.deps.database.sql.query({ text: 'select id from media' });

async function fileOf(token: string, form: Form) {
  const get = async (path: string) => (await api.request('get', `/api/forms${path}`, { token })).json();
  const [{ id }] = (await get(`/${form.id}/submissions`)).data;
  return { id, answer: (await get(`/submissions/${id}`)).data.date.answers[0] };
}

describe('files of submissions', () => {
  it.each([
    ['document', 'school report.pdf', async () => new Uint8Array(pdf()), 'school report.pdf'],
    ['image', 'photo.PNG', png, 'photo.webp'],
  ])('a %s in a submission is shown only to holders of forms.read', async (type, name, bytes, shown) => {
    const [admin, teacher] = [await tokenOf('admin'), await tokenOf('teacher')];
    const form = await buildForm(admin);
    expect((await send(form, { 'answer[0]': [await bytes(), name] })).status).toBe(201);
    const { answer } = await fileOf(admin, form);
    expect(answer).toMatchObject({ question: 'Certificate', answer: shown, file: { type } });
    const address = answer.file.image_path;
    expect((await api.request('get', address)).status).toBe(200);
    const bare = address.split('?')[0];
    expect((await api.request('get', bare, { token: admin })).status).toBe(200);
    expect((await api.request('get', bare, { token: teacher })).status).toBe(404);
    expect((await api.request('get', bare)).status).toBe(404);
  });

  it('a file is deleted with its submission', async () => {
    const token = await tokenOf('admin');
    const form = await buildForm(token);
    await send(form, { 'answer[0]': [await png(), 'photo.png'] });
    const { id } = await fileOf(token, form);
    expect(api.storedFiles()).not.toEqual([]);
    expect((await api.request('delete', `/api/forms/submissions/${id}`, { token })).status).toBe(200);
    expect(api.storedFiles()).toEqual([]);
    expect(await media()).toEqual([]);
  });

  it('a file of a submission stays when unused drafts are deleted', async () => {
    const token = await tokenOf('admin');
    const form = await buildForm(token);
    await send(form, { 'answer[0]': [new Uint8Array(pdf()), 'a.pdf'] });
    api.clock.advance(48 * 60 * 60_000);
    await api.cleanUp();
    expect(await media()).toHaveLength(1);
  });

  it.each([
    ['a recording', async () => new Uint8Array(ogg()), 415],
    ['a picture of another kind', async () => new Uint8Array(await picture().webp().toBuffer()), 415],
    ['a text that is called a PDF', async () => new TextEncoder().encode('<script>alert(1)</script>'), 415],
    ['an empty file', async () => new Uint8Array(), 422],
    ['a PDF above 10 MB', async () => new Uint8Array(Buffer.concat([pdf(), Buffer.alloc(10 * MB), pdf()])), 413],
  ])('a submission with %s is rejected, and its file is deleted', async (_, bytes, status) => {
    const form = await buildForm(await tokenOf('admin'));
    expect((await send(form, { 'answer[0]': [await bytes(), 'a.pdf', 'application/pdf'] })).status).toBe(status);
    expect(api.storedFiles()).toEqual([]);
    expect(await media()).toEqual([]);
  });

  it.each([
    ['is missing where it is required', {}, 'required'],
    ['is a text', { 'answer[0]': 'a.pdf' }, 'not_a_file'],
    ['answers a question for text', { 'answer[1]': [new Uint8Array(pdf()), 'a.pdf'] as Sent }, 'not_text'],
  ])('a submission whose file %s is rejected, and no file stays', async (_, more, code) => {
    const token = await tokenOf('admin');
    const form = await buildForm(token, code === 'required');
    const response = await send(form, more);
    expect(response.status).toBe(422);
    expect((await response.json()).fields[0].code).toBe(code);
    expect(api.storedFiles()).toEqual([]);
    expect(await media()).toEqual([]);
  });

  it('the same file sent twice within ten seconds is stored once', async () => {
    const form = await buildForm(await tokenOf('admin'));
    const bytes = await png();
    for (let time = 0; time < 2; time += 1)
      expect((await send(form, { 'answer[0]': [bytes, 'photo.png'] })).status).toBe(201);
    expect(await media()).toHaveLength(1);
  });

  it('a submission of a robot leaves no file', async () => {
    const form = await buildForm(await tokenOf('admin'));
    const more = { 'answer[0]': [await png(), 'photo.png'] as Sent, website: 'https://spam.test' };
    expect((await send(form, more)).status).toBe(201);
    expect(api.storedFiles()).toEqual([]);
    expect(await media()).toEqual([]);
  });

  it('a submission repeated under its key is stored and counted once', async () => {
    const form = await buildForm(await tokenOf('admin'));
    const more = { 'answer[0]': [await png(), 'photo.png'] as Sent };
    for (let time = 0; time < 7; time += 1) {
      expect((await send(form, more, { 'idempotency-key': 'one' })).status).toBe(201);
      api.clock.advance(60_000);
    }
    expect(await media()).toHaveLength(1);
    expect((await send(form, { 'answer[0]': 'x' }, { 'idempotency-key': 'two' })).status).toBe(422);
  });

  it('thirty files an hour are accepted from one network, whether they are kept or not', async () => {
    const form = await buildForm(await tokenOf('admin'), false);
    const file = { 'answer[0]': [new Uint8Array(pdf()), 'a.pdf'] as Sent, 'answer[1]': 'x'.repeat(501) };
    for (let time = 0; time < 30; time += 1) expect((await send(form, file)).status).toBe(422);
    expect((await send(form, file)).status).toBe(429);
    expect((await send(form, file, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(422);
    expect(await media()).toEqual([]);
  });

  it('a form has at most five questions for a file', async () => {
    const questions = Array.from({ length: 6 }, (_, at) => ({ title: `File ${at}`, type: 'file' }));
    const token = await tokenOf('admin');
    const response = await api.request('post', '/api/forms', { token, body: { name: 'x', questions } });
    expect(response.status).toBe(422);
    expect((await response.json()).message).toBe('A form takes 5 questions for a file');
  });
});
