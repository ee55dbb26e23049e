import { type ComponentProps, useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Eye, EyeOff } from "#app/ui/icons.ts";
import { passwordTexts } from "../passwords/texts.ts";

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "suffix">) {
  const [isVisible, setVisible] = useState(false);
  return (
    <div className="relative [&_input]:pr-12">
      <TextField
        {...props}
        type={isVisible ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        aria-pressed={isVisible}
        aria-label={passwordTexts.show}
        onClick={() => setVisible(!isVisible)}
        className="absolute top-6.5 right-0 grid size-control place-items-center rounded-m focus-visible:-outline-offset-3 noscript:hidden"
      >
        <Icon icon={isVisible ? EyeOff : Eye} size={18} />
      </button>
    </div>
  );
}

export function HiddenUsername({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
