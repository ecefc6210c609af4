import { expect, it } from 'vitest';
import { formOf } from '#testing/fixtures/media.fixture.ts';
import { openMonths } from '#testing/fixtures/months.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { endpoints } from './endpoints.ts';

const api = await useTestApi();
const PHONE = '01012345678';
/** A formula after each list separator, and after full-width signs. */
const HOSTILE = 'hello;=cmd| ＝1+1|-2; "@SUM(1)';

async function fillForm(token: string): Promise<string> {
  const options = ['Beginner, adult', 'A; B', '=1+1'];
  const questions = [
    { title: HOSTILE, type: 'text' },
    { title: 'Phone', type: 'text' },
    { title: 'Days', type: 'checkbox', options },
  ];
  const { form } = await (
    await api.request('post', '/api/forms', { token, body: { name: 'Admission', questions } })
  ).json();
  const asked = form.questions.map(({ id }: { id: string }, index: number) => [`question[${index}]`, id]);
  const chosen = options.map((option, index) => [`answer[2][${index}]`, option]);
  const about = { formId: form.id, userName: HOSTILE, userEmail: 'l@example.test' };
  const answers = { 'answer[0]': `${HOSTILE}\n=1`, 'answer[1]': PHONE };
  const body = formOf({ ...about, ...Object.fromEntries([...asked, ...chosen]), ...answers });
  expect((await api.request('post', '/api/forms/submit', { body })).status).toBe(201);
  return `/api/forms/${form.id}/submissions.csv`;
}

/** The address of each list as a CSV file, filled with hostile texts. */
const exports: Record<string, (token: string) => Promise<string>> = {
  '/users.csv': async () => {
    await api.buildStudent({ name: HOSTILE, phone: PHONE, profile: { section: HOSTILE } });
    return '/api/users.csv';
  },
  '/audit.csv': async (token) => {
    const { id } = await api.buildUser({ name: HOSTILE });
    await api.request('put', `/api/users/${id}`, { token, body: { name: `${HOSTILE} 2` } });
    return '/api/audit.csv';
  },
  '/forms/:id/submissions.csv': fillForm,
  '/pay-runs/:id/bank-file': async (token) => {
    const teacher = await api.buildTeacher({ name: HOSTILE });
    const payout = { way: 'wallet', holder: HOSTILE, bank: HOSTILE, wallet: `+1+${PHONE}` };
    await api.request('put', `/api/teachers/${teacher.id}/payout`, { token, body: payout });
    await api.deps.database.sql.query({
      text: `insert into salary_months (teacher_id, month, total_minor, currency, closed_at, closed_by)
        values ($1, '2026-03-01', 5, 'USD', now(), $1)`,
      values: [teacher.id],
    });
    const run = await api.request('post', '/api/pay-runs', { token, body: { month: '2026-03' } });
    const { id } = (await run.json()).data;
    await api.request('put', `/api/pay-runs/${id}/lines/${teacher.id}`, { token, body: { reference: HOSTILE } });
    return `/api/pay-runs/${id}/bank-file`;
  },
  '/teacher-salaries/:teacherId/months/:month/lines.csv': async () => {
    const { at, adjust } = await openMonths({ '2026-01-01': 500 });
    await adjust('2026-03', 5, HOSTILE);
    return at('2026-03', '/lines.csv');
  },
};

it('each list as a CSV file is tried with hostile texts', () => {
  const files = endpoints.filter(({ path, response }) => path.endsWith('.csv') || response.type === 'text/csv');
  expect(files.map(({ path }) => path).sort()).toEqual(Object.keys(exports).sort());
});

it.each(Object.keys(exports))('%s has no formula after any list separator', async (path) => {
  const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
  const address = await exports[path]?.(token);
  const text = await (await api.request('get', address ?? '', { token })).text();
  expect(text).toContain('hello');
  const withoutPhones = text.replaceAll(/"=""\d+"""/g, '');
  for (const separator of [/[,\r\n]/, /[;\r\n]/, /[\t\r\n]/, /[|\r\n]/])
    for (const cell of withoutPhones.split(separator)) expect(cell).not.toMatch(/^[\s"\u200b]*[=+\-@＝＋－＠](?!\d+$)/);
});

it.each(['/users.csv', '/forms/:id/submissions.csv'])('%s keeps the leading zero of a phone number', async (path) => {
  const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
  const address = await exports[path]?.(token);
  expect(await (await api.request('get', address ?? '', { token })).text()).toContain(`,"=""${PHONE}""",`);
});

it('chosen options that contain a separator stay distinct', async () => {
  const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
  const text = await (await api.request('get', await fillForm(token), { token })).text();
  expect(text).toContain(`"""Beginner, adult""; ""A; B"";' =1+1"`);
});
