import { isNoAddress } from '@academy/shared-auth/typed-text';
import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { endAccess } from '../end-access.ts';
import { mailLanguageOf } from '../note-language.ts';
import { addLink } from './email-links.ts';
import { changedMail, confirmMail, type More } from './email-mails.ts';

interface Owner {
  id: number;
  name: string;
  email: string;
  language: PageLanguage | null;
  mailLanguage?: PageLanguage | null;
  /** The language that comes first where neither is known. */
  first?: PageLanguage;
}

const pageOf = (ctx: Ctx, page: string, token: string) =>
  new URL(`/auth/${page}?token=${token}`, ctx.deps.settings.publicUrl).href;

/** Mails a link that confirms the account's address, if it has one; the mail is sent only if the transaction commits. */
export async function sendConfirmation(sql: Sql, ctx: Ctx, owner: Owner, more?: More): Promise<void> {
  const { id, name, email, first } = owner;
  if (isNoAddress(email)) return;
  const token = await addLink(sql, { userId: id, purpose: 'confirm', email, now: ctx.now });
  const link = pageOf(ctx, 'confirm-email', token);
  const { jobs, academy } = ctx.deps;
  await jobs.enqueue(
    sql,
    'mail',
    confirmMail({ name, to: email, link, language: mailLanguageOf(owner), first, academy: academy(), more }),
  );
}

/**
 * D87: a changed address holds at once and must be confirmed; the former address can be restored. Codes and invitations
 * that were mailed to it end. Does nothing if the address stays.
 * @param former the account before the change.
 * @param provedAt when the owner confirmed the new address with another account: then it is not asked again.
 */
export async function followEmailChange(
  sql: Sql,
  ctx: Ctx,
  former: Pick<Owner, 'email'>,
  now: Owner,
  provedAt: Date | null = null,
): Promise<void> {
  if (former.email.toLowerCase() === now.email.toLowerCase()) return;
  const { id, name } = now;
  await sql.query({ text: 'update users set email_verified_at = $2 where id = $1', values: [id, provedAt] });
  await endAccess(sql, ctx, 'email-change', { userId: id });
  if (!provedAt) await sendConfirmation(sql, ctx, now);
  if (isNoAddress(former.email)) return;
  const token = await addLink(sql, { userId: id, purpose: 'restore', email: former.email, now: ctx.now });
  const link = pageOf(ctx, 'not-me', token);
  const { jobs, academy } = ctx.deps;
  const about = { name, to: former.email, link, next: now.email, language: mailLanguageOf(now), academy: academy() };
  await jobs.enqueue(sql, 'mail', changedMail(about));
}
