import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { aReview, serveReviews } from '#/testing/report-reviews.ts';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/reports-to-read';
const three = ['1', '2', '3'].map((reportId) => aReview({ reportId, report: `Report ${reportId}` }));
beforeEach(() => signInAs('leader'));

const focused = () => document.activeElement?.getAttribute('aria-label');

test('a leader reads one report after the other by keys, without a reload', async () => {
  const asked = serveReviews(three);
  const read = take('put', 'report-reviews/1/read');
  const { user } = await renderAt(PATH);
  expect(await screen.findByText('Report 1')).toBeTruthy();
  await waitFor(() => expect(focused()).toBe('Report 1 of 3'));
  const requests = asked.length;
  await user.keyboard('r');
  expect(await screen.findByText('Report 2')).toBeTruthy();
  await waitFor(() => expect(focused()).toBe('Report 1 of 2'));
  expect(read).toHaveLength(1);
  expect(screen.queryByText('Report 1')).toBeNull();
  await user.keyboard('j');
  expect(await screen.findByText('Report 3')).toBeTruthy();
  await user.keyboard('k');
  expect(await screen.findByText('Report 2')).toBeTruthy();
  expect(asked).toHaveLength(requests);
});

test('a report that the family waits for is released, and shows until when it is hidden', async () => {
  serveReviews([aReview({ reportId: '1', hiddenUntil: '2026-11-22T13:00:00.000Z', reasons: ['quality'] })]);
  const released = take('put', 'report-reviews/1/release');
  const { user } = await renderAt(PATH);
  expect(await screen.findByText(/^The family reads it when you release it, at the latest/)).toBeTruthy();
  expect(screen.getByText('Recitation needs work')).toBeTruthy();
  serveReviews([]);
  await user.click(screen.getByRole('button', { name: /^Release/ }));
  await waitFor(() => expect(released).toHaveLength(1));
  expect(await screen.findByText('No reports to read')).toBeTruthy();
});

test('a return needs words, and its keys write no acts into them', async () => {
  serveReviews(three);
  const returned = take('put', 'report-reviews/1/return');
  const { user } = await renderAt(PATH);
  await waitFor(() => expect(focused()).toBe('Report 1 of 3'));
  await user.keyboard('t');
  const dialog = within(await screen.findByRole('dialog'));
  const save = dialog.getByRole('button', { name: 'Return' });
  await user.click(save);
  expect(dialog.getByText('A note is required')).toBeTruthy();
  await user.type(dialog.getByRole('textbox'), 'jkrt');
  await user.click(save);
  await waitFor(() => expect(returned).toMatchObject([{ body: { note: 'jkrt' } }]));
  expect(await screen.findByText('Report 2')).toBeTruthy();
});

test('a report that somebody else has read leaves the round; after another error it stays', async () => {
  serveReviews(three);
  reject('put', 'report-reviews/1/read', 422);
  const { user } = await renderAt(PATH);
  await waitFor(() => expect(focused()).toBe('Report 1 of 3'));
  await user.keyboard('r');
  expect(await screen.findByText('This could not be saved. Try again.')).toBeTruthy();
  expect(screen.getByText('Report 1')).toBeTruthy();
  reject('put', 'report-reviews/1/read', 409);
  await user.keyboard('r');
  expect(await screen.findByText('Report 2')).toBeTruthy();
  expect(await screen.findByText(/^Someone else has already read this report/)).toBeTruthy();
});

test('the note of a return reaches the report for which it was written, when somebody else was faster', async () => {
  serveReviews(three);
  const asked = reject('put', 'report-reviews/1/return', 409);
  const other = take('put', 'report-reviews/2/return');
  const { user } = await renderAt(PATH);
  await waitFor(() => expect(focused()).toBe('Report 1 of 3'));
  await user.keyboard('t');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Say which pages');
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  expect(await dialog.findByText(/^Someone else has already read this report/)).toBeTruthy();
  expect(await screen.findByText('Report 2')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(other).toEqual([]);
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Say which pages');
});

test('the shown report stays when others arrive before it, and a key that is held acts once', async () => {
  serveReviews(three);
  await renderAt(PATH);
  await waitFor(() => expect(focused()).toBe('Report 1 of 3'));
  const section = screen.getByRole('region', { name: 'Report 1 of 3' });
  fireEvent.keyDown(section, { code: 'KeyJ' });
  fireEvent.keyDown(section, { code: 'KeyJ', repeat: true });
  expect(await screen.findByText('Report 2')).toBeTruthy();
  const asked = serveReviews([aReview({ reportId: '9', report: 'Report 9' }), ...three]);
  const later = Date.now() + 60_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  onTestFinished(() => clock.mockRestore());
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await screen.findByRole('region', { name: 'Report 3 of 4' })).toBeTruthy();
  expect(screen.getByText('Report 2')).toBeTruthy();
});

test('of more reports than are loaded, all are counted', async () => {
  serveReviews(three, undefined, 200);
  await renderAt(PATH);
  expect(await screen.findByText('1 of 200')).toBeTruthy();
});

test('the figures of thirty days are in the viewer’s language', async () => {
  serveReviews([], { read: 12, returned: 2, byThemselves: 0, medianMinutes: 190 });
  await renderAt(PATH, 'ar');
  expect(await screen.findByText(/قُرئ 12 تقريرًا.*أُعيد تقريران.*عادةً بعد 3 ساعات/)).toBeTruthy();
});

test('what was returned is listed with its note', async () => {
  const searches = serveReviews([aReview({ reportId: '1', status: 'returned', note: 'Say which pages' })]);
  await renderAt(`${PATH}?status=returned`);
  expect((await screen.findAllByText('Say which pages')).length).toBeGreaterThan(0);
  expect(searches.some((search) => search.get('status') === 'returned')).toBe(true);
  // The figures above the list need no round of reports.
  expect(searches.filter((search) => search.get('per_page') === '50')).toEqual([]);
});
