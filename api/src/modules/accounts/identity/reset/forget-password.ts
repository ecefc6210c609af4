import { newToken, sha256 } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { mailLanguage } from '../users-sql.ts';
import { codeHash, expiryOf, newCode } from './reset-code.ts';
import { hasRoom } from './reset-contexts.ts';
import { resetMail } from './reset-mail.ts';

interface Request {
  ctx: Ctx;
  email: string;
  /** The context of an earlier request from the same browser. */
  former: string | null;
}

interface Account {
  id: number;
  name: string;
  email: string;
  language: 'en' | 'ar' | null;
}

async function findAccount({ sql }: Ctx, email: string): Promise<Account> {
  const [account] = await sql.query<Account>({
    text: `select id, name, email, ${mailLanguage('u')} as language from users u
      where lower(email) = lower($1) and active and deleted_at is null`,
    values: [email],
  });
  if (!account) throw new AppError('not_found', 'No user found for this email');
  return account;
}

/**
 * One network cannot use up the mails of others: the limit of an address over all networks is higher and counted after
 * the network's own.
 */
async function mayMail({ deps: { limits }, network }: Ctx, email: string): Promise<boolean> {
  try {
    await limits.resetMails.take(email, network);
    await limits.allResetMails.take(email);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

const verifiedText = `select from reset_contexts
  where user_id = $1 and context_hash = $2 and verified_at is not null and expires_at > $3`;

/** The code of the same browser is replaced; a verified code stays. */
const replaceText = `update reset_contexts set expires_at = $3
  where user_id = $1 and context_hash = $2 and verified_at is null and expires_at > $3`;

const storeText = `insert into reset_contexts (user_id, code_hash, context_hash, expires_at, created_at, email, network)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/** The mail is sent only if the transaction commits. */
async function sendCode(sql: Sql, { ctx, former }: Request, account: Account): Promise<string> {
  const { id, name, email, language } = account;
  const { jobs, academy } = ctx.deps;
  const own = [id, sha256(former ?? ''), ctx.now];
  const verified = await sql.query({ text: verifiedText, values: own });
  const context = (verified.length > 0 && former) || newToken();
  const code = await newCode(sql, ctx);
  await sql.query({ text: replaceText, values: own });
  const values = [id, codeHash(code), sha256(context), expiryOf(ctx.now), ctx.now, email, ctx.network];
  await sql.query({ text: storeText, values });
  await jobs.enqueue(sql, 'mail', resetMail({ to: email, name, code, language, academy: academy() }));
  return context;
}

/**
 * Sends a code and returns the context in which it is valid (D60). Beyond the limits nothing is sent or ended and the
 * response is the same, so that a request by somebody else ends no code.
 */
export async function forgetPassword(request: Request): Promise<string> {
  const { ctx, former } = request;
  const account = await findAccount(ctx, request.email);
  const asking = { userId: account.id, former, network: ctx.network, now: ctx.now };
  const unchanged = former ?? newToken();
  if (!(await hasRoom(ctx.sql, asking)) || !(await mayMail(ctx, account.email.toLowerCase()))) return unchanged;
  return ctx.sql.transaction(async (sql) => {
    await lockUser(sql, account.id);
    return (await hasRoom(sql, asking)) ? sendCode(sql, request, account) : unchanged;
  });
}
