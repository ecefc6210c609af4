import { Box, SelectField, Stack } from '@academy/shared-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedList } from '#/base/components/framed-list.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { ListedClass } from '#/timetable/api/listed-classes.ts';
import { ClassFold } from './class-fold.tsx';
import { type ClassGroup, type Grouping, groupsOf, SHORT_LIST, usefulGroupings } from './class-groups.ts';

/** Classes that need a look, with what they have in common. */
interface FirstGroup<Row> {
  key: string;
  title: string;
  rows: readonly Row[];
  /** What can be done with all of them. */
  action?: ReactNode;
}

interface ClassListProps<Row> {
  rows: readonly Row[];
  /** What comes first, and open; a class stands in the first of them that has it. */
  first?: readonly FirstGroup<Row>[];
  /** A list item. */
  renderRow: (row: Row) => ReactNode;
  /** What can be done with all classes of a group. */
  actionOf?: (rows: readonly Row[]) => ReactNode;
}

/** Each row once, in the first group that has it, and the others. */
function splitUp<Row extends ListedClass>(rows: readonly Row[], first: readonly FirstGroup<Row>[]) {
  const taken = new Set<string>();
  const groups = first.map((group) => {
    const own = group.rows.filter(({ id }) => !taken.has(id));
    for (const { id } of own) taken.add(id);
    return { ...group, rows: own };
  });
  return { groups: groups.filter((group) => group.rows.length > 0), others: rows.filter(({ id }) => !taken.has(id)) };
}

function useGroupName() {
  const times = useTimes();
  return <Row extends ListedClass>({ rows: [row] }: ClassGroup<Row>, by: Grouping): string => {
    if (!row) return '';
    if (by === 'day') return times.nearDay(row.before.startsAt);
    return by === 'teacher' ? row.before.teacher.name : row.student.name;
  };
}

/**
 * The classes that an action concerns: what needs a look comes first and open, the others are in closed groups with
 * their numbers. A short list is open.
 */
export function ClassList<Row extends ListedClass>({ rows, first = [], renderRow, actionOf }: ClassListProps<Row>) {
  const { t } = useTranslation('classes');
  const { groups, others } = splitUp(rows, first);
  const [isShort] = useState(rows.length <= SHORT_LIST);
  if (rows.length === 0) return null;
  return (
    <Stack gap="4">
      {groups.map(({ key, title, rows: own, action }) => (
        <ClassFold
          key={key}
          title={title}
          count={t('timesOff.classes', { count: own.length })}
          action={action}
          isOpenAtFirst
        >
          {() => own.map(renderRow)}
        </ClassFold>
      ))}
      {isShort && others.length > 0 && <FramedList>{others.map(renderRow)}</FramedList>}
      {!isShort && others.length > 0 && <Groups rows={others} renderRow={renderRow} actionOf={actionOf} />}
    </Stack>
  );
}

function Groups<Row extends ListedClass>({ rows, renderRow, actionOf }: ClassListProps<Row>) {
  const { t } = useTranslation('classes');
  const { zone } = useTimes();
  const nameOf = useGroupName();
  const [chosen, setChosen] = useState<Grouping | null>(null);
  const useful = usefulGroupings(rows, zone);
  const by = chosen && useful.includes(chosen) ? chosen : (useful[0] ?? 'day');
  return (
    <Stack gap="2">
      {useful.length > 1 && (
        <Box maxWidth="16rem">
          <SelectField
            label={t('classList.by.label')}
            value={by}
            options={useful.map((value) => ({ value, label: t(`classList.by.${value}`) }))}
            onChange={({ target }) => setChosen(useful.find((value) => value === target.value) ?? null)}
          />
        </Box>
      )}
      <Box css={{ '& > * + *': { borderBlockStartWidth: '1px', borderColor: 'border' } }}>
        {groupsOf(rows, by, zone).map((group) => (
          <Box key={`${by} ${group.key}`} paddingBlock="1">
            <ClassFold
              title={<bdi>{nameOf(group, by)}</bdi>}
              count={t('timesOff.classes', { count: group.rows.length })}
              action={actionOf?.(group.rows)}
            >
              {() => group.rows.map(renderRow)}
            </ClassFold>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
