import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bareTextProblems } from './bare-text-problems.ts';

/** The contents of a `<p>`, and whether a translation would break them. */
const cases: [content: string, isWrong: boolean][] = [
  ["{isBusy && <Spinner />}{t('save')}", true],
  ['{isBusy && <Spinner />}Save', true],
  ['{isBusy ? <b>{children}</b> : children}<i />', true],
  ["<i />{count > 0 && t('more')}", true],
  ["{name ? <b>{name}</b> : t('nobody')}<i />", true],
  ['{rows.map((row) => <b key={row}>{row}</b>)}{t("end")}', true],
  ['{isNew && <b>new</b>}{notification.text}', true],
  ['{isOld && "old"}<i />', true],
  // Nothing is inserted before the text, and the text never disappears.
  ["{t('save')}{isBusy && <Spinner />}", false],
  ["<Icon />{t(isBusy ? 'saving' : 'save')}", false],
  ["<Icon />{isBusy ? t('saving') : t('save')}", false],
  // A text alone in its element is overwritten.
  ["{isBusy ? t('saving') : t('save')}", false],
  ["{isBusy && <Spinner />}<span>{t('save')}</span>", false],
  // White space needs no translation, and a variable may hold an element.
  ["{isBusy && <Spinner />}{' '}<b>{t('save')}</b>", false],
  ['{isBusy && <Spinner />}{dialog}', false],
];

const root = mkdtempSync(path.join(tmpdir(), 'bare-text-'));
const fileOf = (index: number) => `case-${index}.tsx`;
let found: string[] = [];

beforeAll(() => {
  for (const [index, [content]] of cases.entries())
    writeFileSync(path.join(root, fileOf(index)), `export const Page = () => <p>\n${content}\n</p>;\n`);
  found = bareTextProblems(
    root,
    cases.map((_, index) => fileOf(index)),
  );
});
afterAll(() => rmSync(root, { recursive: true }));

it.each(cases.map(([content, isWrong], index) => [content, isWrong ? 'rejected' : 'accepted', index] as const))(
  'the text %s is %s beside changing children',
  (_, verdict, index) => {
    const problems = found.filter((problem) => problem.startsWith(`${fileOf(index)}:`));
    expect(problems).toHaveLength(verdict === 'rejected' ? 1 : 0);
    if (verdict === 'rejected') expect(problems[0]).toMatch(/^case-\d+\.tsx:2: /);
  },
);

it('a file that does not exist is a problem', () => {
  expect(bareTextProblems(root, ['gone.tsx'])).toEqual([expect.stringContaining('gone.tsx')]);
});
