import { breakScripts, failures, liveVersion, releaseErrors, spoilRegistry } from '../../src/failures.ts';
import { menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';
import { secondFeedMark } from '../../src/variants.ts';

const problem = 'This section could not be opened';
const down = 'Not available right now';
/** The longest time for loading with fallbacks. */
const bound = 9_500;

const inFull = process.env.TEST_ALL === '1';
/**
 * A daily run has the faults that `fallbacks.spec.ts` lacks for a single script; the loader's unit tests have all
 * kinds.
 */
const kindsOf = (daily: readonly string[]) => Object.entries(failures).filter(([how]) => inFull || daily.includes(how));

test.describe('a release that fails without a release before it', () => {
  for (const [how, failure] of kindsOf(['cannot be reached', 'answers after ten seconds'])) {
    test(`a release that ${how} shows an error in its place, is marked in the menu, and recovers on request or when it loads`, async ({
      page,
      signInAs,
      academy,
      expectedErrors,
    }) => {
      expectedErrors.push(releaseErrors);
      const mend = await breakScripts(page, await liveVersion(academy.url), failure);
      await signInAs('student');
      await page.goto('/dashboard/timeline', { waitUntil: 'commit' });
      const alert = page.getByRole('alert').filter({ hasText: problem });
      await expect(alert).toBeVisible({ timeout: bound });
      await expect(alert).toContainText(`mf-timeline ${await liveVersion(academy.url)} · ${failure.kind}`);
      await expect(menu(page).getByRole('link', { name: 'Timeline' })).toHaveAccessibleName(new RegExp(down));

      await page.getByRole('button', { name: 'العربية' }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await page.getByRole('button', { name: 'English' }).click();

      await mend();
      // Code that was too slow is used when it arrives, without a request.
      if (failure.kind !== 'too-slow') await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: 15_000 });
      await expect(menu(page).getByRole('link', { name: 'Timeline' })).toHaveAccessibleName('Timeline');
    });
  }

  test('without a previous release the rest of the platform stays usable', async ({
    page,
    signInAs,
    academy,
    expectedErrors,
  }) => {
    expectedErrors.push(releaseErrors);
    const reported = page.waitForRequest('**/api/figures');
    await breakScripts(page, await liveVersion(academy.url), failures['is not there']);
    await signInAs('student');
    await page.goto('/dashboard/nowhere');
    await menu(page).getByRole('link', { name: 'Timeline' }).click();
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible({ timeout: bound });
    await page.goBack();
    await expect(page.getByRole('heading', { name: '404 PAGE NOT FOUND' })).toBeVisible();
    await page.getByRole('button', { name: /^Your account/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    // The page has reported the failure to the API, by version and kind.
    const { remotes } = (await reported).postDataJSON();
    const kinds = expect.arrayContaining(['unreachable']);
    const version = await liveVersion(academy.url);
    expect(remotes).toContainEqual(expect.objectContaining({ remote: 'mf-timeline', version, failures: kinds }));
  });

  test('a remote opens from the registry alone, although its manifest cannot be loaded', async ({ page, signInAs }) => {
    await spoilRegistry(page, (timeline) => Object.assign(timeline, { manifest: {} }));
    const manifests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('mf-manifest.json')) manifests.push(request.url());
    });
    await signInAs('student');
    await page.goto('/dashboard/timeline');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(manifests).toEqual([]);
  });

  test('the page says why no release fits the shell, and keeps working', async ({ page, signInAs, expectedErrors }) => {
    expectedErrors.push(releaseErrors);
    await spoilRegistry(page, (timeline) => Object.assign(timeline, { needs: { shell: '^9.0.0', api: '^1.0.0' } }));
    await signInAs('student');
    await page.goto('/dashboard/timeline');
    const reason = /incompatible · needs shell \^9\.0\.0, this one is 1\./;
    await expect(page.getByRole('alert').filter({ hasText: problem })).toContainText(reason);
    await expect(menu(page).getByRole('link', { name: 'Timeline' })).toHaveAccessibleName(new RegExp(down));
  });

  test('a retry recovers from one failed load', async ({ page, signInAs, academy, expectedErrors }) => {
    expectedErrors.push(releaseErrors);
    let tries = 0;
    await page.route(`**/remotes/mf-timeline/${await liveVersion(academy.url)}/remoteEntry.js`, (route) => {
      tries += 1;
      return tries <= 2 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await signInAs('student');
    await page.goto('/dashboard/timeline');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Timeline' })).toHaveAccessibleName('Timeline');
  });
});

test.describe('a release that fails with a release before it', () => {
  test.use({ setting: 'second-release' });
  // In one worker: another would start its own academy.
  test.describe.configure({ mode: 'default' });

  for (const [how, failure] of kindsOf(['answers after ten seconds'])) {
    test(`a release that ${how} is replaced by the release before it`, async ({
      page,
      signInAs,
      academy,
      expectedErrors,
    }) => {
      expectedErrors.push(releaseErrors);
      await breakScripts(page, await liveVersion(academy.url), failure);
      await signInAs('student');
      await page.goto('/dashboard/timeline', { waitUntil: 'commit' });
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: bound });
      await expect(page.getByText(secondFeedMark)).toHaveCount(0);
      await expect(menu(page).getByRole('link', { name: 'Timeline' })).toHaveAccessibleName('Timeline');
    });
  }
});

test.describe('a release that throws', () => {
  test.use({ setting: 'own' });

  // `fallbacks.spec.ts` has the same test for a page that is mounted by its route.
  test('a release that throws while it renders in single-spa is replaced by the one before it', async ({
    page,
    signInAs,
    academy,
    expectedErrors,
  }) => {
    expectedErrors.push(/throws while rendering/);
    await academy.releases.deploy('timeline-crashing');
    await academy.releases.mountAs('single-spa');
    await signInAs('student');
    await page.goto('/dashboard/timeline/add');
    await expect(page.getByLabel('Text')).toBeVisible();
    await menu(page).getByRole('link', { name: 'Timeline' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Timeline' })).toHaveAccessibleName('Timeline');
    await page.goBack();
    await expect(page.getByLabel('Text')).toBeVisible();
  });
});
