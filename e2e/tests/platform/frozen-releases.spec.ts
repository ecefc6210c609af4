import { formerMinors } from '../../src/frozen.ts';
import { expect, test } from '../../src/test.ts';

test.use({ setting: 'own' });

for (const minor of formerMinors())
  test(`a remote that was built for shell ${minor} runs in this shell`, async ({ page, signInAs, academy }) => {
    const version = await academy.releases.deployFrozen(minor);
    await signInAs('student');
    await page.goto('/dashboard/frozen?name=Huda');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: `Built for shell ${minor}` })).toBeVisible();
    await expect(main.getByText('Signed in as student@academy.test')).toBeVisible();
    await expect(main.getByText('Searched for Huda')).toBeVisible();
    await main.getByLabel('Name').fill('Amal');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?name=Amal$/);
    await main.getByRole('button', { name: 'Show a message' }).click();
    await expect(page.getByText('The message is shown')).toBeVisible();
    await main.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Open the dialog' }).click();
    await expect(page.getByRole('dialog', { name: 'Open the dialog' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(main.getByLabel('Name')).toHaveValue('Amal');
    await main.getByRole('link', { name: 'To the timeline', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Timeline', level: 1 })).toBeVisible();
    expect(version).toMatch(new RegExp(`^${minor}\\.`));
  });
