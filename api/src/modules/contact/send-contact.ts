import type { Ctx } from '#base/http/ctx.ts';
import { contactAnswers, lockContactForm } from '#modules/forms/submissions/contact-form.ts';
import { storeSubmission } from '#modules/forms/submissions/store-submission.ts';
import type { Contact } from './contact.schema.ts';

/** D63: a submission of the form Contact, mailed to the office too. A filled honeypot is thanked and dropped. */
export async function sendContact({ ctx, input }: { ctx: Ctx; input: Contact }): Promise<void> {
  if (input.website !== '') return;
  const { name, email, message } = input;
  await ctx.sql.transaction(async (sql) => {
    const form = await lockContactForm(sql, ctx.now);
    const answers = contactAnswers(form, message);
    const stored = await storeSubmission(sql, ctx, { form, userName: name, userEmail: email, answers });
    if (stored === null) return;
    await ctx.deps.jobs.enqueue(sql, 'mail', {
      to: ctx.deps.settings.contactTo,
      replyTo: email,
      subject: `Contact: ${name.replace(/\s+/g, ' ')}`,
      text: `${name} <${email}>\n\n${message}\n`,
    });
  });
}
