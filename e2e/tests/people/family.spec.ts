import type { Page } from 'playwright/test';
import { madeAssignment } from '../../src/domains/assignments.ts';
import { classNow, classToCome, classToReport, freeBeforeNoon, madeCourse } from '../../src/domains/classes.ts';
import { aPicture } from '../../src/domains/files.ts';
import type { Interactions } from '../../src/interactions.ts';
import { Journeys } from '../../src/journeys.ts';
import { expect, phone, test } from '../../src/test.ts';

test.use(phone);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function openProfile(page: Page, touches: Interactions, part: string): Promise<void> {
  await touches.tap(page.getByRole('banner').getByRole('button', { name: /^حسابك/ }));
  await touches.tap(page.getByRole('menuitem', { name: 'ملفي الشخصي' }));
  await touches.tap(page.getByRole('main').getByRole('link', { name: new RegExp(`^${part}`) }));
}

test('a mother moves a class, hands in for her child, writes to the teacher, and takes her data and her security in hand, on a phone in Arabic', async ({
  page,
  academy,
  prefer,
  signInAs,
}) => {
  test.slow();
  const course = await madeCourse(academy, { age: 6 });
  await freeBeforeNoon(academy, course);
  const classId = await classToReport(academy, course);
  await classToCome(academy, course);
  await madeAssignment(academy, course, { classId, title: 'al-Mulk' });
  await prefer({ language: 'ar' });
  await signInAs(course.parent);
  const journeys = new Journeys(page);

  await journeys.walk('asks for another time', async (touches) => {
    await touches.tap(button(page, 'طلب تغيير الموعد'));
    await touches.tap(page.getByRole('group', { name: 'المواعيد المناسبة' }).getByRole('button').first());
    await touches.tap(button(page, 'إرسال الطلب'));
    await expect(page.getByText('بانتظار الرد', { exact: true }).first()).toBeVisible();
  });

  await journeys.walk('hands in for a child of six', async (touches) => {
    await touches.tap(link(page, 'al-Mulk').first());
    touches.count += 1;
    await page.locator('main input[type=file]').setInputFiles(aPicture('page.png'));
    await touches.tap(button(page, 'تسليم'));
    await expect(page.getByText(course.parent.name)).toBeVisible();
  });

  await journeys.walk('writes to the teacher', async (touches) => {
    await touches.tap(link(page, 'مراسلة المعلم'));
    await touches.type(page.getByRole('textbox', { name: /^رسالة إلى/ }), 'السلام عليكم');
    await touches.tap(button(page, 'إرسال'));
    await expect(page.getByRole('region', { name: /^الرسائل مع/ }).getByText('السلام عليكم')).toBeVisible();
  });

  await journeys.walk('puts the classes into the calendar of the phone', async (touches) => {
    await touches.tap(button(page, 'إضافة إلى التقويم'));
    await expect(page.getByRole('link', { name: 'فتح في تطبيق التقويم' })).toHaveAttribute('href', /^webcal:/);
  });

  await journeys.walk('saves the statement', async (touches) => {
    await touches.tap(link(page, 'كشف الحساب'));
    await touches.tap(button(page, 'كشف الحساب ملف PDF'));
    const paper = page.waitForEvent('download');
    await touches.tap(page.getByRole('menuitem', { name: 'PDF بالعربية' }));
    expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await journeys.walk('chooses the language of the mails', async (touches) => {
    await openProfile(page, touches, 'الإشعارات');
    await touches.choose(page.getByLabel('لغة رسائل البريد التي تصلني'), 'الإنجليزية');
    await touches.tap(button(page, 'حفظ الإشعارات'));
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /حُفظت|حفظ/ })
        .first(),
    ).toBeVisible();
  });

  await journeys.walk('asks for the data of the child', async (touches) => {
    await openProfile(page, touches, 'بياناتي');
    await touches.choose(page.getByLabel('صاحب البيانات').first(), course.student.name);
    await touches.tap(button(page, 'طلب التصدير'));
    await expect(page.getByRole('list', { name: 'ملفات التصدير' }).getByText(course.student.name)).toBeVisible();
  });

  await journeys.walk('begins to set up an app for signing in', async (touches) => {
    await openProfile(page, touches, 'الدخول والأمان');
    await touches.tap(button(page, 'إعداد'));
    await touches.tap(button(page, 'متابعة'));
    await expect(page.getByRole('img', { name: 'رمز QR للمسح بالتطبيق' })).toBeVisible();
  });

  expect(journeys.touches).toEqual({
    'asks for another time': 3,
    'hands in for a child of six': 3,
    'writes to the teacher': 3,
    'puts the classes into the calendar of the phone': 1,
    'saves the statement': 3,
    'chooses the language of the mails': 6,
    'asks for the data of the child': 6,
    'begins to set up an app for signing in': 5,
  });
});

