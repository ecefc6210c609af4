import { describe, expect, it } from 'vitest';
import { academyMenu, rolePermissions } from '#/testing/academy-menu.fixture.ts';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { activeLink, bottomBarLinks, linksOf, type MenuItem, menuFor } from './menu.ts';

const registry = registryOf([academyMenu]);
const seen = (items: readonly MenuItem[]) =>
  items.map((item) =>
    item.kind === 'link' ? item.label.en : `${item.label.en}: ${item.links.map(({ label }) => label.en).join(', ')}`,
  );
const menuOf = (role: string, permissions: readonly string[]) =>
  menuFor(registry, { roles: [role], permissions: new Set(permissions) });

const wanted = {
  guest: ['Home', 'Timeline', 'Messaging', 'Subscriptions: Packages'],
  student: [
    'Home',
    'Timeline',
    'Messaging',
    'Materials',
    'Classes: My Classes, Daily Reports',
    'Subscriptions: Invoices, Packages',
    'Calendar',
    'Files',
  ],
  teacher: ['Home', 'Timeline', 'Messaging', 'Students', 'Add Class', 'Classes', 'Calendar', 'Files'],
  leader: [
    'Home',
    'Timeline',
    'Messaging',
    'Students',
    'Teachers',
    'Family And Roles: Family And Relatives',
    'Materials',
    'Classes: My Classes, Daily Reports',
    'Calendar',
    'Files',
  ],
  admin: [
    'Home',
    'Timeline',
    'Messaging',
    'Students',
    'Teachers',
    'Leaders',
    'Admins',
    'Family And Roles: Family And Relatives, Roles & Permissions',
    'Materials',
    'Classes: My Classes, Daily Reports',
    'Subscriptions: Invoices, Bank Transfers, Packages',
    'Calendar',
    'Files',
  ],
  'super-admin': [
    'Home',
    'Timeline',
    'Messaging',
    'Users: Students, Teachers, Leaders, Admins, All Users',
    'Family And Roles: Family And Relatives, Roles & Permissions',
    'Materials',
    'Classes: My Classes, Daily Reports',
    'Subscriptions: Invoices, Bank Transfers, Packages',
    'Calendar',
    'Files',
  ],
} satisfies Record<keyof typeof rolePermissions, string[]>;

