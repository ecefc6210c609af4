import { describe, expect, it } from 'vitest';
import { roles, userRoles } from '#modules/people/roles/roles.table.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { orm } = api.deps.database.sql;

type Name = 'student' | 'teacher' | 'admin';
interface Case {
  isOwn: boolean;
  status: 'pending' | 'approved';
  visibleTo: Name[];
}

const subsets: Name[][] = [
  [],
  ['student'],
  ['teacher'],
  ['student', 'teacher'],
  ['admin'],
  ['student', 'admin'],
  ['teacher', 'admin'],
  ['student', 'teacher', 'admin'],
];
const cases: Case[] = [true, false].flatMap((isOwn) =>
  (['pending', 'approved'] as const).flatMap((status) => subsets.map((visibleTo) => ({ isOwn, status, visibleTo }))),
);

/** The table of D9, as in the specification: the audiences of each viewer. */
const viewers: Record<string, Name[] | 'all'> = {
  guest: [],
  student: ['student'],
  teacher: ['teacher'],
  leader: ['teacher'],
  admin: 'all',
  'super-admin': 'all',
  'a role of the academy’s own': [],
  'student and teacher': ['student', 'teacher'],
};

const bits = { student: 1, teacher: 2, admin: 4 };
const nameOf = ({ isOwn, status, visibleTo }: Case) => `${isOwn ? 'own' : 'other'} ${status} [${visibleTo.join()}]`;

function isSeen(groups: Name[] | 'all', { isOwn, status, visibleTo }: Case): boolean {
  if (isOwn || groups === 'all') return true;
  return status === 'approved' && (visibleTo.length === 0 || visibleTo.some((name) => groups.includes(name)));
}

async function buildViewer(name: string) {
  if (name.startsWith('a role')) return api.buildUser({ permissions: ['timeline.read'] });
  const user = await api.buildUser({ role: name.split(' ')[0] ?? '' });
  if (name === 'student and teacher') {
    const teacher = (await orm.select().from(roles)).find((role) => role.name === 'teacher');
    await orm.insert(userRoles).values({ userId: user.id, roleId: teacher?.id ?? 0 });
  }
  return user;
}

async function buildPosts(viewer: { id: number }) {
  const outsider = await api.buildUser({ role: 'leader' });
  return Promise.all(
    cases.map(async (each) => {
      const author = each.isOwn ? viewer : outsider;
      const audience = each.visibleTo.reduce((sum, name) => sum + bits[name], 0);
      const post = await api.buildPost({ text: nameOf(each), author, status: each.status, audience });
      const comment = await api.buildComment({ post, author: outsider });
      const image = await api.buildImage({ post, owner: author });
      return {
        ...each,
        name: nameOf(each),
        id: post.id,
        commentId: comment.id,
        image: `${image.id}.${image.extension}`,
      };
    }),
  );
}

async function listOf(token: string, search: string) {
  const page = await (await api.request('get', `/api/posts?limit=100${search}`, { token })).json();
  const texts = page.data.map(({ text }: { text: string }) => text).sort();
  expect(page.total).toBe(texts.length);
  return texts;
}

const namesOf = (some: Case[]) => some.map(nameOf).sort();

describe.each(Object.entries(viewers))('%s', (name, groups) => {
  it('exactly the posts for a viewer’s audiences are visible by every path (D9, D50)', async () => {
    const user = await buildViewer(name);
    const token = await api.tokenFor(user);
    const viewer = await api.deps.sessions.find(token);
    const fileToken = viewer && api.deps.fileTokens.issue(viewer);
    const posts = await buildPosts(user);
    const seen = posts.filter((post) => isSeen(groups, post));

    expect(await listOf(token, '')).toEqual(
      namesOf(seen.filter(({ isOwn, status }) => status === 'approved' || isOwn)),
    );
    expect(await listOf(token, '&status=pending')).toEqual(namesOf(seen.filter(({ status }) => status === 'pending')));

    const statusOf = async (method: string, url: string, body?: object) =>
      (await api.request(method, url, { token, ...(body && { body }) })).status;
    const ways: Record<string, (post: (typeof posts)[number]) => Promise<number>> = {
      'by id': ({ id }) => statusOf('get', `/api/posts/${id}`),
      comments: ({ id }) => statusOf('get', `/api/comments/${id}`),
      like: ({ id }) => statusOf('post', `/api/posts/${id}/like`),
      'like of a comment': ({ commentId }) => statusOf('post', `/api/comments/${commentId}/like`),
      'file by token': ({ image }) => statusOf('get', `/api/files/media/${image}`),
      'file by pass': async ({ image }) =>
        (await api.request('get', `/api/files/media/${image}?pass=${fileToken}`)).status,
    };
    for (const [way, ask] of Object.entries(ways)) {
      const open: string[] = [];
      for (const post of posts) {
        const status = await ask(post);
        if (status !== 404) expect([way, post.name, status]).toEqual([way, post.name, 200]);
        if (status === 200) open.push(post.name);
      }
      expect([way, ...open.sort()]).toEqual([way, ...namesOf(seen)]);
    }
    for (const post of posts) {
      const expected = !isSeen(groups, post) ? 404 : post.status === 'pending' ? 409 : 201;
      expect([post.name, await statusOf('post', `/api/posts/${post.id}/comments`, { text: 'x' })]).toEqual([
        post.name,
        expected,
      ]);
    }
  });
});

it('no post is visible without a session', async () => {
  for (const { id, commentId, image } of await buildPosts(await api.buildUser())) {
    for (const url of ['/api/posts', `/api/posts/${id}`, `/api/comments/${id}`])
      expect((await api.request('get', url)).status).toBe(401);
    for (const url of [`/api/posts/${id}/like`, `/api/comments/${commentId}/like`, `/api/posts/${id}/comments`])
      expect((await api.request('post', url)).status).toBe(401);
    for (const search of ['', '?pass=', '?pass=x', `?pass=${'A'.repeat(70)}`])
      expect((await api.request('get', `/api/files/media/${image}${search}`)).status).toBe(404);
  }
});

it('no file of a post is open without timeline.read', async () => {
  const user = await api.buildUser({ permissions: ['calendar.read'] });
  const token = await api.tokenFor(user);
  for (const { id, image } of await buildPosts(await api.buildUser())) {
    expect((await api.request('get', `/api/posts/${id}`, { token })).status).toBe(403);
    expect((await api.request('get', `/api/files/media/${image}`, { token })).status).toBe(404);
  }
});
