import type { Environment } from './environment.ts';

/** Settings that are only valid together; an incomplete group prevents the start. */
const groups: (keyof Environment)[][] = [
  ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
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

/** Zoom if there are credentials; else the sandbox, and in production none. */
export function meetingsOf(env: Environment): 'zoom' | 'sandbox' | 'none' {
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

/** Stripe if there are keys; else the sandbox, which charges nobody. */
export function paymentsOf(env: Environment): 'stripe' | 'sandbox' | 'none' {
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

/** Domains that never exist (RFC 2606, RFC 6761). */
const reserved = /(?:^|\.)(?:test|invalid|localhost|example|example\.(?:com|net|org))$/i;

/** Whether there is an address, and its domain can exist. */
const isReachable = (address: string | undefined): boolean =>
  address !== undefined && !reserved.test(address.slice(address.lastIndexOf('@') + 1));

/** Contradictions between settings that are valid on their own. */
export function contradictions(environment: Environment): string[] {
  const problems = [...halfSetGroups(environment), ...meetingProblems(environment), ...paymentProblems(environment)];
  const production = environment.NODE_ENV === 'production';
  if (production && !environment.DATABASE_URL && !environment.ALLOW_EMBEDDED_DATABASE)
    problems.push(
      'The embedded database does not survive a power loss and serves one process only. Set DATABASE_URL, or ALLOW_EMBEDDED_DATABASE=1 to run on it in production all the same',
    );
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (environment[name] && !environment.DATABASE_URL) problems.push(`${name} is set without DATABASE_URL`);
  if (production && !environment.SMTP_URL) problems.push('SMTP_URL is needed in production: reset codes go by mail');
  if (production && !isReachable(environment.CONTACT_TO))
    problems.push(
      'CONTACT_TO is needed in production, at a domain that exists: visitors write to it, and push services reject messages without it',
    );
  if (environment.RELEASE_ORIGINS.length > 0 && !environment.RELEASE_PUBLIC_KEYS)
    problems.push('RELEASE_ORIGINS is set without RELEASE_PUBLIC_KEYS: without keys the registry names the origins');
  if (environment.CHECK_PUBLIC_KEYS && !environment.RELEASE_PUBLIC_KEYS)
    problems.push('CHECK_PUBLIC_KEYS is set without RELEASE_PUBLIC_KEYS: without them nothing is verified');
  if (production && environment.PUSH_ORIGINS.length > 0)
    problems.push('PUSH_ORIGINS is for tests: in production messages go to the push services of browsers alone');
  if (production && environment.WEBHOOK_ORIGINS.length > 0)
    problems.push('WEBHOOK_ORIGINS is for tests: in production webhooks are sent to the internet alone');
  if (environment.S3_ENDPOINT && !environment.S3_BUCKET) problems.push('S3_ENDPOINT is set without S3_BUCKET');
  return problems;
}
