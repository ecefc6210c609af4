import type { Config } from '../config.ts';

/** Valid settings that are rarely meant; the start warns of each. */
export function doubts({ production, publicUrl, trustProxy }: Pick<Config, 'production' | 'publicUrl' | 'trustProxy'>) {
  if (!production || !publicUrl.startsWith('https:') || trustProxy > 0) return [];
  return ['TRUST_PROXY is 0 though PUBLIC_URL is https: behind a proxy all users share the limits of one network'];
}
