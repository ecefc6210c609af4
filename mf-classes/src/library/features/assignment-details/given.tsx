import { Button, Card, Flex, Stack, Text, TextLink } from '@academy/shared-ui';
import { CalendarDaysIcon, FileTextIcon, ImageIcon } from '@academy/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { OtherClocks } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { Assignment } from '#/library/api/assignments.ts';
import { openingKey } from '#/library/components/files/file-kind.ts';
import { useFileViewer } from '#/library/components/files/use-file-viewer.tsx';
import { useAssignmentActions } from '#/library/components/hand-ins/use-assignment-actions.tsx';
import { momentOf } from '#/library/components/hand-ins/use-assignment-state.ts';

// It loads the date field, which viewers who only read do not need.
const DueDialog = lazy(async () => ({ default: (await import('./due-dialog.tsx')).DueDialog }));

/** The teacher's file, its class, and the last day for handing in. */
export function Given({ assignment }: { assignment: Assignment }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { opened } = useAssignmentActions();
  const { open, viewer } = useFileViewer();
  const { assignmentFile: file, title, due, uploaded_by: author, created_at: added } = assignment;
  const Icon = file.type === 'image' ? ImageIcon : FileTextIcon;
  return (
    <Card>
      <Flex gap="4" alignItems="center" flexWrap="wrap" justifyContent="space-between">
        <Stack gap="1" flex="1 1 14rem" minWidth="0">
          <Text fontWeight="medium">
            {due ? t('handIns.until', { day: isolated(times.nearDayInText(momentOf(due))) }) : t('handIns.noDay')}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {t('details.reportBy', { name: isolated(author.name), when: isolated(times.nearInText(added)) })}
          </Text>
          <TextLink reach to={places.details(assignment.classId)} fontSize="sm">
            {t('handIns.ofClass', { when: isolated(times.nearInText(assignment.class.starts_at)) })}
          </TextLink>
          <OtherClocks of={assignment} at={assignment.class.starts_at} />
        </Stack>
        <Flex gap="2" flexWrap="wrap">
          {assignment.may.changeDue && <ChangeDue assignment={assignment} />}
          <Button
            variant="outline"
            onClick={() => {
              open(file, title);
              opened(assignment);
            }}
          >
            <Icon aria-hidden />
            {t(openingKey(file))}
          </Button>
        </Flex>
      </Flex>
      {viewer}
    </Card>
  );
}

function ChangeDue({ assignment }: { assignment: Assignment }) {
  const { t } = useTranslation('classes');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <CalendarDaysIcon aria-hidden />
        {t('handIns.due.change')}
      </Button>
      {isOpen && (
        <Suspense>
          <DueDialog assignment={assignment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
