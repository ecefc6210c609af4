import { Button, TextLink, toast } from '@academy/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { zonePlacesQuery } from '#/base/api/time-zones.ts';
import { places } from '#/base/components/people/places.ts';
import { deviceTimeZone, zoneOption } from '#/base/components/time/time-zones.ts';
import { changeSettings, settingQueries } from '#/office/api/settings.ts';
import { useAcademyChanged } from './use-academy-changed.ts';

/** The zone of this device and the week of its country, taken by one press (D71). */
export function ZoneStep({ maySet }: { maySet: boolean }) {
  const { t, i18n } = useTranslation('users');
  const client = useQueryClient();
  const updateAcademy = useAcademyChanged();
  const zone = deviceTimeZone();
  const { data: found, isPending } = useQuery({ ...zonePlacesQuery(), enabled: maySet });
  const place = found?.get(zone);
  const take = useMutation({
    mutationFn: () =>
      changeSettings({ academy_zone: zone, ...(place?.week_start && { week_start: place.week_start }) }),
    onSuccess: async (groups) => {
      client.setQueryData(settingQueries.all().queryKey, groups);
      await updateAcademy();
      toast.success(t('settings.saved.title'));
    },
    onError: () => toast.error(t('home.first.failed')),
  });
  const city = place ? place.city[i18n.language === 'ar' ? 'ar' : 'en'] : zoneOption(zone, i18n.language).label;
  const day = place?.week_start && t(`settings.choice.week_start.${place.week_start}`);
  return (
    <>
      {maySet && zone !== '' && !isPending && (
        <Button size="sm" loading={take.isPending} onClick={() => take.mutate()}>
          {day ? t('home.first.zone.use', { city, day }) : t('home.first.zone.useZone', { city })}
        </Button>
      )}
      <TextLink reach to={places.settings('time')}>
        {t(maySet ? 'home.first.zone.other' : 'home.first.zone.choose')}
      </TextLink>
    </>
  );
}
