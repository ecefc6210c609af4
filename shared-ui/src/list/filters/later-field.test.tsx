import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import type { ChoiceFilterField } from '../list-types.ts';
import { laterField } from './later-field.tsx';

const Ready = ({ name, label, value }: ChoiceFilterField) => (
  <input
    role="combobox"
    aria-expanded={false}
    name={name}
    aria-controls="list"
    aria-label={label}
    defaultValue={value}
  />
);
const props = { name: 'teacher_id', label: 'Teacher', value: '7' };
const sentValue = () => document.querySelector<HTMLInputElement>('input[name=teacher_id]')?.value;

test('until its code is loaded, a field shows its frame with its value', async () => {
  let arrive = () => {};
  const Field = laterField(
    () =>
      new Promise<{ default: typeof Ready }>((resolve) => {
        arrive = () => resolve({ default: Ready });
      }),
  );
  await renderUi(<Field {...props} />);
  expect(screen.getByRole('textbox', { name: 'Teacher' }).getAttribute('aria-busy')).toBe('true');
  expect(sentValue()).toBe('7');
  arrive();
  await screen.findByRole('combobox', { name: 'Teacher' });
  expect(sentValue()).toBe('7');
});

test('a field whose code was prefetched is there at once', async () => {
  const load = vi.fn(async () => ({ default: Ready }));
  const Field = laterField(load);
  Field.preload();
  await vi.waitFor(() => expect(load).toHaveResolved());
  await renderUi(<Field {...props} />);
  expect(await screen.findByRole('combobox', { name: 'Teacher' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a field whose code fails to load shows an error in its place, and Retry loads it again', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => ({ default: Ready }));
  load.mockRejectedValueOnce(new Error('offline'));
  const Field = laterField(load);
  const { user } = await renderUi(<Field {...props} />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Teacher' })).toBeTruthy();
  complaints.mockRestore();
});
