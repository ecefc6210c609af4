import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { workspaceRoot } from '../sources/workspace.ts';
import { ROUTER_NAMES, routerNames } from './router-names.ts';

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
  return Object.fromEntries(routerNames(root, Object.keys(files).filter(isGiven)));
}

const lines = (...all: string[]) => `${all.join('\n')}\n`;
const pageOf = (...all: string[]) => renamed({ 'mf-a/src/page.tsx': lines(...all) })['mf-a/src/page.tsx'];

it('a name is renamed where it is imported and used, also as a type and as an element', () => {
  const page = pageOf(
    `import { type BrowserRouter, Link, RouterProvider, useNavigate } from '@academy/shared-auth/router';`,
    'const Page = ({ router }: { router: BrowserRouter }) => {',
    '  const navigate = useNavigate();',
    '  return <RouterProvider router={router}><Link to="/" onClick={navigate} /></RouterProvider>;',
    '};',
  );
  expect(page).toBe(
    lines(
      `import { type PageRouter, Link, PageRouterProvider, usePageNavigate } from '@academy/shared-auth/router';`,
      'const Page = ({ router }: { router: PageRouter }) => {',
      '  const navigate = usePageNavigate();',
      '  return <PageRouterProvider router={router}><Link to="/" onClick={navigate} /></PageRouterProvider>;',
      '};',
    ),
  );
});

it('other things with the same name stay: another variable, a member, a text, another module', () => {
  const others = [
    'const call = (useBlocker: () => void) => useBlocker();',
    'other.useBlocker();',
    `const text = 'useBlocker';`,
  ];
  const page = pageOf(
    `import { useBlocker } from '@academy/shared-auth/router';`,
    `import { useNavigate } from 'elsewhere';`,
    'useBlocker(useNavigate);',
    ...others,
  );
  expect(page).toBe(
    lines(
      `import { useNavigationGuard } from '@academy/shared-auth/router';`,
      `import { useNavigate } from 'elsewhere';`,
      'useNavigationGuard(useNavigate);',
      ...others,
    ),
  );
});

it('an alias, a member of a namespace, a property and an export keep the name that others know', () => {
  const page = pageOf(
    `import { useBlocker as useGuard, useNavigate } from '@academy/shared-auth/router';`,
    `import * as router from '@academy/shared-auth/router';`,
    `export { createBrowserRouter, RouterProvider as Provider } from '@academy/shared-auth/router';`,
    'const hooks = { useNavigate, guard: useGuard };',
    'router.useBlocker();',
    'export { useNavigate };',
  );
  expect(page).toBe(
    lines(
      `import { useNavigationGuard as useGuard, usePageNavigate } from '@academy/shared-auth/router';`,
      `import * as router from '@academy/shared-auth/router';`,
      `export { createPageRouter as createBrowserRouter, PageRouterProvider as Provider } from '@academy/shared-auth/router';`,
      'const hooks = { useNavigate: usePageNavigate, guard: useGuard };',
      'router.useNavigationGuard();',
      'export { usePageNavigate as useNavigate };',
    ),
  );
});

it('a file that has the new name for something else keeps the old one as an alias', () => {
  const own = 'const usePageNavigate = () => useNavigate();';
  expect(pageOf(`import { useNavigate } from '@academy/shared-auth/router';`, own)).toBe(
    lines(`import { usePageNavigate as useNavigate } from '@academy/shared-auth/router';`, own),
  );
});

it('a remote whose sources use a new name needs the shell that has it', () => {
  const source = `import { useNavigate } from '@academy/shared-auth/router';\nuseNavigate();\n`;
  const declared = (shell: string) => `export default defineRemote({ needs: { shell: '${shell}', api: '^1.1.0' } });\n`;
  const files = {
    'mf-a/remote.ts': declared('^1.0.0'),
    'mf-a/src/page.tsx': source,
    'mf-b/remote.ts': declared('^1.1.0'),
    'mf-b/src/page.test.tsx': source,
    'mf-c/remote.ts': declared('^1.3.0'),
    'mf-c/src/page.tsx': source,
  };
  const changed = renamed(files);
  expect(Object.keys(changed).sort()).toEqual([
    'mf-a/remote.ts',
    'mf-a/src/page.tsx',
    'mf-b/src/page.test.tsx',
    'mf-c/src/page.tsx',
  ]);
  expect(changed['mf-a/remote.ts']).toBe(declared('^1.2.0'));
});

it('a remote of which only one folder is changed also needs that shell', () => {
  const declared = (shell: string) => `export default defineRemote({ needs: { shell: '${shell}' } });\n`;
  const source = `import { useNavigate } from '@academy/shared-auth/router';\nuseNavigate();\n`;
  const files = { 'mf-a/remote.ts': declared('^1.1.0'), 'mf-a/src/page.tsx': source };
  const changed = renamed(files, (file) => file.startsWith('mf-a/src/'));
  expect(changed['mf-a/remote.ts']).toBe(declared('^1.2.0'));
});

it('each former name of the router has its new one', () => {
  const text = readFileSync(path.join(workspaceRoot, 'shared-auth/src/router/former-names.ts'), 'utf8');
  const pairs = [...text.matchAll(/(\w+) as (\w+)/g)].map(([, now, former]) => [former, now]);
  expect(pairs.sort()).toEqual([...ROUTER_NAMES].sort());
});
