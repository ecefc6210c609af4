import * as v from 'valibot';
import { isPublicKey, isVapidPrivateKey } from '#base/push/vapid-keys.ts';
import { ABLY_KEY } from '#base/realtime/realtime-key.ts';
import { isSealingKey } from '#base/secrets/sealer.ts';
import { email, flag, origins, setting, text, url } from './setting.ts';

export const mail = {
  SMTP_URL: setting(v.optional(url('smtp:', 'smtps:')), 'The mail server. Set `MAIL_FROM` too.', 'the local inbox'),
  MAIL_FROM: setting(v.optional(text), 'The sender of all mails, such as `Academy <no-reply@academy.example>`.'),
  CONTACT_TO: setting(
    v.optional(email),
    'Who gets what visitors write in the contact form, and whom push services can ask about messages. Needed in production, at a domain that exists.',
    '`office@academy.test`',
  ),
};

export const push = {
  VAPID_PUBLIC_KEY: setting(
    v.optional(v.pipe(text, v.check(isPublicKey, 'A point of P-256 in base64url expected'))),
    'By which push services know the academy, as `npx web-push generate-vapid-keys` writes it. Set both. Other keys end every subscription.',
    'made, and kept in the database',
  ),
  VAPID_PRIVATE_KEY: setting(
    v.optional(v.pipe(text, v.check(isVapidPrivateKey, '32 bytes in base64url expected'))),
    'Its secret.',
  ),
  PUSH_ORIGINS: setting(
    v.optional(origins, ''),
    'For tests: origins that push messages may be sent to besides the services of browsers. Rejected in production.',
    'none',
  ),
};

export const webhooks = {
  WEBHOOK_ORIGINS: setting(
    v.optional(origins, ''),
    'For tests: origins in the own network that webhooks may be sent to. Rejected in production.',
    'none',
  ),
};

export const files = {
  S3_REGION: setting(v.optional(text), 'The region of the bucket. Set all four, or none.', 'files in `DATA_DIR`'),
  S3_BUCKET: setting(v.optional(text), 'The bucket of uploaded files.'),
  S3_ACCESS_KEY_ID: setting(v.optional(text), 'The access key of the bucket.'),
  S3_SECRET_ACCESS_KEY: setting(v.optional(text), 'Its secret.'),
  S3_ENDPOINT: setting(v.optional(url('http:', 'https:')), 'Another service that speaks S3.', "Amazon's"),
};

export const realtime = {
  ABLY_API_KEY: setting(
    v.optional(v.pipe(v.string(), v.regex(ABLY_KEY, 'a whole key expected: application.key:secret'))),
    'A key of Ably, `application.key:secret`. Events then go by Ably.',
    'the own hub',
  ),
};

export const meetings = {
  MEETINGS: setting(
    v.optional(v.picklist(['zoom', 'sandbox', 'none'])),
    'Who makes meetings. `none`: people type the links of their meetings.',
    '`zoom` with credentials, else `sandbox`, in production `none`',
  ),
  ZOOM_CLIENT_ID: setting(
    v.optional(text),
    'The OAuth app at Zoom. Set all three. Its redirect is `PUBLIC_URL/api/zoom/callback`, its events go to `PUBLIC_URL/api/webhooks/zoom`.',
  ),
  ZOOM_CLIENT_SECRET: setting(v.optional(text), 'The secret of the app.'),
  ZOOM_WEBHOOK_SECRET: setting(v.optional(text), 'The secret that Zoom signs events with.'),
  ALLOW_MEETING_SANDBOX: setting(
    v.optional(flag, '0'),
    '`1`: `NODE_ENV=production` may run the sandbox that imitates Zoom.',
  ),
  TOKEN_KEY: setting(
    v.optional(v.pipe(v.string(), v.check(isSealingKey, '32 bytes in base64url expected'))),
    "32 bytes in base64url. Teachers' tokens for Zoom, and the secrets of two-step sign-in and webhooks, are encrypted with it. Needed in production with Zoom.",
    'made, and kept in the database',
  ),
};

export const payments = {
  PAYMENTS: setting(
    v.optional(v.picklist(['stripe', 'sandbox', 'none'])),
    'Who takes cards. `none`: nothing is bought by card.',
    '`stripe` with keys, else `sandbox`, in production `none`',
  ),
  STRIPE_SECRET_KEY: setting(
    v.optional(v.pipe(text, v.regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'a secret key expected: sk_live_…'))),
    'A secret key of Stripe. Set both.',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    v.optional(v.pipe(text, v.regex(/^whsec_\S+$/, 'the secret of a webhook expected: whsec_…'))),
    'The secret of the webhook at `PUBLIC_URL/api/webhooks/stripe`.',
  ),
  ALLOW_PAYMENT_SANDBOX: setting(
    v.optional(flag, '0'),
    '`1`: `NODE_ENV=production` may run the sandbox that imitates Stripe.',
  ),
};
