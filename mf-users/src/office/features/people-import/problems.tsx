import { Box, List, RuledItem, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { PeopleImport } from '#/office/api/imports.ts';

type Problem = PeopleImport['problems'][number];
type Doubt = PeopleImport['doubts'][number];

const known = [
  ...(['required', 'twice', 'taken', 'other_email', 'other_code', 'other_role', 'students_only', 'student'] as const),
  ...(['same_name', 'no_address', 'unconfirmed', 'error_value', 'date', 'quotes', 'no_name'] as const),
];
const doubts = ['quotes', 'extra', 'unread'] as const;

interface Place {
  key: string;
  place: string;
  value: string;
  reason: string;
}

function usePlaces(): (found: PeopleImport) => Place[] {
  const { t } = useTranslation('users');
  const reasonOf = ({ code, field }: Problem) => {
    const name = known.find((each) => each === code);
    return name ? t(`imports.problem.${name}`) : t(`imports.problem.invalid.${field}`);
  };
  const ofCell = (each: Problem): Place => ({
    key: `${each.row} ${each.field} ${each.code}`,
    place: t('imports.problems.place', { row: each.row, column: t(`imports.column.${each.field}`) }),
    value: each.value,
    reason: reasonOf(each),
  });
  const ofDoubt = ({ row, head, value, code }: Doubt): Place => ({
    key: `${row} ${head} ${code}`,
    place:
      head === ''
        ? t('imports.problems.row', { row })
        : t('imports.problems.place', { row, column: `\u2068${head}\u2069` }),
    value,
    reason: t(`imports.problem.${doubts.find((each) => each === code) ?? 'quotes'}`),
  });
  return (found) => [...found.doubts.map(ofDoubt), ...found.problems.map(ofCell)];
}

/** The wrong cells and the doubts about the file: place, value and reason. */
export function Problems({ found }: { found: PeopleImport }) {
  const { t } = useTranslation('users');
  const places = usePlaces()(found);
  const more = found.problem_total - places.length;
  return (
    <Stack gap="2">
      <Text color="danger.fg">{t('imports.problems.text')}</Text>
      <List aria-label={t('imports.problems.label')}>
        {places.map(({ key, place, value, reason }) => (
          <RuledItem key={key} css={{ flexWrap: 'wrap' }}>
            <Box flex="1 1 12rem" minWidth="0">
              <Text fontSize="sm" color="fg.muted">
                {place}
              </Text>
              {value !== '' && (
                <Text dir="auto" textAlign="-webkit-match-parent" overflowWrap="anywhere">
                  {value}
                </Text>
              )}
            </Box>
            <Text flex="1 1 12rem">{reason}</Text>
          </RuledItem>
        ))}
      </List>
      {more > 0 && <Text color="fg.muted">{t('imports.problems.more')}</Text>}
    </Stack>
  );
}
