import { lateComponent } from "#app/ui/late-component.tsx";

export const VendorPanel = lateComponent(
  () => import("./vendor-panel.tsx"),
  (module) => module.VendorPanel,
);
export const RequestDialog = lateComponent(
  () => import("./request-dialog.tsx"),
  (module) => module.RequestDialog,
);
export const OpenedRequest = lateComponent(
  () => import("./requests/opened-request.tsx"),
  (module) => module.OpenedRequest,
);
export const ChosenDialog = lateComponent(
  () => import("./mine/chosen-dialog.tsx"),
  (module) => module.ChosenDialog,
);
export const BudgetDialog = lateComponent(
  () => import("./mine/budget-dialog.tsx"),
  (module) => module.BudgetDialog,
);

/** What a press on a vendor opens. */
export const vendorParts = [VendorPanel, RequestDialog];
/** What a press on one of the couple's own vendors opens. */
export const chosenParts = [ChosenDialog, BudgetDialog];
/** What a press on a request opens. */
export const requestParts = [OpenedRequest];
