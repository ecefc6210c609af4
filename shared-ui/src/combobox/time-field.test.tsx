import type { Language } from '@academy/shared-auth';
import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { pretendMedia } from '../testing/media.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { TimeField } from './time-field.tsx';

interface Given {
  time?: string;
  onSubmit?: () => void;
  error?: string;
}

function Form({ time = '17:30', onSubmit = () => {}, error }: Given) {
  const { register, watch, setValue, handleSubmit } = useForm({ defaultValues: { time } });
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <TimeField label="Time" error={error} {...register('time')} />
      <button type="button" onClick={() => setValue('time', '06:05')}>
        Set
      </button>
      <p title="value">{watch('time')}</p>
    </form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Time', { selector: 'input' });
const value = () => screen.getByTitle('value').textContent;
const shown = () => [field().value, value()];
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const highlighted = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const show = (given: Given = {}, language: Language = 'en') => renderUi(<Form {...given} />, language);

test('a time field shows the time of its form in words, also one that is set later', async () => {
  const { user } = await show();
  expect(shown()).toEqual(['5:30 pm', '17:30']);
  await user.click(screen.getByRole('button', { name: 'Set' }));
  expect(shown()).toEqual(['6:05 am', '06:05']);
});

test('a typed time is the value at once, and is formatted when the field is left', async () => {
  const { user } = await show({ time: '' });
  await user.type(field(), '٥:٣٠ م');
  expect(shown()).toEqual(['٥:٣٠ م', '17:30']);
  await user.tab();
  expect(shown()).toEqual(['5:30 pm', '17:30']);
  await user.clear(field());
  expect(value()).toBe('');
});

test('the list of a typed time stays unchanged while the mouse is down elsewhere, and closes when it is up', async () => {
  const { user } = await show({ time: '' });
  const set = screen.getByRole('button', { name: 'Set' });
  await user.type(field(), '21:00');
  const offered = names();
  await user.pointer({ keys: '[MouseLeft>]', target: set });
  expect(document.activeElement).toBe(set);
  expect(names()).toEqual(offered);
  await user.pointer({ keys: '[/MouseLeft]', target: set });
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(shown()).toEqual(['6:05 am', '06:05']);
});

test('an invalid time stays typed, and the field names the format when it is left', async () => {
  const { user } = await show({ time: '', error: 'Choose a time' });
  expect(screen.queryByText('Choose a time')).not.toBeNull();
  await user.type(field(), 'after supper');
  expect(screen.queryByText('Choose a time')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Please enter a time, such as 5:30 pm.');
  await user.tab();
  expect(shown()).toEqual(['after supper', 'after supper']);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Please enter a time, such as 5:30 pm.');
});

test('the list of times opens at the time of the field, and arrows and Enter choose without sending the form', async () => {
  const onSubmit = vi.fn();
  const { user } = await show({ time: '17:35', onSubmit });
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox', { name: 'Time' }).children).toHaveLength(96);
  expect(highlighted()).toBe('5:30 pm');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(shown()).toEqual(['5:45 pm', '17:45']);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a typed time is offered for the afternoon and for the morning', async () => {
  const { user } = await show({ time: '' });
  await user.type(field(), '510');
  expect(names()).toEqual(['5:10 pm', '5:10 am']);
  expect(highlighted()).toBe('5:10 pm');
  await user.click(screen.getByRole('option', { name: '5:10 am' }));
  expect(shown()).toEqual(['5:10 am', '05:10']);
  expect(document.activeElement).toBe(field());
});

test('Escape closes the list of times and keeps the time, and leaving does not choose the highlighted one', async () => {
  const { user } = await show();
  await user.click(field());
  await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  expect(shown()).toEqual(['5:30 pm', '17:30']);
  await user.keyboard('{Escape}');
  expect(shown()).toEqual(['5:30 pm', '17:30']);
  await user.click(field());
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(shown()).toEqual(['5:30 pm', '17:30']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter on a typed time accepts it, and the next Enter sends the form', async () => {
  const onSubmit = vi.fn();
  const { user } = await show({ time: '', onSubmit });
  await user.type(field(), '5:30 pm{Enter}');
  expect(shown()).toEqual(['5:30 pm', '17:30']);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a time that is set while another is typed replaces it', async () => {
  const { user } = await show({ time: '' });
  fireEvent.change(field(), { target: { value: '16:00' } });
  expect(value()).toBe('16:00');
  await user.click(screen.getByRole('button', { name: 'Set' }));
  expect(shown()).toEqual(['6:05 am', '06:05']);
});

test('on touch a time field opens its list instead of the keyboard, which its button shows', async () => {
  pretendMedia('(pointer: coarse)');
  const { user } = await show();
  expect(field().inputMode).toBe('none');
  await user.click(field());
  await user.click(screen.getByRole('option', { name: '6:15 am' }));
  expect(value()).toBe('06:15');
  await user.click(screen.getByRole('button', { name: 'Type Time on the keyboard' }));
  expect(field().inputMode).toBe('');
  expect(document.activeElement).toBe(field());
});

test('a time field is translated into Arabic', async () => {
  const { user } = await show({}, 'ar');
  expect(field().value).toBe('5:30 م');
  await user.click(screen.getByRole('button', { name: 'عرض خيارات Time' }));
  expect(names()).toContain('12:15 ص');
});
