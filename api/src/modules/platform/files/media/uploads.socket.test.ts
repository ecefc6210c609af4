import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3 } from '@academy/platform/testing';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Store } from '#base/files/s3-store.ts';
import { formOf, mp4, picture } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const MB = 1024 * 1024;
const BOUNDARY = 'a-boundary';
const END = `\r\n--${BOUNDARY}--\r\n`;
const png = await picture(500, 400).png().toBuffer();

// This server does not replace Request and Response for the whole process.
const server = createAdaptorServer({ fetch: api.app.fetch, overrideGlobalObjects: false }) as Server;
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const signIn = async () => api.tokenFor(await api.buildUser({ role: 'teacher' }));
const rows = () => api.deps.database.sql.query<{ size: number }>({ text: 'select size from media' });
const headOf = (field: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\ncontent-type: video/mp4\r\n\r\n`;

/** A form that is written piece by piece. */
function open(url: string, token: string) {
  const sending = request(`http://127.0.0.1:${(server.address() as AddressInfo).port}${url}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  });
  const response = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', async (response) => {
      const parts = await response.toArray();
      resolve({ status: response.statusCode, text: Buffer.concat(parts).toString() });
    });
  });
  response.catch(() => {});
  const write = (piece: string | Uint8Array) =>
    new Promise<void>((resolve) => void sending.write(piece, () => resolve()));
  return {
    write,
    response,
    end: (piece: string | Uint8Array) => void sending.end(piece),
    abort: () => sending.destroy(),
  };
}

async function expectNothingLeft() {
  await expect.poll(rows).toEqual([]);
  await expect.poll(api.storedFiles).toEqual([]);
}

describe('a form over a connection', () => {
  it('a connection that breaks in the second file leaves no file', async () => {
    const form = open('/api/posts', await signIn());
    await form.write(headOf('images[0]'));
    await form.write(png);
    await form.write(`\r\n${headOf('images[1]')}`);
    await form.write(mp4(3 * MB));
    await expect.poll(() => api.storedFiles().some((name) => /\.mp4\..+\.part$/.test(name))).toBe(true);
    // Whatever fails now, a row names the stored bytes.
    expect(await rows()).toHaveLength(2);
    form.abort();
    await expectNothingLeft();
  });

  it('a connection that breaks within a picture leaves no file', async () => {
    const form = open('/api/uploads', await signIn());
    await form.write(headOf('file'));
    await form.write(png.subarray(0, 5000));
    form.abort();
    await expectNothingLeft();
    const next = open('/api/uploads', await signIn());
    await next.write(headOf('file'));
    await next.write(png);
    next.end(END);
    expect((await next.response).status).toBe(201);
  });

  it('a form without its last boundary is rejected', async () => {
    const form = open('/api/uploads', await signIn());
    await form.write(headOf('file'));
    form.end(mp4(MB));
    expect((await form.response).status).toBe(400);
    await expectNothingLeft();
  });

  it('a wrong file is rejected before all of it has been sent', async () => {
    const form = open('/api/posts', await signIn());
    await form.write(headOf('images[0]'));
    await form.write(Buffer.alloc(MB, 'MZ'));
    await form.write(Buffer.alloc(17 * MB));
    const { status, text } = await form.response;
    expect([status, JSON.parse(text).message]).toEqual([415, 'This file is neither a picture nor a video']);
    form.abort();
    await expectNothingLeft();
  });

  it('a video of more than fifty megabytes gets a readable error', async () => {
    const form = open('/api/posts', await signIn());
    await form.write(headOf('images[0]'));
    form.end(Buffer.concat([mp4(51 * MB), Buffer.from(END)]));
    const { status, text } = await form.response;
    expect([status, JSON.parse(text).message]).toEqual([413, 'The video is larger than 50 MB']);
    await expectNothingLeft();
  });
});

describe('uploads to a bucket', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-uploads-'));
  const inFolder = api.deps.files;
  let bucket: Awaited<ReturnType<typeof startS3>>;
  const objects = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /media.+object$/.test(name));

  beforeAll(async () => {
    bucket = await startS3(folder, 'academy');
    const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = bucket.environment;
    api.deps.files = s3Store({
      endpoint: S3_ENDPOINT,
      bucket: 'academy',
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    });
  });
  afterAll(async () => {
    api.deps.files = inFolder;
    await bucket.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('a file uploaded to a bucket can be read whole and in ranges, and can be deleted', async () => {
    const token = await signIn();
    const video = mp4(12 * MB);
    const body = formOf({ file: [video], poster: [png] });
    const { data } = await (await api.request('post', '/api/uploads', { token, body })).json();
    const whole = await api.request('get', data.image_path);
    expect(Buffer.from(await whole.arrayBuffer()).equals(video)).toBe(true);
    const part = await api.request('get', data.image_path, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    const poster = await api.request('get', data.thumbnails[0].path);
    expect((await poster.arrayBuffer()).byteLength).toBe(Number(poster.headers.get('content-length')));
    expect(objects()).toHaveLength(2);
    expect((await api.request('delete', `/api/uploads/${data.id}`, { token })).status).toBe(200);
    expect(objects()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('an interrupted upload to a bucket leaves nothing', async () => {
    const form = open('/api/posts', await signIn());
    await form.write(headOf('images[0]'));
    await form.write(png);
    await form.write(`\r\n${headOf('images[1]')}`);
    await form.write(mp4(12 * MB));
    await expect.poll(rows).toHaveLength(2);
    form.abort();
    await expect.poll(rows).toEqual([]);
    expect(objects()).toEqual([]);
  });
});
