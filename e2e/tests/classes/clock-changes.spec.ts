import { expectAccessible } from '../../src/accessibility.ts';
import { CLASSES, LIST } from '../../src/domains/class-pages.ts';
import { dayAfter, madeClass, madeCourse, nextClockChange } from '../../src/domains/classes.ts';
import { expect, test } from '../../src/test.ts';

const LONDON = 'Europe/London';
/** The time in London when it is eight in the evening in Amman: `5:00 pm`. */
const timeInLondon = (date: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: LONDON,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  }).format(Date.parse(`${date}T20:00+03:00`));
/** The same with the end: `5:00 – 5:30 pm`. */
const begins = (time: string) => new RegExp(`(^|, )${time.split(/\s/)[0]}\\s–`);

test('a weekly class that stays at eight in Amman has another time in London after the clocks change there', async ({
  page,
  signInAs,
  openAs,
  academy,
}) => {
  test.slow();
  const course = await madeCourse(academy, { studentIn: LONDON });
  // After the closure in the demo data.
  const change = nextClockChange(LONDON, 40);
  const dates = [dayAfter(change, -3), dayAfter(change, 4)] as const;
  const times = dates.map(timeInLondon);
  expect(new Set(times).size).toBe(2);
  const ids: string[] = [];
  for (const date of dates) ids.push(await madeClass(academy, course, { date, time: '20:00' }));
  await signInAs(course.student);
  const desk = await openAs(course.teacher, LIST);

  await test.step('the student’s list has two times in London and one in Amman, the teacher’s list one in Amman and two in London', async () => {
    await page.goto(LIST);
    for (const [index, time] of times.entries()) {
      const own = page.locator('[data-row]').nth(index);
      const theirs = desk.locator('[data-row]').nth(index);
      await expect(own.getByText(begins(time))).toBeVisible();
      await expect(own.getByText(/8:00 pm.* in Amman/)).toBeVisible();
      await expect(theirs.getByText(begins('8:00'))).toBeVisible();
      await expect(theirs.getByText(new RegExp(`${time}.* in London`))).toBeVisible();
    }
  });

  await test.step('the pages of the classes before and after the change have the same times', async () => {
    for (const [index, id] of ids.entries()) {
      await page.goto(`${CLASSES}/${id}`);
      await expect(page.getByText(begins(times[index] ?? '')).first()).toBeVisible();
      await expect(page.getByText(/ in Amman: .*8:00\s–/).first()).toBeVisible();
    }
  });

  await test.step('ten days before, the calendar announces the change to the student alone (D94)', async () => {
    const calendar = `/dashboard/calendar?date=${dates[0]}`;
    const note = /^From .* class is at .* for you/;
    for (const each of [page, desk]) {
      await each.clock.setFixedTime(`${dayAfter(change, -10)}T12:00Z`);
      await each.goto(calendar);
      await expect(each.locator(`[data-date="${dates[0]}"]`).getByRole('button', { name: /[ap]m/ })).toBeVisible();
    }
    await expect(page.getByText(note)).toHaveText(
      new RegExp(`class is at .?${times[1]}.? for you; for the teacher it stays at .?8:00 pm`),
    );
    await expectAccessible(page);
    await expect(desk.getByText(note)).toHaveCount(0);
  });
});
