import type { SlotProps } from '@academy/shared-auth/contract';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { type ComponentType, useEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { aMonthlyForm, asked, serveMonthlyForm } from '#/testing/monthly.ts';
import { renderAt, renderAtWithFiller } from '#/testing/render-at.tsx';
import { reject, server, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/monthly-report/add?student=12&month=2026-10';
const saved = { data: { id: '5', to_go: 1, next_student: { id: '13', name: 'Zayd' } } };

beforeEach(() => {
  signInAs('teacher');
  server.use(http.get('*/api/users/12', () => HttpResponse.json({}, { status: 404 })));
  take('put', 'monthly-reports/draft');
});

const answers = () => screen.findAllByRole<HTMLTextAreaElement>('textbox');
const texts = async () => (await answers()).map(({ value }) => value);

test('a monthly report is submitted with seven questions and answers, and the next student follows', async () => {
  const searches = serveMonthlyForm(aMonthlyForm());
  const sent = take('post', 'monthly-reports', saved, 201);
  const { user } = await renderAt(PATH, 'en', true);
  for (const [index, field] of (await answers()).entries()) await user.type(field, `${index}!`);
  await user.click(screen.getByRole('button', { name: 'Submit the report' }));
  const next = await screen.findByRole<HTMLAnchorElement>('link', { name: /Next: .Zayd/ });
  expect(next.search).toBe('?student=13&teacher=7&month=2026-10');
  expect(screen.getByText('1 student to go for this month.')).toBeTruthy();
  expect(String(searches[0])).toBe('student=12&month=10&year=2026');
  const questionsAndAnswers = asked.en.map((question, index) => ({ question, answer: `${index}!` }));
  expect(sent[0]?.body).toEqual({ student: '12', teacher: '7', month: 10, year: 2026, questionsAndAnswers });
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('after the last monthly report of a month the page says that all are written', async () => {
  serveMonthlyForm(aMonthlyForm({ draft: { answers: [...'1234567'], updated_at: '2026-11-01T10:00:00.000Z' } }));
  take('post', 'monthly-reports', { data: { id: '5', to_go: 0, next_student: null } }, 201);
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Submit the report' }));
  expect(await screen.findByText('All reports for this month are written.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Next:/ })).toBeNull();
});

test('the questions of a monthly report are in the viewer’s language', async () => {
  serveMonthlyForm(aMonthlyForm());
  await renderAt(PATH, 'ar');
  expect(await screen.findByLabelText(/ما السابع؟/)).toBeTruthy();
});

test('a missing answer of a monthly report shows an error and gets the focus', async () => {
  serveMonthlyForm(aMonthlyForm({ draft: { answers: ['One', ' ', 'Three'], updated_at: '2026-11-01T10:00:00.000Z' } }));
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Submit the report' }));
  expect(await screen.findAllByText('This answer is required')).toHaveLength(5);
  expect(document.activeElement).toBe((await answers())[1]);
});

test('the monthly form restores the draft of the server, and stores typed text on the device', async () => {
  serveMonthlyForm(aMonthlyForm({ draft: { answers: ['From the server'], updated_at: '2026-11-01T10:00:00.000Z' } }));
  const { user, unmount } = await renderAt(PATH);
  expect((await texts())[0]).toBe('From the server');
  expect(screen.getByText('Your draft is back.')).toBeTruthy();
  await user.type((await answers())[1] ?? document.body, 'Here');
  unmount();
  await renderAt(PATH);
  await waitFor(async () => expect((await texts()).slice(0, 2)).toEqual(['From the server', 'Here']));
});

test('a button copies the accomplished texts into the first answer of a monthly report', async () => {
  serveMonthlyForm(aMonthlyForm());
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Insert what was accomplished' }));
  expect((await texts())[0]).toBe('An-Naba 1–10');
  expect(screen.queryByRole('button', { name: 'Insert what was accomplished' })).toBeNull();
});

test('a second report on the month is rejected with the reason, and the answers stay', async () => {
  serveMonthlyForm(aMonthlyForm({ draft: { answers: [...'1234567'], updated_at: '2026-11-01T10:00:00.000Z' } }));
  reject('post', 'monthly-reports', 400, { code: 'bad_request' });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Submit the report' }));
  expect(await screen.findByText('There is already a report on this student for this month.')).toBeTruthy();
  expect(await texts()).toEqual([...'1234567']);
});

test('the form of a month with a report leads to that report', async () => {
  serveMonthlyForm(aMonthlyForm({ report_id: '5' }));
  await renderAt(PATH);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Read the report' });
  expect(link.pathname).toBe('/dashboard/classes/monthly-report/5');
});

test('the monthly form is not shown for another teacher’s student', async () => {
  reject('get', 'monthly-reports/form', 422, {
    code: 'invalid',
    fields: [{ path: 'student', code: 'not_yours', message: 'This student isn’t one of yours' }],
  });
  await renderAt(PATH);
  expect(await screen.findByText('Not your student in this month')).toBeTruthy();
});

test('the monthly form without a student asks for one first', async () => {
  await renderAt('/dashboard/classes/monthly-report/add');
  expect(await screen.findByText('Who is this report about?')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Student' })).toBeTruthy();
});

test('drafts of other domains fill the empty answers on request, and can be edited before sending', async () => {
  serveMonthlyForm(aMonthlyForm({ draft: { answers: ['My own'], updated_at: '2026-11-01T10:00:00.000Z' } }));
  const sent = take('post', 'monthly-reports', saved, 201);
  function Filler({ studentId, month, onDraft }: SlotProps<'monthly.draft'>) {
    useEffect(() => {
      const attendance = `${studentId} attended all of ${month}.`;
      onDraft({ name: 'elsewhere', answers: { memorised: 'Another', revised: 'Two surahs.', attendance } });
    }, [studentId, month, onDraft]);
    return null;
  }
  const { user } = await renderAtWithFiller(PATH, Filler as ComponentType<object>);
  await user.click(await screen.findByRole('button', { name: 'Insert a draft from the records' }));
  expect(await texts()).toEqual(['My own', 'Two surahs.', '', '', '12 attended all of 10.', '', '']);
  await user.type((await answers())[1] ?? document.body, ' Well done.');
  expect((await texts())[1]).toBe('Two surahs. Well done.');
  expect(screen.queryByRole('button', { name: 'Insert a draft from the records' })).toBeNull();
  expect(sent).toEqual([]);
});
