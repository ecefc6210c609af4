import type { Academy } from '#base/academy/academy.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { buildMail } from '#base/mail/build-mail.ts';
import type { MailBlock } from '#base/mail/mail-blocks.ts';
import type { Mail } from '#base/mail/mailer.ts';

interface Reset {
  to: string;
  name: string;
  code: string;
  /** Null: nobody knows it, and the mail speaks both. */
  language: PageLanguage | null;
  academy: Academy;
}

const words = {
  en: {
    subject: 'Password reset',
    hello: (name: string) => `As-salamu alaykum ${name},`,
    code: 'Your reset code:',
    hint: 'It is valid for 10 minutes. If you didn’t request this, you can ignore this email.',
  },
  ar: {
    subject: 'استعادة كلمة المرور',
    hello: (name: string) => `السلام عليكم ورحمة الله، ${name}`,
    code: 'رمز الاستعادة:',
    hint: 'الرمز صالح لمدة 10 دقائق. إن لم يكن الطلب منك فيمكن تجاهل هذه الرسالة.',
  },
} as const;

function blocksOf(language: PageLanguage, { name, code }: Reset): MailBlock[] {
  const { hello, code: label, hint } = words[language];
  return [
    { kind: 'text', text: hello(name), language },
    { kind: 'text', text: label, language },
    { kind: 'code', text: code },
    { kind: 'text', text: hint, language },
  ];
}

/** The mail with the code by which a password is set anew (D60). */
export function resetMail(reset: Reset): Mail {
  const { to, code, language, academy } = reset;
  const languages = language ? [language] : (['en', 'ar'] as const);
  return buildMail({
    to,
    language: language ?? 'en',
    academy,
    subject: [code, ...languages.map((each) => words[each].subject)].join(' · '),
    blocks: languages.flatMap((each) => blocksOf(each, reset)),
  });
}
