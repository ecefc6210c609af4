import type { SlotProps } from '@academy/shared-auth/contract';
import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { MOST_ENTRIES } from '#/api/entries.ts';
import { duePage, serveStudent } from '#/testing/progress.ts';
import { renderInPage } from '#/testing/render-at.tsx';

type Props = SlotProps<'class.report.part'>;
const proposed = { surahFrom: 2, ayahFrom: 6, surahTo: 2, ayahTo: 10 };

beforeEach(() => void signInForTest({ role: 'teacher', roles: ['teacher'] }, ['classes.report.create']));

/** The form of a report, with these values. */
async function open(values: Props['values'] = {}, language: 'en' | 'ar' = 'en', subject: string | null = null) {
  const said: Parameters<Props['onChange']>[0][] = [];
  function Form({ place }: { place: (props: Props) => ReactNode }) {
    const [held, setHeld] = useState(values);
    const onChange: Props['onChange'] = (change) => {
      said.push(change);
      setHeld((before) => ({ ...before, [change.name]: change.value }));
    };
    return place({ classId: '30', studentId: '7', subject, values: held, isLocked: false, onChange });
  }
  const { user } = await renderInPage('class.report.part', Form, language);
  return { user, said };
}

test('one touch on its quality records a proposal', async () => {
  serveStudent({ next: { data: proposed, near: null, far: null } });
  const { user, said } = await open();
  const card = within(await screen.findByRole('group', { name: /Al-Baqarah 6–10/ }));
  await user.click(card.getByRole('radio', { name: '4, Very good' }));
  expect(said).toEqual([
    {
      name: 'progress',
      value: { entries: [{ kind: 'new', ...proposed, quality: 4, mistakes: 0, hesitations: 0, tags: [], note: null }] },
      isValid: true,
      line: 'New memorisation: Al-Baqarah 6–10',
    },
  ]);
});

test('in Arabic the summary names the range with the Arabic name of its surah', async () => {
  serveStudent({ next: { data: proposed, near: null, far: null } });
  const { user, said } = await open({}, 'ar');
  await user.click(await screen.findByRole('radio', { name: '5، ممتاز' }));
  expect(said.at(-1)?.line).toBe('حفظ جديد: البقرة 6–10');
});

test('one touch moves the end of a proposal by a usual portion', async () => {
  serveStudent({ next: { data: proposed, near: null, far: null, direction: 'ascending' } });
  const { user, said } = await open();
  const card = within(await screen.findByRole('group', { name: /^New memorisation: / }));
  await user.click(card.getByRole('button', { name: /\+5.* · 15$/ }));
  expect(said.at(-1)).toMatchObject({ isValid: false, line: 'New memorisation: Al-Baqarah 6–15' });
  await user.click(card.getByRole('button', { name: 'To ayah: one less' }));
  await user.click(card.getByRole('radio', { name: '4, Very good' }));
  expect(said.at(-1)).toMatchObject({ isValid: true, line: 'New memorisation: Al-Baqarah 6–14' });
});

const recorded = { kind: 'new', ...proposed, quality: 4, mistakes: 0, hesitations: 0, tags: [], note: null };

test.each(['99', '٩٩', '۹۹'])('the typed end %s is taken when the field is left', async (typed) => {
  serveStudent();
  const { user, said } = await open({ progress: { entries: [recorded] } });
  const end = await screen.findByRole<HTMLInputElement>('textbox', { name: 'To ayah' });
  const before = said.length;
  await user.click(end);
  await user.keyboard(typed);
  expect([end.value, said.length]).toEqual([typed, before]);
  await user.tab();
  expect(said.at(-1)).toMatchObject({ isValid: true, line: 'New memorisation: Al-Baqarah 6–99' });
  expect(end.value).toBe('99');
});

