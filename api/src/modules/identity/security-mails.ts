import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { MailBlock } from '#base/mail/mail-blocks.ts';
import { greeting, mailInLanguages, textIn } from '#base/mail/mail-in-languages.ts';
import { momentText } from '#base/time/moment-text.ts';
import { findAccount } from './stored-account.ts';

/** Events about the security of the own account; mails about them cannot be switched off (D82). */
export type SecurityEvent =
  | { event: 'totp-on' | 'totp-off' | 'codes' | 'reset' }
  | { event: 'passkey-on' | 'passkey-off'; name: string }
  | { event: 'code-used'; remaining: number }
  | { event: 'device'; device: string };

type Words = readonly [subject: string, text: string];

const isolated = (text: string) => `\u2068${text}\u2069`;

function english(about: SecurityEvent): Words {
  switch (about.event) {
    case 'totp-on':
      return ['Two-step sign-in is on', 'From now on signing in takes your password and a code of your app.'];
    case 'totp-off':
      return ['Two-step sign-in by app is off', 'Signing in no longer takes a code of your app.'];
    case 'codes':
      return ['New recovery codes', 'You have new recovery codes. Those from before no longer work.'];
    case 'reset':
      return [
        'Your two-step sign-in was reset',
        'An admin has reset your two-step sign-in and signed you out on all devices. Sign in with your password, and set it up again.',
      ];
    case 'passkey-on':
      return ['A passkey was added', `The passkey ${isolated(about.name)} can sign in to your account from now on.`];
    case 'passkey-off':
      return ['A passkey was removed', `The passkey ${isolated(about.name)} no longer signs in to your account.`];
    case 'code-used':
      return ['A recovery code was used', `Someone signed in with a recovery code. Codes left: ${about.remaining}.`];
    case 'device':
      return [
        'New device',
        `Someone signed in to your account on a device that was not there before${about.device ? `: ${isolated(about.device)}` : ''}.`,
      ];
  }
}

function arabic(about: SecurityEvent): Words {
  switch (about.event) {
    case 'totp-on':
      return ['بدأ العمل بتسجيل الدخول بخطوتين', 'من الآن يحتاج تسجيل الدخول إلى كلمة المرور ورمز من التطبيق.'];
    case 'totp-off':
      return ['أُوقف تسجيل الدخول برمز التطبيق', 'لم يعد تسجيل الدخول يحتاج إلى رمز من التطبيق.'];
    case 'codes':
      return ['رموز استرداد جديدة', 'أُنشئت لك رموز استرداد جديدة، ولم تعد الرموز السابقة صالحة.'];
    case 'reset':
      return [
        'أُعيد ضبط تسجيل الدخول بخطوتين',
        'أعادت الإدارة ضبط تسجيل الدخول بخطوتين في حسابك وسجلت خروجك من جميع الأجهزة. يكفي الآن الدخول بكلمة المرور، ثم إعداده من جديد.',
      ];
    case 'passkey-on':
      return ['أُضيف مفتاح مرور', `يمكن من الآن تسجيل الدخول إلى حسابك بمفتاح المرور ${isolated(about.name)}.`];
    case 'passkey-off':
      return ['حُذف مفتاح مرور', `لم يعد مفتاح المرور ${isolated(about.name)} يسجل الدخول إلى حسابك.`];
    case 'code-used':
      return ['استُخدم رمز استرداد', `سُجل الدخول إلى حسابك برمز استرداد. الرموز المتبقية: ${about.remaining}.`];
    case 'device':
      return [
        'جهاز جديد',
        `سُجل الدخول إلى حسابك من جهاز لم يُستخدم من قبل${about.device ? `: ${isolated(about.device)}` : ''}.`,
      ];
  }
}

const words = {
  en: { of: english, button: 'Open security settings', hint: 'If this was not you, set a new password at once.' },
  ar: { of: arabic, button: 'فتح إعدادات الأمان', hint: 'إن لم يكن هذا منك فيلزم اختيار كلمة مرور جديدة فورًا.' },
} as const;

interface Notice {
  name: string;
  link: string;
  /** When it happened, in the user's zone. */
  at(language: PageLanguage): string;
  about: SecurityEvent;
}

function blocksOf(language: PageLanguage, { name, link, at, about }: Notice): MailBlock[] {
  const { of, button, hint } = words[language];
  const lines = [greeting(language, name), of(about)[1], at(language), hint];
  return [...lines.map((text) => textIn(language, text)), { kind: 'button', label: button, url: link, language }];
}

/** Mails a user about a change of their account's security; the mail is sent when the transaction commits. */
export async function mailAboutSecurity(sql: Sql, ctx: Ctx, userId: number, about: SecurityEvent): Promise<void> {
  const account = await findAccount(sql, userId);
  if (!account) return;
  const { jobs, academy, settings } = ctx.deps;
  const link = new URL('/profile/security', settings.publicUrl).href;
  const { timezone, name } = account;
  const at = (language: PageLanguage) =>
    momentText(ctx.now.toISOString(), { language, timezone, now: ctx.now, months: academy().monthNames });
  const mail = mailInLanguages({
    to: account.email,
    language: account.language,
    academy: academy(),
    subject: (language) => words[language].of(about)[0],
    blocks: (language) => blocksOf(language, { name, link, at, about }),
  });
  await jobs.enqueue(sql, 'mail', mail);
}
