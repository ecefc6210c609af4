import type { Page } from 'playwright/test';
import { choose, madeRole, madeUser, newPhone, newUser, takeAction, userId } from '../../src/domains/users.ts';
import { menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const USERS = '/dashboard/users';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function find(page: Page, list: string, name: string): Promise<void> {
  await page.goto(`${USERS}/${list}?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeVisible();
}

test('an admin adds a student with a profile, whom the parent then sees, and gives a role that opens just its pages', async ({
  page,
  signInAs,
  openAs,
  academy,
}) => {
  test.slow();
  const [leader, teacher, student, parent, clerk] = [
    newUser('Leila'),
    newUser('Tariq'),
    newUser('Safa'),
    newUser('Omar'),
    newUser('Clerk'),
  ];
  const leader_id = await madeUser(academy, leader, 'leader');
  const profile = { user_id: await madeUser(academy, teacher, 'teacher'), leader_id, phone: newPhone() };
  await academy.call('POST', 'users/teachers', { as: 'super-admin', json: profile });
  const parentId = await madeUser(academy, parent, 'guest');
  await madeUser(academy, clerk, 'guest');
  const role = await madeRole(academy, ['timeline.read', 'relations.relatives.read']);
  await signInAs('admin');

  await test.step('the student is added; choosing the teacher brings code and leader along', async () => {
    await page.goto(`${USERS}/student/add`);
    await page.getByLabel('Name', { exact: true }).fill(student.name);
    await page.getByLabel('Email', { exact: true }).fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(heading(page, 'Complete student profile')).toBeVisible();
    await choose(page, 'Teacher', teacher.name);
    await expect(page.getByLabel('Teacher code')).toHaveValue(/^T-\d+$/);
    await expect(page.getByRole('combobox', { name: 'Leader', exact: true })).toHaveValue(leader.name);
    await page.getByLabel('Age', { exact: true }).fill('11');
    await page.getByLabel('Section', { exact: true }).fill('Quran');
    await page.getByLabel('Phone', { exact: true }).fill(newPhone());
    await page.getByLabel('Remaining classes').fill('8');
    const user_id = /\/student\/(\d+)\//.exec(page.url())?.[1];
    await page.getByRole('button', { name: 'Save profile' }).click();
    await find(page, 'student', student.name);
    await expect(page.getByRole('row', { name: student.name })).toContainText(teacher.name);
    const relation = { user_id, related_user_id: parentId, relationship_type: 'parent' };
    await academy.call('POST', 'relations', { as: 'super-admin', json: relation });
  });
  await test.step('the role is given to somebody', async () => {
    await find(page, 'all', clerk.name);
    await takeAction(page, clerk.name, 'Edit');
    await page.getByLabel('Role', { exact: true }).selectOption({ label: role.name });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(heading(page, 'All users')).toBeVisible();
  });
  await test.step('who sees just that', async () => {
    const theirs = await openAs(clerk, '/dashboard/relations/relatives');
    await expect(heading(theirs, 'Family and relatives')).toBeVisible();
    await expect(menu(theirs).getByRole('link')).toHaveText(['Timeline', 'Statistics', 'Family and relatives']);
    await theirs.goto('/dashboard/relations/relatives/add');
    await expect(theirs.getByRole('heading', { name: '403' })).toBeVisible();
  });
  await test.step('and the parent finds the child', async () => {
    const theirs = await openAs(parent, '/profile');
    await expect(theirs.getByText(student.name)).toBeVisible();
    await expect(theirs.getByText('8 classes')).toBeVisible();
  });
});

test('the order of a list stays on reload, and Back takes it away', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto(`${USERS}/student?per_page=10`);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Aaliyah Brown');
  await page.reload();
  await expect(first).toContainText('Aaliyah Brown');
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=name/);
});

test('a phone shows eight students at once, with the same actions', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('admin');
  await page.goto(`${USERS}/student`);
  const rows = page.getByRole('list', { name: 'Students' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  const bar = await page.getByRole('navigation').last().boundingBox();
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  const isInView = (box: (typeof boxes)[number]) => box && bar && box.y >= 0 && box.y + box.height <= bar.y;
  expect(boxes.filter(isInView).length).toBeGreaterThanOrEqual(8);
  for (const box of boxes) expect(box?.height).toBeLessThanOrEqual(72);
  await page.goto(`${USERS}/student?q=Yusuf`);
  await expect(page.getByRole('table')).toHaveCount(0);
  await takeAction(page, 'Yusuf Ahmed', 'Remaining classes');
  await expect(heading(page, 'Remaining classes')).toBeVisible();
});

test('the correctly spelt address of a student’s classes leads to the one in use', async ({
  page,
  signInAs,
  academy,
}) => {
  await signInAs('admin');
  const id = await userId(academy, 'student');
  await page.goto(`/dashboard/statistics/st/${id}`);
  await expect(page).toHaveURL(new RegExp(`/dashboard/statiscs/st/${id}`));
  await expect(page.getByRole('heading', { level: 1, name: /^Classes of .*Yusuf Ahmed/ })).toBeVisible();
});
