import { Card, Heading, List, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { certificateQueries } from '#/api/certificates.ts';
import { CertificateRow } from './certificate-row.tsx';
import { ProposeCertificate } from './propose-certificate.tsx';
import { useCertificateName } from './use-certificate-name.ts';

/** A student's certificates, and those that can be proposed; renders nothing without both. */
export function CertificateList({ studentId }: { studentId: string }) {
  const { t } = useTranslation('progress');
  const nameOf = useCertificateName();
  const { data: found } = useQuery(certificateQueries.of(studentId));
  if (!found || found.data.length + found.proposable.length + found.examNeeded.length === 0) return null;
  return (
    <Card as="section" aria-label={t('certificate.title')} _print={{ display: 'none' }}>
      <Heading as="h2" size="sm" marginBlockEnd="1">
        {t('certificate.title')}
      </Heading>
      {found.data.length > 0 && (
        <List>
          {found.data.map((certificate) => (
            <CertificateRow key={certificate.id} certificate={certificate} />
          ))}
        </List>
      )}
      {found.examNeeded.length > 0 && (
        <Text fontSize="sm" color="fg.muted" marginBlockStart="3">
          {t('exam.neededFor', { names: found.examNeeded.map(nameOf).join(t('handOver.comma')) })}
        </Text>
      )}
      {found.proposable.length > 0 && <ProposeCertificate studentId={studentId} proposable={found.proposable} />}
    </Card>
  );
}
