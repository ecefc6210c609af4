import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { curriculaPage, curriculumResponse, subjectsResponse } from '#/api/steps.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, server, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/progress/curricula';
const inBoth = (text: string) => ({ en: text, ar: `ع ${text}` });
const about = { id: '1', title: inBoth('Grammar'), subject: 'arabic', retired: false, version: 3 };
const aStep = (id: string, title: string, level: string, recorded = 0) => ({
  ...{ id, title: inBoth(title), level, levelAr: null, retired: false },
  recorded,
});
const curriculum = {
  ...about,
  steps: [aStep('11', 'Nouns', 'First', 2), aStep('12', 'Verbs', 'First', 1), aStep('13', 'Sentences', 'Second')],
};
const sentSteps = (bodies: unknown[]) => (bodies[0] as { steps: Record<string, unknown>[] }).steps;

beforeEach(() => {
  signInForTest({ role: 'admin', roles: ['admin'] }, ['curricula.read', 'curricula.update']);
  serve('subjects', v.parse(subjectsResponse, { data: [{ key: 'arabic', name: inBoth('Arabic') }] }));
  serve('curricula', v.parse(curriculaPage, { data: [{ ...about, levels: 2, count: 3 }], pagination: { total: 1 } }));
  serve('curricula/1', v.parse(curriculumResponse, { data: curriculum }));
});

test('the list leads to each curriculum (D128)', async () => {
  await renderAt(PAGE);
  const row = within(await screen.findByRole('row', { name: /Grammar/ }));
  for (const text of ['Arabic', '2', '3', 'In use']) row.getByText(text);
});

