import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { tokenOfProtocols } from '@academy/shared-auth/contract';
import { WebSocketServer } from 'ws';
import type { Hub } from './hub.ts';

/** The most bytes of a client's message: tokens are the longest. */
const MOST_PAYLOAD = 16 * 1024;

function reject(socket: Duplex): void {
  socket.on('error', () => {});
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

/**
 * Accepts sockets only at `/`, the address that Ably's SDK uses. An address may contain a token, so none is ever
 * logged.
 */
export function serveSockets(server: Server, hub: Hub): void {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MOST_PAYLOAD,
    perMessageDeflate: false,
  });
  server.on('upgrade', (request, socket, head) => {
    const [path, query] = (request.url ?? '').split('?', 2);
    if (path !== '/' || request.headers.upgrade?.toLowerCase() !== 'websocket') return reject(socket);
    const params = new URLSearchParams(query);
    const token = tokenOfProtocols(request.headers['sec-websocket-protocol']);
    if (token) params.set('access_token', token);
    sockets.handleUpgrade(request, socket, head, (ws) => void hub.accept(ws, params));
  });
}
