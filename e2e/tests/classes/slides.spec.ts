import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expectAccessible } from '../../src/accessibility.ts';
import { expect, test } from '../../src/test.ts';

const fixture = path.join(import.meta.dirname, '../../../mf-classes/src/testing/lesson.pptx');
const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

test('the PowerPoint reader shows slides in a frame in which no script runs, in both languages', async ({
  academy,
  openAs,
}) => {
  const name = `Slides ${Date.now()}`;
  const form = new FormData();
  for (const [key, value] of Object.entries({ name, content: 'Letters' })) form.set(key, value);
  form.set('file', new File([await readFile(fixture)], 'lesson.pptx', { type }));
  await academy.call('POST', 'materials', { as: 'admin', form });
  const page = await openAs('admin', `/dashboard/lms?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'PowerPoint reader' }).click();

  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'Slide 1 of 2');
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  const slide = page.frameLocator('iframe');
  await expect(slide.getByText('الحروف: ١٢ حرفًا و 3 words')).toBeVisible();
  await expect(slide.locator('.slide')).toHaveCSS('width', '960px');
  await expect(page.getByText('This preview may look different')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('ArrowRight');
  await expect(frame).toHaveAttribute('title', 'Slide 2 of 2');
  await expect(slide.getByText('<img src=x onerror="parent.hacked=1">')).toBeVisible();
  await frame.evaluate((element: HTMLIFrameElement) => {
    const inside = element.contentDocument;
    const script = inside?.createElement('script');
    if (!inside || !script) throw new Error('the frame has no page');
    script.textContent = 'document.body.dataset.hacked = "by script"';
    inside.body.append(script);
    inside.body.insertAdjacentHTML('beforeend', '<svg onload="document.body.dataset.hacked = 1"></svg>');
  });
  await expect(slide.locator('svg')).toBeAttached();
  await expect(slide.locator('body')).not.toHaveAttribute('data-hacked');
  await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('download', '');
});

test('in Arabic the left arrow leads to the next slide', async ({ page, prefer, signInAs }) => {
  await prefer({ language: 'ar' });
  await signInAs('admin');
  await page.goto('/dashboard/lms?q=Arabic+for+beginners');
  await page.getByRole('button', { name: /العربية للمبتدئين/ }).click();
  await page.getByRole('menuitem', { name: 'قارئ PowerPoint' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('title', /^الشريحة 1 من/);
  await expect(page.frameLocator('iframe').getByText('حرف الباء')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('iframe')).toHaveAttribute('title', /^الشريحة 2 من/);
  await expectAccessible(page);
});