test('an ayah that the surah does not have changes nothing: it stays typed with an error, and cannot be sent', async () => {
  serveStudent();
  const { user, said } = await open({ progress: { entries: [recorded] } });
  const end = await screen.findByRole<HTMLInputElement>('textbox', { name: 'To ayah' });
  await user.click(end);
  await user.keyboard('999{Enter}');
  expect(screen.getByText('Enter an ayah from 6 to 286.')).toBeTruthy();
  await user.tab();
  expect([end.value, end.getAttribute('aria-invalid')]).toEqual(['999', 'true']);
  expect(said.at(-1)).toMatchObject({ isValid: false, line: 'New memorisation: Al-Baqarah 6–10' });
  await user.clear(end);
  await user.type(end, '12{Enter}');
  expect(screen.queryByText('Enter an ayah from 6 to 286.')).toBeNull();
  expect(said.at(-1)).toMatchObject({ isValid: true, line: 'New memorisation: Al-Baqarah 6–12' });
});

test('a button that proposes an end replaces an invalid one', async () => {
  serveStudent();
  const { user, said } = await open({ progress: { entries: [recorded] } });
  await user.type(await screen.findByRole('textbox', { name: 'To ayah' }), 'x');
  await user.click(screen.getByRole('button', { name: /\+5.* · 15$/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'To ayah' }).value).toBe('15');
  expect(said.at(-1)).toMatchObject({ isValid: true, line: 'New memorisation: Al-Baqarah 6–15' });
});

test('the next reading goes on after the last one', async () => {
  serveStudent({ next: { data: null, near: null, far: null, reading: proposed } });
  const { user, said } = await open();
  await user.click(await screen.findByRole('button', { name: 'Recitation · Al-Baqarah 6–10' }));
  expect(said.at(-1)?.line).toBe('Recitation: Al-Baqarah 6–10');
});

test('a surah is found in either script; its field has the focus, and it is begun with its first page', async () => {
  serveStudent();
  const { user, said } = await open();
  await user.click(await screen.findByRole('button', { name: 'Recitation' }));
  expect(said.at(-1)).toMatchObject({ isValid: false, line: '' });
  const surah = await screen.findByRole('combobox', { name: 'Surah' });
  expect(document.activeElement).toBe(surah);
  await user.keyboard('بقره');
  await user.click(await screen.findByRole('option', { name: /Al-Baqarah/ }));
  expect(said.at(-1)?.line).toBe('Recitation: Al-Baqarah 1–99');
  await user.click(screen.getByRole('button', { name: 'From ayah: one more' }));
  await user.click(screen.getByRole('radio', { name: '3, Good' }));
  expect(said.at(-1)).toMatchObject({
    isValid: true,
    line: 'Recitation: Al-Baqarah 2–99',
    value: { entries: [{ kind: 'reading', surahFrom: 2, ayahFrom: 2, surahTo: 2, ayahTo: 99, quality: 3 }] },
  });
});

test('a range may end in another surah, also in an earlier one (H2)', async () => {
  serveStudent();
  const { user, said } = await open();
  await user.click(await screen.findByRole('button', { name: 'New memorisation' }));
  await user.type(await screen.findByRole('combobox', { name: 'Surah' }), '114');
  await user.click(await screen.findByRole('option', { name: /An-Nas/ }));
  await user.click(screen.getByRole('button', { name: 'Ends in another surah' }));
  await user.clear(screen.getByRole('combobox', { name: 'To surah' }));
  await user.type(screen.getByRole('combobox', { name: 'To surah' }), 'falaq');
  await user.click(await screen.findByRole('option', { name: /Al-Falaq/ }));
  expect(said.at(-1)?.line).toBe('New memorisation: An-Nas – Al-Falaq');
});

