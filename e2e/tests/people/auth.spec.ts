import { resetCodeFor, signUpForm, someone } from '../../src/domains/people.ts';
import { homeHeading } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

test('a new user signs up, enters the dashboard and stays signed in after a reload', async ({ page }) => {
  const person = someone();
  await page.goto('/auth/signup');
  await signUpForm(page, person);
  await expect(homeHeading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/statistics$/);
  const account = page.getByRole('button', { name: `Your account: ${person.name}` });
  await expect(account).toBeVisible();
  await page.reload();
  await expect(account).toBeVisible();
});

test('a forgotten password is replaced in three steps with the code from the mail', async ({ page, academy }) => {
  const person = someone();
  await academy.call('POST', 'auth/signup', { json: person });
  await academy.acceptTexts(person);
  await page.goto('/auth/signin');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before has a field with the same name.
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the code' }).click();

  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await page.getByLabel('Reset code').fill(await resetCodeFor(academy, person.email));
  await page.getByRole('button', { name: 'Verify' }).click();

  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByLabel('New password').fill('another-password');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(homeHeading(page)).toBeVisible();
  await expect(academy.freshToken(person.email, person.password)).rejects.toThrow('422');
  await academy.freshToken(person.email, 'another-password');
});
