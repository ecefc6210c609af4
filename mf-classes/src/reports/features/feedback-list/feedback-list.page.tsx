import { Box, LinkTabs, PageBody, PageHeader, toast } from '@academy/shared-ui';
import { CheckIcon, MessageCircleIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { type Answered, feedbackQueries, handleFeedback } from '#/reports/api/feedback.ts';
import { isLow, useFeedbackColumns } from './feedback-columns.tsx';

/** Marks feedback as dealt with; then it no longer needs attention. */
function useHandling() {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  return useMutation({
    mutationFn: handleFeedback,
    onSuccess: () => {
      toast.success(t('feedback.handle.done'));
      return client.invalidateQueries({ queryKey: feedbackQueries.all() });
    },
    onError: () => toast.error(t('feedback.handle.failed')),
  });
}

/** C24: families' feedback about their classes, for leaders and admins. */
export default function FeedbackListPage() {
  const { t } = useTranslation('classes');
  const [search] = useSearchParams();
  const low = search.get('state') === 'low';
  const columns = useFeedbackColumns();
  const handling = useHandling();
  const title = t('feedback.list.title');
  const actions = (row: Answered) => [
    isLow(row) && { label: t('feedback.handle.action'), icon: <CheckIcon />, onSelect: () => handling.mutate(row.id) },
  ];
  return (
    <PageBody>
      <PageHeader title={title} context={t('feedback.list.context')} />
      <Box marginBlockEnd="4">
        <LinkTabs
          label={title}
          links={[
            { to: places.feedback(), label: t('feedback.list.all'), isCurrent: !low },
            { to: places.feedback('low'), label: t('feedback.list.low'), isCurrent: low },
          ]}
        />
      </Box>
      <ListScreen
        key={String(low)}
        name="feedback"
        label={title}
        query={(params) => feedbackQueries.list(params, low)}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ student, score }) => t('feedback.list.row', { student: isolated(student.name), score })}
        rowTo={({ student }) => places.person('student', student.id)}
        actions={actions}
        csv={{ fileName: 'feedback.csv' }}
        empty={{
          icon: <MessageCircleIcon size={22} />,
          title: t(low ? 'feedback.list.noneLow' : 'feedback.list.none'),
          text: t('feedback.list.emptyText'),
        }}
      />
    </PageBody>
  );
}
