import { useCan, useHasRole } from '@academy/shared-auth';
import { Avatar, Box, ErrorState, Flex, HStack, List, ListItem, Skeleton, Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { CHILD_BELOW } from '#/base/child-age.ts';
import { SideCard } from '#/base/components/facts.tsx';
import { places } from '#/base/components/people/places.ts';
import { PersonLink } from '#/base/components/person-link.tsx';
import type { Relation } from '#/people/api/relations.ts';
import type { Family } from './use-family.ts';

/** The height of a member. */
const MEMBER = '2.75rem';

interface Member {
  key: string;
  id: string;
  role: string;
  name: string;
  image: string | null;
  kind: string;
}

interface FamilyCardProps {
  userId: string;
  /** Null if unknown, or of nobody who studies. */
  age: number | null;
  family: Family;
}

/** A person's relatives or children, with the kind of relation. */
export function FamilyCard({ userId, age, family: { relatives, children, error, retry } }: FamilyCardProps) {
  const { t } = useTranslation('users');
  // Admins look after the devices of children without a parent's account (D141).
  const isAdmin = useHasRole('admin', 'super-admin');
  const isYoung = age !== null && age < CHILD_BELOW;
  const isAlone = isAdmin && isYoung && relatives?.every(({ relationship_type }) => relationship_type !== 'parent');
  const members: Member[] = [
    ...(relatives ?? []).map((relation) => relativeOf(relation, t(`relations.kind.${relation.relationship_type}`))),
    ...(children ?? []).map((relation) => studentOf(relation, t(`person.family.child.${relation.relationship_type}`))),
  ];
  return (
    <SideCard title={t('person.family.title')}>
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : !relatives || !children ? (
        <HStack gap="3" minHeight={MEMBER}>
          <Skeleton boxSize="10" borderRadius="full" />
          <Skeleton width="32" />
        </HStack>
      ) : members.length === 0 ? (
        <NoFamily userId={userId} />
      ) : (
        <List display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
          {members.map((member) => (
            <ListItem key={member.key}>
              <FamilyMember member={member} />
            </ListItem>
          ))}
        </List>
      )}
      {isAlone && (
        <TextLink alone to={places.childDevices(userId)}>
          {t('childDevices.link')}
        </TextLink>
      )}
    </SideCard>
  );
}

/** As high as a member, which it replaces. */
function NoFamily({ userId }: { userId: string }) {
  const { t } = useTranslation('users');
  const canAdd = useCan('relations.relatives.create');
  return (
    <Flex columnGap="4" flexWrap="wrap" alignItems="center" minHeight={MEMBER} fontSize="sm">
      <Text color="fg.muted">{t('person.family.none')}</Text>
      {canAdd && (
        <TextLink alone to={places.addRelativeOf(userId)}>
          {t('relations.add.title')}
        </TextLink>
      )}
    </Flex>
  );
}

const relativeOf = (relation: Relation, kind: string): Member => ({
  key: relation.id,
  id: relation.related_user_id,
  role: 'relative',
  name: relation.related_user_name,
  image: relation.related_user_image,
  kind,
});

const studentOf = (relation: Relation, kind: string): Member => ({
  key: relation.id,
  id: relation.user_id,
  role: 'student',
  name: relation.user_name,
  image: relation.user_image,
  kind,
});

function FamilyMember({ member: { id, role, name, image, kind } }: { member: Member }) {
  return (
    <HStack gap="3" minWidth="0" minHeight={MEMBER}>
      <Avatar person={id} name={name} image={image} />
      <Box minWidth="0">
        <Text fontSize="sm" fontWeight="medium" overflowWrap="anywhere">
          <PersonLink id={id} people={role} name={name} />
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {kind}
        </Text>
      </Box>
    </HStack>
  );
}
