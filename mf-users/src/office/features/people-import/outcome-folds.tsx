import { Badge, Flex, List, RuledItem, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { PersonLink } from '#/base/components/person-link.tsx';
import type { PeopleImport } from '#/office/api/imports.ts';
import { Fold } from './fold.tsx';

/** Whom an import has made and changed, with links. */
export function OutcomeFolds({ found }: { found: PeopleImport }) {
  const { t } = useTranslation('users');
  const people = found.outcome?.people ?? [];
  const role = found.kind === 'students' ? 'student' : 'teacher';
  const groups = [
    { id: 'new', people: people.filter(({ is_new }) => is_new), count: found.created + found.parents },
    { id: 'changed', people: people.filter(({ is_new }) => !is_new), count: null },
  ] as const;
  return groups.map((group) =>
    group.people.length === 0 ? null : (
      <Fold key={group.id} title={t(`imports.group.${group.id}`)} count={group.count ?? group.people.length}>
        {() => (
          <>
            <List aria-label={t(`imports.group.${group.id}`)}>
              {group.people.map(({ id, name, is_parent }) => (
                <RuledItem key={id}>
                  <Flex gap="2" alignItems="center" flexWrap="wrap">
                    <PersonLink id={id} people={is_parent ? 'guest' : role} name={name} />
                    {is_parent && <Badge>{t('imports.preview.parent')}</Badge>}
                  </Flex>
                </RuledItem>
              ))}
            </List>
            {group.count !== null && group.people.length < group.count && (
              <Text color="fg.muted">{t('imports.problems.more')}</Text>
            )}
          </>
        )}
      </Fold>
    ),
  );
}
