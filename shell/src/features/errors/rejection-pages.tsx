import { Box, Button, Stack, Text } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { typedTextAt } from '#/registry/typed-text.ts';
import { ErrorPage } from './error-page.tsx';

interface RejectionProps {
  /** The user's first page; null if there is none, then the landing page is used. */
  home: string | null;
}

function HomeButton({ home }: RejectionProps) {
  const { t } = useTranslation('shell');
  const label = t('errors.home.action');
  return <Button asChild>{home ? <Link to={home}>{label}</Link> : <a href="/">{label}</a>}</Button>;
}

export function ForbiddenPage({ home }: RejectionProps) {
  const { t } = useTranslation('shell');
  const title = t('errors.forbidden.title');
  return <ErrorPage title={title} text={t('errors.forbidden.text')} action={<HomeButton home={home} />} />;
}

export function NotFoundPage({ home }: RejectionProps) {
  const { t } = useTranslation('shell');
  const title = t('errors.notFound.title');
  return <ErrorPage title={title} text={t('errors.notFound.text')} action={<HomeButton home={home} />} />;
}

/** The text of a form whose page was removed during typing. */
function TypedText({ text }: { text: string }) {
  const { t } = useTranslation('shell');
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <Stack as="section" aria-label={t('errors.off.typed')} gap="2" width="full">
      <Text fontSize="sm">{t('errors.off.typed')}</Text>
      <Box
        as="pre"
        tabIndex={0}
        maxHeight="12rem"
        overflowY="auto"
        padding="3"
        bg="bg.surface"
        borderWidth="1px"
        borderColor="border"
        borderRadius="control"
        fontFamily="inherit"
        fontSize="sm"
        textAlign="start"
        whiteSpace="pre-wrap"
        css={{ unicodeBidi: 'plaintext' }}
        overflowWrap="anywhere"
      >
        {text}
      </Box>
      <Button variant="outline" size="sm" alignSelf="center" onClick={copy}>
        {t(isCopied ? 'errors.off.copied' : 'errors.off.copy')}
      </Button>
    </Stack>
  );
}

interface SwitchedOffProps extends RejectionProps {
  /** The page's name. */
  section: string;
  /** Only this session has it switched off: by a search for the remote that breaks a page, or a preview. */
  isOwn: boolean;
}

/** An operator has switched the remote off: the address is right, and the page will be back. */
export function SwitchedOffPage({ home, section, isOwn }: SwitchedOffProps) {
  const { t } = useTranslation('shell');
  const typed = typedTextAt(useLocation().pathname);
  const action = (
    <Stack gap="4" alignItems="center">
      {typed && <TypedText text={typed} />}
      <HomeButton home={home} />
    </Stack>
  );
  const text = t(isOwn ? 'errors.off.own' : 'errors.off.text', { section });
  return <ErrorPage title={t('errors.off.title')} text={text} action={action} />;
}
