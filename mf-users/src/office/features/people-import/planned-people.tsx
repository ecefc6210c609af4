import { Badge, Box, Flex, List, RuledItem, Span, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { PlannedPerson } from '#/office/api/imports.ts';

const shown = ['phone', 'code', 'parent_name', 'parent_email', 'balance'] as const;

/** What stood in a field before, where the row changes it. */
function beforeOf({ before }: PlannedPerson, name: (typeof shown)[number] | 'name'): string | null {
  if (!before) return null;
  if (name === 'name') return before.name;
  if (name === 'phone') return before.phone;
  return name === 'balance' ? String(before.balance) : null;
}

function Values({ person }: { person: PlannedPerson }) {
  const { t } = useTranslation('users');
  const names = shown.filter((name) => person[name] !== null);
  return (
    <Flex columnGap="4" rowGap="1" flexWrap="wrap" fontSize="sm">
      {names.map((name) => (
        <Text key={name}>
          <Span color="fg.muted">{t('imports.preview.value', { name: t(`imports.column.${name}`) })} </Span>
          <Changed before={beforeOf(person, name)} now={String(person[name])} />
        </Text>
      ))}
    </Flex>
  );
}

function Changed({ before, now }: { before: string | null; now: string }) {
  const { t } = useTranslation('users');
  if (before === null || before === now) return <bdi>{now}</bdi>;
  return <>{t('imports.preview.changed', { before: `\u2068${before}\u2069`, now: `\u2068${now}\u2069` })}</>;
}

interface PlannedPeopleProps {
  label: string;
  people: readonly PlannedPerson[];
}

/** People of the file as they will be after the import: a look at their names shows whether it was read well. */
export function PlannedPeople({ label, people }: PlannedPeopleProps) {
  const { t } = useTranslation('users');
  return (
    <List aria-label={label}>
      {people.map((person) => (
        <RuledItem key={person.row} css={{ flexWrap: 'wrap' }}>
          <Box flex="1 1 14rem" minWidth="0">
            <Flex gap="2" alignItems="center" flexWrap="wrap">
              <Text fontWeight="medium" overflowWrap="anywhere">
                <Changed before={beforeOf(person, 'name')} now={person.name ?? t('imports.preview.nameless')} />
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
  );
}
