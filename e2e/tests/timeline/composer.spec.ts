import type { Page } from 'playwright/test';
import { expectAccessible } from '../../src/accessibility.ts';
import { aPicture, aVideo, handOver } from '../../src/domains/files.ts';
import { postCard, uniqueText } from '../../src/domains/posts.ts';
import { feedHeading } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const FORM = '/dashboard/timeline/add';

interface PostPage {
  data: { text: string; images: { width: number }[] }[];
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const post = (page: Page) => page.getByRole('button', { name: 'Post', exact: true });
const files = (page: Page) => page.getByRole('list', { name: 'Photos and videos' });
const pick = (page: Page) => page.locator('input[type=file]');
const uploaded = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Remove .*${name}`) });

test('the feed loads no editor code', async ({ page, signInAs }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await signInAs('student');
  await page.goto('/dashboard/timeline');
  await expect(feedHeading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('/editor.'))).toEqual([]);
  await page.getByRole('button', { name: 'Write a post' }).click();
  await expect(text(page)).toBeVisible();
  expect(scripts.filter((url) => url.includes('/editor.'))).toHaveLength(1);
});

test('an editor that failed to load can be retried', async ({ page, signInAs, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|ChunkLoadError/);
  await signInAs('student');
  await page.route('**/editor.*.js', (route) => route.abort());
  await page.goto(FORM);
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/editor.*.js');
  await again.click();
  await expect(text(page)).toBeVisible();
});

test('viewers see what was formatted with the toolbar', async ({ page, signInAs, academy }) => {
  const title = uniqueText('Plan');
  await signInAs('student');
  await page.goto(FORM);
  await text(page).click();
  await tool(page, 'Heading').click();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await tool(page, 'Bold').click();
  await page.keyboard.type('daily');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' reading');
  await page.keyboard.press('Enter');
  await tool(page, 'Numbered list').click();
  await page.keyboard.type('Recite');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+]');
  await page.keyboard.type('slowly');
  await expect(tool(page, 'Numbered list')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+[');
  await page.keyboard.type('Revise');
  await page.keyboard.press('Enter');
  await tool(page, 'Numbered list').click();
  await tool(page, 'Quote').click();
  await page.keyboard.type('Read!');
  await post(page).click();
  await expect(postCard(page, title)).toBeVisible();
  const { data } = await academy.call<PostPage>('GET', 'posts?page=1&limit=20', { as: 'student' });
  expect(data.find((each) => each.text.includes(title))?.text.replaceAll(' />', '>')).toBe(
    `<h1>${title}</h1><p><b>daily</b> reading</p><ol><li>Recite<ol><li>slowly</li></ol></li><li>Revise</li></ol><blockquote>Read!</blockquote>`,
  );
});

test('an Arabic line is right-aligned with its list marks on every page', async ({ page, signInAs }) => {
  await signInAs('student');
  await page.goto(FORM);
  await text(page).click();
  await page.keyboard.type('English');
  await page.keyboard.press('Enter');
  await page.keyboard.type('سورة الملك');
  await page.keyboard.press('Enter');
  await tool(page, 'Bulleted list').click();
  await page.keyboard.type('الحفظ');
  const directions = await text(page)
    .locator('p, li')
    .evaluateAll((lines) =>
      lines.map((line) => {
        const mark = line.querySelector('.ql-ui')?.getBoundingClientRect();
        const { left, width } = line.getBoundingClientRect();
        return [getComputedStyle(line).direction, mark ? mark.left > left + width / 2 : null];
      }),
    );
  expect(directions).toEqual([
    ['ltr', null],
    ['rtl', null],
    ['rtl', true],
  ]);
});

test('the Arabic editor is mirrored, labelled and accessible', async ({ page, signInAs, prefer }) => {
  await prefer({ language: 'ar' });
  await signInAs('student');
  await page.goto(FORM);
  const field = page.getByRole('textbox', { name: 'نص المنشور' });
  await expect(field).toBeVisible();
  const bold = page.getByRole('button', { name: 'عريض', exact: true });
  await bold.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'مائل', exact: true })).toBeFocused();
  await expectAccessible(page);
});

test('pasted content keeps only what a post allows', async ({ page, signInAs }) => {
  await signInAs('student');
  await page.goto(FORM);
  await text(page).click();
  await text(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    const html = [
      '<h1 style="color:red">Title</h1><p style="margin:9px">a <b>bold</b> <a href="http://x.test">out</a></p>',
      '<img src="x" onerror="document.title=\'broken in\'"><script>document.title="broken in"</script>',
    ];
    clipboardData.setData('text/html', html.join(''));
    clipboardData.setData('text/plain', 'Title');
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  });
  await expect(text(page).locator('h1')).toHaveText('Title');
  await expect(text(page).locator('strong')).toHaveText('bold');
  await expect(text(page).locator('a, img, script, [style]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('broken in');
});

test('three pictures, one picked, one dropped and one pasted, are posted in the chosen order', async ({
  page,
  signInAs,
  academy,
}) => {
  const words = uniqueText('Three moons');
  await signInAs('student');
  await page.goto(FORM);
  await text(page).fill(words);
  await pick(page).setInputFiles(aPicture('picked.png', { width: 401 }));
  await handOver(page, '[role=textbox]', 'drop', aPicture('dropped.png', { width: 402, colour: [200, 145, 47] }));
  await handOver(page, '[role=textbox]', 'paste', aPicture('pasted.png', { width: 403, colour: [31, 91, 138] }));
  for (const name of ['picked.png', 'dropped.png', 'pasted.png']) await expect(uploaded(page, name)).toBeVisible();
  await page.getByRole('button', { name: /^Move .*pasted.png.* earlier/ }).click();
  await expect(files(page).getByRole('img')).toHaveCount(3);
  const order = await files(page)
    .getByRole('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt')));
  expect(order).toEqual(['picked.png', 'pasted.png', 'dropped.png']);
  await post(page).click();
  // Three pictures are made smaller first, which may take long on a busy machine.
  await expect(postCard(page, words)).toBeVisible({ timeout: 30_000 });
  await expect(postCard(page, words).locator('img[src*="/api/files/media/"]')).toHaveCount(3);
  const { data } = await academy.call<PostPage>('GET', 'posts?page=1&limit=20', { as: 'student' });
  const written = data.find((each) => each.text.includes(words));
  expect(written?.images.map(({ width }) => width)).toEqual([401, 403, 402]);
});

test('a video is posted with a poster frame', async ({ page, signInAs }) => {
  await signInAs('student');
  await page.goto(FORM);
  await expect(text(page)).toBeVisible();
  const response = page.waitForResponse((response) => response.url().endsWith('/api/uploads'));
  await pick(page).setInputFiles(await aVideo(page, 'lesson.webm'));
  await expect(files(page).getByRole('img', { name: 'lesson.webm' })).toHaveAttribute('src', /^blob:/);
  const { data } = await (await response).json();
  expect(data).toMatchObject({
    type: 'video',
    thumbnails: [{ path: expect.any(String) }, ...data.thumbnails.slice(1)],
  });
});

test('a draft survives a reload with its pictures, and can be discarded', async ({ page, signInAs }) => {
  await signInAs('student');
  await page.goto(FORM);
  await text(page).fill('Not finished yet');
  await pick(page).setInputFiles(aPicture('moon.png'));
  await expect(uploaded(page, 'moon.png')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(text(page)).toHaveText('Not finished yet');
  await expect(files(page).getByRole('img', { name: 'Photo 1' })).toHaveJSProperty('complete', true);
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(text(page)).toHaveText('');
  await expect(files(page)).toHaveCount(0);
  await page.reload();
  await expect(text(page)).toHaveText('');
});

test('a post can be written and published by keyboard alone', async ({ page, signInAs }) => {
  const words = uniqueText('By hand');
  await signInAs('student');
  await page.goto(FORM);
  await tool(page, 'Heading').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add photos or videos' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(postCard(page, words)).toBeVisible();
});
