import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { functionLengthProblems } from './function-length-problems.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'academy-functions-'));
afterAll(() => rmSync(folder, { recursive: true }));

function problems(text: string): string[] {
  writeFileSync(path.join(folder, 'page.tsx'), text);
  return functionLengthProblems(folder, ['page.tsx']);
}
const rows = (count: number) => '      <li />\n'.repeat(count);

it('a component of more than 60 lines, JSX included, is rejected with its line', () => {
  const page = (count: number) =>
    `const a = 1;\n\nexport function Page() {\n  return (\n    <ul>\n${rows(count)}    </ul>\n  );\n}\n`;
  expect(problems(page(54))).toEqual([]);
  expect(problems(page(55))).toEqual(['page.tsx:3: a function of 61 lines: split it, at most 60']);
});

it.each([
  ['an arrow function', (body: string) => `export const go = () => {\n${body}};\n`],
  ['a method', (body: string) => `export const a = {\n  go() {\n${body}  },\n};\n`],
  ['a function within another', (body: string) => `export const b = [1].map(function each() {\n${body}});\n`],
])('%s of more than 60 lines is rejected', (_, wrap) => {
  expect(problems(wrap('    run();\n'.repeat(58)))).toEqual([]);
  expect(problems(wrap('    run();\n'.repeat(59)))).toHaveLength(1);
});

it('a list of more than 60 lines in one expression is accepted', () => {
  expect(problems(`export const list = () => [\n${'  1,\n'.repeat(80)}];\n`)).toEqual([]);
});
