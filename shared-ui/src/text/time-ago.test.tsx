import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { TimeAgo } from './time-ago.tsx';
import { timeAgoText } from './time-ago-text.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const seconds = (count: number) => NOW - count * 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

describe('time in words', () => {
  test.each([
    [59, null, null],
    [60, '1 minute ago', 'قبل دقيقة واحدة'],
    [2 * 60, '2 minutes ago', 'قبل دقيقتين'],
    [5 * 60, '5 minutes ago', 'قبل 5 دقائق'],
    [3 * HOUR, '3 hours ago', 'قبل 3 ساعات'],
    [DAY, 'yesterday', 'أمس'],
    [6 * DAY, '6 days ago', 'قبل 6 أيام'],
    [8 * DAY, '2 March', '2 مارس'],
    [400 * DAY, '3 February 2025', '3 فبراير 2025'],
    [-120, null, null],
  ])('time in words: %i seconds ago', (ago, english, arabic) => {
    expect(timeAgoText(seconds(ago), NOW, 'en')).toBe(english);
    expect(timeAgoText(seconds(ago), NOW, 'ar')).toBe(arabic);
  });
});

describe('time on the page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a relative time updates with the clock and shows the full time on hover', async () => {
    await renderUi(<TimeAgo at="2026-03-10T12:00:00Z" />);
    const time = screen.getByText('just now');
    expect(time.getAttribute('datetime')).toBe('2026-03-10T12:00:00Z');
    expect(time.title).toContain('10 March 2026');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(time.textContent).toBe('1 minute ago');
  });

  test('the full time on hover is on a clock of twelve hours, without a zero before the hour', async () => {
    await renderUi(<TimeAgo at="2026-03-10T05:00:00Z" />);
    expect(screen.getByText('7 hours ago').title).toMatch(/ at [1-9]\d?:00\s[ap]m$/);
  });

  test('one timer serves all times and stops with the last', async () => {
    const times = [1, 2, 3].map((hour) => <TimeAgo key={hour} at={`2026-03-10T0${hour}:00:00Z`} />);
    const { unmount } = await renderUi(<div>{times}</div>, 'ar');
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
