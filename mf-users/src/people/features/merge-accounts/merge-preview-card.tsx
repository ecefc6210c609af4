import { ApiError } from '@academy/shared-auth';
import { useReturn } from '@academy/shared-auth/router';
import { Button, Card, ConfirmDialog, Flex, FormError, Stack, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { userQueries } from '#/base/api/users.ts';
import { listOfRole, places } from '#/base/components/people/places.ts';
import { type Choices, type MergePreview, mergeAccounts } from '#/people/api/merge.ts';
import { Comparison } from './comparison.tsx';
import { Reasons } from './reasons.tsx';

/** Values that only the other account has are chosen from it. */
const initialChoices = ({ kept, gone }: MergePreview): Choices => ({
  name: 'kept',
  email: kept.email || !gone.email ? 'kept' : 'gone',
  phone: kept.phone || !gone.phone ? 'kept' : 'gone',
  timezone: 'kept',
});

/** Both accounts side by side, what stays, and the reasons against it or the button that merges. */
export function MergePreviewCard({ preview }: { preview: MergePreview }) {
  const { t } = useTranslation('users');
  const { kept, gone, reasons } = preview;
  const [choices, setChoices] = useState(() => initialChoices(preview));
  return (
    <Card>
      <Stack gap="5">
        {reasons.length > 0 && <Reasons preview={preview} />}
        <Comparison
          preview={preview}
          choices={choices}
          onChoose={(field, side) => setChoices({ ...choices, [field]: side })}
        />
        <Flex gap="3" flexWrap="wrap">
          {reasons.length === 0 && <MergeButton preview={preview} choices={choices} />}
          <Button asChild variant="outline">
            <Link to={places.merge(listOfRole(gone.role), gone.id, kept.id)} replace>
              {t('merge.swap')}
            </Link>
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}

function MergeButton({ preview: { kept, gone }, choices }: { preview: MergePreview; choices: Choices }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const leave = useReturn();
  const [isAsking, setAsking] = useState(false);
  const merging = useMutation({
    mutationFn: () => mergeAccounts(kept.id, gone.id, choices),
    onSuccess: async () => {
      toast.success(t('merge.done'));
      await leave(places.person(listOfRole(kept.role), kept.id));
      await client.invalidateQueries();
    },
    onError: (error) => {
      setAsking(false);
      // The reasons are new: the preview has them.
      if (error instanceof ApiError && error.status === 409)
        void client.invalidateQueries({ queryKey: userQueries.all() });
    },
  });
  const about = { name: `\u2068${choices.name === 'gone' ? gone.name : kept.name}\u2069` };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('merge.submit')}</Button>
      {merging.isError && <FormError>{t('merge.failed')}</FormError>}
      <ConfirmDialog
        open={isAsking}
        title={t('merge.confirm.title', about)}
        description={t('merge.confirm.text')}
        confirmLabel={t('merge.submit')}
        pending={merging.isPending}
        onConfirm={() => merging.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
