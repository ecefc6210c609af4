import { Avatar, Box, HStack, List, ListItem, Ltr, Stack, Text, UserName } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { learnersQuery, type NamedChild } from '#/account/api/children.ts';
import type { Child } from '#/account/api/own-account.ts';
import { ChildPassword } from '#/account/components/children/named-child.tsx';
import { Facts, ProfileLinks, SideCard } from '#/base/components/facts.tsx';
import { places } from '#/base/components/people/places.ts';
import { RemainingText } from '#/base/components/remaining-text.tsx';

/** D8: the students whose relative the viewer is; only parents see the remaining classes. */
export function ChildrenCard({ list }: { list: readonly Child[] }) {
  const { t } = useTranslation('users');
  const { data } = useQuery(learnersQuery());
  const named = (id: string) => data?.children.find((child) => child.id === id && child.may.setPassword);
  return (
    <SideCard title={t('own.children.title')}>
      <List>
        {list.map((child, index) => (
          <ListItem
            key={child.id}
            paddingBlock="4"
            borderTopWidth={index > 0 ? '1px' : '0'}
            borderColor="border"
            _first={{ paddingBlockStart: '0' }}
            _last={{ paddingBlockEnd: '0' }}
          >
            <ChildEntry child={child} named={named(child.id)} />
          </ListItem>
        ))}
      </List>
    </SideCard>
  );
}

interface ChildEntryProps {
  child: Child;
  /** Set if the viewer has named the child and may set its password (D140). */
  named: NamedChild | undefined;
}

function ChildEntry({ child, named }: ChildEntryProps) {
  const { id, name, image, relationship_type, student, may } = child;
  const { t } = useTranslation('users');
  const left = student?.remainingClasses ?? null;
  const ofMoney = [
    { to: places.remainingClasses(id), label: t('own.study.ledger') },
    { to: places.statement(id), label: t('statement.open') },
  ];
  return (
    <Stack gap="3">
      <HStack gap="3">
        <Avatar person={id} name={name} image={image} />
        <Box minWidth="0">
          <Text fontWeight="medium">
            <UserName>{name}</UserName>
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {t(`own.children.${relationship_type}`)}
          </Text>
        </Box>
      </HStack>
      <Facts
        facts={[
          { label: t('own.study.remaining'), value: left !== null && <RemainingText count={left} studentId={id} /> },
          {
            label: t('own.study.teacher'),
            value: student?.teacher_name && <UserName>{student.teacher_name}</UserName>,
          },
          { label: t('own.study.section'), value: student?.section && <bdi>{student.section}</bdi> },
          { label: t('own.study.code'), value: student?.code && <Ltr>{student.code}</Ltr> },
        ]}
      />
      {named && <ChildPassword child={named} />}
      <ProfileLinks
        links={[
          { to: places.studentClasses(id), label: t('own.study.classes') },
          ...(left === null ? [] : ofMoney),
          ...(may.open ? [{ to: places.childDevices(id), label: t('childDevices.link') }] : []),
        ]}
      />
    </Stack>
  );
}
