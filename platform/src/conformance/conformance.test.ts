import { describe, expect, it } from 'vitest';
import { scriptAt } from './faults.ts';
import { type CheckReport, reportText } from './report.ts';
import { findSamples } from './sample-paths.ts';
import { type PageTraces, traceProblems } from './traces.ts';
import type { Visitor } from './visitor.ts';

const clean: PageTraces = {
  globals: ['fetch'],
  storage: ['language'],
  style: { p: 'color: black', button: 'color: black' },
  keys: [],
};

describe('traces', () => {
  it('what is the shell’s, the loader’s or the remote’s own is no trace', () => {
    const now = {
      ...clean,
      globals: ['fetch', 'mf_a_1_0_0', 'chunkmf_a', 'webpackChunk', '__FEDERATION__'],
      storage: ['language', 'draft:7:post', 'restored:7:posts', 'lessons:open', 'mf-lessons-order'],
    };
    expect(traceProblems(clean, now, ['lessons', 'mf-lessons'])).toEqual([]);
  });

  it('globals, foreign storage keys, styles of plain elements and missing texts are named', () => {
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

describe('addresses of a remote’s routes', () => {
  const routes = ['/a', '/a/add', '/a/:id', '/a/:id/edit', '/a/stars/:star'].map((path) => ({ path })) as never;

  /** A site in which each role is shown some addresses, with links on them. */
  const site = (shown: Record<string, Record<string, string[]>>) => async (): Promise<[string, string, string][]> => {
    const samples = await findSamples(routes, async (role, work) => {
      let path = '';
      const links = () => shown[role]?.[path];
      const locator = () => ({ first: () => ({ textContent: async () => (links() ? 'A' : '403 PAGE') }) });
      const page = { locator, evaluate: async () => links() ?? [] };
      const go = async (to: string) => {
        path = to;
      };
      return work({ page, go, takeComplaints: () => [] } as unknown as Visitor);
    });
    return [...samples].map(([pattern, { path, foundBy }]) => [pattern, path, foundBy]);
  };

  it('links lead to addresses with parameters, whose values are tried for others, as the first role that is shown them', async () => {
    const find = site({
      'super-admin': { '/a': ['/a/7', '/b/9'], '/a/7': [], '/a/7/edit': [] },
      teacher: { '/a/add': [], '/a/stars/2': [] },
    });
    expect(await find()).toEqual([
      ['/a', '/a', 'super-admin'],
      ['/a/:id', '/a/7', 'super-admin'],
      ['/a/:id/edit', '/a/7/edit', 'super-admin'],
      ['/a/add', '/a/add', 'teacher'],
      ['/a/stars/:star', '/a/stars/2', 'teacher'],
    ]);
  });

  it('a route that nobody is shown has no address', async () => {
    expect(await site({ guest: { '/a': [] } })()).toEqual([['/a', '/a', 'guest']]);
  });
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

it('a report lists screens, probes, what has no address, and what was found', () => {
  const report: CheckReport = {
    name: 'mf-a',
    version: '1.0.0-a',
    seconds: 61.4,
    screens: [{ path: '/a', roles: ['admin', 'guest'], kilobytes: 12.34, roundTrips: 3 }],
    unreached: ['/a/:id'],
    findings: ['admin', 'guest'].map((role) => {
      return { probe: 'axe', where: `/a as ${role}, en`, text: 'image-alt: no text' };
    }),
    probes: { axe: 2, console: 14 },
  };
  const text = reportText(report);
  expect(text).toMatch(/^\/a +admin guest +12\.3 +3$/m);
  expect(text).toMatch(/^axe +2 +2 found\nconsole +14 +passed$/m);
  expect(text).toContain('without an address in the demo data: /a/:id');
  expect(text).toContain('  axe: image-alt: no text (/a as admin, en and 1 more)\n');
  expect(text).toMatch(/mf-a 1\.0\.0-a did not pass in 61 s$/);
  expect(reportText({ ...report, findings: [] })).toMatch(/passed in 61 s$/);
});
