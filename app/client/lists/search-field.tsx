import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Icon } from "#app/ui/icon.tsx";

interface SearchFieldProps {
  action: string;
  otherParams: Record<string, string>;
  texts: { search: string; find: string };
  value: string;
  className?: string;
}

export function SearchField({ action, otherParams, texts, value, className }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // Links can change the URL; remounting the field instead would lose the focus.
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return (
    <Form method="get" action={action} role="search" className={`relative flex-1 ${className}`}>
      {Object.entries(otherParams).map(([name, paramValue]) => (
        <input key={name} type="hidden" name={name} value={paramValue} />
      ))}
      <input
        ref={field}
        type="search"
        name="sok"
        aria-label={texts.search}
        placeholder={texts.search}
        defaultValue={value}
        maxLength={100}
        className="h-control w-full rounded-m border border-edge bg-sheet pr-3 pl-11 text-16 focus-visible:-outline-offset-1 lg:text-15 [&::-webkit-search-cancel-button]:cursor-pointer [&::-webkit-search-cancel-button]:grayscale"
      />
      <button
        type="submit"
        aria-label={texts.find}
        className="absolute inset-y-0 left-0 grid w-11 place-items-center rounded-m text-ink-2"
      >
        <Icon icon={Search} size={18} />
      </button>
    </Form>
  );
}
