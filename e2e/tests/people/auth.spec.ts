import { resetCodeFor, signUpForm, someone } from '../../src/domains/people.ts';
import { homeHeading } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

test.describe('signing up and in', () => {
  test('a new user signs up and enters the dashboard', async ({ page }) => {
    const person = someone();
    await page.goto('/auth/signup');
    await signUpForm(page, person);
    await expect(homeHeading(page)).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/statistics$/);
    await expect(page.getByRole('button', { name: `Your account: ${person.name}` })).toBeVisible();
  });

  test('a user signs in and stays signed in after a reload', async ({ page, academy }) => {
    const person = someone();
    await academy.call('POST', 'auth/signup', { json: person });
    await page.goto('/auth/signin');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(homeHeading(page)).toBeVisible();
    await page.reload();
    await expect(homeHeading(page)).toBeVisible();
  });

  test('a wrong password is reported and keeps the typed values', async ({ page, expectedErrors }) => {
    expectedErrors.push(/422/);
    await page.goto('/auth/signin');
    await page.getByLabel('Email').fill('student@academy.test');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Email or password is incorrect!' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('student@academy.test');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password');
  });

  test('a taken email or phone is reported at its field', async ({ page, academy, expectedErrors }) => {
    expectedErrors.push(/422/);
    const first = someone();
    await academy.call('POST', 'auth/signup', { json: first });
    await page.goto('/auth/signup');
    await signUpForm(page, { ...someone(), email: first.email });
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      /This email is already in use. Enter another one./,
    );
    await expect(page.getByLabel('Email')).toBeFocused();
    await signUpForm(page, { ...someone(), phone: first.phone });
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
      /This phone number is already in use. Enter another one./,
    );
  });
});

test.describe('what the forms ask for', () => {
  test('the sign-in form requires an email and a password of six characters', async ({ page }) => {
    await page.goto('/auth/signin');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is required/);
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Password is required/);
    await page.getByLabel('Password', { exact: true }).fill('five5');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /Password must be at least 6 characters/,
    );
  });

  test('the sign-up form requires a complete email and eleven digits', async ({ page }) => {
    await page.goto('/auth/signup');
    await signUpForm(page, { ...someone(), name: ' ', email: 'nobody@', phone: '0791234' });
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Name is required/);
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Invalid email format/);
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Phone number is not valid/);
  });

  test('the texts of an open form follow the language', async ({ page }) => {
    await page.goto('/auth/signin');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is required/);
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('textbox').first()).toHaveAccessibleDescription(/[\u0600-\u06ff]/);
  });
});

test.describe('a forgotten password', () => {
  test('a forgotten password is replaced in three steps with the code from the mail', async ({ page, academy }) => {
    const person = someone();
    await academy.call('POST', 'auth/signup', { json: person });
    await page.goto('/auth/signin');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
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

  test('a password is not reset for an unknown email or by a wrong code', async ({ page, academy, expectedErrors }) => {
    expectedErrors.push(/404|400|422/);
    const person = someone();
    await academy.call('POST', 'auth/signup', { json: person });
    await page.goto('/auth/reset-password');
    await page.getByLabel('Email').fill('nobody@academy.test');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/No user found for this email/);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByLabel('Reset code').fill('000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByLabel('Reset code')).toHaveAccessibleDescription(/Reset code is invalid or expired/);
  });
});
