import { expect, it } from 'vitest';
import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { presetSettings } from '#base/academy/academy-settings.ts';
import { noticeWords } from './notice-words.ts';
import { askingSettings } from './request.settings.ts';

const withHours = (hours: number): ReadSettings => ({
  get: (setting) =>
    presetSettings.get({
      ...setting,
      default: setting.key === askingSettings.notice_hours.key ? hours : setting.default,
    } as typeof setting),
});

it.each([
  [0, 'before it starts', 'قبل بدئها'],
  [1, 'at least 1 hour before it starts', 'قبل بدئها بساعة على الأقل'],
  [2, 'at least 2 hours before it starts', 'قبل بدئها بساعتين على الأقل'],
  [3, 'at least 3 hours before it starts', 'قبل بدئها بـ3 ساعات على الأقل'],
  [24, 'at least 24 hours before it starts', 'قبل بدئها بـ24 ساعة على الأقل'],
])('the notice of %i hours has the right plural in both languages (D100)', (hours, en, ar) => {
  expect(noticeWords(withHours(hours))).toEqual({ en, ar });
});
