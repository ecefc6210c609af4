import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import type { PersonIds } from './people.ts';

/** The demo account with a second step, and the key of its authenticator app (docs/develop.md). */
const LOGIN = 'daniel.osei';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** One account signs in with a second step (D120). */
export async function seedSecondStep(deps: Pick<Deps, 'twoSteps'>, sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const userId = ids.get(LOGIN);
  if (!userId) return;
  await sql.query({
    text: 'insert into totp_secrets (user_id, secret, confirmed_at, last_step) values ($1, $2, $3, 0)',
    values: [userId, deps.twoSteps.seal(userId, SECRET), now],
  });
}
