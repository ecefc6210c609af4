import { act, cleanup, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberEntries } from './entries.ts';
import { useReturn } from './use-return.ts';

let leaveFor: ReturnType<typeof useReturn>;
let dispose = () => {};

function Page() {
  leaveFor = useReturn();
  return null;
}

async function openAt(path: string) {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  rememberEntries(router);
  render(<RouterProvider router={router} />);
  dispose = () => router.dispose();
  const leave = (to: string, state?: unknown) => act(async () => void leaveFor(to, state));
  const go = (to: string, replace = false) => act(() => router.navigate(to, { replace }));
  return { leave, go, state: () => router.state };
}

// happy-dom has no history.
beforeEach(() => void vi.spyOn(window.history, 'go').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  dispose();
  vi.restoreAllMocks();
});

it('returning goes back to the page before, as it was left', async () => {
  const { leave, go } = await openAt('/list?page=3');
  await go('/list/edit/1');
  await leave('/list');
  expect(window.history.go).toHaveBeenCalledWith(-1);
  expect(location.pathname).toBe('/list/edit/1');
});

it('a second return before the browser has gone back goes no further', async () => {
  const { leave, go } = await openAt('/list/1');
  await go('/list/edit/1');
  await leave('/list/1', { keepsPlace: true });
  await leave('/list/1', { keepsPlace: true });
  expect(window.history.go).toHaveBeenCalledTimes(1);
});

it('an entry that replaced another one was opened from the same page', async () => {
  const { leave, go } = await openAt('/list');
  await go('/list/add');
  await go('/list/add?step=2', true);
  await leave('/list');
  expect(window.history.go).toHaveBeenCalledWith(-1);
});

it('a return to another page than the one before replaces the finished page', async () => {
  const { leave, go, state } = await openAt('/home');
  await go('/list/edit/1');
  await leave('/list');
  expect(window.history.go).not.toHaveBeenCalled();
  expect([state().historyAction, state().location.pathname]).toEqual(['REPLACE', '/list']);
});

it('returning to the page before with a new state replaces the finished page', async () => {
  const { leave, go, state } = await openAt('/list?page=3');
  await go('/list/add');
  await leave('/list', { added: '1' });
  expect([state().historyAction, state().location.state]).toEqual(['REPLACE', { added: '1' }]);
});

it('a page that was reloaded knows from where it was opened', async () => {
  const { go, state } = await openAt('/list');
  await go('/list/add');
  const { key } = state().location;
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('entries-before') ?? '{}')).toMatchObject({ [key]: '/list' });
});
