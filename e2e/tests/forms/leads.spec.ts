import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../src/accessibility.ts';
import { madeCourse, moveClass } from '../../src/domains/classes.ts';
import { enterByInvitation, freeForTrials, leadAt } from '../../src/domains/leads.ts';
import { choose } from '../../src/domains/users.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

const LEADS = '/dashboard/leads';
/** On the page of the request, to which the form leads. */
const received = 'وصلنا الطلب.';
const phone = { viewport: { width: 390, height: 844 } };

/** A family that no other test uses. */
function newFamily() {
  const mark = randomUUID();
  return { learner: `عمر ${mark.slice(0, 6)}`, parent: `ليلى ${mark.slice(0, 6)}`, email: `${mark}@family.test` };
}

async function fillIn(page: Page, { learner, parent, email }: ReturnType<typeof newFamily>): Promise<void> {
  await page.getByLabel('اسم المتعلم').fill(learner);
  await page.getByLabel('العمر').fill('٩');
  await page.getByLabel('التخصص').selectOption('arabic');
  await page.getByLabel('المعلم', { exact: true }).selectOption('woman');
  await page.getByLabel('لغة الحصة').selectOption('tr');
  await page.getByLabel('اسمك').fill(parent);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel(/^أوافق على أن تستخدم الأكاديمية/).check();
}

test("a visitor asks for a trial on a phone in Arabic, and after trial, class and payment the lead's status is joined", async ({
  page,
  academy,
  browser,
  openAs,
}) => {
  test.slow();
  const course = await madeCourse(academy);
  await freeForTrials(academy, course);
  const family = newFamily();

  const visitor = await browser.newPage({ ...phone, baseURL: academy.url, locale: 'ar', isMobile: true });
  await test.step('the landing page leads to the form, which offers times of teachers that match the wishes', async () => {
    await visitor.goto('/ar');
    await visitor.getByRole('link', { name: 'حجز حصة تجريبية مجانية' }).first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'حجز حصة تجريبية مجانية' })).toBeVisible();
    await fillIn(visitor, family);
    const day = visitor.getByLabel('الأوقات المناسبة', { exact: true });
    await expect(day.locator('option').nth(10)).toBeAttached();
    await day.selectOption({ index: 2 });
    await visitor.locator('.time').first().click();
    await expect(visitor.getByRole('list', { name: 'الأوقات المختارة' }).getByRole('listitem')).toHaveCount(1);
    await expectNoOverflow(visitor);
    await visitor.getByRole('button', { name: 'طلب الحصة التجريبية' }).click();
    await expect(visitor.getByRole('status')).toHaveText(received);
    await expect(visitor.getByText(/الرد في موعد أقصاه/)).toBeVisible();
  });

  const desk = await openAs('admin', LEADS);
  await test.step('an admin schedules the trial at a time that the family wished', async () => {
    await desk.getByRole('link', { name: family.learner }).click();
    await desk.getByRole('link', { name: 'Schedule trial class' }).click();
    await expect(desk.getByText(/^Preferred times: /)).toBeVisible();
    await choose(desk, 'Teacher', course.teacher.name);
    await choose(desk, 'Material', 'Noorani Qaida');
    await expect(desk.getByRole('option', { name: /^\w{3},? / }).first()).toBeAttached();
    await desk.getByLabel('Time', { exact: true }).selectOption({ index: 1 });
    await desk.getByRole('textbox', { name: /^Meeting link/ }).fill('https://zoom.example/1');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Schedule trial class' }).click();
    await expect(desk.getByText('Trial scheduled', { exact: true }).first()).toBeVisible();
  });

  await test.step('the parent chooses a password by the mail, and finds the class on the start page', async () => {
    await page.setViewportSize(phone.viewport);
    await enterByInvitation(page, academy, family.email);
    await expect(page.getByRole('region', { name: family.learner, exact: true })).toBeVisible();
    await expectNoOverflow(page);
  });

  const lead = await leadAt(academy, desk.url());
  await test.step("after the class is held and paid for, the lead's status is joined", async () => {
    const trial = lead.trial?.id ?? '';
    await moveClass(academy, trial, 'yesterday', course.teacher);
    const report = { class_model: trial, report: 'Reads well.' };
    await academy.call('POST', 'daily-reports', { as: course.teacher, json: report });
    await desk.reload();
    await expect(desk.getByText('Trial held', { exact: true }).first()).toBeVisible();
    const { data } = await academy.call<{ data: { id: string }[] }>(
      'GET',
      `users?email=${encodeURIComponent(family.email)}`,
      { as: 'admin' },
    );
    const date = new Date().toISOString().slice(0, 10);
    const transfer = { user_id: data[0]?.id, amount: '40', currency: 'USD', date };
    await academy.call('POST', 'bank-transfers', { as: 'admin', json: transfer });
    await desk.reload();
    await expect(desk.getByText('Joined', { exact: true }).first()).toBeVisible();
  });
  await visitor.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ...phone });

  test('without JavaScript a visitor asks for a trial with times in words', async ({ page, academy }) => {
    const family = newFamily();
    await page.goto('/free-trial?lang=ar');
    await fillIn(page, family);
    await page.getByLabel(/^الأوقات المناسبة بالكلمات/).fill('أيام الأسبوع بعد 17:00');
    await page.getByLabel('المنطقة الزمنية').selectOption('Asia/Amman');
    await page.getByRole('button', { name: 'طلب الحصة التجريبية' }).click();
    await expect(page.getByRole('status')).toHaveText(received);
    const { data } = await academy.call<{ data: { id: string; learner: { name: string } }[] }>('GET', 'leads', {
      as: 'admin',
    });
    const id = data.find(({ learner }) => learner.name === family.learner)?.id;
    const found = await academy.call('GET', `leads/${id}`, { as: 'admin' });
    expect(found).toMatchObject({ data: { learner: { age: 9 }, times: 'أيام الأسبوع بعد 17:00' } });
  });
});
