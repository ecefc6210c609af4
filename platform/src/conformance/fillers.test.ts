import { defineRemote, type Holder } from '@academy/shared-auth/contract';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Role } from './academy.ts';
import type { LiveRelease } from './faults.ts';
import { audienceOf, findFillers, type Owner } from './fillers.ts';
import type { Visit } from './seats.ts';
import { FRAMELESS, NEUTRAL, type Visitor } from './visitor.ts';

const declaration = defineRemote({
  name: 'mf-lessons',
  version: '1.0.0',
  namespace: 'lessons',
  needs: { shell: '^1.0.0', api: '^1.0.0' },
  routes: [],
  menu: [{ id: 'lessons', labelKey: 'a', to: '/dashboard/lessons', icon: 'bell', order: 1, only: ['teacher'] }],
  slots: [
    { slot: 'menu.badge', id: 'unread', part: 'unread', entry: 'lessons', order: 1 },
    { slot: 'home.widget', id: 'next', part: 'next', order: 1, only: ['student', 'teacher'] },
    { slot: 'home.widget', id: 'office', part: 'office', order: 2, permissions: ['lessons.create'] },
    { slot: 'home.widget', id: 'never', part: 'never', order: 3 },
  ],
});
const [badge, next, office, never] = declaration.slots;
const release: LiveRelease = {
  name: 'mf-lessons',
  version: '1.0.0-a',
  base: '/remotes/mf-lessons/1.0.0-a/',
  integrity: {},
  files: {},
  slotFiles: Object.fromEntries(declaration.slots.map(({ part }) => [part, [`slot-${part}.js`]])),
};
const holder = (role: Role, ...permissions: string[]): [Role, Holder] => [
  role,
  { permissions: new Set(['timeline.read', ...permissions]), roles: [role] },
];
const holders = new Map([holder('admin', 'lessons.create'), holder('teacher'), holder('student')]);

/** A site whose pages request the scripts of fillers, by path and role. */
function site(parts: Record<string, string[]>) {
  const visits: string[] = [];
  const visit: Visit = async ({ role, prepare }, work) => {
    let hear = (_request: { url: () => string }) => {};
    const page = {
      on: (_event: string, listener: typeof hear) => {
        hear = listener;
      },
      route: async () => {},
      evaluate: async () => {},
    };
    await prepare?.(page as unknown as Page);
    const go = async (path: string) => {
      visits.push(`${role} ${path}`);
      for (const part of parts[`${role} ${path}`] ?? [])
        hear({ url: () => `http://x/remotes/mf-lessons/1.0.0-a/slot-${part}.js` });
    };
    return work({ page, go, untilQuiet: async () => {} } as unknown as Visitor);
  };
  return { visit, visits };
}

it('the roles of a filler are its audience; those of a counter must also see its menu entry', () => {
  const rolesOf = (filler: typeof badge) => filler && audienceOf(declaration, filler, holders);
  expect([badge, next, office].map(rolesOf)).toEqual([['teacher'], ['teacher', 'student'], ['admin']]);
});

it('a filler is seen on a page that requests its script, by the first role that it is for', async () => {
  const samples = new Map(
    ['/dashboard/a', '/dashboard/b'].map((path) => [path, { path, foundBy: 'admin' as const }] as const),
  );
  const routes = [...samples.keys()].map((path) => ({
    path,
    access: 'session',
    permissions: [],
    roles: [],
    // A folder of mf-users that exists: the slots named in it decide only in which order pages are tried.
    screen: 'home',
  }));
  const owner = { name: 'mf-users', routes, samples } as unknown as Owner;
  const { visit, visits } = site({
    'admin /dashboard/b': ['office'],
    'teacher /dashboard/a': ['next'],
    'student /dashboard/a': ['next'],
  });
  const fillers = [next, office, never].filter((filler) => filler !== undefined);
  const options = { declaration, release, holders, visit, step: () => {} };
  expect(await findFillers(owner, fillers, options)).toEqual([
    { name: 'home.widget office', path: '/dashboard/b', role: 'admin', rest: NEUTRAL },
    { name: 'home.widget next', path: '/dashboard/a', role: 'teacher', rest: NEUTRAL },
  ]);
  expect(visits).toContain('student /dashboard/b');
});

it('a filler of the frame is seen on the start page; its checks end on a page without the frame', async () => {
  const { visit } = site({ 'teacher /dashboard': ['unread'] });
  const options = { declaration, release, holders, visit, step: () => {} };
  expect(await findFillers({ name: 'shell' }, badge ? [badge] : [], options)).toEqual([
    { name: 'menu.badge unread', path: '/dashboard', role: 'teacher', rest: FRAMELESS },
  ]);
});
