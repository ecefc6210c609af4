import type { SettingGroupWords } from '@academy/shared-auth/contract';
import { foldText } from '@academy/shared-auth/typed-text';
import type { Setting, SettingGroup } from '#/office/api/settings.ts';
import { drawnTypes } from './drawn-types.ts';
import type { FindWords } from './setting-words.ts';

/** A group with the words for it. */
export interface DrawnGroup extends SettingGroup {
  words: SettingGroupWords;
}

export const isDrawn = ({ type }: Setting): boolean => drawnTypes.has(type);

/** A setting without texts, or without a field on this page, is not shown. */
export function drawnOf(groups: readonly SettingGroup[], find: FindWords): DrawnGroup[] {
  return groups.flatMap(({ key, settings }) => {
    const words = find({ key, settings });
    const drawn = settings.filter((setting) => isDrawn(setting) && words?.items[setting.key]);
    return words && drawn.length > 0 ? [{ key, settings: drawn, words }] : [];
  });
}

/** The groups with the settings whose texts have all words of a search, in either language. */
export function groupsWith(groups: readonly DrawnGroup[], search: string): DrawnGroup[] {
  const wanted = foldText(search).split(/\s+/).filter(Boolean);
  return groups.flatMap(({ key, settings, words }) => {
    const found = settings.filter((setting) => {
      const { label = '', help = '', options = {} } = words.items[setting.key] ?? {};
      const texts = [words.title, label, help, ...Object.values(options), setting.name?.en, setting.name?.ar];
      const text = foldText(texts.filter(Boolean).join(' '));
      return wanted.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ key, settings: found, words }] : [];
  });
}
