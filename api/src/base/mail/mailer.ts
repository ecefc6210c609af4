export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Made from the subject of the mail: clients merge a second copy with the first. */
  messageId?: string;
  /** The address that switches such mails off by one click (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The address does not take mail: nothing more is sent to it. */
export class MailBounced extends Error {
  override name = 'MailBounced';
}

/** Hands a mail over: to a mail server, or to the inbox page of a machine that has none. */
export interface Mailer {
  /** @throws MailBounced where the server rejects the address for good. */
  send(mail: Mail): Promise<void>;
}

/** The mail as nodemailer takes it. */
export function toMessage({ unsubscribeUrl, ...mail }: Mail) {
  return {
    ...mail,
    // Answers of holidays do not come back.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(unsubscribeUrl ? { list: { unsubscribe: { url: unsubscribeUrl, comment: '' } } } : {}),
  };
}
