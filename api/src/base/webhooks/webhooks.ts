import type { LookupFunction } from 'node:net';
import type { Sealer } from '#base/secrets/sealer.ts';
import { type PostOutcome, postMessage } from './post-message.ts';
import { isPublicHost } from './public-address.ts';

/** `insecure`: not by https. `private`: not on the internet. */
type AddressProblem = 'insecure' | 'private';

/** Sends messages to other programs. */
export interface Webhooks {
  /** Seals the secrets that sign messages. */
  sealer: Sealer;
  /** What is wrong with an address, as far as its text says; null: nothing. */
  problemOf(url: string): AddressProblem | null;
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<PostOutcome>;
}

interface Options {
  sealer: Sealer;
  /** Origins that may be in our own networks and without https: for tests. */
  origins?: readonly string[];
  /** Finds the addresses of a host. */
  lookup?: LookupFunction;
  silentMs?: number;
}

/** @param options which addresses are called, and how. */
export function openWebhooks({ sealer, origins = [], ...options }: Options): Webhooks {
  const isLocal = ({ origin }: URL) => origins.includes(origin);
  return {
    sealer,
    problemOf(text) {
      const url = new URL(text);
      if (isLocal(url)) return null;
      if (url.protocol !== 'https:') return 'insecure';
      return isPublicHost(url.hostname) ? null : 'private';
    },
    post(text, headers, body) {
      const url = new URL(text);
      return postMessage({ url, headers, body, isLocal: isLocal(url), ...options });
    },
  };
}
