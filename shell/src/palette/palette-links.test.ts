import { expect, it } from 'vitest';
import { menuFor } from '#/menu/menu.ts';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { findLinks } from './find-links.ts';
import { paletteLinksFor } from './palette-links.ts';

const LIST = '/dashboard/lessons';
const texts = {
  en: { list: 'Lessons', add: 'Add lesson', late: 'Lessons without a report', also: 'new, session, sessions' },
  ar: { list: 'الدروس', add: 'إضافة درس', late: 'دروس بلا تقرير', also: 'جديد، جلسة' },
};
const add = { id: 'add', labelKey: 'add', synonymsKey: 'also', to: `${LIST}/add`, icon: 'circle', order: 2 };
const late = { id: 'late', labelKey: 'late', to: `${LIST}?status=late`, icon: 'circle', order: 1, only: ['teacher'] };
const lessons = rawEntry({
  menu: [
    { id: 'lessons', labelKey: 'list', to: LIST, icon: 'circle', order: 1 },
    { id: 'add-lesson', labelKey: 'add', to: add.to, icon: 'circle', order: 2, only: ['admin'] },
  ],
  palette: [add, { ...late, permissions: ['lessons.report'] }],
  texts,
});

function linksOf(role: string, ...permissions: string[]) {
  const holder = { roles: [role], permissions: new Set(permissions) };
  const registry = registryOf([lessons]);
  return paletteLinksFor(registry, holder, menuFor(registry, holder));
}
const names = (links: ReturnType<typeof linksOf>) => links.map(({ label }) => label.en);

it('the palette has the menu and then the entries of remotes in their order', () => {
  expect(names(linksOf('teacher', 'lessons.report'))).toEqual(['Lessons', 'Lessons without a report', 'Add lesson']);
});

it('a palette entry is shown to its audience only', () => {
  expect(names(linksOf('teacher'))).toEqual(['Lessons', 'Add lesson']);
  expect(names(linksOf('student', 'lessons.report'))).toEqual(['Lessons', 'Add lesson']);
});

it('an address that is in both menu and entries is listed once in the palette', () => {
  expect(names(linksOf('admin'))).toEqual(['Lessons', 'Add lesson']);
});

it('a palette entry is found by its name in either language', () => {
  const found = findLinks(linksOf('teacher', 'lessons.report'), 'بلا تقرير');
  expect(found.map(({ to }) => to)).toEqual([`${LIST}?status=late`]);
});

it.each(['new session', 'NEW', 'الجلسة', 'جديد درس'])('a palette entry is found by its synonyms: %s', (query) => {
  expect(names(findLinks(linksOf('teacher'), query))).toEqual(['Add lesson']);
  // The entry of the menu has the address, the entry of the palette the synonyms.
  expect(names(findLinks(linksOf('admin'), query))).toEqual(['Add lesson']);
});

it('what is found by its name comes before what is found by synonyms alone', () => {
  const found = { id: 'x', labelKey: 'other', synonymsKey: 'list', to: '/x', icon: 'circle', order: 0 };
  const registry = registryOf([rawEntry({ palette: [found, add], texts })]);
  const links = paletteLinksFor(registry, { roles: [], permissions: new Set() }, []);
  expect(findLinks(links, 'lesson').map(({ to }) => to)).toEqual([add.to, '/x']);
});

it('a release without a palette has no palette entries', () => {
  const { palette: _palette, ...older } = lessons;
  const registry = registryOf([older]);
  const holder = { roles: ['teacher'], permissions: new Set<string>() };
  expect(names(paletteLinksFor(registry, holder, menuFor(registry, holder)))).toEqual(['Lessons']);
});
