import type { Academy } from '#base/academy/academy.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { MailBlock } from '#base/mail/mail-blocks.ts';
import { greeting, mailInLanguages, textIn } from '#base/mail/mail-in-languages.ts';
import type { Mail } from '#base/mail/mailer.ts';

interface Reset {
  to: string;
  name: string;
  code: string;
  /** Null if the language is unknown: then the mail is in both languages. */
  language: PageLanguage | null;
  academy: Academy;
}

const words = {
  en: {
    subject: 'Password reset',
    code: 'Your reset code:',
    hint: 'It is valid for 10 minutes. If you didn’t request this, you can ignore this email.',
  },
  ar: {
    subject: 'استعادة كلمة المرور',
    code: 'رمز الاستعادة:',
    hint: 'الرمز صالح لمدة 10 دقائق. إن لم يكن الطلب منك فيمكن تجاهل هذه الرسالة.',
  },
} as const;

function blocksOf(language: PageLanguage, { name, code }: Reset): MailBlock[] {
  const { code: label, hint } = words[language];
  return [
    textIn(language, greeting(language, name)),
    textIn(language, label),
    { kind: 'code', text: code },
    textIn(language, hint),
  ];
}

/** The mail with the code for setting a new password (D60). */
export const resetMail = (reset: Reset): Mail =>
  mailInLanguages({
    ...reset,
    subjectStart: reset.code,
    subject: (language) => words[language].subject,
    blocks: (language) => blocksOf(language, reset),
  });
