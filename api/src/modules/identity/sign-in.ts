import { passwordFits } from '#base/auth/passwords.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import type { SignIn } from './identity.schema.ts';

interface Credentials {
  id: number;
  password_hash: string;
}

async function tokenOf(ctx: Ctx, email: string, password: string): Promise<string | null> {
  const [found] = await ctx.sql.query<Credentials>({
    name: 'sign-in',
    text: 'select id, password_hash from users where lower(email) = lower($1) and active and deleted_at is null',
    values: [email],
  });
  const fits = await passwordFits(found?.password_hash ?? null, password);
  return found && fits ? ctx.deps.sessions.begin(ctx.sql, found.id, found.password_hash) : null;
}

/** Of the failures that a network may make, after which also e-mails without failures are rejected. */
const HARD_LIMIT = 10;

/**
 * D61: unknown e-mail, wrong password and inactive user are one response, in the same time. Only failures are counted, each
 * before it is judged, so that parallel guesses count as well. Where others of a network have used up its failures, an
 * e-mail without any is still judged: the right password signs in, a wrong one is rejected as if nobody had looked.
 */
export async function signIn({ ctx, input }: { ctx: Ctx; input: SignIn }): Promise<string> {
  const { loginFailures, networkLoginFailures } = ctx.deps.limits;
  const email = input.email.toLowerCase();
  const own = await loginFailures.count(email, ctx.network);
  if (own.rejection) throw own.rejection;
  const all = await networkLoginFailures.count(ctx.network);
  const isJudged = own.taken === 1 && all.taken <= HARD_LIMIT * networkLoginFailures.points;
  if (all.rejection && !isJudged) throw all.rejection;
  const token = await tokenOf(ctx, email, input.password);
  if (!token) throw all.rejection ?? new AppError('wrong_credentials', 'Email Or Password is Incorrect!');
  await loginFailures.clear(email, ctx.network);
  await networkLoginFailures.giveBack(ctx.network);
  return token;
}
