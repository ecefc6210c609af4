import { expectAccessible } from '../src/accessibility.ts';
import { breakScripts, failures, liveVersion, releaseErrors } from '../src/failures.ts';
import { watchPolicy } from '../src/policy.ts';
import { test } from '../src/test.ts';
import { visit, visits } from '../src/visits.ts';

/** Each language and each theme once: what differs by both at a time would be a colour that depends on the language. */
const looks = [
  { language: 'en', theme: 'light' },
  { language: 'ar', theme: 'dark' },
] as const;

for (const { language, theme } of looks) {
  test.describe(`axe finds nothing and the policy holds, ${language}, ${theme}:`, () => {
    test.beforeEach(({ prefer }) => prefer({ language, theme }));

    for (const place of visits) {
      test(place.name, async ({ page, signInAs, expectedErrors }) => {
        if (place.refusal) expectedErrors.push(place.refusal);
        if (place.as) await signInAs(place.as);
        const path = place.path === '/' && language === 'ar' ? '/ar' : place.path;
        const expectPolicyHolds = await watchPolicy(page);
        await visit(page, { ...place, path });
        await expectPolicyHolds();
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
