import { createBrowserRouter, type To } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageRouter } from './page-router.ts';

interface Options {
  replace?: boolean;
  state?: unknown;
}

/** The actions and observations that both routers support. */
interface Driver {
  navigate: (to: To, options?: Options) => void;
  hold: (isHeld: (pathname: string) => boolean) => void;
  proceed: () => void;
  reset: () => void;
  isHolding: () => boolean;
  seen: () => unknown;
  dispose: () => void;
}

type Location = { pathname: string; search: string; hash: string; state: unknown };
const seenOf = (action: string, { pathname, search, hash, state }: Location) => ({
  action,
  path: pathname + search + hash,
  state,
  bar: location.pathname + location.search + location.hash,
  stored: (window.history.state as { usr?: unknown } | null)?.usr ?? null,
});

function ours(): Driver {
  const router = createPageRouter([{ path: '*' }]);
  let held: { proceed: () => void; reset: () => void } | null = null;
  return {
    navigate: (to, options) => void router.navigate(to, options),
    hold: (isHeld) =>
      void router.addGuard({
        shouldBlock: ({ nextLocation }) => isHeld(nextLocation.pathname + nextLocation.hash),
        onChange: (next) => {
          held = next;
        },
      }),
    proceed: () => held?.proceed(),
    reset: () => held?.reset(),
    isHolding: () => held !== null,
    seen: () => seenOf(router.state.historyAction, router.state.location),
    dispose: () => router.dispose(),
  };
}

function library(): Driver {
  const router = createBrowserRouter([{ path: '*', element: null }]);
  const blocker = () => router.state.blockers.get('guard');
  return {
    navigate: (to, options) => void router.navigate(to, options),
    hold: (isHeld) =>
      void router.getBlocker('guard', ({ nextLocation }) => isHeld(nextLocation.pathname + nextLocation.hash)),
    proceed: () => blocker()?.proceed?.(),
    reset: () => blocker()?.reset?.(),
    isHolding: () => blocker()?.state === 'blocked',
    seen: () => seenOf(router.state.historyAction, router.state.location),
    dispose: () => router.dispose(),
  };
}

const drivers: Driver[] = [];
beforeEach(() => void vi.spyOn(window.history, 'go').mockImplementation(() => {}));
afterEach(() => {
  for (const driver of drivers.splice(0)) driver.dispose();
  vi.restoreAllMocks();
});

type Step = (driver: Driver) => void;
const to =
  (path: To, options?: Options): Step =>
  (driver) =>
    driver.navigate(path, options);
const hold =
  (isHeld: (path: string) => boolean): Step =>
  (driver) =>
    driver.hold(isHeld);
const proceed: Step = (driver) => driver.proceed();
const reset: Step = (driver) => driver.reset();

/** The visible state after each step, starting on the same page. */
async function traceOf(create: () => Driver, steps: readonly Step[]) {
  window.history.replaceState(null, '', '/list?page=2');
  const driver = create();
  drivers.push(driver);
  const trace: unknown[] = [driver.seen()];
  for (const step of steps) {
    step(driver);
    // The library's navigations take several turns of the event loop.
    await new Promise((resolve) => setTimeout(resolve, 0));
    trace.push({ seen: driver.seen(), isHolding: driver.isHolding() });
  }
  driver.dispose();
  return trace;
}

const leavesForm = (path: string) => !path.startsWith('/form');

it.each<[string, Step[]]>([
  ['an address, with query, part and state', [to('/users?page=3#top', { state: { from: 'list' } })]],
  ['one in place of the page', [to('/users'), to('/roles', { replace: true, state: 7 })]],
  ['a part of the page, and another', [to('/users#top'), to('/users#end')]],
  ['an address in parts', [to({ pathname: '/users', search: '?q=a b' }), to({ pathname: '/roles', hash: '#x' })]],
  ['letters of another script', [to('/قائمة?q=قرآن')]],
  ['a state that is gone with the next page', [to('/users', { state: 1 }), to('/roles')]],
  ['one that is held and goes on', [to('/form'), hold(leavesForm), to('/users', { state: 1 }), proceed]],
  [
    'one that is held and given up, then asked for again',
    [to('/form'), hold(leavesForm), to('/users'), reset, to('/users'), proceed],
  ],
  ['one in place of a held page', [to('/form'), hold(leavesForm), to('/users', { replace: true }), proceed]],
  ['a part of a page that holds others', [to('/form'), hold(leavesForm), to('/form#two'), to('/users')]],
  ['another one while one is held', [to('/form'), hold(leavesForm), to('/users'), to('/roles'), proceed]],
])('a navigation is that of react-router’s data router: %s', async (_name, steps) => {
  expect(await traceOf(ours, steps)).toEqual(await traceOf(library, steps));
});
