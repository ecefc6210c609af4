import type { Page } from 'playwright/test';
import type { Academy } from '../../src/academy.ts';
import { cards, payInArabic } from '../../src/domains/cards.ts';
import { type Person, someone } from '../../src/domains/people.ts';
import { expectSound } from '../../src/sound.ts';
import { expect, test } from '../../src/test.ts';

const PACKAGES = '/dashboard/subscriptions/packages';

interface Summary {
  subscription: { state: string; endsAt: string | null } | null;
  classes: { bought: number; remaining: number };
}
const summaryOf = async (academy: Academy, buyer: Person) =>
  (await academy.call<{ data: Summary }>('GET', 'subscriptions/summary', { as: buyer })).data;
const stateOf = async (academy: Academy, buyer: Person) => {
  const { subscription, classes } = await summaryOf(academy, buyer);
  return [subscription?.state ?? null, classes.remaining];
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const steady = (page: Page) => page.getByRole('listitem').filter({ hasText: 'بانتظام' });

/** Axe finds nothing wrong, and nothing is wider than the phone. */
async function openCheckout(page: Page): Promise<void> {
  await steady(page).getByRole('link', { name: 'اشتراك شهري' }).click();
  await button(page, 'المتابعة إلى الدفع').click();
  await expect(page.getByText('وضع التجربة', { exact: true })).toBeVisible();
}

test('a guest subscribes on a phone in Arabic, becomes a student, renews, repairs a declined renewal, cancels, and keeps the classes', async ({
  page,
  academy,
  prefer,
  signInAs,
  openAs,
  expectedErrors,
}) => {
  test.slow();
  // The provider's page returns 402 for a declined card.
  expectedErrors.push(/status of 402 .*\/sandbox\/stripe\//);
  const guest = { ...someone(), name: `Layla ${someone().email.slice(5, 11)}` };
  await academy.call('POST', 'auth/signup', { json: { ...guest, learners: { self: true } } });
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer({ language: 'ar' });
  await signInAs(guest);
  await page.goto(PACKAGES);

  await test.step('after a checkout that was left, and after a declined card, the page says that nothing was paid', async () => {
    await openCheckout(page);
    await expectSound(page);
    await link(page, 'العودة إلى الأكاديمية').click();
    await expect(page.getByRole('heading', { name: 'لم يُدفع شيء' })).toBeVisible();
    await link(page, 'العودة إلى الشراء').click();
    await button(page, 'المتابعة إلى الدفع').click();
    await payInArabic(page, cards.declined, 'اشتراك');
    await expect(page.getByText('رُفضت البطاقة، ولم يُخصم أي مبلغ.')).toBeVisible();
    await expectSound(page);
  });

  await test.step('a good card makes the guest a student with eight classes, and admins are notified', async () => {
    await payInArabic(page, cards.good, 'اشتراك');
    await expect(page.getByRole('heading', { name: 'شكرًا، وصلت الدفعة' })).toBeVisible();
    await expect(page.getByText('المتبقي 8 حصص.')).toBeVisible();
    await expectSound(page);
    await link(page, 'الانتقال إلى الرئيسية').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { data } = await academy.call<{ data: { user: { role: string } } }>('GET', 'profile', { as: guest });
    expect(data.user.role).toBe('student');
    const admin = await openAs('admin', '/dashboard/timeline');
    await admin
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    const panel = admin.getByRole('dialog', { name: 'Notifications' });
    await expect(
      panel.getByRole('link', { name: new RegExp(`was paid for .*${guest.name}.*8 classes added`) }),
    ).toBeVisible();
    await expect(panel.getByRole('link', { name: new RegExp(`${guest.name}.* has a paid package now`) })).toBeVisible();
  });

  const manage = async (name = 'إدارة الاشتراك') => {
    await page.goto(PACKAGES);
    await button(page, name).click();
    await expect(page.getByRole('heading', { name: 'اشتراكك' })).toBeVisible();
  };
  /** Over the page that says what has changed, to where the provider's page was opened. */
  const back = async (change: RegExp) => {
    await link(page, 'العودة إلى الأكاديمية').click();
    await expect(page.getByRole('status').getByText(change).first()).toBeVisible();
    await expectSound(page);
    await link(page, 'العودة إلى الباقات').click();
  };
  const jump = () => button(page, 'الانتقال إلى التجديد التالي').click();

  await test.step("the next month's payment adds its classes", async () => {
    await manage();
    await expectSound(page);
    await jump();
    await expect.poll(() => stateOf(academy, guest)).toEqual(['active', 16]);
    await back(/^دُفع .*، وأُضيفت 8 حصص\.$/);
    await expect(page.getByRole('definition')).toHaveText(['16', '0', '16']);
  });

  await test.step('a declined renewal takes no classes away and says how to repair it', async () => {
    await manage();
    await payInArabic(page, cards.declinedLater, 'استخدام بطاقة أخرى');
    await jump();
    await expect.poll(() => stateOf(academy, guest)).toEqual(['past_due', 16]);
    await back(/^ما زال مبلغ .* غير مدفوع\.$/);
    await expect(page.getByText(/تعذر خصم قيمة التجديد الأخير/)).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText(['16', '0', '16']);
    await expectSound(page);
  });

  await test.step('another card pays at once', async () => {
    await manage('تحديث البطاقة');
    await payInArabic(page, cards.good, 'استخدام بطاقة أخرى');
    await expect.poll(() => stateOf(academy, guest)).toEqual(['active', 24]);
    await back(/^دُفع .*، وأُضيفت 8 حصص\.$/);
    await expect(page.getByRole('definition')).toHaveText(['24', '0', '24']);
    await expect(page.getByText(/تعذر خصم قيمة التجديد الأخير/)).toHaveCount(0);
  });

  await test.step('a cancelled subscription runs to its end, and the classes remain', async () => {
    await manage();
    await button(page, 'إلغاء عند نهاية الشهر المدفوع').click();
    await expect.poll(async () => (await summaryOf(academy, guest)).subscription?.endsAt ?? null).not.toBeNull();
    await back(/^ينتهي في .* وتبقى الحصص المدفوعة$/);
    await expect(page.getByText(/ينتهي في .* وتبقى الحصص المدفوعة$/)).toBeVisible();
    await manage();
    await jump();
    await expect.poll(() => stateOf(academy, guest)).toEqual([null, 24]);
    await back(/^لا اشتراك ساريًا/);
    await expect(steady(page).getByRole('link', { name: 'اشتراك شهري' })).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText(['24', '0', '24']);
    await page.goto('/dashboard/subscriptions/invoices');
    await expect(page.getByText('مدفوعة', { exact: true })).toHaveCount(3);
  });
});
