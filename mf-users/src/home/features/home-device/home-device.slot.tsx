import { deviceStorage, type Language, setLanguage, useSession } from '@academy/shared-auth';
import { Button, Flex, HStack, Span, Stack, Text, toast } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOwnZone } from '#/account/api/own-account.ts';
import { zonePlacesQuery } from '#/base/api/time-zones.ts';
import { deviceTimeZone, isSameZone, placedOption } from '#/base/components/time/time-zones.ts';

/** Each language in its own words: its speakers may not read the present one. */
const ownNames = { en: 'English', ar: 'العربية' } as const;

/** The first language of the device that the pages have; null if the language was chosen here, or is the same. */
function offeredLanguage(present: string): Language | null {
  if (deviceStorage.read('language') !== null) return null;
  const [first] = navigator.languages.flatMap((tag) => (['en', 'ar'] as const).filter((own) => tag.startsWith(own)));
  return first && first !== present ? first : null;
}

/** A browser that hides where it is says UTC. */
const HIDDEN = ['', 'UTC', 'Etc/UTC'];

/** The zone of the device, if the account has another one. */
function offeredZone(own: string): string | null {
  const zone = deviceTimeZone();
  return HIDDEN.includes(zone) || isSameZone(zone, own) ? null : zone;
}

/** What the device has otherwise, asked once for each user of this device, whatever the answer is. */
function useOffer() {
  const { i18n } = useTranslation('users');
  const user = useSession((session) => session.user);
  const isView = useSession(({ view }) => Boolean(view));
  const key = `device-asked:${user?.id ?? ''}`;
  const [offer, setOffer] = useState(() =>
    user === null || isView || deviceStorage.read(key) !== null
      ? { language: null, zone: null }
      : { language: offeredLanguage(i18n.language), zone: offeredZone(user.timezone) },
  );
  const end = () => {
    deviceStorage.write(key, '1');
    setOffer({ language: null, zone: null });
  };
  return { ...offer, end };
}

/** D169: offers language and time zone of the device to somebody who comes in on it for the first time. */
export default function HomeDevice() {
  const { t } = useTranslation('users');
  const { language, zone, end } = useOffer();
  const use = useMutation({
    mutationFn: async () => {
      if (zone) await changeOwnZone(zone);
      if (language) await setLanguage(language);
    },
    onSuccess: end,
    onError: () => toast.error(t('home.device.failed')),
  });
  if (!language && !zone) return null;
  return (
    <PartCard title={t('home.device.title')}>
      <Flex gap="4" flexWrap="wrap" alignItems="center" justifyContent="space-between">
        <Stack gap="1" flex="1 1 18rem">
          {language && (
            <Text>
              {t('home.device.language')}{' '}
              <Span fontWeight="medium" lang={language}>
                {ownNames[language]}
              </Span>
            </Text>
          )}
          {zone && <Zone zone={zone} />}
        </Stack>
        <HStack>
          <Button loading={use.isPending} onClick={() => use.mutate()}>
            {t('home.device.yes')}
          </Button>
          <Button variant="ghost" onClick={end}>
            {t('home.device.no')}
          </Button>
        </HStack>
      </Flex>
    </PartCard>
  );
}

/** The zone by its place, with the present offset. */
function Zone({ zone }: { zone: string }) {
  const { t, i18n } = useTranslation('users');
  const { data: places } = useQuery(zonePlacesQuery());
  const { label, description } = placedOption(zone, i18n.language, places);
  return (
    <Text>
      {t('home.device.zone')} <Span fontWeight="medium">{`\u2068${label}\u2069`}</Span>
      {description && <Span color="fg.muted">{` (\u2068${description}\u2069)`}</Span>}
    </Text>
  );
}
