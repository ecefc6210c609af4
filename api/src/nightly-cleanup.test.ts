import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formOf, mp4, pdf } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const HOUR = 60 * 60_000;

const upload = async (token: string, bytes: Uint8Array) =>
  (await (await api.request('post', '/api/uploads', { token, body: formOf({ file: [bytes] }) })).json()).data
    .id as string;
const rows = () => api.deps.database.sql.query({ text: 'select id from media order by created_at' });

it('unused drafts and their bytes are deleted after a day, used ones stay', async () => {
  const token = await api.tokenFor(await api.buildUser());
  const used = await upload(token, mp4());
  await api.deps.database.sql.query({ text: 'update media set attached_at = now()' });
  await upload(token, pdf());
  api.clock.advance(23 * HOUR);
  const young = await upload(token, pdf());
  await api.cleanUp();
  expect(await rows()).toHaveLength(3);
  api.clock.advance(HOUR);
  await api.cleanUp();
  expect(await rows()).toEqual([{ id: used }, { id: young }]);
  expect(api.storedFiles().sort()).toEqual([`${used}.mp4`, `${young}.pdf`].sort());
});

it('files of killed processes are deleted after a day', async () => {
  const folder = path.join(api.folder, 'media');
  mkdirSync(folder, { recursive: true });
  const now = api.clock.now().getTime() / 1000;
  const hours = { 'old.mp4.1.part': 25, 'young.mp4.2.part': 23, 'whole.mp4': 99 };
  for (const [name, age] of Object.entries(hours)) {
    writeFileSync(path.join(folder, name), 'x');
    utimesSync(path.join(folder, name), now - age * 3600, now - age * 3600);
  }
  await api.cleanUp();
  expect(api.storedFiles().sort()).toEqual(['whole.mp4', 'young.mp4.2.part']);
});
