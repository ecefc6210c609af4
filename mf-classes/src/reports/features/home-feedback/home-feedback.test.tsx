import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aQuestion, serveQuestions } from '#/testing/feedback.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAsParent } from '#/testing/sign-in.ts';

const render = (language: 'en' | 'ar' = 'en') => renderInSlot('home.widget', {}, language, 'home-feedback');
const card = () => screen.findByRole('region', { name: /^How are .*Layla Mansour.*’s classes\?$/ });
const isGone = () => waitFor(() => expect(screen.getByRole('region', { name: 'Place' }).childElementCount).toBe(0));

beforeEach(() => {
  localStorage.clear();
  signInAsParent();
});

test('a family answers with a score and a comment, and is not asked again', async () => {
  serveQuestions(aQuestion());
  const sent = take('post', 'feedback');
  const { user } = await render();
  const part = within(await card());
  expect(part.queryByRole('button', { name: 'Send' })).toBeNull();
  await user.click(part.getByRole('radio', { name: '2 of 5' }));
  await user.type(part.getByRole('textbox', { name: /^Comment/ }), ' Too fast ');
  serveQuestions();
  await user.click(part.getByRole('button', { name: 'Send' }));
  await isGone();
  expect(sent).toMatchObject([{ body: { occasion: 'third_class', studentId: '12', score: 2, words: 'Too fast' } }]);
  expect(sent[0]?.body).not.toHaveProperty('monthlyReportId');
});

test('a feedback question after a monthly report names the report', async () => {
  serveQuestions(aQuestion({ occasion: 'monthly_report', monthlyReportId: '9' }));
  const sent = take('post', 'feedback');
  const { user } = await render();
  await user.click(within(await card()).getByRole('radio', { name: '5 of 5, very satisfied' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { occasion: 'monthly_report', monthlyReportId: '9', score: 5 } }]),
  );
});

test('a dismissed question does not come back on this device; the next one comes', async () => {
  serveQuestions(aQuestion(), aQuestion({ student: { id: '13', name: 'Omar Mansour' } }));
  const { user, unmount } = await render();
  await user.click(within(await card()).getByRole('button', { name: 'Not now' }));
  expect(await screen.findByRole('region', { name: /Omar Mansour/ })).toBeTruthy();
  unmount();
  await render();
  expect(await screen.findByRole('region', { name: /Omar Mansour/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: /Layla Mansour/ })).toBeNull();
});

test('the card disappears when another parent has answered', async () => {
  serveQuestions(aQuestion());
  reject('post', 'feedback', 409);
  const { user } = await render();
  await user.click(within(await card()).getByRole('radio', { name: '4 of 5' }));
  serveQuestions();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await isGone();
});

test('feedback that could not be sent stays typed and shows an error', async () => {
  serveQuestions(aQuestion());
  reject('post', 'feedback', 422);
  const { user } = await render();
  await user.click(within(await card()).getByRole('radio', { name: '4 of 5' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your answer could not be sent. Please try again.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 of 5' }).checked).toBe(true);
});

test('without a question the card is not drawn', async () => {
  serveQuestions();
  await render('ar');
  await isGone();
});
