import type { Ctx } from '#base/http/ctx.ts';
import { buildMail } from '#base/mail/build-mail.ts';
import { contactAnswers, lockContactForm } from '#modules/forms/submissions/contact-form.ts';
import { storeSubmission } from '#modules/forms/submissions/store-submission.ts';
import type { Contact } from './contact.schema.ts';

/** D63: a submission of the form Contact, mailed to the office too. A filled honeypot is thanked and dropped. */
export async function sendContact({ ctx, input }: { ctx: Ctx; input: Contact }): Promise<void> {
  if (input.website !== '') return;
  const { name, email, message } = input;
  const { jobs, settings, academy } = ctx.deps;
  await ctx.sql.transaction(async (sql) => {
    const form = await lockContactForm(sql, ctx.now);
    const answers = contactAnswers(form, message);
    const stored = await storeSubmission(sql, ctx, { form, userName: name, userEmail: email, answers });
    if (stored === null) return;
    const mail = buildMail({
      to: settings.contactTo,
      replyTo: email,
      language: 'en',
      academy: academy(),
      subject: `Contact: ${name}`,
      blocks: [
        { kind: 'facts', facts: [['From', `${name} <${email}>`]] },
        { kind: 'text', text: message },
      ],
    });
    await jobs.enqueue(sql, 'mail', mail);
  });
}
