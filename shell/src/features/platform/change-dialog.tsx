import { ApiError, useLanguage } from '@academy/shared-auth';
import { Button, CheckboxField, Dialog, FormError, Stack, TextAreaField, toast } from '@academy/shared-ui';
import { useEntryForm } from '@academy/shared-ui/forms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { type Composition, changeRemote, type LiveRemote, type RemoteAction } from './composition.ts';
import { titleOf } from './remote-summary.tsx';

const schema = v.object({
  reason: v.pipe(v.string(), v.trim(), v.minLength(3, 'reason.short'), v.maxLength(500, 'reason.long')),
  openPages: v.boolean(),
});

/** The API's errors about a rejected change, by code. */
const rejections = {
  outdated: 'rejection.outdated',
  conflict: 'rejection.conflict',
  release_unsigned: 'rejection.unsigned',
  store_unavailable: 'rejection.store',
};

/** A version within a sentence of either direction. */
const isolated = (version: string | null | undefined) => `\u2066${version?.split('-')[0] ?? ''}\u2069`;

interface ChangeDialogProps {
  remote: LiveRemote;
  action: RemoteAction;
  revision: number;
  onChanged: (composition: Composition) => void;
  /** Another user was faster: the shown data is fetched again. */
  onOutdated: () => Promise<void>;
  onClose: () => void;
}

function useChange({ remote, action, revision, onChanged, onOutdated, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('platform');
  const title = titleOf(remote, useLanguage());
  const entry = useEntryForm({
    namespace: 'platform',
    schema,
    defaults: { reason: '', openPages: false },
    texts: { reason: 'reason.short' },
    whole: rejections,
    send: async ({ reason, openPages }) => {
      try {
        const change = { reason, revision, ...(action === 'disable' && { in_open_pages: openPages }) };
        onChanged(await changeRemote(remote.name, action, change));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'outdated') await onOutdated();
        throw error;
      }
    },
    onSaved: () => {
      toast.success(t(`done.${action}`, { title }));
      onClose();
    },
  });
  return { entry, title };
}

/** Shows the effect of a change, asks for a reason, and makes it. The typed text stays after a rejection. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { remote, action, onClose } = props;
  const { t } = useTranslation('platform');
  const { entry, title } = useChange(props);
  const formId = useId();
  const isPossible = remote.may[action];
  const values = {
    title,
    live: isolated(remote.version),
    previous: isolated(remote.previous_version),
    canary: isolated(remote.canary?.version),
    percent: remote.canary?.percent,
  };
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {t('ui:dialog.cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={action === 'disable' ? 'danger' : 'solid'}
        disabled={!isPossible}
        loading={entry.isSubmitting}
      >
        {t(`action.${action}`)}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={t(`ask.${action}.title`, values)}
      description={isPossible ? t(`ask.${action}.text`, values) : t('ask.impossible')}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={entry.submit}>
        <Stack gap="5" css={{ '& > :empty': { position: 'absolute' } }}>
          <FormError>{entry.rejection}</FormError>
          <TextAreaField label={t('reason.label')} help={t('reason.help')} rows={3} {...entry.field('reason')} />
          {action === 'disable' && (
            <CheckboxField label={t('openPages.label')} help={t('openPages.help')} {...entry.field('openPages')} />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
