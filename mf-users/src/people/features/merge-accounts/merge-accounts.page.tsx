import { ApiError } from '@academy/shared-auth';
import { Box, ErrorState, FormSkeleton, PageBody, Stack, Text } from '@academy/shared-ui';
import { ComboboxField, type Option } from '@academy/shared-ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { userQueries } from '#/base/api/users.ts';
import { CurrentUser } from '#/base/components/people/current-user.tsx';
import { personChoice, personOption } from '#/base/components/people/person-choice.ts';
import { mergeQueries } from '#/people/api/merge.ts';
import { PersonHeader } from '#/people/components/person-header.tsx';
import { MergePreviewCard } from './merge-preview-card.tsx';

/** D164: another account of the same person becomes part of this one. */
export default function MergeAccountsPage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <PersonHeader id={id} title={t('merge.header.title')} />
      <CurrentUser key={id} id={id}>
        {() => <Merge id={id} />}
      </CurrentUser>
    </PageBody>
  );
}

function Merge({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const [search, setSearch] = useSearchParams();
  const other = search.get('with') ?? '';
  const choose = (option: Option | null) => setSearch(option ? { with: option.value } : {}, { replace: true });
  return (
    <Stack gap="6">
      <Text color="fg.muted">{t('merge.header.text')}</Text>
      <Box maxWidth="md">
        <OtherAccount key={other} other={other} onChange={choose} />
      </Box>
      {other !== '' && <Preview key={other} id={id} other={other} />}
    </Stack>
  );
}

/** The other account, found by name, address or code. */
function OtherAccount({ other, onChange }: { other: string; onChange: (option: Option | null) => void }) {
  const { t } = useTranslation('users');
  const { data } = useQuery({ ...userQueries.detail(other), enabled: other !== '' });
  const [typed, setTyped] = useState<Option | null>(null);
  const chosen = other ? (data ? personOption(data) : { value: other, label: '…' }) : typed;
  const change = (option: Option | null) => {
    setTyped(option);
    if (option?.value !== other) onChange(option);
  };
  return (
    <ComboboxField
      label={t('merge.other.label')}
      placeholder={t('merge.other.placeholder')}
      value={chosen}
      onChange={change}
      query={personChoice(null)}
    />
  );
}

function Preview({ id, other }: { id: string; other: string }) {
  const found = useQuery({ ...mergeQueries.preview(id, other), staleTime: 0, refetchOnWindowFocus: false });
  if (found.isPending) return <FormSkeleton fields={4} />;
  if (!found.data) return <MissingPair error={found.error} onRetry={() => void found.refetch()} />;
  return <MergePreviewCard preview={found.data} />;
}

/** Why an account cannot be chosen at all; null for any other error. */
function codeOf(error: unknown): 'same' | 'unknown' | 'forbidden' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 403) return 'forbidden';
  const code = error.fields.find(({ path }) => path === 'other')?.code;
  return code === 'same' || code === 'unknown' ? code : null;
}

/** An account that cannot be chosen, with the reason; otherwise the error of the call. */
function MissingPair({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('users');
  const code = codeOf(error);
  if (code)
    return (
      <Text color="danger.fg" role="status">
        {t(`merge.other.${code}`)}
      </Text>
    );
  return <ErrorState error={error} onRetry={onRetry} />;
}
