import { defineRemote } from '@academy/shared-auth/contract';
import { describe, expect, it } from 'vitest';
import { compositionProblems } from './composition-problems.ts';
import type { RemotePart } from './remote-part.ts';

type Declaration = Partial<Parameters<typeof defineRemote>[0]>;

/** A remote that went live before. */
function remote(area: string, declaration: Declaration): RemotePart {
  const needs = { shell: '^1.0.0', api: '^1.0.0' };
  const basics = { name: `mf-${area}`, version: '1.0.0', namespace: area, needs, routes: [] };
  return { declared: defineRemote({ ...basics, ...declaration }), contents: null };
}
const routes = (...paths: string[]) => paths.map((path) => ({ path, screen: 'list', titleKey: 'list.title' }));
const menu = (...entries: { id: string; to?: string }[]) =>
  entries.map((entry) => ({ to: '/dashboard', labelKey: 'menu.label', icon: 'book', order: 1, ...entry }));
const bell = { slot: 'topbar', id: 'bell', part: 'bell', labelKey: 'bell.label', icon: 'bell', order: 1 };
const counter = { slot: 'menu.badge', id: 'count', part: 'count', entry: 'a', order: 1 };
const group = { id: 'family', labelKey: 'menu.group', icon: 'book', order: 1 };
const problems = (...parts: RemotePart[]) => compositionProblems(parts).map(({ text }) => text);

const timeline = remote('timeline', { routes: routes('/dashboard/timeline', '/dashboard/timeline/edit/:id') });
const messaging = remote('messaging', {
  routes: routes('/dashboard/messaging/chats', '/dashboard/messaging/chats/:id'),
  redirects: [{ from: '/dashboard/messaging', to: '/dashboard/messaging/chats' }],
});
const live = [timeline, messaging];
const library = (...paths: string[]) => remote('library', { routes: routes(...paths) });

describe('claims that a remote cannot have', () => {
  it.each([
    ['/dashboard/timeline', '/dashboard/timeline of mf-timeline'],
    ['/dashboard/timeline/', '/dashboard/timeline of mf-timeline'],
    ['/dashboard//timeline', '/dashboard/timeline of mf-timeline'],
    ['/Dashboard/TimeLine', '/dashboard/timeline of mf-timeline'],
    ['/dashboard/timeline/edit/new', '/dashboard/timeline/edit/:id of mf-timeline'],
    ['/dashboard/timeline/*', '/dashboard/timeline of mf-timeline (and 1 more)'],
    ['/dashboard/messaging', '/dashboard/messaging of mf-messaging'],
    ['/dashboard/messaging/chats/:foo', '/dashboard/messaging/chats/:id of mf-messaging'],
    ['/dashboard/messaging/:anything', '/dashboard/messaging/chats of mf-messaging'],
    ['/dashboard/:area/chats/:id', '/dashboard/messaging/chats/:id of mf-messaging'],
  ])('a remote cannot have %s, which is %s', (path, owned) => {
    expect(problems(...live, library(path))).toEqual([`${path} of mf-library and ${owned} match the same addresses`]);
  });

  it.each(['/dashboard/:anything', '/dashboard/*'])('a remote cannot claim the pages of all others with %s', (path) => {
    const found = problems(...live, library(path));
    expect(found).toHaveLength(3);
    for (const owner of ['mf-timeline', 'mf-messaging', 'the platform']) expect(found.join()).toContain(owner);
  });

  it.each([
    ['/auth/signin', '/auth'],
    ['/AUTH', '/auth'],
    ['/api/login', '/api'],
    ['/remotes/mine', '/remotes'],
    ['/remotes.json', '/remotes.json'],
    ['/assets/main.js', '/assets'],
    ['/locales/en/shell.json', '/locales'],
    ['/healthz', '/healthz'],
    ['/readyz/', '/readyz'],
    ['/metrics', '/metrics'],
    ['/dev/inbox', '/dev'],
    ['/submit-forms/:id', '/submit-forms'],
    ['/gallery', '/gallery'],
    ['/free-trial', '/free-trial'],
    ['/dashboard/platform', '/dashboard/platform'],
    ['/:page/inbox', '/api, /assets, /auth, /channels, /dev, /free-trial, /gallery'],
    ['/*', '/api, /assets, /auth, /channels, /dev, /free-trial, /gallery'],
  ])("a remote cannot claim the platform's %s", (path, owned) => {
    expect(problems(library(path))).toEqual([
      expect.stringContaining(`${path} of mf-library matches addresses of the platform: ${owned}`),
    ]);
  });
});

