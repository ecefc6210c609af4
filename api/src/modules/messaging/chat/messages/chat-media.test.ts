import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createChatFixture } from '#testing/fixtures/chat.fixture.ts';
import { ogg, webm } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { as, pair, thread, list, get, setStudent, notified } = createChatFixture(api);
const { sql } = api.deps.database;

type Someone = Awaited<ReturnType<typeof as>>;
const MB = 1024 * 1024;

const file = (content: string | Uint8Array, name: string, type: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });
const picture = async () =>
  file(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f5b4f' } })
      .png()
      .toBuffer(),
    'page.png',
    'image/png',
  );
const pdf = (bytes = 64) => file(`%PDF-1.4\n${' '.repeat(bytes)}%%EOF`, 'خطة المراجعة.pdf', 'application/pdf');
async function attach(
  from: Someone,
  to: { id: number },
  attachment: File,
  fields: Record<string, string> = {},
  key?: string,
) {
  const body = new FormData();
  body.set('receiver_id', String(to.id));
  body.set('attachment', attachment);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  return api.request('post', '/api/messages/send', { token: from.token, body, headers });
}
const upload = async (who: Someone, body: File) => {
  const form = new FormData();
  form.set('file', body);
  return (await (await api.request('post', '/api/uploads', { token: who.token, body: form })).json()).data.id as string;
};
const sendDraft = (from: Someone, to: { id: number }, media: string) =>
  api.request('post', '/api/messages/send', { token: from.token, body: { receiver_id: to.id, media } });
const kept = async () => (await sql.query({ text: 'select 1 from media' })).length;
const open = async (path: string, token?: string) => (await api.request('get', path, token ? { token } : {})).status;