test('steps are moved, merged, retired and added, and sent with the version that was read', async () => {
  const steps = takeBodies('put', 'curricula/1/steps', { data: curriculum });
  takeBodies('put', 'curricula/1', { data: curriculum });
  const { user, path } = await renderAt(`${PAGE}/1`, 'en', true);
  const first = within(await screen.findByRole('region', { name: 'First' }));
  await user.click(first.getByRole('button', { name: 'Step 2: actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Merge into the step above' }));
  await first.findByText('Will be merged into “⁨Nouns⁩”');
  await user.click(first.getByRole('button', { name: 'Step 2: move up' }));
  const second = within(screen.getByRole('region', { name: 'Second' }));
  await user.click(second.getByRole('button', { name: 'Add step' }));
  await user.type(second.getByLabelText('Step 2 in English'), 'Questions');
  await user.type(second.getByLabelText('Step 2 in Arabic'), 'الاستفهام');
  await user.click(second.getByRole('button', { name: 'Step 2: move up' }));
  await user.click(screen.getByRole('button', { name: 'Second: move up' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(path()).toBe(PAGE));
  expect(
    sentSteps(steps).map(({ id, level, title, mergeInto }) => [id, level, (title as { en: string }).en, mergeInto]),
  ).toEqual([
    [undefined, 'Second', 'Questions', undefined],
    ['13', 'Second', 'Sentences', undefined],
    ['12', 'First', 'Verbs', '11'],
    ['11', 'First', 'Nouns', undefined],
  ]);
  expect(steps[0]).toMatchObject({ version: 3 });
});

test('a merge ends with the removal of the step that would take over, and the focus stays in the level', async () => {
  const steps = [aStep('11', 'Nouns', 'First'), aStep('12', 'Verbs', 'First', 1), aStep('13', 'Letters', 'First')];
  serve('curricula/1', v.parse(curriculumResponse, { data: { ...about, steps } }));
  const sent = takeBodies('put', 'curricula/1/steps', { data: curriculum });
  takeBodies('put', 'curricula/1', { data: curriculum });
  const { user, path } = await renderAt(`${PAGE}/1`, 'en', true);
  const first = within(await screen.findByRole('region', { name: 'First' }));
  const choose = async (step: number, act: string) => {
    await user.click(first.getByRole('button', { name: `Step ${step}: actions` }));
    await user.click(await screen.findByRole('menuitem', { name: act }));
  };
  await choose(2, 'Merge into the step above');
  await first.findByText(/^Will be merged/);
  // It stays, so it is not merged itself.
  await user.click(first.getByRole('button', { name: 'Step 1: move down' }));
  await user.click(first.getByRole('button', { name: 'Step 2: actions' }));
  await screen.findByRole('menuitem', { name: 'Remove' });
  expect(screen.queryByRole('menuitem', { name: 'Merge into the step above' })).toBeNull();
  expect(screen.getByText('⁨Nouns⁩: now in place 2')).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  await expect.poll(() => first.queryByText(/^Will be merged/)).toBeNull();
  await expect.poll(() => document.activeElement).toBe(first.getByRole('button', { name: 'Add step' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(path()).toBe(PAGE));
  expect(sentSteps(sent).map(({ id, mergeInto }) => [id, mergeInto])).toEqual([
    ['12', undefined],
    ['13', undefined],
  ]);
});

test('a level without steps is named, and nothing is sent', async () => {
  const sent = takeBodies('put', 'curricula/1', { data: curriculum });
  const { user } = await renderAt(`${PAGE}/1`);
  const second = within(await screen.findByRole('region', { name: 'Second' }));
  await user.click(second.getByRole('button', { name: 'Step 1: actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await second.findByText('Add a step, or remove the level');
  await waitFor(() => expect(document.activeElement).toBe(second.getByRole('group', { name: 'Steps of ⁨Second⁩' })));
  expect(sent).toEqual([]);
});

test('after a title that was rejected, the steps are sent with the version that was read', async () => {
  const steps = takeBodies('put', 'curricula/1/steps', { data: curriculum });
  reject('put', 'curricula/1', 422, { fields: [{ path: 'title.en', code: 'invalid', message: 'Wrong' }] });
  const { user, path } = await renderAt(`${PAGE}/1`, 'en', true);
  await user.type(await screen.findByLabelText('Title in English'), ' I');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.getByLabelText('Title in English').getAttribute('aria-invalid')).toBe('true'));
  expect(steps).toEqual([]);
  takeBodies('put', 'curricula/1', { data: curriculum });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(path()).toBe(PAGE));
  expect(steps).toMatchObject([{ version: 3 }]);
});

test('a title that is the same is not saved again before the steps', async () => {
  const about = takeBodies('put', 'curricula/1', { data: curriculum });
  const steps = takeBodies('put', 'curricula/1/steps', { data: curriculum });
  const { user, path } = await renderAt(`${PAGE}/1`, 'en', true);
  const first = within(await screen.findByRole('region', { name: 'First' }));
  await user.type(first.getByLabelText('Step 1 in English'), ' I');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(path()).toBe(PAGE));
  expect(steps).toHaveLength(1);
  expect(about).toEqual([]);
});

test('of a title that was saved before its steps were rejected, the list and the next save know', async () => {
  const about = takeBodies('put', 'curricula/1', { data: curriculum });
  reject('put', 'curricula/1/steps', 409, { code: 'outdated', message: 'outdated' });
  const { user } = await renderAt(`${PAGE}/1`);
  const title = await screen.findByLabelText<HTMLInputElement>('Title in English');
  const asked = serve('curricula/1', { data: curriculum });
  const save = async (typed: string, count: number) => {
    await user.clear(title);
    await user.type(title, typed);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect.poll(() => asked.length).toBe(count);
  };
  await save('Syntax', 1);
  await save('Grammar', 2);
  expect(about).toMatchObject([{ title: { en: 'Syntax' } }, { title: { en: 'Grammar' } }]);
});

test('the answer to a save that failed does not wait until the curriculum is read again', async () => {
  takeBodies('put', 'curricula/1', { data: curriculum });
  reject('put', 'curricula/1/steps', 409, { code: 'outdated', message: 'outdated' });
  const { user } = await renderAt(`${PAGE}/1`);
  const save = await screen.findByRole('button', { name: 'Save changes' });
  server.use(http.get('*/api/curricula/1', () => new Promise(() => {})));
  await user.click(save);
  expect(await screen.findByText(/Someone else has changed the steps/)).toBeTruthy();
});

test('at an end an arrow keeps the focus and does nothing, and each move is announced anew', async () => {
  const { user } = await renderAt(`${PAGE}/1`);
  const arrow = (name: string) => screen.getByRole('button', { name });
  await user.click(await screen.findByRole('button', { name: 'Second: move up' }));
  expect(document.activeElement).toBe(arrow('Second: move up'));
  const said = screen.getByText('⁨Second⁩: now in place 1');
  expect(said.closest('[role=status]')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(screen.getByText('⁨Second⁩: now in place 1')).toBe(said);
  await user.click(arrow('Second: move down'));
  expect(document.activeElement).toBe(arrow('Second: move down'));
  await user.click(arrow('Second: move up'));
  expect(screen.getByText('⁨Second⁩: now in place 1')).not.toBe(said);
  const first = within(screen.getByRole('region', { name: 'First' }));
  await user.click(first.getByRole('button', { name: 'Step 2: move up' }));
  expect(document.activeElement).toBe(first.getByRole('button', { name: 'Step 1: move up' }));
});

test('a level with recorded steps cannot be removed, nor a recorded step', async () => {
  const { user } = await renderAt(`${PAGE}/1`);
  expect(await screen.findByRole('button', { name: 'First: remove' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Second: remove' })).toHaveProperty('disabled', false);
  const first = within(screen.getByRole('region', { name: 'First' }));
  await user.click(first.getByRole('button', { name: 'Step 1: actions' }));
  await screen.findByRole('menuitem', { name: 'Retire' });
  expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull();
});

test.each([
  ['en', 'Add curriculum', ['Title is required', 'Level is required', 'Subject is required']],
  ['ar', 'إضافة منهج', ['العنوان مطلوب', 'المستوى مطلوب', 'التخصص مطلوب']],
] as const)('missing fields have errors (%s)', async (language, button, messages) => {
  const { user } = await renderAt(`${PAGE}/add`, language);
  await user.click(await screen.findByRole('button', { name: button }));
  for (const message of messages) expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

test('of two who edit, the second reads that the steps have changed, and keeps what was typed', async () => {
  takeBodies('put', 'curricula/1', { data: curriculum });
  reject('put', 'curricula/1/steps', 409, { code: 'outdated', message: 'outdated' });
  const { user } = await renderAt(`${PAGE}/1`);
  const title = await screen.findByLabelText<HTMLInputElement>('Title in English');
  await user.type(title, ' I');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/Someone else has changed the steps/);
  expect(title.value).toBe('Grammar I');
});
