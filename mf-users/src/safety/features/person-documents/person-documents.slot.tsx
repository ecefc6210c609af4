import type { SlotProps } from '@academy/shared-auth/contract';
import { TeacherDocuments } from '#/safety/components/teacher-documents.tsx';

/** D145: on the page of a teacher, for admins. */
export default function PersonDocuments({ userId }: SlotProps<'person.tab'>) {
  return <TeacherDocuments teacherId={userId} />;
}
