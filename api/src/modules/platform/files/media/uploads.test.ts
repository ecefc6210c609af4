import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { box, formOf, mp3, mp4, ogg, pdf, picture, type Sent, webm } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const MB = 1024 * 1024;
const png = await picture().png().toBuffer();
const photo = await picture(300, 300).jpeg().toBuffer();
const signIn = async () => api.tokenFor(await api.buildUser());

const upload = (token: string, fields: Record<string, Sent | string>, headers: Record<string, string> = {}) =>
  api.request('post', '/api/uploads', { token, body: formOf(fields), headers });
const uploaded = async (token: string, ...file: Sent) => (await (await upload(token, { file })).json()).data;
const bytesOf = async (path: string) => Buffer.from(await (await api.request('get', path)).arrayBuffer());

const rows = () => api.deps.database.sql.query({ text: 'select id from media' });
/** Neither a row nor a byte is stored. */
async function expectNothingStored() {
  expect(await rows()).toEqual([]);
  expect(api.storedFiles()).toEqual([]);
}

describe('an upload', () => {
  it('an upload to a disk without space is 507 and stores nothing', async () => {
    const token = await signIn();
    const { files } = api.deps;
    const full = () => Promise.reject(Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }));
    api.deps.files = { ...files, put: full };
    const response = await upload(token, { file: [png] }).finally(() => {
      api.deps.files = files;
    });
    expect([response.status, (await response.json()).code]).toEqual([507, 'no_space']);
    await expectNothingStored();
  });

  it('an upload needs a session', async () => {
    const body = formOf({ file: [png] });
    expect((await api.request('post', '/api/uploads', { body })).status).toBe(401);
    expect((await api.request('delete', `/api/uploads/${'a'.repeat(40)}`)).status).toBe(401);
    await expectNothingStored();
  });

  it('an uploaded picture is returned as WebP, with its size and thumbnails', async () => {
    const token = await signIn();
    const media = await uploaded(token, await picture(700, 350).jpeg().toBuffer(), 'me.jpg', 'image/jpeg');
    expect(media).toMatchObject({ type: 'image', mime: 'image/webp', width: 700, height: 350, name: null });
    const whole = await bytesOf(media.image_path);
    expect(whole.length).toBe(media.size);
    for (const { path, width, height } of [{ path: media.image_path, width: 700, height: 350 }, ...media.thumbnails])
      expect(await sharp(await bytesOf(path)).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(media.thumbnails.map((thumbnail: { width: number }) => thumbnail.width)).toEqual([320, 640]);
    expect(api.storedFiles()).toHaveLength(3);
  });

  it.each([
    ['mp4', mp4(), 'video', 'video/mp4', 'mp4'],
    ['m4v', mp4(4096, 'M4V '), 'video', 'video/mp4', 'mp4'],
    ['mov', mp4(4096, 'qt  '), 'video', 'video/quicktime', 'mov'],
    ['webm', webm(), 'video', 'video/webm', 'webm'],
    ['m4a', mp4(4096, 'M4A '), 'audio', 'audio/mp4', 'm4a'],
    ['mp3', mp3(), 'audio', 'audio/mpeg', 'mp3'],
    ['ogg', ogg(), 'audio', 'audio/ogg', 'ogg'],
    ['pdf', pdf(), 'document', 'application/pdf', 'pdf'],
  ])('an upload of %s is stored byte for byte', async (_name, bytes, type, mime, extension) => {
    const media = await uploaded(await signIn(), bytes, 'whatever.bin', 'application/octet-stream');
    expect(media).toMatchObject({ type, mime, size: bytes.length, width: null, thumbnails: [] });
    expect(media.image_path).toMatch(new RegExp(`^/api/files/media/[0-9a-f]{40}\\.${extension}\\?pass=`));
    expect((await bytesOf(media.image_path)).equals(bytes)).toBe(true);
  });

  it.each([
    [webm(), 'audio/webm;codecs=opus', 'audio/webm'],
    [mp4(), 'audio/mp4', 'audio/mp4'],
    [png, 'audio/webm', 'image/webp'],
  ])('an ambiguous container counts as audio if the upload says so', async (bytes, claimed, mime) => {
    expect(await uploaded(await signIn(), bytes, 'voice', claimed)).toMatchObject({ mime });
  });

  it('an uploaded video has the poster of its upload', async () => {
    const token = await signIn();
    const poster: Sent = [await picture(640, 360).jpeg().toBuffer(), 'poster.jpg'];
    for (const fields of [
      { file: [mp4()] as Sent, poster },
      { poster, file: [mp4()] as Sent },
    ]) {
      const { data } = await (await upload(token, fields)).json();
      expect(data).toMatchObject({ type: 'video', width: 640, height: 360 });
      expect(data.thumbnails.map((thumbnail: { width: number }) => thumbnail.width)).toEqual([320, 640]);
      expect(await sharp(await bytesOf(data.thumbnails[1].path)).metadata()).toMatchObject({ width: 640, height: 360 });
    }
    const picturesOwn = await upload(token, { file: [await picture(9, 9).png().toBuffer()], poster });
    expect((await picturesOwn.json()).data).toMatchObject({ width: 9, thumbnails: [] });
  });

  it('an uploaded document keeps its name in a safe form', async () => {
    const token = await signIn();
    const named = async (name: string) => (await uploaded(token, pdf(), name)).name;
    expect(await named('خطة الدرس ٣.pdf')).toBe('خطة الدرس ٣.pdf');
    expect(await named('..\\..\\a<b>\u202e"fdp.exe')).not.toMatch(/[\\/<>"\u202e]/);
    expect(await named('invoice.exe')).toBe('invoice.exe.pdf');
    expect(await named('x'.repeat(400))).toHaveLength(124);
    expect(await named('...')).toBe('document.pdf');
  });

  const script = '<script>alert(1)</script>';
  it.each([
    ['heic', 'HEIC', 'JPEG', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['heic', 'HEIC', 'JPEG', Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1')],
    ['heic', 'HEIC', 'JPEG', Buffer.from('\0\0\0\x18ftypheim\0\0\0\0mif1heim', 'latin1')],
    ['heic', 'HEIC', 'JPEG', Buffer.from('\0\0\0\x1cftypmiaf\0\0\0\0hevsmiaf', 'latin1')],
    ['picture_format', 'TIFF', 'JPEG', Buffer.from('II*\0\u0008'.padEnd(80, '\0'), 'latin1')],
    ['picture_format', 'JXL', 'JPEG', Buffer.from(`ff0a${'00'.repeat(40)}`, 'hex')],
    ['picture_format', 'BMP', 'JPEG', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
    ['video_format', '3GP', 'MP4', Buffer.from('\0\0\0\x18ftyp3gp4\0\0\0\x003gp4isom', 'latin1')],
    ['sound_format', 'AMR', 'MP3 or M4A', Buffer.from('#!AMR\n'.padEnd(60, '\0'))],
    ['sound_format', 'FLAC', 'MP3 or M4A', Buffer.from('fLaC'.padEnd(60, '\0'))],
  ])('a file of an unsupported format is rejected as %s: %s, to be saved as %s', async (code, name, as, bytes) => {
    const message = `Files of the format ${name} are not taken. Save it as ${as}`;
    for (const [path, field] of [
      ['/api/uploads', 'file'],
      ['/api/books', 'book'],
      ['/api/own-profile', 'image'],
    ] as const) {
      const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
      const method = field === 'image' ? 'put' : 'post';
      const response = await api.request(method, path, { token, body: formOf({ [field]: [bytes], title: 'x' }) });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ message, fields: [{ path: field, code }] });
    }
  });

  it.each([
    ['a program as .png', Buffer.from(`MZ${'\0'.repeat(300)}`), 'me.png', 'image/png'],
    ['HTML as .jpg', Buffer.from(`<!doctype html>${script}`), 'me.jpg', 'image/jpeg'],
    ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), 'me.svg', 'image/svg+xml'],
    ['an SVG that begins as XML', Buffer.from(`<?xml version="1.0"?><svg>${script}</svg>`), 'me.png', 'image/png'],
    ['a ZIP', Buffer.from('PK\u0003\u0004\0\0\0\0', 'latin1'), 'me.webp', 'image/webp'],
    ['text', Buffer.from('hello'), 'me.gif', 'image/gif'],
  ])('an upload of %s is rejected', async (_name, bytes, name, claimed) => {
    const response = await upload(await signIn(), { file: [bytes, name, claimed] });
    expect(response.status).toBe(415);
    expect((await response.json()).message).toBe(
      'This file is neither a picture nor a video nor a recording nor a PDF',
    );
    await expectNothingStored();
  });

  it.each([
    ['zeros behind the first bytes of a video', Buffer.concat([mp4().subarray(0, 24), Buffer.alloc(2 * MB)])],
    ['HTML behind the first bytes of a video', Buffer.concat([mp4().subarray(0, 24), Buffer.from(script)])],
    ['half of a recording', ogg().subarray(0, 100)],
  ])('an upload of %s is rejected after it arrived, and nothing of it stays stored', async (_name, bytes) => {
    const response = await upload(await signIn(), { file: [bytes] });
    expect([response.status, (await response.json()).fields[0].code]).toEqual([415, 'damaged']);
    await expectNothingStored();
  });

  it('an uploaded video loses its location', async () => {
    const video = mp4(4096, 'isom', box('udta', box('\xa9xyz', Buffer.from('+24.4672+039.6112/'))));
    const stored = await bytesOf((await uploaded(await signIn(), video)).image_path);
    expect([stored.length, stored.includes('+24.4672')]).toEqual([video.length, false]);
  });

  it('the type of an upload is decided by its bytes, not by its name', async () => {
    expect(await uploaded(await signIn(), png, 'film.mp4', 'video/mp4')).toMatchObject({ type: 'image', width: 40 });
  });

  it.each([
    ['JPEG', async () => picture().jpeg().toBuffer()],
    ['GIF', async () => picture().gif().toBuffer()],
    ['PNG', async () => picture().png().toBuffer()],
  ])('a %s with an appended script is stored as the picture alone', async (_name, build) => {
    const both = Buffer.concat([await build(), Buffer.from(`/*${script}*/=1;alert(1)//PK\u0003\u0004`)]);
    const media = await uploaded(await signIn(), both, 'both.html', 'text/html');
    const stored = await bytesOf(media.image_path);
    expect((await sharp(stored).metadata()).format).toBe('webp');
    expect(stored.toString('latin1')).not.toContain('alert');
  });

  it('a PDF that is also a ZIP is only saved, never shown or run', async () => {
    const both = Buffer.concat([pdf(), Buffer.from(`PK\u0003\u0004${script}`, 'latin1')]);
    const file = await api.request('get', (await uploaded(await signIn(), both, 'a.pdf')).image_path);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each([
    ['nothing at all', Buffer.alloc(0), 422, 'empty'],
    ['a script that begins like a GIF', Buffer.from('GIF89a=1;alert(1)//'), 422, 'damaged'],
    ['half a picture', photo.subarray(0, 3000), 422, 'damaged'],
    ['a picture’s first bytes and then nothing', Buffer.from('ffd8ffe000104a46', 'hex'), 422, 'damaged'],
  ])('an invalid upload of %s is rejected', async (_name, bytes, status, word) => {
    const response = await upload(await signIn(), { file: [bytes, 'a.jpg', 'image/jpeg'] });
    expect(response.status).toBe(status);
    expect((await response.json()).message).toContain(word);
    await expectNothingStored();
  });

  it('a picture of ten megabytes is accepted, one more byte is not', async () => {
    const token = await signIn();
    const full = Buffer.concat([png, Buffer.alloc(10 * MB - png.length)]);
    expect((await upload(token, { file: [full] })).status).toBe(201);
    await api.reset();
    const again = await signIn();
    const rejected = await upload(again, { file: [Buffer.concat([full, Buffer.alloc(1)])] });
    expect([rejected.status, (await rejected.json()).message]).toEqual([413, 'The image is larger than 10 MB']);
    await expectNothingStored();
  });

  it('a video of fifty megabytes is accepted, one more byte is not', async () => {
    const token = await signIn();
    expect((await uploaded(token, mp4(50 * MB))).size).toBe(50 * MB);
    await api.reset();
    const rejected = await upload(await signIn(), { file: [mp4(50 * MB + 1)] });
    expect([rejected.status, (await rejected.json()).message]).toEqual([413, 'The video is larger than 50 MB']);
    await expectNothingStored();
  });

  it('an upload has one file and no other field', async () => {
    const token = await signIn();
    const file: Sent = [png];
    const wrong: Record<string, Sent | string>[] = [
      { file, other: file },
      { other: file },
      { file: 'text' },
      {},
      { file, poster: 'text' },
    ];
    for (const fields of wrong) expect((await upload(token, fields)).status).toBe(422);
    const twice = formOf({ file });
    twice.append('file', new File([new Uint8Array(file[0])], 'b.png'));
    expect((await api.request('post', '/api/uploads', { token, body: twice })).status).toBe(422);
    expect((await upload(token, { poster: file })).status).toBe(422);
    expect((await api.request('post', '/api/uploads', { token, body: { file: 'x' } })).status).toBe(415);
    await expectNothingStored();
  });

  it('a wrong poster leaves no video behind', async () => {
    const rejected = await upload(await signIn(), { file: [mp4(300_000)], poster: [mp4()] });
    expect(rejected.status).toBe(415);
    await expectNothingStored();
  });

  it('at most fifty drafts are stored', async () => {
    const user = await api.buildUser();
    const token = await api.tokenFor(user);
    await api.deps.database.sql.query({
      text: `insert into media (id, owner_id, kind, mime, extension, size) select lpad(n::text, 40, '0'), $1, 'image', 'image/webp', 'webp', 1
        from generate_series(1, 50) n`,
      values: [user.id],
    });
    const rejected = await upload(token, { file: [png] });
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(50);
    expect(api.storedFiles()).toEqual([]);
    expect((await upload(await signIn(), { file: [pdf()] })).status).toBe(201);
  });
});

describe('an upload with an Idempotency-Key', () => {
  it('a repeated upload key returns the first response and keeps one file', async () => {
    const token = await signIn();
    const send = async () =>
      (await upload(token, { file: [mp4()], poster: [photo] }, { 'idempotency-key': 'k-1' })).json();
    const [first, second] = [await send(), await send()];
    expect(second).toEqual(first);
    expect(await rows()).toEqual([{ id: first.data.id }]);
    expect(api.storedFiles()).toEqual(expect.arrayContaining([`${first.data.id}.mp4`, `${first.data.id}-300.webp`]));
    expect(api.storedFiles()).toHaveLength(2);
  });

  it('an upload key with other bytes is rejected, and the first file stays', async () => {
    const token = await signIn();
    const headers = { 'idempotency-key': 'k-1' };
    const first = await (await upload(token, { file: [mp4()] }, headers)).json();
    expect((await upload(token, { file: [mp4(5000)] }, headers)).status).toBe(409);
    expect(await rows()).toEqual([{ id: first.data.id }]);
    expect(api.storedFiles()).toEqual([`${first.data.id}.mp4`]);
  });
});

describe('a draft', () => {
  it('a draft is deleted by its owner with every byte', async () => {
    const token = await signIn();
    const { id, image_path } = await uploaded(token, await picture(700, 300).png().toBuffer());
    expect((await api.request('delete', `/api/uploads/${id}`, { token })).status).toBe(200);
    expect((await api.request('get', image_path)).status).toBe(404);
    expect((await api.request('delete', `/api/uploads/${id}`, { token })).status).toBe(404);
    await expectNothingStored();
  });

  it('a draft cannot be deleted by others or after it is attached', async () => {
    const token = await signIn();
    const { id } = await uploaded(token, pdf());
    const admin = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    for (const other of [await signIn(), admin])
      expect((await api.request('delete', `/api/uploads/${id}`, { token: other })).status).toBe(404);
    await api.deps.database.sql.query({ text: 'update media set attached_at = now()' });
    expect((await api.request('delete', `/api/uploads/${id}`, { token })).status).toBe(404);
    expect((await api.request('delete', '/api/uploads/1', { token })).status).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  it('a draft whose bytes cannot be deleted now is deleted at night', async () => {
    const token = await signIn();
    const { id } = await uploaded(token, pdf());
    const { files } = api.deps;
    const remove = files.delete;
    files.delete = () => Promise.reject(new Error('the store is away'));
    const response = await api.request('delete', `/api/uploads/${id}`, { token });
    files.delete = remove;
    expect(response.status).toBe(200);
    expect(await rows()).toHaveLength(1);
    await api.cleanUp();
    await expectNothingStored();
  });

  it('a draft id reveals nothing about other drafts', async () => {
    const token = await signIn();
    const ids = [(await uploaded(token, pdf())).id, (await uploaded(token, pdf())).id] as [string, string];
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{40}$/);
      expect(id).not.toContain(createHash('sha256').update(pdf()).digest('hex').slice(0, 8));
    }
    const same = [...ids[0]].filter((digit, index) => digit === ids[1][index]);
    expect(same.length).toBeLessThan(20);
  });
});
