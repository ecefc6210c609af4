import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Academy, DemoAccount } from './academy.ts';

interface Post {
  id: string;
}

/** Words that no other post has. */
export const uniqueText = (words: string) => `${words} ${randomUUID()}`;

/** Somebody writes a post, which then waits for approval. @returns its id. */
export async function writtenPost(academy: Academy, text: string, as: DemoAccount = 'student'): Promise<string> {
  const { data } = await academy.call<{ data: Post }>('POST', 'posts', { as, json: { text: `<p>${text}</p>` } });
  return data.id;
}

/** A post that everybody sees, the newest of the feed. */
export async function approvedPost(academy: Academy, text: string, as: DemoAccount = 'student'): Promise<string> {
  const id = await writtenPost(academy, text, as);
  await academy.call('PUT', `posts/${id}/approve`, { as: 'admin' });
  return id;
}

/** The post with these words, as a reader sees it. */
export const postCard = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
