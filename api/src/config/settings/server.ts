import path from 'node:path';
import * as v from 'valibot';
import { packageRoot } from '#base/database/package-root.ts';
import { findCurrency } from '#base/money/currencies.ts';
import { count, email, flag, setting, text, url } from './setting.ts';

export const server = {
  NODE_ENV: setting(
    v.optional(text, 'development'),
    '`production` runs without demo data, sandboxes and the mail inbox, and needs a database and a mail server.',
  ),
  PORT: setting(v.optional(count(0, 65_535), '3000'), 'The port that the server listens on.'),
  HOST: setting(v.optional(text), 'The address that the server listens on.', 'all addresses'),
  PUBLIC_URL: setting(
    v.optional(url('http:', 'https:')),
    'The address of the academy in links, mails and search engines.',
    '`http://localhost:PORT`',
  ),
  DATA_DIR: setting(
    v.optional(text, path.join(packageRoot, '..', '.data')),
    'The folder of the embedded database, of files and of releases.',
    '`.data`',
  ),
  SHELL_DIR: setting(
    v.optional(text, path.join(packageRoot, '..', 'shell', 'dist')),
    'The folder of the built shell.',
    '`shell/dist`',
  ),
  SITE: setting(v.optional(flag, '1'), '`0`: this process serves the API alone, without pages.'),
  TRUST_PROXY: setting(
    v.optional(count(0, 10), '0'),
    'How many proxies stand in front. The server believes the `X-Forwarded-For` of so many.',
  ),
  DRAIN_SECONDS: setting(
    v.optional(count(0, 300)),
    'How long a stopping process still serves, for the balancer to notice.',
    '5 in production, else 0',
  ),
  PAGE_FIRST_DATA: setting(
    v.optional(flag, '1'),
    "`0`: pages of the dashboard do not carry the viewer's first data. The browser fetches it, one round trip later.",
  ),
  SERVICE_WORKER: setting(
    v.optional(v.picklist(['on', 'off']), 'on'),
    '`off`: browsers remove the service worker, its files and what they stored for reading offline.',
  ),
  BROTLI_QUALITY: setting(
    v.optional(count(0, 11), '11'),
    'How well files are compressed in the background after a start. 5 and below spares the processor.',
  ),
  LOG_LEVEL: setting(
    v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
    'The least level that is logged.',
  ),
};

export const database = {
  DATABASE_URL: setting(
    v.optional(url('postgres:', 'postgresql:')),
    'PostgreSQL, or PgBouncer in transaction mode.',
    'the embedded database',
  ),
  DATABASE_DIRECT_URL: setting(
    v.optional(url('postgres:', 'postgresql:')),
    "PostgreSQL's own address, where `DATABASE_URL` is PgBouncer's.",
  ),
  DATABASE_REPLICA_URL: setting(
    v.optional(url('postgres:', 'postgresql:')),
    'A streaming replica that feeds are read from.',
  ),
  DATABASE_REPLICA_LAG_SECONDS: setting(
    v.optional(count(1, 3600), '10'),
    'How far behind the replica may be before feeds are read from the main database.',
  ),
  DATABASE_POOL: setting(v.optional(count(2, 200), '10'), 'Connections to PostgreSQL of each process.'),
  ALLOW_EMBEDDED_DATABASE: setting(
    v.optional(flag, '0'),
    '`1`: `NODE_ENV=production` may run on the embedded database.',
  ),
};

/** Prices per class have two decimals (D33). */
const isCurrency = (code: string) => (findCurrency(code)?.decimalDigits ?? 0) >= 2;

export const academy = {
  FIRST_ADMIN_EMAIL: setting(
    v.optional(email),
    'Makes the first super-admin of an academy that has none. That person gets a mail with a link for choosing a password.',
  ),
  CURRENCY: setting(
    v.optional(v.pipe(text, v.check(isCurrency, 'the code of a currency with at least two decimals expected')), 'USD'),
    'The currency of prices per class and of salaries (ISO 4217, at least two decimals). The first price fixes it.',
  ),
  CLASS_CLOCK: setting(
    v.optional(flag, '1'),
    '`0`: this process sends no reminders of classes and reports, closes no requests of families and announces no end of make-ups. At least one process must.',
  ),
  DEMO: setting(v.optional(flag), '`1`: an empty database is filled with demo data.', '1, in production 0'),
};
