import { Box, Button, Flex, Stack, Text } from '@academy/shared-ui';
import { ChevronDownIcon } from '@academy/shared-ui/icons';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface CollapsibleFieldsProps {
  /** If an inner field is rejected, the fields open, and it gets the focus unless an earlier one has it. */
  isRejected: boolean;
  children: ReactNode;
}

/** Fields that most people leave empty, collapsed until they are needed. */
export function CollapsibleFields({ isRejected, children }: CollapsibleFieldsProps) {
  const { t } = useTranslation('users');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (isRejected && !isOpen) setOpen(true);
  useEffect(() => {
    if (!isRejected || document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isRejected]);
  return (
    <Box borderTopWidth="1px" borderColor="border" paddingBlockStart="5">
      <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Text fontSize="sm" color="fg.muted">
          {t('profile.more.note')}
        </Text>
        <Button variant="outline" size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'profile.more.hide' : 'profile.more.show')}
          <Box as="span" transform={isOpen ? 'rotate(180deg)' : undefined} aria-hidden>
            <ChevronDownIcon size={16} />
          </Box>
        </Button>
      </Flex>
      <Stack ref={place} id={id} hidden={!isOpen} gap="5" marginBlockStart="5">
        {children}
      </Stack>
    </Box>
  );
}
