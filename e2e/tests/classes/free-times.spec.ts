import { expectAccessible } from '../../src/accessibility.ts';
import { dayIn, madeCourse, teacherZone } from '../../src/domains/classes.ts';
import { choose } from '../../src/domains/users.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

test('a teacher sets free times on a phone in Arabic, and the leader finds who is free and starts scheduling a class', async ({
  page,
  prefer,
  signInAs,
  openAs,
  academy,
}) => {
  test.slow();
  const { teacher, student } = await madeCourse(academy);
  const date = dayIn(teacherZone, 7);
  const weekday = new Intl.DateTimeFormat('ar', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(date));

  await test.step('the week is empty, and is saved with one window', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await prefer({ language: 'ar' });
    await signInAs(teacher);
    await page.goto('/dashboard/free-times');
    await expect(page.getByText(/^لا توجد أوقات متاحة بعد/)).toBeVisible();
    await page.getByRole('button', { name: `إضافة وقت يوم ${weekday}` }).click();
    await expect(page.getByRole('group', { name: `${weekday}، الوقت 1` })).toBeVisible();
    await page.getByRole('button', { name: 'حفظ الأوقات المتاحة' }).click();
    await expect(page.getByText('حُفظت الأوقات المتاحة')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  const desk = await openAs('leader', '/dashboard/free-teachers');
  await test.step('the leader finds the free teacher, and starts scheduling a class', async () => {
    // Five in Amman is within the window from four to eight, whatever the clocks in London show.
    const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' });
    const at = Date.parse(`${date}T14:00:00Z`);
    const [from, to] = [hour.format(at), hour.format(at + 3_600_000)];
    await desk.goto(`/dashboard/free-teachers?date=${date}&from=${from}&to=${to}`);
    await desk.getByRole('link', { name: `Add class with ${teacher.name}` }).click();
    await expect(desk.getByRole('combobox', { name: 'Teacher' })).toHaveValue(teacher.name);
  });

  await test.step('the form offers times that are free for both, and warns of none', async () => {
    await choose(desk, 'Student', student.name);
    await choose(desk, 'Material', 'Noorani Qaida');
    await expect(desk.getByRole('heading', { name: 'Next free for both' })).toBeVisible();
    await expect(desk.getByText(/outside the teacher’s free times/)).toHaveCount(0);
    await desk.getByRole('textbox', { name: 'Plan' }).fill('Surah An-Naba');
    await expectAccessible(desk);
  });
});

test('a teacher paints a week on a desktop in either direction, and removes hours', async ({
  page,
  prefer,
  signInAs,
  academy,
}) => {
  const { teacher } = await madeCourse(academy);
  await signInAs(teacher);
  const week = page.locator('[data-week]');
  /** Drags from one line and hour to another; the pointer is in the middle of a half-hour. */
  const drag = async (from: [line: number, hour: number], to: [line: number, hour: number], isMirrored = false) => {
    await week.scrollIntoViewIfNeeded();
    const box = (await week.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const at = ([line, hour]: [number, number]): [number, number] => {
      const across = (box.width * (hour + 0.25)) / 24;
      return [isMirrored ? box.x + box.width - across : box.x + across, box.y + (box.height * (line + 0.5)) / 7];
    };
    await page.mouse.move(...at(from));
    await page.mouse.down();
    await page.mouse.move(...at(to), { steps: 4 });
    await page.mouse.up();
  };
  await page.goto('/dashboard/free-times');
  await expect(week).toBeVisible();
  await drag([1, 16], [2, 19.5]);
  const rows = page.getByRole('group', { name: /, time \d$/ });
  await expect(rows).toHaveCount(2);
  await drag([1, 17], [1, 17.5]);
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Save free times' }).click();
  await expect(page.getByText('Free times saved')).toBeVisible();

  await prefer({ language: 'ar' });
  await page.reload();
  const arabicRows = page.getByRole('group', { name: /الوقت \d$/ });
  await expect(arabicRows).toHaveCount(3);
  await drag([1, 16], [2, 19.5], true);
  await expect(arabicRows).toHaveCount(0);
});

test('on a phone a finger scrolls over the week, and paints once it is held', async ({ openAs, academy }) => {
  const { teacher } = await madeCourse(academy);
  const page = await openAs(teacher, '/dashboard/free-times', { isPhone: true });
  const week = page.locator('[data-week]');
  await expect(week).toBeVisible();
  await week.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: readonly [x: number, y: number]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [{ x: point[0], y: point[1] }] : [] });
  /** The middle of an hour of the second day. */
  const at = async (hour: number) => {
    const box = (await week.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [box.x + (box.width * 1.5) / 7, box.y + (box.height * (hour + 0.5)) / 24] as const;
  };
  const top = async () => Math.round((await week.boundingBox())?.y ?? 0);
  /** A finger that touches one hour and moves to another one, at once or after the week shows the stroke. */
  const drag = async (from: number, to: number, isHeld: boolean) => {
    const [[x, y], [, end]] = [await at(from), await at(to)];
    await touch('touchStart', [x, y]);
    if (isHeld) await expect(page.getByText(/^\w+day: .* to /)).toBeVisible();
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', [x, y + ((end - y) * step) / 8]);
    await touch('touchEnd');
  };
  const rows = page.getByRole('group', { name: /, time \d$/ });
  const before = await top();
  await drag(16, 18, true);
  await expect(rows).toHaveCount(1);
  expect(await top()).toBe(before);
  await drag(15, 8, false);
  await expect.poll(top).toBeLessThan(before);
  await expect(rows).toHaveCount(1);
});
