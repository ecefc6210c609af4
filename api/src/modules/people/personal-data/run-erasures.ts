import { writeSystemAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { erasureStatements } from '#base/personal-data/personal-data.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { type Account, findAccount, mergedAccounts } from '#modules/accounts/identity/stored-account.ts';
import { personLeft } from '#modules/people/people/people-events.ts';
import { giveUpFiles } from '#modules/platform/files/media/files-named.ts';
import { deleteStoredFile } from '#modules/platform/files/store-image.ts';
import { checkErasable } from './change-erasures.ts';
import { mailAboutData } from './mail-about-data.ts';
import type { PersonalDataDeps } from './make-export.ts';
import { personValues } from './person-values.ts';

interface Due {
  id: number;
  userId: number;
  requestedBy: number;
}

const dueText = `select id, user_id::int as "userId", requested_by::int as "requestedBy" from erasures
  where state = 'approved' and erase_at <= $1 order by id limit 1 for no key update skip locked`;

type Erased = Parameters<typeof personValues>[0];

async function erasePerson(sql: Sql, { tables, now }: PersonalDataDeps, account: Erased): Promise<void> {
  const values = personValues(account);
  const statements = erasureStatements(tables);
  const given: string[] = [];
  for (const { files } of statements)
    if (files) given.push(...(await sql.query<{ id: string }>({ text: files, values })).map((file) => file.id));
  for (const { text } of statements) await sql.query({ text, values });
  await giveUpFiles(sql, given, now());
}

/**
 * If something is open again since the decision, the request returns to the admins, and the requesting user is
 * notified.
 */
async function keep(sql: Sql, deps: PersonalDataDeps, { id, requestedBy }: Due, { name }: Account, reason: string) {
  const text = `update erasures set state = 'rejected', note = $2, erase_at = null where id = $1`;
  await sql.query({ text, values: [id, reason] });
  await mailAboutData(sql, deps, { to: requestedBy, about: name, what: 'kept' });
}

/** @returns the open matter, by its name in the error's data: pages have the texts. */
async function reasonToKeep(sql: Sql, { now }: PersonalDataDeps, userId: number): Promise<string | null> {
  try {
    await checkErasable(sql, userId, now());
    return null;
  } catch (error) {
    if (error instanceof AppError) return Object.keys(error.data ?? {})[0] ?? 'last_super_admin';
    throw error;
  }
}

/** @returns the pictures of the erased accounts; `none`: nothing is due; `kept`: the account stays. */
async function eraseNext(sql: Sql, deps: PersonalDataDeps): Promise<string[] | 'none' | 'kept'> {
  const [due] = await sql.query<Due>({ text: dueText, values: [deps.now()] });
  if (!due) return 'none';
  await lockUser(sql, due.userId);
  const account = await findAccount(sql, due.userId);
  if (!account) return 'kept';
  const reason = await reasonToKeep(sql, deps, due.userId);
  if (reason) {
    await keep(sql, deps, due, account, reason);
    return 'kept';
  }
  await personLeft.publish(sql, { deps, now: deps.now() }, due.userId);
  // Other accounts of the person (D164): what stayed with them, and where they are named.
  const accounts = [...(await mergedAccounts(sql, due.userId)), account];
  for (const each of accounts) await erasePerson(sql, deps, each);
  await sql.query({
    text: `update erasures set state = 'done', done_at = $2 where id = $1`,
    values: [due.id, deps.now()],
  });
  const line = { action: 'personal-data.erase', subject: 'user', subjectId: due.userId, after: {} };
  await writeSystemAudit(sql, deps.now(), line);
  return accounts.flatMap(({ image }) => image ?? []);
}

/** Does all erasures whose 14 days have passed (D123), each in a transaction. */
export async function runErasures(deps: PersonalDataDeps): Promise<void> {
  for (;;) {
    const erased = await deps.database.sql.transaction((sql) => eraseNext(sql, deps));
    if (erased === 'none') return;
    if (erased !== 'kept') for (const image of erased) await deleteStoredFile(deps, image);
  }
}
