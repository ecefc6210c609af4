import { expectAccessible } from '../../src/accessibility.ts';
import { madeAssignment } from '../../src/domains/assignments.ts';
import { button } from '../../src/domains/class-pages.ts';
import { classToCome, dayIn, madeCourse } from '../../src/domains/classes.ts';
import { aPicture } from '../../src/domains/files.ts';
import { microphone } from '../../src/microphone.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

test.use(microphone);

test('a child of ten records and hands in on a phone, the teacher comments on a second of it, and the family sees it', async ({
  academy,
  openAs,
}) => {
  test.slow();
  const course = await madeCourse(academy, { age: 10 });
  const { teacher, student, parent } = course;
  const classId = await classToCome(academy, course);
  const desk = await openAs(teacher, `/dashboard/classes/${classId}/assignments`);
  const child = await openAs(student, '/dashboard');

  await test.step('the teacher gives an assignment that is due in two days', async () => {
    await desk.getByLabel('File', { exact: true }).setInputFiles(aPicture('al-Mulk.png'));
    await desk.getByLabel(/^Due date/).fill(dayIn('Asia/Amman', 2));
    await button(desk, 'Send').click();
    await expect(desk.getByRole('region', { name: 'Assignments' }).getByText(/^Due/)).toBeVisible();
  });

  await test.step('the child records, listens and hands in', async () => {
    await child.setViewportSize({ width: 390, height: 844 });
    await child.goto(`/dashboard/classes/${classId}`);
    await child.getByRole('link', { name: /^Hand in: / }).click();
    await button(child, 'Record a recitation').click();
    await expect(child.getByText('0:03')).toBeVisible();
    await expectNoOverflow(child);
    await button(child, 'Finish').click();
    await expect(button(child, 'Play the recitation')).toBeVisible();
    await expectAccessible(child);
    await button(child, 'Hand in').click();
    await expect(child.getByRole('region', { name: 'Handed in' })).toBeVisible();
  });

  await test.step('the teacher sees the hand-in on the start page and comments on a second of it', async () => {
    await desk.goto('/dashboard/statistics');
    await desk.getByRole('region', { name: 'Work to mark' }).getByRole('link', { name: 'al-Mulk' }).click();
    const work = desk.getByRole('region', { name: 'Handed in' });
    await work.getByRole('slider', { name: 'Position in the recording' }).fill('1.5');
    await work.getByRole('button', { name: 'Add a comment at 0:01' }).click();
    await work.getByRole('textbox', { name: 'At 0:01' }).fill('Two counts here');
    await work.getByText('Good', { exact: true }).click();
    await work.getByRole('textbox', { name: /^Comment for the student/ }).fill('Well read.');
    await expectAccessible(desk);
    await work.getByRole('button', { name: 'Save' }).click();
    await expect(work.getByText('Two counts here')).toBeVisible();
  });

  await test.step('the child and the parent see the grade, the comment and its moment', async () => {
    const family = await openAs(parent, new URL(child.url()).pathname);
    for (const page of [child, family]) {
      const work = page.getByRole('region', { name: 'Handed in' });
      for (const words of ['Good', 'Well read.', 'Two counts here'])
        await expect(work.getByText(words, { exact: true })).toBeVisible();
    }
    await expect(child.getByRole('region', { name: 'Hand in', exact: true })).toHaveCount(0);
    await expectAccessible(family);
  });
});

test('what a child hands in offline survives a closed tab, and is sent once there is a connection', async ({
  page,
  academy,
  signInAs,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const course = await madeCourse(academy, { age: 10 });
  const classId = await classToCome(academy, course);
  const path = await madeAssignment(academy, course, { classId, title: 'al-Mulk' });
  await signInAs(course.student);
  await page.goto(path);
  await page.getByLabel('Or a file', { exact: true }).setInputFiles(aPicture('my page.png'));
  await page.context().setOffline(true);
  await button(page, 'Hand in').click();
  await expect(page.getByText(/kept on this device/)).toBeVisible();
  await page.close();
  await page.context().setOffline(false);
  const again = await page.context().newPage();
  await again.goto(path);
  await expect(again.getByRole('region', { name: 'Handed in' })).toBeVisible();
  await expect(again.getByRole('region', { name: 'On its way' })).toHaveCount(0);
});
