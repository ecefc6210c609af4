import { Center, Flex, Ltr, OneLine, Span } from '@academy/shared-ui';
import { FileTextIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { fileSizeText } from './file-size.ts';

interface DocumentCardProps {
  /** Null while it is being sent. */
  href: string | null;
  name: string;
  /** Bytes. */
  size: number;
}

/** A document with its name and size; a click opens it in a new tab. */
export function DocumentCard({ href, name, size }: DocumentCardProps) {
  const { i18n } = useTranslation('messaging');
  const content = (
    <>
      <Center boxSize="10" flexShrink="0" borderRadius="8px" bg="danger.subtle" color="danger.fg">
        <FileTextIcon size={20} aria-hidden />
      </Center>
      <Span minWidth="0">
        <OneLine fontWeight="medium" fontSize="sm">
          {name}
        </OneLine>
        <Span display="block" fontSize="xs" color="fg.muted">
          <Ltr>PDF</Ltr> · {fileSizeText(size, i18n.language)}
        </Span>
      </Span>
    </>
  );
  const look = {
    alignItems: 'center',
    gap: '3',
    width: '16rem',
    maxWidth: 'full',
    padding: '2',
    borderRadius: '8px',
    bg: 'bg.subtle',
    _dark: { bg: 'bg.muted' },
  } as const;
  if (!href) return <Flex {...look}>{content}</Flex>;
  return (
    <Flex asChild {...look}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    </Flex>
  );
}
