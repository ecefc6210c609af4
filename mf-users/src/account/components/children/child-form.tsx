import { ApiError } from '@academy/shared-auth';
import { Button, FormError, Grid, HStack, Stack, Text, TextField } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addChild, type ChildFields, changeChild, learnersQuery, type NamedChild } from '#/account/api/children.ts';
import { ownProfileQuery } from '#/account/api/own-account.ts';

/** The code of a field's error; null for errors elsewhere. */
const codeAt = (error: unknown, path: string): string | null =>
  error instanceof ApiError ? (error.fields.find((field) => field.path === path)?.code ?? null) : null;

const nameErrors: Readonly<Record<string, string>> = { too_many: 'children.many' };

/** Reads the children of this viewer again, wherever they are shown. */
export function useReadAgain() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: learnersQuery().queryKey });
    await client.invalidateQueries({ queryKey: ownProfileQuery().queryKey });
  };
}

interface ChildFormProps {
  /** The child to rename; without it a new one. */
  child?: NamedChild;
  onDone: () => void;
  onCancel: () => void;
}

/** Name and age of a child whom the viewer names (D163). */
export function ChildForm({ child, onDone, onCancel }: ChildFormProps) {
  const { t } = useTranslation('users');
  const readAgain = useReadAgain();
  const [typed, setTyped] = useState({ name: child?.name ?? '', age: String(child?.age ?? '') });
  const save = useMutation({
    mutationFn: (fields: ChildFields) => (child ? changeChild(child.id, fields) : addChild(fields)),
    onSuccess: async () => {
      await readAgain();
      onDone();
    },
  });
  const [atName, atAge] = [codeAt(save.error, 'name'), codeAt(save.error, 'age')];
  const isSame = atName === 'same_name';
  const nameError = atName === null || isSame ? undefined : t(nameErrors[atName] ?? 'children.nameRequired');
  const isElsewhere = save.isError && atName === null && atAge === null;
  const isTooLate = save.error instanceof ApiError && save.error.status === 409;
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    save.reset();
  };
  return (
    <Stack gap="3">
      <Grid gap="3" gridTemplateColumns="minmax(0, 1fr) 6rem" alignItems="start">
        <TextField
          label={t('children.name')}
          autoComplete="off"
          value={typed.name}
          error={nameError}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={t('children.age')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={typed.age}
          error={atAge === null ? undefined : t('children.ageRequired')}
          onChange={(event) => change({ age: event.target.value })}
        />
      </Grid>
      {isSame && <Text role="alert">{t('children.same', { name: typed.name.trim() })}</Text>}
      {isElsewhere && <FormError>{t(isTooLate ? 'children.late' : 'children.failed')}</FormError>}
      <HStack gap="3" flexWrap="wrap">
        <Button loading={save.isPending} onClick={() => save.mutate({ ...typed, another: isSame })}>
          {t(isSame ? 'children.yesAnother' : child ? 'children.save' : 'children.add')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('children.cancel')}
        </Button>
      </HStack>
    </Stack>
  );
}
