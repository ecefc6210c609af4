import { button, CLASSES, reportOffline } from '../../src/domains/class-pages.ts';
import {
  classesBought,
  classNow,
  classToReport,
  logOf,
  madeCourse,
  remainingClasses,
  reportsOf,
} from '../../src/domains/classes.ts';
import { disconnected, unreachable } from '../../src/events.ts';
import { expect, test } from '../../src/test.ts';

test('a report written offline is sent once from another page, with two pages open', async ({
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
  await reportOffline(page, id, 'Left on the device.');
  await page.close();
  await context.setOffline(false);
  expect(await reportsOf(academy, course.studentId)).toEqual([]);

  const others = [await context.newPage(), await context.newPage()];
  await Promise.all(others.map((other) => other.goto('/dashboard/timeline')));
  await expect.poll(() => reportsOf(academy, course.studentId), { timeout: 30_000 }).toHaveLength(1);
  expect(await remainingClasses(academy, id)).toBe(classesBought - 1);
});

test('closing the page of a joined class leaves the class', async ({ page, signInAs, academy, expectedErrors }) => {
  expectedErrors.push(/WebSocket is closed before the connection is established/);
  const course = await madeCourse(academy);
  const id = await classNow(academy, course);
  const stays = async () => (await logOf(academy, id)).map(({ left_at }) => left_at !== null);
  await signInAs(course.teacher);
  await page.goto(`${CLASSES}/${id}`);
  await button(page, 'Join class').click();
  await expect(button(page, 'End')).toBeVisible();
  expect(await stays()).toEqual([false]);
  await page.reload();
  await expect.poll(stays).toEqual([true, false]);
  await page.goto('about:blank');
  await expect.poll(stays).toEqual([true, true]);
});
