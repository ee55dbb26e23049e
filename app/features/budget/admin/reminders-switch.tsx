import { ActionForm } from "#app/client/actions/action-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CalendarClock } from "#app/ui/icons.ts";
import { Switch } from "#app/ui/switch.tsx";
import { budgetActions } from "./actions.ts";
import { exportPaths } from "./budget-query.ts";
import { budgetAdminTexts } from "./texts.ts";

const { reminders: texts } = budgetAdminTexts;

export function RemindersSwitch({ isOn }: { isOn: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-1">
      <ActionForm
        actions={budgetActions}
        intent="set-reminders"
        values={{ remindByMail: isOn ? "" : "on" }}
      >
        <Switch id="minn-oss" checked={isOn} label={texts.label} hint={texts.hint} />
      </ActionForm>
      <a
        href={exportPaths.calendar}
        download
        className="link inline-flex min-h-11 items-center gap-2 text-14 font-medium"
      >
        <Icon icon={CalendarClock} size={18} />
        {texts.calendar}
      </a>
    </div>
  );
}
