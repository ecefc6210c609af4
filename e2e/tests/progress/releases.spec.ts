import { button, CLASSES } from '../../src/domains/class-pages.ts';
import { madeCourse } from '../../src/domains/classes.ts';
import { classDaysAgo, lessonAyahs, memorisedBy, reportLesson } from '../../src/domains/progress.ts';
import { expect, test } from '../../src/test.ts';
import { secondPartMark } from '../../src/variants.ts';

test.use({ setting: 'own' });

test('recorded progress is saved although mf-progress is rolled back, and then switched off, while reports are written', async ({
  page,
  signInAs,
  academy,
}) => {
  test.slow();
  const course = await madeCourse(academy);
  await reportLesson(academy, course);
  const [first, second] = [await classDaysAgo(academy, course, 3), await classDaysAgo(academy, course, 2)];
  const proposed = page.getByRole('group', { name: /^New memorisation: An-Naba/ });
  const excellent = proposed.getByRole('radio', { name: 'Excellent' });
  const present = page.getByRole('group', { name: 'How did the class go?' }).getByText('Present', { exact: true });
  const save = async () => {
    await present.click();
    await button(page, 'Read well').click();
    await button(page, 'Save report').click();
    await expect(page.getByRole('heading', { name: 'The report is saved' })).toBeVisible();
  };
  await academy.releases.deploy('progress-second');
  await signInAs(course.teacher);

  await test.step('what was typed in a release that is rolled back is shown by the previous one and saved', async () => {
    await page.goto(`${CLASSES}/${first}/manage`);
    await expect(page.getByText(secondPartMark)).toBeVisible();
    await proposed.getByText('5', { exact: true }).click();
    await academy.releases.rollback('mf-progress');
    await page.reload();
    await expect(excellent).toBeChecked();
    await expect(page.getByText(secondPartMark)).toHaveCount(0);
    await save();
    expect(await memorisedBy(academy, course)).toBe(2 * lessonAyahs);
  });

  await test.step('what was typed in a remote that is switched off now is sent without being shown', async () => {
    await page.goto(`${CLASSES}/${second}/manage`);
    await proposed.getByText('5', { exact: true }).click();
    await academy.releases.enable(false, true, 'mf-progress');
    // The socket may not be open yet: then the next check for updates finds it.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(proposed).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await save();
    expect(await memorisedBy(academy, course)).toBe(3 * lessonAyahs);
  });
});
