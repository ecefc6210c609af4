import { expectChecked, watch } from '../../src/policy.ts';
import { menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';
import { secondFeedMark } from '../../src/variants.ts';

test('the policy blocks what it should block', async ({ page, expectedErrors }) => {
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

test('a remote’s scripts are loaded, and the hash of each is checked', async ({ page, signInAs }) => {
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

/** Runs in the page, as a remote's code would. */
function attack() {
  const attempt = (change: () => unknown) => {
    try {
      change();
      return 'done';
    } catch (error) {
      return (error as Error).name;
    }
  };
  const token =
    document.cookie + JSON.stringify((window as unknown as Record<string, unknown>).academyEarlyData ?? null);
  const rejected = [
    () => Object.assign(Object.prototype, { toString: () => 'mine' }),
    () => Object.assign(Promise.prototype, { finally: () => 'mine' }),
    () => Object.assign(Element.prototype, { append: () => 'mine' }),
    () => Object.assign(Error.prototype, { name: 'mine' }),
    () => Object.assign(window, { fetch: () => 'mine' }),
    () => Object.defineProperty(JSON, 'parse', { value: () => 'mine' }),
  ].map(attempt);
  const allowed = [
    () => Object.assign(new Error('one'), { name: 'Mine', message: 'other' }),
    () => Object.assign({}, { toString: () => 'mine', constructor: 'a word' }),
    () => Object.assign(document.createElement('div'), { onclick: () => {}, toString: () => 'mine' }),
    () => Object.assign([], { push: () => 0 }),
  ].map(attempt);
  const undone = [
    () => Object.assign(Array.prototype, { last: () => 'mine', copyWithin: () => 'mine' }),
    () => Object.assign(history, { pushState: history.pushState }),
  ].map(attempt);
  document.cookie = 'session=stolen';
  return { token, rejected, allowed, undone, cost: performance.getEntriesByName('guards')[0]?.duration };
}

test("built-in objects, the network and the token are out of a remote's reach, and what it leaves behind is undone", async ({
  page,
  signInAs,
  academy,
  expectedErrors,
}) => {
  expectedErrors.push(/left on the page/);
  const reports: string[] = [];
  page.on('console', (message) => /left on the page/.test(message.text()) && reports.push(message.text()));
  await signInAs('student');
  await page.goto('/dashboard/timeline');
  await expect(page.getByRole('article').first()).toBeVisible();
  const { token, rejected, allowed, undone, cost } = await page.evaluate(attack);
  test.info().annotations.push({ type: 'guards', description: `${cost} ms` });
  expect(token).not.toContain(await academy.tokenOf('student'));
  expect(new Set(rejected)).toEqual(new Set(['TypeError']));
  expect(new Set([...allowed, ...undone])).toEqual(new Set(['done']));
  await menu(page).getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByRole('list', { name: 'Chats' })).toBeVisible();
  await expect.poll(() => reports.join()).toMatch(/^mf-timeline@\S+ left on the page: .*Array\.prototype\.last/);
  expect(reports.join()).toContain('Array.prototype.copyWithin');
  expect(reports.join()).toContain('history.pushState');
  expect(await page.evaluate(() => ['last' in [], [7, 8].copyWithin(0, 1), Object.keys(history)])).toEqual([
    false,
    [8, 8],
    [],
  ]);
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
