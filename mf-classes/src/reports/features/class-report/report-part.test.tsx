import type { SlotProps } from '@academy/shared-auth/contract';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { serveClass } from '#/testing/classes.ts';
import { renderAtWithFiller } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { detail, inMinutes, PATH, saved, write } from './class-report.fixture.ts';

beforeEach(() => {
  signInAs('teacher');
  take('put', 'daily-reports/drafts/30');
});

/** A filler that counts pages; more than a hundred pages are invalid. */
function Pages({ studentId, values, isLocked, onChange }: SlotProps<'class.report.part'>) {
  const value = values.lesson as { pages: number } | null | undefined;
  const say = (pages: number) =>
    onChange({ name: 'lesson', value: { pages }, isValid: pages < 100, line: `${pages} pages` });
  return (
    <label>
      Pages of {studentId}
      <input readOnly={isLocked} value={value?.pages ?? ''} onChange={({ target }) => say(Number(target.value))} />
    </label>
  );
}
const open = (Filler: ComponentType<SlotProps<'class.report.part'>> = Pages) =>
  renderAtWithFiller(PATH, Filler as ComponentType<object>);
const pages = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Pages of/ });

test('a filled part is sent once with the report, and its summary is the accomplished text', async () => {
  serveClass(detail());
  const sent = take('post', 'daily-reports', saved(), 201);
  const { user } = await open();
  await user.type(await pages(), '12');
  await write(user);
  expect(await screen.findByText('The report is saved')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      class_model: '30',
      attendance: 'presence',
      report: 'Read well today.',
      accomplished: '12 pages',
      notes: '',
      parts: { lesson: { pages: 12 } },
    },
  ]);
});

test('a part is in the draft on this device and on the server', async () => {
  serveClass(detail());
  const drafts = take('put', 'daily-reports/drafts/30');
  const { user, unmount } = await open();
  await user.type(await pages(), '7');
  await waitFor(() => expect(drafts.at(-1)?.body).toMatchObject({ parts: { lesson: { pages: 7 } } }));
  unmount();
  await open();
  expect((await pages()).value).toBe('7');
});

const draft = { attendance: null, report: '', accomplished: null, notes: null, updated_at: inMinutes(-5) };

test('a part whose remote is missing is sent with the report', async () => {
  serveClass(detail({ draft: { ...draft, parts: { lesson: { pages: 9 } } } }));
  const sent = take('post', 'daily-reports', saved(), 201);
  const { user } = await open(() => null);
  await write(user);
  expect(await screen.findByText('The report is saved')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ parts: { lesson: { pages: 9 } } });
});

test('an incomplete part has an error, and the report can be saved without it; the part is stored', async () => {
  serveClass(detail());
  const sent = take('post', 'daily-reports', saved(), 201);
  const { user, unmount } = await open();
  await user.type(await pages(), '100');
  await write(user);
  expect(
    await screen.findByText('Choose the surah and the ayahs of each passage, or save the report without them.'),
  ).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save the report without it' }));
  expect(await screen.findByText('The report is saved')).toBeTruthy();
  expect(sent[0]?.body).not.toHaveProperty('parts');
  unmount();
  await open();
  expect((await pages()).value).toBe('100');
});

test("a part that the API rejects shows the API's message, and the report can be saved without it", async () => {
  serveClass(detail());
  const fields = [{ path: 'parts.lesson.pages', code: 'too_many', message: 'The book has 7 pages' }];
  reject('post', 'daily-reports', 422, { code: 'invalid', message: 'The book has 7 pages', fields });
  const { user } = await open();
  await user.type(await pages(), '12');
  await write(user);
  expect(await screen.findByText('The book has 7 pages')).toBeTruthy();
  const sent = take('post', 'daily-reports', saved(), 201);
  await user.click(screen.getByRole('button', { name: 'Save the report without it' }));
  expect(await screen.findByText('The report is saved')).toBeTruthy();
  expect(sent[0]?.body).not.toHaveProperty('parts');
});

test('an absence has no parts, and removes those of an earlier report', async () => {
  serveClass(detail({ draft: { ...draft, report: 'Read well', parts: { lesson: { pages: 9 } } } }));
  const sent = take('post', 'daily-reports', saved(), 201);
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Student absent' }));
  expect(screen.queryByRole('textbox', { name: /Pages of/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save report' }));
  expect(await screen.findByText('The report is saved')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ attendance: 'absence_student', parts: { lesson: null } });
});
