import { describe, expect, it } from 'vitest';
import { StartError } from '#base/errors/start-error.ts';
import { doubts } from './config/doubts.ts';
import { emptySettings, readConfig } from './config.ts';

const s3 = { S3_REGION: 'eu', S3_BUCKET: 'academy', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/academy',
  SMTP_URL: 'smtp://mail:25',
  MAIL_FROM: 'Academy <a@academy.test>',
  CONTACT_TO: 'office@noor-academy.org',
};

const zoom = { ZOOM_CLIENT_ID: 'id', ZOOM_CLIENT_SECRET: 'secret', ZOOM_WEBHOOK_SECRET: 'signed' };

const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

describe('the configuration', () => {
  it('the provider of meetings is Zoom with credentials; without them the sandbox, in production none', () => {
    const providerOf = (environment: Record<string, string>) => readConfig(environment).meetings.provider;
    expect(providerOf({})).toBe('sandbox');
    expect(providerOf(production)).toBe('none');
    expect(providerOf({ ...production, MEETINGS: 'sandbox', ALLOW_MEETING_SANDBOX: '1' })).toBe('sandbox');
    expect(providerOf({ MEETINGS: 'none', ...zoom })).toBe('none');
    const credentials = { clientId: 'id', clientSecret: 'secret', webhookSecret: 'signed' };
    expect(providerOf({ ...production, ...zoom, TOKEN_KEY: 'A'.repeat(43) })).toEqual(credentials);
  });

  it.each([undefined, 'office@academy.test', 'a@x.invalid', 'a@academy.EXAMPLE', 'a@mail.example.com', 'a@localhost'])(
    'in production CONTACT_TO is not %s: push services reject a sender whose domain cannot exist',
    (address) => {
      const { CONTACT_TO, ...others } = production;
      const environment = address === undefined ? others : { ...others, CONTACT_TO: address };
      expect(() => readConfig(environment)).toThrow(/CONTACT_TO/);
      expect(readConfig({ ...production, CONTACT_TO }).mail.contactTo).toBe('office@noor-academy.org');
    },
  );

  it('CONTACT_TO may be at a domain whose name only contains a reserved one', () => {
    for (const CONTACT_TO of ['a@latest.org', 'a@myexample.com', 'a@test.academy.org'])
      expect(readConfig({ ...production, CONTACT_TO }).mail.contactTo).toBe(CONTACT_TO);
    expect(readConfig({}).mail.contactTo).toBe('office@academy.test');
  });

  it('cards are charged by Stripe with keys; without them by the sandbox, in production by none', () => {
    const providerOf = (environment: Record<string, string>) => readConfig(environment).payments;
    expect(providerOf({})).toBe('sandbox');
    expect(providerOf(production)).toBe('none');
    expect(providerOf({ ...production, PAYMENTS: 'sandbox', ALLOW_PAYMENT_SANDBOX: '1' })).toBe('sandbox');
    expect(providerOf({ ...stripe, PAYMENTS: 'none' })).toBe('none');
    expect(providerOf({ ...production, ...stripe })).toEqual({ secretKey: 'sk_live_1', webhookSecret: 'whsec_1' });
  });

  it('the academy’s currency is a setting; prices per class need two decimals of it', () => {
    expect(readConfig({}).currency).toBe('USD');
    expect(readConfig({ CURRENCY: 'EGP' }).currency).toBe('EGP');
    for (const CURRENCY of ['JPY', 'usd', 'XXX']) expect(() => readConfig({ CURRENCY })).toThrow(/CURRENCY/);
  });

  it('the configuration needs no variable on a developer’s machine', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, demo: true, s3: null, mail: { inbox: true }, trustProxy: 0 });
  });

  it('wrong, missing and contradicting settings are reported together', () => {
    const settings = {
      ...production,
      PORT: 'many',
      S3_BUCKET: 'academy',
      S3_REGION: ' ',
      MAIL_FROM: '',
      PAYMENTS: 'sandbox',
      DATABASE_URL: 'mysql://db',
    };
    const found = (() => {
      try {
        readConfig(settings);
      } catch (error) {
        return (error as Error).message.split('\n  - ').slice(1);
      }
      return [];
    })();
    expect(found).toEqual([
      expect.stringMatching(/^PORT: a whole number expected/),
      expect.stringMatching(/^DATABASE_URL: one of postgres:/),
      expect.stringMatching(/^S3_REGION: /),
      expect.stringMatching(/missing: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY$/),
      expect.stringMatching(/missing: MAIL_FROM$/),
      expect.stringMatching(/ALLOW_PAYMENT_SANDBOX/),
    ]);
  });

  it('settings that are set but empty are named', () => {
    expect(emptySettings({ METRICS_TOKEN: '', TOKEN_KEY: '', PORT: '3000', SHELL: '' })).toEqual([
      'TOKEN_KEY',
      'METRICS_TOKEN',
    ]);
  });

  it('an empty variable counts as not set', () => {
    expect(readConfig({ DATABASE_URL: '', SMTP_URL: '' }).databaseUrl).toBeUndefined();
  });

  it('the address of a pooler or a replica needs the address of the database', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://db/academy' };
    expect(() => readConfig(direct)).toThrow('DATABASE_DIRECT_URL is set without DATABASE_URL');
    expect(readConfig({ ...production, ...direct }).databaseDirectUrl).toBe('postgres://db/academy');
  });

  it.each([
    ['https without a proxy that is trusted', { PUBLIC_URL: 'https://noor-academy.org' }, 1],
    ['https with one', { PUBLIC_URL: 'https://noor-academy.org', TRUST_PROXY: '1' }, 0],
    ['http', { PUBLIC_URL: 'http://10.0.0.1:3000' }, 0],
  ])('the start of production by %s warns of what was forgotten', (_what, settings, count) => {
    expect(doubts(readConfig({ ...production, ...settings }))).toHaveLength(count);
    expect(doubts(readConfig(settings))).toEqual([]);
  });

  it.each([
    ['20.19.0', s3, 1],
    ['22.12.0', s3, 0],
    ['20.19.0', {}, 0],
  ])('the start of production on Node %s says when the client of S3 ends its support', (node, settings, count) => {
    const config = readConfig({ ...production, ...settings });
    expect(doubts(config, node).filter((line) => line.includes('Node 22'))).toHaveLength(count);
  });

  it('production has no inbox and no demo data', () => {
    expect(readConfig(production)).toMatchObject({ production: true, demo: false, mail: { inbox: false } });
  });

  it('production drains before it stops, other environments stop immediately', () => {
    expect([readConfig(production).drainSeconds, readConfig({}).drainSeconds]).toEqual([5, 0]);
    expect(readConfig({ ...production, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
  });

  it.each([
    [{ ...s3, S3_BUCKET: '' }, 'missing: S3_BUCKET'],
    [{ SMTP_URL: 'smtp://mail:25' }, 'missing: MAIL_FROM'],
    [{ ...production, DATABASE_URL: '' }, 'ALLOW_EMBEDDED_DATABASE'],
    [{ ...production, SMTP_URL: '', MAIL_FROM: '' }, 'SMTP_URL is needed'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'missing: STRIPE_WEBHOOK_SECRET'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY'],
    [{ PAYMENTS: 'stripe' }, 'PAYMENTS=stripe needs STRIPE_SECRET_KEY'],
    [{ ...production, PAYMENTS: 'sandbox' }, 'ALLOW_PAYMENT_SANDBOX'],
    [{ ZOOM_CLIENT_ID: 'id' }, 'missing: ZOOM_CLIENT_SECRET, ZOOM_WEBHOOK_SECRET'],
    [{ MEETINGS: 'zoom' }, 'MEETINGS=zoom needs ZOOM_CLIENT_ID'],
    [{ ...production, MEETINGS: 'sandbox' }, 'ALLOW_MEETING_SANDBOX'],
    [{ ...production, ...zoom }, 'TOKEN_KEY is needed'],
    [{ TOKEN_KEY: 'short' }, 'TOKEN_KEY: 32 bytes'],
    [{ S3_ENDPOINT: 'http://localhost:9000' }, 'without S3_BUCKET'],
    [{ PORT: 'http' }, 'PORT: a whole number expected'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL: one of postgres:'],
    [{ BROTLI_QUALITY: '12' }, 'BROTLI_QUALITY'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS: a whole number expected'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: at least 16 characters expected'],
    [{ ABLY_API_KEY: 'academy.key' }, 'ABLY_API_KEY: a whole key expected'],
    [{ ABLY_API_KEY: 'academy:secret' }, 'ABLY_API_KEY'],
    [{ ABLY_API_KEY: 'academy.key:' }, 'ABLY_API_KEY'],
  ])('the configuration rejects %o', (environment, reason) => {
    expect(() => readConfig(environment)).toThrow(StartError);
    expect(() => readConfig(environment)).toThrow(reason);
  });

  it('the configuration names all problems at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });
});
