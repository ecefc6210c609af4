import { expectAccessible } from '../../src/accessibility.ts';
import { madeCourse } from '../../src/classes.ts';
import { clockIn, openRoom, picturesIn } from '../../src/meetings.ts';
import { expect, test } from '../../src/test.ts';
import { choose } from '../../src/users.ts';

test.use({
  setting: 'meetings',
  permissions: ['microphone', 'camera'],
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
});

test('a teacher authorizes Zoom while scheduling, two people meet, and the attendance log has both', async ({
  page,
  signInAs,
  openAs,
  academy,
  expectedErrors,
}) => {
  test.slow();
  // The first save is rejected: the browser says so itself.
  expectedErrors.push(/status of 409/);
  const { teacher, student } = await madeCourse(academy);
  await signInAs(teacher);
  await page.goto('/dashboard/classes/my-classes/add');
  await choose(page, 'Student', student.name);
  await choose(page, 'Material', 'Noorani Qaida');
  const { date, time } = clockIn('Asia/Amman', 5);
  await page.getByLabel('Date', { exact: true }).fill(date);
  await page.getByLabel('Time', { exact: true }).fill(time);
  await page.getByRole('textbox', { name: 'Plan' }).fill('Surah An-Naba');
  await page.getByRole('button', { name: 'Add class' }).click();
  await expect(page.getByText('Zoom Auth Required').first()).toBeVisible();

  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Authorize Zoom' }).click();
  const consent = await opened;
  await consent.getByLabel('Your name in meetings').fill(teacher.name);
  await consent.getByRole('button', { name: 'Allow' }).click();
  await expect(consent.getByRole('heading', { name: 'Zoom is connected' })).toBeVisible();
  await consent.close();
  await expect(page.getByText('Class Added Successfully')).toBeVisible();
  await expect(page.getByText(`with the account`)).toBeVisible();

  await page.locator('[data-row]').getByRole('link').first().click();
  const room = await openRoom(page);
  const own = page.url();
  await expect(room.getByLabel('Your name')).toHaveValue(teacher.name);
  await room.getByRole('button', { name: 'Join the meeting' }).click();
  await expect(room.getByText('Nobody else is here yet.')).toBeVisible();

  const studentPage = await openAs(student, new URL(own).pathname);
  const studentRoom = await openRoom(studentPage);
  await studentRoom.getByRole('button', { name: 'Join the meeting' }).click();
  for (const each of [room, studentRoom]) await expect.poll(() => picturesIn(each), { timeout: 20_000 }).toBe(2);
  await expectAccessible(room);

  await room.getByRole('button', { name: 'Turn the camera off' }).click();
  await expect(room.getByRole('button', { name: 'Turn the camera on' })).toBeVisible();
  await room.getByRole('button', { name: 'Turn the microphone off' }).click();
  await studentRoom.getByRole('button', { name: 'Leave' }).click();
  await expect(studentRoom.getByText('You have left the meeting')).toBeVisible();
  await expect.poll(() => picturesIn(room)).toBe(1);
  await room.close();

  const log = page.getByRole('region', { name: /Attendance/ });
  for (const name of [teacher.name, student.name]) await expect(log.getByText(name)).toBeVisible();
  await expect(log.getByText(/^Joined/)).toHaveCount(0);
});
