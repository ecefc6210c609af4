import { madeRole, madeUser, newUser } from '../../src/domains/users.ts';
import { menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

test('saving a role updates the viewer’s own menu at once, and a revoked permission ends with the next call', async ({
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
  await page.getByRole('button', { name: 'Save and remove' }).click();
  await expect(students).toHaveCount(0);
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  await expect(academy.call('GET', 'users', { token })).rejects.toThrow('403');
});
