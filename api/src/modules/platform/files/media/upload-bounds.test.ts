import { describe, expect, it } from 'vitest';
import { GUEST_IMAGES_AN_HOUR, IMAGES_AN_HOUR } from '#base/limits/rate-limits.ts';
import { formOf, mp4, pdf, picture, type Sent } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const MB = 1024 * 1024;
const png = await picture().png().toBuffer();
const damaged = png.subarray(0, 60);

const signIn = async (permissions: string[] = ['timeline.create', 'messaging.create']) => {
  const user = await api.buildUser({ permissions });
  return { id: user.id, token: await api.tokenFor(user) };
};
const upload = (token: string, fields: Record<string, Sent>) =>
  api.request('post', '/api/uploads', { token, body: formOf(fields) });
const statusOf = async (token: string, fields: Record<string, Sent>) => (await upload(token, fields)).status;
const rows = () => sql.query<{ size: number }>({ text: 'select size from media' });

/** Stores drafts, or attached files, of a user. */
const fill = (owner: number, count: number, bytes: number, attachedAt: string | null = null) =>
  sql.query({
    text: `insert into media (id, owner_id, kind, mime, extension, size, created_at, attached_at)
      select lpad(n::text, 40, '0'), $1, 'image', 'image/webp', 'webp', $3::bigint, $4, $5::timestamptz
      from generate_series(1, $2::int) n`,
    values: [owner, count, bytes, api.clock.now(), attachedAt],
  });

describe('the limits of drafts', () => {
  it('a user with fifty drafts gets 429 before a picture or poster is decoded', async () => {
    const { id, token } = await signIn();
    await fill(id, 50, 1);
    expect(await statusOf(token, { file: [damaged] })).toBe(429);
    expect(await statusOf(token, { poster: [damaged], file: [mp4()] })).toBe(429);
    expect(await rows()).toHaveLength(50);
  });

  it('drafts of more than 600 MB together are rejected', async () => {
    const { id, token } = await signIn();
    await fill(id, 1, 560 * MB);
    expect(await statusOf(token, { file: [mp4()] })).toBe(429);
    expect(await statusOf(token, { file: [png] })).toBe(201);
    const { fields } = await (await upload(token, { file: [mp4()] })).json();
    expect(fields).toMatchObject([{ path: 'file', code: 'no_room' }]);
  });

  it('of two parallel uploads with room for one, one is accepted', async () => {
    const { id, token } = await signIn();
    await fill(id, 49, 1);
    const statuses = await Promise.all([statusOf(token, { file: [png] }), statusOf(token, { file: [png] })]);
    expect(statuses.sort()).toEqual([201, 429]);
    expect(await rows()).toHaveLength(50);
  });

  it('attached files do not count as drafts, and the limit is 2 GB of files a day', async () => {
    const { id, token } = await signIn();
    const now = api.clock.now().toISOString();
    await fill(id, 60, 30 * MB, now);
    expect(await statusOf(token, { file: [mp4()] })).toBe(201);
    await sql.query({ text: 'update media set size = $1', values: [34 * MB] });
    expect(await statusOf(token, { file: [mp4()] })).toBe(429);
    await sql.query({ text: "update media set created_at = created_at - interval '25 hours'" });
    expect(await statusOf(token, { file: [mp4()] })).toBe(201);
  });

  it('a rejected file frees its reservation', async () => {
    const { id, token } = await signIn();
    await fill(id, 49, 1);
    expect(await statusOf(token, { file: [damaged] })).toBe(422);
    expect(await statusOf(token, { file: [png] })).toBe(201);
    expect((await rows()).every(({ size }) => size > 0)).toBe(true);
  });
});

it('the pictures of a user, in posts or profile, are limited per hour', async () => {
  const { id, token } = await signIn();
  await api.deps.limits.images.clear(String(id));
  for (let taken = 0; taken < IMAGES_AN_HOUR; taken += 1) await api.deps.limits.images.take(String(id));
  expect(await statusOf(token, { file: [png] })).toBe(429);
  const profile = await api.request('put', '/api/own-profile', { token, body: formOf({ image: [png] }) });
  expect(profile.status).toBe(429);
  await api.deps.limits.images.clear(String(id));
  expect(await statusOf((await signIn()).token, { file: [png] })).toBe(201);
  expect(await rows()).toHaveLength(1);
});

it('a guest can upload twenty pictures an hour, the guests of one network sixty', async () => {
  const { guestImages, guestImagesOfNetwork } = api.deps.limits;
  const profileOf = async (guest: { id: number }) => {
    const call = { token: await api.tokenFor(guest), body: formOf({ image: [png] }) };
    return (await api.request('put', '/api/own-profile', call)).status;
  };
  const guest = async () => {
    const built = await api.buildUser({ role: 'guest' });
    await guestImages.clear(String(built.id));
    return built;
  };
  await guestImagesOfNetwork.clear('127.0.0.1');
  const many = await guest();
  for (let taken = 0; taken < GUEST_IMAGES_AN_HOUR; taken += 1) await guestImages.take(String(many.id));
  expect(await profileOf(many)).toBe(429);
  expect(await profileOf(await guest())).toBe(200);
  for (let taken = 1; taken < 60; taken += 1) await guestImagesOfNetwork.take('127.0.0.1');
  expect(await profileOf(await guest())).toBe(429);
  await guestImagesOfNetwork.clear('127.0.0.1');
  expect(await statusOf((await signIn()).token, { file: [png] })).toBe(201);
});

describe('kinds of uploads by permission', () => {
  it.each([
    ['writes posts', ['timeline.create'], { image: 201, video: 201, document: 403 }],
    ['edits posts', ['timeline.update'], { image: 201, video: 201, document: 403 }],
    ['writes messages', ['messaging.create'], { image: 201, video: 403, document: 201 }],
    ['does neither', ['timeline.read', 'messaging.read'], { image: 403, video: 403, document: 403 }],
  ])('a user who %s can upload the files of such an object', async (_name, permissions, expected) => {
    const { token } = await signIn(permissions);
    const found = {
      image: await statusOf(token, { file: [png] }),
      video: await statusOf(token, { file: [mp4()] }),
      document: await statusOf(token, { file: [pdf()] }),
    };
    expect(found).toEqual(expected);
    expect(await rows()).toHaveLength(Object.values(expected).filter((status) => status === 201).length);
  });

  it('a guest can upload no video and no poster', async () => {
    const token = await api.tokenFor(await api.buildUser({ role: 'guest' }));
    expect(await statusOf(token, { file: [mp4()] })).toBe(403);
    expect(await statusOf(token, { poster: [png], file: [mp4()] })).toBe(403);
    expect(await rows()).toEqual([]);
  });
});
