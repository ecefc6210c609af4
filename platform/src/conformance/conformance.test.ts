import type { Holder, RemoteDeclaration } from '@academy/shared-auth/contract';
import type { Browser } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { type Academy, ROLES, type Role } from './academy.ts';
import { scriptAt } from './faults.ts';
import { isAdmitted, knockAtGate } from './gate.ts';
import { type CheckReport, reportText } from './report.ts';
import { findSamples } from './sample-paths.ts';
import { seatsIn, type Visit } from './seats.ts';
import { type PageTraces, traceProblems } from './traces.ts';
import { NEUTRAL, type Visitor } from './visitor.ts';
import { walk, walksOf } from './walk-screens.ts';

type Route = RemoteDeclaration['routes'][number];

const clean: PageTraces = {
  globals: ['fetch'],
  storage: ['language'],
  style: { p: 'color: black', button: 'color: black' },
  keys: [],
};

describe('traces', () => {
  it('what belongs to the shell, the loader or the remote itself is no trace', () => {
    const now = {
      ...clean,
      globals: ['fetch', 'mf_a_1_0_0', 'chunkmf_a', 'webpackChunk', '__FEDERATION__'],
      storage: ['language', 'draft:7:post', 'restored:7:posts', 'lessons:open', 'mf-lessons-order'],
    };
    expect(traceProblems(clean, now, ['lessons', 'mf-lessons'])).toEqual([]);
  });

  it('globals, foreign storage keys, styles of plain elements and missing texts are reported', () => {
    const now = {
      globals: ['fetch', 'jQuery'],
      storage: ['language', 'color'],
      style: { ...clean.style, button: 'color: red' },
      keys: ['lessons.list.title'],
    };
    expect(traceProblems(clean, now, ['lessons'])).toEqual([
      'the global jQuery',
      'the storage key color',
      'another style of plain <button>: color: red (was color: black)',
      'a text is missing: lessons.list.title',
    ]);
  });
});

const holderWith = (...permissions: string[]): Holder => ({
  permissions: new Set(['timeline.read', ...permissions]),
  roles: [],
});
const routeAt = (path: string, more: object = {}) =>
  ({ path, access: 'session', permissions: [], roles: [], data: [], ...more }) as unknown as Route;

describe('addresses of a remote’s routes', () => {
  const routes = ['/a', '/a/add', '/a/:id', '/a/:id/edit', '/a/stars/:star'].map((path) => routeAt(path));

  /** A site that shows some addresses to each role, with links on them. */
  const site =
    (shown: Partial<Record<Role, Record<string, string[]>>>, closed: Route[] = []) =>
    async () => {
      const asked: string[] = [];
      const visit: Visit = async ({ role }, work) => {
        let path = '';
        const links = () => shown[role]?.[path];
        const locator = () => ({ first: () => ({ textContent: async () => (links() ? 'A' : '403 PAGE') }) });
        const page = { locator, evaluate: async () => links() ?? [] };
        const go = async (to: string) => {
          path = to;
          asked.push(`${role} ${to}`);
        };
        return work({ page, go, takeComplaints: () => [] } as unknown as Visitor);
      };
      const holders = new Map(ROLES.map((role) => [role, holderWith()]));
      const samples = await findSamples({ routes: [...routes, ...closed], holders, visit, step: () => {} });
      return { found: [...samples].map(([pattern, { path, foundBy }]) => [pattern, path, foundBy]), asked };
    };

  it('addresses with parameters are found by links, and their values are tried for other routes, as the first role that sees them', async () => {
    const find = site({
      'super-admin': { '/a': ['/a/7', '/b/9'], '/a/7': [], '/a/7/edit': [] },
      teacher: { '/a/add': [], '/a/stars/2': [] },
    });
    expect((await find()).found).toEqual([
      ['/a', '/a', 'super-admin'],
      ['/a/:id', '/a/7', 'super-admin'],
      ['/a/:id/edit', '/a/7/edit', 'super-admin'],
      ['/a/add', '/a/add', 'teacher'],
      ['/a/stars/:star', '/a/stars/2', 'teacher'],
    ]);
  });

  it('a route that nobody sees has no address, and a route that a role may not open is not visited as that role', async () => {
    const { found, asked } = await site({ guest: { '/a': [] } }, [routeAt('/a/closed', { roles: ['admin'] })])();
    expect(found).toEqual([['/a', '/a', 'guest']]);
    expect(asked.filter((visit) => visit.endsWith('/a/closed'))).toEqual([]);
  });
});

