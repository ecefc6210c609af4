import { beforeEach, describe, expect, it } from 'vitest';
import { audienceNames, everyAudience, isWider, readableAudiences } from '#modules/timeline/posts/posts.policy.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

const as = async (role: string) => {
  const user = await api.buildUser({ role });
  return { user, token: await api.tokenFor(user) };
};
type Who = Awaited<ReturnType<typeof as>>;
const bits = (names: string[]) =>
  audienceNames.reduce((sum, name, index) => sum + (names.includes(name) ? 1 << index : 0), 0);
const direct = async ({ token }: Who, id: number, visibleTo: string[]) =>
  (await (await api.request('put', `/api/posts/${id}/visibleTo`, { token, body: { visibleTo } })).json()).data;
const bellOf = async ({ token }: Who) => (await api.request('get', '/api/notifications', { token })).json();
const approve = ({ token }: Who, id: number, revision?: number) =>
  api.request('put', `/api/posts/${id}/approve`, { token, body: { revision } });

let admin: Who;
let author: Who;
beforeEach(async () => {
  admin = await as('admin');
  author = await as('student');
});

it('an audience is wider if a role sees the post that did not see it before', () => {
  const viewers = ['guest', 'student', 'teacher', 'leader', 'admin'].map((role) =>
    readableAudiences({
      userId: 1,
      session: '',
      role,
      roles: [role],
      permissions: new Set(),
      relativePermissions: new Set(),
      hasTwoSteps: false,
    }),
  );
  for (const after of everyAudience)
    for (const before of everyAudience) {
      const isGained = viewers.some((seen) => seen.includes(after) && !seen.includes(before));
      expect(isWider(after, before), `${before} to ${after}`).toBe(isGained);
    }
});

describe('a changed audience of an approved post', () => {
  it.each([
    [['admin'], []],
    [['admin'], ['student', 'admin']],
    [['student'], []],
    [['student', 'teacher', 'admin'], []],
    [['student'], ['teacher']],
  ])('an approved post widened from %j to %j is pending again', async (before, after) => {
    const post = await api.buildPost({ author: author.user, audience: bits(before) });
    expect(await direct(author, post.id, after)).toMatchObject({ status: 'pending', visibleTo: after, revision: 2 });
    const guest = await as('guest');
    expect((await api.request('get', `/api/posts/${post.id}`, { token: guest.token })).status).toBe(404);
    expect(await bellOf(admin)).toMatchObject({
      unread: 1,
      data: [{ key: 'post.pending', relatedId: String(post.id), params: { name: author.user.name } }],
    });
    const audit = await api.deps.database.sql.query({ text: 'select action, actor_id from audit_log' });
    expect(audit).toEqual([{ action: 'post.return', actor_id: author.user.id }]);
  });

  it.each([
    [[], ['student']],
    [['student', 'teacher'], ['teacher']],
    [['student'], ['student', 'admin']],
    [['teacher'], ['admin']],
  ])('an approved post narrowed from %j to %j stays published', async (before, after) => {
    const post = await api.buildPost({ author: author.user, audience: bits(before) });
    expect(await direct(author, post.id, after)).toMatchObject({ status: 'approved', revision: 1 });
    expect((await bellOf(admin)).total).toBe(0);
  });
});

it('a post that an admin widens stays published', async () => {
  const own = await api.buildPost({ author: admin.user, audience: 4 });
  const other = await api.buildPost({ author: author.user, audience: 4 });
  for (const { id } of [own, other]) expect(await direct(admin, id, [])).toMatchObject({ status: 'approved' });
  expect((await bellOf(await as('super-admin'))).total).toBe(0);
});

it('approving a post that was widened since it was read is rejected', async () => {
  const post = await api.buildPost({ author: author.user, status: 'pending', audience: 4 });
  await direct(author, post.id, []);
  expect((await approve(admin, post.id, 1)).status).toBe(409);
  expect((await approve(admin, post.id, 2)).status).toBe(200);
});

it('approving a post that was narrowed since it was read is accepted', async () => {
  const post = await api.buildPost({ author: author.user, status: 'pending' });
  await direct(author, post.id, ['admin']);
  expect((await approve(admin, post.id, 1)).status).toBe(200);
});
