import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { pretendMedia } from '../testing/media.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { DateField } from './date-field.tsx';

function Form({ day = '2026-09-22' }) {
  const { register, watch, setValue } = useForm({ defaultValues: { day } });
  return (
    <>
      <DateField label="Date" {...register('day')} />
      <button type="button" onClick={() => setValue('day', '2027-01-05')}>
        Set
      </button>
      <p title="value">{watch('day')}</p>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Date');
const value = () => screen.getByTitle('value').textContent;
const opener = () => screen.getByRole('button', { name: 'Open the calendar' });

test('a date field shows the date of its form in words, also one that is set later', async () => {
  const { user } = await renderUi(<Form />);
  expect(field().value).toBe('22 Sept 2026');
  await user.click(screen.getByRole('button', { name: 'Set' }));
  expect([field().value, value()]).toEqual(['5 Jan 2027', '2027-01-05']);
});

test('a typed date is the value, and is formatted when the field is left', async () => {
  const { user } = await renderUi(<Form day="" />);
  await user.type(field(), '3/4/26');
  expect([field().value, value()]).toEqual(['3/4/26', '3/4/26']);
  await user.tab();
  expect([field().value, value()]).toEqual(['3 Apr 2026', '2026-04-03']);
  await user.clear(field());
  expect(value()).toBe('');
});

test('a date is chosen in the calendar by keys alone, and then the field has the focus again', async () => {
  const { user } = await renderUi(<Form />);
  await user.click(field());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const focused = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
  await focused('Tuesday, 22 September 2026');
  await user.keyboard('{ArrowRight}');
  await focused('Wednesday, 23 September 2026');
  await user.keyboard('{PageDown}');
  await focused('Friday, 23 October 2026');
  await user.keyboard('{Enter}');
  expect([field().value, value()]).toEqual(['23 Oct 2026', '2026-10-23']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field());
  await user.click(opener());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the calendar can show the days of any month', async () => {
  const { user } = await renderUi(<Form />);
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'September 2026' }));
  await user.click(screen.getByRole('button', { name: 'Previous year' }));
  await user.click(screen.getByRole('button', { name: 'March 2025' }));
  await user.click(screen.getByRole('button', { name: 'Saturday, 1 March 2025' }));
  expect(value()).toBe('2025-03-01');
});

test('on touch a date field opens the phone’s own picker, and shows the date in words', async () => {
  pretendMedia('(pointer: coarse)');
  await renderUi(<Form />);
  expect([field().type, field().value]).toEqual(['date', '2026-09-22']);
  expect(screen.getByText('22 Sept 2026')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Open the calendar' })).toBeNull();
});

test('a date field is translated into Arabic', async () => {
  const { user } = await renderUi(<Form />, 'ar');
  expect(field().value).toBe('22 سبتمبر 2026');
  await user.click(screen.getByRole('button', { name: 'فتح التقويم' }));
  expect(screen.getByRole('grid', { name: 'سبتمبر 2026' })).toBeDefined();
});
