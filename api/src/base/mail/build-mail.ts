import type { Academy } from '#base/academy/academy.ts';
import { escapeHtml } from '#base/http/html-page.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { blocksText, type MailBlock } from './mail-blocks.ts';
import { mailHtml } from './mail-html.ts';
import type { Mail } from './mailer.ts';

const words = {
  en: { choices: 'Email preferences', questions: 'Questions' },
  ar: { choices: 'الرسائل التي تصلك', questions: 'للاستفسار' },
} as const;

/** Some clients draw boxes for direction marks in a subject. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The most letters of a subject, which is one line. */
const MAX_SUBJECT = 150;
function oneLine(text: string): string {
  const letters = [...text.replace(DIRECTION_MARKS, '').replace(/\s+/g, ' ').trim()];
  return letters.length > MAX_SUBJECT ? `${letters.slice(0, MAX_SUBJECT - 1).join('')}…` : letters.join('');
}

interface Built extends Pick<Mail, 'to' | 'replyTo' | 'messageId'> {
  language: PageLanguage;
  academy: Academy;
  subject: string;
  blocks: readonly MailBlock[];
  /** The page for choosing mails; missing in mails that are always sent. */
  choicesUrl?: string | undefined;
  unsubscribeUrl?: string | undefined;
}

/** A mail in one language: HTML and text with the same content (D84). */
export function buildMail(built: Built): Mail {
  const { language, academy, blocks, choicesUrl, to, replyTo, messageId, unsubscribeUrl } = built;
  const { choices, questions } = words[language];
  const subject = oneLine(built.subject);
  const name = academy.name[language];
  const contacts = [academy.email, academy.phone].filter((contact) => contact !== null);
  const contactLine =
    contacts.length > 0
      ? [`${questions}: ${contacts.map((each) => `<bdi>${escapeHtml(each)}</bdi>`).join(' · ')}`]
      : [];
  const choicesLine = choicesUrl
    ? [`<a class="muted" href="${escapeHtml(choicesUrl)}" style="color:#6b6259">${choices}</a>`]
    : [];
  const foot = [escapeHtml(name), ...contactLine, ...choicesLine];
  const textFoot = [
    name,
    ...(contacts.length > 0 ? [`${questions}: ${contacts.join(' · ')}`] : []),
    ...(choicesUrl ? [`${choices}: ${choicesUrl}`] : []),
  ];
  return {
    to,
    subject,
    text: `${blocksText(blocks)}\n\n――\n${textFoot.join('\n')}\n`,
    html: mailHtml({ language, subject, academy: name, logo: academy.logo, blocks, foot }),
    ...(replyTo ? { replyTo } : {}),
    ...(messageId ? { messageId } : {}),
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
  };
}
