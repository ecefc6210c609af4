import { call } from '../test-server.ts';
import type { Writer } from './writer.ts';

/** The posts that writers have sent: by key, with the ids of acknowledged ones. */
export class SentPosts {
  readonly sent = new Map<string, string | null>();

  async write(url: string, token: string, key: string): Promise<void> {
    if (!this.sent.has(key)) this.sent.set(key, null);
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    const { data } = await call(`${url}/api/posts`, 'POST', { text: `<p>${key}</p>` }, headers);
    this.sent.set(key, data.id);
  }

  /** A client without a response repeats the request with the same key: the post is stored once in any case. */
  async settle(url: string, token: string): Promise<void> {
    for (const [key, id] of this.sent) if (id === null) await this.write(url, token, key);
  }

  writer(name: number, token: string): Writer {
    let number = 0;
    return {
      write: (url) => {
        number += 1;
        return this.write(url, token, `w${name}-${number}`);
      },
    };
  }
}

/** All own posts of the author in the feed: ids by text. */
export async function readPosts(url: string, token: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const headers = { authorization: `Bearer ${token}` };
  for (let cursor = ''; cursor !== 'end'; ) {
    const page = await call(`${url}/api/posts?status=pending&limit=100${cursor}`, 'GET', undefined, headers);
    for (const { id, text } of page.data as { id: string; text: string }[]) {
      const key = text.replace(/<[^>]+>/g, '');
      found.set(key, [...(found.get(key) ?? []), id]);
    }
    cursor = page.next ? `&cursor=${page.next}` : 'end';
  }
  return found;
}
