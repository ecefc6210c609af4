import type { Ctx } from '#base/http/ctx.ts';
import { buildMail } from '#base/mail/build-mail.ts';
import { greeting } from '#base/mail/mail-in-languages.ts';
import { mailName } from '#base/mail/mail-name.ts';
import type { Mail } from '#base/mail/mailer.ts';
import { answerByText } from '#modules/platform/academy/answer-by.ts';
import type { Contact } from './contact.schema.ts';

const words = {
  en: {
    subject: 'We have your message',
    text: 'Thank you. Your message has arrived.',
    next: (by: string) => `Someone will read it and reply to this address by ${by}.`,
    change: 'To add something, or to withdraw the message, reply to this email.',
    other: 'If you did not write to us, you can ignore this email.',
  },
  ar: {
    subject: 'وصلتنا رسالتك',
    text: 'شكرًا. وصلتنا رسالتك.',
    next: (by: string) => `يقرؤها فريق الأكاديمية، والرد على هذا العنوان في موعد أقصاه ${by}.`,
    change: 'للإضافة إليها أو سحبها يكفي الرد على هذه الرسالة.',
    other: 'إن لم تصدر عنك رسالة إلينا فيمكن تجاهل هذا البريد.',
  },
} as const;

/** D165: a message to the office has arrived, and is answered by. Without the message: anybody can type any address. */
export function receivedMail({ deps, now }: Ctx, { name, email, language }: Contact): Mail {
  const { subject, text, next, change, other } = words[language];
  const by = answerByText(now, { deps, now, language });
  const lines = [greeting(language, mailName(name)), text, next(by), change, other];
  return buildMail({
    to: email,
    replyTo: deps.settings.contactTo,
    language,
    academy: deps.academy(),
    subject,
    blocks: lines.map((line) => ({ kind: 'text', text: line })),
  });
}
