import { requestKeys } from '@academy/shared-auth';
import { Button, ConfirmDialog, Flex, Stack, Text, toast, touch } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proposeCertificate } from '#/api/certificates.ts';
import { progressQueries } from '#/api/progress.ts';
import { useCertificateName } from './use-certificate-name.ts';

interface ProposeCertificateProps {
  studentId: string;
  proposable: readonly number[];
}

/** Solid parts that have no certificate yet. */
export function ProposeCertificate({ studentId, proposable }: ProposeCertificateProps) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const nameOf = useCertificateName();
  const [asked, setAsked] = useState<number | null>(null);
  const [keyFor] = useState(requestKeys);
  const proposing = useMutation({
    mutationFn: (juz: number) => proposeCertificate(studentId, juz, keyFor({ studentId, juz })),
    onSuccess: () => {
      setAsked(null);
      toast.success(t('certificate.propose.done'));
      return client.invalidateQueries({ queryKey: progressQueries.all() });
    },
  });
  return (
    <Stack gap="2" marginBlockStart="3">
      <Text fontSize="sm" color="fg.muted">
        {t('certificate.propose.text')}
      </Text>
      <Flex role="group" aria-label={t('certificate.propose.action')} gap="2" flexWrap="wrap">
        {proposable.map((juz) => (
          <Button
            key={juz}
            variant="outline"
            size="sm"
            borderRadius="full"
            fontWeight="normal"
            css={{ [touch]: { minHeight: '11' } }}
            onClick={() => {
              proposing.reset();
              setAsked(juz);
            }}
          >
            {nameOf(juz)}
          </Button>
        ))}
      </Flex>
      {asked !== null && (
        <ConfirmDialog
          open
          tone="brand"
          title={t('certificate.propose.question', { name: nameOf(asked) })}
          description={t('certificate.propose.what')}
          confirmLabel={t('certificate.propose.action')}
          error={proposing.isError ? t('certificate.failed') : null}
          pending={proposing.isPending}
          onConfirm={() => proposing.mutate(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
