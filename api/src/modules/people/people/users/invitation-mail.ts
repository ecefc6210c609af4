import type { Academy } from '#base/academy/academy.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { greeting, mailInLanguages, textIn } from '#base/mail/mail-in-languages.ts';
import type { Mail } from '#base/mail/mailer.ts';

interface Invitation {
  to: string;
  name: string;
  link: string;
  academy: Academy;
}

const words = {
  en: {
    subject: 'Your account is ready',
    text: 'The academy has made an account for you. Choose a password to sign in.',
    button: 'Choose a password',
    after: 'The link is valid for 7 days. After that, “Forgot password” on the sign-in page does the same.',
  },
  ar: {
    subject: 'حسابك جاهز',
    text: 'أنشأت الأكاديمية حسابًا لك. يُرجى اختيار كلمة مرور لتسجيل الدخول.',
    button: 'اختيار كلمة مرور',
    after: 'الرابط صالح لمدة 7 أيام، وبعدها يغني عنه «نسيت كلمة المرور» في صفحة تسجيل الدخول.',
  },
} as const satisfies Record<PageLanguage, object>;

/** D87: lets a person whose account staff have created, one by one or by an import, choose a password. */
export const invitationMail = ({ name, link, ...about }: Invitation): Mail =>
  mailInLanguages({
    ...about,
    language: null,
    subject: (language) => words[language].subject,
    blocks: (language) => [
      textIn(language, greeting(language, name)),
      textIn(language, words[language].text),
      { kind: 'button', label: words[language].button, url: link, language },
      textIn(language, words[language].after),
    ],
  });
