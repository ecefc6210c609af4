import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { seedDemo } from './seed.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const seed = () => seedDemo(sql, api.clock.now());

const signIn = async (login: string) => {
  const body = { email: `${login}@academy.test`, password: 'academy-demo' };
  return (await (await api.request('post', '/api/login', { body })).json()).data.token as string;
};

describe('a first start', () => {
  it('fills the feed, with posts that wait, in both languages', async () => {
    await seed();
    const token = await signIn('admin');
    const feed = await (await api.request('get', '/api/posts', { token })).json();
    expect(feed.total).toBeGreaterThanOrEqual(50);
    expect(feed.data).toHaveLength(20);
    const pending = await (await api.request('get', '/api/posts?status=pending', { token })).json();
    expect(pending.total).toBeGreaterThanOrEqual(5);
    const arabic = feed.data.filter(({ text }: { text: string }) => /^<[^>]+>[^a-z]*[\u0600-\u06ff]/.test(text));
    expect(arabic.length).toBeGreaterThan(4);
    expect(arabic.length).toBeLessThan(16);
  });

  it('has news for who approves and for who writes', async () => {
    await seed();
    for (const login of ['admin', 'student', 'teacher']) {
      const token = await signIn(login);
      const { data, unread } = await (await api.request('get', '/api/notifications', { token })).json();
      expect(unread, login).toBeGreaterThan(0);
      expect(data[0].key).toBe(login === 'admin' ? 'post.pending' : 'post.liked');
    }
  });

  it('knows an account of every role, and whose student and whose child is who', async () => {
    await seed();
    const roles = {
      'super-admin': 'super-admin',
      admin: 'admin',
      leader: 'leader',
      teacher: 'teacher',
      student: 'student',
    };
    for (const [login, role] of Object.entries({ ...roles, parent: 'guest', guest: 'guest' })) {
      const profile = await (await api.request('get', '/api/profile', { token: await signIn(login) })).json();
      expect(profile.data.user.role).toBe(role);
    }
    const family = await sql.query<{ n: number }>({
      text: `select count(*)::int as n from student_profiles s join relations r on r.user_id = s.user_id
        where s.teacher_id is not null and s.leader_id is not null and r.relationship_type = 'parent'`,
    });
    expect(family[0]?.n).toBeGreaterThanOrEqual(3);
  });

  it('is the first one only, and the same on every machine', async () => {
    const likes = { text: 'select post_id, user_id from post_likes order by 1, 2' };
    await Promise.all([seed(), seed()]);
    const first = await sql.query(likes);
    await seed();
    expect(await sql.query(likes)).toEqual(first);
    await api.reset();
    await seed();
    expect(await sql.query(likes)).toEqual(first);
  });
});
