import type { AcademySettings } from '#base/academy/academy-settings.ts';
import { rolesIn } from '#base/academy/define-settings.ts';
import { ApiKeys } from '#base/auth/api-keys.ts';
import { Sessions } from '#base/auth/sessions.ts';
import type { Database } from '#base/database/database.ts';
import type { Sql } from '#base/database/sql.ts';
import { accountSettings } from '#modules/accounts/identity/identity.settings.ts';
import { sessionStatements } from '#modules/accounts/identity/session-statements.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { keyStatements } from '#modules/people/api-keys/key-statements.ts';
import { isChildSessionOpen } from '#modules/people/people/index.ts';
import { heldByRelation } from '#modules/people/relatives/relative-permissions.ts';
import { heldPermissions, heldRoles, roleNameOf } from '#modules/people/roles/holders/held-roles.ts';
import { relativePermissions } from './permissions.ts';

const statements = sessionStatements({
  role: roleNameOf,
  roles: heldRoles,
  permissions: heldPermissions,
  relativePermissions: heldByRelation(relativePermissions),
  hiddenInViews: 'messaging.%',
  mayOpenChild: isChildSessionOpen,
});

const accessText = `select ${heldRoles('u')} as roles, ${heldPermissions('u')} as permissions,
    ${heldByRelation(relativePermissions)('u')} as "relativePermissions" from ${accounts} u where u.id = $1`;

interface Access {
  roles: string[];
  permissions: Set<string>;
  relativePermissions: Set<string>;
}

/** The access of a user without a request of that user. */
export async function accessOf(sql: Sql, userId: number): Promise<Access> {
  const [found] = await sql.query<Record<keyof Access, string[]>>({
    name: 'access-of',
    text: accessText,
    values: [userId],
  });
  const { roles = [], permissions = [], relativePermissions: byRelation = [] } = found ?? {};
  return { roles, permissions: new Set(permissions), relativePermissions: new Set(byRelation) };
}

/** Sessions whose viewers have their permissions by roles and relations. */
export const openSessions = (database: Database, now: () => Date, settings?: AcademySettings): Sessions =>
  new Sessions(
    database,
    now,
    statements,
    settings && {
      lifetimeDays: () => settings.get(accountSettings.session_days),
      twoStepsRoles: () => rolesIn(settings.get(accountSettings.two_steps_roles)),
    },
  );

/** The keys of programs, which act for their makers. */
export const openApiKeys = (database: Database, now: () => Date): ApiKeys => new ApiKeys(database, now, keyStatements);
