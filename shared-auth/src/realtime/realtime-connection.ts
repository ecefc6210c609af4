import type { ClientOptions, InboundMessage } from 'ably';
import { BaseRealtime, FetchRequest, WebSocketTransport } from 'ably/modular';
import { ApiError } from '../errors/api-error.ts';
import { withoutTokenInAddress } from './private-socket.ts';
import type { RealtimeEvent, RealtimeStatus } from './realtime-event.ts';
import type { RealtimeGrant } from './realtime-grant.ts';

/** Milliseconds after which a broken connection counts as offline. */
const GRACE_MS = 3000;

interface Hooks {
  grant(): Promise<RealtimeGrant>;
  onEvent(event: RealtimeEvent): void;
  onGap(): void;
  onStatus(status: RealtimeStatus): void;
}

/** A blocked user must not try again (403); anything else may be temporary. */
const rejectionOf = (error: unknown) => ({
  name: 'RealtimeRefusal',
  code: 40170,
  statusCode: error instanceof ApiError && error.status === 403 ? 403 : 500,
  message: 'no token',
});

function openClient(first: RealtimeGrant, { grant }: Pick<Hooks, 'grant'>): BaseRealtime {
  let held: RealtimeGrant | null = first;
  const authCallback: ClientOptions['authCallback'] = (_params, done) => {
    const given = held ?? grant();
    held = null;
    Promise.resolve(given).then(
      ({ token }) => done(null, token),
      (error: unknown) => done(rejectionOf(error), null),
    );
  };
  const isOwnHub = Object.keys(first.options).length > 0;
  const transport = isOwnHub ? withoutTokenInAddress(WebSocketTransport) : WebSocketTransport;
  const plugins = { FetchRequest, WebSocketTransport: transport };
  return new BaseRealtime({ ...first.options, authCallback, plugins, logLevel: 0 });
}

/**
 * Listens to the granted channel with Ably's client until the returned function is called. The client renews its token,
 * reconnects after a break, and continues where it stopped; if it cannot, it calls `onGap`.
 */
export function connect(first: RealtimeGrant, hooks: Hooks): () => void {
  const client = openClient(first, hooks);
  const channel = client.channels.get(first.channel);
  let grace: ReturnType<typeof setTimeout> | undefined;
  const setStatus = (status: RealtimeStatus) => {
    clearTimeout(grace);
    grace = undefined;
    hooks.onStatus(status);
  };
  const breaks = () => {
    grace ??= setTimeout(() => hooks.onStatus('offline'), GRACE_MS);
  };
  client.connection.on('disconnected', breaks);
  client.connection.on(['suspended', 'failed'], () => setStatus('offline'));
  channel.on(['suspended', 'failed'], () => setStatus('offline'));
  channel.on(['attached', 'update'], ({ resumed }) => {
    setStatus('live');
    if (!resumed) hooks.onGap();
  });
  const hear = ({ name, data }: InboundMessage) => hooks.onEvent({ name: name ?? '', data });
  channel.subscribe(hear).catch(() => {});
  // Without it only events of the common channel are late.
  if (first.shared)
    client.channels
      .get(first.shared)
      .subscribe(hear)
      .catch(() => {});
  return () => {
    clearTimeout(grace);
    client.connection.off();
    channel.off();
    channel.unsubscribe();
    client.close();
  };
}
