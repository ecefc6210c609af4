import type { Account } from '../../src/academy.ts';
import { linksOf, problemAt } from '../../src/links.ts';
import { expect, test } from '../../src/test.ts';

/** Each role, a child's session, an aunt, and a student with a payment who waits for a teacher, with who paid. */
const viewers: Account[] = [
  'super-admin',
  'admin',
  'accountant',
  'leader',
  'teacher',
  'student',
  'parent',
  'child',
  'samira.qureshi',
  'guest',
  'zaynab.yusof',
  'aminah.yusof',
];

for (const viewer of viewers)
  test(`every link of the start page, the menus and the palette leads ${viewer} to a page`, async ({
    page,
    academy,
    signInAs,
  }) => {
    // A super-admin has some seventy links.
    test.slow();
    await signInAs(viewer);
    const links = await linksOf(page, academy);
    expect(links.length).toBeGreaterThan(4);
    const problems: Record<string, string> = {};
    for (const link of links) {
      const problem = await problemAt(page, link);
      if (problem) problems[link] = problem;
    }
    expect(problems).toEqual({});
  });
