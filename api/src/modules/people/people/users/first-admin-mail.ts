import type { Academy } from '#base/academy/academy.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { mailInLanguages, textIn } from '#base/mail/mail-in-languages.ts';
import type { Mail } from '#base/mail/mailer.ts';

interface FirstAdminMail {
  to: string;
  link: string;
  academy: Academy;
}

const words = {
  en: {
    subject: 'Your academy is ready',
    text: 'Your account as its super admin is waiting for you. Choose a password to sign in; the start page then shows the first steps.',
    button: 'Choose a password',
    after: 'The link is valid for 7 days. After that, “Forgot password” on the sign-in page does the same.',
  },
  ar: {
    subject: 'أكاديميتك جاهزة',
    text: 'حسابك بصفة المدير العام بانتظارك. يُرجى اختيار كلمة مرور لتسجيل الدخول، وبعدها تعرض الصفحة الرئيسية الخطوات الأولى.',
    button: 'اختيار كلمة مرور',
    after: 'الرابط صالح لمدة 7 أيام، وبعدها يغني عنه «نسيت كلمة المرور» في صفحة تسجيل الدخول.',
  },
} as const satisfies Record<PageLanguage, object>;

/** D72: lets the owner of a new academy choose a password. */
export const firstAdminMail = ({ link, ...about }: FirstAdminMail): Mail =>
  mailInLanguages({
    ...about,
    language: null,
    subject: (language) => words[language].subject,
    blocks: (language) => [
      textIn(language, words[language].text),
      { kind: 'button', label: words[language].button, url: link, language },
      textIn(language, words[language].after),
    ],
  });
