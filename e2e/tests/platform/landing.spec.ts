import type { Page } from 'playwright/test';
import { goWithinShell, homeHeading, isSameDocument, markDocument } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

/** The page's questions; their answers are open or closed. */
const questions = (page: Page) => page.locator('#faq details');
const openQuestions = (page: Page) => page.locator('#faq details[open]');
const contactForm = (page: Page) => page.locator('form');

async function waken(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(contactForm(page)).toHaveAttribute('novalidate');
}

async function onlyOneAnswerOpens(page: Page): Promise<void> {
  await expect(questions(page)).toHaveCount(4);
  for (const at of [1, 0, 2]) {
    await questions(page).nth(at).locator('summary').click();
    await expect(openQuestions(page)).toHaveCount(1);
    await expect(questions(page).nth(at)).toHaveAttribute('open');
    await expect(questions(page).nth(at).getByRole('paragraph')).toBeVisible();
  }
  await questions(page).nth(2).locator('summary').click();
  await expect(openQuestions(page)).toHaveCount(0);
}

test.describe('as plain HTML', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript only one answer is open at a time', async ({ page }) => {
    await page.goto('/');
    await onlyOneAnswerOpens(page);
  });

  test('without JavaScript a message is sent and confirmed', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Name').fill('Layla Mansour');
    await page.getByLabel('Email').fill('layla@example.com');
    await page.getByLabel('Message').fill('Is there a class on Friday mornings?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/\?sent=1#/);
    await expect(page.getByText('Thank you. Your message is with us.')).toBeVisible();
  });
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('an empty first message is explained in Arabic with its field in view', async ({ page }) => {
    await page.goto('/ar');
    await contactForm(page).getByRole('button').click();
    const name = contactForm(page).locator('[name=name]');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/[\u0600-\u06ff]/);
    const bar = await page.locator('.ld-bar').boundingBox();
    const label = contactForm(page).locator('label[for=contact-name]');
    const top = async () => (await label.boundingBox())?.y ?? 0;
    // The page scrolls smoothly, which takes time.
    await expect.poll(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(await top()).toBeLessThan(700);
  });
});

test.describe('hydrated', () => {
  test('hydration keeps everything that was typed or opened', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Name').evaluate((field: HTMLInputElement) => {
      field.value = 'Typed before';
    });
    await questions(page)
      .nth(2)
      .evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
    await waken(page);
    await expect(page.getByLabel('Name')).toHaveValue('Typed before');
    await expect(questions(page).nth(2)).toHaveAttribute('open');
    await expect(openQuestions(page)).toHaveCount(1);
  });

  test('the contact form marks missing fields and sends a complete message', async ({ page }) => {
    await page.goto('/');
    await waken(page);
    await page.getByLabel('Message').fill('Is there a class on Friday mornings?');
    await page.getByLabel('Email').fill('layla@');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please tell us your name.');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/not a complete email address/);
    await expect(page.getByLabel('Message')).toHaveValue('Is there a class on Friday mornings?');
    await page.getByLabel('Name').fill('Layla Mansour');
    await page.getByLabel('Email').fill('layla@example.com');
    await markDocument(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you. Your message is with us.' })).toBeVisible();
    for (const label of ['Name', 'Email', 'Message']) await expect(page.getByLabel(label)).toHaveValue('');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the chosen language is kept, here and in the dashboard', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/\/ar$/);
    await page.goto('/');
    await expect(page).toHaveURL(/\/ar$/);
    await page.goto('/auth/signin');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
  });

  test('the chosen theme is kept, here and in the dashboard', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Light or dark' }).click();
    await expect.poll(ground).not.toBe(light);
    await page.reload();
    expect(await ground()).not.toBe(light);
    await page.goto('/auth/signin');
    await expect(page.locator('html')).toHaveClass(/dark/);
  });

  test('Sign In leads a visitor to sign-in and a signed-in user to the dashboard', async ({ page, signInAs }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await signInAs('student');
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(homeHeading(page)).toBeVisible();
  });

  test('the top bar leads to the sections', async ({ page }) => {
    await page.goto('/');
    for (const [name, section] of [
      ['About', 'about'],
      ['Blog', 'blog'],
      ['FAQ', 'faq'],
      ['Contact', 'contact'],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`#${section}$`));
      await expect(page.locator(`#${section}`)).toBeInViewport();
    }
  });
});

test.describe('as a remote inside the shell', () => {
  test('the landing page inside the shell works without a reload', async ({ page }) => {
    await page.goto('/auth/signin');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await markDocument(page);
    await goWithinShell(page, '/');
    await expect(page.getByRole('link', { name: 'Get started' })).toBeVisible();
    await expect(page).toHaveTitle(/Academy/);
    await onlyOneAnswerOpens(page);
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveURL(/\/ar$/);
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Get started' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('with the academy’s own words', () => {
  test.use({ setting: 'own' });

  test('an admin edits a text beside its preview and publishes it, and the page keeps it after hydration', async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin');
    await page.goto('/dashboard/site');
    await page.getByRole('button', { name: 'Edit: Top of the page' }).click();
    await page.getByLabel('Title, English').fill('Read <b>with</b> us');
    await page.getByRole('checkbox', { name: 'Shown: Blog' }).uncheck();
    await page.getByRole('button', { name: 'Save draft' }).click();
    const preview = page.frameLocator('iframe');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Read <b>with</b> us');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('These texts are on the website')).toBeVisible();
    await page.goto('/');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Read <b>with</b> us');
    await waken(page);
    await expect(title).toHaveText('Read <b>with</b> us');
    await expect(page.locator('#blog')).toHaveCount(0);
    await expect(page.getByText('from Saturday to Thursday')).toBeVisible();
  });
});
