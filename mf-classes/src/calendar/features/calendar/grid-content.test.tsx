import type { EventDisplayInfo } from '@fullcalendar/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPlannedClass } from '#/testing/calendar.ts';
import { eventContentIn } from './grid-content.tsx';

const EventContent = eventContentIn(() => '4:00 pm', 'Weekly');

/** FullCalendar's data of a class in the grid of a month. */
function infoOf(series_id: string | null) {
  const event = {
    title: 'Layla',
    start: null,
    extendedProps: { row: aPlannedClass({ series_id }), separator: ', ', about: '' },
  };
  return { event, view: { type: 'dayGridMonth' } } as unknown as EventDisplayInfo;
}

test('a class of a series has its mark in the grid, another class has none', () => {
  render(
    <>
      <EventContent {...infoOf('4')} />
      <EventContent {...infoOf(null)} />
    </>,
  );
  expect(screen.getAllByRole('img', { name: 'Weekly' })).toHaveLength(1);
});
