import { expectChecked, watch } from '../../src/policy.ts';
import { expect, test } from '../../src/test.ts';
import { secondFeedMark } from '../../src/variants.ts';

test('the policy blocks what it should', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Content Security Policy/);
  const guarded = await watch(page);
  await page.goto('/auth/signin');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.text = 'window.brokenIn = true';
    document.head.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/x.png" alt="">');
  });
  await expect.poll(async () => (await guarded()).violations).toHaveLength(2);
  expect(await page.evaluate(() => 'brokenIn' in window)).toBe(false);
});

test('a remote’s scripts are loaded, and each is checked', async ({ page, signInAs }) => {
  await signInAs('student');
  const guarded = await watch(page);
  await page.goto('/dashboard/timeline');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Write a post' }).click();
  await expect(page.getByLabel('Text')).toBeVisible();
  const { remoteScripts } = await guarded();
  for (const part of ['remoteEntry', 'screen-post-feed', 'composer'])
    expect(remoteScripts.map(({ src }) => src).join()).toContain(part);
  expectChecked(remoteScripts);
});

test.describe('files of a release', () => {
  test.use({ setting: 'second-release' });

  test('published files never change and are cached for ever', async ({ page, signInAs, request }) => {
    await signInAs('student');
    const guarded = await watch(page);
    await page.goto('/dashboard/timeline');
    await expect(page.getByText(secondFeedMark)).toBeVisible();
    const { remoteScripts } = await guarded();
    expect(remoteScripts.length).toBeGreaterThan(1);
    for (const { src } of remoteScripts) {
      const response = await request.get(src);
      expect(response.headers()['cache-control']).toContain('immutable');
      expect(response.headers()['x-content-type-options']).toBe('nosniff');
    }
  });
});
