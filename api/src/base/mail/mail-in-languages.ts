import type { Academy } from '#base/academy/academy.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { buildMail } from './build-mail.ts';
import type { MailBlock } from './mail-blocks.ts';
import type { Mail } from './mailer.ts';

const greetings = {
  en: (name: string) => (name ? `As-salamu alaykum ${name},` : 'As-salamu alaykum,'),
  ar: (name: string) => (name ? `السلام عليكم ورحمة الله، ${name}` : 'السلام عليكم ورحمة الله،'),
} as const;

/** The greeting line of a mail; without a name it greets nobody by name. */
export const greeting = (language: PageLanguage, name: string): string => greetings[language](name);

/** A text block in a language. */
export const textIn = (language: PageLanguage, text: string): MailBlock => ({ kind: 'text', text, language });

interface MailInLanguages {
  to: string;
  /** Null if the language is unknown: then the mail is in both languages. */
  language: PageLanguage | null;
  /** The one that comes first in a mail in both. */
  first?: PageLanguage | undefined;
  academy: Academy;
  subject(language: PageLanguage): string;
  /** A prefix of the subjects. */
  subjectStart?: string;
  blocks(language: PageLanguage): readonly MailBlock[];
}

/** A mail in the receiver's language, or in both languages, one after the other. */
export function mailInLanguages(mail: MailInLanguages): Mail {
  const { to, language, first = 'en', academy, subject, subjectStart, blocks } = mail;
  const languages = language ? [language] : ([first, first === 'en' ? 'ar' : 'en'] as const);
  return buildMail({
    to,
    language: language ?? first,
    academy,
    subject: [...(subjectStart ? [subjectStart] : []), ...languages.map(subject)].join(' · '),
    blocks: languages.flatMap(blocks),
  });
}
