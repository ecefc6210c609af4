import { useTranslation } from '@academy/shared-auth';
import { Button, Card, Flex, Stack, Text, TextLink } from '@academy/shared-ui';
import { CalendarDaysIcon, FileTextIcon, ImageIcon } from '@academy/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { Assignment } from '#/api/files/assignments.ts';
import { openingKey } from '#/components/files/file-kind.ts';
import { useFileViewer } from '#/components/files/use-file-viewer.tsx';
import { momentOf } from '#/components/hand-ins/use-assignment-state.ts';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';
import { OtherClocks } from '#/components/time/class-moment.tsx';
import { useTimes } from '#/components/time/use-times.ts';
import { useAssignmentActions } from '#/components/use-assignment-actions.tsx';

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
