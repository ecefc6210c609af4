import type { Page } from 'playwright/test';
import { expectAccessible } from '../../src/accessibility.ts';
import { madeAssignment, madeHandIn } from '../../src/domains/assignments.ts';
import { sendAs } from '../../src/domains/chats.ts';
import { button } from '../../src/domains/class-pages.ts';
import { classNow, dayIn, madeClass, madeCourse, moveClass, teacherZone } from '../../src/domains/classes.ts';
import { reportLesson } from '../../src/domains/progress.ts';
import { Journeys } from '../../src/journeys.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, phone, test } from '../../src/test.ts';

test.use(phone);

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Nothing overflows on the smallest phone either. */
async function expectRoomAt320(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize(phone.viewport);
}

test("a teacher's day on a phone in Arabic: joins the next class, reports it, marks work, answers a mother and sees the week", async ({
  page,
  academy,
  prefer,
  signInAs,
}) => {
  test.slow();
  const course = await madeCourse(academy, { age: 10 });
  const { teacher, student, parent } = course;
  await reportLesson(academy, course);
  const classId = await classNow(academy, course);
  await academy.call('POST', `classes/${classId}`, { as: teacher, json: { zoom_link: 'https://zoom.example/1' } });
  await page.context().route('https://zoom.example/**', (route) => route.fulfill({ body: 'the meeting' }));
  await madeHandIn(academy, course, await madeAssignment(academy, course, { classId, title: 'al-Mulk' }));
  await madeClass(academy, course, { date: dayIn(teacherZone, 7), time: '16:00' });
  await sendAs(academy, parent, teacher, 'كم صفحة نراجع اليوم؟');
  await prefer({ language: 'ar' });
  await signInAs(teacher);
  const journeys = new Journeys(page);

  await journeys.walk('joins the next class', async (touches) => {
    const next = page.getByRole('region', { name: 'الحصة القادمة' });
    await expect(next.getByText(student.name).first()).toBeVisible();
    await expect(link(page, 'al-Mulk')).toBeVisible();
    await expectAccessible(page);
    await expectRoomAt320(page);
    await touches.tap(next.getByRole('link', { name: 'التفاصيل' }));
    await touches.tap(page.getByRole('main').getByRole('link', { name: 'الانضمام إلى الحصة' }));
    await expect(page.getByText('سُجل انضمامك')).toBeVisible();
    await expectAccessible(page);
  });

  await moveClass(academy, classId, 'yesterday', teacher);
  await journeys.walk('reports the class to its end', async (touches) => {
    await touches.tap(link(page, `كتابة التقرير: ${student.name}`));
    const lesson = page.getByRole('group', { name: /^حفظ جديد: النبأ/ });
    await touches.tap(page.getByRole('group', { name: 'كيف كانت الحصة؟' }).getByText('حضور'));
    await touches.tap(lesson.getByRole('button', { name: /سورة.* · 40$/ }));
    await touches.tap(lesson.getByText('5', { exact: true }));
    await touches.tap(button(page, 'قراءة جيدة'));
    await expectRoomAt320(page);
    await touches.tap(button(page, 'حفظ التقرير'));
    await expect(page.getByRole('heading', { name: 'حُفظ التقرير' })).toBeVisible();
    await expect(page.getByText('لا حصص أخرى بانتظار التقرير.')).toBeVisible();
  });

  await journeys.walk('marks what a child handed in', async (touches) => {
    await touches.tap(link(page, 'al-Mulk'));
    await touches.tap(page.getByRole('main').getByText('ممتاز', { exact: true }));
    await expectAccessible(page);
    await touches.tap(button(page, 'حفظ'));
    await expect(page.getByText('حُفظ التقييم')).toBeVisible();
  });

  await journeys.walk('answers a mother', async (touches) => {
    await touches.tap(link(page, 'الرسائل غير المقروءة'));
    await touches.tap(
      page.getByRole('list', { name: 'المحادثات' }).getByRole('link', { name: new RegExp(parent.name) }),
    );
    const thread = page.getByRole('region', { name: /^الرسائل مع/ });
    await expect(thread.getByText('كم صفحة نراجع اليوم؟')).toBeVisible();
    await touches.type(page.getByRole('textbox', { name: /^رسالة إلى/ }), 'صفحتان من سورة النبأ');
    await touches.tap(button(page, 'إرسال'));
    await expect(thread.getByText('صفحتان من سورة النبأ')).toBeVisible();
    await expectAccessible(page);
  });

  await journeys.walk('sees a class of next week', async (touches) => {
    await touches.tap(page.getByRole('navigation').getByRole('link', { name: 'التقويم' }));
    await touches.tap(button(page, 'أسبوع'));
    await touches.tap(button(page, 'الأسبوع التالي'));
    const row = page.getByRole('main').getByRole('button', { name: new RegExp(student.name) });
    await expect(row).toContainText('4:00');
    await expectAccessible(page);
    await touches.tap(row);
    await expect(page.getByRole('dialog').getByText(/4:00/).first()).toBeVisible();
  });

  expect(journeys.touches).toEqual({
    'joins the next class': 2,
    'reports the class to its end': 6,
    'marks what a child handed in': 3,
    'answers a mother': 4,
    'sees a class of next week': 4,
  });
});
