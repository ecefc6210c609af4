import path from 'node:path';
import { releaseKeys } from '@academy/platform/registry';
import * as v from 'valibot';
import { StartError } from '#base/errors/start-error.ts';
import { contradictions, meetingsOf, paymentsOf } from './config/contradictions.ts';
import { type Environment, environmentSchema } from './config/environment.ts';

/**
 * Reads every setting from the environment; an empty value counts as not set.
 * @throws StartError naming each wrong, missing or contradicting setting.
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  const wrong = new Map(parsed.issues?.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
  const settings = parsed.success ? parsed.output : withoutWrong(given, wrong);
  const problems = [...[...wrong].map(([name, message]) => `${name}: ${message}`), ...contradictions(settings)];
  if (problems.length > 0) throw new StartError(`The configuration is wrong:\n  - ${problems.join('\n  - ')}`);
  return groupConfig(settings);
}

/** The settings with wrong values left as given, so that missing ones are reported together with wrong ones. */
function withoutWrong(given: Record<string, string | undefined>, wrong: ReadonlyMap<string, string>): Environment {
  const right = Object.entries(given).filter(([name]) => !wrong.has(name));
  const present = Object.entries(given).filter(([name]) => wrong.has(name));
  return { ...v.parse(environmentSchema, Object.fromEntries(right)), ...Object.fromEntries(present) };
}

/** Settings that are set but empty: they count as not set, which their author may not expect. */
export const emptySettings = (environment: NodeJS.ProcessEnv): string[] =>
  Object.keys(environmentSchema.entries).filter((name) => environment[name] === '');

/** The limit of each call. */
const limitsOf = (env: Environment) => ({
  loginFailures: env.RATE_LIMIT_LOGIN_FAILURES,
  networkLoginFailures: env.RATE_LIMIT_NETWORK_LOGIN_FAILURES,
  resetCodes: env.RATE_LIMIT_RESET_CODES,
  bareResetCodes: env.RATE_LIMIT_BARE_RESET_CODES,
  resetMails: env.RATE_LIMIT_RESET_MAILS,
  signups: env.RATE_LIMIT_SIGNUPS,
  contact: env.RATE_LIMIT_CONTACT,
  posts: env.RATE_LIMIT_POSTS,
  comments: env.RATE_LIMIT_COMMENTS,
  requests: env.RATE_LIMIT_REQUESTS,
  keyRequests: env.RATE_LIMIT_KEY_REQUESTS,
});

function groupConfig(env: Environment) {
  const production = env.NODE_ENV === 'production';
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplica: env.DATABASE_REPLICA_URL
      ? { url: env.DATABASE_REPLICA_URL, mostLagMs: env.DATABASE_REPLICA_LAG_SECONDS * 1000 }
      : undefined,
    databasePool: env.DATABASE_POOL,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? 'Academy <no-reply@academy.test>',
      contactTo: env.CONTACT_TO ?? 'office@academy.test',
      inbox: !env.SMTP_URL && !production,
    },
    push: { keys: vapidKeys(env), origins: env.PUSH_ORIGINS },
    webhooks: { origins: env.WEBHOOK_ORIGINS },
    s3: s3Config(env),
    ablyKey: env.ABLY_API_KEY,
    currency: env.CURRENCY,
    meetings: { provider: meetingProvider(env), sealingKey: env.TOKEN_KEY },
    payments: paymentProvider(env),
    metricsToken: env.METRICS_TOKEN,
    trustProxy: env.TRUST_PROXY,
    /** How long a stopping process still serves, so that a balancer can see that it is not ready. */
    drainSeconds: env.DRAIN_SECONDS ?? (production ? 5 : 0),
    logLevel: env.LOG_LEVEL,
    /** The address of the first super-admin, for an academy without one. */
    firstAdminEmail: env.FIRST_ADMIN_EMAIL,
    demo: env.DEMO ?? !production,
    /** Whether this process also serves shell, remotes and landing page, or only the API. */
    site: env.SITE,
    /** Whether browsers install the service worker; if switched off, they remove an installed one. */
    serviceWorker: env.SERVICE_WORKER === 'on',
    /** Whether this process runs the class clock: reminders, and late classes. */
    classClock: env.CLASS_CLOCK,
    remotesStore: env.REMOTES_STORE ?? path.join(path.resolve(env.DATA_DIR), 'remotes'),
    /** Without keys every release is served; with keys only releases that one of them signed. */
    releaseKeys: env.RELEASE_PUBLIC_KEYS ? releaseKeys(env.RELEASE_PUBLIC_KEYS) : null,
    checkKeys: env.CHECK_PUBLIC_KEYS ? releaseKeys(env.CHECK_PUBLIC_KEYS, 'CHECK_PUBLIC_KEYS') : null,
    /** Further origins of remotes for a site with keys; the registry cannot change them. */
    releaseOrigins: env.RELEASE_ORIGINS,
    shellDir: path.resolve(env.SHELL_DIR),
    /** One page in this many reports its normal loads of remotes. */
    figuresEvery: env.FIGURES_EVERY,
    /** Whether the judge of canaries changes which releases are live, or only reports its verdict. */
    canaryVerdicts: env.CANARY_VERDICTS,
    brotliQuality: env.BROTLI_QUALITY,
    /** Whether pages of the dashboard include the viewer's first data. */
    firstData: env.PAGE_FIRST_DATA,
    limits: limitsOf(env),
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

function vapidKeys({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Environment) {
  return publicKey && privateKey ? { publicKey, privateKey } : undefined;
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
