import { Button, Card, ConfirmDialog, Flex, FormError, Stack, Text } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteEditorState } from './use-site-editor.ts';

/** Somebody else has saved meanwhile: both versions are kept. */
function Outdated({ editor, newest }: { editor: SiteEditorState; newest: number }) {
  const { t } = useTranslation('users');
  return (
    <Flex gap="3" flexWrap="wrap">
      <Button variant="outline" disabled={editor.isPending} onClick={() => void editor.save(newest)}>
        {t('site.outdated.mine')}
      </Button>
      <Button variant="ghost" disabled={editor.isPending} onClick={() => void editor.discard()}>
        {t('site.outdated.theirs')}
      </Button>
    </Flex>
  );
}

/** What is not saved or not published, with the actions. */
export function EditorBar({ editor }: { editor: SiteEditorState }) {
  const { t } = useTranslation('users');
  const [asks, setAsks] = useState(false);
  const { isDirty, isPending, rejection, saved } = editor;
  const { published, newest } = saved.editor;
  const state = isDirty ? 'unsaved' : newest === published ? 'live' : 'draft';
  const publish = async () => {
    await editor.publish();
    setAsks(false);
  };
  return (
    <Card>
      <Stack gap="3">
        <FormError>{rejection && t(`site.rejected.${rejection.key}`)}</FormError>
        {rejection?.newest !== undefined && <Outdated editor={editor} newest={rejection.newest} />}
        <Flex gap="3" flexWrap="wrap" alignItems="center">
          <Text role="status" flex="1 1 12rem">
            {t(`site.state.${state}`)}
          </Text>
          <Button variant="outline" disabled={!isDirty} loading={isPending} onClick={() => void editor.save()}>
            {t('site.save')}
          </Button>
          <Button disabled={state === 'live'} onClick={() => setAsks(true)}>
            {t('site.publish')}
          </Button>
        </Flex>
      </Stack>
      <ConfirmDialog
        open={asks}
        tone="brand"
        title={t('site.confirm.title')}
        description={t('site.confirm.text')}
        confirmLabel={t('site.publish')}
        pending={isPending}
        onConfirm={() => void publish()}
        onCancel={() => setAsks(false)}
      />
    </Card>
  );
}
