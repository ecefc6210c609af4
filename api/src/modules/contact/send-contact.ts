import type { Ctx } from '#base/http/ctx.ts';
import { buildMail } from '#base/mail/build-mail.ts';
import { contactAnswers, lockContactForm } from '#modules/forms/submissions/contact-form.ts';
import { storeSubmission } from '#modules/forms/submissions/store-submission.ts';
import type { Contact } from './contact.schema.ts';

/** In the language of the page with the contact form. */
const mailWords = {
  en: { subject: (name: string) => `Contact: ${name}`, from: 'From' },
  ar: { subject: (name: string) => `رسالة عبر نموذج التواصل: ${name}`, from: 'المرسل' },
} as const;

/**
 * D63: stores a submission of the form Contact and mails it to the office. With a filled honeypot it is dropped, and
 * the response is the same.
 */
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
