import { describe, expect, it } from 'vitest';
import { formOf, mp4, pdf, picture, type Sent } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const DAY = 24 * 60 * 60_000;

const as = async (role: string) => {
  const user = await api.buildUser({ role });
  return { user, token: await api.tokenFor(user) };
};
const upload = async (token: string, ...file: Sent) =>
  (await (await api.request('post', '/api/uploads', { token, body: formOf({ file }) })).json()).data;
const fileTokenOf = async (token: string) =>
  new URL((await upload(token, pdf())).image_path, 'http://x').searchParams.get('pass') ?? '';
const bare = (path: string) => path.split('?')[0] ?? '';
const get = (path: string, headers: Record<string, string> = {}, method = 'get') =>
  api.request(method, path, { headers });

describe('a file', () => {
  const video = mp4(2000);

  it.each([
    ['bytes=4-7', 206, 'bytes 4-7/2000', video.subarray(4, 8)],
    ['bytes=0-', 206, 'bytes 0-1999/2000', video],
    ['bytes=1990-5000', 206, 'bytes 1990-1999/2000', video.subarray(1990)],
    ['bytes=-10', 206, 'bytes 1990-1999/2000', video.subarray(1990)],
    ['bytes=-9999', 206, 'bytes 0-1999/2000', video],
    ['bytes=2000-', 416, 'bytes */2000', null],
    ['bytes=-0', 416, 'bytes */2000', null],
    ['bytes=7-4', 200, null, video],
    ['bytes=0-1,4-7', 200, null, video],
    ['seconds=1-2', 200, null, video],
    ['bytes=-', 200, null, video],
  ])('a file requested with %s gets %d', async (range, status, contentRange, bytes) => {
    const { token } = await as('student');
    const { image_path } = await upload(token, video);
    const response = await get(image_path, { range });
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
    if (!bytes) return;
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  });

  it('the size and type of a file can be read by HEAD', async () => {
    const { token } = await as('student');
    const { image_path } = await upload(token, video);
    const head = await get(image_path, {}, 'head');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '2000', '']);
    const part = await get(image_path, { range: 'bytes=0-9' }, 'head');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 0-9/2000']);
  });

  it('a request for a cached file gets 304', async () => {
    const { token } = await as('student');
    const { image_path, thumbnails } = await upload(token, await picture(400, 300).png().toBuffer());
    for (const path of [image_path, thumbnails[0].path]) {
      const etag = (await get(path)).headers.get('etag') ?? '';
      expect((await get(path, { 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
      expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
      expect((await get(path, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
      expect((await get(path, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    }
    expect((await get(bare(image_path), { 'if-none-match': '*' })).status).toBe(404);
  });

  it('a file is shown inline if it is a picture or video, else saved, and it is never run', async () => {
    const { token } = await as('student');
    const shown = [await picture().png().toBuffer(), video, mp4(900, 'M4A ')];
    for (const bytes of shown)
      expect((await get((await upload(token, bytes)).image_path)).headers.get('content-disposition')).toBe('inline');
    const saved = await get((await upload(token, pdf(), 'خطة "الدرس"; x=1.pdf')).image_path);
    expect(saved.headers.get('content-disposition')).toBe(
      `attachment; filename="___ _____ ; x=1.pdf"; filename*=UTF-8''${encodeURIComponent('خطة الدرس ; x=1.pdf')}`,
    );
    expect(saved.headers.get('x-content-type-options')).toBe('nosniff');
    expect(saved.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(saved.headers.get('cache-control')).toMatch(/^private, max-age=86400/);
    expect(saved.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('a file with another name, width or extension is 404', async () => {
    const { token } = await as('student');
    const { id, image_path } = await upload(token, await picture(400, 300).png().toBuffer());
    const names = [
      `${id}.png`,
      `${id}-640.webp`,
      `${id}-0320.png`,
      id,
      `${id}-320`,
      `${id}.webp.webp`,
      `${'0'.repeat(40)}.webp`,
    ];
    for (const name of names)
      expect((await api.request('get', `/api/files/media/${name}`, { token })).status, name).toBe(404);
    expect((await api.request('get', bare(image_path), { token })).status).toBe(200);
    expect((await api.request('get', `/api/files/media/..%2f..%2fetc%2fpasswd`, { token })).status).toBe(404);
  });
});

describe('a draft', () => {
  it('a draft is open only to its owner, by file token or by session, which has priority', async () => {
    const mine = await as('student');
    const other = await as('super-admin');
    const { image_path, thumbnails } = await upload(mine.token, await picture(400, 300).png().toBuffer());
    const otherFileToken = await fileTokenOf(other.token);
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    for (const path of [image_path, thumbnails[0].path]) {
      expect((await get(path)).status).toBe(200);
      expect((await get(bare(path), bearer(mine.token))).status).toBe(200);
      expect((await get(`${bare(path)}?pass=${otherFileToken}`, bearer(mine.token))).status).toBe(200);
      expect((await get(bare(path))).status).toBe(404);
      expect((await get(`${bare(path)}?pass=${otherFileToken}`)).status).toBe(404);
      expect((await get(path, bearer(other.token))).status).toBe(404);
      expect((await get(path, bearer('A'.repeat(43)))).status).toBe(404);
      expect((await get(path, { authorization: 'nonsense' })).status).toBe(404);
    }
  });
});

describe('a file token', () => {
  it('a forged or changed file token opens nothing', async () => {
    const { token } = await as('student');
    const { image_path } = await upload(token, pdf());
    const fileToken = new URL(image_path, 'http://x').searchParams.get('pass') ?? '';
    const bytes = Buffer.from(fileToken, 'base64url');
    for (const at of [0, 32, 35, 36, bytes.length - 1]) {
      const forged = Buffer.from(bytes);
      forged.writeUInt8(forged.readUInt8(at) ^ 1, at);
      expect((await get(`${bare(image_path)}?pass=${forged.toString('base64url')}`)).status).toBe(404);
    }
    for (const odd of ['', 'x', fileToken.slice(0, -4), `${fileToken}AAAA`, '%00', 'ا', 'a'.repeat(5000)])
      expect((await get(`${bare(image_path)}?pass=${odd}`)).status).toBe(404);
  });

  it('a file token expires', async () => {
    const { token } = await as('student');
    const { image_path } = await upload(token, pdf());
    await api.deps.database.sql.query({ text: "update media set created_at = created_at + interval '9 days'" });
    api.clock.advance(DAY);
    expect((await get(image_path)).status).toBe(200);
    api.clock.advance(DAY);
    expect((await get(image_path)).status).toBe(404);
    expect((await get(bare(image_path), { authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('a file token ends with its session', async () => {
    const { token } = await as('student');
    const { image_path } = await upload(token, pdf());
    expect((await get(image_path)).status).toBe(200);
    await api.request('post', '/api/auth/logout', { token });
    expect((await get(image_path)).status).toBe(404);
  });

  it('a file token of a deactivated user opens nothing', async () => {
    const { token } = await as('student');
    const { image_path } = await upload(token, pdf());
    expect((await get(image_path)).status).toBe(200);
    await api.request('delete', '/api/own-account', { token });
    expect((await get(image_path)).status).toBe(404);
  });
});

describe('a file of a post', () => {
  const roles = ['guest', 'student', 'teacher', 'leader', 'admin', 'super-admin'];
  const admins = ['admin', 'super-admin'];

  it.each([
    ['approved, for all', 'approved', 0, roles],
    ['approved, for students', 'approved', 1, ['student', ...admins]],
    ['approved, for teachers', 'approved', 2, ['teacher', 'leader', ...admins]],
    ['approved, for admins', 'approved', 4, admins],
    ['pending', 'pending', 0, admins],
  ] as const)(
    'a file of a %s post is open to everybody who can see the post (D9)',
    async (_name, status, audience, expected) => {
      const author = await as('teacher');
      const { id, image_path, thumbnails } = await upload(author.token, await picture(400, 300).png().toBuffer());
      const post = await api.buildPost({ author: author.user, status, audience });
      const { sql } = api.deps.database;
      await sql.query({ text: 'update media set attached_at = now()' });
      await sql.query({
        text: 'insert into post_media (post_id, position, media_id) values ($1, 0, $2)',
        values: [post.id, id],
      });
      expect((await get(image_path)).status).toBe(200);
      for (const role of roles) {
        const { token } = await as(role);
        const canView = (expected as readonly string[]).includes(role);
        for (const path of [image_path, thumbnails[0].path])
          expect((await api.request('get', bare(path), { token })).status, role).toBe(canView ? 200 : 404);
        expect((await api.request('get', `/api/posts/${post.id}`, { token })).status, role).toBe(canView ? 200 : 404);
      }
      const blind = await api.tokenFor(await api.buildUser({ permissions: ['messaging.read'] }));
      expect((await api.request('get', bare(image_path), { token: blind })).status).toBe(404);
    },
  );

  it('a file of a post is closed to people whom a narrowed audience excludes', async () => {
    const [author, student, guest] = [await as('teacher'), await as('student'), await as('guest')];
    const { id } = await upload(author.token, await picture(400, 300).png().toBuffer());
    const body = { text: 'x', media: [id] };
    const { data } = await (await api.request('post', '/api/posts', { token: author.token, body })).json();
    const admin = await as('admin');
    await api.request('put', `/api/posts/${data.id}/approve`, { token: admin.token });
    const addressesFor = async ({ token }: { token: string }): Promise<string[]> => {
      const [image] = (await (await api.request('get', `/api/posts/${data.id}`, { token })).json()).data.images;
      return [image.image_path, image.thumbnails[0].path];
    };
    const [students, guests] = [await addressesFor(student), await addressesFor(guest)];
    const statuses = () => Promise.all([...students, ...guests].map(async (path) => (await get(path)).status));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    const narrowed = { token: author.token, body: { visibleTo: ['student'] } };
    expect((await api.request('put', `/api/posts/${data.id}/visibleTo`, narrowed)).status).toBe(200);
    expect(await statuses()).toEqual([200, 200, 404, 404]);
  });

  it('a file that belongs to nothing is open to nobody', async () => {
    const { token } = await as('admin');
    const { image_path } = await upload(token, pdf());
    await api.deps.database.sql.query({ text: 'update media set attached_at = now()' });
    expect((await get(image_path)).status).toBe(404);
    await api.deps.database.sql.query({ text: 'update media set attached_at = null, doomed_at = now()' });
    expect((await get(image_path)).status).toBe(404);
  });
});
