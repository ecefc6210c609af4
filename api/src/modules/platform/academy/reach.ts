import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { buildMail } from '#base/mail/build-mail.ts';
import { emailOf } from '#modules/accounts/identity/accounts.ts';
import type { WireReach, WireTestMail } from './academy.schema.ts';

const words = {
  en: { subject: 'Test email', text: 'This is a test email from the academy.' },
  ar: { subject: 'رسالة تجريبية', text: 'هذه رسالة تجريبية من الأكاديمية.' },
} as const;

/** How this installation sends mails and push messages. */
export function describeReach({ deps: { settings } }: ViewerCtx): WireReach {
  const { inbox, mailServer, mailFrom, pushKeysGiven, serviceWorker } = settings;
  return {
    mail: { state: mailServer ? 'server' : inbox ? 'inbox' : 'none', from: mailFrom },
    push: { state: serviceWorker ? 'on' : 'off', keys: pushKeysGiven ? 'given' : 'made' },
  };
}

/** The reason in one line: a mail server's message may have several. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim().slice(0, 300);

/** Sends a mail to the viewer's own address, and returns the result. */
export async function sendTestMail(ctx: ViewerCtx, language: PageLanguage): Promise<WireTestMail> {
  const { mailer, academy, metrics } = ctx.deps;
  const to = await emailOf(ctx.sql, ctx.viewer.userId);
  if (to === null) throw new AppError('conflict', 'The account has no email address');
  const { subject, text } = words[language];
  const mail = buildMail({ to, language, academy: academy(), subject, blocks: [{ kind: 'text', text }] });
  try {
    await mailer.send(mail);
    metrics.mails.inc({ outcome: 'sent' });
    return { to, sent: true, reason: null };
  } catch (error) {
    metrics.mails.inc({ outcome: 'failed' });
    return { to, sent: false, reason: reasonOf(error) };
  }
}
