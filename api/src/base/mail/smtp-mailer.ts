import { createTransport } from 'nodemailer';
import { MailBounced, type Mailer, toMessage } from './mailer.ts';

/** After this long without a reply the mail is tried again later. */
const SILENT_MS = 20_000;
const timeouts = { connectionTimeout: SILENT_MS, greetingTimeout: SILENT_MS, socketTimeout: SILENT_MS };

/** Whether the server rejected the receiver permanently: a 5xx to RCPT TO. */
function isBounce(error: unknown): boolean {
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number };
  return code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500;
}

/** Sends mails to a mail server (`smtp://user:password@host:port`, `smtps://…`). */
export function smtpMailer(url: string, from: string): Mailer & { close(): void } {
  const transport = createTransport({ url, ...timeouts }, { from });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail)).catch((error: Error & { responseCode?: number }) => {
        if (isBounce(error)) throw new MailBounced(`the mail server answered ${error.responseCode} to the address`);
        throw error;
      });
    },
    close: () => transport.close(),
  };
}
