import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { mp4 } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

interface Media {
  id: string;
  image_path: string;
  width: number;
  thumbnails: { path: string }[];
}

const picture = async (width: number) => {
  const bytes = await sharp({ create: { width, height: 8, channels: 3, background: '#0f5b4f' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' });
};

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

let token: string;
let author: { id: number };
beforeEach(async () => {
  author = await api.buildUser({ role: 'student' });
  token = await api.tokenFor(author);
});
const send = (url: string, body: unknown, as = token) => api.request('post', url, { token: as, body });
const upload = async (width: number, as = token): Promise<string> =>
  (await (await send('/api/uploads', form({ file: await picture(width) }), as)).json()).data.id;
const imagesOf = async (response: Response): Promise<Media[]> => (await response.json()).data.images;
const widthsOf = (images: Media[]) => images.map(({ width }) => width);
const create = (fields: Record<string, string | File>) => send('/api/posts', form({ text: 'x', ...fields }));
const open = (path: string) => api.request('get', path);
const kept = async () => (await sql.query({ text: 'select 1 from media' })).length;

describe('a post', () => {
  it('a post shows drafts and new files in the order of their positions', async () => {
    const [a, b] = [await upload(11), await upload(13)];
    const response = await create({ 'images[2]': await picture(12), 'media[10]': b, 'media[1]': a });
    expect(response.status).toBe(201);
    const images = await imagesOf(response);
    expect(widthsOf(images)).toEqual([11, 12, 13]);
    for (const { image_path } of images) expect((await open(image_path)).status).toBe(200);
  });

  it('a post accepts a list of drafts as JSON', async () => {
    const media = [await upload(12), await upload(11)];
    const response = await send('/api/posts', { text: 'x', media });
    expect(response.status).toBe(201);
    expect((await imagesOf(response)).map(({ id }) => id)).toEqual(media);
  });

  it('a post accepts nine files, not ten', async () => {
    const file = await picture(9);
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`images[${index}]`, file]));
    expect((await create(fields(9))).status).toBe(201);
    const before = await kept();
    for (const body of [form({ text: 'x', ...fields(10) }), { text: 'x', media: Array(10).fill('0'.repeat(40)) }]) {
      const response = await send('/api/posts', body);
      expect(response.status).toBe(422);
      expect((await response.json()).message).toBe('Too many files: a post takes at most 9');
    }
    expect(await kept()).toBe(before);
  });

  it('a post accepts only drafts of its author, each once', async () => {
    const own = await upload(10);
    const other = await upload(10, await api.tokenFor(await api.buildUser()));
    const used = await upload(10);
    expect((await send('/api/posts', { text: 'x', media: [used] })).status).toBe(201);
    for (const media of [[other], [own, other], [used], [own, own], ['x'], ['f'.repeat(40)], [7], { a: 1 }])
      expect((await send('/api/posts', { text: 'x', media })).status).toBe(422);
    expect((await sql.query({ text: 'select 1 from posts' })).length).toBe(1);
    expect((await send('/api/posts', { text: 'x', media: [own] })).status).toBe(201);
  });

  it('a rejected post leaves no file behind', async () => {
    expect((await create({ text: ' ', 'images[0]': await picture(10) })).status).toBe(422);
    expect((await create({ 'images[0]': await picture(10), 'media[1]': 'f'.repeat(40) })).status).toBe(422);
    expect((await create({ 'images[0]': new File(['<html>'], 'a.png', { type: 'image/png' }) })).status).toBe(415);
    expect(await kept()).toBe(0);
  });
});

describe('editing the files of a post', () => {
  const edit = async (id: string, fields: Record<string, string | File>) =>
    send(`/api/posts/${id}`, form({ text: 'x', ...fields }));
  const written = async () => {
    const response = await create({ 'images[0]': await picture(10), 'images[1]': await picture(11) });
    const { data } = await response.json();
    return { id: data.id as string, images: data.images as [Media, Media] };
  };

  it('editing a post without a list of files keeps the files', async () => {
    const { id, images } = await written();
    expect(await imagesOf(await send(`/api/posts/${id}`, { text: 'y' }))).toEqual(images);
  });

  it('editing a post orders, adds and removes files, and removed files are deleted', async () => {
    const { id, images } = await written();
    const [first, second] = images;
    const fields = { 'media[0]': second.id, 'images[1]': await picture(12), 'media[2]': await upload(13) };
    expect(widthsOf(await imagesOf(await edit(id, fields)))).toEqual([11, 12, 13]);
    expect((await open(first.image_path)).status).toBe(404);
    expect((await open(second.image_path)).status).toBe(200);
    expect(await kept()).toBe(3);
    expect((await edit(id, { 'media[0]': first.id })).status).toBe(422);
    expect(widthsOf(await imagesOf(await edit(id, { media: '' })))).toEqual([]);
    expect(await kept()).toBe(0);
  });

  it('editing only the files of an approved post makes it pending again', async () => {
    const { id, images } = await written();
    const [first, second] = images.map((image) => image.id);
    await sql.query({ text: `update posts set status = 'approved', approved_at = now()` });
    const same = await send(`/api/posts/${id}`, { text: 'x', media: [first, second] });
    expect((await same.json()).data.status).toBe('approved');
    const turned = await send(`/api/posts/${id}`, { text: 'x', media: [second, first] });
    expect((await turned.json()).data.status).toBe('pending');
  });
});

it('deleting a post deletes its pictures, videos and posters, and its comments', async () => {
  const file = new File([mp4()], 'video.mp4', { type: 'video/mp4' });
  const video = await (await send('/api/uploads', form({ file, poster: await picture(900) }))).json();
  const response = await create({ 'images[0]': await picture(900), 'media[1]': video.data.id });
  const { id, images } = (await response.json()).data as { id: string; images: Media[] };
  expect(images.map(({ thumbnails }) => thumbnails.length > 0)).toEqual([true, true]);
  const paths = images.flatMap(({ image_path, thumbnails }) => [image_path, ...thumbnails.map(({ path }) => path)]);
  const admin = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  const comments = async () => (await api.request('get', `/api/comments/${id}`, { token: admin })).status;
  for (const path of paths) expect((await open(path)).status).toBe(200);
  expect(await comments()).toBe(200);
  await api.request('delete', `/api/posts/${id}`, { token });
  for (const path of paths) expect((await open(path)).status).toBe(404);
  expect(await comments()).toBe(404);
  expect(await kept()).toBe(0);
});
