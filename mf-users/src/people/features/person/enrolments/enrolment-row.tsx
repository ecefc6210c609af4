import { localeOf } from '@academy/shared-auth';
import { ActionMenu, Badge, Box, Flex, IconButton, Stack, Text, toast } from '@academy/shared-ui';
import { EllipsisIcon } from '@academy/shared-ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PersonLink } from '#/base/components/person-link.tsx';
import { useTeachingWords } from '#/base/components/teaching/use-teaching-words.ts';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import { type Enrolment, setEnrolmentState } from '#/people/api/enrolments.ts';
import { useEnrolmentsChanged } from './use-enrolments-changed.ts';

interface EnrolmentRowProps {
  enrolment: Enrolment;
  onEdit: () => void;
  onEnd: () => void;
}

/** A subject with its teacher, and what will change. */
export function EnrolmentRow({ enrolment, onEdit, onEnd }: EnrolmentRowProps) {
  const { t, i18n } = useTranslation('users');
  const { subjectName } = useTeachingWords();
  const dayText = useDayText();
  const { subject, teacher, state, since, until, agreedMinutes, teachers } = enrolment;
  const next = teachers.find(({ planned }) => planned);
  const minutes = new Intl.NumberFormat(localeOf(i18n.language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  const span = until
    ? t('enrolment.span', { from: dayText(since), to: dayText(until) })
    : t('enrolment.from', { day: dayText(since) });
  return (
    <Flex gap="3" justifyContent="space-between" alignItems="flex-start">
      <Stack gap="1" minWidth="0">
        <Flex gap="2" flexWrap="wrap" alignItems="center">
          <Text fontWeight="medium">{subjectName(subject)}</Text>
          {state !== 'active' && <Badge>{t(`enrolment.state.${state}`)}</Badge>}
        </Flex>
        <Text fontSize="sm" overflowWrap="anywhere">
          {teacher ? <PersonLink id={teacher.id} people="teacher" name={teacher.name} /> : t('enrolment.teacher.none')}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {minutes.format(agreedMinutes)} · {span}
        </Text>
        {next && state !== 'ended' && (
          <Text fontSize="sm" color="fg.muted">
            {t('enrolment.next', { name: `\u2068${next.teacher?.name}\u2069`, day: dayText(next.since) })}
          </Text>
        )}
      </Stack>
      {enrolment.may.update && (
        <Box flexShrink="0">
          <RowMenu enrolment={enrolment} onEdit={onEdit} onEnd={onEnd} />
        </Box>
      )}
    </Flex>
  );
}

function RowMenu({ enrolment: { id, subject, state, until }, onEdit, onEnd }: EnrolmentRowProps) {
  const { t } = useTranslation(['users', 'ui']);
  const changed = useEnrolmentsChanged();
  const { subjectName } = useTeachingWords();
  // An active one goes on when its planned end is taken back.
  const goOn = state === 'active' ? 'cancelEnd' : 'resume';
  const change = useMutation({
    mutationFn: (to: 'active' | 'paused') => setEnrolmentState(id, to),
    onSuccess: (_, to) => {
      toast.success(t(`enrolment.${to === 'paused' ? 'pause' : goOn}.done`));
      return changed();
    },
    onError: () => toast.error(t('enrolment.failed')),
  });
  const label = t('ui:list.actions', { name: subjectName(subject) });
  const goesOn = state !== 'active' || until !== null;
  const items = [
    ...(state === 'ended' ? [] : [{ id: 'edit', label: t('enrolment.edit.action'), onSelect: onEdit }]),
    ...(state === 'active'
      ? [{ id: 'pause', label: t('enrolment.pause.action'), onSelect: () => change.mutate('paused') }]
      : []),
    ...(goesOn
      ? [{ id: 'resume', label: t(`enrolment.${goOn}.action`), onSelect: () => change.mutate('active') }]
      : []),
    ...(state === 'ended' ? [] : [{ id: 'end', label: t('enrolment.end.action'), onSelect: onEnd }]),
  ];
  return (
    <ActionMenu
      label={label}
      items={items}
      trigger={(props) => (
        <IconButton variant="ghost" aria-label={label} {...props}>
          <EllipsisIcon aria-hidden />
        </IconButton>
      )}
    />
  );
}
