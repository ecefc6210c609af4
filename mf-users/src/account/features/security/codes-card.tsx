import { Button, Flex } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renewCodes, type TwoSteps } from '#/account/api/security.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { SecurityCard } from './security-card.tsx';

interface CodesCardProps {
  twoSteps: TwoSteps;
  onCodes: (codes: string[]) => void;
}

/** The number of unused recovery codes, and a button that makes new ones. */
export function CodesCard({ twoSteps: { recoveryCodes, passwordNeeded }, onCodes }: CodesCardProps) {
  const { t } = useTranslation('users');
  const [isAsking, setAsking] = useState(false);
  return (
    <SecurityCard title={t('security.codes.title')} text={t('security.codes.left', { count: recoveryCodes })}>
      <Flex>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t('security.codes.renew')}
        </Button>
      </Flex>
      {isAsking && (
        <ProofDialog
          title={t('security.codes.renew')}
          text={t('security.codes.renewText')}
          action={t('security.codes.renew')}
          needsPassword={passwordNeeded}
          send={(proof) => renewCodes(proof)}
          onDone={(codes) => {
            setAsking(false);
            onCodes(codes);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </SecurityCard>
  );
}
