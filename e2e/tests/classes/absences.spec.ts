import { expectAccessible } from '../../src/accessibility.ts';
import { button, CLASSES } from '../../src/domains/class-pages.ts';
import { dayIn, madeClass, madeCourse, madeLeader, madeTeacher, teacherZone } from '../../src/domains/classes.ts';
import { choose } from '../../src/domains/users.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, phone, test } from '../../src/test.ts';

test.use(phone);

test("a leader records a teacher's absence on a phone in Arabic: a substitute gives one class, another is cancelled, and the family reads both", async ({
  page,
  prefer,
  signInAs,
  openAs,
  academy,
}) => {
  test.slow();
  const leader = await madeLeader(academy);
  const course = await madeCourse(academy, { leaderId: leader.id });
  const substitute = await madeTeacher(academy, 'Bilal', leader.id);
  const [from, to] = [dayIn(teacherZone, 4), dayIn(teacherZone, 5)];
  const given = await madeClass(academy, course, { date: from, time: '12:30' });
  const cancelled = await madeClass(academy, course, { date: to, time: '12:30' });
  await prefer({ language: 'ar' });
  await signInAs(leader);

  await test.step('the absence has two classes, each of which needs a decision', async () => {
    await page.goto('/dashboard/absences');
    await page.getByRole('link', { name: 'تسجيل غياب' }).click();
    await choose(page, 'المعلم', course.teacher.name);
    await page.getByLabel('أول يوم').fill(from);
    await page.getByLabel('آخر يوم').fill(to);
    await button(page, 'عرض الحصص').click();
    await expect(page.getByRole('heading', { name: 'حصتان في هذه الأيام' })).toBeVisible();
    await expect(button(page, 'حفظ الغياب')).toBeDisabled();
    const decisions = page.getByLabel(/^ما المطلوب للحصة/);
    await decisions.first().selectOption(substitute.id);
    await decisions.last().selectOption({ label: 'إلغاء' });
    await expect(page.getByText('لكل حصة قرار.')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  await test.step('saving applies the decision of each class', async () => {
    await button(page, 'حفظ الغياب').click();
    await expect(page.getByRole('status').getByText('اكتمل', { exact: true })).toBeVisible();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.filter({ hasText: 'معلم بديل' })).toContainText(substitute.name);
    await expect(rows.filter({ hasText: 'ملغاة' })).toContainText('غُيِّرت');
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  await test.step('the family is notified, and sees the substitute of one class and the reason of the cancelled one', async () => {
    const family = await openAs(course.parent, `${CLASSES}/${given}`, { language: 'ar', isPhone: true });
    await family.getByRole('button', { name: 'الإشعارات' }).click();
    await expect(family.getByText(/تغيرت حصتا .* بإلغاء أو نقل أو معلم بديل/).first()).toBeVisible();
    await family.keyboard.press('Escape');
    const main = family.getByRole('main');
    await expect(main.getByText(substitute.name).first()).toBeVisible();
    await expectNoOverflow(family);
    await family.goto(`${CLASSES}/${cancelled}`);
    await expect(main.getByText('تعذر حضور المعلم').first()).toBeVisible();
    await expect(main.getByText(course.teacher.name).first()).toBeVisible();
    await expect(main.getByText(substitute.name)).toHaveCount(0);
    await expectNoOverflow(family);
  });
});
