import { Button, Card, CheckboxField, Flex, FormError, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Post } from '#/api/posts.ts';
import { ApprovalNote } from '#/components/approval-note.tsx';
import { PostExcerpt } from './post-excerpt.tsx';
import { useVisibility } from './use-visibility.ts';
import { VisibilitySummary } from './visibility-summary.tsx';

export function VisibilityForm({ post }: { post: Post }) {
  const { t } = useTranslation('timeline');
  const { options, chosen, returns, choose, save, leave, isPending, hasFailed } = useVisibility(post);
  return (
    <Card asChild>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="5">
          <PostExcerpt post={post} />
          {hasFailed && <FormError>{t('visibility.error.failed')}</FormError>}
          <Stack asChild gap="4">
            <fieldset>
              <Text as="legend" fontWeight="semibold" marginBlockEnd="3">
                {t('visibility.options.label')}
              </Text>
              {options.map((option) => (
                <CheckboxField
                  key={option}
                  label={t(`audience.${option}.name`)}
                  help={t(`audience.${option}.help`)}
                  checked={chosen.includes(option)}
                  onChange={(event) => choose(option, event.target.checked)}
                />
              ))}
            </fieldset>
          </Stack>
          <Stack role="status" gap="3">
            <VisibilitySummary chosen={chosen} />
            {returns && <ApprovalNote>{t('visibility.approval.text')}</ApprovalNote>}
          </Stack>
          <Flex gap="3" justifyContent="flex-end">
            <Button variant="ghost" onClick={() => void leave()}>
              {t('visibility.actions.cancel')}
            </Button>
            <Button type="submit" loading={isPending}>
              {t('visibility.actions.save')}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Card>
  );
}
