import { Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { safetyPlaces } from '#/safety/components/safety-places.ts';

/** On the start page of a family: where a concern about safety is written (D146). */
export default function HomeConcern() {
  const { t } = useTranslation('users');
  return (
    <Text fontSize="sm" color="fg.muted">
      {t('concerns.home.text')}{' '}
      <TextLink reach to={safetyPlaces.write}>
        {t('concerns.write')}
      </TextLink>
      {' · '}
      <TextLink reach to={safetyPlaces.inside}>
        {t('childrenSafe.title')}
      </TextLink>
    </Text>
  );
}
