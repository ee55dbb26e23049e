/**
 * Says that contact is lost once that has lasted `delayMs` ms, and that it is back at once. Being
 * told again that it is lost changes nothing.
 */
export function debouncedConnectionStatus(delayMs: number, onChange: (lost: boolean) => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const back = () => {
    clearTimeout(waiting);
    waiting = undefined;
    onChange(false);
  };
  const lost = () => {
    waiting ??= setTimeout(() => onChange(true), delayMs);
  };
  return { lost, back, end: () => clearTimeout(waiting) };
}
