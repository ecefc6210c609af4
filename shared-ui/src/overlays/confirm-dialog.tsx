import { isTypedAs } from '@academy/shared-auth/typed-text';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { FormError } from '../fields/form-error.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Stack } from '../layout/primitives.ts';
import { isComposing } from '../text/is-composing.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The effect, and whether it can be undone. */
  description: string;
  /** The verb of the action, the same as on the button that opened the dialog. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'brand';
  /** Words that must be typed before the action is possible: a name, "delete". They are compared as in a search. */
  typed?: string;
  /** More about the effect, or choices for the action. */
  children?: ReactNode;
  /** Why the action was rejected. */
  error?: string | null;
  /** Whether the action is running. */
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action that cannot be undone. The focus starts on Cancel, or on the field. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.open ? <OpenConfirmDialog {...props} /> : null;
}

function OpenConfirmDialog(props: ConfirmDialogProps) {
  const { tone = 'danger', typed, children, error, pending, onConfirm, onCancel } = props;
  const { t } = useTranslation('ui');
  const [written, setWritten] = useState('');
  const isPossible = typed === undefined || isTypedAs(typed, written);
  const confirm = () => {
    if (isPossible && !pending) onConfirm();
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      title={props.title}
      description={props.description}
      urgent
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {props.cancelLabel ?? t('dialog.cancel')}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'solid'}
            disabled={!isPossible}
            loading={pending}
            onClick={confirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {(children || typed !== undefined || error) && (
        <Stack gap="4">
          {children}
          {typed !== undefined && (
            <TextField
              label={t('dialog.typed', { words: `\u2068${typed}\u2069` })}
              data-confirms
              value={written}
              readOnly={pending}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setWritten(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
                event.preventDefault();
                confirm();
              }}
            />
          )}
          {error && <FormError>{error}</FormError>}
        </Stack>
      )}
    </Dialog>
  );
}
