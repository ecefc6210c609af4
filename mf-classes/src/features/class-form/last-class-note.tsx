import { useTranslation } from '@academy/shared-auth';
import { Button, Flex, Text } from '@academy/shared-ui';
import type { ClassRow } from '#/api/class-schema.ts';
import { isolated } from '#/components/isolated.ts';
import { useTimes } from '#/components/time/use-times.ts';

/** Names the class whose values fill the fields, with a button that clears them. */
export function LastClassNote({ last, onClear }: { last: ClassRow | null; onClear: () => void }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return (
    <Flex role="status" gap="3" flexWrap="wrap" alignItems="center" css={{ '&:empty': { display: 'none' } }}>
      {last && (
        <>
          <Text fontSize="sm" color="fg.muted" flex="1 1 16rem">
            {t('classForm.last.text', { when: isolated(times.nearInText(last.starts_at)) })}
          </Text>
          <Button variant="ghost" onClick={onClear}>
            {t('classForm.last.clear')}
          </Button>
        </>
      )}
    </Flex>
  );
}
