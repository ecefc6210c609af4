import { expectAccessible } from '../../src/accessibility.ts';
import { dayIn, madeClass, madeCourse, teacherZone } from '../../src/domains/classes.ts';
import { madeUser, newUser } from '../../src/domains/users.ts';
import { Interactions } from '../../src/interactions.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

interface Requests {
  data: { id: string }[];
}

test('a mother of two excuses one class on a phone in Arabic in three touches, and then sees the make-up', async ({
  page,
  academy,
  prefer,
  signInAs,
}) => {
  const course = await madeCourse(academy);
  const { teacher, student, parent } = course;
  await madeClass(academy, course, { date: dayIn(teacherZone, 2), time: '16:00' });
  const other = newUser('Aisha');
  const user_id = await madeUser(academy, other, 'student');
  const { data } = await academy.call<{ data: { user: { id: string } } }>('GET', 'profile', { as: parent });
  const json = { user_id, related_user_id: data.user.id, relationship_type: 'parent' };
  await academy.call('POST', 'relations', { as: 'super-admin', json });
  await prefer({ language: 'ar' });
  await signInAs(parent);
  await page.goto('/dashboard/statistics');

  const touches = new Interactions();
  await touches.tap(page.getByRole('tab', { name: student.name }));
  const child = page.getByRole('region', { name: student.name });
  await touches.tap(child.getByRole('button', { name: 'طلب الاعتذار عن الحصة' }));
  await expect(page.getByText(/^الاعتذارات المستخدمة في .*: 0 من 2$/)).toBeVisible();
  await touches.tap(page.getByRole('button', { name: 'إرسال الطلب' }));
  await expect(child.getByText('أُرسل طلب الاعتذار، وهو بانتظار الرد.')).toBeVisible();
  expect(touches.count).toBe(3);
  await expectNoOverflow(page);
  await expectAccessible(page);

  const { data: open } = await academy.call<Requests>('GET', 'class-requests?status=open', { as: teacher });
  await academy.call('PUT', `class-requests/${open[0]?.id}/accept`, { as: teacher, json: {} });
  await expect(child.getByText(/^حصة تعويضية واحدة حتى/)).toBeVisible();
  await expect(child.getByText('لا حصص مجدولة', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: student.name }).click();
  await expect(child.getByText(/^حصة تعويضية واحدة حتى/)).toBeVisible();
});
