import { Badge, Box, Button, Flex, Image, Stack, Text } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import type { Due, Report } from '#/api/dues.ts';
import type { MinorText } from '#/components/dues/use-minor-text.ts';
import { isolated } from '#/components/isolated.ts';
import { useDayText } from '#/components/use-day-text.ts';
import { DecideReport } from './decide-report.tsx';

interface ReportListProps {
  due: Due;
  money: MinorText;
}

const tones = { open: 'info', accepted: 'success', rejected: 'danger' } as const;
const isKnown = (state: string): state is keyof typeof tones => state in tones;

/** What was reported for a due, the latest first; staff accept or reject it here. */
export function ReportList({ due, money }: ReportListProps) {
  const { t } = useTranslation('subscriptions');
  if (due.reports.length === 0) return null;
  return (
    <PartCard title={t('dues.reports.title')}>
      <Stack as="ul" gap="6" listStyleType="none">
        {due.reports.map((report) => (
          <ReportItem key={report.id} report={report} due={due} money={money} />
        ))}
      </Stack>
    </PartCard>
  );
}

function ReportItem({ report, due, money }: ReportListProps & { report: Report }) {
  const { t } = useTranslation('subscriptions');
  const dayText = useDayText();
  const { amount, paidOn, reference, by, state, reason } = report;
  return (
    <Box as="li">
      <Stack gap="3">
        <Flex justifyContent="space-between" alignItems="center" gap="3">
          <Text fontWeight="semibold">
            <bdi>{money.text(amount, due.currency)}</bdi>
          </Text>
          {isKnown(state) && <Badge tone={tones[state]}>{t(`dues.reports.state.${state}`)}</Badge>}
        </Flex>
        <Text fontSize="sm" color="fg.muted">
          {t('dues.reports.by', { name: isolated(by.name), day: isolated(dayText(paidOn)) })}
        </Text>
        {reference && (
          <Text fontSize="sm" color="fg.muted">
            {t('dues.reports.reference', { reference: isolated(reference) })}
          </Text>
        )}
        {reason && <Text>{t('dues.reports.reason', { reason: isolated(reason) })}</Text>}
        <Proof report={report} />
        {state === 'open' && due.may.decide && <DecideReport due={due} report={report} money={money} />}
      </Stack>
    </Box>
  );
}

/** The picture, in a place that is there before it has loaded, or a link to the PDF. */
function Proof({ report: { file } }: { report: Report }) {
  const { t } = useTranslation('subscriptions');
  return (
    <Stack gap="2">
      {file.type === 'image' && (
        <Image
          src={file.image_path}
          alt={t('dues.reports.picture')}
          height="20rem"
          maxWidth="full"
          objectFit="contain"
          alignSelf="start"
        />
      )}
      <Button asChild variant="outline" size="sm" alignSelf="start">
        <a href={file.image_path} target="_blank" rel="noopener">
          {t('dues.reports.file')}
        </a>
      </Button>
    </Stack>
  );
}
