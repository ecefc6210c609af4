import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { libraryNames } from './library-names.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function renamed(files: Record<string, string>, isGiven = (_file: string) => true): Record<string, string> {
  const root = mkdtempSync(path.join(tmpdir(), 'codemod-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return Object.fromEntries(libraryNames(root, Object.keys(files).filter(isGiven)));
}

const lines = (...all: string[]) => `${all.join('\n')}\n`;
const pageOf = (...all: string[]) => renamed({ 'mf-a/src/page.tsx': lines(...all) })['mf-a/src/page.tsx'];

it('a name of the router is imported from react-router-dom, by its name there', () => {
  const page = pageOf(
    `import { Link, type PageRouter, PageRouterProvider, useIsAt, usePageNavigate } from '@academy/shared-auth/router';`,
    'const Page = ({ router }: { router: PageRouter }) => {',
    '  const navigate = usePageNavigate();',
    '  return <PageRouterProvider router={router}><Link to="/" onClick={navigate} /></PageRouterProvider>;',
    '};',
  );
  expect(page).toBe(
    lines(
      `import { Link, type DataRouter, RouterProvider, useNavigate } from 'react-router-dom';`,
      `import { useIsAt } from '@academy/shared-auth/router';`,
      'const Page = ({ router }: { router: DataRouter }) => {',
      '  const navigate = useNavigate();',
      '  return <RouterProvider router={router}><Link to="/" onClick={navigate} /></RouterProvider>;',
      '};',
    ),
  );
});

it('a blocker that means something else in the library stays with the academy, and other things keep their name', () => {
  const others = [
    'const call = (useBlocker: () => void) => useBlocker();',
    'other.useBlocker();',
    `const text = 'useBlocker';`,
  ];
  const page = pageOf(
    `import { useBlocker } from '@academy/shared-auth/router';`,
    `import { usePageNavigate } from 'elsewhere';`,
    'useBlocker(usePageNavigate);',
    ...others,
  );
  expect(page).toBe(
    lines(
      `import { useNavigationGuard } from '@academy/shared-auth/router';`,
      `import { usePageNavigate } from 'elsewhere';`,
      'useNavigationGuard(usePageNavigate);',
      ...others,
    ),
  );
});

it('an alias, a member of a namespace, a property and an export keep the name that others know', () => {
  const page = pageOf(
    `import { usePageNavigate as useGo } from '@academy/shared-auth/router';`,
    `import * as router from '@academy/shared-auth/router';`,
    `export { createPageRouter, PageRouterProvider as Provider } from '@academy/shared-auth/router';`,
    'const hooks = { go: useGo };',
    'router.useBlocker();',
  );
  expect(page).toBe(
    lines(
      `import { useNavigate as useGo } from 'react-router-dom';`,
      `import * as router from '@academy/shared-auth/router';`,
      `export { createBrowserRouter as createPageRouter, RouterProvider as Provider } from 'react-router-dom';`,
      'const hooks = { go: useGo };',
      'router.useNavigationGuard();',
    ),
  );
});

it('the hook of texts is imported from react-i18next, and the rest of its line stays', () => {
  const page = pageOf(
    `import { ApiError, useTranslation } from '@academy/shared-auth';`,
    `import { Trans } from '@academy/shared-auth/trans';`,
  );
  expect(page).toBe(
    lines(
      `import { useTranslation } from 'react-i18next';`,
      `import { ApiError } from '@academy/shared-auth';`,
      `import { Trans } from '@academy/shared-auth/trans';`,
    ),
  );
});

it('a file that has the new name for something else keeps the old one as an alias', () => {
  const own = 'const useNavigate = () => usePageNavigate();';
  expect(pageOf(`import { usePageNavigate } from '@academy/shared-auth/router';`, own)).toBe(
    lines(`import { useNavigate as usePageNavigate } from 'react-router-dom';`, own),
  );
});

const source = `import { Link } from '@academy/shared-auth/router';\nLink;\n`;

it('a remote whose sources import a library by its own name needs the shell that provides it so', () => {
  const declared = (shell: string) => `export default defineRemote({ needs: { shell: '${shell}', api: '^1.1.0' } });\n`;
  const files = {
    'mf-a/remote.ts': declared('^1.0.0'),
    'mf-a/src/page.tsx': source,
    'mf-b/remote.ts': declared('^1.1.0'),
    'mf-b/src/page.test.tsx': source,
    'mf-c/remote.ts': declared('^1.4.0'),
    'mf-c/src/page.tsx': source,
  };
  const changed = renamed(files);
  expect(Object.keys(changed).sort()).toEqual([
    'mf-a/remote.ts',
    'mf-a/src/page.tsx',
    'mf-b/src/page.test.tsx',
    'mf-c/src/page.tsx',
  ]);
  expect(changed['mf-a/remote.ts']).toBe(declared('^1.3.0'));
});

it('a remote of which only one folder is changed also needs that shell', () => {
  const declared = (shell: string) => `export default defineRemote({ needs: { shell: '${shell}' } });\n`;
  const files = { 'mf-a/remote.ts': declared('^1.1.0'), 'mf-a/src/page.tsx': source };
  const changed = renamed(files, (file) => file.startsWith('mf-a/src/'));
  expect(changed['mf-a/remote.ts']).toBe(declared('^1.3.0'));
});
