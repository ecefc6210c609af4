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

it.each([
  ['an element', (body: string) => `export const Page = () => (\n  <ul>\n${body}  </ul>\n);\n`],
  ['a fragment', (body: string) => `export const Page = () => (\n  <>\n${body}  </>\n);\n`],
  ['an element by a condition', (body: string) => `const Row = (a) =>\n  a && (\n    <ul>\n${body}    </ul>\n  );\n`],
])('a function of more than 60 lines that is %s alone is rejected', (_, wrap) => {
  const lines = wrap('').trimEnd().split('\n').length;
  expect(problems(wrap(rows(60 - lines)))).toEqual([]);
  expect(problems(wrap(rows(61 - lines)))).toHaveLength(1);
});

it('an element with more than 60 lines of attributes is rejected', () => {
  const page = (count: number) => `export const Page = () => (\n  <ul\n${'    title="a"\n'.repeat(count)}  />\n);\n`;
  expect(problems(page(56))).toEqual([]);
  expect(problems(page(57))).toHaveLength(1);
});

it('a list or an object of more than 60 lines in one expression is accepted', () => {
  expect(problems(`export const list = () => [\n${'  1,\n'.repeat(80)}];\n`)).toEqual([]);
  expect(problems(`export const all = () => ({\n${'  a: 1,\n'.repeat(80)}});\n`)).toEqual([]);
});
