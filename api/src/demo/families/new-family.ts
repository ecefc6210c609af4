import { hashPassword } from '#base/auth/passwords.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { addAccount, changeAccount } from '#modules/accounts/identity/stored-account.ts';
import { makeChild } from '#modules/forms/children/add-child.ts';
import { findGrantableRole } from '#modules/people/roles/find-role.ts';
import { demoCtx } from '../demo-ctx.ts';
import { PASSWORD } from '../people/accounts.ts';
import { newFamily, type PersonIds } from '../people/people.ts';
import { viewerOf } from '../posts/viewers.ts';

const HOUR_MS = 60 * 60_000;
/** Before the hours end within which the academy answers (D165). */
const HOURS_AGO = 10;

/**
 * A mother who came by herself and named two small children (D163). They have no address (D140); the older one signs
 * in with a user name.
 */
export async function seedNewFamily(deps: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  const { person, phone, children } = newFamily;
  const role = await findGrantableRole(sql, { name: person.role });
  if (!role) throw new Error('the role guest is missing');
  const now = new Date(deps.now().getTime() - HOURS_AGO * HOUR_MS);
  const passwordHash = await hashPassword(PASSWORD);
  const { name, timezone } = person;
  const contacts = { email: `${person.login}@academy.test`, emailVerifiedAt: now, phone };
  const about = { name, timezone, language: 'ar' as const, passwordHash, roleId: role.id, createdAt: now };
  const { id } = await addAccount(sql, { ...contacts, ...about });
  ids.set(person.login, id);
  const ctx = demoCtx({ deps, sql, viewer: viewerOf(person, ids), now });
  for (const { signsIn, ...child } of children) {
    const childId = await makeChild(sql, ctx, id, child);
    if (signsIn) await changeAccount(sql, childId, { passwordHash });
  }
}
