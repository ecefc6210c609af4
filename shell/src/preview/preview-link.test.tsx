import { endSession } from '@academy/shared-auth';
import { signInForTest, startTestI18n } from '@academy/shared-auth/testing';
import { Toaster, UiProvider } from '@academy/shared-ui';
import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { texts } from '#/testing/texts.ts';
import PreviewLine from './preview-line.tsx';
import { usePreviewLink } from './use-preview-link.ts';

async function openAt(address: string) {
  await startTestI18n('en', texts.en);
  const open = vi.fn();
  const Page = () => {
    usePreviewLink(open);
    return <h1>Page</h1>;
  };
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  const { unmount } = await act(async () =>
    render(
      <UiProvider>
        <RouterProvider router={router} />
        <Toaster />
      </UiProvider>,
    ),
  );
  return { router, open, unmount };
}

it('a preview link that the server has not accepted is opened once more when a user is signed in', async () => {
  endSession('signed-out');
  const { unmount, open } = await openAt('/dashboard?preview=a.b');
  expect(open).not.toHaveBeenCalled();
  await act(async () => signInForTest({}, []));
  expect(open).toHaveBeenCalledTimes(1);
  unmount();
  const again = await openAt('/dashboard?preview=a.b');
  expect(again.open).not.toHaveBeenCalled();
  expect(await screen.findAllByText('This link is not valid. You see the live version.')).not.toEqual([]);
  expect([again.router.state.location.search, sessionStorage.length]).toEqual(['', 0]);
});

it('a preview link that was not accepted shows the reason, and is removed from the address', async () => {
  const { router, open } = await openAt('/dashboard?preview=role&tab=2');
  expect(await screen.findByText('This link is for another role. You see the live version.')).toBeTruthy();
  expect([router.state.location.search, open.mock.calls.length]).toEqual(['?tab=2', 0]);
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
