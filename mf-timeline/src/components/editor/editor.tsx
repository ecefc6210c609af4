import { Box, Button, Skeleton, Stack, Text, VisuallyHidden } from '@academy/shared-ui';
import { RefreshCwIcon } from '@academy/shared-ui/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuillEditorProps } from './quill-editor.tsx';

type EditorCode = typeof import('./quill-editor.tsx');

let ready: EditorCode | null = null;

/** Starts loading the editor's code, which is large and only for users who write. */
export async function loadEditor(): Promise<EditorCode> {
  ready ??= await import(/* webpackChunkName: "editor" */ './quill-editor.tsx');
  return ready;
}

/** The rich text field. A placeholder of the same size is shown until its code has loaded. */
export function Editor(props: QuillEditorProps) {
  const [code, setCode] = useState(ready);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    let isGone = false;
    loadEditor().then(
      (loaded) => isGone || setCode(loaded),
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  if (code) return <code.QuillEditor {...props} />;
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return <EditorPlace>{hasFailed ? <LoadFailed onRetry={retry} /> : <Loading />}</EditorPlace>;
}

/** As high as the toolbar and ten rem of text. */
function EditorPlace({ children }: { children: React.ReactNode }) {
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="control" minHeight="12.625rem" padding="3">
      {children}
    </Box>
  );
}

function Loading() {
  const { t } = useTranslation('timeline');
  return (
    <Stack role="status" gap="4" animation="{durations.slow} {easings.out} 150ms both appear">
      <VisuallyHidden>{t('editor.loading.text')}</VisuallyHidden>
      <Skeleton height="6" />
      <Skeleton width="70%" />
      <Skeleton width="45%" />
    </Stack>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('timeline');
  return (
    <Stack role="alert" alignItems="center" justifyContent="center" minHeight="11rem" gap="3" textAlign="center">
      <Text color="fg.muted">{t('editor.error.text')}</Text>
      <Button variant="outline" size="sm" onClick={onRetry}>
        <RefreshCwIcon aria-hidden />
        {t('editor.error.retry')}
      </Button>
    </Stack>
  );
}
