import { useQuery } from '@academy/shared-auth/query';
import { Text } from '@academy/shared-ui';
import { makeUpsQuery } from '#/api/make-ups.ts';
import { useMakeUpsText } from './use-make-ups-text.ts';

/** D103: a student's make-ups in words, below the remaining classes; nothing where there is none, or it is not the viewer's to know. */
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
