import { FieldError, Stack } from '@academy/shared-ui';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PostValues } from '#/api/post-fields.ts';
import { Editor } from '#/components/editor/editor.tsx';

interface PostTextProps {
  control: Control<PostValues>;
  initialHtml: string;
  takesFocus?: boolean | undefined;
}

/** The editor, and below it the error of the text: by a key, or in the API's words. */
export function PostText({ control, initialHtml, takesFocus }: PostTextProps) {
  const { t } = useTranslation('timeline');
  const {
    field,
    fieldState: { error },
  } = useController({ control, name: 'html' });
  const id = useId();
  const words = error && (error.type === 'server' ? error.message : t(error.message ?? ''));
  return (
    <Stack gap="1.5">
      <Editor
        label={t('form.text.label')}
        placeholder={t('form.text.placeholder')}
        errorId={words ? `${id}-error` : undefined}
        initialHtml={initialHtml}
        takesFocus={takesFocus}
        onChange={field.onChange}
        onFocusable={field.ref}
      />
      {words && <FieldError id={id}>{words}</FieldError>}
    </Stack>
  );
}
