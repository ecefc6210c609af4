import { button, LIST } from '../../src/domains/class-pages.ts';
import {
  classToCome,
  dayIn,
  freeBeforeNoon,
  madeClass,
  madeCourse,
  madeLeader,
  madeTeacher,
  teacherZone,
} from '../../src/domains/classes.ts';
import { reportLesson } from '../../src/domains/progress.ts';
import { chooseValue, expectFocus, findAndTake, press, tabTo, takeEntry, typeInto } from '../../src/keyboard.ts';
import { openByKeyboard } from '../../src/palette.ts';
import { homeHeading } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

/** A laptop's window at a zoom of 150 %: bars cover parts of the page. */
test.use({ viewport: { width: 910, height: 512 } });

test("a leader's day by keyboard alone, from the sign-in page: no act loses the focus or has it covered", async ({
  page,
  academy,
}) => {
  test.slow();
  const leader = await madeLeader(academy);
  await academy.acceptTexts(leader);
  const course = await madeCourse(academy, { leaderId: leader.id });
  const { teacher, student, parent } = course;
  const substitute = await madeTeacher(academy, 'Bilal', leader.id);
  await freeBeforeNoon(academy, course);
  await reportLesson(academy, course);
  for (const days of [8, 10]) await madeClass(academy, course, { date: dayIn(teacherZone, days), time: '12:30' });
  const times = [`${dayIn(teacherZone, 4)}T07:30:00Z`, `${dayIn(teacherZone, 5)}T07:30:00Z`];
  const asked = { kind: 'move', times, reason: 'An exam' };
  await academy.call('POST', `classes/${await classToCome(academy, course)}/requests`, { as: parent, json: asked });
  const main = page.getByRole('main');

  await test.step('signs in', async () => {
    await page.goto('/auth/signin');
    await typeInto(page, page.getByLabel('Email or user name'), leader.email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), leader.password);
    await page.keyboard.press('Enter');
    await expect(homeHeading(page)).toBeVisible();
    await expectFocus(page);
  });

  await test.step('records a week of a sick teacher: one class gets a substitute, one a time after it', async () => {
    await openByKeyboard(page, 'sick', 'Record an absence');
    await expectFocus(page);
    await findAndTake(page, 'Teacher', teacher.name);
    await typeInto(page, page.getByLabel(/^First day/), dayIn(teacherZone, 7));
    await typeInto(page, page.getByLabel(/^Last day/), dayIn(teacherZone, 13));
    await press(page, button(page, 'Show the classes'));
    await expect(page.getByRole('heading', { name: '2 classes on these days' })).toBeVisible();
    await expectFocus(page);
    const decisions = page.getByLabel(/^What should happen/);
    await chooseValue(page, decisions.first(), substitute.id);
    await chooseValue(page, decisions.last(), 'move');
    await press(page, main.getByRole('status').getByRole('button').first());
    await expect(main.getByText('All classes are decided.')).toBeVisible();
    await expectFocus(page);
    await press(page, button(page, 'Save absence'));
    await expect(main.getByRole('listitem').filter({ hasText: 'Changed' })).toHaveCount(2);
    await expectFocus(page);
  });

  await test.step('reads a daily report, and notes something for the office', async () => {
    await openByKeyboard(page, 'reports', 'Daily reports');
    await press(page, page.locator('[data-row]').getByRole('link').first());
    await expect(main.getByText('Read well')).toBeVisible();
    await expectFocus(page);
    await press(page, button(page, 'More about this report'));
    await takeEntry(page, 'Note for staff');
    const note = page.getByRole('dialog', { name: 'Note for staff' });
    await typeInto(page, note.getByRole('textbox'), 'Ready for the next juz');
    await press(page, note.getByRole('button', { name: 'Save' }));
    await expect(note).toHaveCount(0);
    await expect(main.getByText('Ready for the next juz')).toBeVisible();
    await expectFocus(page);
  });

  await test.step('moves a class to the second time that the family asked for, on the start page', async () => {
    await openByKeyboard(page, 'home', 'Home');
    const requests = page.getByRole('region', { name: 'Requests to answer' });
    await expect(requests.getByText('An exam')).toBeVisible();
    await press(page, requests.getByRole('button', { name: /^Move to / }).last());
    await expect(requests).toHaveCount(0);
    await expectFocus(page);
  });

  await test.step('schedules a class with a teacher who is free', async () => {
    await openByKeyboard(page, 'who is free', 'Free teachers');
    await typeInto(page, page.getByLabel('Date', { exact: true }), dayIn(teacherZone, 21));
    await typeInto(page, page.getByRole('combobox', { name: 'From', exact: true }), '11:00');
    await typeInto(page, page.getByRole('combobox', { name: 'To', exact: true }), '12:00');
    await press(page, page.getByRole('link', { name: `Add class with ${teacher.name}` }));
    await expect(page.getByRole('combobox', { name: 'Teacher' })).toHaveValue(teacher.name);
    await expectFocus(page);
    await findAndTake(page, 'Student', student.name);
    await findAndTake(page, 'Material', 'Noorani Qaida');
    await typeInto(page, page.getByRole('textbox', { name: 'Plan' }), 'Letters of the throat');
    await press(page, button(page, 'Add class'));
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await expect(page.locator('[data-row]').filter({ hasText: '11:00 – 11:30 am' })).toContainText(student.name);
    await expectFocus(page);
  });

  await test.step('writes to the teacher', async () => {
    await openByKeyboard(page, 'messages', 'Messages');
    await typeInto(page, page.getByRole('searchbox', { name: 'Find someone to write to' }), teacher.name);
    await press(page, main.getByRole('link', { name: new RegExp(teacher.name) }));
    const field = page.getByRole('textbox', { name: /^Message to/ });
    await tabTo(page, field);
    await page.keyboard.type('A class was added on that day.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /^Messages with/ }).getByText('A class was added')).toBeVisible();
    await expect(field).toBeFocused();
    await expectFocus(page);
  });
});
