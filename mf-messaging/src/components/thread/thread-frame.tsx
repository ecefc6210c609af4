import { Box, Flex, IconButton, Span } from '@academy/shared-ui';
import { ArrowLeftIcon, ShieldCheckIcon } from '@academy/shared-ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface ThreadFrameProps {
  /** The list, to which a phone goes back. */
  back: string;
  header: ReactNode;
  /** At the header's end. */
  actions?: ReactNode;
  /** Below the header, beside the safety notice. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A conversation's page: the other person, the safety notice of every conversation (D46), the messages, the field. */
export function ThreadFrame({ back, header, actions, notice, children }: ThreadFrameProps) {
  const { t } = useTranslation('messaging');
  return (
    <>
      <Flex
        as="header"
        alignItems="center"
        gap="3"
        flexShrink="0"
        minHeight="16"
        paddingInline={{ base: '2', md: '6' }}
        paddingBlockStart="env(safe-area-inset-top)"
        bg="bg.surface"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <IconButton
          asChild
          aria-label={t('thread.back.label')}
          display={{ md: 'none' }}
          css={{ _rtl: { '& svg': { transform: 'scaleX(-1)' } } }}
        >
          <Link to={back}>
            <ArrowLeftIcon aria-hidden />
          </Link>
        </IconButton>
        {header}
        <Box marginInlineStart="auto">{actions}</Box>
      </Flex>
      <Box flexShrink="0" bg="bg.subtle" borderBottomWidth="1px" borderColor="border" fontSize="xs" color="fg.muted">
        <Flex alignItems="center" justifyContent="center" paddingInline="4" paddingBlock="1.5" textAlign="center">
          <Span textWrap="balance">
            <Span display="inline-block" verticalAlign="-2px" marginInlineEnd="1.5" aria-hidden>
              <ShieldCheckIcon size={14} />
            </Span>
            {t('thread.safety.text')}
          </Span>
        </Flex>
        {notice}
      </Box>
      {children}
    </>
  );
}
