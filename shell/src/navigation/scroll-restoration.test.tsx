import { act, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const keyOf = ({ key }: { key: string }) => key;
const STORED = 'react-router-scroll-positions';
const scrolled: number[] = [];
let dispose = () => {};

beforeEach(() => {
  sessionStorage.clear();
  scrolled.length = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    scrolled.push(top);
    Object.assign(window, { scrollY: top });
  }) as typeof window.scrollTo);
});
afterEach(() => {
  dispose();
  vi.restoreAllMocks();
  Object.assign(window, { scrollY: 0 });
});

function openAt(path: string, state: object | null = null) {
  window.history.replaceState(state, '', path);
  const page = (
    <>
      <div id="part one" />
      <ScrollRestoration getKey={keyOf} />
    </>
  );
  const router = createBrowserRouter([{ path: '*', element: page }]);
  const { unmount } = render(<RouterProvider router={router} />);
  dispose = () => {
    unmount();
    router.dispose();
  };
  return router;
}
const scrollTo = (top: number) => void Object.assign(window, { scrollY: top });

test('a new page starts at its top, and returning to a page restores its position', async () => {
  const router = openAt('/list');
  scrollTo(700);
  await act(() => router.navigate('/list/7'));
  expect(scrolled.at(-1)).toBe(0);
  scrollTo(90);
  await act(async () => {
    window.history.replaceState({ key: 'default', idx: 0 }, '', '/list');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(scrolled.at(-1)).toBe(700);
});

test('a navigation may keep the scroll position', async () => {
  const router = openAt('/list');
  scrolled.length = 0;
  await act(() => router.navigate('/list?month=2', { preventScrollReset: true }));
  expect(scrolled).toEqual([]);
});

test('an address with a hash scrolls to that part', async () => {
  const router = openAt('/list');
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  await act(() => router.navigate('#part%20one'));
  expect(intoView.mock.contexts).toEqual([document.getElementById('part one')]);
});

test('a reload restores the position, which the page stores continuously', () => {
  openAt('/list', { key: 'left', idx: 0 });
  expect(window.history.scrollRestoration).toBe('manual');
  scrollTo(420);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem(STORED) ?? '{}')).toMatchObject({ left: 420 });
  expect(window.history.scrollRestoration).toBe('auto');
  dispose();
  openAt('/list', { key: 'left', idx: 0 });
  expect(scrolled.at(-1)).toBe(420);
});
