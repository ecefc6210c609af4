import { Heading, List, RuledItem, Stack, Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import type { PeopleImport } from '#/office/api/imports.ts';

type Unnamed = NonNullable<PeopleImport['outcome']>['unnamed'];

/** Parents whom no row has named, with the form where the name is written. */
export function NamesToComplete({ people }: { people: Unnamed }) {
  const { t } = useTranslation('users');
  if (people.length === 0) return null;
  const title = t('imports.unnamed.title', { count: people.length });
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Text color="fg.muted">{t('imports.unnamed.text')}</Text>
      <List aria-label={title}>
        {people.map(({ id, email }) => (
          <RuledItem key={id} css={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
            <Text minWidth="0" overflowWrap="anywhere">
              <bdi>{email}</bdi>
            </Text>
            <TextLink
              reach
              to={places.edit('guest', id)}
              aria-label={t('imports.unnamed.editOf', { email: `\u2068${email}\u2069` })}
            >
              {t('imports.unnamed.edit')}
            </TextLink>
          </RuledItem>
        ))}
      </List>
    </Stack>
  );
}
