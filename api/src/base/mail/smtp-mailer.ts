import { createTransport } from 'nodemailer';
import { outsideCalls } from '#base/limits/outside-calls.ts';
import { MailBounced, type Mailer, toMessage } from './mailer.ts';

/**
 * After this long without a reply the mail is tried again later. A server may take 5 minutes for each reply and 10 for
 * the last one (RFC 5321, 4.5.3.2), as those do that slow strangers down; one that accepts no connection is away.
 */
export const smtpLimits = {
  connectionTimeout: outsideCalls.mail.connectMs,
  greetingTimeout: 300_000,
  socketTimeout: outsideCalls.mail.silentMs,
};

/** Whether the server rejected the receiver permanently: a 5xx to RCPT TO. */
function isBounce(error: unknown): boolean {
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number };
  return code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500;
}

/** Sends mails to a mail server (`smtp://user:password@host:port`, `smtps://…`). */
export function smtpMailer(url: string, from: string): Mailer & { close(): void } {
  const transport = createTransport({ url, ...smtpLimits }, { from });
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
