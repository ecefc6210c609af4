import { isNoAddress } from '@academy/shared-auth/typed-text';
import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { MailBlock } from '#base/mail/mail-blocks.ts';
import { greeting, mailInLanguages, textIn } from '#base/mail/mail-in-languages.ts';
import { momentText } from '#base/time/moment-text.ts';
import { formerAddresses } from './email/email-links.ts';
import { mailLanguageOf } from './note-language.ts';
import { findAccount } from './stored-account.ts';

/** Events about the security of the viewer's own account; mails about them cannot be switched off (D82). */
export type SecurityEvent =
  | { event: 'totp-on' | 'totp-off' | 'codes' | 'reset' | 'password' | 'taken-back' }
  | { event: 'passkey-on' | 'passkey-off'; name: string }
  | { event: 'code-used'; remaining: number }
  | { event: 'device'; device: string };

type Words = readonly [subject: string, text: string];

const isolated = (text: string) => `\u2068${text}\u2069`;

function english(about: SecurityEvent): Words {
  switch (about.event) {
    case 'totp-on':
      return ['Two-step sign-in is on', 'From now on signing in needs your password and a code from your app.'];
    case 'totp-off':
      return ['Two-step sign-in by app is off', 'Signing in no longer needs a code from your app.'];
    case 'codes':
      return ['New recovery codes', 'You have new recovery codes. The earlier ones no longer work.'];
    case 'reset':
      return [
        'Your two-step sign-in was reset',
        'An admin has reset your two-step sign-in and signed you out on all devices. Sign in with your password, and set it up again.',
      ];
    case 'password':
      return [
        'Your password was changed',
        'The password of your account was changed, and other devices were signed out.',
      ];
    case 'taken-back':
      return [
        'Your email address was restored',
        'Your account has this address again. All devices were signed out, and passkeys, the app and recovery codes were removed. Choose a new password with “Forgot password” on the sign-in page.',
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
        `Someone signed in to your account on a new device${about.device ? `: ${isolated(about.device)}` : ''}.`,
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
      return ['رموز احتياطية جديدة', 'أُنشئت لك رموز احتياطية جديدة، ولم تعد الرموز السابقة صالحة.'];
    case 'reset':
      return [
        'أُعيد ضبط تسجيل الدخول بخطوتين',
        'أعاد أحد المديرين ضبط تسجيل الدخول بخطوتين في حسابك، وسُجل خروجك من جميع الأجهزة. يكفي الآن الدخول بكلمة المرور، ثم إعداده من جديد.',
      ];
    case 'password':
      return ['تغيرت كلمة المرور', 'تغيرت كلمة مرور حسابك، وسُجل الخروج من الأجهزة الأخرى.'];
    case 'taken-back':
      return [
        'استُعيد بريدك الإلكتروني',
        'عاد هذا العنوان إلى حسابك، وسُجل الخروج من جميع الأجهزة، وأُزيلت مفاتيح المرور والتطبيق والرموز الاحتياطية. لاختيار كلمة مرور جديدة: «نسيت كلمة المرور» في صفحة تسجيل الدخول.',
      ];
    case 'passkey-on':
      return ['أُضيف مفتاح مرور', `يمكن من الآن تسجيل الدخول إلى حسابك بمفتاح المرور ${isolated(about.name)}.`];
    case 'passkey-off':
      return ['حُذف مفتاح مرور', `لم يعد مفتاح المرور ${isolated(about.name)} يسجل الدخول إلى حسابك.`];
    case 'code-used':
      return ['استُخدم رمز احتياطي', `سُجل الدخول إلى حسابك برمز احتياطي. الرموز المتبقية: ${about.remaining}.`];
    case 'device':
      return [
        'جهاز جديد',
        `سُجل الدخول إلى حسابك من جهاز لم يُستخدم من قبل${about.device ? `: ${isolated(about.device)}` : ''}.`,
      ];
  }
}

const words = {
  en: {
    of: english,
    button: 'Open security settings',
    hint: 'If this was not you, set a new password at once.',
    former:
      'You get this email because the account had your address until a few days ago. If you did not change the address, use “This was not me” in the email about it.',
  },
  ar: {
    of: arabic,
    button: 'فتح إعدادات الأمان',
    hint: 'إن لم يكن هذا منك فيُرجى اختيار كلمة مرور جديدة فورًا.',
    former:
      'تصلك هذه الرسالة لأن هذا العنوان كان عنوان الحساب قبل أيام. إن لم يكن تغيير العنوان منك فاستخدام زر «لم يكن التغيير مني» في الرسالة عنه يعيد الحساب إليك.',
  },
} as const;

interface Notice {
  name: string;
  link: string;
  /** When it happened, in the user's zone. */
  at(language: PageLanguage): string;
  about: SecurityEvent;
  isFormer: boolean;
}

function blocksOf(language: PageLanguage, { name, link, at, about, isFormer }: Notice): MailBlock[] {
  const { of, button, hint, former } = words[language];
  const lines = [greeting(language, name), of(about)[1], at(language), isFormer ? former : hint];
  const texts = lines.map((text) => textIn(language, text));
  return isFormer ? texts : [...texts, { kind: 'button', label: button, url: link, language }];
}

/**
 * Mails a user about a change of their account's security, also at addresses that the account had in the last 7 days;
 * the mails are sent when the transaction commits.
 * @param to `former`: another mail goes to the present address.
 */
export async function mailAboutSecurity(
  sql: Sql,
  ctx: Ctx,
  userId: number,
  about: SecurityEvent,
  to: 'all' | 'former' = 'all',
): Promise<void> {
  const account = await findAccount(sql, userId);
  if (!account) return;
  const { jobs, academy, settings } = ctx.deps;
  const link = new URL('/profile/security', settings.publicUrl).href;
  const { timezone, name } = account;
  const at = (language: PageLanguage) =>
    momentText(ctx.now.toISOString(), { language, timezone, now: ctx.now, months: academy().monthNames });
  const mailTo = (address: string, isFormer: boolean) =>
    mailInLanguages({
      to: address,
      language: mailLanguageOf(account),
      academy: academy(),
      subject: (language) => words[language].of(about)[0],
      blocks: (language) => blocksOf(language, { name, link, at, about, isFormer }),
    });
  if (to === 'all' && !isNoAddress(account.email)) await jobs.enqueue(sql, 'mail', mailTo(account.email, false));
  for (const former of await formerAddresses(sql, userId, ctx.now))
    await jobs.enqueue(sql, 'mail', mailTo(former, true));
}
