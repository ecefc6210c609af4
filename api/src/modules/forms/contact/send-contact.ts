import type { Ctx } from '#base/http/ctx.ts';
import { buildMail } from '#base/mail/build-mail.ts';
import { contactAnswers, lockContactForm } from '#modules/forms/forms/submissions/contact-form.ts';
import { storeSubmission } from '#modules/forms/forms/submissions/store-submission.ts';
import type { Contact } from './contact.schema.ts';
import { receivedMail } from './received-mail.ts';

/** In the language of the page with the contact form. */
const mailWords = {
  en: { subject: (name: string) => `Contact: ${name}`, from: 'From' },
  ar: { subject: (name: string) => `رسالة عبر نموذج التواصل: ${name}`, from: 'المرسل' },
} as const;

/** One address gets few answers in an hour, whoever types it. */
const isMailed = async ({ deps }: Ctx, email: string): Promise<boolean> =>
  (await deps.limits.receivedMails.count(email.toLowerCase())).rejection === null;

/**
 * D63, D165: stores a submission of the form Contact, mails it to the office, and says to the sender that it has arrived. With a filled honeypot it is dropped, and
 * the response is the same.
 */
export async function sendContact({ ctx, input }: { ctx: Ctx; input: Contact }): Promise<void> {
  if (input.website !== '') return;
  const { name, email, message, language } = input;
  const { subject, from } = mailWords[language];
  const { jobs, settings, academy } = ctx.deps;
  const isAnswered = await isMailed(ctx, email);
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
    if (isAnswered) await jobs.enqueue(sql, 'mail', receivedMail(ctx, input));
  });
}
