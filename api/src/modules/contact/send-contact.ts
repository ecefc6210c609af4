import type { Ctx } from '#base/http/ctx.ts';
import { buildMail } from '#base/mail/build-mail.ts';
import { contactAnswers, lockContactForm } from '#modules/forms/submissions/contact-form.ts';
import { storeSubmission } from '#modules/forms/submissions/store-submission.ts';
import type { Contact } from './contact.schema.ts';

/** In the language of the page on which the message was written. */
const mailWords = {
  en: { subject: (name: string) => `Contact: ${name}`, from: 'From' },
  ar: { subject: (name: string) => `رسالة عبر نموذج التواصل: ${name}`, from: 'المرسل' },
} as const;

/** D63: a submission of the form Contact, mailed to the office too. A filled honeypot is thanked and dropped. */
export async function sendContact({ ctx, input }: { ctx: Ctx; input: Contact }): Promise<void> {
  if (input.website !== '') return;
  const { name, email, message, language } = input;
  const { subject, from } = mailWords[language];
  const { jobs, settings, academy } = ctx.deps;
  await ctx.sql.transaction(async (sql) => {
    const form = await lockContactForm(sql, ctx.now);
    const answers = contactAnswers(form, message);
    const stored = await storeSubmission(sql, ctx, { form, userName: name, userEmail: email, answers });
    if (stored === null) return;
    const mail = buildMail({
      to: settings.contactTo,
      replyTo: email,
      language,
      academy: academy(),
      subject: subject(name),
      blocks: [
        { kind: 'facts', facts: [[from, `${name} <${email}>`]] },
        { kind: 'text', text: message },
      ],
    });
    await jobs.enqueue(sql, 'mail', mail);
  });
}
