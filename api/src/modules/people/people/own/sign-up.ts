import { writeAudit } from '#base/audit/audit.ts';
import { hashPassword } from '#base/auth/passwords.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { accountSettings } from '#modules/accounts/identity/identity.settings.ts';
import { beginSession, sendConfirmation } from '#modules/accounts/identity/index.ts';
import { addAccount } from '#modules/accounts/identity/stored-account.ts';
import { rejectTakenPhone } from '#modules/people/people/profiles/taken-phone.ts';
import { findRole } from '#modules/people/roles/find-role.ts';
import { zoneOfAcademy } from '#modules/platform/academy/academy-time.ts';
import type { ConsentHooks, NoteLearners } from './consent-hooks.ts';
import { notifyAdmins } from './notify-admins.ts';
import type { SignUp } from './own.schema.ts';
import { signUpWords } from './sign-up-words.ts';

interface SigningUp {
  ctx: Ctx;
  input: SignUp;
  /** The language of the page with the form. */
  language: PageLanguage;
  consents: ConsentHooks;
  noteLearners: NoteLearners;
}

async function addGuest(
  sql: Sql,
  { ctx, input, language: first }: Pick<SigningUp, 'ctx' | 'input' | 'language'>,
  passwordHash: string,
): Promise<number> {
  const { name, email, phone } = input;
  const timezone = input.timezone ?? zoneOfAcademy(ctx.deps);
  const guest = await findRole(sql, { name: 'guest' });
  if (!guest) throw new Error('the role guest is missing');
  await rejectTakenPhone(sql, phone, null);
  const account = { name, email, phone, timezone, passwordHash, roleId: guest.id, createdAt: ctx.now };
  const { id } = await addAccount(sql, account);
  const asked = { ctx, timezone, learners: input.learners };
  await sendConfirmation(sql, ctx, { id, name, email, language: null, first }, (language) =>
    signUpWords(language, asked),
  );
  return id;
}

/**
 * D61: sign-up creates an active guest and signs them in. @throws AppError `signup_closed` if the academy has closed
 * sign-up (D86).
 */
export async function signUp({ ctx, input, language, consents, noteLearners }: SigningUp): Promise<string> {
  if (!ctx.deps.academySettings.get(accountSettings.signup_open))
    throw new AppError('signup_closed', 'The academy does not take new accounts at the moment');
  const passwordHash = await hashPassword(input.password);
  return ctx.sql.transaction(async (sql) => {
    const userId = await addGuest(sql, { ctx, input, language }, passwordHash);
    await writeAudit(sql, ctx, { action: 'user.sign-up', subject: 'user', subjectId: userId, actorId: userId });
    if (input.learners) await noteLearners(sql, ctx, userId, input.learners);
    // After the children are named, because the consent is for them too.
    if (input.consents) await consents.acceptAtSignUp(sql, ctx, { userId, accept: input.consents, language });
    const token = await beginSession(sql, ctx, { userId, passwordHash });
    if (!token) throw new Error('the session was not begun');
    await notifyAdmins(sql, { event: 'registered', userId, at: ctx.now });
    return token;
  });
}
