import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MailBounced } from './mailer.ts';
import { smtpLimits, smtpMailer } from './smtp-mailer.ts';

const received: Email[] = [];
/** The mail server's reply code for a recipient, by address. */
const answers: Record<string, number> = {
  'gone@academy.test': 550,
  'full@academy.test': 552,
  'busy@academy.test': 450,
};
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    const responseCode = answers[address];
    done(responseCode ? Object.assign(new Error('Rejected'), { responseCode }) : null);
  },
  onData: (stream, _session, done) => {
    buffer(stream)
      .then((raw) => PostalMime.parse(raw))
      .then((mail) => {
        received.push(mail);
        done();
      }, done);
  },
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

it('a mail in both scripts reaches the mail server', async () => {
  const mailer = smtpMailer(url, 'الأكاديمية <no-reply@academy.test>');
  await mailer.send({
    to: 'yusuf@academy.test',
    subject: 'رمز · code',
    text: 'السلام عليكم',
    replyTo: 'a@academy.test',
  });
  mailer.close();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    from: { address: 'no-reply@academy.test', name: 'الأكاديمية' },
    to: [{ address: 'yusuf@academy.test' }],
    replyTo: [{ address: 'a@academy.test' }],
    subject: 'رمز · code',
  });
  expect(received[0]?.text?.trim()).toBe('السلام عليكم');
});

it.each([
  ['gone@academy.test', 'the mail server answered 550 to the address'],
  ['full@academy.test', 'the mail server answered 552 to the address'],
])('a receiver whom the mail server rejects permanently, %s, is a bounce (D82)', async (to, message) => {
  const mailer = smtpMailer(url, 'a@academy.test');
  const failure = await mailer.send({ to, subject: 's', text: 't' }).catch((error: unknown) => error);
  mailer.close();
  expect(failure).toBeInstanceOf(MailBounced);
  expect(String(failure)).toContain(message);
});

it('a receiver whom the mail server rejects temporarily is no bounce', async () => {
  const mailer = smtpMailer(url, 'a@academy.test');
  const failure = await mailer
    .send({ to: 'busy@academy.test', subject: 's', text: 't' })
    .catch((error: unknown) => error);
  mailer.close();
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MailBounced);
});

it('an unreachable mail server is reported', async () => {
  const mailer = smtpMailer('smtp://127.0.0.1:1', 'a@academy.test');
  await expect(mailer.send({ to: 'b@academy.test', subject: 's', text: 't' })).rejects.toThrow();
  mailer.close();
});

it('a mail server may take as long as RFC 5321 lets it: 5 minutes for a reply, 10 for the last one', () => {
  const { greetingTimeout, socketTimeout } = smtpLimits;
  expect([greetingTimeout, socketTimeout]).toEqual([5 * 60_000, 10 * 60_000]);
});
