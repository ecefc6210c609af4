import type { Column, Filter } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import { useCanOpen } from '#/base/components/use-can-open.ts';
import { type Relation, relationKinds } from '#/people/api/relations.ts';

type FilterId = 'user_name' | 'related_user_name' | 'relationship_type';

/** A relation's columns, and its searched fields; the ids are the API's own names. */
export function useRelationColumns(): { columns: Column<Relation>[]; filters: Filter<FilterId>[] } {
  const { t } = useTranslation('users');
  const canOpen = useCanOpen();
  const student = t('relations.column.student');
  const relative = t('relations.column.relative');
  const kind = t('relations.column.kind');
  return {
    columns: [
      {
        id: 'user_name',
        header: student,
        kind: 'person',
        sortable: true,
        value: ({ user_id: id, user_name: name, user_image: image }) => ({ id, name, image }),
      },
      {
        id: 'related_user_name',
        header: relative,
        kind: 'person',
        sortable: true,
        value: ({ related_user_id: id, related_user_name: name, related_user_image: image }) => ({ id, name, image }),
        to: ({ related_user_id: id }) => (canOpen({ id, role: 'relative' }) ? places.person('all', id) : null),
      },
      {
        id: 'relationship_type',
        header: kind,
        kind: 'badge',
        sortable: true,
        value: ({ relationship_type }) => ({
          label: t(`relations.kind.${relationship_type}`),
          // A kind of relation is not a state, so it uses no colour that means a state elsewhere.
          tone: 'neutral',
        }),
      },
      {
        id: 'created_at',
        header: t('relations.column.since'),
        kind: 'date',
        sortable: true,
        value: ({ created_at }) => created_at,
      },
    ],
    filters: [
      { id: 'user_name', label: student, kind: 'text' },
      { id: 'related_user_name', label: relative, kind: 'text' },
      {
        id: 'relationship_type',
        label: kind,
        kind: 'select',
        options: relationKinds.map((value) => ({ value, label: t(`relations.kind.${value}`) })),
      },
    ],
  };
}
