import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
} from "react";
import { LateModule } from "./late-module.ts";

type LateComponent<Props> = FunctionComponent<Props> & {
  schedule: () => void;
  start: () => void;
};

/**
 * Returns a component whose code is no part of the page's first scripts. The server renders it like any
 * other. The browser loads it when it is first rendered, or before with `start` or `usePreload`.
 */
export function lateComponent<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  Boundary: ComponentType<{ children: ReactNode }> = Suspense,
): LateComponent<Props> {
  const late = new LateModule(load);
  // The server has it before the first request.
  if (import.meta.env.SSR) void late.start();

  function Loaded(props: Props) {
    const Component = pick(late.current ?? use(late.start()));
    return <Component {...props} />;
  }

  function Late(props: Props) {
    return (
      <Boundary>
        <Loaded {...props} />
      </Boundary>
    );
  }
  return Object.assign(Late, { schedule: () => late.schedule(), start: () => void late.start() });
}

/** Loads them once the page is idle, so that they open without a network too. */
export function usePreload(components: readonly { schedule: () => void }[]): void {
  useEffect(() => {
    for (const component of components) component.schedule();
  }, [components]);
}
