import { endSession, sessionStore } from '@academy/shared-auth';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { LeaveGuard, useLeaveGuard } from './leave-guard.tsx';

const page = (active: boolean) => (
  <>
    <Link to="/posts">Posts</Link>
    <Link to="?step=2">Next step</Link>
    <LeaveGuard active={active} />
  </>
);
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

test('staying keeps the input, leaving navigates away', async () => {
  const { user, router } = await renderUi(page(true), 'en', '/add');
  await user.click(screen.getByRole('link', { name: 'Posts' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(question()).toBeNull();
  expect(router.state.location.pathname).toBe('/add');
  await user.click(screen.getByRole('link', { name: 'Posts' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(router.state.location.pathname).toBe('/posts');
});

test('a navigation within the page is not blocked', async () => {
  const { user, router } = await renderUi(page(true), 'en', '/add');
  await user.click(screen.getByRole('link', { name: 'Next step' }));
  expect(question()).toBeNull();
  expect(router.state.location.search).toBe('?step=2');
});

test('closing the window asks only with unsaved input', async () => {
  const { unmount } = await renderUi(page(true), 'en', '/add');
  const isHeldBack = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(isHeldBack()).toBe(true);
  unmount();
  expect(isHeldBack()).toBe(false);
  await renderUi(page(false), 'en', '/add');
  expect(isHeldBack()).toBe(false);
});

test('one question is about all unsaved texts of the page', async () => {
  const [loseFirst, loseLast, loseNone] = [vi.fn(), vi.fn(), vi.fn()];
  const forms = (
    <>
      <Link to="/posts">Posts</Link>
      <LeaveGuard active onLeave={loseFirst} />
      <LeaveGuard active onLeave={loseLast} />
      <LeaveGuard active={false} onLeave={loseNone} />
    </>
  );
  const { user, router } = await renderUi(forms, 'en', '/add');
  await user.click(screen.getByRole('link', { name: 'Posts' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(router.state.location.pathname).toBe('/posts');
  expect([loseFirst, loseLast, loseNone].map((lose) => lose.mock.calls.length)).toEqual([1, 1, 0]);
});

test('a part without unsaved text that was drawn later hides no unsaved text of another', async () => {
  function Later() {
    const { held } = useLeaveGuard(false);
    return <output>{held ? 'held' : 'free'}</output>;
  }
  const { user, router } = await renderUi(
    <>
      {page(true)}
      <Later />
    </>,
    'en',
    '/add',
  );
  await user.click(screen.getByRole('link', { name: 'Posts' }));
  expect(await screen.findByText('held')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/add');
});

test('a user whose session has ended is not held', async () => {
  const { router } = await renderUi(page(true), 'en', '/add');
  sessionStore.setState({ status: 'signed-in' });
  act(() => endSession('expired'));
  await act(() => router.navigate('/auth/signin'));
  expect(router.state.location.pathname).toBe('/auth/signin');
  sessionStore.setState({ reason: null });
});
