import { useIsAt } from '@academy/shared-auth/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { memo, Profiler, Suspense, use } from 'react';
import { createBrowserRouter, Link, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname + search, state])}</output>;
}

function open(links: React.ReactNode, page = <Here />) {
  window.history.replaceState(null, '', '/lists/a');
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <>
          {page}
          {links}
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  const follow = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));
  return { router, follow, here: () => JSON.parse(screen.getByRole('status').textContent) };
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('a link leads to its address with its state, and adds no history entry for the shown page', async () => {
  const { follow, here } = open(
    <Link to="/lists/b?page=2" state={7}>
      b
    </Link>,
  );
  const steps = window.history.length;
  await follow('b');
  expect([here(), hrefOf('b')]).toEqual([['/lists/b?page=2', 7], '/lists/b?page=2']);
  expect(window.history.length).toBe(steps + 1);
  await follow('b');
  expect(window.history.length).toBe(steps + 1);
});

it('a relative link starts from the shown page, also after a navigation', async () => {
  const { router, follow, here } = open(<Link to="?page=3">third</Link>);
  expect(hrefOf('third')).toBe('/lists/a?page=3');
  await act(() => router.navigate('/lists/b'));
  expect(hrefOf('third')).toBe('/lists/b?page=3');
  await follow('third');
  expect(here()).toEqual(['/lists/b?page=3', null]);
});

it.each([
  ['another site', 'https://elsewhere.test/x'],
  ['another site without a scheme', '//elsewhere.test/x'],
  ['mail', 'mailto:office@academy.test'],
])('a link to %s is left to the browser', async (name, to) => {
  const { router, follow } = open(<Link to={to}>{name}</Link>);
  expect(hrefOf(name)).toBe(to);
  const isLeft = vi.fn((event: Event) => {
    const isBrowsers = !event.defaultPrevented;
    event.preventDefault();
    return isBrowsers;
  });
  window.addEventListener('click', isLeft, { once: true });
  await follow(name);
  expect([isLeft.mock.results[0]?.value, router.state.location.pathname]).toEqual([true, '/lists/a']);
});

it('a navigation from code starts from the page at the time of the call, and its component is not redrawn at each location', async () => {
  const drawn = vi.fn();
  const Button = memo(() => {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => void navigate({ search: '?page=2' }, { state: 7 })}>
        second
      </button>
    );
  });
  const { router, here } = open(
    <Profiler id="button" onRender={drawn}>
      <Button />
    </Profiler>,
  );
  await act(() => router.navigate('/lists/c'));
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(here()).toEqual(['/lists/c?page=2', 7]);
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('a placeholder of the chosen page knows it at once, while that page is still being drawn', async () => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const Page = () => {
    if (useLocation().pathname === '/lists/b') use(coming);
    return <Here />;
  };
  const Mark = () => <mark>{String(useIsAt('/lists/b'))}</mark>;
  const { router, here } = open(
    <Mark />,
    <Suspense>
      <Page />
    </Suspense>,
  );
  const mark = () => screen.getByRole('mark').textContent;
  expect(mark()).toBe('false');
  await act(() => router.navigate('/lists/b'));
  expect([mark(), here()]).toEqual(['true', ['/lists/a', null]]);
  await act(async () => come());
  expect([mark(), here()]).toEqual(['true', ['/lists/b', null]]);
});
