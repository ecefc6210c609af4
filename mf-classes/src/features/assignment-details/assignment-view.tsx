import { useTranslation } from '@academy/shared-auth';
import { Badge, Button, Card, Flex, HStack, PageHeader, Stack, Text, TextLink, UserName } from '@academy/shared-ui';
import { FileTextIcon, ImageIcon } from '@academy/shared-ui/icons';
import type { Assignment } from '#/api/files/assignments.ts';
import { openingKey } from '#/components/files/file-kind.ts';
import { useFileViewer } from '#/components/files/use-file-viewer.tsx';
import { momentOf, useAssignmentState } from '#/components/hand-ins/use-assignment-state.ts';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';
import { useTimes } from '#/components/time/use-times.ts';
import { useAssignmentActions } from '#/components/use-assignment-actions.tsx';
import { useViewer } from '#/components/use-viewer.ts';
import { HandInForm } from './hand-in-form.tsx';
import { HandInList } from './hand-in-list.tsx';
import { OnItsWay } from './on-its-way.tsx';

/** What was given, what was handed in for it, and what the viewer does next. */
export function AssignmentView({ assignment }: { assignment: Assignment }) {
  const state = useAssignmentState()(assignment);
  const { side } = useViewer();
  const other = side === 'student' ? assignment.teacher : assignment.student;
  return (
    <>
      <PageHeader
        title={assignment.title}
        context={
          <HStack as="span" flexWrap="wrap">
            <Badge tone={state.tone}>{state.label}</Badge>
            <UserName>{other.name}</UserName>
          </HStack>
        }
      />
      <Stack gap="5">
        <Given assignment={assignment} />
        <OnItsWay assignmentId={assignment.id} />
        {assignment.may.handIn && <HandInForm assignment={assignment} />}
        <HandInList assignment={assignment} />
      </Stack>
    </>
  );
}

/** The file of the teacher, its class, and until when it is to be handed in. */
function Given({ assignment }: { assignment: Assignment }) {
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
        </Stack>
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
      {viewer}
    </Card>
  );
}
