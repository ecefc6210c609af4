import { localeOf, useSession } from '@academy/shared-auth';
import { Box, Button, Card, HStack, Ltr, PageHeader, printSheet, Span, Stack, Text } from '@academy/shared-ui';
import { FileTextIcon, TrashIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Submission } from '#/api/submissions.ts';
import { DeleteSubmissionDialog } from '#/components/delete-submission-dialog.tsx';
import { places } from '#/components/places.ts';
import { AnswerText } from './answer-text.tsx';

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
// `timeStyle` would write 05:00 pm.
const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

function useSentText(createdAt: string): string {
  const { i18n } = useTranslation('forms');
  const timeZone = useSession(({ user }) => user?.timezone) ?? 'UTC';
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), {
    ...day,
    ...clock,
    timeZone,
  });
  return format.format(new Date(createdAt));
}

function Actions({ submission }: { submission: Submission }) {
  const { t } = useTranslation('forms');
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <HStack flexWrap="wrap" _print={{ display: 'none' }}>
      <Button variant="outline" onClick={() => void printSheet()}>
        <FileTextIcon aria-hidden />
        {t('action.print')}
      </Button>
      {submission.may.delete && (
        <Button variant="outline" onClick={() => setDeleting(true)}>
          <TrashIcon aria-hidden />
          {t('action.delete')}
        </Button>
      )}
      {isDeleting && (
        <DeleteSubmissionDialog
          id={submission.id}
          name={submission.date.userName}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate(places.submissions(submission.form.id))}
        />
      )}
    </HStack>
  );
}

/** The sender and time, and each question with its answer; printable. */
export function SubmissionView({ submission }: { submission: Submission }) {
  const { t } = useTranslation('forms');
  const { form, date } = submission;
  const sent = useSentText(date.createdAt);
  const formName = form.builtIn ? t('builtIn.name') : form.name;
  return (
    <>
      <PageHeader
        title={date.userName}
        via={[{ label: formName, to: places.submissions(form.id) }]}
        action={<Actions submission={submission} />}
      />
      <Card>
        <Text color="fg.muted" marginBlockEnd="5">
          {/* The title for print, where no back link names the form. */}
          <Span display="none" css={{ '@media print': { display: 'inline' } }}>
            <bdi>{formName}</bdi>
            {' · '}
          </Span>
          <a href={`mailto:${encodeURIComponent(date.userEmail)}`}>
            <Ltr>{date.userEmail}</Ltr>
          </a>
          {' · '}
          {sent}
        </Text>
        <Stack gap="5">
          {date.answers.map((answer) => (
            <Box key={answer.questionId} css={{ breakInside: 'avoid' }}>
              <Text fontSize="sm" color="fg.subtle" dir="auto" textAlign="-webkit-match-parent">
                {form.builtIn ? t('builtIn.question') : answer.question}
              </Text>
              <AnswerText answer={answer} />
            </Box>
          ))}
          {date.answers.length === 0 && <Text color="fg.subtle">{t('submission.noQuestions')}</Text>}
        </Stack>
      </Card>
    </>
  );
}
