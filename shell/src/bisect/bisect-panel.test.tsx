import { startTestI18n } from '@academy/shared-auth/testing';
import { UiProvider } from '@academy/shared-ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { emptyRegistry } from '#/registry/registry.ts';
import { registryStore } from '#/registry/registry-store.ts';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { texts } from '#/testing/texts.ts';
import BisectOfPage from './bisect-of-page.tsx';
import { bisectStore, startBisect } from './bisect-state.ts';

const names = ['mf-chat', 'mf-lessons', 'mf-users'];
const live = registryOf(
  names.map((name) => rawEntry({ name, previousVersion: name === 'mf-lessons' ? '0.9.0-aa' : null })),
  7,
);
const overrides = Object.fromEntries(names.map((name) => [name, null]));

function renderPanel() {
  const router = createBrowserRouter([{ path: '*', element: <BisectOfPage /> }]);
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
}

const cookie = () => /(?:^|; )bisect=([^;]*)/.exec(document.cookie)?.[1];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a search switches remotes back step by step, can go back, and names what breaks the page', async () => {
  await startTestI18n('en', texts.en);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  registryStore.setState({ current: { ...live, overrides } });
  startBisect(live);
  renderPanel();
  expect(cookie()).toBe('7:mf-chat,mf-lessons,mf-users');
  await press('It works now');
  expect(cookie()).toBe('7:mf-chat');
  await press('Still broken');
  expect(cookie()).toBe('7:mf-chat,mf-lessons');
  await press('Back one step');
  expect(screen.getByRole('heading', { name: 'Step 2: does the page work now?' })).toBeTruthy();
  await press('Still broken');
  await press('It works now');
  await press('It works now');
  expect(screen.getByRole('heading').textContent).toBe('This breaks the page: mf-lessons@1.0.0-aaaa');
  expect(screen.getByText('pnpm remote rollback lessons')).toBeTruthy();
  const wayBack = screen.getByRole('link', { name: 'Platform: mf-lessons' });
  expect(wayBack.getAttribute('href')).toBe('/dashboard/platform?remote=mf-lessons');
  expect([cookie() || undefined, reload.mock.calls.length]).toEqual([undefined, 7]);
  await press('End the search');
  expect([bisectStore.getState().bisect, localStorage.getItem('bisect')]).toEqual([null, null]);
  reload.mockRestore();
  registryStore.setState({ current: emptyRegistry });
});

it('a search starts again if something was deployed meanwhile', async () => {
  await startTestI18n('en', texts.en);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  startBisect(live);
  registryStore.setState({ current: { ...live, revision: 8, overrides } });
  renderPanel();
  await press('Start again');
  expect([bisectStore.getState().bisect?.revision, cookie()?.slice(0, 2)]).toEqual([8, '8:']);
  await press('End the search');
  reload.mockRestore();
  registryStore.setState({ current: emptyRegistry });
});
