import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const PING = 0x89;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
const SHORT = 126;

/** A text as a client's frame; a mask of zeros leaves the text unchanged. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  const mask = Buffer.alloc(4);
  if (body.length >= 0x10000) throw new Error('too long for this bench');
  const head =
    body.length < SHORT
      ? Buffer.from([TEXT, 0x80 | body.length])
      : Buffer.from([TEXT, 0x80 | SHORT, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([head, mask, body]);
}

/** The first complete frame of the received bytes: its kind, its text and its length in bytes. */
function firstFrame(bytes: Buffer): { kind: number; text: string; length: number } | null {
  const [kind, short] = bytes;
  if (kind === undefined || short === undefined) return null;
  const from = short === SHORT ? 4 : 2;
  if (bytes.length < from) return null;
  const length = from + (short === SHORT ? bytes.readUInt16BE(2) : short);
  return bytes.length < length ? null : { kind, text: bytes.toString('utf8', from, length), length };
}

function readFrames(socket: Socket, rest: Buffer, onText: (text: string) => void): void {
  let waiting = rest;
  const take = () => {
    for (let frame = firstFrame(waiting); frame; frame = firstFrame(waiting)) {
      waiting = waiting.subarray(frame.length);
      if (frame.kind === TEXT) onText(frame.text);
      if (frame.kind === PING) socket.write(PONG);
    }
  };
  socket.on('data', (data) => {
    waiting = waiting.length > 0 ? Buffer.concat([waiting, data]) : data;
    take();
  });
  take();
}

/** Opens a WebSocket with minimal code around it. @returns the function that sends. */
export function openSocket(url: URL, onText: (text: string) => void): Promise<(text: string) => void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    socket.setNoDelay(true);
    socket.on('error', reject);
    let head = Buffer.alloc(0);
    const shakeHands = (data: Buffer) => {
      head = Buffer.concat([head, data]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!head.subarray(0, 12).toString().endsWith('101')) return reject(new Error(head.toString()));
      socket.off('data', shakeHands);
      readFrames(socket, head.subarray(end + 4), onText);
      resolve((text) => socket.write(frameOf(text)));
    };
    socket.on('data', shakeHands);
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
  });
}
