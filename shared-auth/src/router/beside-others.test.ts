import { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { besideOthers } from './beside-others.ts';
import type { DataRouter } from './data-router.ts';

const routers: DataRouter[] = [];
const open = () => {
  const router = createBrowserRouter([{ path: '*', element: null }], { window: besideOthers() });
  routers.push(router);
  return router;
};
const stateOf = ({ state: { historyAction, location, preventScrollReset } }: DataRouter) => [
  historyAction,
  location.pathname + location.search,
  preventScrollReset,
];

/** What single-spa does once a parcel is mounted. */
beforeEach(() => {
  for (const write of ['pushState', 'replaceState'] as const) {
    const original = window.history[write].bind(window.history);
    vi.spyOn(window.history, write).mockImplementation((state, unused, url) => {
      const before = window.location.href;
      original(state, unused, url);
      if (window.location.href !== before) window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
  }
  window.history.replaceState(null, '', '/posts');
});
afterEach(() => {
  for (const router of routers.splice(0)) router.dispose();
  vi.restoreAllMocks();
});

it('a router’s own navigation stays what it is, though single-spa reports it as a step in the history', async () => {
  const router = open();
  const seen: unknown[] = [];
  router.subscribe(({ historyAction }) => seen.push(historyAction));
  await router.navigate('/users', { preventScrollReset: true });
  expect([seen, stateOf(router)]).toEqual([['PUSH'], ['PUSH', '/users', true]]);
  await router.navigate('/users?page=2', { replace: true });
  expect(stateOf(router)).toEqual(['REPLACE', '/users?page=2', false]);
});

it('a router follows the navigations of another one, until it is disposed', async () => {
  const [router, other] = [open(), open()];
  await other.navigate('/users');
  expect(stateOf(router)).toEqual(['POP', '/users', false]);
  expect(router.state.location.key).toBe(other.state.location.key);
  router.dispose();
  await other.navigate('/roles');
  expect(stateOf(router)).toEqual(['POP', '/users', false]);
});
