import type { LucideIconData } from "lucide-react/types";

// lucide-react exports an icon's drawing beside its component, but declares only the component.
export const __iconData: LucideIconData;
