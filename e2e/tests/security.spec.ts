import type { Page } from 'playwright/test';
import { expect, test } from '../src/test.ts';
import { secondFeedMark } from '../src/variants.ts';
import { visit, visits } from '../src/visits.ts';

interface Guarded {
  violations: string[];
  remoteScripts: { src: string; integrity: string }[];
}

/** Collects, from the first byte on, what the content security policy refuses and which remote scripts are taken. */
async function watch(page: Page): Promise<() => Promise<Guarded>> {
  await page.addInitScript(() => {
    const guarded: Guarded = { violations: [], remoteScripts: [] };
    Object.assign(window, { guarded });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      guarded.violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
    const note = (node: Node) => {
      if (node instanceof HTMLScriptElement && new URL(node.src, location.href).pathname.startsWith('/remotes/'))
        guarded.remoteScripts.push({ src: node.src, integrity: node.integrity });
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(note);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { guarded: Guarded }).guarded);
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

function expectChecked(scripts: Guarded['remoteScripts']): void {
  for (const { src, integrity } of scripts) expect(integrity, `integrity of ${src}`).toMatch(/^sha384-/);
}

for (const place of visits) {
  test(`the policy holds on the ${place.name}`, async ({ page, signInAs, expectedErrors }) => {
    if (place.refusal) expectedErrors.push(place.refusal);
    if (place.as) await signInAs(place.as);
    const guarded = await watch(page);
    const policies: (string | undefined)[] = [];
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) policies.push(response.headers()['content-security-policy']);
    });
    await visit(page, place);
    expect(policies).toHaveLength(1);
    expect(policies[0]).toMatch(/default-src 'none'.*script-src 'self';/);
    expect(policies[0]).not.toMatch(/unsafe|\*|http:|https:/);
    expect((await guarded()).violations).toEqual([]);
    expectChecked((await guarded()).remoteScripts);
    expect(await inlineScripts(page)).toEqual([]);
    expect(await handlers(page)).toEqual([]);
  });
}

test('the policy does refuse what it should', async ({ page, expectedErrors }) => {
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
  await page.getByRole('link', { name: 'Write a post' }).click();
  await expect(page.getByLabel('Text')).toBeVisible();
  const { remoteScripts } = await guarded();
  for (const part of ['remoteEntry', 'screen-post-feed', 'screen-post-form'])
    expect(remoteScripts.map(({ src }) => src).join()).toContain(part);
  expectChecked(remoteScripts);
});

test.describe('files of a release', () => {
  test.use({ setting: 'second-release' });

  test('never change once published, and may be kept for ever', async ({ page, signInAs, request }) => {
    await signInAs('student');
    const guarded = await watch(page);
    await page.goto('/dashboard/timeline');
    await expect(page.getByText(secondFeedMark)).toBeVisible();
    const { remoteScripts } = await guarded();
    expect(remoteScripts.length).toBeGreaterThan(1);
    for (const { src } of remoteScripts) {
      const answer = await request.get(src);
      expect(answer.headers()['cache-control']).toContain('immutable');
      expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    }
  });
});
