import { Center, Flex, Image } from '@academy/shared-ui';
import { BookOpenIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { Book } from '#/library/api/books.ts';

/** A small cover before the title: the first page, the picture itself, or an icon if there is neither. */
export function BookTitle({ book }: { book: Book }) {
  const picture = book.cover ?? (book.book.type === 'image' ? book.book : null);
  const src = picture && (picture.thumbnails[0]?.path ?? picture.image_path);
  const { i18n } = useTranslation('classes');
  return (
    // Aligned to the page's start, whatever direction the title has, so that covers are below each other.
    <Flex as="span" gap="3" alignItems="center" dir={i18n.dir()}>
      <Center
        as="span"
        width="7"
        height="9"
        flexShrink="0"
        borderRadius="control"
        overflow="hidden"
        borderWidth="1px"
        borderColor="border"
        bg="bg.subtle"
        color="fg.subtle"
        aria-hidden
      >
        {src ? (
          <Image src={src} alt="" width="full" height="full" objectFit="cover" loading="lazy" />
        ) : (
          <BookOpenIcon size={18} />
        )}
      </Center>
      <bdi>{book.title}</bdi>
    </Flex>
  );
}
