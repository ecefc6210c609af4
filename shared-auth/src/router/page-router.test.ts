import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageRouter, type HeldNavigation, type PageRouter, type ShouldBlock } from './page-router.ts';

const routers: PageRouter[] = [];

function openAt(path: string): PageRouter {
  window.history.replaceState(null, '', path);
  const router = createPageRouter([{ path: '*' }]);
  routers.push(router);
  return router;
}
const addressOf = ({ state }: PageRouter) => state.location.pathname + state.location.search + state.location.hash;
const barAddress = () => location.pathname + location.search + location.hash;

/** What browsers do at Back and Forward: happy-dom has no history. */
function stepTo(path: string, state: object | null): void {
  window.history.replaceState(state, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

function addGuard(router: PageRouter, shouldBlock: ShouldBlock) {
  const guard = { held: null as HeldNavigation | null };
  const remove = router.addGuard({
    shouldBlock,
    onChange: (held) => {
      guard.held = held;
    },
  });
  return { guard, remove };
}

beforeEach(() => void vi.spyOn(window.history, 'go').mockImplementation(() => {}));
afterEach(() => {
  for (const router of routers.splice(0)) router.dispose();
  vi.restoreAllMocks();
});

describe('a navigation', () => {
  it('the address, the state and listeners have the new location at once', () => {
    const router = openAt('/posts?page=2');
    const seen: string[] = [];
    router.subscribe(() => seen.push(`${router.state.historyAction} ${addressOf(router)}`));
    void router.navigate('/users#top', { state: { from: 'posts' } });
    expect([seen, barAddress(), router.state.location.state]).toEqual([
      ['PUSH /users#top'],
      '/users#top',
      { from: 'posts' },
    ]);
    void router.navigate('/users?page=3', { replace: true });
    expect([seen.at(-1), barAddress()]).toEqual(['REPLACE /users?page=3', '/users?page=3']);
  });

  it('each location has its own key, which a reload finds again', () => {
    const router = openAt('/posts');
    expect(router.state.location.key).toBe('default');
    void router.navigate('/users', { state: 7 });
    const { key } = router.state.location;
    expect(key).not.toBe('default');
    const reloaded = createPageRouter([]);
    routers.push(reloaded);
    expect(reloaded.state.location).toMatchObject({ key, state: 7 });
  });

  it.each([
    ['?page=2', '/a/b?page=2'],
    ['#part', '/a/b#part'],
    ['c', '/a/b/c'],
    ['/دروس', '/%D8%AF%D8%B1%D9%88%D8%B3'],
  ])('a navigation from /a/b: %s leads to %s', (to, address) => {
    const router = openAt('/a/b');
    void router.navigate(to);
    expect([addressOf(router), barAddress()]).toEqual([address, address]);
  });

  it('a path with two slashes stays on the site', () => {
    const router = openAt('/a');
    void router.navigate({ pathname: '//elsewhere.test/b' });
    expect(location.host).toBe('localhost:3000');
  });

  it('listeners get the page that is left before the address changes', () => {
    const router = openAt('/posts');
    const left: string[] = [];
    router.onLeave(({ pathname }) => left.push(`${pathname} ${location.pathname}`));
    void router.navigate('/users');
    expect(left).toEqual(['/posts /posts']);
  });

  it('an address that redirects is never visited', () => {
    const router = openAt('/posts');
    router.redirect = (pathname) => (pathname === '/chats' ? '/chats/all' : null);
    void router.navigate('/chats?page=2#last', { state: 7 });
    expect([addressOf(router), barAddress(), router.state.location.state]).toEqual([
      '/chats/all?page=2#last',
      '/chats/all?page=2#last',
      7,
    ]);
    void router.navigate('/users');
    expect(addressOf(router)).toBe('/users');
  });

  it('a state that cannot be stored in the history is an error', async () => {
    const router = openAt('/posts');
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('no', 'DataCloneError');
    });
    await expect(router.navigate('/users', { state: () => {} })).rejects.toThrow('no');
    expect(addressOf(router)).toBe('/posts');
  });

  it('a disposed router follows no navigation', () => {
    const router = openAt('/posts');
    router.dispose();
    stepTo('/users', { key: 'a', idx: 1 });
    expect(addressOf(router)).toBe('/posts');
  });
});