describe('claims that a remote can have', () => {
  it.each(['/', '/ar', '/profile', '/surveys/:id', '/dashboard', '/dashboard/library/:id', '/authors'])(
    'a remote can have %s if it is free',
    (path) => {
      expect(problems(...live, library(path))).toEqual([]);
    },
  );
});

describe('addresses of one remote', () => {
  it.each([
    [['/dashboard/a', '/dashboard/a'], 'mf-library declares /dashboard/a twice'],
    [['/dashboard/a/:id', '/dashboard/a/:foo/'], '/dashboard/a/:id and /dashboard/a/:foo/, which match the same'],
    [['/dashboard/a', '/dashboard/A'], '/dashboard/a and /dashboard/A, which match the same'],
  ])('declaring an address twice in one remote is reported: %j', (paths, problem) => {
    expect(problems(library(...paths))).toEqual([expect.stringContaining(problem)]);
  });

  it('a redirect counts as an address', () => {
    const redirects = [{ from: '/dashboard/a/', to: '/dashboard/b' }];
    expect(problems(remote('library', { routes: routes('/dashboard/a', '/dashboard/b'), redirects }))).toEqual([
      'mf-library declares /dashboard/a and /dashboard/a/, which match the same addresses',
    ]);
  });

  it('a more exact address beside a parameter is another address', () => {
    expect(problems(library('/dashboard/a/:id', '/dashboard/a/new'))).toEqual([]);
  });
});

describe('names', () => {
  it.each<[string, Declaration]>([
    ['menu entry "same"', { menu: menu({ id: 'same' }) }],
    ['menu group "family"', { menuGroups: [group] }],
    ['palette entry "same"', { palette: menu({ id: 'same' }) }],
    ['slot filler "bell"', { slots: [bell] }],
    ['permission group "stars"', { permissionGroups: [{ group: 'stars', labelKey: 'stars.label' }] }],
    ['notification "star.given"', { notifications: [{ key: 'star.given', textKey: 'stars.given' }] }],
    ['locale namespace "texts"', { namespace: 'texts' }],
  ])('a name can belong to only one remote: %s', (what, declaration) => {
    expect(problems(remote('one', declaration), remote('two', declaration))).toEqual([
      `the ${what} is declared by mf-one and mf-two`,
    ]);
  });

  it('a name is unique within one remote too', () => {
    const twice = remote('one', { menu: menu({ id: 'a' }, { id: 'a' }), slots: [bell, bell] });
    expect(problems(twice)).toEqual([
      'the menu entry "a" is declared by mf-one twice',
      'the slot filler "bell" is declared by mf-one twice',
    ]);
  });

  it('no remote can take the shell’s namespaces', () => {
    expect(problems(remote('one', { namespace: 'ui' }))).toEqual([
      'mf-one claims the locale namespace ui of the shell',
    ]);
  });
});

