import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import {
  createBrowserRouter,
  Link as LibraryLink,
  RouterProvider as LibraryProvider,
  ScrollRestoration as LibraryScrollRestoration,
  type Location,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link, type LinkProps } from './link.tsx';
import { createPageRouter } from './page-router.ts';
import { PageRouterProvider } from './page-router-provider.tsx';
import { ScrollRestoration } from './scroll-restoration.ts';

/** The parts of a page, by our router or by react-router's data router. */
interface Kit {
  Link: ComponentType<LinkProps>;
  ScrollRestoration: ComponentType<{ getKey: (location: Location) => string }>;
  /** Draws an element for every address. @returns a function that ends the router. */
  open: (element: ReactNode) => () => void;
}

const ours: Kit = {
  Link,
  ScrollRestoration,
  open: (element) => {
    const router = createPageRouter([{ path: '*', element }]);
    render(<PageRouterProvider router={router} />);
    return () => router.dispose();
  },
};
const library: Kit = {
  Link: LibraryLink,
  ScrollRestoration: LibraryScrollRestoration,
  open: (element) => {
    const router = createBrowserRouter([{ path: '*', element }]);
    render(<LibraryProvider router={router} />);
    return () => router.dispose();
  },
};

let dispose = () => {};
const scrolled: unknown[] = [];

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    scrolled.push(top);
    Object.assign(window, { scrollY: top });
  }) as typeof window.scrollTo);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

function end(): void {
  cleanup();
  dispose();
  dispose = () => {};
}

type Setter = ReturnType<typeof useSearchParams>[1];
let setSearch: Setter = () => {};

/** The hooks' values about the location. */
function Here() {
  const location = useLocation();
  const [search, set] = useSearchParams();
  setSearch = set;
  const { pathname, hash, state } = location;
  const seen = [pathname, search.toString(), hash, state, useNavigationType(), useParams()];
  return <output>{JSON.stringify(seen)}</output>;
}

/** Nested routes, as in a remote. */
const pageWith = (content: ReactNode) => (
  <Routes>
    <Route path="old/:list" element={<Navigate to="../lists/from-old" replace state={{ from: 'old' }} />} />
    <Route
      path="lists/:list/*"
      element={
        <>
          <Here />
          <Routes>
            <Route path="rows/:row" element={content} />
            <Route path="*" element={content} />
          </Routes>
        </>
      }
    />
    <Route
      path="*"
      element={
        <>
          <Here />
          {content}
        </>
      }
    />
  </Routes>
);

function seen() {
  return {
    hooks: JSON.parse(screen.getByRole('status').textContent),
    links: screen.queryAllByRole<HTMLAnchorElement>('link').map(({ href, target }) => [href, target]),
    bar: location.pathname + location.search + location.hash,
    scrolled: scrolled.splice(0),
  };
}

type Step = () => unknown;

