import { mkdtempSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setInterval } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mp4 } from '#testing/fixtures/media.fixture.ts';
import { startServer } from './server-process.ts';
import { builtServer, copySeededFolder, inFull, signIn, temporaryFolder } from './test-server.ts';

const MB = 1024 * 1024;
/** Fewer in daily runs: together they still exceed the allowed memory. */
const FILES = inFull ? 9 : 3;
const FILE_BYTES = 50 * MB;
const BOUNDARY = 'a-boundary';
const folder = temporaryFolder('uploads');

/** Videos of fifty megabytes, generated while they are sent. */
function* form(): Generator<Buffer> {
  const piece = Buffer.alloc(MB, 'x');
  const start = Buffer.alloc(MB);
  const head = mp4(1000);
  head.copy(start);
  // The last box has the remaining length, and its content is zeros.
  start.writeUInt32BE(FILE_BYTES - head.lastIndexOf('mdat') + 4, head.lastIndexOf('mdat') - 4);
  for (let index = 0; index < FILES; index += 1) {
    yield Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="images[${index}]"; filename="${index}.mp4"\r\n\r\n`,
    );
    yield start;
    for (let sent = MB; sent < FILE_BYTES; sent += MB) yield piece;
    yield Buffer.from('\r\n');
  }
  yield Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="text"\r\n\r\n<p>Videos</p>\r\n--${BOUNDARY}--\r\n`,
  );
}

async function send(url: string, token: string) {
  const sending = request(`${url}/api/posts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  });
  const responded = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', async (response) =>
      resolve({ status: response.statusCode, body: Buffer.concat(await response.toArray()).toString() }),
    );
  });
  await pipeline(Readable.from(form()), sending);
  return responded;
}

/** The memory of the server's process, in megabytes. */
async function memoryOf(url: string): Promise<number> {
  const numbers = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(numbers)?.[1]) / MB;
}

it(`a post with ${FILES} videos of fifty megabytes needs little memory`, {
  timeout: 180_000,
}, async () => {
  // Another try must not find files of the former one.
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  // Making the database takes much memory, which the process keeps: the memory for an upload would not be visible.
  await copySeededFolder(dataDir);
  const server = await startServer(builtServer(), { DATA_DIR: dataDir });
  const token = await signIn(server.url, 'teacher');
  const before = await memoryOf(server.url);
  let most = before;
  const response = send(server.url, token);
  let hasResponse = false;
  response.finally(() => {
    hasResponse = true;
  });
  for await (const _tick of setInterval(100)) {
    most = Math.max(most, await memoryOf(server.url));
    if (hasResponse) break;
  }
  const { status, body } = await response;
  expect(status, body).toBe(201);
  const sizes = JSON.parse(body).data.images.map((image: { size: number }) => image.size);
  expect(sizes).toEqual(Array(FILES).fill(FILE_BYTES));
  expect(before).toBeGreaterThan(20);
  // One whole file in memory would exceed this.
  expect(most - before).toBeLessThan(90);
  expect(readdirSync(path.join(dataDir, 'files/media')).filter((name) => name.endsWith('.mp4'))).toHaveLength(FILES);
  expect([await server.stop(), server.complaints]).toEqual([0, []]);
});
