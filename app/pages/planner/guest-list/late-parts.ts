import { lateComponent } from "#app/ui/late-component.tsx";

export const OpenedForm = lateComponent(
  () => import("./guest-forms.tsx"),
  (module) => module.OpenedForm,
);
export const UnlinkedAnswers = lateComponent(
  () => import("./unlinked/unlinked-answers.tsx"),
  (module) => module.UnlinkedAnswers,
);
export const Since = lateComponent(
  () => import("./since/since.tsx"),
  (module) => module.Since,
);

/** What a press on the list opens. */
export const openedParts = [OpenedForm, UnlinkedAnswers, Since];
