import type { SlotProps } from '@academy/shared-auth/contract';
import { ProgressView } from '#/components/progress-view.tsx';

/** A tab on the page of a student. */
export default function StudentProgress({ userId }: SlotProps<'person.tab'>) {
  return <ProgressView studentId={userId} />;
}
