import { createTransport } from 'nodemailer';
import { inboxMails } from '#base/base.table.ts';
import type { Sql } from '#base/database/sql.ts';
import { type Mailer, toMessage } from './mailer.ts';

/** Stores mails in the database; they can be read at /dev/inbox. */
export function inboxMailer(sql: Sql, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail));
      await sql.orm.insert(inboxMails).values({ recipient: mail.to, raw: Buffer.from(message as Buffer) });
    },
  };
}