test('mistakes, their kinds, and a note are sent with an entry', async () => {
  serveStudent();
  const entry = { kind: 'near', ...proposed, quality: 2, mistakes: 0, hesitations: 0, tags: [], note: null };
  const { user, said } = await open({ progress: { entries: [entry] } });
  await user.click(await screen.findByRole('button', { name: 'Add mistakes or a note' }));
  await user.click(screen.getByRole('button', { name: 'Mistakes: one more' }));
  await user.click(screen.getByRole('button', { name: 'Lengthening (madd)' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'x');
  expect(said.at(-1)?.value).toEqual({ entries: [{ ...entry, mistakes: 1, tags: ['madd'], note: 'x' }] });
});

test('what a button opens has the focus', async () => {
  serveStudent({ next: { data: null, near: null, far: null, reading: proposed } });
  const { user } = await open({}, 'en', 'arabic');
  await user.click(await screen.findByRole('button', { name: 'Add ayahs that were recited' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What was recited' }));
  await user.click(await screen.findByRole('button', { name: /^Recitation/ }));
  await user.click(await screen.findByRole('button', { name: 'Add mistakes or a note' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mistakes: one more' }));
  await user.click(screen.getByRole('button', { name: 'Recitation: change the ayahs' }));
  await user.click(await screen.findByRole('button', { name: 'Ends in another surah' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'To surah' }));
});

test('after an entry is removed, the first button that adds one has the focus', async () => {
  serveStudent();
  const { user } = await open({ progress: { entries: [recorded] } });
  await user.click(await screen.findByRole('button', { name: 'New memorisation: remove' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New memorisation' }));
});

test('after the last possible entry is added, the part has the focus', async () => {
  serveStudent();
  const entries = Array.from({ length: MOST_ENTRIES - 1 }, () => recorded);
  serveStudent({ next: { data: null, near: null, far: null, reading: proposed } });
  const { user } = await open({ progress: { entries } });
  await user.click(await screen.findByRole('button', { name: /^Recitation · / }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What was recited' }));
});

test('pages that wait, or are to be taught again, are beside the report on a day without items (D151)', async () => {
  serveStudent({ due: { items: [], waiting: [duePage], overdue: [{ ...duePage, page: 4 }] } });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Pages to revise: 2' }));
  expect(screen.getByRole('region', { name: 'Waiting for another day' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'To teach again' })).toBeTruthy();
});

test('the due pages are listed beside the report on request', async () => {
  serveStudent({ due: { items: [duePage], overdue: null } });
  const { user, said } = await open();
  const due = await screen.findByRole('button', { name: 'Pages to revise: 1', expanded: false });
  expect(screen.queryByRole('region', { name: 'To revise today' })).toBeNull();
  await user.click(due);
  expect(screen.getByRole('link', { name: 'Open Al-Baqarah 100–149 in the mushaf' })).toBeTruthy();
  expect(said).toEqual([]);
});

test('removing the last entry removes the part', async () => {
  serveStudent();
  const { user, said } = await open({ progress: { entries: [{ kind: 'near', ...proposed, quality: 2 }] } });
  const remove = await screen.findByRole('button', { name: 'Recent revision: remove' });
  expect(said.at(-1)).toMatchObject({ isValid: true, line: 'Recent revision: Al-Baqarah 6–10' });
  await user.click(remove);
  expect(said.at(-1)).toMatchObject({ value: null, isValid: true, line: '' });
});

test('values of a newer version of the part stay unchanged', async () => {
  serveStudent();
  const { said } = await open({ progress: { entries: [{ kind: 'sung' }] } });
  expect(screen.queryByText('What was recited')).toBeNull();
  expect(said).toEqual([]);
});

test.each(['arabic', 'reading'])(
  'in a class of %s the ayahs are closed until they are opened, or are recorded',
  async (subject) => {
    serveStudent({ next: { data: proposed, near: null, far: null } });
    const { user } = await open({}, 'en', subject);
    const closed = await screen.findByRole('button', { name: 'Add ayahs that were recited', expanded: false });
    expect(screen.queryByText('What was recited')).toBeNull();
    await user.click(closed);
    expect(await screen.findByRole('group', { name: /Al-Baqarah 6–10/ })).toBeTruthy();
  },
);

test('ayahs that are recorded in a class of Arabic are shown', async () => {
  serveStudent();
  await open({ progress: { entries: [{ kind: 'near', ...proposed, quality: 2 }] } }, 'en', 'arabic');
  expect(await screen.findByRole('group', { name: /Al-Baqarah 6–10/ })).toBeTruthy();
});
