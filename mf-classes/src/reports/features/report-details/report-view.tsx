import { useLanguage } from '@academy/shared-auth';
import { ActionMenu, Badge, HStack, IconButton, PageHeader, Span, Stack, Text, TextLink } from '@academy/shared-ui';
import { EllipsisIcon, FileTextIcon, PencilIcon, TrashIcon } from '@academy/shared-ui/icons';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Facts } from '#/base/components/facts.tsx';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { dateIn } from '#/base/components/time/time-text.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { wasTaught } from '#/class/api/class-schema.ts';
import { ClassLine } from '#/class/components/class-line.tsx';
import { attendanceTones } from '#/class/components/class-tones.ts';
import { type Report, reportQueries } from '#/reports/api/reports.ts';
import { reportMessage } from '#/reports/components/message/class-messages.ts';
import { MessageButton } from '#/reports/components/message/message-button.tsx';
import { DeleteReportDialog, EditReportDialog, NoteDialog } from './report-dialogs.tsx';

/** A report to read: the texts for the family first, the other facts below. */
export function ReportView({ report }: { report: Report }) {
  const { t } = useTranslation('classes');
  const language = useLanguage();
  const { starts_at, ends_at } = report.class;
  const next = usePractice(report);
  return (
    <>
      <PageHeader
        title={t('reports.one')}
        context={
          <ClassLine row={{ student: report.student, teacher: report.teacher, starts_at, ends_at, material: null }} />
        }
        action={
          <HStack flexWrap="wrap">
            <MessageButton
              studentId={report.student.id}
              load={next.load}
              write={(t, recipient) => reportMessage(t, recipient, report, next.texts?.[recipient.language])}
            />
            <ReportMenu report={report} />
          </HStack>
        }
      />
      <Stack gap="5">
        <Reading report={report} />
        <ReportComment report={report} />
        {next.texts?.[language] && (
          <PartCard title={t('details.practise')}>
            <Text whiteSpace="pre-line">{next.texts[language]}</Text>
          </PartCard>
        )}
        {(report.accomplished || report.notes) && (
          <PartCard title={t('details.about')}>
            <Facts
              facts={[
                [t(wasTaught(report.class) ? 'column.accomplished' : 'details.plan'), report.accomplished],
                [t('details.notes'), report.notes],
              ]}
            />
          </PartCard>
        )}
        {report.may.note && report.leader_note && (
          <PartCard title={t('reports.note.label')}>
            <Text dir="auto" textAlign="start" whiteSpace="pre-line">
              {report.leader_note}
            </Text>
          </PartCard>
        )}
        <HStack>
          <TextLink alone to={places.details(report.class.id)}>
            {t('action.details')}
          </TextLink>
        </HStack>
      </Stack>
    </>
  );
}

/** What to practise after the class of a report; nothing after a missed one. A message waits for it. */
function usePractice({ student, class: of }: Report) {
  const client = useQueryClient();
  const query = reportQueries.next(student.id, dateIn(of.starts_at, student.timezone || 'UTC'));
  const isTaught = wasTaught(of);
  const { data } = useQuery({ ...query, enabled: isTaught });
  const load = async () => (isTaught ? client.ensureQueryData(query).catch(() => null) : null);
  return { texts: isTaught ? data : undefined, load };
}

/** For staff: with which words it was returned, and until when the family does not read it (D154). */
function Reading({ report: { returned, hidden_until } }: { report: Report }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return (
    <>
      {returned && (
        <PartCard title={t('reading.returned.title', { name: isolated(returned.by.name) })}>
          <Text dir="auto" textAlign="start" whiteSpace="pre-line" overflowWrap="anywhere">
            {returned.note}
          </Text>
        </PartCard>
      )}
      {hidden_until && (
        <Text color="fg.muted">{t('reading.hidden', { when: isolated(times.nearInText(hidden_until)) })}</Text>
      )}
    </>
  );
}

/** The text for the family, with its author. */
function ReportComment({ report }: { report: Report }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { attendance } = report.class;
  const edited = report.edited_at;
  return (
    <PartCard
      title={t('reports.comment')}
      action={<Badge tone={attendanceTones[attendance]}>{t(`attendance.${attendance}`)}</Badge>}
    >
      <Text dir="auto" textAlign="start" whiteSpace="pre-line" overflowWrap="anywhere" fontSize="md">
        {report.report}
      </Text>
      <Text fontSize="sm" color="fg.subtle" marginBlockStart="4">
        {t('details.reportBy', {
          name: isolated(report.author.name),
          when: isolated(times.nearInText(report.created_at)),
        })}
        {edited && <Span>{t('reports.edited', { when: isolated(times.nearInText(edited)) })}</Span>}
      </Text>
    </PartCard>
  );
}

const dialogs = { edit: EditReportDialog, note: NoteDialog, delete: DeleteReportDialog };

function ReportMenu({ report }: { report: Report }) {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<keyof typeof dialogs | null>(null);
  const { may } = report;
  const edit = { label: t('reports.edit.action'), icon: <PencilIcon />, onSelect: () => setAsked('edit') };
  const note = { label: t('reports.note.action'), icon: <FileTextIcon />, onSelect: () => setAsked('note') };
  const remove = {
    label: t('reports.delete.confirm'),
    icon: <TrashIcon />,
    tone: 'danger' as const,
    onSelect: () => setAsked('delete'),
  };
  const items = [...(may.edit ? [edit] : []), ...(may.note ? [note] : []), ...(may.delete ? [remove] : [])];
  if (items.length === 0) return null;
  const Dialog = asked && dialogs[asked];
  return (
    <>
      <ActionMenu
        label={t('reports.menu')}
        items={items}
        trigger={(props) => (
          <IconButton variant="outline" aria-label={t('reports.menu')} {...props}>
            <EllipsisIcon />
          </IconButton>
        )}
      />
      {Dialog && (
        <Dialog
          report={report}
          onClose={() => setAsked(null)}
          onDeleted={() => navigate(places.details(report.class.id), { replace: true })}
        />
      )}
    </>
  );
}
