import type { Academy } from '#base/academy/academy.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { MailBlock } from '#base/mail/mail-blocks.ts';
import { greeting, mailInLanguages, textIn } from '#base/mail/mail-in-languages.ts';
import type { Mail } from '#base/mail/mailer.ts';

interface About {
  name: string;
  to: string;
  link: string;
  /** Null if the language is unknown: then the mail is in both languages. */
  language: PageLanguage | null;
  first?: PageLanguage | undefined;
  academy: Academy;
}

interface Words {
  subject: string;
  /** Texts above the button, each one a block. */
  before: readonly string[];
  button: string;
  after: readonly string[];
}

const blocksOf = ({ name, link }: About, language: PageLanguage, words: Words): MailBlock[] => [
  ...[greeting(language, name), ...words.before].map((text) => textIn(language, text)),
  { kind: 'button', label: words.button, url: link, language },
  ...words.after.map((text) => textIn(language, text)),
];

const mailOf = (about: About, words: Readonly<Record<PageLanguage, Words>>): Mail =>
  mailInLanguages({
    ...about,
    subject: (language) => words[language].subject,
    blocks: (language) => blocksOf(about, language, words[language]),
  });

/** What a mail says beside its own text, above and below its button. */
export type FurtherWords = Pick<Words, 'before' | 'after'>;

export type More = (language: PageLanguage) => FurtherWords;
const none: FurtherWords = { before: [], after: [] };

/** Asks the receiver to confirm the account's address (D87). */
export function confirmMail({ more = () => none, ...about }: About & { more?: More | undefined }): Mail {
  const further = { en: more('en'), ar: more('ar') };
  return mailOf(about, {
    en: {
      subject: 'Confirm your email',
      before: [...further.en.before, 'Confirm that this is your email address.'],
      button: 'Confirm the address',
      after: [
        'The link is valid for 48 hours. If you have no account with us, you can ignore this email.',
        ...further.en.after,
      ],
    },
    ar: {
      subject: 'تأكيد البريد الإلكتروني',
      before: [...further.ar.before, 'يُرجى تأكيد أن هذا بريدك الإلكتروني.'],
      button: 'تأكيد العنوان',
      after: ['الرابط صالح لمدة 48 ساعة. إن لم يكن لك حساب لدينا فيمكن تجاهل هذه الرسالة.', ...further.ar.after],
    },
  });
}

/** Informs the former address that the account has a new one (D87). */
export const changedMail = ({ next, ...about }: About & { next: string }): Mail =>
  mailOf(about, {
    en: {
      subject: 'Your email address was changed',
      before: [
        `The email address of your account is now \u2068${next}\u2069. If this was you, there is nothing to do.`,
      ],
      button: 'This was not me',
      after: [
        'The button works for 7 days. It restores this address, signs out all devices and asks for a new password.',
      ],
    },
    ar: {
      subject: 'تغير بريدك الإلكتروني',
      before: [`أصبح البريد الإلكتروني لحسابك \u2068${next}\u2069. إن كان التغيير منك فلا حاجة إلى شيء.`],
      button: 'لم يكن التغيير مني',
      after: ['يعمل الزر لمدة 7 أيام، ويستعيد هذا العنوان ويسجل الخروج من جميع الأجهزة ويطلب كلمة مرور جديدة.'],
    },
  });
