import type { SettingGroupWords } from '@academy/shared-auth/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Setting, SettingGroup } from '#/office/api/settings.ts';

type Item = SettingGroupWords['items'][string];

/** Finds the words of a group: from this remote for its own domains, otherwise from the remote that gave them. */
export type FindWords = (group: SettingGroup) => SettingGroupWords | null;

/** A group of this remote's own domains, in the page's language; null for groups of others. */
function useOwnWords(): FindWords {
  const { t, i18n } = useTranslation('users');
  const exists = (key: string) => i18n.exists(`users:settings.${key}`);
  const itemOf = ({ key, options }: Setting): Item => ({
    label: t(`settings.item.${key}.label`),
    help: t(`settings.item.${key}.help`),
    options: Object.fromEntries((options ?? []).map((value) => [value, t(`settings.choice.${key}.${value}`)])),
    ...(exists(`confirm.${key}.title`)
      ? {
          confirm: {
            title: t(`settings.confirm.${key}.title`),
            text: t(`settings.confirm.${key}.text`),
            action: t(`settings.confirm.${key}.action`),
          },
        }
      : {}),
  });
  return ({ key: group, settings }) => {
    if (!exists(`group.${group}.title`)) return null;
    const known = settings.filter(({ key }) => exists(`item.${key}.label`));
    return {
      group,
      title: t(`settings.group.${group}.title`),
      text: t(`settings.group.${group}.text`),
      items: Object.fromEntries(known.map((setting) => [setting.key, itemOf(setting)])),
    };
  };
}

/** The words of all groups; `onWords` receives those of the remotes that fill the slot. */
export function useSettingWords(): { find: FindWords; onWords: (words: SettingGroupWords) => void } {
  const own = useOwnWords();
  const [given, setGiven] = useState<ReadonlyMap<string, SettingGroupWords>>(new Map());
  const onWords = useCallback(
    (words: SettingGroupWords) => setGiven((before) => new Map(before).set(words.group, words)),
    [],
  );
  const find: FindWords = (group) => own(group) ?? given.get(group.key) ?? null;
  return { find, onWords };
}
