import type { Page } from 'playwright/test';
import type { Academy } from '../../src/academy.ts';
import { cards, payInArabic } from '../../src/domains/cards.ts';
import { madeParent, remainingOf } from '../../src/domains/families.ts';
import { expectSound } from '../../src/sound.ts';
import { expect, test } from '../../src/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

async function madeFamily(academy: Academy) {
  const { parent, children } = await madeParent(academy, ['زينب', 'Yusuf']);
  const [zaynab, yusuf] = children;
  if (!zaynab || !yusuf) throw new Error('there are no children');
  return { parent, zaynab, yusuf };
}

async function expectFits(page: Page): Promise<void> {
  await expectSound(page);
  // The layout is as wide as the window: a page laid out for a desktop is drawn at 40 % of its size.
  expect(await page.evaluate(() => [innerWidth, visualViewport?.scale])).toEqual([390, 1]);
}

test("a parent of two buys for one child from the child's card, on a phone in Arabic", async ({
  page,
  academy,
  prefer,
  signInAs,
}) => {
  const { parent, zaynab, yusuf } = await madeFamily(academy);
  await prefer({ language: 'ar' });
  await signInAs(parent);
  await page.goto('/dashboard/statistics');

  await test.step('the child is preselected', async () => {
    await page.getByRole('tab', { name: zaynab.name }).click();
    await page.getByRole('region', { name: zaynab.name }).getByRole('link', { name: 'شراء حصص' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'بانتظام' })
      .getByRole('link', { name: 'شراء لمرة واحدة' })
      .click();
    await expect(page.getByLabel('الطالب', { exact: true }).locator('option:checked')).toHaveText(zaynab.name);
    await expectFits(page);
    await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click();
  });

  await test.step("the provider's page names package and child in the direction of the page", async () => {
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(`\u2068بانتظام\u2069 – \u2068${zaynab.name}\u2069`);
    const [first, last] = await title.evaluate((heading) => {
      const text = heading.firstChild as Text;
      return ['بانتظام', '– '].map((word) => {
        const range = document.createRange();
        range.setStart(text, text.data.indexOf(word));
        range.setEnd(text, text.data.indexOf(word) + word.length);
        return range.getBoundingClientRect().left;
      });
    });
    expect(first).toBeGreaterThan(last ?? 0);
    await expectFits(page);
    await payInArabic(page, cards.good, 'دفع');
  });

  await test.step('the page after paying names the child and the next step', async () => {
    await expect(page.getByRole('heading', { name: 'شكرًا، وصلت الدفعة' })).toBeVisible();
    await expect(page.getByText(new RegExp(`الحصص .*${zaynab.name}`)).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'ما الخطوات التالية؟' })).toBeVisible();
    await expectFits(page);
  });

  await test.step('start page, calendar and invoice show the child for whom the classes were bought', async () => {
    await page.goto('/dashboard/statistics');
    const steps = page.getByRole('region', { name: new RegExp(`الخطوات التالية: .*${zaynab.name}`) });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await expectFits(page);
    await page.goto('/dashboard/calendar');
    await expect(page.getByText(/^تختار الأكاديمية معلمًا/)).toBeVisible();
    await page.goto('/dashboard/subscriptions/invoices?tab=one_time');
    await expect(page.getByRole('main').getByText(zaynab.name).first()).toBeVisible();
    await expectFits(page);
    expect([await remainingOf(academy, zaynab), await remainingOf(academy, yusuf)]).toEqual([8, 0]);
    const { data } = await academy.call<{ data: { user: { role: string } } }>('GET', 'profile', { as: parent });
    expect(data.user.role).toBe('guest');
  });
});

test.describe('with a discount for siblings', () => {
  test.use({ setting: 'own' });

  test('a mother of three subscribes for each, the second and third with the sibling discount, which is shown before paying', async ({
    page,
    academy,
    prefer,
    signInAs,
  }) => {
    test.slow();
    await academy.call('PUT', 'settings', { as: 'super-admin', json: { sibling_discount: 25 } });
    const { parent, children } = await madeParent(academy, ['زينب', 'Yusuf', 'مريم']);
    await prefer({ language: 'ar' });
    await signInAs(parent);
    const discount = page.getByText(/^خصم الإخوة: /);
    for (const [index, child] of children.entries()) {
      await page.goto('/dashboard/statistics');
      await page.getByRole('tab', { name: child.name }).click();
      await page.getByRole('region', { name: child.name }).getByRole('link', { name: 'شراء حصص' }).click();
      await page
        .getByRole('listitem')
        .filter({ hasText: 'بانتظام' })
        .getByRole('link', { name: 'اشتراك شهري' })
        .click();
      await expect(page.getByLabel('الطالب', { exact: true }).locator('option:checked')).toHaveText(child.name);
      await expect(discount).toHaveCount(index === 0 ? 0 : 1);
      await expectFits(page);
      await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click();
      await payInArabic(page, cards.good, 'اشتراك');
      await expect(page.getByRole('heading', { name: 'شكرًا، وصلت الدفعة' })).toBeVisible();
    }
    const { data } = await academy.call<{ data: { amount: number }[] }>('GET', 'receipts', { as: parent });
    const [third, second, first] = data.map(({ amount }) => amount);
    expect([second, third]).toEqual([(first ?? 0) * 0.75, (first ?? 0) * 0.75]);
  });
});
