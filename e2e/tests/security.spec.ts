import type { Page } from 'playwright/test';
import { expect, test } from '../src/test.ts';
import { secondFeedMark } from '../src/variants.ts';
import { visit, visits } from '../src/visits.ts';

interface Guarded {
  violations: string[];
}

/** Collects what the content security policy refuses, from the first byte on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const guarded = window as unknown as Guarded;
    guarded.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      guarded.violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as Guarded).violations);
}

/** Scripts that stand in the page itself, other than data. */
const inlineScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].filter(({ src, type }) => !src && !/json$/.test(type)).map(({ text }) => text.slice(0, 80)),
  );

const handlers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
  );

const remoteScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ src }) => new URL(src, location.href).pathname.startsWith('/remotes/'))
      .map(({ src, integrity }) => ({ src, integrity })),
  );

for (const place of visits) {
  test(`the policy holds on the ${place.name}`, async ({ page, signInAs, expectedErrors }) => {
    if (place.refusal) expectedErrors.push(place.refusal);
    if (place.as) await signInAs(place.as);
    const violations = await watchPolicy(page);
    const policies: (string | undefined)[] = [];
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) policies.push(response.headers()['content-security-policy']);
    });
    await visit(page, place);
    expect(policies).toHaveLength(1);
    expect(policies[0]).toMatch(/default-src 'none'.*script-src 'self';/);
    expect(policies[0]).not.toMatch(/unsafe|\*|http:|https:/);
    expect(await violations()).toEqual([]);
    expect(await inlineScripts(page)).toEqual([]);
    expect(await handlers(page)).toEqual([]);
    for (const { src, integrity } of await remoteScripts(page))
      expect(integrity, `integrity of ${src}`).toMatch(/^sha384-/);
  });
}

test('the policy does refuse what it should', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Content Security Policy/);
  const violations = await watchPolicy(page);
  await page.goto('/auth/signin');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.text = 'window.brokenIn = true';
    document.head.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/x.png" alt="">');
  });
  await expect.poll(violations).toHaveLength(2);
  expect(await page.evaluate(() => 'brokenIn' in window)).toBe(false);
});

test('a remote’s scripts are loaded, and each is checked', async ({ page, signInAs }) => {
  await signInAs('student');
  await page.goto('/dashboard/timeline');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Write a post' }).click();
  await expect(page.getByLabel('Text')).toBeVisible();
  const scripts = await remoteScripts(page);
  expect(scripts.length).toBeGreaterThan(2);
  for (const { src, integrity } of scripts) expect(integrity, `integrity of ${src}`).toMatch(/^sha384-/);
});

test.describe('files of a release', () => {
  test.use({ setting: 'second-release' });

  test('never change once published, and may be kept for ever', async ({ page, signInAs, request }) => {
    await signInAs('student');
    await page.goto('/dashboard/timeline');
    await expect(page.getByText(secondFeedMark)).toBeVisible();
    for (const { src } of await remoteScripts(page)) {
      const answer = await request.get(src);
      expect(answer.headers()['cache-control']).toContain('immutable');
      expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    }
  });
});
