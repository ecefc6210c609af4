import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const NO_SUCH_MAILBOX = 550;

/** A mail server of one test, which stores all mails and rejects the addresses in a list. */
export class MailServer {
  readonly #mails: Email[] = [];
  readonly #rejected = new Set<string>();
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      this.#rejected.has(address)
        ? done(Object.assign(new Error('No such mailbox'), { responseCode: NO_SUCH_MAILBOX }))
        : done(),
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          this.#mails.push(mail);
          done();
        }, done);
    },
  });

  static async open(): Promise<MailServer> {
    const mailServer = new MailServer();
    const { server } = mailServer.#server;
    // An academy may stop in the middle of a mail.
    mailServer.#server.on('error', () => {});
    mailServer.#server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return mailServer;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** Rejects the address from now on, as one without a mailbox. */
  reject(address: string): void {
    this.#rejected.add(address);
  }

  /** The mails to an address, oldest first. */
  mailsTo(address: string): Email[] {
    return this.#mails.filter(({ to }) => to?.some((receiver) => receiver.address === address));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}
