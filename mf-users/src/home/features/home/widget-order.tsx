import { Box, Button, Card, Flex, IconButton, Span, Text } from '@academy/shared-ui';
import { ArrowDownIcon, ArrowUpIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface WidgetOrderProps {
  widgets: readonly { id: string; label: string }[];
  onSwap: (id: string, otherId: string) => void;
  /** Null for the default order. */
  onReset: (() => void) | null;
}

/** The parts by name, with buttons that move each up or down. */
export function WidgetOrder({ widgets, onSwap, onReset }: WidgetOrderProps) {
  const { t } = useTranslation('users');
  const [said, setSaid] = useState('');
  const move = (index: number, by: 1 | -1) => {
    const widget = widgets[index];
    const other = widgets[index + by];
    if (!widget || !other) return;
    onSwap(widget.id, other.id);
    setSaid(t('home.order.moved', { name: widget.label, place: index + by + 1, places: widgets.length }));
  };
  return (
    <Card as="section" aria-label={t('home.order.title')} marginBlockEnd="4">
      <Text color="fg.muted" fontSize="sm" marginBlockEnd="2">
        {t('home.order.text')}
      </Text>
      <Box as="ol" listStyle="none">
        {widgets.map(({ id, label }, index) => (
          <Flex as="li" key={id} alignItems="center" justifyContent="space-between" gap="3" minHeight="11">
            <Span>{label}</Span>
            <Flex gap="1">
              <IconButton
                aria-label={t('home.order.up', { name: label })}
                aria-disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUpIcon />
              </IconButton>
              <IconButton
                aria-label={t('home.order.down', { name: label })}
                aria-disabled={index === widgets.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDownIcon />
              </IconButton>
            </Flex>
          </Flex>
        ))}
      </Box>
      {onReset && (
        <Button variant="ghost" size="sm" marginBlockStart="2" onClick={onReset}>
          {t('home.order.reset')}
        </Button>
      )}
      <Span role="status" position="absolute" width="1px" height="1px" overflow="hidden" clipPath="inset(50%)">
        {said}
      </Span>
    </Card>
  );
}
