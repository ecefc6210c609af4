import { expect, it, vi } from 'vitest';
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
    const statements = vi.spyOn(api.deps.database.pool, 'query');
    await ask();
    expect(statements).toHaveBeenCalledTimes(1);
    statements.mockRestore();
  },
);