describe('a file of a message', () => {
  it('a picture in a message is re-encoded, with thumbnails, for both sides', async () => {
    const { student, teacher } = await pair();
    const response = await attach(student, teacher, await picture(), { message: 'Page 12' });
    expect(response.status).toBe(201);
    const { data } = await response.json();
    expect(data).toMatchObject({ message: 'Page 12', attachment: { type: 'image', width: 900, height: 600 } });
    expect(data.attachment.thumbnails.length).toBeGreaterThan(0);
    for (const one of [student, teacher]) {
      const { attachment } = (await thread(one, one === student ? teacher : student)).data[0];
      expect(await open(attachment.image_path)).toBe(200);
      expect(await open(attachment.thumbnails[0].path)).toBe(200);
    }
    expect((await list(teacher)).data[0]).toMatchObject({ latest_message: 'Page 12', latest_message_type: 'image' });
  });

  it('a PDF keeps its name, and a voice message of any browser is accepted', async () => {
    const { student, teacher } = await pair();
    for (const [attachment, type, mime, name] of [
      [pdf(), 'document', 'application/pdf', 'خطة المراجعة.pdf'],
      [file(webm(), 'voice.webm', 'audio/webm;codecs=opus'), 'audio', 'audio/webm', null],
      [file(ogg(), 'voice.ogg', 'audio/ogg; codecs=opus'), 'audio', 'audio/ogg', null],
    ] as const) {
      const response = await attach(student, teacher, attachment);
      expect(response.status).toBe(201);
      expect((await response.json()).data).toMatchObject({ message: '', attachment: { type, mime, name } });
      expect((await list(teacher)).data[0]).toMatchObject({ latest_message: '', latest_message_type: type });
    }
  });

  it('a file for a message may be uploaded before the message by its sender, for one message', async () => {
    const { student, teacher } = await pair();
    const draft = await upload(student, pdf());
    const response = await sendDraft(student, teacher, draft);
    expect(response.status).toBe(201);
    expect((await response.json()).data.attachment.id).toBe(draft);
    expect((await sendDraft(student, teacher, draft)).status).toBe(422);
    expect((await sendDraft(student, teacher, await upload(teacher, pdf()))).status).toBe(422);
    expect(
      (await sendDraft(student, teacher, await upload(student, file(webm(), 'film.webm', 'video/webm')))).status,
    ).toBe(422);
    expect((await thread(student, teacher)).data).toHaveLength(1);
  });

  it.each([
    ['a film', file(webm(), 'film.webm', 'video/webm'), 415],
    ['a page', file('<!doctype html><script>alert(1)</script>', 'page.pdf', 'application/pdf'), 415],
    ['a drawing', file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image.svg', 'image/svg+xml'), 415],
    ['a program', file(`MZ${'\0'.repeat(200)}`, 'notes.pdf', 'application/pdf'), 415],
    ['nothing', file('', 'empty.pdf', 'application/pdf'), 422],
    ['more than 10 MB', pdf(10 * MB), 413],
  ])('a message with a file that is %s is rejected', async (_what, attachment, status) => {
    const { student, teacher } = await pair();
    expect((await attach(student, teacher, attachment)).status).toBe(status);
    expect((await thread(student, teacher)).data).toEqual([]);
    expect(await kept()).toBe(0);
  });

  it('a file is deleted if its message is rejected', async () => {
    const { student } = await pair();
    expect((await attach(student, await as('student'), pdf())).status).toBe(404);
    expect((await attach(student, student, pdf(), { message: 'x'.repeat(4001) })).status).toBe(422);
    expect(await kept()).toBe(0);
  });

  it('a file sent repeatedly with one key, even in parallel, is one message and one file', async () => {
    const { student, teacher } = await pair();
    const responses = await Promise.all(Array.from({ length: 4 }, () => attach(student, teacher, pdf(), {}, 'key')));
    const ids = await Promise.all(responses.map(async (response) => (await response.json()).data.attachment.id));
    expect(new Set(ids).size).toBe(1);
    expect(await kept()).toBe(1);
    expect(await notified('message')).toHaveLength(2);
  });

  it('a repeated key with the same bytes is the same message, with other bytes it is 409', async () => {
    const { student, teacher } = await pair();
    for (const [key, same, other] of [
      ['a document', pdf(), pdf(65)],
      [
        'a document of the same length',
        file('%PDF-1.4 one\n%%EOF\n', 'plan.pdf', 'application/pdf'),
        file('%PDF-1.4 two\n%%EOF\n', 'plan.pdf', 'application/pdf'),
      ],
      ['a picture', await picture(), pdf()],
    ] as const) {
      const named = key.replaceAll(' ', '-');
      const first = await (await attach(student, teacher, same, {}, named)).json();
      const again = await attach(student, teacher, same, {}, named);
      expect(again.status, key).toBe(201);
      expect((await again.json()).data.id, key).toBe(first.data.id);
      expect((await attach(student, teacher, other, {}, named)).status, key).toBe(409);
      expect((await attach(student, teacher, same, { message: 'With words' }, named)).status, key).toBe(409);
    }
    const draft = await upload(student, pdf());
    const byId = (media: string | undefined, message = '') =>
      api.request('post', '/api/messages/send', {
        token: student.token,
        body: { receiver_id: teacher.id, message, ...(media ? { media } : {}) },
        headers: { 'idempotency-key': 'draft' },
      });
    expect((await byId(draft, 'Plan')).status).toBe(201);
    expect((await byId(draft, 'Plan')).status).toBe(201);
    expect((await byId(undefined, 'Plan')).status).toBe(409);
    expect((await byId(await upload(student, pdf(7)), 'Plan')).status).toBe(409);
    expect((await thread(student, teacher)).data).toHaveLength(4);
    await api.deps.jobs.drain();
    expect(await kept()).toBe(5);
  });

  it('a file of a message is open only to both sides and monitoring admins, not to a parent (D64)', async () => {
    const { student, teacher } = await pair();
    const parent = await as('guest');
    await sql.query({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
      values: [student.id, parent.id],
    });
    const { data } = await (await attach(student, teacher, pdf())).json();
    const [path] = data.attachment.image_path.split('?');
    for (const one of [student, teacher]) expect(await open(path, one.token)).toBe(200);
    for (const role of ['guest', 'student', 'teacher', 'leader'])
      expect(await open(path, (await as(role)).token)).toBe(404);
    expect(await open(path, parent.token)).toBe(404);
    expect(await open(path)).toBe(404);
    for (const role of ['admin', 'super-admin']) {
      const admin = await as(role);
      const log = await get(admin, `messages/log/${data.chat_id}`);
      expect(await open(log.data[0].attachment.image_path)).toBe(200);
    }
    await setStudent(student, { teacher: null });
    expect(await open(path, student.token)).toBe(200);
  });

  it('an admin who opens a monitored file is audited once an hour (D46, D69)', async () => {
    const { student, teacher } = await pair();
    const { data } = await (await attach(student, teacher, await picture())).json();
    const { image_path, thumbnails } = data.attachment;
    const paths = [image_path, thumbnails[0].path].map((path: string) => path.split('?')[0] ?? '');
    const admin = await as('admin');
    const lines = () => sql.query({ text: 'select action, actor_id, subject_id from audit_log order by id' });
    for (const path of paths) {
      expect(await open(path, student.token)).toBe(200);
      expect(await open(path, (await as('guest')).token)).toBe(404);
    }
    expect(await lines()).toEqual([]);
    for (const path of paths) expect(await open(path, admin.token)).toBe(200);
    const line = { action: 'chat.monitor', actor_id: admin.id, subject_id: Number(data.chat_id) };
    expect(await lines()).toEqual([line]);
    api.clock.advance(60 * 60_000);
    const viewer = await api.deps.sessions.find(admin.token);
    if (!viewer) throw new Error('no session');
    expect(await open(`${paths[0]}?pass=${api.deps.fileTokens.issue(viewer)}`)).toBe(200);
    expect(await lines()).toEqual([line, line]);
  });

  it('a file of a message is closed to a user without permission to read messages', async () => {
    const { student, teacher } = await pair();
    const { data } = await (await attach(student, teacher, pdf())).json();
    expect(await open(data.attachment.image_path)).toBe(200);
    const writer = await as('custom', { permissions: ['messaging.create'] });
    await sql.query({ text: 'update users set role_id = $2 where id = $1', values: [student.id, writer.user.roleId] });
    api.deps.sessions.dropUser(student.id);
    expect(await open(data.attachment.image_path)).toBe(404);
    expect(await open(data.attachment.image_path.split('?')[0], student.token)).toBe(404);
  });

  it('a sender without permission to read gets a file address that opens nothing', async () => {
    const writer = await as('custom', { permissions: ['messaging.create'] });
    const response = await attach(writer, await as('admin'), pdf());
    expect(response.status).toBe(201);
    expect((await response.json()).data.attachment.image_path).toMatch(/\?pass=$/);
  });

  it('a published message carries no file token', async () => {
    const { student, teacher } = await pair();
    await attach(student, teacher, await picture());
    for (const { data } of await notified('message')) {
      const { attachment } = data.message as { attachment: { image_path: string; thumbnails: { path: string }[] } };
      for (const path of [attachment.image_path, ...attachment.thumbnails.map((each) => each.path)]) {
        expect(path).toMatch(/\?pass=$/);
        expect(await open(path)).toBe(404);
      }
    }
  });
});
