import { createBrowserRouter, RouterProvider } from '@academy/shared-auth/router';
import { startTestI18n } from '@academy/shared-auth/testing';
import { Toaster, UiProvider } from '@academy/shared-ui';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { texts } from '#/testing/texts.ts';
import PreviewLine from './preview-line.tsx';
import { usePreviewLink } from './use-preview-link.ts';

async function openAt(address: string) {
  await startTestI18n('en', texts.en);
  const reload = vi.fn();
  const Page = () => {
    usePreviewLink(reload);
    return <h1>Page</h1>;
  };
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  await act(async () =>
    render(
      <UiProvider>
        <RouterProvider router={router} />
        <Toaster />
      </UiProvider>,
    ),
  );
  return { router, reload };
}

it('a preview link that comes after signing in takes a new document, one that the server has seen does not', async () => {
  const { router, reload } = await openAt('/dashboard?preview=a.b');
  expect(reload).not.toHaveBeenCalled();
  await act(() => router.navigate('/auth/signin'));
  await act(() => router.navigate('/dashboard?preview=a.b'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a preview link that was not taken says why, and leaves the address', async () => {
  const { router, reload } = await openAt('/dashboard?preview=role&tab=2');
  expect(await screen.findByText('This link is for another role. You see the live version.')).toBeTruthy();
  expect([router.state.location.search, reload.mock.calls.length]).toEqual(['?tab=2', 0]);
});

it('a preview names its versions and its end, and says when it has ended', async () => {
  await startTestI18n('en', texts.en);
  const line = (until: string) => (
    <UiProvider>
      <PreviewLine preview={{ versions: { 'mf-library': '1.2.0-cc', 'mf-old': null }, until }} isScrolledPast={false} />
    </UiProvider>
  );
  const { rerender } = render(line('2100-01-02T10:00:00Z'));
  expect(screen.getByRole('region', { name: 'Preview' }).textContent).toMatch(/2100.*mf-library 1\.2\.0-cc.*mf-old/);
  expect(screen.getByRole('button', { name: 'Leave preview' })).toBeTruthy();
  rerender(line('2020-01-02T10:00:00Z'));
  expect(await screen.findByRole('button', { name: 'Show the live version' })).toBeTruthy();
});
