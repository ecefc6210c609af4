import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

const as = async (role: string, fields = {}) => {
  const user = await api.buildUser({ role, ...fields });
  return { user, token: await api.tokenFor(user) };
};
type Who = Awaited<ReturnType<typeof as>>;
const listOf = async ({ token }: Who, search = '') =>
  (await api.request('get', `/api/notifications${search}`, { token })).json();
const write = async ({ token }: Who) =>
  (await (await api.request('post', '/api/posts', { token, body: { text: '<p>Salam</p>' } })).json()).data.id as string;
const approve = ({ token }: Who, id: string) => api.request('put', `/api/posts/${id}/approve`, { token });
const like = ({ token }: Who, id: number | string, liked = true) =>
  api.request('put', `/api/posts/${id}/like`, { token, body: { liked } });
const markRead = async ({ token }: Who, body?: object) => {
  const response = await api.request('patch', '/api/notifications/read', { token, ...(body && { body }) });
  return { status: response.status, body: await response.json() };
};

describe('a new post (D53)', () => {
  it('a new post notifies every active admin and nobody else', async () => {
    const author = await as('student', { name: 'مريم' });
    const [admin, superAdmin] = [await as('admin'), await as('super-admin')];
    const others = [await as('teacher'), await as('leader'), author];
    const gone = await api.buildUser({ role: 'admin', active: false });
    const id = await write(author);
    for (const notified of [admin, superAdmin]) {
      const page = await listOf(notified);
      expect(page).toEqual({
        data: [
          {
            id: expect.any(String),
            message: 'A post by مريم is waiting for approval',
            key: 'post.pending',
            params: { name: 'مريم', excerpt: 'Salam', count: 1 },
            scope: 'post',
            relatedId: id,
            createdAt: api.clock.now().toISOString(),
            read: false,
          },
        ],
        page: 1,
        limit: 10,
        total: 1,
        totalPages: 1,
        unread: 1,
      });
    }
    for (const other of others) expect(await listOf(other)).toMatchObject({ data: [], total: 0, unread: 0 });
    const rows = await api.deps.database.sql.query({
      text: 'select 1 from notifications where recipient_id = $1',
      values: [gone.id],
    });
    expect(rows).toEqual([]);
  });

  it('a new post does not notify the admin who wrote it', async () => {
    const author = await as('admin');
    const other = await as('admin');
    await write(author);
    expect((await listOf(author)).total).toBe(0);
    expect((await listOf(other)).total).toBe(1);
  });

  it('a rejected post notifies nobody', async () => {
    const admin = await as('admin');
    const { token } = await as('student');
    await api.request('post', '/api/posts', { token, body: { text: '<p> </p>' } });
    expect((await listOf(admin)).total).toBe(0);
  });
});

describe('an approval', () => {
  it('an approval notifies the author once, even if it is sent repeatedly', async () => {
    const [author, admin] = [await as('student'), await as('admin')];
    const id = await write(author);
    await Promise.all([approve(admin, id), approve(admin, id)]);
    await approve(admin, id);
    const page = await listOf(author);
    expect(page).toMatchObject({ total: 1, unread: 1 });
    expect(page.data[0]).toMatchObject({ key: 'post.approved', relatedId: id, message: 'Your post was approved' });
  });

  it('approving an own post sends no notification', async () => {
    const admin = await as('admin');
    await approve(admin, await write(admin));
    expect((await listOf(admin)).total).toBe(0);
  });
});

describe('likes', () => {
  it('likes within ten minutes are one notification that counts each person once', async () => {
    const author = await as('teacher');
    const post = await api.buildPost({ author: author.user });
    const viewers = await Promise.all(['student', 'student', 'leader'].map((role) => as(role)));
    await Promise.all(viewers.map((viewer) => like(viewer, post.id)));
    const [first] = viewers;
    if (!first) throw new Error('no reader');
    for (const liked of [false, true]) await like(first, post.id, liked);
    const page = await listOf(author);
    expect(page).toMatchObject({ total: 1, unread: 1 });
    expect(page.data[0]).toMatchObject({
      key: 'post.liked',
      params: { count: 3 },
      message: '3 people liked your post',
    });
  });

  it('later likes notify again, and an own like does not', async () => {
    const author = await as('teacher');
    const post = await api.buildPost({ author: author.user });
    await like(author, post.id);
    expect((await listOf(author)).total).toBe(0);
    await like(await as('student'), post.id);
    await markRead(author);
    await like(await as('student'), post.id);
    expect(await listOf(author)).toMatchObject({ total: 1, unread: 1 });
    api.clock.advance(10 * 60_000);
    await like(await as('student'), post.id);
    expect(await listOf(author)).toMatchObject({ total: 2, unread: 2 });
  });

  it('an unlike sends no notification', async () => {
    const author = await as('teacher');
    const post = await api.buildPost({ author: author.user });
    await like(await as('student'), post.id, false);
    expect((await listOf(author)).total).toBe(0);
  });
});

