import { expect, it } from 'vitest';
import { countStatements } from '#testing/count-statements.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

it.each(['/api/posts', '/api/posts?status=pending', '/api/posts/1', '/api/comments/1', '/api/notifications'])(
  'one SQL statement serves %s',
  async (url) => {
    const user = await api.buildUser({ role: 'admin' });
    const token = await api.tokenFor(user);
    const post = await api.buildPost({ author: user });
    await api.buildComment({ post });
    const ask = () => api.request('get', url, { token });
    expect((await ask()).status).toBe(200);
    expect(await countStatements(api.deps.database.pool, ask)).toBe(1);
  },
);
