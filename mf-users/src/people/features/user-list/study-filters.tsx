import type { Scope } from '@academy/shared-auth';
import { type Filter, laterField } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ListName } from '#/base/components/people/places.ts';
import { useNameOf } from '#/base/components/people/use-name-of.ts';
import { useTeachingWords } from '#/base/components/teaching/use-teaching-words.ts';

const PersonFilterField = laterField(() => import('#/base/components/people/person-filter-field.tsx'));

interface Choice {
  value: string;
  label: string;
}
type PersonFilter = 'teacher_id' | 'leader_id';
type TeachingFilter = 'gender' | 'language' | 'subject' | 'learner';
export type StudyFilter = PersonFilter | TeachingFilter | 'status' | 'section' | 'owes' | 'profile';

const roles = { teacher_id: 'teacher', leader_id: 'leader' } as const;
const ofList: Partial<Record<ListName, readonly StudyFilter[]>> = {
  student: ['status', 'owes', 'profile', 'teacher_id', 'leader_id', 'section'],
  teacher: ['gender', 'language', 'subject', 'learner', 'status', 'profile', 'leader_id'],
};
/** The filters whose value is the same for all people whom the viewer sees. */
const fixed: Record<Scope, readonly StudyFilter[]> = {
  all: [],
  team: ['leader_id'],
  own: ['teacher_id', 'leader_id', 'profile'],
  children: [],
};

/** The filters of students and teachers in addition to those of accounts. */
export function useStudyFilters(name: ListName, scope: Scope): Filter<StudyFilter>[] {
  const { t } = useTranslation('users');
  const shown = (ofList[name] ?? []).filter((id) => !fixed[scope].includes(id));
  const [search] = useSearchParams();
  const idAt = (id: PersonFilter) => (shown.includes(id) ? search.get(id) : null);
  const names = { teacher_id: useNameOf(idAt('teacher_id')), leader_id: useNameOf(idAt('leader_id')) };
  const person = (id: PersonFilter): Filter<StudyFilter> => ({
    id,
    label: t(`list.column.${roles[id]}`),
    kind: 'choice',
    field: (props) => (
      <PersonFilterField {...props} key={id} role={roles[id]} placeholder={t('relations.form.search')} />
    ),
    text: () => names[id],
    preload: PersonFilterField.preload,
  });
  const words = useTeachingWords();
  const teaching = (id: TeachingFilter, label: string, options: Choice[]): Filter<StudyFilter> => ({
    id,
    label: t(`teaching.${label}.label`),
    kind: 'select',
    options,
  });
  const choice = (id: 'status' | 'owes' | 'profile', values: Record<string, string>): Filter<StudyFilter> => ({
    id,
    label: t(`list.filter.${id}`),
    kind: 'select',
    options: Object.entries(values).map(([value, label]) => ({ value, label })),
  });
  const kind = name === 'teacher' ? 'teacher' : 'student';
  const filters: Record<StudyFilter, Filter<StudyFilter>> = {
    status: choice('status', {
      active: t(`status.${kind}.active`),
      suspended: t(`status.${kind}.suspended`),
      stopped: t(`status.${kind}.stopped`),
    }),
    owes: choice('owes', { true: t('list.filter.owing'), false: t('list.filter.notOwing') }),
    profile: choice('profile', { missing: t('list.profile.missing'), completed: t('list.filter.completed') }),
    gender: teaching('gender', 'gender', words.genders),
    language: teaching('language', 'languages', words.languages()),
    subject: teaching('subject', 'subjects', words.subjects),
    learner: teaching('learner', 'learners', words.learners),
    teacher_id: person('teacher_id'),
    leader_id: person('leader_id'),
    section: { id: 'section', label: t('list.filter.section'), kind: 'text' },
  };
  return shown.map((id) => filters[id]);
}
