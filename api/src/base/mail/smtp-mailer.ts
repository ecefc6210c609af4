import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Hands mail to a mail server (`smtp://user:password@host:port`, `smtps://…`). */
export function smtpMailer(url: string, from: string): Mailer & { close(): void } {
  const transport = createTransport(url, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
