import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import type { Academy } from '../academy.ts';

export interface Person {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** A new person without an account. */
export function someone(): Person {
  return {
    name: 'Noor Haddad',
    email: `noor.${randomUUID()}@academy.test`,
    phone: `07${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
    password: 'a-good-password',
  };
}

/** Fills the sign-up form and sends it. */
export async function signUpForm(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Who learns?').selectOption('self');
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('I have read these texts', { exact: false }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The code of the reset mail, from the inbox that replaces a mail server. */
export async function resetCodeFor(academy: Academy, email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const inbox = await (await fetch(`${academy.url}/dev/inbox`)).text();
      const mails = inbox.split('<article>').filter((mail) => mail.includes(email));
      code = mails.map((mail) => /(\d{6}) · Password reset/.exec(mail)?.[1]).find(Boolean) ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

/** The page that confirms an address, by the link of the mail in the inbox that replaces a mail server. */
export async function confirmationFor(academy: Academy, email: string): Promise<string> {
  let page = '';
  await expect
    .poll(async () => {
      const inbox = await (await fetch(`${academy.url}/dev/inbox`)).text();
      const mails = inbox.split('<article>').filter((mail) => mail.includes(email));
      page = mails.map((mail) => /\/auth\/confirm-email\?token=[\w-]{43}/.exec(mail)?.[0]).find(Boolean) ?? '';
      return page;
    })
    .not.toBe('');
  return page;
}
