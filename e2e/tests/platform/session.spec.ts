import { feedHeading, signOut } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

test('signing out in one tab signs out the other', async ({ page, context, academy, expectedErrors }) => {
  // The other tab may be sending a request at that moment.
  expectedErrors.push(/status of 401 .*\/api\//);
  const token = await academy.freshToken('student@academy.test');
  await context.addCookies([{ name: 'session', value: token, url: academy.url }]);
  const other = await context.newPage();
  await other.goto('/dashboard/timeline');
  await expect(feedHeading(other)).toBeVisible();
  await page.goto('/dashboard/timeline');
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([]);
  await expect(academy.call('GET', 'profile', { token })).rejects.toThrow('401');
});

test('a revoked session leads to sign-in and back to the page, and what was sent waits for the author’s confirmation', async ({
  page,
  context,
  academy,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401 .*\/api\//);
  const token = await academy.freshToken('student@academy.test');
  await context.addCookies([{ name: 'session', value: token, url: academy.url }]);
  await page.goto('/dashboard/timeline/add');
  await expect(page.getByRole('heading', { name: 'New post' })).toBeVisible();
  await academy.call('POST', 'auth/logout', { token });
  await page.getByLabel('Text').fill('Written before the session ended');
  await page.getByRole('button', { name: 'Post' }).click();

  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You were signed out' })).toBeVisible();
  await page.getByLabel('Email').fill('student@academy.test');
  await page.getByLabel('Password', { exact: true }).fill('academy-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'New post' })).toBeVisible();
  await page.goto('/dashboard/timeline');
  const post = page.getByRole('article').filter({ hasText: 'Written before the session ended' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(post).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('dialog').getByText('Everything has been sent.')).toBeVisible();
  await page.reload();
  await expect(post).toHaveCount(1);
});

test('sign-in redirects a signed-in user to the last page', async ({ page, signInAs }) => {
  await signInAs('teacher');
  await page.goto('/dashboard/timeline/add');
  await expect(page.getByRole('heading', { name: 'New post' })).toBeVisible();
  await page.goto('/auth/signin');
  await expect(page.getByRole('heading', { name: 'New post' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/timeline\/add$/);
});
