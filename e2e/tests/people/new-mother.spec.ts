import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Academy } from '../../src/academy.ts';
import { cards } from '../../src/domains/cards.ts';
import { classNow, madeCourse } from '../../src/domains/classes.ts';
import { confirmationFor, type Person, someone } from '../../src/domains/people.ts';
import { newPhone } from '../../src/domains/users.ts';
import { Interactions } from '../../src/interactions.ts';
import { expectSound } from '../../src/sound.ts';
import { expect, phone, test } from '../../src/test.ts';

/** A phone in Riyadh whose language is Arabic. */
test.use({ ...phone, locale: 'ar-SA', timezoneId: 'Asia/Riyadh' });

const MOST_TOUCHES = 25;
const MEETING = 'https://zoom.example/1';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function signUp(page: Page, touches: Interactions, mother: Person, child: string): Promise<void> {
  await touches.choose(page.getByLabel('من سيتعلم؟'), 'لطفلي');
  await touches.type(page.getByLabel('اسم الطفل'), child);
  await touches.type(page.getByLabel('العمر'), '٨');
  await touches.type(page.getByLabel('اسمك'), mother.name);
  await touches.type(page.getByLabel('البريد الإلكتروني'), mother.email);
  await touches.type(page.getByRole('textbox', { name: 'رقم الهاتف' }), mother.phone);
  await touches.type(page.getByLabel('كلمة المرور', { exact: true }), mother.password);
  await touches.tap(page.getByLabel(/^قرأت نصوص الأكاديمية .* عن نفسي وعن أطفالي$/));
  await expectSound(page);
  await touches.tap(button(page, 'إنشاء الحساب'));
}

async function pay(page: Page, touches: Interactions): Promise<void> {
  await touches.type(page.getByLabel('رقم البطاقة'), cards.good);
  await touches.type(page.getByLabel('تاريخ الانتهاء'), '12 / 50');
  await touches.type(page.getByLabel('رمز الأمان'), '123');
  await touches.tap(button(page, 'دفع'));
}

/** The office chooses a teacher for the child, and the teacher holds a class now. */
async function holdFirstClass(academy: Academy, mother: Person): Promise<void> {
  const course = await madeCourse(academy);
  const { data } = await academy.call<{ data: { children: { id: string }[] } }>('GET', 'children', { as: mother });
  const studentId = data.children[0]?.id ?? '';
  const json = { teacher_id: course.teacherId };
  await academy.call('POST', `users/students/${studentId}`, { as: 'admin', json });
  const id = await classNow(academy, { ...course, studentId });
  await academy.call('POST', `classes/${id}`, { as: course.teacher, json: { zoom_link: MEETING } });
}

test('a new mother gets from the landing page to the first class of her child in at most 25 touches, on a phone in Arabic', async ({
  page,
  context,
  academy,
}) => {
  test.slow();
  const touches = new Interactions();
  const child = `يوسف ${randomUUID().slice(0, 6)}`;
  // Ten digits, as people in Saudi Arabia write them.
  const mother = { ...someone(), name: 'ليلى', phone: `05${newPhone().slice(-8)}` };

  await test.step('she signs up from the landing page, says who learns, and writes her phone as at home', async () => {
    await page.goto('/');
    await touches.tap(link(page, 'العربية').first());
    await touches.tap(link(page, 'لنبدأ الآن').first());
    await touches.tap(link(page, 'إنشاء حساب'));
    await signUp(page, touches, mother, child);
    await expect(page.getByRole('region', { name: child, exact: true })).toBeVisible();
    await expectSound(page);
    const { data } = await academy.call<{ data: { user: object } }>('GET', 'profile', { as: mother });
    expect(data.user).toMatchObject({ phone: `+966${mother.phone.slice(1)}`, relations: ['parent'] });
  });

  await test.step('she confirms her address by the link of the mail', async () => {
    await page.goto(await confirmationFor(academy, mother.email));
    touches.count += 1;
    await expect(heading(page, 'تأكد بريدك')).toBeVisible();
    await touches.tap(link(page, 'إلى الأكاديمية'));
  });

  await test.step('she pays for her child, and reads what happens until the first class', async () => {
    await touches.tap(page.getByRole('region', { name: child, exact: true }).getByRole('link', { name: 'شراء حصص' }));
    await touches.tap(link(page, 'شراء لمرة واحدة').first());
    await expect(page.getByLabel('الطالب', { exact: true }).locator('option:checked')).toHaveText(child);
    await touches.tap(button(page, 'المتابعة إلى الدفع'));
    await pay(page, touches);
    await expect(heading(page, 'شكرًا، وصلت الدفعة')).toBeVisible();
    await expect(page.getByText(/في موعد أقصاه/)).toBeVisible();
    await expectSound(page);
    await touches.tap(link(page, 'الانتقال إلى الرئيسية'));
    await expect(page.getByRole('region', { name: /^الخطوات التالية: / })).toBeVisible();
  });

  await test.step('the class that the academy sets is on her start page, and she joins it', async () => {
    await context.route(`${MEETING}**`, (route) => route.fulfill({ body: 'the meeting' }));
    await holdFirstClass(academy, mother);
    await page.reload();
    const join = page.getByRole('link', { name: 'الانضمام إلى الحصة' }).first();
    await expect(join).toBeVisible();
    await expectSound(page);
    const meeting = context.waitForEvent('page');
    await touches.tap(join);
    expect((await meeting).url()).toContain(MEETING);
  });

  expect(touches.count).toBeLessThanOrEqual(MOST_TOUCHES);
});
