import path from 'node:path';
import * as v from 'valibot';
import { packageRoot } from '#base/database/package-root.ts';
import { StartError } from '#base/errors/start-error.ts';
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

/** Prices per class have two decimals (D33). */
const isCurrency = (code: string) => (findCurrency(code)?.decimalDigits ?? 0) >= 2;

const environmentSchema = v.object({
  NODE_ENV: v.optional(text, 'development'),
  PORT: v.optional(count(0, 65_535), '3000'),
  HOST: v.optional(text),
  DATA_DIR: v.optional(text, path.join(packageRoot, '..', '.data')),
  DATABASE_URL: v.optional(url(['postgres:', 'postgresql:'])),
  DATABASE_POOL: v.optional(count(2, 200), '10'),
  ALLOW_EMBEDDED_DATABASE: v.optional(flag, '0'),
  PUBLIC_URL: v.optional(url(['http:', 'https:'])),
  SMTP_URL: v.optional(url(['smtp:', 'smtps:'])),
  MAIL_FROM: v.optional(text),
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
  CLASS_CLOCK: v.optional(flag, '1'),
  REMOTES_STORE: v.optional(text),
  SHELL_DIR: v.optional(text, path.join(packageRoot, '..', 'shell', 'dist')),
  BROTLI_QUALITY: v.optional(count(0, 11), '11'),
  RATE_LIMIT_LOGIN_FAILURES: limit('10'),
  RATE_LIMIT_NETWORK_LOGIN_FAILURES: limit('50'),
  RATE_LIMIT_RESET_CODES: limit('20'),
  RATE_LIMIT_BARE_RESET_CODES: limit('100'),
  RATE_LIMIT_RESET_MAILS: limit('5'),
  RATE_LIMIT_SIGNUPS: limit('20'),
  RATE_LIMIT_CONTACT: limit('5'),
  RATE_LIMIT_REQUESTS: limit('1200'),
});

type Environment = v.InferOutput<typeof environmentSchema>;

/** Settings that only make sense together; half of a group does not start. */
const groups: (keyof Environment)[][] = [
  ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET', 'ZOOM_WEBHOOK_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
];

function halfSetGroups(environment: Environment): string[] {
  return groups
    .filter((group) => group.some((name) => environment[name]) && !group.every((name) => environment[name]))
    .map((group) => {
      const missing = group.filter((name) => !environment[name]);
      return `${group.join(', ')} belong together; missing: ${missing.join(', ')}`;
    });
}

/** Zoom where there are credentials; else the sandbox, which nobody takes for the real thing while developing. */
function meetingsOf(env: Environment): 'zoom' | 'sandbox' | 'none' {
  if (env.MEETINGS) return env.MEETINGS;
  if (env.ZOOM_CLIENT_ID) return 'zoom';
  return env.NODE_ENV === 'production' ? 'none' : 'sandbox';
}

function meetingProblems(env: Environment): string[] {
  const problems: string[] = [];
  const production = env.NODE_ENV === 'production';
  const chosen = meetingsOf(env);
  if (chosen === 'zoom' && !env.ZOOM_CLIENT_ID) problems.push('MEETINGS=zoom needs ZOOM_CLIENT_ID');
  if (chosen === 'zoom' && production && !env.TOKEN_KEY)
    problems.push('TOKEN_KEY is needed in production: the tokens of teachers are encrypted under it');
  if (chosen === 'sandbox' && production && !env.ALLOW_MEETING_SANDBOX)
    problems.push(
      'MEETINGS=sandbox imitates Zoom: anybody with a link is let in under any name. Set ALLOW_MEETING_SANDBOX=1 to run it in production all the same',
    );
  return problems;
}

/** Stripe where there are keys; else the sandbox, which charges nobody. */
function paymentsOf(env: Environment): 'stripe' | 'sandbox' | 'none' {
  if (env.PAYMENTS) return env.PAYMENTS;
  if (env.STRIPE_SECRET_KEY) return 'stripe';
  return env.NODE_ENV === 'production' ? 'none' : 'sandbox';
}

