import { dayIn, madeClass, madeCourse, madeLeader, teacherZone } from '../../src/domains/classes.ts';
import { classDaysAgo } from '../../src/domains/progress.ts';
import { chooseRadio, chooseValue, expectFocus, press, takeByKeyboard, typeInto } from '../../src/keyboard.ts';
import { openByKeyboard } from '../../src/palette.ts';
import { homeHeading } from '../../src/screens.ts';
import { expectSound } from '../../src/sound.ts';
import { expect, test } from '../../src/test.ts';

/** All of juz 30, the last surah first. */
const juz30 = { kind: 'new', surahFrom: 114, ayahFrom: 1, surahTo: 78, ayahTo: 40, quality: 5 };
const REPORTS = 30;
const REPORTS_A_DAY = 6;

test("a leader's Monday by keyboard: reads thirty reports, visits a class, and holds an exam", async ({
  page,
  academy,
  signInAs,
}) => {
  test.slow();
  const leader = await madeLeader(academy);
  const course = await madeCourse(academy, { leaderId: leader.id });
  const { teacher, student } = course;
  const report = (class_model: string, parts = {}) =>
    academy.call('POST', 'daily-reports', {
      as: teacher,
      json: { class_model, report: 'Read well', attendance: 'presence', parts },
    });
  await report(await classDaysAgo(academy, course, 9), { progress: { entries: [juz30] } });
  for (let number = 1; number < REPORTS; number += 1) {
    const [day, hour] = [2 + Math.floor(number / REPORTS_A_DAY), 8 + 2 * (number % REPORTS_A_DAY)];
    const at = { date: dayIn(teacherZone, -day), time: `${String(hour).padStart(2, '0')}:00` };
    await report(await madeClass(academy, course, at));
  }
  await signInAs(leader);
  const main = page.getByRole('main');
  await page.goto('/dashboard/statistics');
  await expect(homeHeading(page)).toBeVisible();

  await test.step('reads the reports, one key each', async () => {
    await openByKeyboard(page, 'reports to read', 'Reports to read');
    for (let left = REPORTS; left > 0; left -= 1) {
      await expect(page.getByRole('region', { name: `Report 1 of ${left}`, exact: true })).toBeFocused();
      await page.keyboard.press('r');
    }
    await expect(main.getByText('No reports to read')).toBeVisible();
  });

  await test.step('visits a class', async () => {
    await openByKeyboard(page, 'visits', 'Visits');
    await takeByKeyboard(page, teacher.name, 'Plan a visit');
    const dialog = page.getByRole('dialog');
    const classes = dialog.getByLabel('Class');
    await expect(classes.locator('option').nth(1)).toBeAttached();
    await chooseValue(page, classes, (await classes.locator('option').nth(1).getAttribute('value')) ?? '');
    await press(page, dialog.getByRole('button', { name: 'Plan a visit' }));
    await expect(main.getByRole('button', { name: 'Save draft' })).toBeVisible();
    const first = main.getByRole('radio', { name: 'Excellent' }).first();
    await first.focus();
    await page.keyboard.press('Space');
    await expect(first).toBeChecked();
    await typeInto(page, main.getByLabel('Advice'), 'Let him find the mistake.');
    await press(page, main.getByRole('button', { name: 'Save draft' }));
    await press(page, main.getByRole('button', { name: 'Release', exact: true }));
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Release' }));
    await expect(main.getByText('The teacher has not replied yet.')).toBeVisible();
  });

  await test.step('holds an exam of the juz that is ready', async () => {
    await openByKeyboard(page, 'exams', 'Exams');
    await press(page, main.getByRole('link', { name: new RegExp(`^Set an exam for .*${student.name}`) }));
    // Notices of the step before lie over the end of the form until they close.
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('button')).toHaveCount(0);
    await press(page, main.getByRole('button', { name: 'Set exam' }));
    await expect(main.getByText('Page 1 of 5')).toBeVisible();
    await press(page, main.getByRole('button', { name: /^Ayah \d+: 0$/ }).first());
    await expect(main.getByText('1 mistake', { exact: true })).toBeVisible();
    await expectSound(page);
    for (let number = 2; number <= 5; number += 1) {
      await press(page, main.getByRole('button', { name: 'Next page' }));
      await expect(main.getByText(`Page ${number} of 5`)).toBeFocused();
    }
    await press(page, main.getByRole('button', { name: 'To the result' }));
    await chooseRadio(page, '4, Very good');
    await typeInto(page, main.getByLabel('Words for the student and the family'), 'Well prepared.');
    await press(page, main.getByRole('button', { name: 'Record result' }));
    await expect(main.getByText('The exam is passed')).toBeVisible();
    await expectFocus(page);
  });
});
