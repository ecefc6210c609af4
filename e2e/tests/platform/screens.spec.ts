import { expectAccessible } from '../../src/accessibility.ts';
import { breakScripts, failures, liveVersion, releaseErrors } from '../../src/failures.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { test } from '../../src/test.ts';
import { type Viewer, Visitor } from '../../src/visits/visitor.ts';
import { visits } from '../../src/visits/visits.ts';

/**
 * Each language and each theme once: only a colour that depends on the language could differ in the other combinations.
 */
const looks = [
  { language: 'en', theme: 'light' },
  { language: 'ar', theme: 'dark' },
] as const;

const everyLook = process.env.TEST_ALL === '1';

/** A screen on a desktop and on a phone are neighbours in the list, so they alternate between both looks. */
const lookAt = (index: number) => (index + Math.floor(index / 2)) % looks.length;
const nameOf = (index: number) => visits[index]?.name.replace(/,? on a phone$/, '');
const ARABIC_DARK = 1;
const inArabicDark = new Set([...visits.keys()].filter((index) => lookAt(index) === ARABIC_DARK).map(nameOf));

/** One combination for each screen, and each screen in Arabic and dark, which differ most from the default. */
const isSeenIn = (look: number, index: number) =>
  everyLook ||
  visits[index]?.narrow ||
  lookAt(index) === look ||
  (look === ARABIC_DARK && !inArabicDark.has(nameOf(index)));

const widthOf = (index: number) => (visits[index]?.narrow ? 2 : visits[index]?.phone ? 1 : 0);
const desktopFirst = [...visits.keys()].sort((a, b) => widthOf(a) - widthOf(b));
const viewers = [...new Set(visits.map(({ as }) => as))];

/** The viewer stays signed in for all tests of a group. */
const visiting = test.extend<{ viewer: Viewer; visitor: Visitor }, { last: { key?: string; visitor?: Visitor } }>({
  viewer: [{ language: 'en', theme: 'light' }, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the test library reads the fixture's needs from the pattern
  last: [async ({}, use) => use({}), { scope: 'worker' }],
  visitor: async ({ last, viewer, browser, academy }, use) => {
    const key = Object.values(viewer).join(' ');
    if (last.key !== key) {
      await last.visitor?.page.context().close();
      Object.assign(last, { key, visitor: await Visitor.open(browser, academy, viewer) });
    }
    if (last.visitor) await use(last.visitor);
  },
  context: async ({ visitor }, use) => use(visitor.page.context()),
});

for (const [look, { language, theme }] of looks.entries()) {
  for (const as of viewers) {
    visiting.describe(
      `axe finds nothing, the policy holds and nothing overflows, ${language}, ${theme}, ${as ?? 'a stranger'}:`,
      () => {
        visiting.describe.configure({ mode: 'default' });
        visiting.use({ viewer: { as, language, theme } });
        for (const index of desktopFirst) {
          const place = visits[index];
          if (!place || place.as !== as || !isSeenIn(look, index)) continue;
          visiting(place.name, async ({ visitor, expectedErrors }) => {
            if (place.rejection) expectedErrors.push(place.rejection);
            await visitor.visit(place);
            await visitor.expectPolicyHolds();
            await expectNoOverflow(visitor.page);
            await expectAccessible(visitor.page);
          });
        }
      },
    );
  }

  // A daily run uses one look: an error in the other look is among the visits.
  if (!everyLook && theme === 'light') continue;
  test(`axe finds nothing in a section that is down, ${language}, ${theme}`, async ({
    page,
    signInAs,
    prefer,
    academy,
    expectedErrors,
  }) => {
    expectedErrors.push(releaseErrors);
    await prefer({ language, theme });
    await breakScripts(page, await liveVersion(academy.url), failures['is not there']);
    await signInAs('student');
    await page.goto('/dashboard/timeline');
    await page.getByRole('alert').getByRole('button').first().waitFor();
    await expectAccessible(page);
  });
}
