import { passwordText } from '@academy/shared-auth/typed-text';
import { hashPassword, matchPassword } from '#base/auth/passwords.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { typedHandle } from './handles.ts';
import type { SignIn } from './identity.schema.ts';
import { replacePassword } from './stored-account.ts';
import { type Entered, enter } from './two-steps/begin-session.ts';
import { hasAddress } from './users-sql.ts';

interface Credentials {
  id: number;
  password_hash: string;
}

/** Replaces a hash of the password as typed by a hash of its normalized form. @returns the current hash. */
async function renewHash(ctx: Ctx, { id, password_hash }: Credentials, typed: string): Promise<string> {
  const renewed = await hashPassword(passwordText(typed));
  return (await replacePassword(ctx.sql, id, password_hash, renewed)) ? renewed : password_hash;
}

const isAddress = (typed: string) => typed.includes('@');
const usable = 'active and deleted_at is null';
const byAddress = `select id, password_hash from users where lower(email) = lower($1) and ${hasAddress('users')} and ${usable}`;
const byHandle = `select id, password_hash from users where handle = $1 and ${usable}`;

async function enterBy(ctx: Ctx, typed: string, password: string): Promise<Entered | null> {
  const statement = isAddress(typed)
    ? { name: 'sign-in', text: byAddress, values: [typed] }
    : { name: 'sign-in-handle', text: byHandle, values: [typed] };
  const [found] = await ctx.sql.query<Credentials>(statement);
  const match = await matchPassword(found?.password_hash ?? null, password);
  if (!found || !match) return null;
  const passwordHash = match === 'older' ? await renewHash(ctx, found, password) : found.password_hash;
  return ctx.sql.transaction((sql) => enter(sql, ctx, { userId: found.id, passwordHash }));
}

/** A multiple of a network's allowed failures; beyond it e-mails without failures are rejected too. */
export const HARD_LIMIT = 10;

/**
 * D61, D140: with an e-mail address or a user name. An unknown one, a wrong password and inactive user have the same response after the same time. Only failures are
 * counted, each before it is checked, so that parallel guesses count too. After others in a network have used up its
 * failures, an e-mail without failures is still checked: the right password signs in, a wrong one is rejected like all
 * others. A user with a second step gets its challenge instead of a token (D120).
 */
export async function signIn({ ctx, input }: { ctx: Ctx; input: SignIn }): Promise<Entered> {
  const { loginFailures, networkLoginFailures } = ctx.deps.limits;
  const name = isAddress(input.email) ? input.email.toLowerCase() : typedHandle(input.email);
  const own = await loginFailures.count(name, ctx.network);
  if (own.rejection) throw own.rejection;
  const all = await networkLoginFailures.count(ctx.network);
  const isJudged = own.taken === 1 && all.taken <= HARD_LIMIT * networkLoginFailures.points;
  if (all.rejection && !isJudged) throw all.rejection;
  const entered = await enterBy(ctx, name, input.password);
  if (!entered) throw all.rejection ?? new AppError('wrong_credentials', 'Email Or Password is Incorrect!');
  await loginFailures.clear(name, ctx.network);
  await networkLoginFailures.giveBack(ctx.network);
  return entered;
}
