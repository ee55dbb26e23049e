import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Printer } from "#app/ui/icons.ts";
import { printTexts } from "./texts.ts";

export function PrintButton() {
  return (
    <Button type="button" onClick={() => window.print()} className="noscript:hidden print:hidden">
      <Icon icon={Printer} size={18} />
      {printTexts.print}
    </Button>
  );
}
