import { useCan, useLanguage } from '@academy/shared-auth';
import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { BookOpenIcon, PencilIcon, PlusIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Listed, stepQueries } from '#/api/steps.ts';
import { places } from '#/components/places.ts';

function useColumns(): Column<Listed>[] {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const { data: subjects = [] } = useQuery(stepQueries.subjects());
  const subjectOf = (subject: string) => subjects.find(({ key }) => key === subject)?.name[language] ?? '';
  return [
    { id: 'title', header: t('curricula.column.title'), value: ({ title }) => title[language] },
    {
      id: 'subject',
      header: t('curricula.field.subject'),
      inRow: 'line',
      value: ({ subject }) => subjectOf(subject),
    },
    { id: 'levels', header: t('curricula.column.levels'), kind: 'number', value: ({ levels }) => levels },
    { id: 'count', header: t('curricula.column.steps'), kind: 'number', value: ({ count }) => count },
    {
      id: 'state',
      header: t('curricula.column.state'),
      kind: 'badge',
      value: ({ retired }) => ({
        label: t(retired ? 'curricula.retired' : 'curricula.inUse'),
        tone: retired ? 'neutral' : 'success',
      }),
    },
  ];
}

/** D128: the curricula of the academy. */
export default function CurriculumListPage() {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const mayEdit = useCan('curricula.update');
  const add = mayEdit && (
    <Button asChild>
      <Link to={places.addCurriculum}>
        <PlusIcon aria-hidden />
        {t('curricula.add')}
      </Link>
    </Button>
  );
  return (
    <PageBody>
      <PageHeader title={t('curricula.header')} context={t('curricula.context')} action={add} />
      <ListScreen
        name="curricula"
        label={t('curricula.header')}
        query={stepQueries.list}
        columns={useColumns()}
        addTo={mayEdit && places.addCurriculum}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title[language]}
        rowTo={({ id }) => (mayEdit ? places.curriculum(id) : null)}
        actions={({ id }) => [
          mayEdit && { label: t('curricula.edit'), icon: <PencilIcon />, to: places.curriculum(id) },
        ]}
        empty={{
          icon: <BookOpenIcon size={22} />,
          title: t('curricula.empty.title'),
          text: t('curricula.empty.text'),
          action: add,
        }}
      />
    </PageBody>
  );
}
