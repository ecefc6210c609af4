import { Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { makeUpsQuery } from '#/base/api/make-ups.ts';
import { useMakeUpsText } from './use-make-ups-text.ts';

/**
 * D103: a student's make-ups in words, below the remaining classes; renders nothing without any, or if the viewer may
 * not see them.
 */
export function MakeUps({ studentId }: { studentId: string }) {
  const textOf = useMakeUpsText();
  const { data } = useQuery(makeUpsQuery(studentId));
  const [first] = data ?? [];
  if (!data || !first) return null;
  return (
    <Text as="span" display="block" fontSize="sm">
      {textOf(data.length, first.until)}
    </Text>
  );
}