describe('links', () => {
  it.each([
    '/dashboard/timeline',
    '/dashboard/timeline/',
    '/dashboard/timeline/edit/7',
    '/dashboard/messaging',
    '/dashboard',
  ])('a link to a missing page is rejected: %s', (to) => {
    expect(problems(...live, remote('library', { menu: menu({ id: 'a', to }) }))).toEqual([]);
  });

  it('a link to a missing remote is rejected', () => {
    const redirects = [{ from: '/dashboard/old/:id', to: '/dashboard/gone/:id' }];
    const lost = remote('library', { menu: menu({ id: 'a', to: '/dashboard/nowhere' }), redirects });
    expect(problems(...live, lost)).toEqual([
      'the menu entry "a" of mf-library leads to /dashboard/nowhere, where no page is',
      'the redirect from /dashboard/old/:id of mf-library leads to /dashboard/gone/:id, where no page is',
    ]);
    expect(compositionProblems([lost], { isWhole: false })).toEqual([]);
  });

  it('a palette entry may have a query and a fragment, and must lead to a page', () => {
    const there = menu({ id: 'a', to: '/dashboard/timeline?tab=new#top' });
    expect(problems(...live, remote('library', { palette: there }))).toEqual([]);
    expect(problems(remote('library', { palette: menu({ id: 'b', to: '/dashboard/nowhere?tab=new' }) }))).toEqual([
      'the palette entry "b" of mf-library leads to /dashboard/nowhere?tab=new, where no page is',
    ]);
  });

  it('an entry, or its group, must require what its page requires', () => {
    const closed = routes('/dashboard/books').map((route) => ({
      ...route,
      permissions: ['book.read'],
      roles: ['admin', 'teacher'],
    }));
    const [entry] = menu({ id: 'books', to: '/dashboard/books?sort=title' });
    const [plain] = menu({ id: 'plain', to: '/dashboard/books' });
    if (!entry || !plain) throw new Error('no entries');
    const rejected = (palette: Declaration['palette'], more: Declaration = {}) =>
      problems(...live, remote('library', { routes: closed, palette: palette ?? [], ...more }));
    const text = 'is shown to people who may not open /dashboard/books';
    expect(rejected([entry])).toEqual([`the palette entry "books" of mf-library ${text}`]);
    expect(rejected([{ ...entry, permissions: ['book.read'] }])).toHaveLength(1);
    expect(rejected([{ ...entry, permissions: ['book.read'], only: ['admin', 'guest'] }])).toHaveLength(1);
    expect(rejected([{ ...entry, permissions: ['book.read'], only: ['admin'] }])).toEqual([]);
    const grouped = { menu: [{ ...plain, group: 'family', only: ['admin'] }] };
    expect(rejected([], { ...grouped, menuGroups: [group] })).toEqual([`the menu entry "plain" of mf-library ${text}`]);
    expect(rejected([], { ...grouped, menuGroups: [{ ...group, permissions: ['book.read'] }] })).toEqual([]);
  });

  it('a menu entry may cover only declared routes, by their paths', () => {
    const covering = (path: string) =>
      remote('library', { menu: menu({ id: 'a', to: '/dashboard' }).map((entry) => ({ ...entry, covers: [path] })) });
    expect(problems(timeline, covering('/dashboard/timeline/edit/:id'))).toEqual([]);
    expect(problems(timeline, covering('/dashboard/timeline/edit/7'))).toEqual([
      'the menu entry "a" of mf-library covers /dashboard/timeline/edit/7, which is no route',
    ]);
  });

  it('a page cannot redirect to itself', () => {
    const redirects = [{ from: '/dashboard/a', to: '/dashboard/A/' }];
    expect(problems(remote('library', { redirects }))).toHaveLength(1);
  });
});

describe('a notification leads to a route of its own remote', () => {
  const leading = (to: string) =>
    remote('library', {
      routes: routes('/dashboard/library/:id'),
      notifications: [{ key: 'book.new', textKey: 'book.new', to }],
    });

  it.each(['/dashboard/library/:relatedId', '/dashboard/library/7?page=:page#note-:noteId'])(
    'a notification leads to a route of its own remote: %s',
    (to) => {
      expect(problems(timeline, leading(to))).toEqual([]);
    },
  );

  it.each(['/dashboard/timeline', '/dashboard/library', '/dashboard/:area/:relatedId', '/dashboard'])(
    'a notification cannot lead to %s',
    (to) => {
      expect(compositionProblems([timeline, leading(to)], { isWhole: false }).map(({ text }) => text)).toEqual([
        `the notification "book.new" of mf-library leads to ${to}, which is no route of it`,
      ]);
    },
  );
});

describe('the text of a notification', () => {
  const { declared } = remote('library', { notifications: [{ key: 'book.new', textKey: 'new' }] });
  const problemsOf = (en: Record<string, string>, ar: Record<string, string>) =>
    problems({
      declared,
      contents: { texts: { en, ar }, icons: [], screens: [], slotParts: [], doors: ['./route', './lifecycles'] },
    });
  const forms = (language: string, without?: string) =>
    Object.fromEntries(
      new Intl.PluralRules(language)
        .resolvedOptions()
        .pluralCategories.filter((form) => form !== without)
        .map((form) => [`new_${form}`, 'x']),
    );
  const lacks = (key: string, language: string) =>
    `mf-library: the notification "book.new" has no text ${key} in ${language}`;

  it('the text of a notification is one text, or one for each plural form, in both languages', () => {
    expect(problemsOf({ new: 'A book' }, { new: 'كتاب' })).toEqual([]);
    expect(problemsOf(forms('en'), forms('ar'))).toEqual([]);
    expect(problemsOf({ ...forms('en'), new_zero: 'x' }, forms('ar'))).toEqual([]);
  });

  it('a notification text missing in a language is reported', () => {
    expect(problemsOf({ new: 'A book' }, { new: ' ' })).toEqual([lacks('new', 'ar')]);
    expect(problemsOf({}, { new: 'كتاب' })).toEqual([lacks('new', 'en')]);
  });

  it('a notification text without a plural form is reported', () => {
    expect(problemsOf(forms('en'), forms('ar', 'few'))).toEqual([lacks('new_few', 'ar')]);
    expect(problemsOf(forms('en', 'one'), forms('ar'))).toEqual([lacks('new_one', 'en')]);
    expect(problemsOf({ new: 'A book' }, forms('ar'))).toEqual([lacks('new_one', 'en'), lacks('new_other', 'en')]);
  });
});

