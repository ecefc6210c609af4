import type { Page } from 'playwright/test';
import { approvedPost, postCard, uniqueText } from '../../src/domains/posts.ts';
import { unreachable } from '../../src/events.ts';
import { liveVersion } from '../../src/failures.ts';
import { feedHeading, isSameDocument, markDocument, menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';
import { nextShellVersion, secondFeedMark, shellVersion, variantDist } from '../../src/variants.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is here' });

/** Shows the tab again and again, which makes the shell check for updates, until it has found them. */
async function learnOfUpdate(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(notice(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

const shellVersionOf = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('academy-boot')?.textContent ?? '{}').shellVersion);

async function openFeed(page: Page): Promise<void> {
  await page.goto('/dashboard/timeline');
  await expect(page.getByRole('article').first()).toBeVisible();
  await markDocument(page);
}

/** Enters the reason, which is then in the history. */
async function rollBackByPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Roll back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Roll back “Timeline”?' });
  const confirm = dialog.getByRole('button', { name: 'Roll back' });
  await confirm.click();
  await expect(dialog.getByText('Enter a reason of at least 3 characters.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The feed is empty for teachers');
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByText('The feed is empty for teachers').first()).toBeVisible();
}

/** A post that waits for approval has no link to comments. */
const openFirstPost = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('link', { name: /comment/ })
    .first()
    .click();

test.describe('a release while a user is signed in', () => {
  test.use({ setting: 'own' });

  test('a release and a rollback by a super-admin are announced, and used at the next page without a reload', async ({
    page,
    signInAs,
    openAs,
    academy,
  }) => {
    await signInAs('student');
    await openFeed(page);
    await academy.releases.deploy('timeline-second');
    await learnOfUpdate(page);
    await expect(page.getByText(secondFeedMark)).toHaveCount(0);

    await openFirstPost(page);
    await expect(notice(page)).toHaveCount(0);
    await menu(page).getByRole('link', { name: 'Timeline' }).click();
    await expect(page.getByText(secondFeedMark)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);

    await rollBackByPage(await openAs('super-admin', '/dashboard/platform?remote=mf-timeline'));
    await learnOfUpdate(page);
    await openFirstPost(page);
    await menu(page).getByRole('link', { name: 'Timeline' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(secondFeedMark)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a release never interrupts an action', async ({ page, signInAs, academy }) => {
    const text = uniqueText('Half of a thought');
    await signInAs('student');
    await page.goto('/dashboard/timeline/add');
    await markDocument(page);
    await page.getByLabel('Text').fill(text);
    const version = await academy.releases.deploy('timeline-second');
    const taken: string[] = [];
    page.on('request', (request) => request.url().includes(version) && taken.push(request.url()));
    await learnOfUpdate(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('Text')).toHaveText(text);
    await expect(notice(page)).toBeVisible();
    expect(taken).toEqual([]);

    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByText(secondFeedMark)).toBeVisible();
    await expect(postCard(page, text)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a release is used at once where the user requests it', async ({ page, signInAs, academy }) => {
    await signInAs('student');
    await openFeed(page);
    await academy.releases.deploy('timeline-second');
    await learnOfUpdate(page);
    await notice(page).getByRole('button', { name: 'Refresh now' }).click();
    await expect(page.getByText(secondFeedMark)).toBeVisible();
  });

  test('a preview is shown only to who opened it, until they leave; what is switched off now disappears from an open page', async ({
    page,
    signInAs,
    academy,
  }) => {
    const link = `/dashboard/timeline?preview=${await academy.releases.preview('timeline-second', 'student')}`;
    const line = page.getByRole('region', { name: 'Preview' });
    await signInAs('student');
    await page.goto(link);
    await expect(page.getByText(secondFeedMark)).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/timeline$/);
    await expect(line).toContainText('mf-timeline');
    const { remotes } = await (await fetch(`${academy.url}/remotes.json`)).json();
    const live = remotes.find(({ name }: { name: string }) => name === 'mf-timeline').version;
    await expect(line).not.toContainText(live);
    await line.getByRole('button', { name: 'Leave preview' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(line).toHaveCount(0);
    await expect(page.getByText(secondFeedMark)).toHaveCount(0);

    await page.goto('/dashboard/timeline/add?preview=expired');
    await expect(page.getByText('This link has expired.')).toBeVisible();
    await page.getByLabel('Text').fill('Half of a thought\nand its end');
    await academy.releases.enable(false, true);
    // The socket may not be open yet: then the next check for updates finds it.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      const title = page.getByRole('heading', { name: 'This part is switched off at the moment' });
      await expect(title).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('region', { name: 'What you had typed here' })).toContainText(
      'Half of a thought and its end',
    );
    await academy.releases.enable(true);
  });

  test('a disabled release disappears from the menu, its address says so, and it comes back when enabled', async ({
    page,
    signInAs,
    academy,
  }) => {
    await signInAs('student');
    await page.goto('/dashboard/nowhere');
    await expect(menu(page).getByRole('link', { name: 'Timeline' })).toBeVisible();
    await academy.releases.enable(false);
    await learnOfUpdate(page);
    await menu(page).getByRole('link', { name: 'Timeline' }).click();
    await expect(page).toHaveURL(/\/dashboard\/timeline$/);
    await expect(page.getByRole('heading', { name: 'This part is switched off at the moment' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Timeline' })).toHaveCount(0);
    await academy.releases.enable(true);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: 5000 });
    }).toPass();
  });

  test('a release of the shell comes with the next page as a new document', async ({
    page,
    signInAs,
    academy,
    expectedErrors,
  }) => {
    expectedErrors.push(unreachable);
    await signInAs('student');
    // The bell's code is the last thing that the page loads.
    const bellHasCome = page.waitForResponse(/\/api\/notifications\?/);
    await openFeed(page);
    expect(await shellVersionOf(page)).toContain(shellVersion);
    await bellHasCome;
    await page.waitForLoadState('networkidle');
    await academy.restartWithShell(variantDist('shell-minor'));
    await learnOfUpdate(page);
    expect(await isSameDocument(page)).toBe(true);
    await openFirstPost(page);
    await page.waitForFunction(() => !('isMarked' in window));
    await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
    expect(await shellVersionOf(page)).toContain(nextShellVersion);
    await expect(page).toHaveURL(/\/dashboard\/timeline\/comments\/post\/\d+#comments$/);
  });
});

for (const { setting, title, shell, remote } of [
  { setting: 'second-release', title: 'the old shell with the new remote', shell: shellVersion, remote: /^1\.1\.0/ },
  { setting: 'new-shell', title: 'the new shell with the old remote', shell: nextShellVersion, remote: /^1\.0\.0/ },
] as const) {
  test.describe(title, () => {
    test.use({ setting });

    test('an old shell and a new remote, or the reverse, show posts, like, write and switch the language', async ({
      page,
      signInAs,
      academy,
    }) => {
      expect(await liveVersion(academy.url)).toMatch(remote);
      const text = uniqueText('Between two versions');
      await approvedPost(academy, text);
      await signInAs('teacher');
      await page.goto('/dashboard/timeline');
      expect(await shellVersionOf(page)).toContain(shell);
      const like = postCard(page, text).getByRole('button', { name: /^Like/ });
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(secondFeedMark)).toHaveCount(setting === 'second-release' ? 1 : 0);
      await page.getByRole('button', { name: 'العربية' }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('button', { name: 'Write a post' }).click();
      await page.getByLabel('Text').fill(text);
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(feedHeading(page)).toBeVisible();
      await expect(postCard(page, text)).toHaveCount(2);
    });
  });
}
