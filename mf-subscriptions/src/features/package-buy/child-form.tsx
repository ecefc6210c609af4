import { ApiError } from '@academy/shared-auth';
import { Button, FormError, Grid, HStack, Stack, Text, TextField } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addChild, type NewChild, parentsChildrenQuery } from '#/api/children.ts';

/** The error of a field, by its code; null for errors elsewhere. */
function codeAt(error: unknown, path: string): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.fields.find((field) => field.path === path)?.code ?? null;
}

interface ChildFormProps {
  /** The purchase was tried before the child was added. */
  isMissing: boolean;
  onAdded: (id: string) => void;
}

/** Name and age of a child, who is then chosen (D163). */
export function ChildForm({ isMissing, onAdded }: ChildFormProps) {
  const { t } = useTranslation('subscriptions');
  const client = useQueryClient();
  const [child, setChild] = useState({ name: '', age: '' });
  const add = useMutation({
    mutationFn: (wanted: NewChild) => addChild(wanted),
    onSuccess: async (id) => {
      await client.invalidateQueries({ queryKey: parentsChildrenQuery().queryKey });
      onAdded(id);
    },
  });
  const atName = codeAt(add.error, 'name');
  const isSame = atName === 'same_name';
  const isUnsent = isMissing && add.isIdle;
  const nameError =
    atName === 'too_many' ? t('buy.child.many') : atName !== null && !isSame && t('buy.child.nameRequired');
  const change = (part: Partial<typeof child>) => {
    setChild({ ...child, ...part });
    add.reset();
  };
  return (
    <Stack gap="3">
      <Grid gap="3" gridTemplateColumns="minmax(0, 1fr) 6rem" alignItems="start">
        <TextField
          label={t('buy.child.name')}
          autoComplete="off"
          value={child.name}
          error={nameError || (isUnsent ? t('buy.child.first') : undefined)}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={t('buy.child.age')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={child.age}
          error={codeAt(add.error, 'age') === null ? undefined : t('buy.child.ageRequired')}
          onChange={(event) => change({ age: event.target.value })}
        />
      </Grid>
      {isSame && <Text role="alert">{t('buy.child.same', { name: child.name.trim() })}</Text>}
      {add.isError && atName === null && codeAt(add.error, 'age') === null && (
        <FormError>{t('buy.child.failed')}</FormError>
      )}
      <HStack>
        <Button variant="outline" loading={add.isPending} onClick={() => add.mutate({ ...child, another: isSame })}>
          {t(isSame ? 'buy.child.another' : 'buy.child.add')}
        </Button>
      </HStack>
    </Stack>
  );
}
