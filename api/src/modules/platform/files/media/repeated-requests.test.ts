import { describe, expect, it } from 'vitest';
import { createChatFixture } from '#testing/fixtures/chat.fixture.ts';
import { formOf, mp4, pdf, picture, type Sent } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { pair } = createChatFixture(api);
const photo = await picture(300, 200).jpeg().toBuffer();
const rows = () =>
  api.deps.database.sql.query<{ id: string }>({ text: 'select id from media order by created_at, id' });

describe('a post with files, sent twice under one Idempotency-Key', () => {
  const send = (token: string, fields: Record<string, Sent | string>) =>
    api.request('post', '/api/posts', { token, body: formOf(fields), headers: { 'idempotency-key': 'a-key' } });

  it('a post with files that is repeated under one key is one post with one set of files', async () => {
    const token = await api.tokenFor(await api.buildUser({ role: 'teacher' }));
    const fields = { text: '<p>Salam</p>', 'images[0]': [photo] as Sent, 'images[1]': [mp4()] as Sent };
    const first = await (await send(token, fields)).json();
    const stored = api.storedFiles().sort();
    const second = await send(token, fields);
    expect([second.status, await second.json()]).toEqual([201, first]);
    expect((await rows()).map(({ id }) => id).sort()).toEqual(
      first.data.images.map((image: { id: string }) => image.id).sort(),
    );
    expect(api.storedFiles().sort()).toEqual(stored);
  });

  it('a repeated key with other bytes is rejected, and its files are removed', async () => {
    const token = await api.tokenFor(await api.buildUser({ role: 'teacher' }));
    expect((await send(token, { text: '<p>Salam</p>', 'images[0]': [photo] })).status).toBe(201);
    const [kept, stored] = [await rows(), api.storedFiles().sort()];
    expect(
      (await send(token, { text: '<p>Salam</p>', 'images[0]': [photo.subarray(0), 'b'], 'images[1]': [mp4()] })).status,
    ).toBe(409);
    expect((await send(token, { text: '<p>Salam</p>', 'images[0]': [mp4(9000)] })).status).toBe(409);
    expect([await rows(), api.storedFiles().sort()]).toEqual([kept, stored]);
  });
});

it('a message with a file that is sent again is one message with one file', async () => {
  const { student, teacher } = await pair();
  const send = async () => {
    const body = formOf({ receiver_id: String(teacher.id), attachment: [pdf(), 'plan.pdf'] });
    return api.request('post', '/api/messages/send', {
      token: student.token,
      body,
      headers: { 'idempotency-key': 'c-1' },
    });
  };
  const [first, second] = [await (await send()).json(), await (await send()).json()];
  expect(second.data.id).toBe(first.data.id);
  expect(await rows()).toEqual([{ id: first.data.attachment.id }]);
  expect(api.storedFiles()).toEqual([`${first.data.attachment.id}.pdf`]);
});

it('an unused file of a request is deleted at the end of the request', async () => {
  const token = await api.tokenFor(await api.buildUser({ role: 'teacher' }));
  const rejected = await api.request('post', '/api/posts', {
    token,
    body: formOf({ text: ' ', 'images[0]': [photo] }),
  });
  expect(rejected.status).toBe(422);
  expect([await rows(), api.storedFiles()]).toEqual([[], []]);
});
