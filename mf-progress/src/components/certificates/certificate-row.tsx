import { Badge, Box, Flex, RuledItem, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { type Certificate, certificatePaper } from '#/api/certificates.ts';
import { isolated } from '#/components/isolated.ts';
import { PaperButtons } from '#/components/paper-buttons.tsx';
import { useMomentText } from '#/components/use-day-text.ts';
import { AnswerCertificate } from './answer-certificate.tsx';
import { useCertificateName } from './use-certificate-name.ts';

export function CertificateRow({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('progress');
  const nameOf = useCertificateName();
  const dayText = useMomentText();
  const { id, juz, student, confirmedAt, confirmedBy, proposedAt, proposedBy } = certificate;
  const since = confirmedAt
    ? t('certificate.confirmed', { day: dayText(confirmedAt), name: isolated(confirmedBy?.name ?? '') })
    : t('certificate.proposed', { day: dayText(proposedAt), name: isolated(proposedBy.name) });
  return (
    <RuledItem>
      <Flex flex="1" minWidth="0" gap="3" flexWrap="wrap" justifyContent="space-between" alignItems="center">
        <Box flex="1 1 12rem" minWidth="0">
          <Flex gap="2" alignItems="center" flexWrap="wrap">
            <Text fontWeight="medium">{nameOf(juz)}</Text>
            {!confirmedAt && <Badge tone="warning">{t('certificate.waits')}</Badge>}
          </Flex>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {since}
          </Text>
        </Box>
        {confirmedAt ? (
          <PaperButtons
            name={nameOf(juz)}
            fileName={`${student.name} - ${nameOf(juz)}`}
            read={(language) => certificatePaper(id, language)}
          />
        ) : (
          <AnswerCertificate certificate={certificate} />
        )}
      </Flex>
    </RuledItem>
  );
}
