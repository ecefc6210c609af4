import { classToCome, madeCourse } from '../../src/classes.ts';
import { expect, test } from '../../src/test.ts';

const pdf = {
  name: 'صفحة ١٢.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

test('a student opens an assignment that a teacher sent from a phone in Arabic, and the teacher sees that', async ({
  page,
  signInAs,
  openAs,
  prefer,
  academy,
}) => {
  const course = await madeCourse(academy);
  const id = await classToCome(academy, course);
  await prefer({ language: 'ar' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(course.teacher);
  await page.goto(`/dashboard/classes/${id}/assignments`);
  await page.getByLabel('الملف', { exact: true }).setInputFiles(pdf);
  await expect(page.getByRole('textbox', { name: 'العنوان' })).toHaveValue('صفحة ١٢');
  await page.getByRole('button', { name: 'إرسال', exact: true }).click();
  const given = page.getByRole('region', { name: 'الواجبات' });
  await expect(given.getByText('لم يُفتح بعد')).toBeVisible();

  const theirs = await openAs(course.student, `/dashboard/classes/${id}`);
  await theirs.getByRole('region', { name: 'Assignments' }).getByRole('button', { name: 'صفحة ١٢' }).click();
  await expect(theirs.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();

  await page.reload();
  await expect(given.getByText(/^فُتح/)).toBeVisible();
});

test('a monthly report that a teacher writes is read by a parent', async ({ page, signInAs, openAs, academy }) => {
  const course = await madeCourse(academy);
  await signInAs(course.teacher);
  await page.goto(`/dashboard/classes/monthly-report/add?student=${course.studentId}`);
  const answers = page.getByRole('main').locator('form textarea');
  await expect(answers).toHaveCount(7);
  for (const [index, answer] of (await answers.all()).entries()) await answer.fill(`Answer ${index + 1}`);
  await page.getByRole('button', { name: 'Submit the report' }).click();
  await expect(page.getByText('All reports on this month are written.')).toBeVisible();

  const parent = await openAs(course.parent, '/dashboard/timeline');
  await parent
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await parent
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /The monthly report/ })
    .click();
  for (const text of ['Answer 1', 'Answer 7']) await expect(parent.getByText(text, { exact: true })).toBeVisible();
  await expect(parent.getByRole('button', { name: 'Print' })).toBeVisible();
});
