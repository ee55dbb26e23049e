import {
  Dialog as RadixDialog,
  DropdownMenu as RadixMenu,
  Tooltip as RadixTooltip,
} from "radix-ui";

// Named one by one, because a whole namespace brings the parts that nothing uses.
export const Dialog = {
  Root: RadixDialog.Root,
  Portal: RadixDialog.Portal,
  Overlay: RadixDialog.Overlay,
  Content: RadixDialog.Content,
  Title: RadixDialog.Title,
  Description: RadixDialog.Description,
  Close: RadixDialog.Close,
};

export const DropdownMenu = {
  Root: RadixMenu.Root,
  Trigger: RadixMenu.Trigger,
  Content: RadixMenu.Content,
  Item: RadixMenu.Item,
  Separator: RadixMenu.Separator,
};

export const Tooltip = {
  Provider: RadixTooltip.Provider,
  Root: RadixTooltip.Root,
  Trigger: RadixTooltip.Trigger,
  Portal: RadixTooltip.Portal,
  Content: RadixTooltip.Content,
};