describe('the list', () => {
  const notify = (to: Who, count: number) =>
    api.deps.database.sql.query({
      text: `insert into notifications (recipient_id, key, params, actor_ids, scope, related_id, span, created_at)
        select $1, 'later.key', '{}', '{}', 'post', n, 0, $2::timestamptz - n * interval '1 minute'
        from generate_series(1, $3::int) n`,
      values: [to.user.id, api.clock.now(), count],
    });

  it('the notification list is newest first, in pages, and only the viewer’s own', async () => {
    const [viewer, other] = [await as('student'), await as('student')];
    await notify(viewer, 12);
    await notify(other, 3);
    const pages = [await listOf(viewer), await listOf(viewer, '?page=2'), await listOf(viewer, '?page=3')];
    expect(pages.map(({ data }) => data.length)).toEqual([10, 2, 0]);
    expect(pages[2]).toMatchObject({ total: 12, totalPages: 2, unread: 12 });
    const related = pages.flatMap(({ data }) => data.map((each: { relatedId: string }) => Number(each.relatedId)));
    expect(related).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it('the unread count stops at 99 and more', async () => {
    const viewer = await as('student');
    await notify(viewer, 130);
    expect(await listOf(viewer)).toMatchObject({ total: 130, unread: 100 });
  });

  it('notifications can be marked as read singly or all, never those of others', async () => {
    const [viewer, other] = [await as('student'), await as('student')];
    await notify(viewer, 3);
    await notify(other, 1);
    const ids = (await listOf(viewer)).data.map(({ id }: { id: string }) => id);
    const foreign = (await listOf(other)).data[0].id;
    expect((await markRead(viewer, { ids: [ids[1], foreign] })).body).toMatchObject({ data: { unread: 2 } });
    expect((await listOf(viewer)).data.map(({ read }: { read: boolean }) => read)).toEqual([false, true, false]);
    expect((await listOf(other)).unread).toBe(1);
    expect((await markRead(viewer)).body).toMatchObject({ message: 'Marked as read', data: { unread: 0 } });
    expect((await listOf(other)).unread).toBe(1);
  });

  it('undoing "mark all as read" keeps notifications read that were read before', async () => {
    const [viewer, other] = [await as('student'), await as('student')];
    await notify(viewer, 3);
    await notify(other, 1);
    const ids = (await listOf(viewer)).data.map(({ id }: { id: string }) => id);
    await markRead(viewer, { ids: [ids[1]] });
    api.clock.advance(1000);
    const { at } = (await markRead(viewer)).body.data;
    expect((await markRead(other, { undo: at })).body).toMatchObject({ data: { unread: 1 } });
    expect((await markRead(viewer, { undo: at })).body).toMatchObject({ data: { unread: 2 } });
    expect((await listOf(viewer)).data.map(({ read }: { read: boolean }) => read)).toEqual([false, true, false]);
  });

  it.each([{ ids: ['x'] }, { ids: 'all' }, { ids: [1] }, { ids: Array(101).fill('1') }, { undo: 'then' }])(
    'marking notifications as read rejects %j',
    async (body) => {
      expect((await markRead(await as('student'), body)).status).toBe(422);
    },
  );

  it('the notification list is read by its indexes only', async () => {
    const viewer = await as('student');
    await notify(await as('student'), 5000);
    await notify(viewer, 20);
    const { sql } = api.deps.database;
    await sql.query({ text: 'analyze notifications' });
    const own = 'from notifications where recipient_id = $1';
    for (const text of [
      `select * ${own} order by created_at desc, id desc limit 10`,
      `select count(*) from (select 1 ${own} and read_at is null limit 100) unread`,
      `select count(*) ${own}`,
    ]) {
      const plan = JSON.stringify(await sql.query({ text: `explain ${text}`, values: [viewer.user.id] }));
      expect(plan).not.toContain('Seq Scan');
    }
  });
});
