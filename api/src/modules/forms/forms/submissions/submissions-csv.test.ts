import { expect, it } from 'vitest';
import { formOf } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

it('submissions are exported with a column for each question, including former ones, and without formulas', async () => {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  const town = { title: 'Town', type: 'text' };
  const days = { title: 'Days', type: 'checkbox', options: ['Sat', 'Sun'] };
  const body = { name: 'Admission', questions: [town, days] };
  const { form } = await (await api.request('post', '/api/forms', { token, body })).json();
  const [{ id: townId }, { id: daysId }] = form.questions;
  await api.request('post', '/api/forms/submit', {
    body: formOf({
      formId: form.id,
      userName: '=cmd()',
      userEmail: 'layla@example.test',
      'question[0]': townId,
      'answer[0]': '@SUM(1)',
      'question[1]': daysId,
      'answer[1][0]': 'Sat',
      'answer[1][1]': 'Sun',
    }),
  });
  const questions = [{ ...form.questions[1], title: 'Which days?' }];
  await api.request('put', `/api/forms/${form.id}`, { token, body: { name: 'Admission', questions } });
  const response = await api.request('get', `/api/forms/${form.id}/submissions.csv`, { token });
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="form-${form.id}-submissions.csv"`);
  expect((await response.text()).split('\r\n')).toEqual([
    'Name,Email,Sent at,Which days?,Town',
    `'=cmd(),layla@example.test,${api.clock.now().toISOString()},"Sat; Sun",'@SUM(1)`,
    '',
  ]);
  const audit = await api.deps.database.sql.query({
    text: `select subject_id, after -> 'rows' as rows from audit_log where action = 'form.export'`,
  });
  expect(audit).toEqual([{ subject_id: Number(form.id), rows: 1 }]);
  const none = await api.request('get', `/api/forms/${form.id}/submissions.csv?userName=nobody`, { token });
  expect(await none.text()).toBe('Name,Email,Sent at,Which days?\r\n');
  const headers = { cookie: 'language=ar' };
  const arabic = await api.request('get', `/api/forms/${form.id}/submissions.csv?userName=nobody`, { token, headers });
  expect(await arabic.text()).toBe('الاسم,البريد الإلكتروني,تاريخ الإرسال,Which days?\r\n');
});
