import { useTranslation } from '@academy/shared-auth';
import { Box, List, RuledItem, Stack, Text } from '@academy/shared-ui';
import type { PeopleImport } from '#/api/imports.ts';

type Problem = PeopleImport['problems'][number];

const known = [
  ...(['required', 'twice', 'taken', 'other_email', 'other_code', 'other_role', 'students_only', 'student'] as const),
];

/** The wrong cells: row, column, value and reason. */
export function Problems({ found }: { found: PeopleImport }) {
  const { t } = useTranslation('users');
  const more = found.problem_total - found.problems.length;
  const wordsOf = ({ code, column }: Problem) => {
    const name = known.find((each) => each === code);
    return name ? t(`imports.problem.${name}`) : t(`imports.problem.invalid.${column}`);
  };
  return (
    <Stack gap="2">
      <Text color="danger.fg" fontWeight="medium">
        {t('imports.problems.title', { count: found.problem_total })}
      </Text>
      <List aria-label={t('imports.problems.label')}>
        {found.problems.map((each) => (
          <RuledItem key={`${each.row} ${each.column} ${each.code}`} css={{ flexWrap: 'wrap' }}>
            <Box flex="1 1 12rem" minWidth="0">
              <Text fontSize="sm" color="fg.muted">
                {t('imports.problems.place', { row: each.row, column: t(`imports.column.${each.column}`) })}
              </Text>
              {each.value !== '' && (
                <Text dir="auto" textAlign="-webkit-match-parent" overflowWrap="anywhere">
                  {each.value}
                </Text>
              )}
            </Box>
            <Text flex="1 1 12rem">{wordsOf(each)}</Text>
          </RuledItem>
        ))}
      </List>
      {more > 0 && <Text color="fg.muted">{t('imports.problems.more')}</Text>}
    </Stack>
  );
}
