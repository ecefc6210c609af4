import { expect, type Page } from 'playwright/test';
import type { Academy } from '../academy.ts';
import { type Course, freeBeforeNoon } from './classes.ts';

interface Lead {
  id: string;
  status: string;
  trial: { id: string } | null;
}

/** Free every day from ten to twelve on the teacher's clock; the only woman who teaches Arabic in Turkish. */
export async function freeForTrials(academy: Academy, { teacher, teacherId }: Course): Promise<void> {
  const teaching = { gender: 'woman', languages: ['tr'], subjects: ['arabic'] };
  await academy.call('PUT', 'own-teaching', { as: teacher, json: teaching });
  await freeBeforeNoon(academy, { teacher, teacherId });
}

/** The lead whose page is at an address. */
export async function leadAt(academy: Academy, url: string): Promise<Lead> {
  const id = /\/leads\/(\d+)/.exec(url)?.[1];
  return (await academy.call<{ data: Lead }>('GET', `leads/${id}`, { as: 'admin' })).data;
}

/** The page on which the family chooses its password, by the link in the inbox that replaces a mail server. */
async function invitationOf(academy: Academy, email: string): Promise<string> {
  let page = '';
  await expect
    .poll(async () => {
      const inbox = await (await fetch(`${academy.url}/dev/inbox`)).text();
      const mails = inbox.split('<article>').filter((mail) => mail.includes(email));
      page = mails.map((mail) => /\/auth\/invitation\?token=[\w-]{43}/.exec(mail)?.[0]).find(Boolean) ?? '';
      return page;
    })
    .not.toBe('');
  return page;
}

/** Chooses a password by the link of the invitation. */
export async function choosePassword(page: Page, academy: Academy, email: string): Promise<void> {
  await page.goto(await invitationOf(academy, email));
  await page.getByLabel(/^Password|^كلمة المرور/).fill('a-good-password');
  await page.getByRole('button', { name: /^(Save and sign in|حفظ ودخول)$/ }).click();
}

/** Chooses a password by the link of the invitation, and accepts the legal texts. */
export async function enterByInvitation(page: Page, academy: Academy, email: string): Promise<void> {
  await choosePassword(page, academy, email);
  await page.getByRole('button', { name: /^(Accept|موافقة)$/ }).click();
}
