import { expectAccessible } from '../../src/accessibility.ts';
import { madeCourse, madeLeader, madeTeacher } from '../../src/domains/classes.ts';
import { reportLesson } from '../../src/domains/progress.ts';
import { choose } from '../../src/domains/users.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

test('an admin who gives a student another teacher is led to the hand-over, which names the next steps', async ({
  academy,
  openAs,
}) => {
  test.slow();
  const leader = await madeLeader(academy);
  const course = await madeCourse(academy, { leaderId: leader.id });
  await reportLesson(academy, course);
  const next = await madeTeacher(academy, 'Amina', leader.id);
  const page = await openAs('admin', `/dashboard/users/student/${course.studentId}/edit-profile`);
  await choose(page, 'Teacher', next.name);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText(/has a new teacher/)).toBeVisible();
  await page.getByRole('link', { name: 'Summary for the new teacher' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Summary for the new teacher' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/An-Naba 12–22/)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});
