import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import type { Academy, Account } from '../academy.ts';

export interface NewUser {
  name: string;
  email: string;
  password: string;
}

/** A new user that no other test uses. */
export function newUser(name: string): NewUser {
  const mark = randomUUID();
  return { name: `${name} ${mark.slice(0, 6)}`, email: `${mark}@academy.test`, password: 'a-good-password' };
}

export const newPhone = () => `07${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

interface Role {
  id: string;
  name: string;
}

/** A custom role that nobody holds. */
export async function madeRole(academy: Academy, permissions: string[]): Promise<Role> {
  const role = `Office ${randomUUID().slice(0, 8)}`;
  const { data } = await academy.call<{ data: Role }>('POST', 'roles', {
    as: 'super-admin',
    json: { role, permissions },
  });
  return data;
}

/** Makes an account. @returns its id. */
export async function madeUser(academy: Academy, user: NewUser, role: string): Promise<string> {
  const json = { ...user, role };
  const { data } = await academy.call<{ data: { id: string } }>('POST', 'users', { as: 'super-admin', json });
  return data.id;
}

/** The id of a demo account. */
export async function userId(academy: Academy, account: Account): Promise<string> {
  const search = encodeURIComponent(`${account}@academy.test`);
  const { data } = await academy.call<{ data: { id: string }[] }>('GET', `users?email=${search}`, {
    as: 'super-admin',
  });
  if (!data[0]) throw new Error(`nobody is ${account}`);
  return data[0].id;
}

/** Types into a picker of people, and chooses the person with this name. */
export async function choose(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(field).toHaveValue(name);
}

/** Opens a row's menu of actions, and chooses an entry. */
export async function takeAction(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${row}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
