import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { MonthSwitch } from './month-switch.tsx';

function Statistics({ start = '2026-11', min, max }: { start?: string; min?: string; max?: string }) {
  const [month, setMonth] = useState(start);
  return (
    <>
      <MonthSwitch label="Statistics" value={month} onChange={setMonth} min={min} max={max} />
      <p title="month">{month}</p>
    </>
  );
}

const month = () => screen.getByTitle('month').textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the arrows show the next and previous month, across years', async () => {
  const { user } = await renderUi(<Statistics start="2026-12" />);
  expect(screen.getByRole('group', { name: 'Statistics' })).toBeDefined();
  expect(button('December 2026')).toBeDefined();
  await user.click(button('Next month'));
  expect(month()).toBe('2027-01');
  expect(screen.getByRole('status').textContent).toBe('January 2027');
  await user.click(button('Previous month'));
  expect(month()).toBe('2026-12');
});

test('there is no month beyond the first and the last', async () => {
  const { user } = await renderUi(<Statistics min="2026-10" max="2026-11" />);
  expect(button('Next month').disabled).toBe(true);
  await user.click(button('Previous month'));
  expect(month()).toBe('2026-10');
  expect(button('Previous month').disabled).toBe(true);
  await user.click(button('October 2026'));
  expect(button('September 2026').disabled).toBe(true);
  expect(button('November 2026').disabled).toBe(false);
  expect(button('Previous year').disabled).toBe(true);
});

test('any month of any year can be chosen from the list, and then the focus returns', async () => {
  const { user } = await renderUi(<Statistics />);
  await user.click(button('November 2026'));
  expect(screen.getByRole('dialog', { name: 'Choose a month' })).toBeDefined();
  await user.click(button('Previous year'));
  await user.click(button('March 2025'));
  expect(month()).toBe('2025-03');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('March 2025'));
});

test('arrow keys move between months and skip disabled ones', async () => {
  const { user } = await renderUi(<Statistics start="2026-02" min="2026-02" />);
  await user.click(button('February 2026'));
  button('May 2026').focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(button('June 2026'));
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(document.activeElement).toBe(button('August 2026'));
  button('April 2026').focus();
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(button('April 2026'));
});

test('in Arabic the month is named in Arabic with Latin digits', async () => {
  await renderUi(<Statistics />, 'ar');
  expect(button('نوفمبر 2026')).toBeDefined();
  expect(button('الشهر التالي')).toBeDefined();
});
