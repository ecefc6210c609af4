import { useTranslation } from '@academy/shared-auth';
import { Badge, Box, Flex, Heading, List, RuledItem, Span, Stack, Text } from '@academy/shared-ui';
import type { PeopleImport } from '#/api/imports.ts';

type Person = PeopleImport['preview'][number];

const shown = ['phone', 'code', 'parent_email', 'balance'] as const;

function Values({ person }: { person: Person }) {
  const { t } = useTranslation('users');
  const names = shown.filter((name) => person[name] !== null);
  return (
    <Flex columnGap="4" rowGap="1" flexWrap="wrap" fontSize="sm">
      {names.map((name) => (
        <Text key={name}>
          <Span color="fg.muted">{t('imports.preview.value', { name: t(`imports.column.${name}`) })} </Span>
          <bdi>{person[name]}</bdi>
        </Text>
      ))}
    </Flex>
  );
}

/** The first people of the file as they will be after the import: a look at their names shows whether it was read well. */
export function Preview({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm">
        {t('imports.preview.title')}
      </Heading>
      <List aria-label={t('imports.preview.title')}>
        {people.map((person) => (
          <RuledItem key={person.row} css={{ flexWrap: 'wrap' }}>
            <Box flex="1 1 14rem" minWidth="0">
              <Flex gap="2" alignItems="center" flexWrap="wrap">
                <Text fontWeight="medium" overflowWrap="anywhere">
                  <bdi>{person.name ?? t('imports.preview.nameless')}</bdi>
                </Text>
                <Badge tone={person.is_new ? 'success' : 'neutral'}>
                  {t(person.is_new ? 'imports.preview.new' : 'imports.preview.known')}
                </Badge>
              </Flex>
              <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                <bdi>{person.email ?? t('emailStatus.none')}</bdi>
              </Text>
            </Box>
            <Box flex="1 1 14rem" minWidth="0">
              <Values person={person} />
            </Box>
          </RuledItem>
        ))}
      </List>
    </Stack>
  );
}