function paymentProblems(env: Environment): string[] {
  const chosen = paymentsOf(env);
  if (chosen === 'stripe' && !env.STRIPE_SECRET_KEY) return ['PAYMENTS=stripe needs STRIPE_SECRET_KEY'];
  if (chosen !== 'sandbox' || env.NODE_ENV !== 'production' || env.ALLOW_PAYMENT_SANDBOX) return [];
  return [
    'PAYMENTS=sandbox imitates Stripe: anybody buys without paying. Set ALLOW_PAYMENT_SANDBOX=1 to run it in production all the same',
  ];
}

function contradictions(environment: Environment): string[] {
  const problems = [...halfSetGroups(environment), ...meetingProblems(environment), ...paymentProblems(environment)];
  const production = environment.NODE_ENV === 'production';
  if (production && !environment.DATABASE_URL && !environment.ALLOW_EMBEDDED_DATABASE)
    problems.push(
      'The embedded database does not survive a power loss and serves one process only. Set DATABASE_URL, or ALLOW_EMBEDDED_DATABASE=1 to run on it in production all the same',
    );
  if (production && !environment.SMTP_URL) problems.push('SMTP_URL is needed in production: reset codes go by mail');
  if (environment.S3_ENDPOINT && !environment.S3_BUCKET) problems.push('S3_ENDPOINT is set without S3_BUCKET');
  return problems;
}

/**
 * Reads every setting from the environment at once; empty values count as not set.
 * @throws StartError naming each wrong, missing or contradicting setting.
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  const problems = parsed.success
    ? contradictions(parsed.output)
    : parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  if (!parsed.success || problems.length > 0)
    throw new StartError(`The configuration is wrong:\n  - ${problems.join('\n  - ')}`);
  return groupConfig(parsed.output);
}

function groupConfig(env: Environment) {
  const production = env.NODE_ENV === 'production';
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? 'Academy <no-reply@academy.test>',
      contactTo: env.CONTACT_TO ?? 'office@academy.test',
      inbox: !env.SMTP_URL && !production,
    },
    s3: s3Config(env),
    ablyKey: env.ABLY_API_KEY,
    currency: env.CURRENCY,
    meetings: { provider: meetingProvider(env), sealingKey: env.TOKEN_KEY },
    payments: paymentProvider(env),
    metricsToken: env.METRICS_TOKEN,
    trustProxy: env.TRUST_PROXY,
    /** How long a process that was told to stop still serves, so that a balancer can see that it is not ready. */
    drainSeconds: env.DRAIN_SECONDS ?? (production ? 5 : 0),
    logLevel: env.LOG_LEVEL,
    demo: env.DEMO ?? !production,
    /** Whether shell, remotes and landing page are served here too, or the API alone. */
    site: env.SITE,
    /** Whether this process runs the clock of the classes: reminders, and what is late. */
    classClock: env.CLASS_CLOCK,
    remotesStore: env.REMOTES_STORE ?? path.join(path.resolve(env.DATA_DIR), 'remotes'),
    shellDir: path.resolve(env.SHELL_DIR),
    brotliQuality: env.BROTLI_QUALITY,
    limits: {
      loginFailures: env.RATE_LIMIT_LOGIN_FAILURES,
      networkLoginFailures: env.RATE_LIMIT_NETWORK_LOGIN_FAILURES,
      resetCodes: env.RATE_LIMIT_RESET_CODES,
      bareResetCodes: env.RATE_LIMIT_BARE_RESET_CODES,
      resetMails: env.RATE_LIMIT_RESET_MAILS,
      signups: env.RATE_LIMIT_SIGNUPS,
      contact: env.RATE_LIMIT_CONTACT,
      requests: env.RATE_LIMIT_REQUESTS,
    },
  };
}

function meetingProvider(env: Environment) {
  const { ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET, ZOOM_WEBHOOK_SECRET } = env;
  const chosen = meetingsOf(env);
  if (chosen !== 'zoom') return chosen;
  if (!ZOOM_CLIENT_ID || !ZOOM_CLIENT_SECRET || !ZOOM_WEBHOOK_SECRET) return 'none';
  return { clientId: ZOOM_CLIENT_ID, clientSecret: ZOOM_CLIENT_SECRET, webhookSecret: ZOOM_WEBHOOK_SECRET };
}

function paymentProvider(env: Environment) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const chosen = paymentsOf(env);
  if (chosen !== 'stripe') return chosen;
  return secretKey && webhookSecret ? { secretKey, webhookSecret } : 'none';
}

function s3Config(env: Environment) {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: env.S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

export type Config = ReturnType<typeof readConfig>;
