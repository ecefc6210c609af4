import { tokenProtocols } from '../contract/realtime.ts';

type Params = Record<string, string>;
type Transport = new (
  ...given: never[]
) => { uri?: string; createWebSocket(address: string, params: Params): WebSocket };

/**
 * The transport of Ably's client, except that the token is sent in the handshake as a sub-protocol: browsers print the
 * address of a socket that fails, and proxies log it.
 */
export function withoutTokenInAddress(transport: unknown): unknown {
  return class extends (transport as Transport) {
    override createWebSocket(address: string, { access_token: token, ...params }: Params): WebSocket {
      if (!token) return super.createWebSocket(address, params);
      this.uri = `${address}?${new URLSearchParams(params)}`;
      return new WebSocket(this.uri, tokenProtocols(token));
    }
  };
}
