import type { SlotProps } from '@academy/shared-auth/contract';
import { signInForTest } from '@academy/shared-auth/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { levels, serveStudent } from '#/testing/progress.ts';
import { renderInPage } from '#/testing/render-at.tsx';

type Props = SlotProps<'class.report.part'>;

beforeEach(() => void signInForTest({ role: 'teacher', roles: ['teacher'] }, ['classes.report.create']));

async function open(
  values: Props['values'] = {},
  subject: string | null = 'arabic',
  language: 'en' | 'ar' = 'en',
  served: object[] = levels,
) {
  serveStudent({ levels: served });
  const said: Parameters<Props['onChange']>[0][] = [];
  function Form({ place }: { place: (props: Props) => ReactNode }) {
    const [held, setHeld] = useState(values);
    const onChange: Props['onChange'] = (change) => {
      if (change.name === 'steps') said.push(change);
      setHeld((before) => ({ ...before, [change.name]: change.value }));
    };
    return place({ classId: '30', studentId: '7', subject, values: held, isLocked: false, onChange });
  }
  const { user } = await renderInPage('class.report.part', Form, language);
  return { user, said };
}

test('a step of the level where the student is takes one touch, and its level one more (D128)', async () => {
  const { user, said } = await open();
  await user.click(await screen.findByRole('button', { name: 'Verbs' }));
  expect(said.at(-1)).toEqual({
    name: 'steps',
    value: [{ stepId: '12', state: 'passed', quality: null }],
    isValid: true,
    line: 'Verbs: Passed',
  });
  const adding = within(screen.getByRole('group', { name: 'Add a step' }));
  expect(document.activeElement).toBe(adding.getAllByRole('button')[0]);
  await user.click(within(screen.getByRole('group', { name: 'Verbs' })).getByRole('radio', { name: '4, Very good' }));
  expect(said.at(-1)?.value).toEqual([{ stepId: '12', state: 'passed', quality: 4 }]);
});

test('a step that is new is started, and one that is to repeat loses its level', async () => {
  const { user, said } = await open({ steps: [{ stepId: '11', state: 'passed', quality: 5 }] });
  await user.click(await screen.findByRole('button', { name: 'Sentences' }));
  const nouns = within(screen.getByRole('group', { name: 'Nouns' }));
  await user.click(nouns.getByRole('button', { name: 'To repeat' }));
  expect(said.at(-1)).toMatchObject({
    value: [
      { stepId: '11', state: 'again', quality: null },
      { stepId: '13', state: 'begun', quality: null },
    ],
    line: 'Nouns: To repeat · Sentences: Started',
  });
  await user.click(nouns.getByRole('button', { name: 'Nouns: remove' }));
  expect(said.at(-1)?.value).toEqual([{ stepId: '13', state: 'begun', quality: null }]);
});

test('the steps of a sent report are shown again, in the words of the page', async () => {
  const steps = { steps: [{ stepId: '11', state: 'begun', quality: null }] };
  const { said } = await open({ steps }, null, 'ar');
  expect(await screen.findByRole('group', { name: 'ع Nouns' })).toBeTruthy();
  expect(said.at(-1)?.line).toBe('ع Nouns: بدأت');
  // As it is held, so that a correction of other parts does not send it.
  expect(said.at(-1)?.value).toBe(steps);
});

test('a correction keeps the form in which a sent report holds its steps', async () => {
  const { user, said } = await open({ steps: { steps: [{ stepId: '11', state: 'begun', quality: null }] } });
  await user.click(await screen.findByRole('button', { name: 'Sentences' }));
  expect(said.at(-1)?.value).toMatchObject({ steps: [{ stepId: '11' }, { stepId: '13' }] });
});

test('in a class of another subject they are one button', async () => {
  const { user } = await open({}, 'memorisation');
  await user.click(await screen.findByRole('button', { name: 'Add steps of a curriculum' }));
  expect(await screen.findByRole('combobox', { name: 'Level' })).toBeTruthy();
});

const gone = levels.map((level) => ({
  ...{ ...level, curriculumId: '9', title: { en: 'Old grammar', ar: 'ع' } },
  steps: level.steps.map((step) => ({ ...step, retired: true })),
}));

test('a retired curriculum is not offered, and alone has no button', async () => {
  await open({}, 'arabic', 'en', [...gone, ...levels]);
  const level = await screen.findByRole('combobox', { name: 'Level' });
  expect(within(level).queryByRole('option', { name: /Old grammar/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Verbs' })).toBeTruthy();
  cleanup();
  await open({}, 'memorisation', 'en', gone);
  await screen.findByRole('button', { name: /^New memorisation/ });
  expect(screen.queryByRole('button', { name: 'Add steps of a curriculum' })).toBeNull();
});

const unstarted = levels.map((level) => ({
  ...level,
  steps: level.steps.map((step) => ({ ...step, state: null, quality: null, at: null })),
  passed: 0,
}));

test('a curriculum that the student has not started is closed, and not there in a class of another subject', async () => {
  await open({}, 'arabic', 'en', unstarted);
  expect(await screen.findByRole('button', { name: 'Add steps of a curriculum' })).toBeTruthy();
  cleanup();
  await open({}, 'memorisation', 'en', unstarted);
  await screen.findByRole('button', { name: /^New memorisation/ });
  expect(screen.queryByRole('button', { name: 'Add steps of a curriculum' })).toBeNull();
});