describe('the gate', () => {
  it.each([
    ['open to all of the dashboard', routeAt('/dashboard/a'), holderWith(), true],
    ['closed without the permission', routeAt('/dashboard/a', { permissions: ['a.read'] }), holderWith(), false],
    ['open with it', routeAt('/dashboard/a', { permissions: ['a.read'] }), holderWith('a.read'), true],
    ['closed to other roles', routeAt('/dashboard/a', { roles: ['admin'] }), holderWith(), false],
    [
      'closed to whom the dashboard is closed',
      routeAt('/dashboard/a'),
      { ...holderWith(), permissions: new Set() },
      false,
    ],
    [
      'open to everybody where it is public',
      routeAt('/', { access: 'public' }),
      { ...holderWith(), permissions: new Set() },
      true,
    ],
  ] as const)('the gate is %s', (_what, route, holder, isOpen) => {
    expect(isAdmitted(holder as Holder, route)).toBe(isOpen);
  });

  it('the gate reports failing first data of a closed screen, and a closed screen that is shown', async () => {
    const routes = [
      routeAt('/dashboard/a', { permissions: ['a.read'], data: ['rooms'] }),
      routeAt('/dashboard/a/:id', { permissions: ['a.read'] }),
      routeAt('/dashboard/b'),
    ];
    const opened: string[] = [];
    const visit: Visit = async ({ role }, work) => {
      const heading = role === 'guest' ? '403 PAGE IS FORBIDDEN' : 'Rooms';
      const page = { locator: () => ({ first: () => ({ textContent: async () => heading }) }) };
      return work({ page, go: async (to: string) => opened.push(`${role} ${to}`) } as unknown as Visitor);
    };
    const statusOf = async (role: Role) => (role === 'guest' ? 500 : 403);
    const holders = new Map([
      ['super-admin', holderWith('a.read')],
      ['student', holderWith()],
      ['guest', holderWith()],
    ] as const);
    let steps = 0;
    const step = () => {
      steps += 1;
    };
    const findings = await knockAtGate({ routes, holders, academy: { statusOf } as unknown as Academy, visit, step });
    expect(findings.map(({ where, text }) => [where, text])).toEqual([
      ['/dashboard/a as student', 'the shell shows "Rooms"'],
      ['/dashboard/a as guest', '/api/rooms responds 500'],
    ]);
    expect([steps, opened]).toEqual([4, ['student /dashboard/a', 'guest /dashboard/a']]);
  });
});

describe('a walk', () => {
  /** A site whose pages leave globals: some while they are open, some after they are left. */
  const walkOver = async (leaves: Record<string, string[]>, complaints: Record<string, string[]> = {}) => {
    const visits: string[] = [];
    const visit: Visit = async (_options, work) => {
      let path = '';
      const globals: string[] = [];
      const said: string[] = [];
      const page = {
        evaluate: async () => ({ ...clean, globals: [...clean.globals, ...globals] }),
        locator: () => ({ first: () => ({ textContent: async () => (path === '/closed' ? '404' : 'A') }) }),
      };
      const go = async (to: string) => {
        globals.push(...(leaves[`after ${path}`] ?? []));
        path = to;
        visits.push(to);
        globals.push(...(leaves[path] ?? []));
        said.push(...(complaints[path] ?? []));
      };
      return work({ page, go, takeComplaints: () => said.splice(0) } as unknown as Visitor);
    };
    const stops = ['/one', '/two', '/closed'].map((path) => ({
      name: path,
      path,
      isOthers: path === '/two',
      withAxe: false,
    }));
    const look = { language: 'en', theme: 'light' } as const;
    const walked = await walk({ role: 'admin', look, stops }, { visit, name: 'mf-a', ownPrefixes: [], step: () => {} });
    return { ...walked, visits };
  };
  const REJECTED = 'Failed to load resource: the server responded with a status of 403 (Forbidden) http://x/api/a';

  it('a walk visits screen after screen, and reports for each what it was the first to leave', async () => {
    const { findings, shown, visits } = await walkOver(
      { '/one': ['jQuery'], '/two': ['jQuery', 'legacy'] },
      { '/one': ['oh'], '/two': [REJECTED] },
    );
    expect(findings.map(({ where, text }) => [where, text])).toEqual([
      ['/one as admin, en', 'the global jQuery'],
      ['/one as admin, en', 'oh'],
      ['/two as admin, en', 'the global legacy'],
    ]);
    expect([shown, visits]).toEqual([
      ['/one', '/two'],
      ['/one', '/two', '/closed', NEUTRAL],
    ]);
  });

  it('a walk finds by separate visits which screen leaves something after it is left', async () => {
    const { findings, visits } = await walkOver({ 'after /closed': ['late'] });
    expect(findings).toEqual([{ probe: 'traces', where: 'after /closed as admin, en', text: 'the global late' }]);
    expect(visits).toHaveLength(4 + 3 * 2);
  });

  it('a walk is split into parts of about the same length', () => {
    const stops = Array.from({ length: 17 }, (_, at) => ({ name: `${at}`, path: '', isOthers: false, withAxe: false }));
    const walks = walksOf('guest', { language: 'ar', theme: 'dark' }, stops);
    expect(walks.map((one) => one.stops.length)).toEqual([6, 6, 5]);
  });
});

