import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defineRemote } from '@academy/shared-auth/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workspaceProblems } from './workspace-problems.ts';

let scratch: string;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'workspace-'));
});
afterEach(() => rm(scratch, { recursive: true }));

/** A remote's folder with a screen and its texts. */
async function remoteFolder(area: string, path: string): Promise<string> {
  const folder = join(scratch, `mf-${area}`);
  const declaration = defineRemote({
    name: `mf-${area}`,
    version: '1.0.0',
    namespace: area,
    needs: { shell: '^1.0.0', api: '^1.0.0' },
    routes: [{ path, screen: 'list', titleKey: 'list.title' }],
    menu: [{ id: area, labelKey: 'menu.label', to: path, icon: 'newspaper', order: 1 }],
  });
  const texts = JSON.stringify({ list: { title: 'List' }, menu: { label: 'List' } });
  const files = {
    'remote.ts': `export default ${JSON.stringify(declaration)};`,
    'src/features/list/list.page.tsx': '',
    [`locales/en/${area}.json`]: texts,
    [`locales/ar/${area}.json`]: texts,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

it('remotes with separate addresses are compatible', async () => {
  const folders = [
    await remoteFolder('books', '/dashboard/books'),
    await remoteFolder('shelves', '/dashboard/shelves'),
  ];
  expect(await workspaceProblems(folders)).toEqual([]);
});

it('all problems of all folders are reported together', async () => {
  const books = await remoteFolder('books', '/dashboard/books');
  const shelves = await remoteFolder('shelves', '/Dashboard/Books/');
  await rm(join(books, 'locales/ar'), { recursive: true });
  await rm(join(shelves, 'src'), { recursive: true });
  expect(await workspaceProblems([books, shelves])).toEqual([
    'mf-books: the title of /dashboard/books has no text list.title in ar',
    'mf-books: the menu entry "books" has no text menu.label in ar',
    'mf-shelves: /Dashboard/Books/ needs the screen features/list/list.page.tsx, which does not exist',
    '/Dashboard/Books/ of mf-shelves and /dashboard/books of mf-books match the same addresses',
  ]);
});
