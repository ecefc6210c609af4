import { Box, Button, Flex, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { OtherClocks } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';

/** Names the class whose values fill the fields, with a button that clears them. */
export function LastClassNote({ last, onClear }: { last: ClassRow | null; onClear: () => void }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return (
    <Flex role="status" gap="3" flexWrap="wrap" alignItems="center" css={{ '&:empty': { display: 'none' } }}>
      {last && (
        <>
          <Box flex="1 1 16rem">
            <Text fontSize="sm" color="fg.muted">
              {t('classForm.last.text', { when: isolated(times.nearInText(last.starts_at)) })}
            </Text>
            <OtherClocks of={last} at={last.starts_at} />
          </Box>
          <Button variant="ghost" onClick={onClear}>
            {t('classForm.last.clear')}
          </Button>
        </>
      )}
    </Flex>
  );
}
