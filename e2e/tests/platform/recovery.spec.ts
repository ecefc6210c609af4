import { breakScripts, failures, liveVersion, releaseErrors, spoilRegistry } from '../../src/failures.ts';
import { feedHeading, menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';
import { secondFeedMark } from '../../src/variants.ts';

const problem = 'This section could not be opened';
const down = 'Not available right now';
/** What loading with fallbacks may take at most. */
const bound = 9_500;

test.describe('a release that fails where there is none before it', () => {
  for (const [how, failure] of Object.entries(failures)) {
    test(`${how}: said in place, marked in the menu, well again on request or when it comes`, async ({
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
      // Code that was too slow is taken when it comes, without a request.
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
    // The page has said so to the API, by version and kind.
    const { remotes } = (await reported).postDataJSON();
    const kinds = expect.arrayContaining(['unreachable']);
    const version = await liveVersion(academy.url);
    expect(remotes).toContainEqual(expect.objectContaining({ remote: 'mf-timeline', version, failures: kinds }));
  });

  test('a registry without the manifest, which is not fetched, opens the remote all the same', async ({
    page,
    signInAs,
  }) => {
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

  test('an invalid registry entry breaks nothing else', async ({ page, signInAs, expectedErrors }) => {
    expectedErrors.push(releaseErrors);
    await spoilRegistry(page, (timeline) => Object.assign(timeline, { base: 7 }));
    await signInAs('student');
    await page.goto('/dashboard/timeline');
    await expect(page.getByRole('alert').filter({ hasText: problem })).toContainText('incompatible');
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

test.describe('a release that fails where there is one before it', () => {
  test.use({ setting: 'second-release' });
  // In one worker: the other would start an academy of its own for them.
  test.describe.configure({ mode: 'default' });

  test('with a previous release nothing changes while nothing fails', async ({ page, signInAs }) => {
    await signInAs('student');
    await page.goto('/dashboard/timeline');
    await expect(page.getByText(secondFeedMark)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  for (const [how, failure] of Object.entries(failures)) {
    test(`${how}: the one before it is shown`, async ({ page, signInAs, academy, expectedErrors }) => {
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

  test('a release that throws on load falls back to the one before', async ({
    page,
    signInAs,
    academy,
    expectedErrors,
  }) => {
    expectedErrors.push(releaseErrors, /throws when it is loaded/);
    await academy.releases.deployThrowing();
    await signInAs('student');
    await page.goto('/dashboard/timeline');
    await expect(feedHeading(page)).toBeVisible({ timeout: bound });
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  for (const door of ['route', 'single-spa'] as const) {
    test(`while rendering, mounted as ${door}: the one before it is shown`, async ({
      page,
      signInAs,
      academy,
      expectedErrors,
    }) => {
      expectedErrors.push(/throws while rendering/);
      await academy.releases.deploy('timeline-crashing');
      await academy.releases.mountAs(door);
      await signInAs('student');
      await page.goto('/dashboard/timeline/add');
      await expect(page.getByLabel('Text')).toBeVisible();
      await menu(page).getByRole('link', { name: 'Timeline' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(menu(page).getByRole('link', { name: 'Timeline' })).toHaveAccessibleName('Timeline');
      await page.goBack();
      await expect(page.getByLabel('Text')).toBeVisible();
    });
  }
});
