import { Button, chakra, FormError, Slot, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { ClassDetail } from '#/class/api/class-schema.ts';
import { AttendanceChoice } from './attendance-choice.tsx';
import { OutcomeLine } from './outcome-line.tsx';
import { ReportDone } from './report-done.tsx';
import { reportProblem } from './report-problem.ts';
import { AccomplishedField, CommentField, NotesField } from './report-texts.tsx';
import { SaveActions } from './save-actions.tsx';
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

/** Subjects (D107) that go by the pages of a book, and not by ayahs. */
const isTaughtByBook = (subject: string | null) => subject === 'reading' || subject === 'arabic';

/** Made for a phone and one thumb: attendance, a comment, a button that saves. */
export function ReportForm({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes');
  const report = useReportForm(detail);
  const { form, values, attendanceError, choose, send, cancel, submission, isRestored, parts } = report;
  if (submission?.state === 'saved')
    return <ReportDone saved={submission.saved} student={detail.student} makeUps={detail.makeups ?? []} />;
  const isWaiting = submission?.state === 'waiting';
  const isBusy = isWaiting || submission?.state === 'sending';
  const subject = detail.material?.subject ?? null;
  const isOfBook = parts.areShown && isTaughtByBook(subject);
  const accomplished = <AccomplishedField report={report} isOfBook={isOfBook} />;
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
        <OutcomeLine detail={detail} attendance={values.attendance} />
        {isOfBook && accomplished}
        {parts.areShown && (
          <Slot
            name="class.report.part"
            props={{
              classId: detail.id,
              studentId: detail.student.id,
              subject,
              values: values.parts,
              isLocked: isBusy,
              onChange: parts.change,
            }}
          />
        )}
        {parts.problem && <PartProblem {...parts.problem} onLeaveOut={send} />}
        <CommentField report={report} isBusy={isBusy} />
        {!isOfBook && accomplished}
        <NotesField report={report} />
        <Text role="status" fontSize="sm" color="fg.subtle" css={{ '&:empty': { display: 'none' } }}>
          {isRestored && !isBusy && t('report.draft.restored')}
        </Text>
        <SaveActions isWaiting={isWaiting} isBusy={isBusy} onCancel={cancel} />
      </Stack>
    </Form>
  );
}

interface PartProblemProps {
  names: readonly string[];
  text: string;
  onLeaveOut: (names: readonly string[]) => void;
}

/** No part of another domain prevents a report from being saved (ADR 116). */
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
