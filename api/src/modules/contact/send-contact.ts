import type { Ctx } from '#base/http/ctx.ts';
import type { Contact } from './contact.schema.ts';
import { contactMessages } from './contact.table.ts';

/** D63: stored, and mailed to the office. A filled honeypot is thanked and dropped. */
export async function sendContact({ ctx, input }: { ctx: Ctx; input: Contact }): Promise<void> {
  if (input.website !== '') return;
  const { name, email, message, language } = input;
  await ctx.sql.transaction(async (sql) => {
    await sql.orm.insert(contactMessages).values({ name, email, message, language, createdAt: ctx.now });
    await ctx.deps.jobs.enqueue(sql, 'mail', {
      to: ctx.deps.settings.contactTo,
      replyTo: email,
      subject: `Contact: ${name.replace(/\s+/g, ' ')}`,
      text: `${name} <${email}>\n\n${message}\n`,
    });
  });
}
