import { useLanguage } from '@academy/shared-auth';
import { Button, chakra, HStack, PageHeader, printSheet, Stack, Text, TextLink, UserName } from '@academy/shared-ui';
import { PrinterIcon } from '@academy/shared-ui/icons';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { monthWords } from '#/base/components/time/month-words.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { MonthlyReport } from '#/reports/api/monthly-reports.ts';
import { monthlyMessage } from '#/reports/components/message/class-messages.ts';
import { MessageButton } from '#/reports/components/message/message-button.tsx';
import { MonthFactsLine } from '#/reports/components/month-facts-line.tsx';
import { questionText } from '#/reports/components/question-text.ts';

const Answers = chakra('dl', {
  base: {
    display: 'grid',
    gap: '6',
    /** In print, a question is never separated from its answer. */
    '& > div': { breakInside: 'avoid' },
    '& dt': { fontWeight: 'medium', color: 'fg.muted', fontSize: 'sm', marginBlockEnd: '1.5' },
    '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  },
});

/** A student's monthly report as the family reads it, on the screen and in print. */
export function MonthlyView({ report }: { report: MonthlyReport }) {
  const { t, i18n } = useTranslation('classes');
  const times = useTimes();
  const month = monthWords(report, i18n.language);
  return (
    <>
      <PageHeader
        title={t('monthly.titleOf', { month })}
        context={
          <>
            <UserName>{report.student.name}</UserName>
            {t('line.separator')}
            {t('monthly.with', { teacher: isolated(report.teacher.name) })}
          </>
        }
        action={
          <HStack flexWrap="wrap" _print={{ display: 'none' }}>
            <MessageButton
              studentId={report.student.id}
              write={(t, recipient) => monthlyMessage(t, recipient, report)}
            />
            <Button variant="outline" onClick={() => void printSheet()}>
              <PrinterIcon aria-hidden />
              {t('monthly.print')}
            </Button>
          </HStack>
        }
      />
      <Stack gap="5">
        <PartCard title={t('monthly.facts.title')}>
          <MonthFactsLine facts={report.facts} />
        </PartCard>
        <PartCard title={t('monthly.answers')}>
          <AnswerList report={report} />
          <Text fontSize="sm" color="fg.subtle" marginBlockStart="6">
            {t('details.reportBy', {
              name: isolated(report.author.name),
              when: isolated(times.nearInText(report.created_at)),
            })}
          </Text>
        </PartCard>
        <HStack _print={{ display: 'none' }}>
          <TextLink reach to={places.monthlyReports}>
            {t('monthly.missing.back')}
          </TextLink>
        </HStack>
      </Stack>
    </>
  );
}

/** The questions in the reader's language, and the answers in the teacher's words. */
function AnswerList({ report }: { report: MonthlyReport }) {
  const language = useLanguage();
  return (
    <Answers>
      {report.questionsAndAnswers.map((each) => {
        const { text, lang } = questionText(each, language);
        return (
          <div key={each.question} lang={report.language}>
            <dt dir="auto" lang={lang}>
              {text}
            </dt>
            <dd dir="auto">{each.answer}</dd>
          </div>
        );
      })}
    </Answers>
  );
}
