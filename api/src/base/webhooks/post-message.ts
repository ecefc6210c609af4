import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { outsideCalls } from '#base/limits/outside-calls.ts';
import { isPublicAddress, isPublicHost } from './public-address.ts';

/** Why a message got no answer. */
export const postProblems = ['private_address', 'timeout', 'unresolved', 'certificate', 'unreachable'] as const;
type PostProblem = (typeof postProblems)[number];

export type PostOutcome =
  | { state: 'answered'; status: number; text: string; retryAfter: string | null }
  | { state: 'unanswered'; problem: PostProblem };

interface Post {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether the address may be one of our own networks: for tests. */
  isLocal: boolean;
  lookup?: LookupFunction;
  silentMs?: number;
}

/** How much of an answer is read. */
const MAX_ANSWER_BYTES = 2048;

class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS';
}
class Late extends Error {
  readonly code = 'LATE';
}

/**
 * Finds the addresses of a host and rejects those that are not on the internet. The socket connects to what is found
 * here, so a name that leads elsewhere a moment later changes nothing.
 */
const publicLookup =
  (lookup: LookupFunction): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = (found ?? []) as LookupAddress[];
      const [first] = addresses;
      if (error || !first) return callback(error ?? new Error('no address'), []);
      if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new PrivateAddress(), []);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });

function problemOf({ code = '' }: NodeJS.ErrnoException): PostProblem {
  if (code === 'PRIVATE_ADDRESS') return 'private_address';
  if (code === 'LATE' || code === 'ETIMEDOUT') return 'timeout';
  if (code === 'ENOTFOUND' || code.startsWith('EAI_')) return 'unresolved';
  return /CERT|SIGNATURE|_SSL_|^EPROTO$/.test(code) ? 'certificate' : 'unreachable';
}

/** The first bytes of an answer as text that can be stored; an end that never comes is not waited for. */
function readStart(response: IncomingMessage, done: (text: string) => void): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const end = () => done(Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString('utf8').replaceAll('\0', ''));
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= MAX_ANSWER_BYTES) end();
  });
  response.on('end', end);
  response.on('close', end);
  response.on('error', end);
}

/** Rejects an address of our own networks once more, before the first byte is sent. */
function guard(request: ClientRequest): void {
  request.on('socket', (socket) =>
    socket.once('connect', () => {
      if (!isPublicAddress(socket.remoteAddress ?? '')) request.destroy(new PrivateAddress());
    }),
  );
}

/**
 * Posts a message once: without redirects, with an end for everything, and to the internet only. The status decides: who
 * has sent one and then hangs has answered.
 */
export function postMessage({ url, headers, body, isLocal, ...options }: Post): Promise<PostOutcome> {
  const { lookup = systemLookup as LookupFunction, silentMs = outsideCalls.webhooks.silentMs } = options;
  if (!isLocal && !isPublicHost(url.hostname))
    return Promise.resolve({ state: 'unanswered', problem: 'private_address' });
  return new Promise((resolve) => {
    const length = String(Buffer.byteLength(body));
    const request = (url.protocol === 'http:' ? http : https).request(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': length },
      lookup: isLocal ? lookup : publicLookup(lookup),
    });
    if (!isLocal) guard(request);
    let late = () => void request.destroy(new Late());
    const timer = setTimeout(() => late(), silentMs);
    const finish = (outcome: PostOutcome) => {
      clearTimeout(timer);
      resolve(outcome);
      request.destroy();
    };
    request.on('error', (error) => finish({ state: 'unanswered', problem: problemOf(error) }));
    request.on('response', (response) => {
      const { statusCode: status = 0, headers: given } = response;
      const retryAfter = given['retry-after'] ?? null;
      late = () => void response.destroy();
      readStart(response, (text) => finish({ state: 'answered', status, text, retryAfter }));
    });
    request.end(body);
  });
}
