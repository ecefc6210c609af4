import { Avatar, Box, Stack, Text, TextLink, UserName } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassDetail } from '#/class/api/class-schema.ts';

/** The people of a class; with links if the viewer may open people. */
export function ClassPeople({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes');
  const { can, id, is } = useViewer();
  /** D9: a teacher can open only their own students, a leader the team and its students. */
  const reads = (role: 'student' | 'teacher' | 'leader') =>
    can('users.read') &&
    (role === 'student' || !is('teacher') || is('leader', 'admin', 'super-admin')) &&
    (role !== 'leader' || !is('leader'));
  const people = (['student', 'teacher', 'leader'] as const).flatMap((role) => {
    const person = detail[role];
    return person ? [{ role, ...person }] : [];
  });
  return (
    <PartCard title={t('details.people')}>
      <Stack as="ul" listStyle="none" gap="3">
        {people.map(({ role, id: personId, name }) => (
          <Box as="li" key={role} position="relative" display="flex" alignItems="center" gap="3" minWidth="0">
            <Avatar person={personId} name={name} size="md" />
            <Box minWidth="0">
              {reads(role) && personId !== id ? (
                <TextLink
                  to={places.person(role, personId)}
                  _after={{ content: '""', position: 'absolute', inset: '0' }}
                >
                  <UserName>{name}</UserName>
                </TextLink>
              ) : (
                <Text fontWeight="medium">
                  <UserName>{name}</UserName>
                </Text>
              )}
              <Text fontSize="sm" color="fg.subtle">
                {t(`column.${role}`)}
              </Text>
            </Box>
          </Box>
        ))}
      </Stack>
    </PartCard>
  );
}
