import type { Page } from 'playwright/test';
import { xssCorpus } from '../../../api/src/testing/xss-corpus.ts';
import { approvedPost, uniqueText } from '../../src/domains/posts.ts';
import { expect, test } from '../../src/test.ts';

interface Broken {
  /** Scripts that ran, and scripts that the security policy rejected. */
  ran: string[];
  asked: string[];
}

/** Addresses that our own pages request. */
const ours = /^\/(api|remotes|assets|locales|dashboard|boot\.js|remotes\.json|favicon|manifest)/;

/** Records, from the first byte, every dialog, script, rejected resource and request that is not ours. */
async function watch(page: Page, origin: string): Promise<() => Promise<Broken>> {
  const asked: string[] = [];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn =
      url.protocol === 'data:' || url.protocol === 'blob:' || (url.origin === origin && ours.test(url.pathname));
    if (!isOwn || /evil|\/x$/.test(request.url())) asked.push(request.url());
  });
  await page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(window, { ran });
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.assign(window, { [name]: () => ran.push(name) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      ran.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return async () => ({ ran: [...dialogs, ...(await page.evaluate(() => (window as never as Broken).ran))], asked });
}

/** Moves pointer and focus over everything that was written. @returns elements that do not belong into rich text. */
const provoke = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    // The editor has other element names for bold and italic.
    const allowed = new Set('P H1 H2 B I U S BLOCKQUOTE UL OL LI BR A STRONG EM'.split(' '));
    const written = [...main.querySelectorAll('[dir=auto] *, .ql-editor *')];
    const found: string[] = [];
    for (const element of written) {
      for (const type of [
        'pointerenter',
        'mouseover',
        'mouseenter',
        'focus',
        'focusin',
        'click',
        'animationstart',
        'toggle',
      ])
        if (element.tagName !== 'A' || type !== 'click') element.dispatchEvent(new Event(type, { bubbles: true }));
      const names = element
        .getAttributeNames()
        .filter((name) => name.startsWith('on') || name === 'style' || name === 'src');
      if (names.length > 0) found.push(`${element.tagName} ${names}`);
      if (element instanceof HTMLAnchorElement && element.hasAttribute('href') && element.protocol !== 'https:')
        found.push(element.href);
    }
    const foreign = written
      .filter(({ tagName }) => !allowed.has(tagName) && tagName !== 'SPAN')
      .map(({ tagName }) => tagName);
    return { count: written.length, found: [...found, ...foreign] };
  });

async function expectInert(page: Page, broken: () => Promise<Broken>, least: number): Promise<void> {
  const { count, found } = await provoke(page);
  expect(count).toBeGreaterThanOrEqual(least);
  expect(found).toEqual([]);
  expect(await broken()).toEqual({ ran: [], asked: [] });
}

test.describe('hostile markup', () => {
  test.use({ setting: 'own' });
  test.slow();

  test('hostile markup in posts, comments and the editor runs nothing', async ({ page, signInAs, academy }) => {
    const stored: string[] = [];
    for (const { html } of xssCorpus) {
      const { data } = await academy.call<{ data: { text: string } }>('POST', 'posts', {
        as: 'student',
        json: { text: html },
      });
      stored.push(data.text);
    }
    const id = await approvedPost(academy, uniqueText('Comment on this'));
    for (const { html } of xssCorpus)
      await academy.call('POST', `posts/${id}/comments`, { as: 'student', json: { text: html } });
    const all = await academy.call<{ data: { id: string } }>('POST', 'posts', {
      as: 'student',
      json: { text: stored.join('') },
    });
    await signInAs('student');
    const broken = await watch(page, academy.url);

    await page.goto('/dashboard/timeline');
    const posts = page.getByRole('article');
    await expect(async () => {
      await page.keyboard.press('End');
      expect(await posts.count()).toBeGreaterThan(xssCorpus.length);
    }).toPass();
    await expectInert(page, broken, xssCorpus.length);

    await page.goto(`/dashboard/timeline/comments/post/${id}`);
    const comments = page
      .getByRole('list', { name: 'Comments' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Like/ }) });
    await expect(async () => {
      const more = page.getByRole('button', { name: 'Show more comments' });
      if (await more.isVisible()) await more.click();
      expect(await comments.count()).toBe(xssCorpus.length);
    }).toPass();
    await expectInert(page, broken, xssCorpus.length);

    await page.goto(`/dashboard/timeline/edit/${all.data.id}`);
    await expect(page.getByLabel('Text')).toContainText(xssCorpus.at(-1)?.name ?? '');
    await expectInert(page, broken, xssCorpus.length);
    await expect(page).toHaveTitle(/Academy$/);
  });
});
