import { Box, Button, Flex, List, RuledItem, Text, TimeAgo, toast } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addPasskey, type Passkey, removePasskey, type TwoSteps } from '#/account/api/security.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { SecurityCard } from './security-card.tsx';

interface PasskeysCardProps {
  twoSteps: TwoSteps;
  onCodes: (codes: string[] | null) => void;
  onChange: () => void;
}

/** The passkeys of the viewer: added, named, removed. */
export function PasskeysCard({ twoSteps, onCodes, onChange }: PasskeysCardProps) {
  const { t } = useTranslation('users');
  const { passkeys, passwordNeeded, may } = twoSteps;
  const [isAdding, setAdding] = useState(false);
  const [unwanted, setUnwanted] = useState<Passkey | null>(null);
  const canAdd = may.addPasskey && 'PublicKeyCredential' in window;
  return (
    <SecurityCard title={t('security.passkeys.title')} text={t('security.passkeys.text')}>
      {passkeys.length > 0 && (
        <List aria-label={t('security.passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={may.remove ? () => setUnwanted(passkey) : null} />
          ))}
        </List>
      )}
      <Flex>
        {canAdd ? (
          <Button variant="outline" onClick={() => setAdding(true)}>
            {t('security.passkeys.add')}
          </Button>
        ) : (
          <Text fontSize="sm">{t('security.passkeys.none')}</Text>
        )}
      </Flex>
      {isAdding && (
        <ProofDialog
          title={t('security.passkeys.add')}
          text={t('security.passkeys.before')}
          action={t('security.goOn')}
          needsPassword={passwordNeeded}
          nameLabel={t('security.passkeys.name')}
          send={(proof, name) => addPasskey(name, proof)}
          onDone={(codes) => {
            setAdding(false);
            toast.success(t('security.passkeys.added'));
            onCodes(codes);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {unwanted && (
        <ProofDialog
          title={t('security.passkeys.removeTitle', { name: `\u2068${unwanted.name}\u2069` })}
          text={t('security.passkeys.removeText')}
          action={t('security.passkeys.remove')}
          tone="danger"
          needsPassword={passwordNeeded}
          send={(proof) => removePasskey(unwanted.id, proof)}
          onDone={() => {
            setUnwanted(null);
            toast.success(t('security.passkeys.removed'));
            onChange();
          }}
          onClose={() => setUnwanted(null)}
        />
      )}
    </SecurityCard>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: (() => void) | null }) {
  const { t } = useTranslation('users');
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <RuledItem css={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Box flex="1 1 12rem" minWidth="0">
        <Text dir="auto">{name}</Text>
        <Text fontSize="sm" color="fg.muted">
          {t(lastUsedAt ? 'security.passkeys.used' : 'security.passkeys.made')} <TimeAgo at={lastUsedAt ?? createdAt} />
        </Text>
      </Box>
      {onRemove && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t('security.passkeys.removeOf', { name: `\u2068${name}\u2069` })}
          onClick={onRemove}
        >
          {t('security.passkeys.remove')}
        </Button>
      )}
    </RuledItem>
  );
}
