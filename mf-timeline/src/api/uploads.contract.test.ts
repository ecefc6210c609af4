// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { signInForTest } from '@academy/shared-auth/testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createPost } from '#/testing/send-request.ts';
import { editPost } from './post-drafts.ts';
import { postQueries } from './posts.ts';
import { deleteUpload, isStillThere, uploadMedia } from './uploads.ts';

const api = await useApi(sharedTestApi);

async function signIn(role: string) {
  const user = await someone(api, role);
  user.signIn();
  return user;
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const aPicture = (bytes = Buffer.from(PIXEL, 'base64')) => new File([bytes], 'a.png', { type: 'image/png' });
const upload = (file = aPicture()) =>
  uploadMedia({ file, poster: null, signal: new AbortController().signal, onProgress: () => {} });
const read = (id: string) => new QueryClient().fetchQuery(postQueries.detail(id));
const idsOf = ({ images }: { images: { id: string }[] }) => images.map(({ id }) => id);

describe('an upload', () => {
  test('an upload exists for its owner until it is deleted', async () => {
    await signIn('student');
    const media = await upload();
    expect(media).toMatchObject({ type: 'image', width: 1, height: 1 });
    expect(await isStillThere(media)).toBe(true);
    await deleteUpload(media.id);
    expect(await isStillThere(media)).toBe(false);
  });

  test('an upload of another user can be neither seen nor deleted', async () => {
    await signIn('student');
    const media = await upload();
    await signIn('student');
    expect(await isStillThere({ ...media, image_path: media.image_path.replace(/\?.*/, '') })).toBe(false);
    await expect(deleteUpload(media.id)).rejects.toMatchObject({ status: 404 });
  });

  test('an upload of a wrong type is rejected by its bytes', async () => {
    await signIn('student');
    await expect(upload(aPicture(Buffer.from('words, no picture')))).rejects.toMatchObject({ status: 415 });
  });
});

describe('the media of a post', () => {
  const html = '<p>Two moons</p>';

  test('the media of a post keep their order and can be reordered', async () => {
    await signIn('student');
    const [one, two, three] = [await upload(), await upload(), await upload()];
    const written = await createPost({ html, media: [two.id, one.id], requestKey: 'create' });
    expect(idsOf(written)).toEqual([two.id, one.id]);
    const changed = await editPost(written.id, { html, media: [three.id, two.id], requestKey: 'edit' });
    expect(idsOf(changed)).toEqual([three.id, two.id]);
    expect(await isStillThere(one)).toBe(false);
    await editPost(written.id, { html, media: [], requestKey: 'empty' });
    expect(idsOf(await read(written.id))).toEqual([]);
  });

  test('the media of a post cannot be another user’s uploads', async () => {
    await signIn('student');
    const { id } = await upload();
    await signIn('student');
    await expect(createPost({ html, media: [id], requestKey: 'theft' })).rejects.toMatchObject({ status: 422 });
  });

  test('a post has at most nine media', async () => {
    await signIn('student');
    const ten: string[] = [];
    for (let number = 0; number < 10; number += 1) ten.push((await upload()).id);
    const rejected = createPost({ html, media: ten, requestKey: 'ten' });
    await expect(rejected).rejects.toThrow(/Too many files/);
  });
});

test.each([
  ['student', 'pending'],
  ['admin', 'approved'],
])('an approved post that its author, %s, edits is %s', async (role, status) => {
  const author = await api.buildUser({ role });
  const { id } = await api.buildPost({ author, status: 'approved' });
  signInForTest({ id: String(author.id), role }, [], await api.tokenFor(author));
  const edited = await editPost(String(id), { html: '<p>Second</p>', media: [], requestKey: 'second' });
  expect(edited).toMatchObject({ text: '<p>Second</p>', status });
});
