import { expect, it } from 'vitest';
import { workspaceRoot } from '../sources/workspace.ts';
import { FileChanges } from './file-changes.ts';
import { groundOf } from './ground.ts';
import { planScreen } from './screen-plan.ts';

const title = { en: 'Shelves', ar: 'الرفوف' };

it('in a remote with routes in parts, a new screen is a separate part', () => {
  const changes = new FileChanges(workspaceRoot);
  planScreen(changes, {
    ground: groundOf(workspaceRoot, 'classes/library', 'remote'),
    namespace: 'classes',
    screen: 'book-shelves',
    title,
  });
  expect(changes.read('mf-classes/routes/book-shelves.ts')).toContain('export const bookShelves: Contribution');
  expect(changes.read('mf-classes/routes/book-shelves.ts')).toContain("screen: 'book-shelves'");
  const declaration = changes.read('mf-classes/remote.ts');
  expect(declaration).toContain('const parts = [bookShelves, ');
  expect(declaration).toContain("import { bookShelves } from './routes/book-shelves.ts';");
});

it.each([
  ['mf-forms', 'forms'],
  ['mf-timeline', 'timeline'],
])('a new screen of %s is visited on a desktop and on a phone', (remote, name) => {
  const changes = new FileChanges(workspaceRoot);
  planScreen(changes, {
    ground: groundOf(workspaceRoot, remote, 'remote'),
    namespace: name,
    screen: 'book-shelves',
    title,
  });
  const visits = changes.read(`e2e/src/visits/${name}-visits.ts`);
  const path = `/dashboard/${name}/book-shelves`;
  expect(visits).toContain(`
  { name: 'book-shelves of ${name}', path: '${path}', as: 'student' },
  { name: 'book-shelves of ${name}, on a phone', path: '${path}', as: 'student', phone: true },
];
`);
  expect(changes.read('e2e/src/visits/visits.ts')).toContain(`...${name}Visits,`);
});
