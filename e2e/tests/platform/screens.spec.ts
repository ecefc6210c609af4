import { expectAccessible } from '../../src/accessibility.ts';
import { breakScripts, failures, liveVersion, releaseErrors } from '../../src/failures.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { watchPolicy } from '../../src/policy.ts';
import { test } from '../../src/test.ts';
import { visit, visits } from '../../src/visits/visits.ts';

/** Each language and each theme once: what differs by both at a time would be a color that depends on the language. */
const looks = [
  { language: 'en', theme: 'light' },
  { language: 'ar', theme: 'dark' },
] as const;

const everyLook = process.env.TEST_ALL === '1';

/** One look a screen, so that a desktop screen and the same on a phone, which stand side by side, take turns in both. */
const lookAt = (index: number) => (index + Math.floor(index / 2)) % looks.length;

for (const [look, { language, theme }] of looks.entries()) {
  test.describe(`axe finds nothing, the policy holds and nothing overflows, ${language}, ${theme}:`, () => {
    test.beforeEach(({ prefer }) => prefer({ language, theme }));

    for (const [index, place] of visits.entries()) {
      if (!everyLook && lookAt(index) !== look) continue;
      test(place.name, async ({ page, signInAs, expectedErrors }) => {
        if (place.rejection) expectedErrors.push(place.rejection);
        if (place.as) await signInAs(place.as);
        const path = place.path === '/' && language === 'ar' ? '/ar' : place.path;
        const expectPolicyHolds = await watchPolicy(page);
        await visit(page, { ...place, path });
        await expectPolicyHolds();
        await expectNoOverflow(page);
        await expectAccessible(page);
      });
    }

    test('section that is down', async ({ page, signInAs, academy, expectedErrors }) => {
      expectedErrors.push(releaseErrors);
      await breakScripts(page, await liveVersion(academy.url), failures['is not there']);
      await signInAs('student');
      await page.goto('/dashboard/timeline');
      await page.getByRole('alert').getByRole('button').first().waitFor();
      await expectAccessible(page);
    });
  });
}
