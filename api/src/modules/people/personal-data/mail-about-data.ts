import { isNoAddress } from '@academy/shared-auth/typed-text';
import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { Jobs } from '#base/jobs/jobs.ts';
import { greeting, mailInLanguages, textIn } from '#base/mail/mail-in-languages.ts';
import { mailLanguageOf } from '#modules/accounts/identity/note-language.ts';
import { findAccount } from '#modules/accounts/identity/stored-account.ts';
import { KEPT_DAYS, WAIT_DAYS } from './periods.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

/** These mails cannot be switched off (D82). */
const words = {
  en: {
    ready: [
      'Your data is ready',
      (about: string) =>
        `The copy of ${isolated(about)}’s data is ready. You can download it for ${KEPT_DAYS} days; sign in first.`,
    ],
    asked: [
      'Request to erase data',
      (about: string) => `An admin was asked to erase ${isolated(about)}’s data. You can withdraw it on the same page.`,
    ],
    approved: [
      'Your data will be erased',
      (about: string) =>
        `${isolated(about)}’s data will be erased in ${WAIT_DAYS} days. Until then you can withdraw the request.`,
    ],
    rejected: [
      'Your data was not erased',
      (about: string) => `The request to erase ${isolated(about)}’s data was rejected. The reason is on the page.`,
    ],
    kept: [
      'Your data could not be erased',
      (about: string) => `${isolated(about)}’s data was not erased: something must be settled first; see the page.`,
    ],
    button: 'Open your data',
  },
  ar: {
    ready: [
      'بياناتك جاهزة',
      (about: string) => `ملف بيانات ${isolated(about)} جاهز، ويمكن تنزيله خلال ${KEPT_DAYS} أيام بعد تسجيل الدخول.`,
    ],
    asked: [
      'طُلب محو البيانات',
      (about: string) => `طُلب محو بيانات ${isolated(about)}. يمكن سحب الطلب من الصفحة نفسها.`,
    ],
    approved: [
      'ستُمحى بياناتك',
      (about: string) => `ستُمحى بيانات ${isolated(about)} بعد ${WAIT_DAYS} يومًا، ويمكن سحب الطلب قبل ذلك.`,
    ],
    rejected: ['لم تُمحَ بياناتك', (about: string) => `رُفض طلب محو بيانات ${isolated(about)}، والسبب في الصفحة.`],
    kept: [
      'تعذر محو بياناتك',
      (about: string) => `لم تُمحَ بيانات ${isolated(about)} لأن هناك ما يلزم إنهاؤه أولًا، وهو مذكور في الصفحة.`,
    ],
    button: 'فتح بياناتك',
  },
} as const satisfies Record<PageLanguage, object>;

interface Notice {
  to: number;
  /** The name of the person whose data it is. */
  about: string;
  what: 'ready' | 'asked' | 'approved' | 'rejected' | 'kept';
}

interface MailDeps extends Pick<Deps, 'academy'> {
  publicUrl: string;
  jobs: Pick<Jobs, 'enqueue'>;
}

/** Mails the result of an export or of a request for erasure; the mail is sent when the transaction commits. */
export async function mailAboutData(sql: Sql, deps: MailDeps, { to, about, what }: Notice): Promise<void> {
  const account = await findAccount(sql, to);
  if (!account || account.deletedAt || isNoAddress(account.email)) return;
  const url = new URL('/profile/data', deps.publicUrl).href;
  const mail = mailInLanguages({
    to: account.email,
    language: mailLanguageOf(account),
    academy: deps.academy(),
    subject: (language) => words[language][what][0],
    blocks: (language) => [
      textIn(language, greeting(language, account.name)),
      textIn(language, words[language][what][1](about)),
      { kind: 'button', label: words[language].button, url, language },
    ],
  });
  await deps.jobs.enqueue(sql, 'mail', mail);
}