it('visitors share seats, and wait for a free one', async () => {
  const page = {
    on: () => {},
    addInitScript: async () => {},
    goto: async () => {},
    waitForFunction: async () => {},
    evaluate: async () => {},
    close: async () => {},
  };
  const cdp = { send: async () => {}, detach: async () => {} };
  const context = {
    newPage: async () => page,
    newCDPSession: async () => cdp,
    clearCookies: async () => {},
    addCookies: async () => {},
    pages: () => [page],
  };
  let contexts = 0;
  const browser = {
    newContext: async () => {
      contexts += 1;
      return context;
    },
  };
  const academy = { url: 'http://x', tokenOf: async () => 't' } as unknown as Academy;
  const visit = seatsIn(browser as unknown as Browser, academy, 2);
  const leave: (() => void)[] = [];
  const stay = () => new Promise<void>((resolve) => leave.push(resolve));
  const visits = Array.from({ length: 5 }, () => visit({ role: 'guest', language: 'en' }, stay));
  for (const seated of [2, 3, 4, 5]) {
    await vi.waitFor(() => expect(leave).toHaveLength(seated));
    // A visitor that does not wait would have a seat by now.
    await new Promise((resolve) => setImmediate(resolve));
    expect(leave).toHaveLength(seated);
    leave[seated - 2]?.();
  }
  leave[4]?.();
  await Promise.all(visits);
  expect(contexts).toBe(2);
});

it('each place of a release has its script', () => {
  const release = {
    name: 'mf-a',
    version: '1.0.0-a',
    base: '/',
    integrity: { 'remoteEntry.js': '', '__federation_expose_route.1.js': '' },
    files: { list: ['remoteEntry.js', '402.js', 'screen-list.1.js'], form: ['remoteEntry.js', 'screen-form.1.js'] },
    slotFiles: { bell: ['slot-bell.1.js'] },
  };
  const at = (place: Parameters<typeof scriptAt>[1], part?: string) => scriptAt(release, place, part);
  expect([at('entry'), at('module'), at('screen'), at('screen', 'form'), at('slot')]).toEqual([
    'remoteEntry.js',
    '__federation_expose_route.1.js',
    'screen-list.1.js',
    'screen-form.1.js',
    'slot-bell.1.js',
  ]);
  expect(() => at('screen', 'nothing')).toThrow('there is no script for screen nothing');
});

it('a report lists screens, probes, routes without an address, and problems', () => {
  const report: CheckReport = {
    name: 'mf-a',
    version: '1.0.0-a',
    seconds: 61.4,
    screens: [{ path: '/a', roles: ['admin', 'guest'], kilobytes: 12.34, roundTrips: 3 }],
    fillers: [{ name: 'home.widget next', path: '/home', role: 'student' }],
    unreached: ['/a/:id'],
    filter: null,
    times: [{ part: 'screens', seconds: 41.26, steps: 28 }],
    findings: ['admin', 'guest'].map((role) => {
      return { probe: 'axe', where: `/a as ${role}, en`, text: 'image-alt: no text' };
    }),
    probes: { axe: 2, console: 14 },
  };
  const text = reportText(report);
  expect(text).toMatch(/^\/a +admin guest +12\.3 +3$/m);
  expect(text).toMatch(/^home\.widget next +\/home +student$/m);
  expect(text).toMatch(/^screens +41\.3 +28$/m);
  expect(text).toMatch(/^axe +2 +2 found\nconsole +14 +passed$/m);
  expect(text).toContain('without an address in the demo data: /a/:id');
  expect(text).toContain('  axe: image-alt: no text (/a as admin, en and 1 more)\n');
  expect(text).toMatch(/mf-a 1\.0\.0-a did not pass in 61 s$/);
  expect(reportText({ ...report, findings: [] })).toMatch(/passed in 61 s$/);
  expect(reportText({ ...report, filter: { role: 'guest' } })).toMatch(/a part of the check, .* to production$/);
});
