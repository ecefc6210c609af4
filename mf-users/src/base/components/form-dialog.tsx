import { Button, Dialog, FormError, Stack } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface FormDialogProps<Values extends FieldValues> {
  entry: EntryFormState<Values>;
  title: string;
  text?: string;
  submitLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { entry, title, text, submitLabel, onClose, children } = props;
  const { t } = useTranslation('ui');
  const formId = useId();
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {t('dialog.cancel')}
      </Button>
      <Button type="submit" form={formId} loading={entry.isSubmitting}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog open size="md" onClose={onClose} title={title} {...(text ? { description: text } : {})} footer={footer}>
      <form id={formId} noValidate onSubmit={entry.submit}>
        <Stack gap="5" css={{ '& > :empty': { position: 'absolute' } }}>
          <FormError>{entry.rejection}</FormError>
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
