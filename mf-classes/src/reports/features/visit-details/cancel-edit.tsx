import { Button, ConfirmDialog } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitValues } from './visit-schema.ts';

interface CancelEditProps {
  entry: EntryFormState<VisitValues>;
  onClose: () => void;
}

/** Leads back to the record, and asks first where text would be lost. */
export function CancelEdit({ entry, onClose }: CancelEditProps) {
  const { t } = useTranslation('ui');
  const [isAsked, setAsked] = useState(false);
  const leave = () => {
    entry.draft.remove();
    onClose();
  };
  return (
    <>
      <Button
        variant="ghost"
        alignSelf="flex-end"
        onClick={() => (entry.form.formState.isDirty ? setAsked(true) : leave())}
      >
        {t('dialog.cancel')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('leave.title')}
        description={t('leave.text')}
        confirmLabel={t('leave.leave')}
        cancelLabel={t('leave.stay')}
        onConfirm={leave}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
