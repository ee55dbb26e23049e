import { Toast as RadixToast } from "radix-ui";

export const Toast = {
  Provider: RadixToast.Provider,
  Viewport: RadixToast.Viewport,
  Root: RadixToast.Root,
  Title: RadixToast.Title,
  Description: RadixToast.Description,
  Action: RadixToast.Action,
  Close: RadixToast.Close,
};
