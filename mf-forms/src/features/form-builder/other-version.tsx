import { Badge, Box, Button, Dialog, HStack, Stack, Text } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '#/api/forms.ts';
import { isolated } from '#/components/isolated.ts';

interface OtherVersionProps {
  other: Form;
  /** Saves what the viewer typed instead of it. */
  onSaveOwn: () => void;
  /** Continues with the other version; what the viewer typed is discarded. */
  onTake: () => void;
  isSaving: boolean;
}

/** Another user has saved the form meanwhile: their version can be viewed, used, or replaced. */
export function OtherVersion({ other, onSaveOwn, onTake, isSaving }: OtherVersionProps) {
  const { t } = useTranslation('forms');
  const [isOpen, setOpen] = useState(false);
  const take = () => {
    setOpen(false);
    onTake();
  };
  return (
    <HStack gap="3" flexWrap="wrap">
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('builder.other.see')}
      </Button>
      <Button variant="outline" onClick={onSaveOwn} loading={isSaving}>
        {t('builder.other.saveOwn')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('builder.other.title')}
        description={t('builder.other.lost')}
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {t('builder.other.keep')}
            </Button>
            <Button onClick={take}>{t('builder.other.take')}</Button>
          </>
        }
      >
        <Version form={other} />
      </Dialog>
    </HStack>
  );
}

function Version({ form }: { form: Form }) {
  const { t } = useTranslation('forms');
  return (
    <Stack gap="4">
      <HStack gap="3" flexWrap="wrap">
        <Text fontWeight="semibold" dir="auto" textAlign="-webkit-match-parent">
          {form.name}
        </Text>
        <Badge tone={form.open ? 'success' : 'neutral'}>{t(form.open ? 'state.open' : 'state.closed')}</Badge>
      </HStack>
      <Box as="ol" listStyle="decimal" paddingInlineStart="5">
        {form.questions.map(({ id, title, type, options }) => (
          <Box as="li" key={id} marginBlockEnd="2">
            <Text dir="auto" textAlign="-webkit-match-parent">
              {title}
            </Text>
            <Text fontSize="sm" color="fg.muted">
              {[t(`type.${type}`), ...options].map(isolated).join(' · ')}
            </Text>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
