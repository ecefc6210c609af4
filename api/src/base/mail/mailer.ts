export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
}

/** Hands a mail over: to a mail server, or to the inbox page of a machine that has none. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
