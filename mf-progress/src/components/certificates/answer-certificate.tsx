import { Button, ConfirmDialog, Flex, toast, touch } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Certificate, confirmCertificate, withdrawCertificate } from '#/api/certificates.ts';
import { progressQueries } from '#/api/progress.ts';
import { isolated } from '#/components/isolated.ts';
import { useCertificateName } from './use-certificate-name.ts';

const actions = { confirm: confirmCertificate, withdraw: withdrawCertificate };
type Action = keyof typeof actions;

interface AnswerCertificateProps {
  certificate: Pick<Certificate, 'id' | 'juz' | 'student' | 'may'>;
  /** Further links beside the answers. */
  children?: ReactNode;
}

/** A leader confirms or declines a proposal; its author can withdraw it. */
export function AnswerCertificate({ certificate: { id, juz, student, may }, children }: AnswerCertificateProps) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const name = useCertificateName()(juz);
  const [asked, setAsked] = useState<Action | null>(null);
  const answering = useMutation({
    mutationFn: (action: Action) => actions[action](id),
    onSuccess: (_response, action) => {
      setAsked(null);
      toast.success(t(`certificate.${action}.done`));
      return client.invalidateQueries({ queryKey: progressQueries.all() });
    },
  });
  const ask = (action: Action) => {
    answering.reset();
    setAsked(action);
  };
  const of = { name, student: isolated(student.name) };
  const target = { css: { [touch]: { minHeight: '11' } }, size: 'sm' } as const;
  return (
    <Flex gap="2" flexWrap="wrap">
      {may.confirm && (
        <Button {...target} aria-label={t('certificate.confirm.of', of)} onClick={() => ask('confirm')}>
          {t('certificate.confirm.action')}
        </Button>
      )}
      {may.withdraw && (
        <Button
          {...target}
          variant="outline"
          aria-label={t('certificate.withdraw.of', of)}
          onClick={() => ask('withdraw')}
        >
          {t('certificate.withdraw.action')}
        </Button>
      )}
      {children}
      {asked && (
        <ConfirmDialog
          open
          tone={asked === 'confirm' ? 'brand' : 'danger'}
          title={t(`certificate.${asked}.question`, { name })}
          description={t(`certificate.${asked}.text`, { student: isolated(student.name) })}
          confirmLabel={t(`certificate.${asked}.action`)}
          error={answering.isError ? t('certificate.failed') : null}
          pending={answering.isPending}
          onConfirm={() => answering.mutate(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Flex>
  );
}
