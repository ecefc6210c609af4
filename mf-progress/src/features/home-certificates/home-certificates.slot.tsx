import { Box, Button, RuledItem, Text, TextLink, touch } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { certificateQueries, type Proposed } from '#/api/certificates.ts';
import { AnswerCertificate } from '#/components/certificates/answer-certificate.tsx';
import { useCertificateName } from '#/components/certificates/use-certificate-name.ts';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';
import { useMomentText } from '#/components/use-day-text.ts';

const MOST = 6;

/** The proposals that wait for a leader, to be confirmed in place or looked at; renders nothing without any. */
export default function HomeCertificates() {
  const { t } = useTranslation('progress');
  const found = useQuery(certificateQueries.proposed());
  const { data, error } = found;
  if (error && !data)
    return (
      <PartCard title={t('certificate.toConfirm')}>
        <PartError query={found} />
      </PartCard>
    );
  if (!data || data.length === 0) return null;
  return (
    <PartCard title={t('certificate.toConfirm')}>
      <Box as="ul" listStyle="none" marginBlock="-2">
        {data.slice(0, MOST).map((row) => (
          <ToConfirm key={row.id} {...row} />
        ))}
      </Box>
      {data.length > MOST && (
        <Text fontSize="sm" color="fg.muted" marginBlockStart="3">
          {t('certificate.more', { count: data.length - MOST })}
        </Text>
      )}
    </PartCard>
  );
}

function ToConfirm(proposed: Proposed) {
  const { student, juz, proposedBy, proposedAt } = proposed;
  const { t } = useTranslation('progress');
  const nameOf = useCertificateName();
  const dayText = useMomentText();
  return (
    <RuledItem alignItems="center" paddingBlock="2">
      <Box minWidth="0">
        <TextLink alone to={places.student(student.id)}>
          {student.name}
        </TextLink>
        <Text fontWeight="medium" fontSize="sm">
          {nameOf(juz)}
        </Text>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {t('certificate.proposed', { day: dayText(proposedAt), name: isolated(proposedBy.name) })}
        </Text>
        <Box marginBlockStart="2">
          <AnswerCertificate certificate={{ ...proposed, may: { confirm: true, withdraw: false } }}>
            <Button asChild size="sm" variant="outline" css={{ [touch]: { minHeight: '11' } }}>
              <Link
                to={places.student(student.id)}
                aria-label={t('certificate.lookOf', { name: nameOf(juz), student: isolated(student.name) })}
              >
                {t('certificate.look')}
              </Link>
            </Button>
          </AnswerCertificate>
        </Box>
      </Box>
    </RuledItem>
  );
}
