/** Reports a loss once it has lasted `delayMs`, and a recovery at once. */
export function debouncedConnectionStatus(delayMs: number, onChange: (lost: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const back = () => {
    clearTimeout(timer);
    timer = undefined;
    onChange(false);
  };
  const lost = () => {
    timer ??= setTimeout(() => onChange(true), delayMs);
  };
  return { lost, back, end: () => clearTimeout(timer) };
}
