import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";

type TriggerProps = HTMLAttributes<HTMLElement>;
/** One element that accepts a ref and spreads its props. */
export type TriggerElement = ReactElement<TriggerProps & { ref?: Ref<HTMLElement> }>;

/**
 * Renders a trigger outside of the widget that is loaded late. Wrapped in it later, the element would
 * be mounted anew and lose its focus. `standIn` is the child of the widget's own trigger; the widget
 * must be memoized, because it renders the trigger again.
 */
export function useLateTrigger(element: TriggerElement, earlyProps: TriggerProps = {}) {
  const ref = useRef<HTMLElement>(null);
  const [lateProps, setLateProps] = useState<TriggerProps>();
  const standIn = useMemo(() => <StandIn element={ref} onChange={setLateProps} />, []);
  const props = addHandlers(lateProps ?? earlyProps, element.props);
  return { trigger: cloneElement(element, { ...props, ref }), standIn };
}

interface StandInProps extends Omit<TriggerProps, "onChange"> {
  element: RefObject<HTMLElement | null>;
  onChange: (props: TriggerProps | undefined) => void;
  ref?: Ref<HTMLElement | null>;
}

function StandIn({ element, onChange, ref, ...props }: StandInProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current);
  // Runs after each render, because the widget's handlers belong to it.
  useLayoutEffect(() => onChange(props));
  useLayoutEffect(() => () => onChange(undefined), [onChange]);
  return null;
}

/** An element's own handlers run before those of the same event in `props`. */
function addHandlers(props: TriggerProps, own: TriggerProps): TriggerProps {
  const combined = Object.entries(props).map(([name, value]) => {
    const ownValue = own[name as keyof TriggerProps];
    if (typeof value !== "function" || typeof ownValue !== "function") return [name, value];
    const handle = (event: unknown) => {
      ownValue(event);
      value(event);
    };
    return [name, handle];
  });
  return Object.fromEntries(combined);
}