test('a mother finds weekly times, monthly report and unpaid renewal from the start page, on a phone in Arabic', async ({
  page,
  prefer,
  signInAs,
}) => {
  await prefer({ language: 'ar' });
  await signInAs('parent');
  const journeys = new Journeys(page);
  const child = page.getByRole('region', { name: 'Maryam Ahmed' });
  const ofMaryam = (name: string) => child.getByRole('link', { name, exact: true });

  await journeys.walk('weekly times on two clocks', async (touches) => {
    await touches.tap(page.getByRole('tab', { name: 'Maryam Ahmed' }));
    await touches.tap(ofMaryam('الحصص الأسبوعية'));
    await expect(page.getByText(/بتوقيت القاهرة/).first()).toBeVisible();
  });

  await journeys.walk('monthly report, with questions in Arabic', async (touches) => {
    await touches.tap(ofMaryam('التقارير الشهرية'));
    await touches.tap(page.locator('[data-row] a').first());
    await expect(heading(page, /^تقرير /)).toBeVisible();
    const questions = page.getByRole('region', { name: 'ما كتبه المعلم' }).getByRole('term');
    await expect(questions).toHaveCount(7);
    for (const question of await questions.allTextContents()) expect(question).not.toMatch(/[a-z]/i);
  });

  await journeys.walk('unpaid renewal', async (touches) => {
    const unpaid = page.getByRole('region', { name: /^مبلغ لم يُدفع عن .*Maryam Ahmed/ });
    await touches.tap(unpaid.getByRole('button', { name: 'تحديث البطاقة' }));
    await expect(page.getByText('وضع التجربة', { exact: true })).toBeVisible();
    await expect(button(page, 'استخدام بطاقة أخرى')).toBeVisible();
  });

  expect(journeys.touches).toEqual({
    'weekly times on two clocks': 2,
    'monthly report, with questions in Arabic': 2,
    'unpaid renewal': 1,
  });
});

test('a child sees the class and the homework on the start page, and joins in one touch, on a phone in Arabic', async ({
  page,
  academy,
  prefer,
  signInAs,
}) => {
  const course = await madeCourse(academy, { age: 10 });
  const classId = await classToReport(academy, course);
  await madeAssignment(academy, course, { classId, title: 'al-Mulk' });
  const id = await classNow(academy, course);
  const json = { zoom_link: 'https://zoom.example/1' };
  await academy.call('POST', `classes/${id}`, { as: course.teacher, json });
  await page.context().route('https://zoom.example/**', (route) => route.fulfill({ body: 'the meeting' }));
  await prefer({ language: 'ar' });
  await signInAs(course.student);
  const journeys = new Journeys(page);
  await journeys.walk('joins', async (touches) => {
    await expect(link(page, 'al-Mulk').first()).toBeVisible();
    await touches.tap(link(page, 'الانضمام إلى الحصة').first());
    await expect(page.getByText('سُجل انضمامك')).toBeVisible();
  });
  expect(journeys.touches).toEqual({ joins: 1 });
});
