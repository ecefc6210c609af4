import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { tokenOfProtocols } from '@academy/shared-auth/contract';
import { WebSocketServer } from 'ws';
import type { Hub } from './hub.ts';

/** Bytes of what a client may send at once: tokens are the longest. */
const MOST_PAYLOAD = 16 * 1024;

function reject(socket: Duplex): void {
  socket.on('error', () => {});
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

/** Lets sockets in at `/`, where Ably's SDK asks, and nowhere else. An address may carry a token: none is ever logged. */
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
