import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aRow, aSubmission, aSubmissionRow, serveForms, serveSubmission, serveSubmissions } from '#/testing/forms.ts';
import { renderAt, renderWithBadge } from '#/testing/render-at.tsx';
import { server, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/forms/3/submissions';

test('submissions are listed with a mark on unread ones, below the name of their form', async () => {
  signInAs('reader');
  const searches = serveSubmissions([
    aSubmissionRow(),
    aSubmissionRow({ id: '6', userName: 'Omar', read: true, may: { delete: false } }),
  ]);
  await renderAt(PATH);
  const unread = await screen.findByRole('row', { name: /Layla/ });
  expect(within(unread).getByText('Unread')).toBeTruthy();
  expect(within(unread).getByText('layla@example.test')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Omar/ })).queryByText('Unread')).toBeNull();
  expect(screen.getByText('Admission')).toBeTruthy();
  expect(searches.map(String)).toEqual(['page=1&limit=10']);
});

test('reading a submission removes its mark and lowers the count in the menu', async () => {
  signInAs('reader');
  serveForms([aRow({ unread: 1 })]);
  serveSubmissions([aSubmissionRow()]);
  serveSubmission(aSubmission([]));
  const counts: number[] = [];
  const { user, router } = await renderWithBadge(PATH, (count) => counts.push(count));
  await screen.findByText('Unread');
  await waitFor(() => expect(counts).toEqual([1]));
  // The API's response after somebody has opened it.
  serveForms([aRow({ unread: 0 })]);
  serveSubmissions([aSubmissionRow({ read: true })]);
  await user.click(screen.getByRole('link', { name: 'Layla' }));
  await waitFor(() => expect(counts).toEqual([1, 0]));
  await router.navigate(PATH);
  await screen.findByRole('row', { name: /Layla/ });
  await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
});

test("the submissions of a form are saved as a CSV file named by the form's number", async () => {
  signInAs('reader');
  serveSubmissions([aSubmissionRow()]);
  server.use(http.get('*/api/forms/3/submissions.csv', () => HttpResponse.text('Name\r\nLayla\r\n')));
  const files: Blob[] = [];
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(click.mock.contexts[0]).toMatchObject({ download: 'form-3-submissions.csv' });
  expect(await files[0]?.text()).toBe('Name\r\nLayla\r\n');
});

test('an admin deletes a submission', async () => {
  signInAs('admin');
  serveSubmissions([aSubmissionRow()]);
  take('delete', 'forms/submissions/5');
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Actions for Layla' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Read', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  serveSubmissions([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Submission deleted')).toBeTruthy();
  expect(await screen.findByText('Submissions will appear here')).toBeTruthy();
});
