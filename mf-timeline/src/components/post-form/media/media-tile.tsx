import { Box, Center, Flex, IconButton, Image, ListItem } from '@academy/shared-ui';
import { ChevronLeftIcon, ChevronRightIcon, FilmIcon, ImageOffIcon, PlayIcon, XIcon } from '@academy/shared-ui/icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnderWay, type MediaItem } from './media-item.ts';
import { UploadState } from './upload-state.tsx';

export interface MediaTileProps {
  item: MediaItem;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  onStep: (where: 'earlier' | 'later') => void;
  /** Called with the dragged tile, or null at the end. */
  onDrag: (key: string | null) => void;
  onDragAcross: () => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** One photo or video: its picture, its upload's progress, and its actions. */
export function MediaTile({ item, name, onRetry, onRemove, ...rest }: MediaTileProps) {
  const { t } = useTranslation('timeline');
  const { isFirst, isLast, isDragged, onStep, onDrag, onDragAcross } = rest;
  return (
    <ListItem
      data-key={item.key}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(item.key);
      }}
      onDragEnter={onDragAcross}
      onDragEnd={() => onDrag(null)}
      position="relative"
      aspectRatio="1"
      overflow="hidden"
      bg="bg.muted"
      borderRadius="control"
      borderWidth="1px"
      borderColor={item.status === 'failed' ? 'danger.fg' : 'border'}
      opacity={isDragged ? 0.5 : 1}
      cursor="grab"
    >
      <Picture item={item} name={name} />
      <UploadState item={item} name={name} onRetry={onRetry} />
      <Corner
        label={t(isUnderWay(item) ? 'form.file.cancel' : 'form.file.remove', { name })}
        insetBlockStart="1.5"
        insetInlineEnd="1.5"
        position="absolute"
        onClick={onRemove}
      >
        <XIcon />
      </Corner>
      {!(isFirst && isLast) && (
        <Flex position="absolute" insetBlockStart="1.5" insetInlineStart="1.5" gap="1">
          <Corner
            label={t('form.file.earlier', { name })}
            data-step="earlier"
            disabled={isFirst}
            onClick={() => onStep('earlier')}
          >
            <ChevronLeftIcon />
          </Corner>
          <Corner
            label={t('form.file.later', { name })}
            data-step="later"
            disabled={isLast}
            onClick={() => onStep('later')}
          >
            <ChevronRightIcon />
          </Corner>
        </Flex>
      )}
    </ListItem>
  );
}

function Picture({ item, name }: { item: MediaItem; name: string }) {
  const [isBroken, setBroken] = useState(false);
  const isVideo = item.type === 'video';
  const Sign = isVideo ? FilmIcon : ImageOffIcon;
  if (!item.preview || isBroken)
    return (
      <Center height="full" color="fg.subtle" role="img" aria-label={name}>
        <Sign size={28} aria-hidden />
      </Center>
    );
  return (
    <>
      <Image
        src={item.preview}
        alt={name}
        draggable={false}
        width="full"
        height="full"
        objectFit="cover"
        onError={() => setBroken(true)}
      />
      {isVideo && (
        <Center position="absolute" inset="0" color="white" aria-hidden>
          <Center boxSize="10" borderRadius="full" bg="overlay">
            <PlayIcon size={18} fill="currentColor" />
          </Center>
        </Center>
      )}
    </>
  );
}

interface CornerProps extends Omit<React.ComponentProps<typeof IconButton>, 'aria-label'> {
  label: string;
  children: ReactNode;
}

/** A button over a picture; the arrows follow the page's direction. */
function Corner({ label, children, ...rest }: CornerProps) {
  const isStep = 'data-step' in rest;
  return (
    <IconButton
      aria-label={label}
      size="sm"
      bg="bg.raised"
      color="fg"
      boxShadow="float"
      _disabled={{ display: 'none' }}
      css={isStep ? { _rtl: { '& svg': { transform: 'scaleX(-1)' } } } : undefined}
      {...rest}
    >
      <Box as="span" display="contents" aria-hidden>
        {children}
      </Box>
    </IconButton>
  );
}
