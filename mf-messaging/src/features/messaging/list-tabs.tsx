import { useTranslation } from '@academy/shared-auth';
import { LinkTabs } from '@academy/shared-ui';
import { placeOf, useLists } from '#/components/places.ts';

/** The lists that this role has. */
export function ListTabs() {
  const { t } = useTranslation('messaging');
  const links = useLists().map((list) => ({ to: placeOf(list), label: t(`tabs.${list}`), withBelow: true }));
  return <LinkTabs label={t('tabs.label')} links={links} />;
}
