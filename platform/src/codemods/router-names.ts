import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Renamings, renameImports } from './rename-imports.ts';

const FROM = '@academy/shared-auth/router';

/** Names of shell 1.2 by those of 1.1, which are react-router's names with other meanings (ADR 105). */
export const ROUTER_NAMES: Renamings = new Map([
  ['BrowserRouter', 'PageRouter'],
  ['RouterProvider', 'PageRouterProvider'],
  ['createBrowserRouter', 'createPageRouter'],
  ['useBlocker', 'useNavigationGuard'],
  ['useNavigate', 'usePageNavigate'],
]);

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** A remote that imports the new names needs a shell that has them. */
const withShell = (declaration: string) => declaration.replace(/(shell: ')\^1\.[01]\.\d+(')/, '$1^1.2.0$2');

/**
 * Renames the router's functions that differ from react-router's.
 * @param files Sources, below `root`.
 * @returns The new text of each file that changes, with the `remote.ts` of remotes.
 */
export function routerNames(root: string, files: readonly string[]): Map<string, string> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const using = files.filter((file) => /\.tsx?$/.test(file) && read(file).includes(FROM));
  const changed = renameImports(root, using, { from: FROM, names: ROUTER_NAMES });
  for (const file of [...changed.keys()].filter((each) => !isTest(each))) {
    const declaration = `${file.split('/')[0]}/remote.ts`;
    // Also if the files are those of a folder.
    if (!existsSync(path.join(root, declaration))) continue;
    const before = read(declaration);
    const after = withShell(before);
    if (after !== before) changed.set(declaration, after);
  }
  return changed;
}
