import { Button, Dialog, FormError, Stack, TextAreaField } from '@academy/shared-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface TextDialogProps {
  title: string;
  label: string;
  description?: string;
  initial: string;
  most: number;
  /** The error of an empty text; without it an empty text is allowed. */
  required?: string;
  saveLabel: string;
  error: string | null;
  pending: boolean;
  /** More fields of the dialog. */
  children?: ReactNode;
  onSave: (text: string) => void;
  onClose: () => void;
}

/** A dialog to write or correct one text. */
export function TextDialog(props: TextDialogProps) {
  const { t } = useTranslation('ui');
  const [text, setText] = useState(props.initial);
  const [isChecked, setChecked] = useState(false);
  const isMissing = isChecked && props.required && !text.trim();
  const save = () => {
    setChecked(true);
    if (text.trim() || !props.required) props.onSave(text.trim());
  };
  return (
    <Dialog
      open
      size="md"
      title={props.title}
      {...(props.description ? { description: props.description } : {})}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="outline" onClick={props.onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button loading={props.pending} onClick={save}>
            {props.saveLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <TextAreaField
          label={props.label}
          rows={6}
          maxLength={props.most}
          value={text}
          error={isMissing ? props.required : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {props.children}
        {props.error && <FormError>{props.error}</FormError>}
      </Stack>
    </Dialog>
  );
}
