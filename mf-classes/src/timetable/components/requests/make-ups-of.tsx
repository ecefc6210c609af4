import { Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMakeUpsText } from '#/class/components/make-ups/use-make-ups-text.ts';
import { requestQueries } from '#/timetable/api/requests.ts';

/**
 * A student's make-ups, below the remaining classes; renders nothing without any, or if the viewer may not see them.
 */
export function MakeUpsOf({ studentId }: { studentId: string }) {
  const textOf = useMakeUpsText();
  const { data } = useQuery(requestQueries.makeUps(studentId));
  const text = data ? textOf(data) : null;
  return text && <Text fontSize="sm">{text}</Text>;
}
