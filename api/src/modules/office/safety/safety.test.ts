import { expect, it } from 'vitest';
import { storeSettings } from '#base/academy/academy-settings.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

async function set(values: Record<string, string | number | boolean>): Promise<void> {
  await storeSettings(sql, { values: new Map(Object.entries(values)), at: api.clock.now(), by: null });
  await api.deps.academySettings.refresh();
}
const read = async () => (await api.request('get', '/api/safety')).text();

it('the page of safety says what holds, by role and without names, and nothing that a setting has switched off', async () => {
  const leader = await api.buildUser({ role: 'leader', name: 'Bilal Rahman' });
  const former = await api.buildUser({ role: 'admin' });
  await sql.query({ text: 'update users set active = false where id = $1', values: [former.id] });
  await set({
    concern_people: [leader.id, former.id].join(),
    child_document_kinds: 'Police check\n\nFirst aid',
    not_joined_minutes: 7,
    teachers_see_contacts: false,
    legal_texts: 'terms,monitoring',
  });
  const said = await read();
  expect(JSON.parse(said)).toEqual({
    data: {
      concerns: { readBy: ['leader'] },
      documents: ['Police check', 'First aid'],
      notJoinedMinutes: 7,
      contactsHidden: true,
      texts: ['terms', 'monitoring'],
    },
  });
  expect(said).not.toContain('Bilal');
  await set({
    concern_people: String(former.id),
    child_document_kinds: '',
    not_joined_minutes: 0,
    teachers_see_contacts: true,
    legal_texts: '',
  });
  expect(JSON.parse(await read())).toEqual({
    data: { concerns: null, documents: [], notJoinedMinutes: null, contactsHidden: false, texts: [] },
  });
});
