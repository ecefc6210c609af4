import { resolve } from 'node:path';
import { previewRemote } from '../../registry/index.ts';
import { buildApps } from '../apps/build-apps.ts';
import { type Call, named } from '../options/remote-call.ts';
import { UsageError } from '../options/remote-options.ts';

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const LONGEST_DAYS = 30;

/** Parses `30m`, `8h` or `3d` into milliseconds. @throws UsageError for anything else, and for more than 30 days. */
function durationOf(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const length = Number(count) * (UNITS[unit as keyof typeof UNITS] ?? 0);
  if (length > 0 && length <= LONGEST_DAYS * UNITS.d) return length;
  throw new UsageError('--for needs a time such as 30m, 8h or 3d, 30 days at most');
}

/** The public address of the site that is served from the store. */
export function siteAddress({ options }: Pick<Call, 'options'>): string {
  const address = options.site ?? process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT || 3000}`;
  if (!URL.canParse(address)) throw new UsageError(`${address} is not the address of a site: --site https://…`);
  return address.replace(/\/+$/, '');
}

/** The address of a page of the site with a preview's token. */
export function previewLink(site: string, page: string, token: string): string {
  const link = new URL(page, site);
  link.searchParams.set('preview', token);
  return link.href;
}

/** Publishes a build beside the live one, and prints a link to it. */
export async function preview(call: Call): Promise<void> {
  const { store, root, options, say } = call;
  const name = named(call);
  const { role = 'super-admin', page = '/dashboard' } = options;
  const until = new Date(Date.now() + durationOf(options.for ?? '3d'));
  const site = siteAddress(call);
  if (options.build) await buildApps([name], say);
  const folder = options.dist ? resolve(options.dist) : resolve(root, name, 'dist');
  const { release, token } = await previewRemote(store, folder, { name, role, until });
  say(`${name} ${release.version} can be seen by ${role} until ${until.toISOString()}; nothing else has changed`);
  say(previewLink(site, page, token));
}
