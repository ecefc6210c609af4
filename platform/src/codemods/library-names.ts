import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Renamings, renameImports } from './rename-imports.ts';

const ROUTER = '@academy/shared-auth/router';

/** The router's names since shell 1.3 by those of former shells (ADR 171). `useBlocker` meant something else in 1.1. */
const ROUTER_NAMES: Renamings = new Map([
  ['BrowserRouter', 'DataRouter'],
  ['PageRouter', 'DataRouter'],
  ['PageRouterProvider', 'RouterProvider'],
  ['createPageRouter', 'createBrowserRouter'],
  ['useBlocker', 'useNavigationGuard'],
  ['usePageNavigate', 'useNavigate'],
]);

/** What the academy adds to react-router, and what has no counterpart there with the same meaning. */
const OWN = new Set([
  'besideOthers',
  'rememberEntries',
  'useAnyBlocker',
  'useDataRouter',
  'useIsAt',
  'useNavigationGuard',
  'useReturn',
]);

interface Move {
  from: string;
  to: string;
  isMoved: (name: string) => boolean;
}

const MOVES: readonly Move[] = [
  { from: ROUTER, to: 'react-router-dom', isMoved: (name) => !OWN.has(name) },
  { from: '@academy/shared-auth', to: 'react-i18next', isMoved: (name) => name === 'useTranslation' },
  { from: '@academy/shared-auth/query', to: '@tanstack/react-query', isMoved: () => true },
];

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** A remote that imports a library by its own name needs a shell that provides it so. */
const withShell = (declaration: string) => declaration.replace(/(shell: ')\^1\.[0-2]\.\d+(')/, '$1^1.3.0$2');

const importedName = (specifier: string) => specifier.replace(/^type\s+/, '').split(/\s+as\s+/)[0] ?? '';

/** Imports what has moved from its new place. */
function moved(text: string, { from, to, isMoved }: Move): string {
  const statement = new RegExp(`^(import|import type|export|export type) \\{([^}]*)\\} from '${from}';\\n`, 'gm');
  return text.replace(statement, (_all, keyword: string, list: string) => {
    const specifiers = list.split(',').flatMap((each) => each.trim() || []);
    const lines: [string, string[]][] = [
      [to, specifiers.filter((each) => isMoved(importedName(each)))],
      [from, specifiers.filter((each) => !isMoved(importedName(each)))],
    ];
    return lines
      .filter(([, names]) => names.length > 0)
      .map(([place, names]) => `${keyword} { ${names.join(', ')} } from '${place}';\n`)
      .join('');
  });
}

/**
 * Imports libraries by their own names.
 * @param files Sources, below `root`.
 * @returns The new text of each file that changes, with the `remote.ts` of remotes.
 */
export function libraryNames(root: string, files: readonly string[]): Map<string, string> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const ofRouter = sources.filter((file) => read(file).includes(ROUTER));
  const changed = renameImports(root, ofRouter, { from: ROUTER, names: ROUTER_NAMES });
  for (const file of sources) {
    const before = read(file);
    const after = MOVES.reduce(moved, changed.get(file) ?? before);
    if (after !== before) changed.set(file, after);
  }
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
