import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import type { Academy, Account } from '../academy.ts';
import { root } from '../places.ts';

interface Media {
  id: string;
  image_path: string;
  thumbnails: { path: string }[];
}

interface Post {
  id: string;
  images: Media[];
}

/** A demo file that tests upload again. */
export const demoFile = (name: string): string => path.join(root, 'api/src/demo/media', name);

/** Text that no other post has. */
export const uniqueText = (words: string) => `${words} ${randomUUID()}`;

const blobOf = (name: string) => new Blob([readFileSync(demoFile(name))]);

/** Uploads a picture of the demo, or its video with the poster. @returns the draft's id. */
async function uploaded(academy: Academy, name: string, as: Account): Promise<string> {
  const form = new FormData();
  form.append('file', blobOf(name), name);
  if (name.endsWith('.webm')) form.append('poster', blobOf(name.replace('.webm', '-poster.webp')), 'poster.webp');
  const { data } = await academy.call<{ data: Media }>('POST', 'uploads', { as, form });
  return data.id;
}

/** Makes a user write a post with these demo files, which then waits for approval. @returns its id. */
export async function writtenPost(
  academy: Academy,
  text: string,
  as: Account = 'student',
  files: readonly string[] = [],
): Promise<string> {
  const media: string[] = [];
  for (const file of files) media.push(await uploaded(academy, file, as));
  const json = { text: `<p>${text}</p>`, media };
  const { data } = await academy.call<{ data: Post }>('POST', 'posts', { as, json });
  return data.id;
}

/** A post that everybody sees, the newest of the feed. */
export async function approvedPost(
  academy: Academy,
  text: string,
  as: Account = 'student',
  files: readonly string[] = [],
): Promise<string> {
  const id = await writtenPost(academy, text, as, files);
  await academy.call('PUT', `posts/${id}/approve`, { as: 'admin' });
  return id;
}

/** Addresses of all stored files of a post, with a viewer's file token. */
export async function filesOf(academy: Academy, id: string, as: Account): Promise<string[]> {
  const { data } = await academy.call<{ data: Post }>('GET', `posts/${id}`, { as });
  return data.images.flatMap(({ image_path, thumbnails }) => [image_path, ...thumbnails.map((each) => each.path)]);
}

/** The status of each address for a user who sends a token instead of the address's file token. */
export async function statusesOf(academy: Academy, addresses: readonly string[], as: Account): Promise<number[]> {
  const headers = { authorization: `Bearer ${await academy.tokenOf(as)}` };
  const responses = await Promise.all(addresses.map((address) => fetch(academy.url + address, { headers })));
  await Promise.all(responses.map((response) => response.body?.cancel()));
  return [...new Set(responses.map(({ status }) => status))];
}

/** The post with this text, as a viewer sees it. */
export const postCard = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
