/** Reports a loss once it has lasted `delayMs`, and a recovery at once. */
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