describe('a step in the browser’s history', () => {
  it('the router follows Back and Forward, with the state and the key of the entry', () => {
    const router = openAt('/posts');
    stepTo('/users', { usr: { a: 1 }, key: 'k', idx: 1 });
    expect(router.state).toMatchObject({
      historyAction: 'POP',
      location: { pathname: '/users', key: 'k', state: { a: 1 } },
    });
  });

  it('a plain link to a part of the page makes a new location', () => {
    const router = openAt('/posts');
    stepTo('/posts#part', null);
    expect(addressOf(router)).toBe('/posts#part');
  });

  it("an event of another framework about this router's own write is ignored", () => {
    const router = openAt('/posts');
    const push = window.history.pushState.bind(window.history);
    vi.spyOn(window.history, 'pushState').mockImplementation((state, title, url) => {
      push(state, title, url);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    const seen: string[] = [];
    router.subscribe(() => seen.push(router.state.historyAction));
    void router.navigate('/users');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    expect(seen).toEqual(['PUSH']);
  });

  it('a write of another router counts as a navigation', () => {
    const [router, other] = [openAt('/posts'), openAt('/posts')];
    void other.navigate('/users');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    expect([addressOf(router), router.state.location.key]).toEqual(['/users', other.state.location.key]);
  });
});

describe('a guard', () => {
  it('a blocked navigation continues when the viewer allows it, with its options', () => {
    const router = openAt('/form');
    const { guard } = addGuard(router, ({ nextLocation }) => nextLocation.pathname !== '/form');
    void router.navigate('/form?step=2');
    expect([guard.held, addressOf(router)]).toEqual([null, '/form?step=2']);
    void router.navigate('/users', { replace: true, state: 1 });
    expect(addressOf(router)).toBe('/form?step=2');
    guard.held?.proceed();
    expect([guard.held, addressOf(router)]).toEqual([null, '/users']);
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { state: 1 } });
  });

  it('a cancelled navigation can be requested again', () => {
    const router = openAt('/form');
    const { guard } = addGuard(router, () => true);
    for (const _ of [1, 2]) {
      void router.navigate('/users');
      guard.held?.reset();
      expect([guard.held, addressOf(router)]).toEqual([null, '/form']);
    }
  });

  it('each guard is asked, the last one first', () => {
    const router = openAt('/form');
    const [first, last] = [addGuard(router, () => true), addGuard(router, () => true)];
    void router.navigate('/users');
    expect(first.guard.held).toBeNull();
    last.guard.held?.proceed();
    expect(addressOf(router)).toBe('/form');
    first.guard.held?.proceed();
    expect(addressOf(router)).toBe('/users');
  });

  it('a removed guard blocks nothing', () => {
    const router = openAt('/form');
    addGuard(router, () => true).remove();
    void router.navigate('/users');
    expect(addressOf(router)).toBe('/users');
  });

  it('a step back is undone at once, and repeated when the viewer allows it', async () => {
    const router = openAt('/list');
    void router.navigate('/form');
    const entry = window.history.state;
    const { guard } = addGuard(router, () => true);
    stepTo('/list', { idx: 0 });
    expect([vi.mocked(window.history.go).mock.calls, addressOf(router)]).toEqual([[[1]], '/form']);
    stepTo('/form', entry);
    expect(addressOf(router)).toBe('/form');
    guard.held?.proceed();
    await vi.waitFor(() => expect(window.history.go).toHaveBeenLastCalledWith(-1));
    stepTo('/list', { idx: 0 });
    expect([addressOf(router), router.state.historyAction]).toEqual(['/list', 'POP']);
  });
});

describe('leaving a finished page', () => {
  it('returning goes back to the page before, as it was left', () => {
    const router = openAt('/list?page=3');
    void router.navigate('/list/edit/1');
    void router.returnTo('/list');
    expect(window.history.go).toHaveBeenCalledWith(-1);
    expect(barAddress()).toBe('/list/edit/1');
  });

  it('a second return before the browser has gone back goes no further', () => {
    const router = openAt('/list/1');
    void router.navigate('/list/edit/1');
    void router.returnTo('/list/1', { keepsPlace: true });
    void router.returnTo('/list/1', { keepsPlace: true });
    expect(window.history.go).toHaveBeenCalledTimes(1);
  });

  it('a return to another page than the one before replaces the finished page', () => {
    const router = openAt('/home');
    void router.navigate('/list/edit/1');
    void router.returnTo('/list');
    expect(window.history.go).not.toHaveBeenCalled();
    expect([router.state.historyAction, barAddress()]).toEqual(['REPLACE', '/list']);
  });

  it('a return that keeps the place goes back only once', () => {
    const router = openAt('/list/1?tab=family');
    void router.navigate('/list/edit/1');
    void router.returnTo('/list/1?tab=family', { keepsPlace: true });
    expect(window.history.go).toHaveBeenCalledWith(-1);
    expect(router.state.historyAction).toBe('PUSH');
  });

  it('returning to the page before with a new state replaces the finished page', () => {
    const router = openAt('/list?page=3');
    void router.navigate('/list/add');
    void router.returnTo('/list', { added: '1' });
    expect([router.state.historyAction, router.state.location.state]).toEqual(['REPLACE', { added: '1' }]);
  });
});
