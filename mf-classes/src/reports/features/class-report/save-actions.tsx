import { Box, Button, Flex, FormActions, Text } from '@academy/shared-ui';
import { CloudOffIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/places.ts';

interface SaveActionsProps {
  /** Whether the report waits for a connection. */
  isWaiting: boolean;
  isBusy: boolean;
  onCancel: () => void;
}

/** The button that saves; of a report that waits, the ways to cancel it and to go on. */
export function SaveActions({ isWaiting, isBusy, onCancel }: SaveActionsProps) {
  const { t } = useTranslation('classes');
  return (
    <FormActions>
      {isWaiting ? (
        <>
          <WaitingLine />
          <Button variant="ghost" size="lg" onClick={onCancel}>
            {t('report.cancel')}
          </Button>
          <Button asChild variant="outline" size="lg">
            <Link to={places.list}>{t('report.done.back')}</Link>
          </Button>
        </>
      ) : (
        <Button type="submit" size="lg" loading={isBusy}>
          {t('report.save')}
        </Button>
      )}
    </FormActions>
  );
}

function WaitingLine() {
  const { t } = useTranslation('classes');
  return (
    <Flex asChild gap="2.5" padding="3" bg="info.subtle" color="info.fg" borderRadius="control" fontSize="sm">
      <Text role="status">
        <Box asChild flexShrink="0">
          <CloudOffIcon size={18} aria-hidden />
        </Box>
        {t('report.waiting')}
      </Text>
    </Flex>
  );
}
