import { reportOffline } from '../../src/domains/class-pages.ts';
import { classesBought, classToReport, madeCourse, remainingClasses, reportsOf } from '../../src/domains/classes.ts';
import { disconnected, unreachable } from '../../src/events.ts';
import { expect, test } from '../../src/test.ts';

test('a report written offline, and sent again because its response was lost, is saved once', async ({
  page,
  context,
  signInAs,
  academy,
  expectedErrors,
}) => {
  expectedErrors.push(unreachable, disconnected);
  const course = await madeCourse(academy);
  const id = await classToReport(academy, course);
  await signInAs(course.teacher);
  await reportOffline(page, id, 'Written without a connection.');
  await expect(page.getByText(/^Kept on this device/)).toBeVisible();
  expect(await reportsOf(academy, course.studentId)).toEqual([]);

  let isLost = false;
  await page.route(
    ({ pathname }) => pathname === '/api/daily-reports',
    async (route) => {
      await route.fetch();
      isLost = true;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'The report is saved' })).toBeVisible({ timeout: 20_000 });
  expect(isLost).toBe(true);
  expect(await reportsOf(academy, course.studentId)).toHaveLength(1);
  expect(await remainingClasses(academy, id)).toBe(classesBought - 1);
});
