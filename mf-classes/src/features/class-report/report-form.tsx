import { useTranslation } from '@academy/shared-auth';
import { Link } from '@academy/shared-auth/router';
import {
  Box,
  Button,
  chakra,
  Flex,
  FormActions,
  FormError,
  Slot,
  Stack,
  Text,
  TextAreaField,
} from '@academy/shared-ui';
import { CloudOffIcon } from '@academy/shared-ui/icons';
import type { ClassDetail } from '#/api/class-schema.ts';
import { MoreFields } from '#/components/more-fields.tsx';
import { places } from '#/components/places.ts';
import { AttendanceChoice } from './attendance-choice.tsx';
import { OutcomeLine } from './outcome-line.tsx';
import { ReportDone } from './report-done.tsx';
import { reportProblem } from './report-problem.ts';
import { TemplateChips } from './template-chips.tsx';
import { useReportForm } from './use-report-form.ts';

const Form = chakra('form', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    '--card-padding': { base: 'spacing.4', md: 'spacing.6' },
    padding: 'var(--card-padding)',
  },
});

/** Made for a phone and one thumb: attendance, a comment, save. */
export function ReportForm({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes');
  const { form, values, field, ...report } = useReportForm(detail);
  const { attendanceError, change, choose, send, cancel, submission, isRestored, parts } = report;
  if (submission?.state === 'saved')
    return <ReportDone saved={submission.saved} student={detail.student} makeUps={detail.makeups ?? []} />;
  const isWaiting = submission?.state === 'waiting';
  const isBusy = isWaiting || submission?.state === 'sending';
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) send();
      }}
    >
      <Stack gap="5">
        {submission?.state === 'unsent' && <FormError>{t('report.unsent')}</FormError>}
        {submission?.state === 'failed' && !parts.problem && (
          <FormError>{t(reportProblem(submission.error))}</FormError>
        )}
        <AttendanceChoice
          value={values.attendance}
          onChange={choose}
          outcomes={detail.outcomes ?? {}}
          error={attendanceError}
          disabled={isBusy}
        />
        {parts.areShown && (
          <Slot
            name="class.report.part"
            props={{
              classId: detail.id,
              studentId: detail.student.id,
              values: values.parts,
              isLocked: isBusy,
              onChange: parts.change,
            }}
          />
        )}
        {parts.problem && <PartProblem {...parts.problem} onLeaveOut={send} />}
        <Stack gap="3">
          <TextAreaField
            label={t('report.comment.label')}
            placeholder={t('report.comment.placeholder')}
            rows={4}
            {...field('report')}
          />
          <TemplateChips text={values.report} onChange={(text) => change({ report: text })} disabled={isBusy} />
        </Stack>
        <TextAreaField
          label={t('report.accomplished.label')}
          hint={t('form.optional')}
          rows={2}
          {...field('accomplished')}
        />
        <MoreFields label={t('report.more')}>
          <TextAreaField label={t('report.notes.label')} hint={t('form.optional')} rows={2} {...field('notes')} />
        </MoreFields>
        <Text role="status" fontSize="sm" color="fg.subtle" css={{ '&:empty': { display: 'none' } }}>
          {isRestored && !isBusy && t('report.draft.restored')}
        </Text>
        <FormActions>
          {isWaiting ? <WaitingLine /> : <OutcomeLine detail={detail} attendance={values.attendance} />}
          {isWaiting ? (
            <>
              <Button variant="ghost" size="lg" onClick={cancel}>
                {t('report.cancel')}
              </Button>
              <Button asChild variant="outline" size="lg">
                <Link to={places.list}>{t('report.done.back')}</Link>
              </Button>
            </>
          ) : (
            <Button type="submit" size="lg" loading={isBusy}>
              {t('report.save')}
            </Button>
          )}
        </FormActions>
      </Stack>
    </Form>
  );
}

interface PartProblemProps {
  names: readonly string[];
  text: string;
  onLeaveOut: (names: readonly string[]) => void;
}

/** No part of another domain keeps a report from being saved (ADR 116). */
function PartProblem({ names, text, onLeaveOut }: PartProblemProps) {
  const { t } = useTranslation('classes');
  return (
    <Stack gap="2.5" alignItems="flex-start">
      <FormError>{text}</FormError>
      <Button variant="outline" onClick={() => onLeaveOut(names)}>
        {t('report.part.leaveOut')}
      </Button>
    </Stack>
  );
}

function WaitingLine() {
  const { t } = useTranslation('classes');
  return (
    <Flex asChild gap="2.5" padding="3" bg="info.subtle" color="info.fg" borderRadius="control" fontSize="sm">
      <Text role="status">
        <Box asChild flexShrink="0">
          <CloudOffIcon size={18} aria-hidden />
        </Box>
        {t('report.waiting')}
      </Text>
    </Flex>
  );
}
