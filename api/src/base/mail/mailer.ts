import { isNoAddress } from '@academy/shared-auth/typed-text';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Derived from the subject of the mail, so that clients merge duplicates. */
  messageId?: string;
  /** The address that unsubscribes from such mails by one click (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The address rejects mail: nothing more is sent to it. */
export class MailBounced extends Error {
  override name = 'MailBounced';
}

/** Sends a mail to a mail server, or stores it for the inbox page if there is no mail server. */
export interface Mailer {
  /** @throws MailBounced if the server rejects the address permanently. */
  send(mail: Mail): Promise<void>;
}

/** D140: nothing is ever sent to an address that stands for none, whoever asks. */
export const toAddressesOnly = (mailer: Mailer): Mailer => ({
  send: async (mail) => {
    if (!isNoAddress(mail.to)) await mailer.send(mail);
  },
});

/** The mail in the form of nodemailer. */
export function toMessage({ unsubscribeUrl, ...mail }: Mail) {
  return {
    ...mail,
    // Prevents automatic replies such as holiday notices.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(unsubscribeUrl ? { list: { unsubscribe: { url: unsubscribeUrl, comment: '' } } } : {}),
  };
}
