import type { AcademySettings } from '#base/academy/academy-settings.ts';
import { Sessions } from '#base/auth/sessions.ts';
import type { Database } from '#base/database/database.ts';
import { accountSettings } from '#modules/identity/identity.settings.ts';
import { sessionStatements } from '#modules/identity/session-statements.ts';
import { heldByRelation } from '#modules/relatives/relative-permissions.ts';
import { heldPermissions, heldRoles, roleNameOf } from '#modules/roles/holders/held-roles.ts';
import { relativePermissions } from './permissions.ts';

const statements = sessionStatements({
  role: roleNameOf,
  roles: heldRoles,
  permissions: heldPermissions,
  relativePermissions: heldByRelation(relativePermissions),
});

/** Sessions whose viewers come with what they may do by their roles and relations. */
export const openSessions = (database: Database, now: () => Date, settings?: AcademySettings): Sessions =>
  new Sessions(database, now, statements, settings && (() => settings.get(accountSettings.session_days)));