describe('the menu', () => {
  it.each(Object.keys(wanted) as (keyof typeof wanted)[])(
    'the menu of a %s has exactly the permitted entries',
    (role) => {
      expect(seen(menuOf(role, rolePermissions[role]))).toEqual(wanted[role]);
    },
  );

  it('the role superAdmin is read as super-admin', () => {
    expect(seen(menuOf('superAdmin', rolePermissions['super-admin']))).toEqual(wanted['super-admin']);
  });

  it('the menu follows the permissions of a custom role', () => {
    expect(seen(menuOf('accountant', ['timeline.read', 'subscriptions.invoices.read']))).toEqual([
      'Home',
      'Timeline',
      'Subscriptions: Invoices',
      'Files',
    ]);
  });

  it('an entry of an undeclared group is on the top level', () => {
    const menu = [{ id: 'lost', labelKey: 'lost', to: '/dashboard/lost', icon: 'circle', order: 1, group: 'gone' }];
    const lonely = registryOf([rawEntry({ menu, texts: { en: { lost: 'Lost' }, ar: {} } })]);
    expect(seen(menuFor(lonely, { roles: [], permissions: new Set() }))).toEqual(['Lost']);
  });

  it('entries of several audiences with the same address are shown as one', () => {
    const entry = { labelKey: 'invoices', to: '/dashboard/invoices', icon: 'circle', order: 1 };
    const menu = [
      { ...entry, id: 'invoices', permissions: ['subscriptions.invoices.read'] },
      { ...entry, id: 'own-invoices', only: ['guest'] },
      { ...entry, id: 'family-invoices', relations: ['parent'] },
    ];
    const registry = registryOf([rawEntry({ menu, texts: { en: { invoices: 'Invoices' }, ar: {} } })]);
    const menuOf = (roles: string[], relations: string[], permissions: string[] = []) =>
      seen(menuFor(registry, { roles, relations, permissions: new Set(permissions) }));
    expect(menuOf(['guest', 'office'], ['parent'], ['subscriptions.invoices.read'])).toEqual(['Invoices']);
    expect(menuOf(['teacher'], ['parent'])).toEqual(['Invoices']);
    expect(menuOf(['teacher'], ['aunt'])).toEqual([]);
  });

  it("an entry in another audience's group does not hide the user's entry with the same address", () => {
    const entry = { labelKey: 'reports', to: '/dashboard/reports', icon: 'circle', order: 1 };
    const menuGroups = [{ id: 'study', labelKey: 'study', icon: 'book', order: 1, except: ['teacher'] }];
    const menu = [
      { ...entry, id: 'reports', group: 'study' },
      { ...entry, id: 'reports-of-teachers', only: ['teacher'] },
    ];
    const texts = { en: { study: 'Study', reports: 'Reports' }, ar: {} };
    const registry = registryOf([rawEntry({ menuGroups, menu, texts })]);
    const menuOf = (roles: string[]) => seen(menuFor(registry, { roles, permissions: new Set() }));
    expect(menuOf(['teacher'])).toEqual(['Reports']);
    expect(menuOf(['student'])).toEqual(['Study: Reports']);
  });

  it('the menu joins entries of several remotes in one group', () => {
    const menuGroups = [{ id: 'study', labelKey: 'study', icon: 'book', order: 1 }];
    const link = (id: string, order: number) => [
      { id, labelKey: id, to: `/dashboard/${id}`, icon: 'circle', order, group: 'study' },
    ];
    const texts = { en: { study: 'Study', one: 'One', two: 'Two' }, ar: {} };
    const joined = registryOf([
      rawEntry({ name: 'mf-two', menu: link('two', 2), texts }),
      rawEntry({ name: 'mf-one', menu: link('one', 1), menuGroups, texts }),
    ]);
    expect(seen(menuFor(joined, { roles: [], permissions: new Set() }))).toEqual(['Study: One, Two']);
  });
});

describe('the bottom bar', () => {
  it('the bottom bar has four links, because its fifth place opens the whole menu', () => {
    const places = bottomBarLinks(menuOf('student', rolePermissions.student));
    expect(places.map(({ label }) => label.en)).toEqual(['Home', 'Messaging', 'My Classes', 'Calendar']);
  });

  it.each(Object.keys(rolePermissions) as (keyof typeof rolePermissions)[])(
    'the start page is first in the bar and the menu of a %s',
    (role) => {
      const menu = menuOf(role, rolePermissions[role]);
      expect(bottomBarLinks(menu)[0]?.label.en).toBe('Home');
      expect(linksOf(menu)[0]?.label.en).toBe('Home');
    },
  );

  it.each([
    ['guest', rolePermissions.guest, 4],
    ['accountant', ['subscriptions.invoices.read'], 3],
  ])('a menu of five links or fewer fits completely in the bar (%s)', (role, permissions, count) => {
    const menu = menuOf(role, permissions);
    expect(linksOf(menu)).toHaveLength(count);
    expect(new Set(bottomBarLinks(menu))).toEqual(new Set(linksOf(menu)));
  });
});

describe('the active link', () => {
  const links = linksOf(menuOf('admin', rolePermissions.admin));

  it.each([
    ['/dashboard/timeline', '/dashboard/timeline'],
    ['/dashboard/timeline/pending', '/dashboard/timeline'],
    ['/dashboard/timelines', undefined],
  ])('the active link at %s is %s', (pathname, to) => {
    expect(activeLink(links, pathname)?.to).toBe(to);
  });

  it('a page at another address belongs to the entry that covers its route', () => {
    const [first, second] = links.map((link, at) => ({ ...link, covers: at === 1 ? ['/dashboard/post/:id'] : [] }));
    const two = [first, second].filter((link) => link !== undefined);
    expect(activeLink(two, '/dashboard/post/7', '/dashboard/post/:id')).toBe(second);
    expect(activeLink(two, '/dashboard/post/7/edit', '/dashboard/post/:id/edit')).toBeNull();
  });
});
