import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dynamicStyles, staticStyleProblems } from './static-style-problems.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'academy-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isStyle = (name: string) => ['width', 'bg', 'gap'].includes(name);
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
write(
  'parts.ts',
  "export const Shelf = chakra('div', {});\nexport const shelfStyles = { width: '1rem' };\nconst own = 2;\nexport const ofOwn = { gap: own };\n",
);
const computed = `const STEPS = [1, 2];
const SIZES = ['1rem', '2rem'];
const indents = Object.fromEntries(STEPS.map((step) => [\`& .indent-\${step}\`, { gap: \`\${step * 2}em\` }]));
const shifted = { width: 1, ...indents };
const measured = { width: measure() };
const typed = Object.fromEntries(STEPS.map((step) => [step, window.innerWidth]));
`;

function found(element: string): string[] {
  write(
    'page.tsx',
    `import { ofOwn, Shelf, shelfStyles } from './parts.ts';\nconst LOOKS = { a: { bg: 'red' } };\n${computed}export const page = (width: string, isWide: boolean, tone: 'a') => ${element};\n`,
  );
  return dynamicStyles(folder, ['parts.ts', 'page.tsx'], isStyle);
}

it.each([
  '<Shelf width="1rem" gap={2} />',
  "<Shelf width={isWide ? '2rem' : undefined} />",
  "<Shelf width={{ base: '1rem', md: isWide && '2rem' }} />",
  '<Shelf css={shelfStyles} />',
  '<Shelf css={[shelfStyles, { bg: LOOKS[tone].bg }]} />',
  '<Shelf css={ofOwn} />',
  '<Shelf css={shifted} />',
  '<>{SIZES.map((size) => <Shelf key={size} width={size} />)}</>',
  '<Shelf style={{ width }} label={width} />',
  '<Book width={width} />',
])('a build can make the styles of %s', (element) => {
  expect(found(element)).toEqual([]);
});

it.each([
  '<Shelf width={width} />',
  "<Shelf bg={tone + '.subtle'} />",
  '<Shelf css={{ width: width }} />',
  '<Shelf css={measured} />',
  '<>{sizesNow().map((size) => <Shelf key={size} width={size} />)}</>',
  '<>{SIZES.map((size) => size).map((size, width) => <Shelf key={size} width={width} />)}</>',
  '<Shelf css={typed} />',
])('only the running page can know the styles of %s', (element) => {
  expect(found(element)).toEqual([expect.stringMatching(/^page\.tsx:\d+: (?:width|bg|css)=/)]);
});

it('a style that only the running page knows is reported with its position', () => {
  expect(staticStyleProblems(['a.tsx:1: width={width}'])).toEqual([
    expect.stringMatching(/^a\.tsx:1: width=\{width\}: only the running page knows this style/),
  ]);
});
