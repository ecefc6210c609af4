import { Button, CheckboxField, chakra, Dialog, HStack, Stack, TextField, toast } from '@academy/shared-ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewStore } from '../list-types.ts';
import { useViewChange } from './use-view-change.ts';

const Form = chakra('form');

interface SaveViewDialogProps {
  store: ViewStore;
  query: string;
  onClose: () => void;
}

/** Saves the present state of the list under a name. */
export function SaveViewDialog({ store, query, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation('ui');
  const [key] = useState(() => crypto.randomUUID());
  const [isEmpty, setEmpty] = useState(false);
  const { run, isPending, problem } = useViewChange(store, () => {
    toast.success(t('list.views.saved'));
    onClose();
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = String(fields.get('name') ?? '').trim();
    setEmpty(name === '');
    if (name !== '') run(() => store.create({ name, query, isDefault: fields.has('default') }, key));
  };
  return (
    <Dialog open onClose={onClose} title={t('list.views.title')} description={t('list.views.text')}>
      <Form onSubmit={submit} noValidate>
        <Stack gap="4">
          <TextField
            name="name"
            label={t('list.views.name')}
            maxLength={60}
            autoComplete="off"
            error={isEmpty ? t('list.views.needed') : (problem ?? undefined)}
          />
          <CheckboxField name="default" label={t('list.views.default')} />
        </Stack>
        <HStack justifyContent="flex-end" marginBlockStart="5">
          <Button variant="outline" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('list.views.confirm')}
          </Button>
        </HStack>
      </Form>
    </Dialog>
  );
}
