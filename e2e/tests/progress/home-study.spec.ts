import { expectAccessible } from '../../src/accessibility.ts';
import { dayIn, madeCourse } from '../../src/domains/classes.ts';
import { classDaysAgo } from '../../src/domains/progress.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

const HOME = '/dashboard/statistics';
/** Juz 30, the last surah first: its first three pages are older than the twenty near ones. */
const juz30 = { kind: 'new', surahFrom: 114, ayahFrom: 1, surahTo: 78, ayahTo: 40, quality: 4 };

test('a family marks the pages of the day in one touch without a connection, and the teacher sees them apart', async ({
  academy,
  openAs,
}) => {
  const course = await madeCourse(academy);
  const { studentId, teacher, parent, student } = course;
  const class_model = await classDaysAgo(academy, course, 9);
  const json = { class_model, report: 'Read', attendance: 'presence', parts: { progress: { entries: [juz30] } } };
  await academy.call('POST', 'daily-reports', { as: teacher, json });

  await test.step('the mother marks them on a phone in Arabic', async () => {
    const page = await openAs(parent, HOME, { language: 'ar', isPhone: true });
    const card = page.getByRole('region', { name: `المراجعة في البيت: ${student.name}` });
    await expect(card.getByText('صفحات اليوم: 602–604')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.context().setOffline(true);
    await card.getByRole('button', { name: 'متقنة' }).click();
    await expect(card.getByText('602–604 · مسجلة، وتُرسل عند عودة الاتصال')).toBeVisible();
    await page.context().setOffline(false);
    await expect(card.getByText('602–604 · بتسجيلك')).toBeVisible();
    await page.close();
  });

  await test.step('the teacher reads who heard them, and sets a week', async () => {
    const page = await openAs(teacher, `/dashboard/progress/${studentId}`);
    await expect(page.getByText(`602–604 · recited to \u2068${parent.name}\u2069`)).toBeVisible();
    await page.getByRole('link', { name: 'Days and pages of revision' }).click();
    await page.getByRole('textbox', { name: 'Pages a day' }).fill('2');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'Days and pages of revision' })).toBeVisible();
    await page.close();
  });
});

test('an adult sets a goal, reads on the start page what leads there, and the teacher sees it', async ({
  academy,
  openAs,
}) => {
  const course = await madeCourse(academy, { age: 30 });
  const { studentId, teacher, student } = course;
  const class_model = await classDaysAgo(academy, course, 9);
  const json = { class_model, report: 'Read', attendance: 'presence', parts: { progress: { entries: [juz30] } } };
  await academy.call('POST', 'daily-reports', { as: teacher, json });
  const by = dayIn('UTC', 90);
  const goal = /^Al-Mulk .* by /;

  const page = await openAs(student, '/dashboard/progress', { isPhone: true });
  await page.getByRole('link', { name: 'Set a goal' }).click();
  await page.getByRole('combobox', { name: 'Surah' }).fill('mulk');
  await page.getByRole('option', { name: /Al-Mulk/ }).click();
  await page.getByLabel('To be reached by').fill(by);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Goals' }).getByText(goal)).toBeVisible();
  await page.goto(HOME);
  const card = page.getByRole('region', { name: 'Revision at home' });
  await expect(card.getByText(goal)).toBeVisible();
  await expect(card.getByText(/a week lead there/)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.close();

  const desk = await openAs(teacher, `/dashboard/progress/${studentId}`);
  await expect(desk.getByRole('region', { name: 'Goals' }).getByText(goal)).toBeVisible();
  await desk.close();
});
