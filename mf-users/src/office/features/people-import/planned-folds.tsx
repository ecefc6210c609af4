import { Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { PeopleImport } from '#/office/api/imports.ts';
import { Fold } from './fold.tsx';
import { PlannedPeople } from './planned-people.tsx';

/** Who will be made, who will be changed, and who will not, each closed. */
export function PlannedFolds({ found }: { found: PeopleImport }) {
  const { t } = useTranslation('users');
  const { people, rows } = found;
  if (people.length === 0) return null;
  const groups = [
    { id: 'new', people: people.filter(({ is_new }) => is_new) },
    { id: 'changed', people: people.filter(({ is_changed }) => is_changed) },
    { id: 'same', people: people.filter(({ is_new, is_changed }) => !is_new && !is_changed) },
  ] as const;
  return groups.map((group) =>
    group.people.length === 0 ? null : (
      <Fold
        key={group.id}
        title={t(`imports.group.${group.id}`)}
        count={group.id === 'new' ? found.created : group.people.length}
      >
        {() => (
          <>
            <PlannedPeople label={t(`imports.group.${group.id}`)} people={group.people} />
            {people.length < rows && <Text color="fg.muted">{t('imports.problems.more')}</Text>}
          </>
        )}
      </Fold>
    ),
  );
}
