import { useTranslation } from '@academy/shared-auth';
import { Link, Navigate } from '@academy/shared-auth/router';
import { Button, Flex, FormError, LeaveGuard, Stack, TextAreaField } from '@academy/shared-ui';
import { usePostForm } from './use-post-form.ts';

const FEED = '/dashboard/timeline';

export function PostForm({ userId }: { userId: string }) {
  const { t } = useTranslation('timeline');
  const { form, submit, discard, isPending, isDone, isUnsaved, problem } = usePostForm(userId);
  const refused = form.formState.errors.text;

  if (isDone) return <Navigate to={FEED} />;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        {problem && <FormError>{problem}</FormError>}
        <TextAreaField
          label={t('form.text.label')}
          placeholder={t('form.text.placeholder')}
          error={refused?.type === 'server' ? refused.message : refused?.message && t(refused.message)}
          rows={8}
          dir={isUnsaved ? 'auto' : undefined}
          {...form.register('text')}
        />
        <Flex gap="3" justifyContent="flex-end">
          <Button asChild variant="ghost">
            <Link to={FEED}>{t('form.actions.cancel')}</Link>
          </Button>
          <Button type="submit" loading={isPending}>
            {t('form.actions.publish')}
          </Button>
        </Flex>
      </Stack>
      <LeaveGuard active={isUnsaved} onLeave={discard} />
    </form>
  );
}