/** The visible state after each step, starting on the same page. */
async function traceOf(kit: Kit, content: (kit: Kit) => ReactNode, path: string, steps: readonly Step[]) {
  window.history.replaceState(null, '', path);
  sessionStorage.setItem('react-router-scroll-positions', '{}');
  Object.assign(window, { scrollY: 0 });
  await act(async () => {
    dispose = kit.open(pageWith(content(kit)));
  });
  const trace: unknown[] = [seen()];
  for (const step of steps) {
    const entries = window.history.length;
    let result: unknown;
    await act(async () => {
      result = step();
      // The library's navigations take several turns of the event loop.
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    trace.push({ ...seen(), result, newEntries: window.history.length - entries });
  }
  end();
  return trace;
}

async function expectSame(content: (kit: Kit) => ReactNode, path: string, steps: readonly Step[]) {
  expect(await traceOf(ours, content, path, steps)).toEqual(await traceOf(library, content, path, steps));
}

/** Clicks the link. @returns whether the click was left to the browser. */
function click(init: MouseEventInit = {}): boolean {
  let isBrowsers = false;
  const listen = (event: Event) => {
    isBrowsers = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', listen, { once: true });
  fireEvent.click(screen.getByRole('link'), init);
  return isBrowsers;
}

const SITE = 'http://localhost:3000';

it.each<[string, LinkProps]>([
  ['an address', { to: '/lists/b?page=2#top', state: { a: 1 } }],
  ['an address in place of the page', { to: '/lists/b', replace: true }],
  ['the page itself', { to: '/lists/a/rows/1?page=1' }],
  ['a route below', { to: 'cells/2' }],
  ['the route itself', { to: '.' }],
  ['the route above', { to: '..' }],
  ['two routes above', { to: '../..' }],
  ['a sibling', { to: '../rows/2' }],
  ['a query', { to: '?page=3' }],
  ['a part', { to: '#part' }],
  ['nothing', { to: '' }],
  ['an address in parts', { to: { pathname: '/lists/c', search: '?q=a b', hash: '#x' } }],
  ['a query in parts', { to: { search: '?q=1' } }],
  ['letters of another script', { to: '/lists/قائمة' }],
  ['another site', { to: 'https://elsewhere.test/x' }],
  ['another site without a scheme', { to: '//elsewhere.test/x' }],
  ['mail', { to: 'mailto:office@academy.test' }],
  ['this site by its whole address', { to: `${SITE}/lists/d?page=4#end` }],
  ['another tab', { to: '/lists/b', target: '_blank' }],
  ['the same tab', { to: '/lists/b', target: '_self' }],
  ['what its own handler prevents', { to: '/lists/b', onClick: (event) => event.preventDefault() }],
  ['a page that stays scrolled as it is', { to: '/lists/b', preventScrollReset: true }],
])('a Link is react-router’s: to %s', async (_title, props) => {
  const content = ({ Link: Anchor }: Kit) => <Anchor {...props}>there</Anchor>;
  await expectSame(content, '/lists/a/rows/1?page=1', [click, click]);
  await expectSame(content, '/home', [click]);
});

it.each<[string, MouseEventInit]>([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['Meta', { metaKey: true }],
])('a click with %s is the browser’s, as on react-router’s Link', async (_title, init) => {
  const content = ({ Link: Anchor }: Kit) => <Anchor to="/lists/b">there</Anchor>;
  await expectSame(content, '/lists/a', [() => click(init)]);
});

it('Navigate, useLocation, useNavigationType and useParams are as under react-router’s data router', async () => {
  const content = ({ Link: Anchor }: Kit) => <Anchor to="/old/7">there</Anchor>;
  await expectSame(content, '/lists/a/rows/1', [click]);
  await expectSame(content, '/old/1', []);
});

it('useSearchParams is as under react-router’s data router', async () => {
  await expectSame(() => null, '/lists/a/rows/1?page=1#part', [
    () => setSearch({ page: '2', q: 'a b' }),
    () => setSearch((before) => new URLSearchParams([...before, ['sort', 'name']]), { replace: true, state: 3 }),
    () => setSearch({}),
  ]);
});

const scrollTo = (top: number): Step => {
  return () => void Object.assign(window, { scrollY: top });
};

/** Simulates browsers at Back and Forward: happy-dom has no history. */
const stepTo =
  (path: string, idx: number): Step =>
  () => {
    window.history.replaceState({ key: `k${idx}`, idx }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };

it.each<[string, LinkProps]>([
  ['a page', { to: '/lists/b' }],
  ['a part of a page', { to: '/lists/b#part' }],
  ['a part that is not there', { to: '/lists/b#none' }],
  ['a page that stays scrolled as it is', { to: '/lists/b', preventScrollReset: true }],
])('ScrollRestoration is react-router’s: %s, back, forward and a reload', async (title, props) => {
  // Stored positions survive a test, so they are deleted.
  const keyOf = ({ pathname }: Location) => `${title} ${pathname}`;
  const content = ({ Link: Anchor, ScrollRestoration: Scroll }: Kit) => (
    <>
      <div id="part" />
      <Anchor {...props}>there</Anchor>
      <Scroll getKey={keyOf} />
    </>
  );
  const stored = () => {
    window.dispatchEvent(new Event('pagehide'));
    const positions = Object.entries(JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}'));
    return [positions.filter(([key]) => key.startsWith(`${title} `)), window.history.scrollRestoration];
  };
  await expectSame(content, '/lists/a', [
    scrollTo(700),
    click,
    scrollTo(90),
    stepTo('/lists/a', 0),
    scrollTo(650),
    stepTo('/lists/b', 1),
    stored,
  ]);
});
