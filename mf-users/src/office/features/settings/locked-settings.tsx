import { localeOf, useCan, zoneFormat } from '@academy/shared-auth';
import type { SettingGroupWords } from '@academy/shared-auth/contract';
import { Card, Heading, Span, Stack, Text } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#/base/components/facts.tsx';
import { zoneOption } from '#/base/components/time/time-zones.ts';
import type { Setting, SettingGroup } from '#/office/api/settings.ts';
import { accountsOf } from './accounts.ts';
import { PeopleNames } from './people-names.tsx';
import { rolesIn } from './roles-in.ts';

const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

/** Each line has the direction of its first letter: an account number stays from left to right. */
const severalLines = {
  display: 'block',
  whiteSpace: 'pre-line',
  unicodeBidi: 'plaintext',
  textAlign: '-webkit-match-parent',
} as const;

/** The value of a setting, in words. */
function useSettingText(words: SettingGroupWords): (setting: Setting) => ReactNode {
  const { t, i18n } = useTranslation('users');
  return ({ key, type, value }) => {
    if (typeof value === 'boolean') return t(value ? 'settings.locked.on' : 'settings.locked.off');
    if (type === 'zone') return zoneOption(String(value), i18n.language).label;
    if (type === 'time') return zoneFormat(i18n.language, 'UTC', clock).format(Date.parse(`2000-01-01T${value}Z`));
    const optionOf = (option: string) => words.items[key]?.options?.[option] ?? option;
    if (type === 'text' && value !== '')
      return (
        <Span dir="auto" css={severalLines}>
          {String(value)}
        </Span>
      );
    if (type === 'accounts')
      return (
        accountsOf(String(value))
          .map(({ currency, number }) => `${currency} ${number}`)
          .join(' · ') || t('settings.locked.none')
      );
    if (type === 'roles')
      return (
        new Intl.ListFormat(localeOf(i18n.language)).format(rolesIn(value).map(optionOf)) || t('settings.locked.none')
      );
    if (type === 'people') return <PeopleNames value={String(value)} />;
    return optionOf(String(value));
  };
}

interface LockedSettingsProps {
  group: SettingGroup;
  words: SettingGroupWords;
  /** Whether the group's own form is above it. */
  isApart: boolean;
}

/** The values for viewers who can read but not change them. */
export function LockedSettings({ group: { key, settings }, words, isApart }: LockedSettingsProps) {
  const { t } = useTranslation('users');
  const textOf = useSettingText(words);
  const mayOthers = useCan('users.update');
  return (
    <Card asChild>
      <section aria-labelledby={`settings-${key}`}>
        <Stack gap="4">
          <Heading as="h2" size="sm" id={`settings-${key}`}>
            {isApart ? t('settings.locked.title', { group: words.title }) : words.title}
          </Heading>
          <Text fontSize="sm" color="fg.muted">
            {t(mayOthers ? 'settings.locked.text' : 'settings.locked.forbidden')}
          </Text>
          <Facts
            facts={settings.map((setting) => ({
              label: words.items[setting.key]?.label ?? setting.key,
              value: textOf(setting),
            }))}
          />
        </Stack>
      </section>
    </Card>
  );
}
