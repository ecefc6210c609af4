import type { Language } from '@academy/shared-auth';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { BarChart } from './bar-chart.tsx';
import type { ChartProps } from './chart-types.ts';
import { LineChart } from './line-chart.tsx';
import { StackedBarChart } from './stacked-bar-chart.tsx';

const points = [
  { label: 'Sep', value: 8, full: 'September 2026' },
  { label: 'Oct', value: 1200, full: 'October 2026' },
  { label: 'Nov', value: 0 },
];

/** happy-dom has no layout: this is the size that a page would give the chart. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('.recharts-responsive-container')) return new DOMRect(0, 0, 360, 220);
    return new DOMRect(0, 0, this.id === 'recharts_measurement_span' ? 7 * (this.textContent?.length ?? 0) : 0, 12);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function show(Chart: typeof BarChart, given: Partial<ChartProps> = {}, language: Language = 'en') {
  const { container } = await renderUi(<Chart label="Classes held" points={points} {...given} />, language);
  const labels = [...container.querySelectorAll('[data-value]')];
  const names = [...container.querySelectorAll('text.recharts-cartesian-axis-tick-value')];
  const places = names.map((name) => Number(name.getAttribute('x')));
  return { labels: labels.map((label) => label.textContent), names: names.map((name) => name.textContent), places };
}

test.each([
  ['a bar chart', BarChart],
  ['a line chart', LineChart],
])('the chart %s has the same numbers as a table', async (_name, Chart) => {
  await show(Chart, { format: (value) => `${value} classes` });
  const table = screen.getByRole('table', { name: 'Classes held' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['September 2026', '8 classes'],
    ['October 2026', '1200 classes'],
    ['Nov', '0 classes'],
  ]);
});

test.each([
  ['bar', BarChart],
  ['point', LineChart],
])('each %s shows its number in the page’s digits', async (_name, Chart) => {
  const { labels, names } = await show(Chart, {}, 'ar');
  expect(labels).toEqual(['8', '1,200', '0']);
  expect(names).toHaveLength(3);
});

test('without space for all names the last one is shown', async () => {
  const months = Array.from({ length: 12 }, (_, index) => ({ label: `Month ${index + 1}`, value: index }));
  const { names } = await show(BarChart, { points: months });
  expect(names.length).toBeLessThan(12);
  expect(names.at(-1)).toBe('Month 12');
});

test('names that reach beyond the ends of the axis do not overlap others', async () => {
  const months = Array.from({ length: 12 }, (_, index) => ({ label: index % 2 ? 'نوفمبر' : 'أغسطس', value: index }));
  expect((await show(BarChart, { points: months }, 'ar')).names.length).toBeGreaterThan(3);
});

test('without space for all numbers the highest is shown', async () => {
  const { labels } = await show(BarChart, { format: (value) => `${value} classes in all` });
  expect(labels).toEqual(['1200 classes in all']);
});

test('the first bar is where reading starts', async () => {
  const english = await show(BarChart);
  expect(english.places).toEqual(english.places.toSorted((one, other) => one - other));
  const arabic = await show(BarChart, {}, 'ar');
  expect(arabic.places.at(0)).toBeGreaterThan(arabic.places.at(2) ?? 0);
});

test.each(['en', 'ar'] as const)(
  'a stacked chart draws each part and has its numbers as a table (%s)',
  async (language) => {
    const series = [
      { key: 'held', label: 'Held', tone: 'brand' },
      { key: 'missed', label: 'Missed', tone: 'danger' },
    ] as const;
    const weeks = [
      { label: '1 Nov', full: '1 – 6 November', values: { held: 8, missed: 2 } },
      { label: '7 Nov', values: { held: 1200, missed: 0 } },
    ];
    const { container } = await renderUi(<StackedBarChart label="Classes" series={series} points={weeks} />, language);
    expect(container.querySelectorAll('.series-brand .recharts-bar-rectangle').length).toBe(2);
    const rows = within(screen.getByRole('table', { name: 'Classes' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['', 'Held', 'Missed'],
      ['1 – 6 November', '8', '2'],
      ['7 Nov', '1,200', '0'],
    ]);
    const names = [...container.querySelectorAll('text.recharts-cartesian-axis-tick-value')];
    const [first = 0, second = 0] = names.map((name) => Number(name.getAttribute('x')));
    expect(first < second).toBe(language === 'en');
  },
);
