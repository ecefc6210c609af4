import { Dialog, Grid } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { LegalWords } from '#/account/components/legal/legal-words.tsx';
import type { PublishedText } from '#/office/api/legal-texts.ts';

/** A version in both languages. */
export function ReadDialog({ text: { kind, version, text }, onClose }: { text: PublishedText; onClose: () => void }) {
  const { t } = useTranslation('users');
  return (
    <Dialog
      open
      size="lg"
      title={t(`consents.kind.${kind}`)}
      description={t('consents.version', { version })}
      onClose={onClose}
    >
      <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        <LegalWords lang="en">{text.en}</LegalWords>
        <LegalWords lang="ar">{text.ar}</LegalWords>
      </Grid>
    </Dialog>
  );
}
