import { expectAccessible } from '../../src/accessibility.ts';
import { button } from '../../src/domains/class-pages.ts';
import { madeCourse, monthOfYesterday, moveClass } from '../../src/domains/classes.ts';
import { clockIn, openRoom, picturesIn } from '../../src/domains/meetings.ts';
import { choose } from '../../src/domains/users.ts';
import { microphone } from '../../src/microphone.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

test.use({ setting: 'meetings', ...microphone });

const pdf = {
  name: 'صفحة ١٢.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};
const answers = Array.from({ length: 7 }, (_, index) => `تحسّن ملحوظ في التلاوة (${index + 1})`);

test('a teacher authorizes Zoom and schedules, two people meet, and a parent reads and prints the report on a phone', async ({
  page,
  prefer,
  signInAs,
  openAs,
  academy,
}) => {
  test.slow();
  const course = await madeCourse(academy);
  const { teacher, student, parent, studentId } = course;
  const desk = await openAs(teacher, '/dashboard/classes/my-classes/add');
  let id = '';
  /** Who has joined the class and not left it. */
  const stillThere = async () => {
    const path = `attendance?class_id=${id}`;
    const { data } = await academy.call<{ data: { user: { name: string }; left_at: string | null }[] }>('GET', path, {
      as: teacher,
    });
    return data.filter(({ left_at }) => left_at === null).map(({ user }) => user.name);
  };

  await test.step('a class waits for the authorization, and is saved after it without typing again', async () => {
    await choose(desk, 'Student', student.name);
    await choose(desk, 'Material', 'Noorani Qaida');
    const { date, time } = clockIn('Asia/Amman', 5);
    await desk.getByLabel('Date', { exact: true }).fill(date);
    await desk.getByLabel('Time', { exact: true }).fill(time);
    await desk.getByRole('textbox', { name: 'Plan' }).fill('Surah An-Naba');
    await button(desk, 'Add class').click();
    await expect(desk.getByText('Zoom auth required').first()).toBeVisible();
    const opened = desk.context().waitForEvent('page');
    await desk.getByRole('link', { name: 'Connect Zoom' }).click();
    const consent = await opened;
    await consent.getByLabel('Your name in meetings').fill(teacher.name);
    await expectAccessible(consent);
    await consent.getByRole('button', { name: 'Allow' }).click();
    await expect(consent.getByRole('heading', { name: 'Zoom is connected' })).toBeVisible();
    await expectAccessible(consent);
    await consent.close();
    await expect(desk.getByText('Class added successfully')).toBeVisible();
    await expect(desk.getByText(`with the account`)).toBeVisible();
    await desk.locator('[data-row]').getByRole('link').first().click();
    id = new URL(desk.url()).pathname.split('/').at(-1) ?? '';
  });

  await test.step('the teacher joins from the calendar, the student from the class, and they see each other', async () => {
    const family = await openAs(student, `/dashboard/classes/${id}`);
    const familyRoom = await openRoom(family);
    await button(familyRoom, 'Join the meeting').click();
    await desk.goto(`/dashboard/calendar?view=day&date=${clockIn('Asia/Amman', 5).date}`);
    await desk
      .getByRole('button', { name: new RegExp(student.name) })
      .or(desk.getByRole('link', { name: new RegExp(student.name) }))
      .first()
      .click();
    await expect(desk.getByRole('link', { name: 'Join meeting' })).toBeVisible();
    await expectAccessible(desk);
    const room = await openRoom(desk, 'Join meeting');
    await expect(room.getByLabel('Your name')).toHaveValue(teacher.name);
    await button(room, 'Join the meeting').click();
    for (const each of [room, familyRoom]) await expect.poll(() => picturesIn(each), { timeout: 20_000 }).toBe(2);
    await expectAccessible(room);
    await button(room, 'Turn the camera off').click();
    await expect(button(room, 'Turn the camera on')).toBeVisible();
    await button(room, 'Turn the microphone off').click();
    await button(familyRoom, 'Leave').click();
    await expect(familyRoom.getByText('You have left the meeting')).toBeVisible();
    await expect.poll(() => picturesIn(room)).toBe(1);
    await room.close();
    // A tab that is closed on a busy host cannot say that it left: the room notices it after some seconds.
    await expect.poll(stillThere, { timeout: 30_000 }).toEqual([]);
  });

  await test.step('the attendance log has both people', async () => {
    await desk.getByRole('link', { name: 'Class details' }).click();
    const log = desk.getByRole('region', { name: /Attendance/ });
    for (const name of [teacher.name, student.name]) await expect(log.getByText(name)).toBeVisible();
    await expect(log.getByText(/^Joined/)).toHaveCount(0);
  });

  await test.step('an assignment is sent, opened by the student, and marked as opened for the teacher', async () => {
    await desk.goto(`/dashboard/classes/${id}/assignments`);
    await desk.getByLabel('File', { exact: true }).setInputFiles(pdf);
    await expect(desk.getByRole('textbox', { name: 'Title' })).toHaveValue('صفحة ١٢');
    await button(desk, 'Send').click();
    const given = desk.getByRole('region', { name: 'Assignments' });
    await expect(given.getByText('Not seen yet')).toBeVisible();
    const family = await openAs(student, `/dashboard/classes/${id}`);
    // The page can be shown before the server has stored that it was opened.
    const stored = family.waitForResponse((response) => response.url().endsWith('/seen'));
    await family.getByRole('region', { name: 'Assignments' }).getByRole('button', { name: 'صفحة ١٢' }).click();
    await expect(family.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
    await stored;
    await desk.reload();
    await expect(given.getByText(/^Seen/)).toBeVisible();
  });

  await test.step('the class is reported, and is shown beside the questions on its month', async () => {
    await moveClass(academy, id, 'yesterday', teacher);
    const report = { class_model: id, attendance: 'presence', report: 'Well read.', accomplished: 'An-Naba 1–20' };
    await academy.call('POST', 'daily-reports', { as: teacher, json: report });
    await desk.goto(`/dashboard/classes/monthly-report/add?student=${studentId}&month=${monthOfYesterday()}`);
    await expect(desk.getByRole('main').getByText('An-Naba 1–20')).toBeVisible();
    const fields = desk.getByRole('main').locator('form textarea');
    await expect(fields).toHaveCount(answers.length);
    for (const [index, answer] of answers.entries()) await fields.nth(index).fill(answer);
    await button(desk, 'Submit the report').click();
    await expect(desk.getByText('All reports for this month are written.')).toBeVisible();
  });

  await test.step('a parent reads the report on a phone in Arabic, and prints it', async () => {
    await prefer({ language: 'ar' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await signInAs(parent);
    await page.goto('/dashboard/timeline');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^الإشعارات/ })
      .click();
    await page
      .getByRole('dialog', { name: 'الإشعارات' })
      .getByRole('link', { name: /تقرير .*20\d\d.* عن/ })
      .click();
    for (const answer of answers) await expect(page.getByText(answer, { exact: true })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await button(page, 'طباعة').click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    for (const answer of answers) await expect(page.getByText(answer, { exact: true })).toBeVisible();
    await expect(button(page, 'طباعة')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