describe('a filler of a slot', () => {
  const tab = { slot: 'person.tab', id: 'lessons', part: 'lessons', order: 1 };
  const { labelKey: _label, icon: _icon, ...nameless } = bell;
  const names =
    'topbar, menu.badge, person.summary, person.tab, own.summary, student.teacher-changed, home.widget, class.report.part, child.summary, class.summary, monthly.draft, settings.group, home.attention';
  it.each([
    [
      'of a slot that does not exist',
      { ...tab, slot: 'person.tail' },
      `fills the slot person.tail, which does not exist; there are ${names}`,
    ],
    ['of a tab without a label', tab, 'the filler "lessons" of the slot person.tab needs a labelKey'],
    [
      'of the top bar without an icon',
      { ...nameless, labelKey: 'bell.label' },
      'the filler "bell" of the slot topbar needs an icon',
    ],
    [
      'of the menu without an entry',
      { ...counter, entry: undefined },
      'the filler "count" of the slot menu.badge needs an entry',
    ],
    [
      'of an entry that does not exist',
      { ...counter, entry: 'lost' },
      'the filler "count" of the slot menu.badge belongs to the menu entry "lost", which does not exist',
    ],
    [
      'of what its slot does not give',
      { ...tab, labelKey: 'tab.label', when: { role: ['student'], rank: ['first'] } },
      'the filler "lessons" of the slot person.tab depends on "rank", which the slot does not give',
    ],
  ])('an invalid filler of a slot is reported: %s', (_, filler, problem) => {
    expect(problems(remote('library', { slots: [filler] }))).toEqual([`mf-library: ${problem}`]);
  });

  it('a filler that has everything its slot requires is no problem', () => {
    const fillers = [bell, counter, { ...tab, labelKey: 'tab.label' }];
    expect(problems(remote('library', { menu: menu({ id: 'a' }), slots: fillers }))).toEqual([]);
  });
});

it('all missing parts of a build are reported together', () => {
  const { declared } = remote('library', {
    routes: routes('/dashboard/library'),
    menu: [{ id: 'a', to: '/dashboard', labelKey: 'menu.label', icon: 'no-icon', order: 1 }],
    palette: [
      { id: 'add', to: '/dashboard', labelKey: 'add.label', synonymsKey: 'add.also', icon: 'no-icon-either', order: 1 },
    ],
    slots: [bell, counter],
    permissionGroups: [{ group: 'stars', labelKey: 'stars.label', actions: { export: 'stars.export' } }],
  });
  const stars = { 'stars.label': 'Stars', 'stars.export': 'Export' };
  const contents = {
    texts: {
      en: { 'list.title': 'List', 'bell.label': 'Bell', ...stars },
      ar: { 'list.title': ' ', 'menu.label': 'قائمة', 'stars.label': 'النجوم' },
    },
    icons: ['bell'],
    screens: [],
    slotParts: ['bell'],
    doors: ['./route'],
  };
  expect(problems({ declared, contents })).toEqual([
    'mf-library: the build has no module ./lifecycles',
    'mf-library: /dashboard/library needs the screen features/list/list.page.tsx, which does not exist',
    'mf-library: the filler "count" of the slot menu.badge needs features/count/count.slot.tsx, which does not exist',
    'mf-library: the menu entry "a" has no text menu.label in en',
    'mf-library: the palette entry "add" has no text add.label in en',
    'mf-library: the palette entry "add" has no text add.also in en',
    'mf-library: the title of /dashboard/library has no text list.title in ar',
    'mf-library: the palette entry "add" has no text add.label in ar',
    'mf-library: the palette entry "add" has no text add.also in ar',
    'mf-library: the filler "bell" of the slot topbar has no text bell.label in ar',
    'mf-library: the permission stars.export has no text stars.export in ar',
    'mf-library: there is no icon no-icon',
    'mf-library: there is no icon no-icon-either',
  ]);
});
