import { type Filter, laterField } from '@academy/shared-ui/list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { PersonFilter } from '#/base/api/list-filters.ts';
import { personQueries } from '#/base/api/people.ts';
import { useViewer, type Viewer } from '../use-viewer.ts';

const PersonFilterField = laterField(() => import('./person-filter-field.tsx'));

const idsOf = { staff: ['student_id', 'teacher_id'], teacher: ['student_id'], family: [], student: [] } as const;
const roles = { student_id: 'student', teacher_id: 'teacher' } as const;

/** The filters by person of a list of classes: the people on the other side, if the viewer can see them. */
export const personFiltersOf = ({ side, can }: Viewer): readonly PersonFilter[] =>
  can('users.read') ? idsOf[side] : [];

/** The person whose id is in the address; the name labels the filter. */
function useNameOf(id: string | null): string {
  const { t } = useTranslation('classes');
  const { data, isError } = useQuery({ ...personQueries.detail(id ?? ''), enabled: id !== null });
  return data?.name ?? (isError ? t('filter.somebody') : '…');
}

/** The filters by person that this viewer has. */
export function usePersonFilters(): Filter<PersonFilter>[] {
  const { t } = useTranslation('classes');
  const ids = personFiltersOf(useViewer());
  const [search] = useSearchParams();
  const idAt = (id: PersonFilter) => (ids.includes(id) ? search.get(id) : null);
  const names = { student_id: useNameOf(idAt('student_id')), teacher_id: useNameOf(idAt('teacher_id')) };
  return ids.map((id) => ({
    id,
    label: t(`column.${roles[id]}`),
    kind: 'choice',
    field: (props) => <PersonFilterField {...props} key={id} role={roles[id]} />,
    text: () => names[id],
    preload: PersonFilterField.preload,
  }));
}
