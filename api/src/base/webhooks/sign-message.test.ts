import { expect, it } from 'vitest';
import { newWebhookSecret, signMessage } from './sign-message.ts';

/** The example of the specification of Standard Webhooks. */
const example = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  message: {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

it('signs as Standard Webhooks do', () => {
  expect(signMessage(example.message, [example.secret])).toEqual({
    'webhook-id': example.message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': example.signature,
  });
});

it('signs with two secrets while one replaces the other', () => {
  const secret = newWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const [own, former] = signMessage(example.message, [secret, example.secret])['webhook-signature'].split(' ');
  expect(former).toBe(example.signature);
  expect(own).toBe(signMessage(example.message, [secret])['webhook-signature']);
  expect(own).not.toBe(former);
});
