import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import * as router from '../router.ts';

afterEach(cleanup);

it('a release for a former shell has its router: held navigations are null or an object, addresses count from the page', async () => {
  let navigate: ReturnType<typeof router.usePageNavigate> = async () => {};
  function Page() {
    navigate = router.useNavigate();
    const { pathname } = router.useLocation();
    const held = router.useBlocker(({ nextLocation }) => nextLocation.pathname === '/profile');
    return held ? (
      <button type="button" onClick={held.proceed}>
        Leave
      </button>
    ) : (
      <output>{pathname}</output>
    );
  }
  window.history.replaceState(null, '', '/overview');
  const page = router.createBrowserRouter([{ path: '*', element: <Page /> }]);
  render(<router.RouterProvider router={page} />);
  await act(() => navigate('?name=a'));
  expect(page.state.location).toMatchObject({ pathname: '/overview', search: '?name=a' });
  await act(() => navigate('/overview/users/5'));
  await act(() => navigate('..'));
  expect(page.state.location.pathname).toBe('/overview/users');
  await act(() => navigate('/profile'));
  await act(async () => screen.getByRole('button', { name: 'Leave' }).click());
  expect(screen.getByRole('status').textContent).toBe('/profile');
  page.dispose();
});

it('both generations of former names are the same functions', () => {
  expect(router.createPageRouter).toBe(router.createBrowserRouter);
  expect(router.PageRouterProvider).toBe(router.RouterProvider);
  expect(router.useNavigationGuard).toBe(router.useBlocker);
  expect(router.usePageNavigate).toBe(router.useNavigate);
});
