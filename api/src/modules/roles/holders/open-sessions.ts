import { Sessions } from '#base/auth/sessions.ts';
import type { Database } from '#base/database/database.ts';
import { sessionStatements } from '#modules/identity/session-statements.ts';
import { heldPermissions, heldRoles, roleNameOf } from './held-roles.ts';

const statements = sessionStatements({ role: roleNameOf, roles: heldRoles, permissions: heldPermissions });

/** Sessions whose viewers come with the roles and permissions that they hold. */
export const openSessions = (database: Database, now: () => Date): Sessions => new Sessions(database, now, statements);
