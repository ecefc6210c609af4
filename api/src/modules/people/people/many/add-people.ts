import { shownAddress } from '@academy/shared-auth/typed-text';
import { writeViewersAudits } from '#base/audit/audit.ts';
import { hashPassword } from '#base/auth/passwords.ts';
import { newToken } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { addAccounts, type NewAccount } from '#modules/accounts/identity/many-accounts.ts';
import { nextCodes } from '#modules/people/people/profiles/profile-codes.ts';
import { grantedRole } from '#modules/people/people/users/granted-roles.ts';
import { academyDay, zoneOfAcademy } from '#modules/platform/academy/academy-time.ts';
import type { PersonKind } from './known-people.ts';

/** @param code a free code; null: one is generated. */
type NewPerson = NewAccount & { code: string | null };

interface Profile {
  id: number;
  code: string;
}

const profileText = (kind: PersonKind) => `insert into ${kind}_profiles (user_id, code, registration_date, created_at)
  select id, code, $2, $3 from json_to_recordset($1::json) p(id bigint, code text)`;

async function addProfiles(sql: Sql, ctx: ViewerCtx, kind: PersonKind, profiles: readonly Profile[]): Promise<void> {
  if (profiles.length === 0) return;
  await sql.query({ text: profileText(kind), values: [JSON.stringify(profiles), academyDay(ctx), ctx.now] });
}

async function auditNew(
  sql: Sql,
  ctx: ViewerCtx,
  role: string,
  ids: ReadonlyMap<string, number>,
  added: readonly NewAccount[],
) {
  const lines = added.map(({ name, email, handle, phone }) => {
    const contacts = { email: shownAddress(email), ...(handle === null ? {} : { handle }), phone };
    return {
      ...{ action: 'user.create', subject: 'user', subjectId: ids.get(email) ?? 0 },
      ...{ before: null, after: { name, ...contacts, role, roles: [role] } },
    };
  });
  await writeViewersAudits(sql, ctx, lines);
}

/**
 * Creates accounts with an unknown password, in a fixed number of statements. The caller has checked that e-mails and
 * phones are free.
 * @returns their ids, by e-mail.
 */
export async function addManyAccounts(
  sql: Sql,
  ctx: ViewerCtx,
  role: PersonKind | 'guest',
  added: readonly NewAccount[],
): Promise<Map<string, number>> {
  if (added.length === 0) return new Map();
  // One hash for all: its password is unknown, and separate hashes would take minutes.
  const passwordHash = await hashPassword(newToken());
  const { id: roleId } = await grantedRole(sql, ctx, role);
  const shared = { passwordHash, roleId, timezone: zoneOfAcademy(ctx.deps), now: ctx.now };
  const ids = await addAccounts(sql, added, shared);
  await auditNew(sql, ctx, role, ids, added);
  return ids;
}

/** The same for students or teachers, with profiles. */
export async function addManyPeople(
  sql: Sql,
  ctx: ViewerCtx,
  kind: PersonKind,
  added: readonly NewPerson[],
): Promise<Map<string, number>> {
  const ids = await addManyAccounts(sql, ctx, kind, added);
  const idOf = ({ email }: NewPerson) => ids.get(email) ?? 0;
  const chosen = added.flatMap((each) => (each.code === null ? [] : [{ id: idOf(each), code: each.code }]));
  await addProfiles(sql, ctx, kind, chosen);
  const others = added.filter(({ code }) => code === null);
  const codes = await nextCodes(sql, kind, others.length);
  await addProfiles(
    sql,
    ctx,
    kind,
    others.map((each, at) => ({ id: idOf(each), code: codes[at] ?? '' })),
  );
  return ids;
}
