import { ActionMenu, Badge, Box, Flex, Stack, Text, TextLink } from '@academy/shared-ui';
import { FileTextIcon, ImageIcon, TrashIcon } from '@academy/shared-ui/icons';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { TextButton } from '#/base/components/text-button.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { type Assignment, assignmentQueries } from '#/library/api/assignments.ts';
import { useFileViewer } from '#/library/components/files/use-file-viewer.tsx';
import { useAssignmentActions } from '#/library/components/hand-ins/use-assignment-actions.tsx';
import { useAssignmentState } from '#/library/components/hand-ins/use-assignment-state.ts';

/** The files of a class for its student; renders nothing if there are none and the viewer cannot add one. */
export function ClassAssignments({ classId }: { classId: string }) {
  const { t } = useTranslation('classes');
  const { can } = useViewer();
  const { data: assignments = [] } = useQuery(assignmentQueries.ofClass(classId));
  const { opened, askDelete, dialog } = useAssignmentActions();
  const { open, viewer } = useFileViewer();
  const adds = can('classes.assignments.create');
  if (assignments.length === 0 && !adds) return null;
  const add = adds && (
    <TextLink alone to={places.addAssignment(classId)}>
      {t('assignments.add')}
    </TextLink>
  );
  return (
    <PartCard title={t('assignments.header')} action={add}>
      {assignments.length === 0 ? (
        <Text fontSize="sm" color="fg.muted">
          {t('assignments.none')}
        </Text>
      ) : (
        <Stack as="ul" listStyle="none" gap="4">
          {assignments.map((assignment) => (
            <AssignmentLine
              key={assignment.id}
              assignment={assignment}
              onOpen={() => {
                open(assignment.assignmentFile, assignment.title);
                opened(assignment);
              }}
              onDelete={() => askDelete(assignment)}
            />
          ))}
        </Stack>
      )}
      {dialog}
      {viewer}
    </PartCard>
  );
}

/** The key of the viewer's next step with an assignment. */
function nextOf({ may, hand_in: handIn }: Assignment) {
  if (may.handIn && handIn?.grade !== null) return 'handIns.next.handIn';
  return may.mark && handIn?.grade === null ? 'handIns.next.mark' : 'handIns.next.show';
}

interface AssignmentLineProps {
  assignment: Assignment;
  onOpen: () => void;
  onDelete: () => void;
}

function AssignmentLine({ assignment, onOpen, onDelete }: AssignmentLineProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const state = useAssignmentState()(assignment);
  const { id, title, uploaded_by: author, created_at: added, may } = assignment;
  const label = t('assignments.menu', { title: isolated(title) });
  return (
    <Flex as="li" gap="3" alignItems="center">
      <Box color="fg.subtle" flexShrink="0" aria-hidden>
        {assignment.assignmentFile.type === 'image' ? <ImageIcon size={20} /> : <FileTextIcon size={20} />}
      </Box>
      <Flex flex="1" minWidth="0" columnGap="3" rowGap="1.5" flexWrap="wrap" alignItems="center">
        <Box flex="1 1 15rem" minWidth="0">
          <TextButton type="button" onClick={onOpen}>
            <bdi>{title}</bdi>
          </TextButton>
          <Text fontSize="sm" color="fg.subtle">
            {t('details.reportBy', { name: isolated(author.name), when: isolated(times.nearInText(added)) })}
          </Text>
        </Box>
        <Badge tone={state.tone}>{state.label}</Badge>
        {(may.handIn || assignment.hand_in) && (
          <TextLink
            alone
            to={places.assignment(id)}
            aria-label={t('handIns.link', { action: t(nextOf(assignment)), title })}
          >
            {t(nextOf(assignment))}
          </TextLink>
        )}
      </Flex>
      {may.delete && (
        <ActionMenu
          label={label}
          items={[{ label: t('action.delete'), icon: <TrashIcon />, tone: 'danger', onSelect: onDelete }]}
        />
      )}
    </Flex>
  );
}
