import type { Locator, Page } from 'playwright/test';
import { dayIn, madeClass, madeCourse, teacherZone } from '../../src/domains/classes.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const CALENDAR = '/dashboard/calendar';
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const classOf = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
/** A day that every month has, and the day after it, in a future month. */
const monthToCome = () => dayIn(teacherZone, 70).slice(0, 8);

/** The positions of a class and of a day in the grid. */
async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('the place is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  const [from, target] = [await middleOf(what), await middleOf(to)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 4 });
  await page.mouse.move(target.x, target.y, { steps: 12 });
  await page.mouse.up();
}

test('a teacher drags a class to another day, is shown a conflict, and keeps or moves it', async ({
  academy,
  openAs,
}) => {
  test.slow();
  const course = await madeCourse(academy);
  const month = monthToCome();
  await madeClass(academy, course, { date: `${month}10`, time: '16:00' });
  await madeClass(academy, course, { date: `${month}12`, time: '16:00' });
  const page = await openAs(course.teacher, `${CALENDAR}?date=${month}10`);
  const day = (number: string) => page.locator(`[data-date="${month}${number}"]`);
  const inDay = (number: string) => day(number).getByRole('button', { name: /^4:00 pm/ });
  await expect(page.getByText('2 classes this month')).toBeVisible();

  await test.step('at a taken time the class in the way is shown, and the dragged class goes back', async () => {
    await drag(page, inDay('10'), day('12'));
    const dialog = page.getByRole('dialog', { name: 'Move this class?' });
    await expect(dialog.getByText('You already have a class at this time')).toBeVisible();
    await button(dialog, 'Leave it').click();
    await expect(inDay('10')).toBeVisible();
  });

  await test.step('at a free time both times are shown, and the class is moved', async () => {
    await drag(page, inDay('10'), day('11'));
    const dialog = page.getByRole('dialog', { name: 'Move this class?' });
    await expect(dialog.getByText(/^You in Amman: .*4:00 pm/)).toBeVisible();
    await expect(dialog.getByText(/in Kuala Lumpur: .*9:00 pm/)).toBeVisible();
    await button(dialog, 'Move class').click();
    await expect(page.getByText('Class moved')).toBeVisible();
    await page.reload();
    await expect(inDay('11')).toBeVisible();
    await expect(inDay('10')).toHaveCount(0);
  });
});

test('a class of the calendar opens by keyboard, gives the focus back, and is in the week and the day too', async ({
  academy,
  openAs,
}) => {
  const course = await madeCourse(academy);
  const month = monthToCome();
  await madeClass(academy, course, { date: `${month}10`, time: '16:00' });
  const page = await openAs(course.teacher, `${CALENDAR}?date=${month}10`);
  const event = classOf(page, new RegExp(`^4:00 pm ${course.student.name} ?, `));
  await event.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(event).toBeFocused();
  for (const view of ['Week', 'Day']) {
    await button(page, view).press('Enter');
    await expect(classOf(page, /^4:00 pm/)).toBeVisible();
  }
  await button(page, 'Next day').press('Enter');
  await expect(classOf(page, /^4:00 pm/)).toHaveCount(0);
});

test('a full day of the calendar has three classes and a link to all of them; closing its dialog returns the focus', async ({
  academy,
  openAs,
}) => {
  const course = await madeCourse(academy);
  const date = `${monthToCome()}10`;
  for (const time of ['10:00', '11:00', '12:00', '13:00', '14:00']) await madeClass(academy, course, { date, time });
  const page = await openAs(course.teacher, `${CALENDAR}?date=${date}`);
  const more = button(page, '+2 more');
  await expect(page.locator(`[data-date="${date}"]`).getByRole('button', { name: /[ap]m/ })).toHaveCount(3);
  await more.press('Enter');
  const all = page.getByRole('dialog');
  await expect(all.getByRole('button', { name: /[ap]m/ })).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(all).toHaveCount(0);
  await expect(more).toBeFocused();
});

test('on a phone the calendar is a list in Arabic, which opens a class and never loads the grid', async ({
  academy,
  page,
  prefer,
  signInAs,
}) => {
  const course = await madeCourse(academy);
  const date = `${monthToCome()}10`;
  await madeClass(academy, course, { date, time: '16:00' });
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    if ((await response.text().catch(() => '')).includes('dayGridMonth')) scripts.push(response.url());
  });
  await prefer({ language: 'ar' });
  await signInAs(course.student);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${CALENDAR}?date=${date}`);
  await page.getByRole('button', { name: new RegExp(course.teacher.name) }).click();
  await expect(page.getByRole('dialog').getByText(/9:00–9:30 م/)).toBeVisible();
  await expectNoOverflow(page);
  expect(scripts).toEqual([]);
});

test('a month of the calendar is printed without the menu and the buttons', async ({ page, signInAs }) => {
  await signInAs('teacher');
  await page.goto(CALENDAR);
  await page.locator('.calendar-event').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(menu(page)).toBeHidden();
  for (const name of ['Print', 'Today', 'Week']) await expect(button(page, name)).toBeHidden();
  await expect(page.locator('.calendar-event').first()).toBeVisible();
});
