// @vitest-environment happy-dom
import { transformSync } from 'esbuild';
import { afterEach, expect, it } from 'vitest';
import { createPanel } from './panel.ts';
import { devProblems } from './problems.ts';
import { sourcePlace } from './source-place.ts';
import { placesInStack } from './stack-place.ts';

afterEach(() => document.querySelector('academy-dev-errors')?.remove());
const shown = () =>
  document.querySelector('academy-dev-errors')?.shadowRoot?.querySelector('section')?.textContent ?? '';

function page() {
  const built: string[] = [];
  return { built, problems: devProblems(createPanel(() => {}).show, (source) => built.push(source)) };
}

const syntaxError = {
  moduleName: './src/shelves.tsx',
  message: '  × Module Error (from /x/last-good-loader.mjs):\n  │ Syntax error: Unexpected "functon" [13:8]',
};

it('errors of a build are shown with file and line until that build works again', () => {
  const { built, problems } = page();
  problems.take('mf-library', { type: 'ok' });
  expect([built, shown()]).toEqual([[], '']);
  problems.take('mf-library', { type: 'errors', data: [syntaxError] });
  problems.take('shell', {
    type: 'errors',
    data: [{ message: 'No such file', moduleName: './src/a.ts', loc: '3:1-23' }],
  });
  expect(shown()).toContain('mf-library/src/shelves.tsx:13Syntax error: Unexpected "functon" [13:8]');
  expect(shown()).toContain('shell/src/a.ts:3No such file');
  problems.take('mf-library', { type: 'ok' });
  expect(shown()).not.toContain('mf-library');
  problems.take('shell', { type: 'still-ok' });
  expect([built, shown()]).toEqual([['mf-library', 'shell'], '']);
});

it('an error of the page is shown until the next build', () => {
  const { problems } = page();
  problems.take('mf-library', { type: 'ok' });
  problems.add({ source: 'Error in the page', message: 'Error: broken', place: 'mf-library/src/shelves.tsx:7' });
  expect(shown()).toContain('mf-library/src/shelves.tsx:7Error: broken');
  problems.take('mf-library', { type: 'ok' });
  expect(shown()).toBe('');
});

it('the position of an error is the first source of the workspace in its stack', async () => {
  const built = transformSync(
    'export const one = 1;\n\nexport function two(): never {\n  throw new Error("two");\n}\n',
    {
      loader: 'ts',
      sourcemap: true,
      sourcefile: 'webpack://mf-library_1.0.0-dev/./src/shelves.ts?a1b2',
    },
  );
  const line = built.code.split('\n').findIndex((text) => text.includes('throw')) + 1;
  const stack = `Error: two\n  at run (http://localhost:1/react.js:1:1)\n  at two (http://localhost:1/shelves.js:${line}:9)`;
  const read = async (url: string) => (url.endsWith('/shelves.js.map') ? JSON.parse(built.map) : null);
  expect(await sourcePlace(placesInStack(stack), read)).toBe('mf-library/src/shelves.ts:4');
  expect(await sourcePlace(placesInStack('Error: nowhere'), read)).toBeNull();
});
