import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { sampleOf, typedFieldsOf } from '#testing/typed-fields.ts';
import { formFields } from './form.fields.ts';
import { questionFields } from './question.fields.ts';

const api = await useTestApi();

const SAMPLES = ['textarea', false, ['New', 'Old']];

const question = { title: 'Level', type: 'radio', options: ['Old'], required: true };

async function given() {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  const save = async (body: object, id?: string) => {
    const path = id ? `/api/forms/${id}` : '/api/forms';
    return (await (await api.request(id ? 'put' : 'post', path, { token, body })).json()).form;
  };
  const form = await save({ name: 'Admission', open: true, questions: [question] });
  const list = async () => (await (await api.request('get', '/api/forms', { token })).json()).data;
  return { form, save, list };
}

const stored = 'the $name of a form is stored, shown, and recorded with its former value';
it.each(typedFieldsOf(formFields))(stored, async (field) => {
  const { name } = field;
  const { form, save, list } = await given();
  const sent = sampleOf(field, form[name], SAMPLES);
  const body = { name: form.name, open: form.open, questions: form.questions, [name]: sent };
  expect((await save(body, form.id))[name]).toBe(sent);
  expect(await list()).toMatchObject([{ [name]: sent }]);
  const [line] = await api.deps.database.sql.query<object>({
    text: `select before, after from audit_log where action = 'form.update'`,
  });
  expect(line).toEqual({ before: { [name]: form[name] }, after: { [name]: sent } });
});

it.each(typedFieldsOf(questionFields))('the $name of a question is stored and shown', async (field) => {
  const { name } = field;
  const { form, save } = await given();
  const [first] = form.questions;
  const withoutOptions = name === 'type' ? { options: [] } : {};
  const changed = { ...first, ...withoutOptions, [name]: sampleOf(field, first[name], SAMPLES) };
  const { id: _, ...added } = changed;
  const { questions } = await save({ name: 'Admission', questions: [changed, added] }, form.id);
  expect(questions).toEqual([changed, { ...added, id: expect.any(String) }]);
});
