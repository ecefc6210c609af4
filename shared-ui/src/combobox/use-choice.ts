import { isComposing } from '@academy/shared-ui';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { labelOf, type Option, type OptionsQuery } from './option.ts';
import { useOptions } from './use-options.ts';

type Changes = Partial<UseComboboxState<Option>>;

const { InputBlur, InputChange, InputClick } = useCombobox.stateChangeTypes;

/** Closed without a choice, the list leaves the one of before; only a field that is left empty loses it. */
function afterClosing(changes: Changes, isLeft: boolean): Changes {
  const chosen = isLeft && changes.inputValue === '' ? null : (changes.selectedItem ?? null);
  return { ...changes, selectedItem: chosen, inputValue: labelOf(chosen) };
}

function reduce(state: UseComboboxState<Option>, action: UseComboboxStateChangeOptions<Option>): Changes {
  const { type, changes } = action;
  if (type === InputClick) return { ...changes, isOpen: true };
  if (type === InputChange) return { ...changes, highlightedIndex: 0 };
  // Leaving is not choosing, whatever is highlighted.
  if (type === InputBlur) return afterClosing({ ...state, isOpen: false, highlightedIndex: -1 }, true);
  const isChoice = changes.selectedItem !== state.selectedItem;
  return state.isOpen && !changes.isOpen && !isChoice ? afterClosing(changes, false) : changes;
}

interface ChoiceOptions {
  /** The input's. */
  id: string;
  value: Option | null;
  onChange: (option: Option | null) => void;
  query: (text: string) => OptionsQuery;
}

/** The combobox without its look: what was typed, what was found for it, what is chosen. */
export function useChoice({ id, value, onChange, query }: ChoiceOptions) {
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const found = useOptions(query, typed, isAsking);
  const combobox = useCombobox<Option>({
    id,
    inputId: id,
    items: [...found.options],
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    selectedItem: value,
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? null),
    onInputValueChange: ({ type, inputValue }) => {
      setTyped(type === InputChange ? inputValue : '');
    },
    onIsOpenChange: ({ isOpen }) => {
      setAsking(isOpen);
      if (!isOpen) setTyped('');
    },
  });
  const { isOpen, inputValue, setInputValue } = combobox;
  const label = labelOf(value);
  const shown = useRef(label);
  // The name of what is chosen may come after its id: the input still says what stood for it.
  useEffect(() => {
    if (!isOpen && inputValue === shown.current && label !== shown.current) setInputValue(label);
    shown.current = label;
  }, [label, isOpen, inputValue, setInputValue]);
  const highlighted = found.options[combobox.highlightedIndex];

  /** Takes what means nothing, or something else here, from the combobox. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const keepTo = (act?: () => void) => {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      act?.();
    };
    // A closed list leaves Escape to the dialog around it.
    if (event.key === 'Escape' && !isOpen) return keepTo();
    if (event.key !== 'Enter' || !isOpen || isComposing(event.nativeEvent)) return;
    if (highlighted && !found.isWaiting) return;
    event.preventDefault();
    keepTo(found.isFailed ? found.retry : undefined);
  };
  return { ...combobox, found, onKeyDown, hasHighlight: highlighted !== undefined };
}
