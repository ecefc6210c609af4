import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

describe('an upload', () => {
  it('is taken in', async () => {
    const token = await api.tokenFor(await api.buildUser());
    const form = new FormData();
    const jpeg = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#0f5b4f' } }).jpeg().toBuffer();
    form.set('file', new File([new Uint8Array(jpeg)], 'صورة.jpg', { type: 'image/jpeg' }));
    const answer = await api.request('post', '/api/uploads', { token, body: form });
    const json = await answer.json();
    console.log(answer.status, JSON.stringify(json, null, 1));
    expect(answer.status).toBe(201);
    const file = await api.request('get', json.data.image_path);
    expect(file.status).toBe(200);
    console.log(Object.fromEntries(file.headers));
    const meta = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    console.log(meta);
  });
});
