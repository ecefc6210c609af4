import { Skeleton, Stack, Text, VisuallyHidden } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import type { ListedClass, undoPreviewQuery } from '#/timetable/api/listed-classes.ts';
import { ClassFold } from './class-fold.tsx';
import { SHORT_IN_DIALOG } from './class-groups.ts';
import { ListedRow } from './listed-row.tsx';

/** What an undo does, before it is confirmed: first the classes that stay as they are, each with the reason. */
export function UndoEffects({ query }: { query: ReturnType<typeof undoPreviewQuery> }) {
  const { t } = useTranslation('classes');
  const { data, isError } = useQuery(query);
  const keptText = (count: number) => t('classList.undo.kept', { count });
  const backText = (count: number) => t('classList.undo.back', { count });
  /** Whom a substitute gives the class back to. */
  const teacherOf = ({ before, after }: ListedClass) =>
    after && after.teacher.id !== before.teacher.id
      ? t('classList.undo.teacher', { name: isolated(after.teacher.name) })
      : undefined;
  if (isError) return <Text role="alert">{t('classList.undo.failed')}</Text>;
  if (!data) return <Skeleton height="16" />;
  const { back, kept } = data;
  const counts = [kept.length > 0 && keptText(kept.length), back.length > 0 && backText(back.length)];
  return (
    <Stack gap="2">
      <VisuallyHidden role="status">{counts.filter(Boolean).join(t('line.separator'))}</VisuallyHidden>
      {back.length + kept.length === 0 && <Text>{t('classList.undo.none')}</Text>}
      {kept.length > 0 && (
        <ClassFold title={keptText(kept.length)} isOpenAtFirst={kept.length <= SHORT_IN_DIALOG}>
          {() => kept.map((row) => <ListedRow key={row.id} row={row} words={t(`timesOff.problem.${row.problem}`)} />)}
        </ClassFold>
      )}
      {back.length > 0 && (
        <ClassFold title={backText(back.length)}>
          {() => back.map((row) => <ListedRow key={row.id} row={row} words={teacherOf(row)} />)}
        </ClassFold>
      )}
    </Stack>
  );
}
