import type { Page } from 'playwright/test';
import { choose, madeUser, type NewUser, newPhone, newUser, takeAction, userId } from '../../src/domains/users.ts';
import { menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const USERS = '/dashboard/users';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function addUser(page: Page, list: string, { name, email }: NewUser): Promise<void> {
  await page.goto(`${USERS}/${list}/add`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

async function find(page: Page, list: string, name: string): Promise<void> {
  await page.goto(`${USERS}/${list}?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeVisible();
}

const menuLinks = (page: Page) => menu(page).getByRole('link').allTextContents();

test('an admin creates a leader, a teacher and a student with profiles, a parent and a role', async ({
  page,
  signInAs,
  academy,
  browser,
}) => {
  test.slow();
  const people = {
    leader: newUser('Leila'),
    teacher: newUser('Tariq'),
    student: newUser('Safa'),
    parent: newUser('Omar'),
  };
  const clerk = newUser('Clerk');
  await madeUser(academy, people.parent, 'guest');
  await madeUser(academy, clerk, 'guest');
  await academy.acceptTexts(clerk);
  await signInAs('admin');

  await test.step('the leader is added', async () => {
    await addUser(page, 'leader', people.leader);
    await expect(heading(page, 'Leaders')).toBeVisible();
    await expect(page.getByText(people.leader.name)).toBeVisible();
  });
  await test.step('the teacher is added, and the profile completed', async () => {
    await addUser(page, 'teacher', people.teacher);
    await expect(heading(page, 'Complete teacher profile')).toBeVisible();
    await choose(page, 'Leader', people.leader.name);
    await page.getByLabel('Phone', { exact: true }).fill(newPhone());
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(heading(page, 'Teachers')).toBeVisible();
  });
  await test.step('the student is added; choosing the teacher fills in code and leader', async () => {
    await addUser(page, 'student', people.student);
    await expect(heading(page, 'Complete student profile')).toBeVisible();
    await choose(page, 'Teacher', people.teacher.name);
    await expect(page.getByLabel('Teacher code')).toHaveValue(/^T-\d+$/);
    await expect(page.getByRole('combobox', { name: 'Leader', exact: true })).toHaveValue(people.leader.name);
    await page.getByLabel('Age', { exact: true }).fill('11');
    await page.getByLabel('Section', { exact: true }).fill('Quran');
    await page.getByLabel('Phone', { exact: true }).fill(newPhone());
    await page.getByLabel('Remaining classes').fill('8');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await find(page, 'student', people.student.name);
    await expect(page.getByRole('row', { name: people.student.name })).toContainText(people.teacher.name);
  });
  await test.step('the parent is linked to the student', async () => {
    await page.goto('/dashboard/relations/relatives/add');
    await choose(page, 'Student', people.student.name);
    await choose(page, 'Relative', people.parent.name);
    await page.getByRole('radio', { name: 'Parent' }).check();
    await page.getByRole('button', { name: 'Add relative' }).click();
    await expect(heading(page, 'Family and relatives')).toBeVisible();
    await expect(page.getByRole('row', { name: people.student.name })).toContainText(people.parent.name);
  });
  const role = `Families ${people.leader.name}`;
  await test.step('a role with two permissions is made', async () => {
    await page.goto('/dashboard/relations/roles/add');
    await page.getByLabel('Role', { exact: true }).fill(role);
    await expect(page.getByRole('checkbox', { name: 'Timeline – View' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Relatives – View' }).check();
    await page.getByRole('button', { name: 'Add role' }).click();
    await expect(heading(page, 'Roles and permissions')).toBeVisible();
  });
  await test.step('the role is given to a user', async () => {
    await find(page, 'all', clerk.name);
    await takeAction(page, clerk.name, 'Edit');
    await page.getByLabel('Role', { exact: true }).selectOption({ label: role });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(heading(page, 'All users')).toBeVisible();
  });
  await test.step('that user signs in and sees only what the role permits', async () => {
    const context = await browser.newContext({ baseURL: academy.url, locale: 'en-GB' });
    const theirs = await context.newPage();
    await theirs.goto('/auth/signin');
    await theirs.getByLabel('Email').fill(clerk.email);
    await theirs.getByLabel('Password', { exact: true }).fill(clerk.password);
    await theirs.getByRole('button', { name: 'Sign in' }).click();
    await expect(menu(theirs).getByRole('link', { name: 'Timeline' })).toBeVisible();
    expect(await menuLinks(theirs)).toEqual(['Home', 'Timeline', 'Family and relatives', 'Concerns']);
    for (const path of [`${USERS}/student`, '/dashboard/relations/roles', '/dashboard/relations/relatives/add']) {
      await theirs.goto(path);
      await expect(theirs.getByRole('heading', { name: '403' })).toBeVisible();
    }
    await theirs.goto('/dashboard/relations/relatives');
    await expect(heading(theirs, 'Family and relatives')).toBeVisible();
    await context.close();
  });
  await test.step('the parent finds the child', async () => {
    const context = await browser.newContext({ baseURL: academy.url, locale: 'en-GB' });
    const value = await academy.freshToken(people.parent.email, people.parent.password);
    await context.addCookies([{ name: 'session', value, url: academy.url }]);
    const theirs = await context.newPage();
    await theirs.goto('/profile');
    await expect(theirs.getByText(people.student.name)).toBeVisible();
    await expect(theirs.getByText('8 classes')).toBeVisible();
    await context.close();
  });
});

test('a Latin name is right-aligned in its field on an Arabic page', async ({ page, signInAs, prefer }) => {
  await prefer({ language: 'ar' });
  await signInAs('admin');
  await page.goto(`${USERS}/guest/add`);
  const name = page.locator('input[name=name]');
  await name.fill('Layla');
  await expect(name).toHaveCSS('text-align', 'right');
});

test("a list's order survives a reload, and Back removes it", async ({ page, signInAs, academy }) => {
  const [before, after] = [newUser('Aisha Order'), newUser('Zaid Order')];
  const mark = before.name.split(' ').at(-1) ?? '';
  // The last name in the alphabet is added last: it comes first while the newest are in front.
  await madeUser(academy, before, 'student');
  await madeUser(academy, { ...after, name: `Zaid Order ${mark}` }, 'student');
  await signInAs('admin');
  await page.goto(`${USERS}/student?q=${mark}`);
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Zaid Order');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(first).toContainText('Aisha Order');
  await page.reload();
  await expect(first).toContainText('Aisha Order');
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=name/);
  await expect(first).toContainText('Zaid Order');
});

test('a phone shows eight students at once, with the same actions as a desktop', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('admin');
  await page.goto(`${USERS}/student`);
  const rows = page.getByRole('list', { name: 'Students' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await page.evaluate(() => document.fonts.ready);
  const bar = await page.getByRole('navigation').last().boundingBox();
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  const isInView = (box: (typeof boxes)[number]) => box && bar && box.y >= 0 && box.y + box.height <= bar.y;
  expect(boxes.filter(isInView).length).toBeGreaterThanOrEqual(8);
  const texts = await rows.allInnerTexts();
  expect(texts.filter((_text, at) => (boxes[at]?.height ?? 0) > 72)).toEqual([]);
  await page.goto(`${USERS}/student?q=Yusuf`);
  await expect(page.getByRole('table')).toHaveCount(0);
  await takeAction(page, 'Yusuf Ahmed', 'Remaining classes');
  await expect(heading(page, 'Remaining classes')).toBeVisible();
});

test('the correctly spelt address of a student’s classes redirects to the one in use', async ({
  page,
  signInAs,
  academy,
}) => {
  await signInAs('admin');
  const id = await userId(academy, 'student');
  await page.goto(`/dashboard/statistics/st/${id}`);
  await expect(page).toHaveURL(new RegExp(`/dashboard/statiscs/st/${id}`));
  await expect(page.getByRole('heading', { level: 1, name: /Yusuf Ahmed.*’s classes$/ })).toBeVisible();
});
