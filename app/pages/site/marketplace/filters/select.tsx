import { Icon } from "#app/ui/icon.tsx";
import { ChevronDown } from "#app/ui/icons.ts";
import type { Option } from "./filter-view.ts";

interface SelectProps {
  id: string;
  name: string;
  label: string;
  value: string;
  options: Option[];
  form?: string;
  className?: string;
}

/** A labelled list of choices. Its default has the empty value, which stays out of the address. */
export function Select({ id, name, label, value, options, form, className = "" }: SelectProps) {
  return (
    <span className={`relative block min-w-0 ${className}`}>
      <select
        id={id}
        name={name}
        form={form}
        aria-label={label}
        defaultValue={value}
        className="h-control w-full min-w-0 appearance-none rounded-m border border-edge bg-sheet pr-9 pl-3 text-16 text-ellipsis hover:border-ink focus-visible:-outline-offset-1 lg:text-15"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        icon={ChevronDown}
        size={16}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto"
      />
    </span>
  );
}
