import { useSession } from '@academy/shared-auth';
import { Badge, HStack, PageHeader, Stack, UserName } from '@academy/shared-ui';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { Assignment } from '#/library/api/assignments.ts';
import { useAssignmentState } from '#/library/components/hand-ins/use-assignment-state.ts';
import { Given } from './given.tsx';
import { HandInForm } from './hand-in-form.tsx';
import { HandInList } from './hand-in-list.tsx';
import { OnItsWay } from './on-its-way.tsx';

/** An assignment, its hand-ins, and the viewer's next step. */
export function AssignmentView({ assignment }: { assignment: Assignment }) {
  const state = useAssignmentState()(assignment);
  const { side } = useViewer();
  // Recordings are stored on the device, which in a view is not the student's (D124).
  const isView = useSession(({ view }) => Boolean(view));
  const other = side === 'student' ? assignment.teacher : assignment.student;
  // What was handed in comes first. The keys keep a recording while the order changes.
  const form = assignment.may.handIn && !isView && <HandInForm key="form" assignment={assignment} />;
  const list = <HandInList key="list" assignment={assignment} />;
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
        {assignment.hand_in ? [list, form] : [form, list]}
      </Stack>
    </>
  );
}
