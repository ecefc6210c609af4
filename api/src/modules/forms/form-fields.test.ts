import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Fields } from '#base/fields/fields.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { formFields } from './form.fields.ts';
import { questionFields } from './question.fields.ts';

const api = await useTestApi();

const SAMPLES: unknown[] = ['textarea', false, true, 7, ['New', 'Old']];

/** Fields of a list that are stored as they are sent, each with a value that it takes and shows as it is. */
const typedOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, { body, column, response }]) =>
    body && column && response
      ? [{ name, sent: SAMPLES.find((sample) => v.is(body, sample) && v.is(response, sample)) }]
      : [],
  );

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
it.each(typedOf(formFields))(stored, async ({ name, sent }) => {
  const { form, save, list } = await given();
  expect(sent).toBeDefined();
  const body = { name: form.name, open: form.open, questions: form.questions, [name]: sent };
  expect((await save(body, form.id))[name]).toBe(sent);
  expect(await list()).toMatchObject([{ [name]: sent }]);
  const [line] = await api.deps.database.sql.query<object>({
    text: `select before, after from audit_log where action = 'form.update'`,
  });
  expect(line).toEqual({ before: { [name]: form[name] }, after: { [name]: sent } });
});

it.each(typedOf(questionFields))('the $name of a question is stored and shown', async ({ name, sent }) => {
  const { form, save } = await given();
  expect(sent).toBeDefined();
  const [first] = form.questions;
  const changed = { ...first, ...(name === 'type' ? { options: [] } : {}), [name]: sent };
  const added = { ...question, ...(name === 'type' ? { options: [] } : {}), [name]: sent };
  const { questions } = await save({ name: 'Admission', questions: [changed, added] }, form.id);
  expect(questions).toEqual([changed, { ...added, id: expect.any(String) }]);
});
