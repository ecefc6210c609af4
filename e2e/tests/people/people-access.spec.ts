import { madeRole, madeUser, newUser, takeAction, userId } from '../../src/domains/users.ts';
import { menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const USERS = '/dashboard/users';

test('a user with future classes is not deleted, and their number is shown', async ({
  page,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  await signInAs('super-admin');
  await page.goto(`${USERS}/teacher?q=${encodeURIComponent('Fatima')}`);
  await takeAction(page, 'Fatima Zahra Idrissi', 'Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('sessions end');
  await question.getByRole('textbox').fill('Fatima Zahra Idrissi');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText(/still has \d+ classes? to come/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Fatima Zahra Idrissi')).toBeVisible();
});

test('saving a role updates the own menu at once, and a revoked permission ends at the next call', async ({
  page,
  context,
  academy,
}) => {
  const permissions = ['timeline.read', 'users.read', 'relations.roles.read', 'relations.roles.update'];
  const role = await madeRole(academy, permissions);
  const keeper = newUser('Keeper');
  await madeUser(academy, keeper, role.name);
  const token = await academy.freshToken(keeper.email, keeper.password);
  await context.addCookies([{ name: 'session', value: token, url: academy.url }]);
  await page.goto(`/dashboard/relations/roles/edit/${role.id}`);
  const students = menu(page).getByRole('link', { name: 'Students' });
  await expect(students).toBeVisible();
  await page.evaluate(() => void Object.assign(window, { isMarked: true }));
  await academy.call('GET', 'users', { token });
  await page.getByRole('checkbox', { name: 'Users – View' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save and take away' }).click();
  await expect(students).toHaveCount(0);
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  await expect(academy.call('GET', 'users', { token })).rejects.toThrow('403');
});

test('a teacher reads their month and price, a leader the month without the price', async ({
  page,
  signInAs,
  openAs,
  academy,
}) => {
  const id = await userId(academy, 'teacher');
  await signInAs('teacher');
  await page.goto(`${USERS}/statistics/${id}`);
  await expect(
    page
      .locator('#main')
      .getByRole('term')
      .filter({ hasText: /^Salary$/ }),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'Classes per month' })).toBeAttached();
  await page.goto(`${USERS}/${id}/salaries`);
  await expect(page.getByText('In force')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add salary' })).toHaveCount(0);
  const leaders = await openAs('leader', `${USERS}/statistics/${id}`);
  await expect(leaders.getByText('Classes in the month')).toBeVisible();
  await expect(leaders.getByText('Salary', { exact: true })).toHaveCount(0);
});
