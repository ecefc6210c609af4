import { Box, List, RuledItem, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { PersonLink } from '#/base/components/person-link.tsx';
import type { PeopleImport } from '#/office/api/imports.ts';

type Warning = PeopleImport['warnings'][number];

const known = ['taken', 'twice', 'error_value', 'date', 'no_parent_email'] as const;

/** The cells without which their rows are imported: who, what, and why. */
export function Warnings({ found }: { found: PeopleImport }) {
  const { t } = useTranslation('users');
  const role = found.kind === 'students' ? 'student' : 'teacher';
  const reasonOf = ({ code, column }: Warning) => {
    const name = known.find((each) => each === code);
    return t(name ? `imports.problem.${name}` : `imports.problem.invalid.${column}`);
  };
  return (
    <Stack gap="2">
      <Text color="fg.muted">{t(found.state === 'checked' ? 'imports.warnings.text' : 'imports.warnings.done')}</Text>
      <List aria-label={t('imports.group.warnings')}>
        {found.warnings.map((warning) => (
          <RuledItem key={`${warning.row} ${warning.column} ${warning.code}`} css={{ flexWrap: 'wrap' }}>
            <Box flex="1 1 12rem" minWidth="0">
              <PersonLink
                id={warning.person_id}
                people={role}
                name={warning.name === '' ? t('imports.preview.nameless') : warning.name}
              />
              <Text fontSize="sm" color="fg.muted">
                {t('imports.problems.place', { row: warning.row, column: t(`imports.column.${warning.column}`) })}
              </Text>
            </Box>
            <Box flex="1 1 12rem" minWidth="0">
              <Text overflowWrap="anywhere">
                <bdi>{warning.value}</bdi>
              </Text>
              <Text fontSize="sm" color="fg.muted">
                {reasonOf(warning)}
              </Text>
            </Box>
          </RuledItem>
        ))}
      </List>
      {found.warnings.length < found.warning_total && <Text color="fg.muted">{t('imports.problems.more')}</Text>}
    </Stack>
  );
}
