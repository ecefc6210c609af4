/**
 * Options of Ably's client for the academy's own hub, which is at the API's origin. Without each of them the client
 * would also call Ably's hosts, or use features that the hub lacks.
 */
export function hubOptions(origin: string) {
  const { protocol, hostname, host, port } = new URL(origin);
  const tls = protocol === 'https:';
  const number = Number(port) || (tls ? 443 : 80);
  // As an endpoint, a name without a dot would be treated as one of Ably's clusters.
  const isEndpoint = hostname === 'localhost' || hostname.includes('.');
  return {
    ...(isEndpoint ? { endpoint: hostname } : { restHost: hostname, realtimeHost: hostname }),
    port: number,
    tlsPort: number,
    tls,
    useBinaryProtocol: false,
    transports: ['web_socket' as const],
    disableConnectivityCheck: true,
    wsConnectivityCheckUrl: `${tls ? 'wss' : 'ws'}://${host}/`,
    disconnectedRetryTimeout: 2000,
  };
}

const TOKEN_PROTOCOL = 'academy.token';

/** The sub-protocols with which a browser sends its token to the hub; the hub responds with the first. */
export const tokenProtocols = (token: string): string[] => [TOKEN_PROTOCOL, token];

/** The token in a handshake's `Sec-WebSocket-Protocol`, or null. */
export function tokenOfProtocols(header: string | undefined): string | null {
  const [name, token] = (header ?? '').split(',').map((part) => part.trim());
  return name === TOKEN_PROTOCOL && token ? token : null;
}
