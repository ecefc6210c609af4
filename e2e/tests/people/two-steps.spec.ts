import type { Page } from 'playwright/test';
import type { Academy } from '../../src/academy.ts';
import { expectAccessible } from '../../src/accessibility.ts';
import { madeUser, type NewUser, newUser } from '../../src/domains/users.ts';
import { expect, test } from '../../src/test.ts';
import { appCode } from '../../src/totp.ts';

interface Signing {
  page: Page;
  academy: Academy;
  signInAs: (user: NewUser) => Promise<void>;
}

/** A new signed-in user, on the page of the second step. */
async function openSecurity({ page, academy, signInAs }: Signing, name: string): Promise<NewUser> {
  const user = newUser(name);
  await madeUser(academy, user, 'guest');
  await signInAs(user);
  await page.goto('/profile/security');
  return user;
}

const wrongCode = /status of 422 .*\/api\/login\/verify/;

/** Sets up an app with its present code. */
async function setUpApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(appCode(secret.replace(/[^A-Z2-7]/g, '')));
  await page.getByRole('button', { name: 'Confirm' }).click();
  return secret.replace(/[^A-Z2-7]/g, '');
}

test('an app is set up, and the next sign-in asks for its code, by keyboard alone', async ({
  page,
  signInAs,
  academy,
  expectedErrors,
}) => {
  expectedErrors.push(wrongCode);
  const user = await openSecurity({ page, academy, signInAs }, 'Sumaya');
  const secret = await setUpApp(page);
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 codes are left.', { exact: false })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/auth/signin');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(user.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(user.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Code from the app').focus();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code is not correct')).toBeVisible();
  // A code serves once: that of the next half minute, which clocks that differ are allowed.
  await page.getByLabel('Code from the app').fill(appCode(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
});

/** A device whose owner confirms with a finger. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of this device').fill('Phone');
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function signInByPassword(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/auth/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
}

async function enterRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('after the password a recovery code works as second step once, and so does a passkey', async ({
  page,
  signInAs,
  academy,
  expectedErrors,
}) => {
  expectedErrors.push(wrongCode);
  await addAuthenticator(page);
  const user = await openSecurity({ page, academy, signInAs }, 'Ruqayya');
  await addPasskey(page);
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^These codes won’t be shown again/)).toBeVisible();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();

  await signInByPassword(page, user);
  await enterRecoveryCode(page, code);
  await expect(page).toHaveURL(/\/dashboard/);

  await signInByPassword(page, user);
  await enterRecoveryCode(page, code);
  await expect(page.getByText('The code is not correct')).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a passkey signs in without a password', async ({ page, signInAs, academy }) => {
  await addAuthenticator(page);
  await openSecurity({ page, academy, signInAs }, 'Hafsa');
  await addPasskey(page);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Phone' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/auth/signin');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test.describe('a role that requires a second step', () => {
  test.use({ setting: 'own' });

  test('a user who must have a second step sets it up before anything else, and continues at the page that was opened', async ({
    page,
    signInAs,
    academy,
  }) => {
    await academy.call('PUT', 'settings', { as: 'super-admin', json: { two_steps_roles: ['admin'] } });
    await signInAs('admin');
    await page.goto('/dashboard/users/student');
    await expect(page.getByText('Your role requires two-step sign-in.', { exact: false })).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/security\?next=/);
    await setUpApp(page);
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
  });
});
