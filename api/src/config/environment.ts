import path from 'node:path';
import { releaseKeys } from '@academy/platform/registry';
import * as v from 'valibot';
import { packageRoot } from '#base/database/package-root.ts';
import { findCurrency } from '#base/money/currencies.ts';
import { ABLY_KEY } from '#base/realtime/realtime-key.ts';
import { isSealingKey } from '#base/secrets/sealer.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false']),
  v.transform((value) => value === '1' || value === 'true'),
);
const count = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'a whole number expected'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
const url = (protocols: string[]) =>
  v.pipe(
    text,
    v.url(),
    v.check((value) => protocols.includes(new URL(value).protocol), `one of ${protocols.join(' ')} expected`),
  );
const limit = (points: string) => v.optional(count(1, 1_000_000), points);

function areReleaseKeys(value: string): boolean {
  try {
    return releaseKeys(value).length > 0;
  } catch {
    return false;
  }
}

/** `https://cdn.example`, without a path; a server of this machine may go without TLS. */
const isOrigin = (text: string) =>
  URL.canParse(text) && new URL(text).origin === text && /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(text);
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.array(v.pipe(v.string(), v.check(isOrigin, 'https origins expected, such as https://cdn.example'))),
);

/** Prices per class have two decimals (D33). */
const isCurrency = (code: string) => (findCurrency(code)?.decimalDigits ?? 0) >= 2;

/** Every setting that the environment may hold. */
export const environmentSchema = v.object({
  NODE_ENV: v.optional(text, 'development'),
  PORT: v.optional(count(0, 65_535), '3000'),
  HOST: v.optional(text),
  DATA_DIR: v.optional(text, path.join(packageRoot, '..', '.data')),
  DATABASE_URL: v.optional(url(['postgres:', 'postgresql:'])),
  DATABASE_DIRECT_URL: v.optional(url(['postgres:', 'postgresql:'])),
  DATABASE_REPLICA_URL: v.optional(url(['postgres:', 'postgresql:'])),
  DATABASE_REPLICA_LAG_SECONDS: v.optional(count(1, 3600), '10'),
  DATABASE_POOL: v.optional(count(2, 200), '10'),
  ALLOW_EMBEDDED_DATABASE: v.optional(flag, '0'),
  PUBLIC_URL: v.optional(url(['http:', 'https:'])),
  SMTP_URL: v.optional(url(['smtp:', 'smtps:'])),
  MAIL_FROM: v.optional(text),
  FIRST_ADMIN_EMAIL: v.optional(v.pipe(text, v.email())),
  CONTACT_TO: v.optional(v.pipe(text, v.email())),
  S3_ENDPOINT: v.optional(url(['http:', 'https:'])),
  S3_REGION: v.optional(text),
  S3_BUCKET: v.optional(text),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  ABLY_API_KEY: v.optional(v.pipe(v.string(), v.regex(ABLY_KEY, 'a whole key expected: application.key:secret'))),
  MEETINGS: v.optional(v.picklist(['zoom', 'sandbox', 'none'])),
  ALLOW_MEETING_SANDBOX: v.optional(flag, '0'),
  ZOOM_CLIENT_ID: v.optional(text),
  ZOOM_CLIENT_SECRET: v.optional(text),
  ZOOM_WEBHOOK_SECRET: v.optional(text),
  PAYMENTS: v.optional(v.picklist(['stripe', 'sandbox', 'none'])),
  ALLOW_PAYMENT_SANDBOX: v.optional(flag, '0'),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(text, v.regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'a secret key expected: sk_live_…')),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(text, v.regex(/^whsec_\S+$/, 'the secret of a webhook expected: whsec_…'))),
  CURRENCY: v.optional(
    v.pipe(text, v.check(isCurrency, 'the code of a currency with at least two decimals expected')),
    'USD',
  ),
  TOKEN_KEY: v.optional(v.pipe(v.string(), v.check(isSealingKey, '32 bytes in base64url expected'))),
  METRICS_TOKEN: v.optional(v.pipe(text, v.minLength(16))),
  TRUST_PROXY: v.optional(count(0, 10), '0'),
  DRAIN_SECONDS: v.optional(count(0, 300)),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  DEMO: v.optional(flag),
  SITE: v.optional(flag, '1'),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off']), 'on'),
  CLASS_CLOCK: v.optional(flag, '1'),
  REMOTES_STORE: v.optional(text),
  RELEASE_PUBLIC_KEYS: v.optional(v.pipe(text, v.check(areReleaseKeys, 'public Ed25519 keys in PEM expected'))),
  RELEASE_ORIGINS: v.optional(origins, ''),
  SHELL_DIR: v.optional(text, path.join(packageRoot, '..', 'shell', 'dist')),
  FIGURES_EVERY: v.optional(count(1, 1000), '1'),
  CANARY_VERDICTS: v.optional(v.picklist(['decide', 'advise']), 'decide'),
  PAGE_FIRST_DATA: v.optional(flag, '1'),
  BROTLI_QUALITY: v.optional(count(0, 11), '11'),
  RATE_LIMIT_LOGIN_FAILURES: limit('10'),
  RATE_LIMIT_NETWORK_LOGIN_FAILURES: limit('50'),
  RATE_LIMIT_RESET_CODES: limit('20'),
  RATE_LIMIT_BARE_RESET_CODES: limit('100'),
  RATE_LIMIT_RESET_MAILS: limit('5'),
  RATE_LIMIT_SIGNUPS: limit('20'),
  RATE_LIMIT_CONTACT: limit('5'),
  RATE_LIMIT_POSTS: limit('60'),
  RATE_LIMIT_COMMENTS: limit('300'),
  RATE_LIMIT_REQUESTS: limit('1200'),
});

export type Environment = v.InferOutput<typeof environmentSchema>;
