import { Button, Flex, toast } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginApp, type NewApp, removeApp, type TwoSteps } from '#/account/api/security.ts';
import { AppDialog } from './app-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { SecurityCard } from './security-card.tsx';

interface AppCardProps {
  twoSteps: TwoSteps;
  onCodes: (codes: string[]) => void;
  onChange: () => void;
}

interface RemoveDialogProps {
  needsPassword: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

function RemoveDialog({ needsPassword, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('users');
  return (
    <ProofDialog
      title={t('security.app.removeTitle')}
      text={t('security.app.removeText')}
      action={t('security.app.remove')}
      tone="danger"
      needsPassword={needsPassword}
      send={(proof) => removeApp(proof)}
      onDone={() => {
        toast.success(t('security.app.removed'));
        onRemoved();
      }}
      onClose={onClose}
    />
  );
}

/** The authenticator app: set up, replaced, or removed. */
export function AppCard({ twoSteps: { totp, passwordNeeded, may }, onCodes, onChange }: AppCardProps) {
  const { t } = useTranslation('users');
  const [asked, setAsked] = useState<'set-up' | 'remove' | null>(null);
  const [app, setApp] = useState<NewApp | null>(null);
  const close = () => setAsked(null);
  return (
    <SecurityCard
      title={t('security.app.title')}
      text={t('security.app.text')}
      state={{ label: t(totp ? 'security.on' : 'security.off'), isOn: totp }}
    >
      <Flex gap="3" flexWrap="wrap">
        <Button variant={totp ? 'outline' : 'solid'} onClick={() => setAsked('set-up')}>
          {t(totp ? 'security.app.change' : 'security.app.setUp')}
        </Button>
        {totp && may.remove && (
          <Button variant="outline" color="danger.fg" onClick={() => setAsked('remove')}>
            {t('security.app.remove')}
          </Button>
        )}
      </Flex>
      {asked === 'set-up' && (
        <ProofDialog
          title={t('security.app.title')}
          text={t('security.app.before')}
          action={t('security.goOn')}
          needsPassword={passwordNeeded}
          send={(proof) => beginApp(proof)}
          onDone={(made) => {
            close();
            setApp(made);
          }}
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <RemoveDialog
          needsPassword={passwordNeeded}
          onRemoved={() => {
            close();
            onChange();
          }}
          onClose={close}
        />
      )}
      {app && (
        <AppDialog
          app={app}
          onDone={(codes) => {
            setApp(null);
            onCodes(codes);
          }}
          onClose={() => setApp(null)}
        />
      )}
    </SecurityCard>
  );
}
