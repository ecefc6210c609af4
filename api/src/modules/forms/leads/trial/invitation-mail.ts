import type { Academy } from '#base/academy/academy.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { MailBlock } from '#base/mail/mail-blocks.ts';
import { greeting, mailInLanguages, textIn } from '#base/mail/mail-in-languages.ts';
import type { Mail } from '#base/mail/mailer.ts';
import { momentText, placeOf } from '#base/time/moment-text.ts';

interface Invitation {
  to: string;
  /** The greeted person. */
  name: string;
  learner: string;
  teacher: string;
  startsAt: Date;
  now: Date;
  /** The family's zone. */
  zone: string;
  link: string;
  language: PageLanguage | null;
  academy: Academy;
}

/** `Sat 28 Nov, 5:00 pm (Cairo)`, as on pages. */
function timeText({ startsAt, now, zone: timezone, academy }: Invitation, language: PageLanguage): string {
  const text = momentText(startsAt.toISOString(), { language, timezone, now, months: academy.monthNames });
  return `${text} (${placeOf(timezone, language, startsAt)})`;
}

const isolated = (text: string) => `\u2068${text}\u2069`;

const words = {
  en: {
    subject: 'Your free trial class',
    text: ({ learner, teacher }: Invitation) =>
      `${isolated(learner)}’s free trial class with ${isolated(teacher)} is on:`,
    password: 'Choose a password: you’ll find the class on your page, and join it from there.',
    button: 'Choose a password',
    after: 'The link is valid for 7 days. After that, “Forgot password” on the sign-in page does the same.',
  },
  ar: {
    subject: 'حصتك التجريبية المجانية',
    text: ({ learner, teacher }: Invitation) =>
      `حُدد موعد الحصة التجريبية المجانية لـ${isolated(learner)} مع ${isolated(teacher)}:`,
    password: 'يُرجى اختيار كلمة مرور، ففي صفحتك تظهر الحصة ومنها يكون الدخول إليها.',
    button: 'اختيار كلمة مرور',
    after: 'الرابط صالح لمدة 7 أيام، وبعدها يغني عنه «نسيت كلمة المرور» في صفحة تسجيل الدخول.',
  },
} as const;

function blocksOf(language: PageLanguage, invitation: Invitation): MailBlock[] {
  const { name, link } = invitation;
  const { text, password, button, after } = words[language];
  return [
    textIn(language, greeting(language, name)),
    textIn(language, text(invitation)),
    textIn(language, timeText(invitation, language)),
    textIn(language, password),
    { kind: 'button', label: button, url: link, language },
    textIn(language, after),
  ];
}

/** D106: states the time of the trial, and lets the family choose a password (D87). */
export const invitationMail = (invitation: Invitation): Mail =>
  mailInLanguages({
    ...invitation,
    subject: (language) => words[language].subject,
    blocks: (language) => blocksOf(language, invitation),
  });
