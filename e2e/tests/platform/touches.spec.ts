import type { Page } from 'playwright/test';
import { madeAssignment } from '../../src/domains/assignments.ts';
import { cards } from '../../src/domains/cards.ts';
import { LIST } from '../../src/domains/class-pages.ts';
import {
  classNow,
  dayIn,
  madeClass,
  madeCourse,
  madeLeader,
  madeTeacher,
  teacherZone,
} from '../../src/domains/classes.ts';
import { aPicture } from '../../src/domains/files.ts';
import { reportLesson } from '../../src/domains/progress.ts';
import { madeUser, newUser } from '../../src/domains/users.ts';
import { Interactions } from '../../src/interactions.ts';
import { expect, test } from '../../src/test.ts';

const HOME = '/dashboard/statistics';
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

test.describe('on a phone', () => {
  test.use(phone);

  test("a teacher schedules next week's class from the start page in five touches", async ({
    page,
    academy,
    prefer,
    signInAs,
  }) => {
    const course = await madeCourse(academy);
    await madeClass(academy, course, { date: dayIn(teacherZone, 2), time: '16:00' });
    await prefer({ language: 'ar', theme: 'dark' });
    await signInAs(course.teacher);
    await page.goto(HOME);
    const touches = new Interactions();
    await touches.tap(page.getByRole('navigation').getByRole('link', { name: 'التقويم' }));
    await touches.tap(link(page, 'إضافة حصة'));
    await touches.tap(page.getByRole('combobox', { name: 'الطالب' }));
    await touches.tap(page.getByRole('option', { name: course.student.name }));
    await expect(page.getByText(/^مُلئت الحقول من آخر حصة/)).toBeVisible();
    await touches.tap(page.getByRole('button', { name: 'إضافة الحصة' }));
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await expect(page.locator('[data-row]').filter({ hasText: '4:00' })).toHaveCount(2);
    expect(touches.count).toBe(5);
  });

  test('a teacher gives an assignment from the start page in four touches', async ({ page, academy, signInAs }) => {
    const course = await madeCourse(academy);
    await madeClass(academy, course, { date: dayIn(teacherZone, 2), time: '16:00' });
    await signInAs(course.teacher);
    await page.goto(HOME);
    const touches = new Interactions();
    await touches.tap(link(page, 'Details'));
    await touches.tap(link(page, 'Add assignment'));
    touches.count += 1;
    await page.getByLabel('File', { exact: true }).setInputFiles(aPicture('letters.png'));
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('letters');
    await touches.tap(page.getByRole('button', { name: 'Send', exact: true }));
    await expect(page.getByRole('region', { name: 'Assignments' }).getByText('Not seen yet')).toBeVisible();
    expect(touches.count).toBe(4);
  });

  test('a parent reaches each page of a child from the start page in one touch', async ({ page, prefer, signInAs }) => {
    await prefer({ language: 'ar' });
    await signInAs('parent');
    const child = page.getByRole('region', { name: 'Maryam Ahmed' });
    // One of two children is shown; the tab remembers which.
    await page.goto(HOME);
    await page.getByRole('tab', { name: 'Maryam Ahmed' }).click();
    for (const [name, heading] of [
      ['التقويم', 'التقويم'],
      ['التقارير اليومية', 'التقارير اليومية'],
      ['التقارير الشهرية', 'التقارير الشهرية'],
      ['الواجبات', 'جميع الواجبات'],
      ['كل الحصص', /^حصص .*Maryam Ahmed/],
      ['مراسلة المعلم', 'سلمى عبد الرحمن'],
    ] as const) {
      await page.goto(HOME);
      await child.getByRole('link', { name, exact: true }).click();
      await expect(title(page, heading)).toBeVisible();
    }
    await page.goto(HOME);
    await child.getByText('آخر تقرير', { exact: true }).locator('..').getByRole('link').click();
    await expect(page).toHaveURL(/daily-report/);
  });

  test('a parent asks for an excuse in two touches, and opens an assignment to be handed in in one', async ({
    page,
    academy,
    signInAs,
  }) => {
    const course = await madeCourse(academy);
    const classId = await madeClass(academy, course, { date: dayIn(teacherZone, 2), time: '16:00' });
    await madeAssignment(academy, course, { classId, title: 'al-Mulk' });
    await signInAs(course.parent);
    await page.goto(HOME);
    const child = page.getByRole('region', { name: course.student.name });
    const toWork = new Interactions();
    await toWork.tap(child.getByRole('link', { name: 'al-Mulk' }));
    await expect(title(page, 'al-Mulk')).toBeVisible();
    await page.goto(HOME);
    const toExcuse = new Interactions();
    await toExcuse.tap(child.getByRole('button', { name: 'Ask to be excused' }));
    await toExcuse.tap(page.getByRole('button', { name: 'Send the request' }));
    await expect(child.getByText('You asked to be excused. Waiting for an answer.')).toBeVisible();
    expect([toWork.count, toExcuse.count]).toEqual([1, 2]);
  });

  test("a parent sees the next class on the start page, and reaches the card form of a child's payment in three touches", async ({
    page,
    academy,
    signInAs,
  }) => {
    const course = await madeCourse(academy);
    await madeClass(academy, course, { date: dayIn(teacherZone, 2), time: '16:00' });
    await signInAs(course.parent);
    await page.goto(HOME);
    const touches = new Interactions();
    const child = page.getByRole('region', { name: course.student.name });
    await child.getByRole('link', { name: 'Buy classes', exact: true }).scrollIntoViewIfNeeded();
    for (const fact of ['Next class', 'Remaining classes'])
      await expect(child.getByText(fact, { exact: true })).toBeVisible();
    await touches.tap(child.getByRole('link', { name: 'Buy classes', exact: true }));
    await touches.tap(link(page, 'Buy once').first());
    await expect(page.locator('option:checked', { hasText: course.student.name })).toHaveCount(1);
    await touches.tap(page.getByRole('button', { name: 'Continue to payment' }));
    await expect(page.getByLabel('Card number')).toBeVisible();
    expect(touches.count).toBe(3);
  });

  test('a parent follows the running class in one touch, reads the progress in one, and gives feedback in two', async ({
    page,
    prefer,
    academy,
    signInAs,
  }) => {
    const course = await madeCourse(academy);
    for (const days of [4, 3]) await reportLesson(academy, course, days);
    const classId = await classNow(academy, course);
    await academy.call('POST', `classes/${classId}`, {
      as: course.teacher,
      json: { zoom_link: 'https://zoom.example/1' },
    });
    await prefer({ language: 'ar' });
    await signInAs(course.parent);
    const child = page.getByRole('region', { name: course.student.name });

    await page.goto(HOME);
    await expect(child.getByRole('link', { name: 'الانضمام إلى الحصة' })).toHaveAttribute('href', /^https:/);
    const toProgress = new Interactions();
    await toProgress.tap(child.getByRole('link', { name: 'التقدم في الحفظ' }));
    await expect(title(page, /التقدم في الحفظ/)).toBeVisible();

    await reportLesson(academy, course, 2);
    await page.goto(HOME);
    const question = page.getByRole('region', { name: /^كيف تسير حصص/ });
    const toAnswer = new Interactions();
    await toAnswer.tap(question.getByText('5', { exact: true }));
    await toAnswer.tap(question.getByRole('button', { name: 'إرسال' }));
    await expect(page.getByText('شكرًا، وصلت الإجابة.')).toBeVisible();
    expect([toProgress.count, toAnswer.count]).toEqual([1, 2]);
  });

  test('a guest says who learns and pays in six touches and a card, and is led to the next step', async ({
    page,
    academy,
    signInAs,
  }) => {
    const guest = newUser('Nadia');
    await madeUser(academy, guest, 'guest');
    await signInAs(guest);
    await page.goto(HOME);
    const touches = new Interactions();
    await touches.tap(link(page, 'See the packages'));
    await touches.tap(link(page, 'Buy once').first());
    await touches.choose(page.getByLabel('Student', { exact: true }), 'Myself');
    await touches.tap(page.getByRole('button', { name: 'Continue to payment' }));
    await page.getByLabel('Card number').fill(cards.good);
    await page.getByLabel('Expiry').fill('12 / 50');
    await page.getByLabel('Security code').fill('123');
    await touches.tap(page.getByRole('button', { name: 'Pay', exact: true }));
    await expect(page.getByRole('heading', { name: 'What happens now' })).toBeVisible();
    expect(touches.count).toBe(6);
    await link(page, 'Go to home').click();
    await expect(title(page, 'Home')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What happens now' })).toBeVisible();
  });
});

test('a leader opens a teacher’s calendar in three touches, and sees whose it is', async ({
  page,
  signInAs,
  academy,
}) => {
  const leader = await madeLeader(academy);
  const teacher = await madeTeacher(academy, 'Hamza', leader.id);
  await signInAs(leader);
  await page.goto(HOME);
  const touches = new Interactions();
  await touches.tap(page.getByRole('navigation').getByRole('link', { name: 'Teachers', exact: true }));
  await touches.tap(page.getByRole('button', { name: `Actions for ${teacher.name}` }));
  await touches.tap(page.getByRole('menuitem', { name: 'Calendar', exact: true }));
  await expect(title(page, 'Calendar')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Teacher' })).toHaveValue(teacher.name);
  expect(touches.count).toBe(3);
});
