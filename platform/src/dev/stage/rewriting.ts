import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** The stage that serves the pages, and the address at which this machine shows them. */
export interface Origins {
  stage: URL;
  local: URL;
}

const socketOrigin = ({ protocol, host }: URL) => `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}`;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const swap = (text: string, from: string, to: string) =>
  text.replace(new RegExp(`${escaped(from)}(?![\\w.:-])`, 'g'), to);

/** Headers that are valid only for one connection. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'te'];

/** The headers for the stage: as if its own page sent the request. */
export function toStage(headers: IncomingHttpHeaders, { stage, local }: Origins): OutgoingHttpHeaders {
  const sent: OutgoingHttpHeaders = { ...headers, host: stage.host };
  for (const name of OF_THE_CONNECTION) delete sent[name];
  for (const name of ['origin', 'referer'] as const)
    if (headers[name]) sent[name] = swap(headers[name], local.origin, stage.origin);
  return sent;
}

/** A cookie of the stage as one of this machine: for its host, and without TLS. */
const localCookie = (cookie: string) =>
  cookie.replace(/;\s*(secure|domain=[^;]*)(?=;|$)/gi, '').replace(/^__(Host|Secure)-/, '');

/** The stage's policy, with sockets and reports to this machine. */
const localPolicy = (policy: string, { stage, local }: Origins): string =>
  swap(swap(policy, socketOrigin(stage), socketOrigin(local)), stage.origin, local.origin);

/** The stage's headers that the browser gets. */
export function fromStage(headers: IncomingHttpHeaders, origins: Origins): OutgoingHttpHeaders {
  const given: OutgoingHttpHeaders = { ...headers };
  for (const name of [...OF_THE_CONNECTION, 'strict-transport-security']) delete given[name];
  if (headers['set-cookie']) given['set-cookie'] = headers['set-cookie'].map(localCookie);
  if (headers.location) given.location = swap(headers.location, origins.stage.origin, origins.local.origin);
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string') given['content-security-policy'] = localPolicy(policy, origins);
  return given;
}
